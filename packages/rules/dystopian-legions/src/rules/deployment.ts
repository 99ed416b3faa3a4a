import { distanceSquared, isWithin, overlaps, type Region, type Shape, stepFrom } from '@sandtable/geometry/plane';
import type { AnswerOf } from '../ask.js';
import { areWithin, facingOf, isChain, profileAt, shapeAt, shapeOf } from '../figures.js';
import { formUp } from '../formations.js';
import { areaAt, groundOf } from '../ground.js';
import { CONTACT, EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import {
  type Battle,
  homeOf,
  isAlive,
  membersOf,
  modelAt,
  nameOf,
  type Spot,
  sectionAt,
  sectionName,
  sideOf,
  sideOfSection,
} from '../state.js';
import { type Deployment, otherSide, type Side } from '../terms.js';
import { placesOf, refuseTenant } from './buildings.js';
import { type Berth, goAboard, loading } from './cargo.js';
import { hullOf } from './ironclads.js';
import { no, type Ruling, refuseSpot } from './movement.js';
import { radiusOf } from './movement-cost.js';
import { canTow, gunOf, isTowable } from './towing.js';
import { flankEdge, homeEdge, isInInfiltratorZone, isInZone, zoneOf } from './zones.js';

// Where sections may be set down (4.6), before the battle and when they arrive.

export type DeployAnswer = AnswerOf<'Deploy'> & { readonly type: 'Deploy' };
type Place = DeployAnswer['places'][number];

const SCOUTS = spoken('deploy.scouting');
const INFILTRATES = spoken('deploy.infiltrator');
/** DL-DEP-12, DL-DEP-15. */
const DISTANCE = 12 * INCH;

/** Whether a section may come so (DL-DEP-02, DL-DEP-03). */
export function refuseAllocation(b: Battle, s: number, to: Deployment): Ruling {
  const every = membersOf(b, s).map((i) => profileAt(b, i));
  if (to === 'scouting' && !mayBe(false, SCOUTS, { every }))
    return no('DL-DEP-02', `Not every model of ${sectionName(b, s)} is a Scout.`);
  if (to === 'infiltrator' && !mayBe(false, INFILTRATES, { every }))
    return no('DL-DEP-03', `Not every model of ${sectionName(b, s)} is an Infiltrator.`);
  return null;
}

/** The whole allocation of a side: at most half of each platoon off the table (DL-DEP-04). */
export function refuseAllocations(
  b: Battle,
  side: Side,
  given: AnswerOf<'Allocate'> & { readonly type: 'Allocate' },
): Ruling {
  const seen = new Set<number>();
  const away = new Map<number, number>();
  for (const { section, to } of given.sections) {
    const s = sectionAt(b, section);
    if (s < 0 || sideOfSection(b, s) !== side) return no('DL-DEP-01', `${section} is no section of yours.`);
    if (seen.has(s)) return no('DL-DEP-01', `${section} is allocated twice.`);
    seen.add(s);
    const refusal = refuseAllocation(b, s, to);
    if (refusal) return refusal;
    const { platoon } = b.muster.sections[s]!;
    if (to === 'reserves' || to === 'flanking') away.set(platoon, (away.get(platoon) ?? 0) + 1);
  }
  for (const [platoon, count] of away) {
    const most = Math.floor(b.muster.sections.filter((one) => one.side === side && one.platoon === platoon).length / 2);
    if (count > most)
      return no('DL-DEP-04', `At most ${most} sections of a platoon go to Reserves and Flanking, not ${count}.`);
  }
  const destination = (s: number): Deployment =>
    given.sections.find(({ section }) => section === sectionName(b, s))?.to ?? 'main';
  return refuseEmbarked(b, side, given.embarked ?? []) ?? refuseTowed(b, side, given.towed ?? [], destination);
}

/** DL-DEP-05: it has a transport with room for somebody. */
function refuseEmbarked(b: Battle, side: Side, names: readonly string[]): Ruling {
  for (const name of names) {
    const s = sectionAt(b, name);
    if (s < 0 || sideOfSection(b, s) !== side) return no('DL-DEP-01', `${name} is no section of yours.`);
    if (berthsOf(b, s).length === 0) return no('DL-DEP-05', `${name} has no transport with room for it.`);
  }
  return new Set(names).size < names.length ? no('DL-DEP-05', 'A section is named twice.') : null;
}

/** One gun for each Utility Vehicle, and both to the same step (DL-TOW-01, DL-TOW-10). */
function refuseTowed(
  b: Battle,
  side: Side,
  pairs: readonly { readonly guns: string; readonly by: string }[],
  to: (s: number) => Deployment,
): Ruling {
  const seen = new Set<number>();
  for (const pair of pairs) {
    const [guns, by] = [sectionAt(b, pair.guns), sectionAt(b, pair.by)];
    for (const s of [guns, by]) {
      if (s < 0 || sideOfSection(b, s) !== side) return no('DL-DEP-01', 'A pair is of two sections of yours.');
      if (seen.has(s)) return no('DL-TOW-01', `${sectionName(b, s)} is in two pairs.`);
      seen.add(s);
    }
    if (!isTowable(b, guns)) return no('DL-TOW-01', `${pair.guns} cannot be towed.`);
    const vehicles = membersOf(b, by).filter((i) => canTow(b, i));
    if (vehicles.length < membersOf(b, guns).length)
      return no('DL-TOW-01', `${pair.by} has ${vehicles.length} vehicles that tow, one gun each.`);
    if (to(guns) !== to(by)) return no('DL-TOW-10', `${pair.guns} and ${pair.by} come at the same step.`);
  }
  return null;
}

/** Who of a section starts in which of its transports. */
function berthsOf(b: Battle, s: number): Berth[] {
  const { members, transports } = b.muster.sections[s]!;
  return loading(
    b,
    members.filter((i) => !transports.includes(i)),
    transports,
  );
}

/** The models of a section that get a place of their own: those who start aboard have none (DL-DEP-05, DL-LAT-07). */
export function placedOf(b: Battle, s: number): readonly number[] {
  if (!b.sections[s]!.rides) return membersOf(b, s);
  const inside = berthsOf(b, s).map(({ model }) => model);
  return membersOf(b, s).filter((i) => !inside.includes(i));
}

/** Puts those who start aboard into their transports. */
export function boardAll(b: Battle, s: number): void {
  if (b.sections[s]!.rides) for (const berth of berthsOf(b, s)) goAboard(b, berth);
}

/** The two sections of a pair, by either: its guns and its vehicles, each placed by itself (DL-TOW-02, DL-DEP-19). */
export function pairOf(b: Battle, s: number): { readonly guns: readonly number[]; readonly other: number } | null {
  const own = membersOf(b, s).filter((i) => b.models[i]!.hitched !== null);
  if (own.length > 0) return { guns: own, other: homeOf(b, b.models[own[0]!]!.hitched!) };
  const guns = membersOf(b, s).flatMap((i) => gunOf(b, i) ?? []);
  return guns.length > 0 ? { guns, other: homeOf(b, guns[0]!) } : null;
}

/** The second of a pair is placed in contact with the first, the gun behind the vehicle (DL-TOW-02); arriving, on any side (DL-TOW-10). */
function refusePair(b: Battle, s: number, shapes: ReadonlyMap<number, Shape>): Ruling {
  const pair = pairOf(b, s);
  if (pair === null || b.sections[pair.other]!.where !== 'table') return null;
  const arrives = b.sections[s]!.where === 'reserve';
  for (const gun of pair.guns) {
    const vehicle = b.models[gun]!.hitched!;
    const [piece, hull] = [shapes.get(gun) ?? shapeOf(b, gun), shapes.get(vehicle) ?? shapeOf(b, vehicle)];
    if (!isWithin(piece, hull, CONTACT) || (!arrives && !isBehind(hull, piece)))
      return no('DL-TOW-02', `${nameOf(b, gun)} stands in contact behind ${nameOf(b, vehicle)}.`);
  }
  return null;
}

/** Behind the middle of a hull; its corners run front, rear, rear, front. */
function isBehind({ corners, at }: Shape, piece: Shape): boolean {
  const ahead = { x: corners[0]!.x + corners[3]!.x - 2 * at.x, y: corners[0]!.y + corners[3]!.y - 2 * at.y };
  return (piece.at.x - at.x) * ahead.x + (piece.at.y - at.y) * ahead.y < 0;
}

/** Allocations to choose from: everybody in Main, those who can elsewhere, and some in reserve. */
export function allocateAnswers(b: Battle, side: Side): (AnswerOf<'Allocate'> & { readonly type: 'Allocate' })[] {
  const mine = b.muster.sections.flatMap((one, s) => (one.side === side ? [s] : []));
  const special = mine.flatMap((s) => {
    const to = (['infiltrator', 'scouting'] as const).find((one) => refuseAllocation(b, s, one) === null);
    return to ? [{ section: sectionName(b, s), to }] : [];
  });
  const rest = mine.filter((s) => special.every(({ section }) => section !== sectionName(b, s)));
  const last = rest.length > 2 ? [{ section: sectionName(b, rest.at(-1)!), to: 'flanking' as const }] : [];
  const reserve = rest.length > 2 ? [{ section: sectionName(b, rest.at(-1)!), to: 'reserves' as const }] : [];
  const all = [special, [], [...special, ...last], [...special, ...reserve]];
  const spelled = all.map((sections) => JSON.stringify(sections));
  const plain = all.flatMap((sections, n) =>
    spelled.indexOf(spelled[n]!) === n ? [{ type: 'Allocate' as const, sections }] : [],
  );
  const riders = mine.flatMap((s) => (berthsOf(b, s).length > 0 ? [sectionName(b, s)] : []));
  const towed = pairsFor(b, mine);
  if (riders.length === 0 && towed.length === 0) return plain;
  const driven = {
    ...plain[0]!,
    ...(riders.length > 0 && { embarked: riders }),
    ...(towed.length > 0 && { towed }),
  };
  return [driven, ...plain];
}

/** Each gun section behind the first section that could tow it. */
function pairsFor(b: Battle, mine: readonly number[]): { readonly guns: string; readonly by: string }[] {
  const free = mine.filter((s) => !isTowable(b, s) && refuseAllocation(b, s, 'scouting') !== null);
  const pairs: { guns: string; by: string }[] = [];
  for (const s of mine.filter((one) => isTowable(b, one))) {
    const by = free.find((one) => membersOf(b, one).filter((i) => canTow(b, i)).length >= membersOf(b, s).length);
    if (by === undefined) continue;
    free.splice(free.indexOf(by), 1);
    pairs.push({ guns: sectionName(b, s), by: sectionName(b, by) });
  }
  return pairs;
}

/** The zones a section may be placed in at a step; it stands wholly in one of them. */
function regionsFor(b: Battle, s: number): readonly Region[] {
  const zone = zoneOf(b, sideOfSection(b, s));
  if (b.sections[s]!.deployment === 'scouting') return [zone.scouting];
  return zone.advanced.length > 0 ? [zone.main, zone.advanced] : [zone.main];
}

/** Whether one model may be set down somewhere at this step. */
function refusePlace(b: Battle, s: number, i: number, shape: Shape, mates: readonly number[]): Ruling {
  const { deployment, where } = b.sections[s]!;
  const spot = refuseSpot(b, i, shape, { near: [], absent: mates });
  if (spot) return where === 'reserve' && spot.rule === 'DL-MOV-05' ? { ...spot, rule: 'DL-LAT-06' } : spot;
  if (where === 'reserve')
    return touchesEdge(b, s, i, shape) ? null : no('DL-LAT-04', `${nameOf(b, i)} must touch its edge.`);
  if (deployment === 'infiltrator') {
    if (!isInInfiltratorZone(b, sideOf(b, i), shape))
      return no('DL-DEP-14', `${nameOf(b, i)} would stand in the enemy's zone.`);
    return isNearEnemy(b, i, shape) ? no('DL-DEP-15', `${nameOf(b, i)} would stand within 12" of an enemy.`) : null;
  }
  if (!regionsFor(b, s).some((region) => isInZone(region, shape)))
    return no(
      deployment === 'scouting' ? 'DL-DEP-11' : 'DL-DEP-07',
      `${nameOf(b, i)} would not stand wholly in its zone.`,
    );
  if (deployment === 'scouting' && isNearEnemy(b, i, shape))
    return no('DL-DEP-12', `${nameOf(b, i)} would stand within 12" of an enemy.`);
  return null;
}

function isNearEnemy(b: Battle, i: number, shape: Shape): boolean {
  return b.models.some(
    (m, j) => isAlive(m) && sideOf(b, j) !== sideOf(b, i) && areWithin(shape, shapeOf(b, j), DISTANCE),
  );
}

/** The edge a section in Strategic Forces arrives on (DL-LAT-03). */
export function edgeOf(b: Battle, s: number): readonly Shape[] {
  const side = sideOfSection(b, s);
  return b.sections[s]!.deployment === 'flanking' ? flankEdge(b, side) : homeEdge(b, side);
}

/** DL-LAT-04, DL-LAT-05. */
function touchesEdge(b: Battle, s: number, i: number, shape: Shape): boolean {
  const edges = edgeOf(b, s);
  if (!profileAt(b, i).ironclad) return edges.some((edge) => isWithin(shape, edge, CONTACT));
  // the rear corners are those behind the centre: with the facing, the farther from the front
  return edges.some((edge) => rearTouches(b, shape, edge));
}

/** A hull whose rear touches an edge and which looks inward by 45 degrees at most (DL-LAT-05, DL-EX-60). */
export function rearTouches(b: Battle, shape: Shape, edge: Shape): boolean {
  const { corners, at } = shape;
  // corners run front, rear, rear, front as `standing` lays them
  const facing = { x: corners[0]!.x + corners[3]!.x - 2 * at.x, y: corners[0]!.y + corners[3]!.y - 2 * at.y };
  const inward = inwardOf(b, edge);
  const along = facing.x * inward.x + facing.y * inward.y;
  const square = (facing.x * facing.x + facing.y * facing.y) * (inward.x * inward.x + inward.y * inward.y);
  if (along <= 0 || 2 * along * along < square * (1 - 1e-9)) return false;
  const spot = (p: Spot): Shape => ({
    kind: 'point',
    corners: [p],
    radius: 0,
    at: p,
    left: p.x,
    right: p.x,
    top: p.y,
    bottom: p.y,
  });
  return [corners[1]!, corners[2]!].some((corner) => isWithin(spot(corner), edge, CONTACT));
}

/** Square to an edge, towards the table. */
export function inwardOf(b: Battle, { corners: [p, q] }: Shape): Spot {
  const { length, width } = groundOf(b);
  const normal = { x: -(q!.y - p!.y), y: q!.x - p!.x };
  const towards = (length / 2 - p!.x) * normal.x + (width / 2 - p!.y) * normal.y;
  return towards >= 0 ? normal : { x: 0 - normal.x, y: 0 - normal.y };
}

/** Whether a section may be set down so (DL-DEP-07 to DL-DEP-17, DL-LAT-04 to DL-LAT-06). */
export function refuseDeploy(b: Battle, side: Side, answer: DeployAnswer): Ruling {
  const s = sectionAt(b, answer.section);
  if (s < 0 || !waiting(b, side).includes(s)) return no('DL-DEP-06', `${answer.section} is not to be placed now.`);
  if (b.match.config.heavyIroncladsFirst && !hasHeavy(b, s) && waiting(b, side).some((other) => hasHeavy(b, other)))
    return no('DL-DEP-08', 'Sections with a heavy ironclad are placed first.');
  const split = (advanced: boolean): Ruling => refuseSplit(b, side, s, advanced);
  const house = answer.house === undefined ? null : areaAt(b, answer.house);
  if (house !== null) {
    const refusal = refuseHouse(b, s, answer.house!, house);
    if (refusal) return refusal;
  }
  const members = house !== null ? b.muster.sections[s]!.transports : placedOf(b, s);
  const models = answer.places.map(({ model }) => modelAt(b, model));
  if (models.length !== members.length || !members.every((i) => models.includes(i)))
    return no('DL-DEP-09', `Every model of ${answer.section} is placed, and nobody else.`);
  const shapes = answer.places.map(({ at, facing }, n) =>
    shapeAt(b, models[n]!, at, facing ?? facingOf(b.models[models[n]!]!)),
  );
  for (const [n, i] of models.entries()) {
    if (profileAt(b, i).ironclad && answer.places[n]!.facing === undefined)
      return no('DL-DEP-17', `${nameOf(b, i)} needs a facing.`);
    const refusal = refusePlace(b, s, i, shapes[n]!, members);
    if (refusal) return refusal;
    for (let k = 0; k < n; k++)
      if (overlaps(shapes[n]!, shapes[k]!, EPS))
        return no('DL-DEP-09', `${nameOf(b, i)} and ${nameOf(b, models[k]!)} would stand on each other.`);
  }
  const roof = house === null ? [] : [groundOf(b).areas[house]!.shape];
  const linked = house === null ? models : [...models, membersOf(b, s)[0]!]; // a transport waits beside the house (DL-BLD-11)
  if (!isChain(b, linked, [...shapes, ...roof], 0))
    return no('DL-DEP-09', `${answer.section} would not hang together.`);
  const paired = refusePair(b, s, new Map(models.map((i, n) => [i, shapes[n]!])));
  if (paired && pairPlacements(b, s).length > 0) return paired;
  if (b.sections[s]!.where === 'reserve' || b.sections[s]!.deployment !== 'main') return null;
  const { advanced } = zoneOf(b, side);
  const forward = advanced.length > 0 && shapes.every((shape) => isInZone(advanced, shape));
  const { main } = zoneOf(b, side);
  if (advanced.length > 0 && !forward && !shapes.every((shape) => isInZone(main, shape)))
    return no('DL-MAP-07', `${answer.section} stands wholly in one of the two zones.`);
  return split(forward);
}

function hasHeavy(b: Battle, s: number): boolean {
  return membersOf(b, s).some((i) => profileAt(b, i).type === 'ironcladHeavy');
}

function refuseHouse(b: Battle, s: number, id: string, house: number): Ruling {
  const tenant = house < 0 ? no('DL-BLD-01', `${id} is no building.`) : refuseTenant(b, s, house);
  if (tenant) return tenant;
  if (b.sections[s]!.rides) return no('DL-BLD-12', 'Who starts in a transport is in no building.');
  if (b.sections[s]!.where === 'reserve') return no('DL-LAT-04', 'Who arrives touches the edge.');
  const { shape } = groundOf(b).areas[house]!;
  const inside =
    b.sections[s]!.deployment === 'infiltrator'
      ? isInInfiltratorZone(b, sideOfSection(b, s), shape)
      : regionsFor(b, s)[0]!.length > 0 && isInZone(regionsFor(b, s)[0]!, shape);
  return inside && placesOf(b, s) > 0 ? null : no('DL-DEP-09', `${id} does not lie wholly in the zone.`);
}

/** A third in each of the two zones of a Surprise Attack, at least (DL-MAP-07). */
function refuseSplit(b: Battle, side: Side, s: number, forward: boolean): Ruling {
  if (zoneOf(b, side).advanced.length === 0 || b.sections[s]!.deployment !== 'main') return null;
  const mine = b.sections.flatMap((one, k) => (one.deployment === 'main' && sideOfSection(b, k) === side ? [k] : []));
  if (mine.length === 1) return forward ? no('DL-MAP-07', 'A single section stands in the Main zone.') : null;
  const third = Math.ceil(mine.length / 3);
  const placed = mine.filter((k) => b.sections[k]!.where === 'table');
  const ahead = placed.filter((k) => b.setup.advanced.includes(k)).length + (forward ? 1 : 0);
  const behind = placed.length + 1 - ahead;
  const left = mine.length - placed.length - 1;
  if (Math.max(0, third - ahead) + Math.max(0, third - behind) > left)
    return no('DL-MAP-07', `At least ${third} sections stand in each of the two zones.`);
  return null;
}

/** Sections of a side that are to be placed at the present step. */
export function waiting(b: Battle, side: Side): number[] {
  return b.sections.flatMap((section, s) => {
    if (sideOfSection(b, s) !== side) return [];
    if (b.phase === 'arrivals') return section.where === 'reserve' && section.arrives! <= b.turn ? [s] : [];
    return section.where === 'box' && section.deployment === b.setup.step ? [s] : [];
  });
}

/** How many anchors of a zone are tried for each section, and how many of them are offered. */
const ANCHORS = 7;
const OFFERED = 3;
const SECTIONS = 4;

/** Good places: each waiting section in formation at several places of its zone, behind cover where there is some. */
export function deployAnswers(b: Battle, side: Side): DeployAnswer[] {
  return waiting(b, side)
    .slice(0, SECTIONS)
    .flatMap((s) => placements(b, s).slice(0, OFFERED));
}

function placements(b: Battle, s: number): DeployAnswer[] {
  const side = sideOfSection(b, s);
  const section = sectionName(b, s);
  const members = placedOf(b, s);
  const facing = facingFor(b, s);
  const pair = pairPlacements(b, s).slice(0, OFFERED);
  if (pair.length > 0) return pair;
  const found: DeployAnswer[] = [];
  const keep = (places: ReturnType<typeof formUp>): void => {
    if (places === null) return;
    const answer: DeployAnswer = {
      type: 'Deploy',
      section,
      places: places.map(({ model, at }) => ({
        model: nameOf(b, model),
        at,
        ...(profileAt(b, model).ironclad && { facing }),
      })),
    };
    if (refuseDeploy(b, side, answer) === null) found.push(answer);
  };
  const isLegal = (i: number, shape: Shape): boolean => refusePlace(b, s, i, shape, members) === null;
  for (const anchor of anchorsFor(b, s)) {
    keep(
      b.sections[s]!.where === 'reserve'
        ? alongEdge(b, s, anchor, isLegal)
        : formUp(b, members, anchor, isLegal, facing),
    );
    if (found.length >= OFFERED) break;
  }
  return found.length > 0 ? found : searched(b, s, isLegal, facing, keep, found);
}

/** The second of a pair set down beside the first (DL-TOW-02). */
function pairPlacements(b: Battle, s: number): DeployAnswer[] {
  const pair = pairOf(b, s);
  if (pair === null || b.sections[pair.other]!.where !== 'table') return [];
  const facing = facingFor(b, s);
  const mine = placedOf(b, s);
  const guns = pair.guns.filter((gun) => mine.includes(gun));
  const ways = [6, 5, 7, 4, 8].map((turn): Place[] | null => {
    const places: Place[] = [];
    for (const i of mine) {
      const gun = guns.includes(i) ? i : gunOf(b, i);
      if (gun === null) return null;
      const own = guns.includes(i);
      const [anchor, hull] = own ? [b.models[b.models[i]!.hitched!]!, b.models[i]!.hitched!] : [b.models[gun]!, i];
      const ahead = own ? facingOf(anchor) : facing;
      const apart = hullOf(b, hull).length / 2 + radiusOf(b, gun);
      // straight behind the vehicle or before the gun, or a little to the side
      const at = stepFrom(anchor, own ? { x: 0 - ahead.x, y: 0 - ahead.y } : ahead, turn - 6, apart);
      places.push({ model: nameOf(b, i), at: { x: at.x, y: at.y }, ...(profileAt(b, i).ironclad && { facing }) });
    }
    return places;
  });
  return ways.flatMap((places): DeployAnswer[] => {
    if (places === null || places.length < mine.length) return [];
    const answer: DeployAnswer = { type: 'Deploy', section: sectionName(b, s), places };
    const shapes = new Map(
      places.map(({ model, at, facing: to }): [number, Shape] => {
        const i = modelAt(b, model);
        return [i, shapeAt(b, i, at, to ?? facingOf(b.models[i]!))];
      }),
    );
    const isFree = [...shapes].every(([i, shape]) => refusePlace(b, s, i, shape, mine) === null);
    const isOne = isChain(b, [...shapes.keys()], [...shapes.values()], 0);
    return isFree && isOne && refusePair(b, s, shapes) === null ? [answer] : [];
  });
}

/** Hulls look at the enemy; who arrives looks inward. */
function facingFor(b: Battle, s: number): Spot {
  const side = sideOfSection(b, s);
  if (b.sections[s]!.where === 'reserve') return inwardOf(b, edgeOf(b, s)[0]!);
  const [mine] = zoneOf(b, side).main;
  const [theirs] = zoneOf(b, otherSide(side)).main;
  const way = {
    x: theirs!.left + theirs!.right - mine!.left - mine!.right,
    y: theirs!.top + theirs!.bottom - mine!.top - mine!.bottom,
  };
  return way.x === 0 && way.y === 0 ? { x: 0, y: 1 } : way;
}

/** Places across the zone, different ones for each section. */
function anchorsFor(b: Battle, s: number): Spot[] {
  const { where, deployment } = b.sections[s]!;
  if (where === 'reserve') return edgeOf(b, s).flatMap((edge) => spread(edge.corners[0]!, edge.corners[1]!, s));
  const { length, width } = groundOf(b);
  if (deployment === 'infiltrator') {
    const [home] = homeEdge(b, sideOfSection(b, s));
    const away = inwardOf(b, home!);
    const middle = { x: Math.round(length / 2), y: Math.round(width / 2) };
    const across =
      away.x === 0
        ? spread({ x: 0, y: middle.y }, { x: length, y: middle.y }, s)
        : spread({ x: middle.x, y: 0 }, { x: middle.x, y: width }, s);
    return across;
  }
  return regionsFor(b, s).flatMap((region) =>
    region.flatMap(({ left, right, top, bottom }) => {
      const wide = right - left >= bottom - top;
      return [0.65, 0.35].flatMap((depth) =>
        wide
          ? spread(
              { x: left, y: Math.round(top + (bottom - top) * depth) },
              { x: right, y: Math.round(top + (bottom - top) * depth) },
              s,
            )
          : spread(
              { x: Math.round(left + (right - left) * depth), y: top },
              { x: Math.round(left + (right - left) * depth), y: bottom },
              s,
            ),
      );
    }),
  );
}

function spread(p: Spot, q: Spot, first: number): Spot[] {
  return Array.from({ length: ANCHORS }, (_, n) => {
    const share = (((first * 3 + n * 2) % ANCHORS) + 0.5) / ANCHORS;
    return { x: Math.round(p.x + (q.x - p.x) * share), y: Math.round(p.y + (q.y - p.y) * share) };
  });
}

/** A section in a row along its edge, from an anchor on. */
function alongEdge(
  b: Battle,
  s: number,
  anchor: Spot,
  isLegal: (i: number, shape: Shape) => boolean,
): ReturnType<typeof formUp> {
  const edge = edgeOf(b, s).reduce((best, one) => (far(one, anchor) < far(best, anchor) ? one : best));
  const [p, q] = [edge.corners[0]!, edge.corners[1]!];
  const inward = inwardOf(b, edge);
  const long = Math.sqrt(distanceSquared(p, q));
  const [ux, uy] = [(q.x - p.x) / long, (q.y - p.y) / long];
  const deep = Math.sqrt(inward.x * inward.x + inward.y * inward.y);
  let way = Math.sqrt(distanceSquared(p, anchor));
  const placed: { model: number; at: Spot }[] = [];
  for (const i of placedOf(b, s)) {
    const { base } = profileAt(b, i);
    const half = base.kind === 'round' ? base.radius : base.width / 2;
    const depth = base.kind === 'round' ? base.radius : base.length / 2;
    way += half;
    const at = {
      x: Math.round(p.x + ux * way + (inward.x * depth) / deep),
      y: Math.round(p.y + uy * way + (inward.y * depth) / deep),
    };
    way += half + INCH / 10;
    const shape = shapeAt(b, i, at, inward);
    if (!isLegal(i, shape)) return null;
    placed.push({ model: i, at });
  }
  return placed;
}

function far(edge: Shape, at: Spot): number {
  const [p, q] = edge.corners;
  return distanceSquared({ x: (p!.x + q!.x) / 2, y: (p!.y + q!.y) / 2 }, at);
}

/** The search of DL-GEO-37, where nothing better was found: the first legal place of a grid for each model, linked to the others. */
function searched(
  b: Battle,
  s: number,
  isLegal: (i: number, shape: Shape) => boolean,
  facing: Spot,
  keep: (places: ReturnType<typeof formUp>) => void,
  found: DeployAnswer[],
): DeployAnswer[] {
  const step = b.sections[s]!.where === 'reserve' ? INCH / 4 : INCH / 2;
  const [first] = placedOf(b, s);
  const { left, right, bottom, top } = boundsOf(b, s);
  for (let y = bottom; y <= top && found.length === 0; y += step)
    for (let x = left; x <= right && found.length === 0; x += step) {
      const shape = shapeAt(b, first!, { x, y }, facing);
      if (isLegal(first!, shape)) keep(formUp(b, placedOf(b, s), { x, y }, isLegal, facing));
    }
  return found;
}

/** What the search runs over: the zones, the strip along an edge, or all of the table. */
function boundsOf(b: Battle, s: number): { left: number; right: number; bottom: number; top: number } {
  const { length, width } = groundOf(b);
  const { where, deployment } = b.sections[s]!;
  if (where === 'reserve' || deployment === 'infiltrator') return { left: 0, right: length, bottom: 0, top: width };
  const zones = regionsFor(b, s).flat();
  return {
    left: Math.min(...zones.map((zone) => zone.left)),
    right: Math.max(...zones.map((zone) => zone.right)),
    bottom: Math.min(...zones.map((zone) => zone.top)), // a shape's top is its least y
    top: Math.max(...zones.map((zone) => zone.bottom)),
  };
}
