import { isNearerThan, leastGap, overlaps, type Shape } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import { poolOf } from '../dice.js';
import type { BattleTable } from '../events.js';
import { areWithin, profileAt, shapeAt, shapeOf, standingOf } from '../figures.js';
import { groundOf, isOnTable, mineShape } from '../ground.js';
import { EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { WeaponProfile } from '../profile.js';
import { type Battle, homeOf, type Mine, modelAt, nameOf, type Spot, sectionName, type Tripped } from '../state.js';
import { otherSide, SIDES, type Side } from '../terms.js';
import { put, tell } from './agreement.js';
import { facesAround } from './arcs.js';
import { marker } from './end-phase.js';
import { happening, wound } from './happening.js';
import { hullLost, hullSaves } from './iad.js';
import { no, type Ruling, type Step } from './movement.js';
import { aftermath, byDistanceFrom, casualties, facesOf, toldDice } from './rad.js';
import { brought, rollPool, successesOf } from './rolling.js';
import { radTargets } from './shooting.js';
import { zoneOf } from './zones.js';

// Mines and booby traps (4.28): laid, tripped by who comes near, made safe.

const SETS_OFF = spoken('path.setsOffMines');
const REACH = INCH; // DL-MIN-02
const SAFE_REACH = 2 * INCH; // DL-ORD-14
const SPACING = 6 * INCH; // DL-MIN-06
const PER_SIDE = 3;
const GRID = INCH / 2; // DL-GEO-80

/** What goes off: nobody's weapon, at T = 4 (DL-MIN-60). */
function charge(id: string, name: string, rad: number, iad: number): WeaponProfile {
  const box = (count: number) => (count > 0 ? { colour: 'B' as const, count } : null);
  const mars = { suppression: [{ n: 1 }] };
  return { id, name, er: 0, lr: 0, rad: [box(rad), null], iad: [box(iad), null], arc: '360', mars };
}
const MINE = charge('mine', 'A mine', 4, 5);
const TRAP = charge('boobyTrap', 'A booby trap', 5, 0);

/** Notes what a model's way trips; it goes off when the whole move is over (DL-MIN-02, DL-MIN-04). */
export function trip(b: Battle, i: number, from: Spot, path: readonly Spot[], fly: boolean): void {
  const { areas } = groundOf(b);
  const trapped = areas.some(({ trapped }, k) => trapped && !b.sprung.includes(k));
  if (path.length === 0 || (b.mines.length === 0 && !trapped)) return;
  const of = profileAt(b, i);
  if (!mayBe(true, SETS_OFF, { of })) return;
  const end = path.at(-1)!;
  const way = fly ? [end] : [from, ...path]; // in the air it trips nothing; where it lands it does
  const start = shapeAt(b, i, fly ? end : from);
  const met: Tripped[] = [];
  for (const mine of b.mines)
    if (leastGap(start, way, mineShape(mine)) <= REACH + EPS) met.push({ mine: mine.id, model: i });
  areas.forEach(({ trapped, shape, id }, k) => {
    if (trapped && !b.sprung.includes(k) && leastGap(start, way, shape) < EPS) met.push({ mine: id, model: i });
  });
  if (met.length > 0) b.tripped = [...b.tripped, ...met];
}

/** The same for a house that is entered. */
export function tripHouse(b: Battle, i: number, house: number): void {
  const { trapped, id } = groundOf(b).areas[house]!;
  if (trapped && !b.sprung.includes(house)) b.tripped = [...b.tripped, { mine: id, model: i }];
}

export function tripSteps(b: Battle, steps: readonly Step[]): void {
  for (const { model, path, fly = false } of steps) {
    const i = modelAt(b, model);
    const m = b.models[i]!;
    const from = m.where === 'table' ? { x: m.x, y: m.y } : (path[0] ?? m);
    trip(b, i, from, path, fly);
  }
}

/** Everything that was tripped goes off, one after the other, each an event of its own (DL-RUL-15). */
export function* setOffMines(t: BattleTable): Play<void> {
  const b = t.state;
  const { tripped } = b;
  if (tripped.length === 0) return;
  b.tripped = [];
  for (const id of new Set(tripped.map(({ mine }) => mine))) {
    const models = tripped.filter(({ mine }) => mine === id).map(({ model }) => model);
    const here = models.filter((i) => b.models[i]!.where !== 'gone' && b.models[i]!.where !== 'wreck');
    const mine = b.mines.find((one) => one.id === id);
    if (mine) b.mines = b.mines.filter((one) => one !== mine);
    else b.sprung = [...b.sprung, groundOf(b).areas.findIndex((piece) => piece.id === id)];
    tell(t, {
      type: 'mineWent',
      rule: mine ? 'DL-MIN-02' : 'DL-MIN-04',
      mine: id,
      by: models.map((i) => nameOf(b, i)),
    });
    const [first] = here;
    if (first === undefined || b.result !== null) continue;
    const centre = mine ? mineShape(mine) : shapeOf(b, first);
    const man = here.find((i) => !profileAt(b, i).ironclad);
    if (man !== undefined) yield* blowUp(t, homeOf(b, man), mine ? MINE : TRAP, centre);
    else if (mine) yield* blowUpHull(t, first, mine);
  }
}

/** RAD against the section, nearest first, without cover (DL-MIN-03, DL-MIN-04). */
function* blowUp(t: BattleTable, s: number, weapon: WeaponProfile, centre: Shape): Play<void> {
  const b = t.state;
  const aimed = radTargets(b, s);
  const pool = brought(poolOf('B', weapon.rad[0]!.count), '', weapon.id, 4);
  const dice = yield* rollPool(t, pool, 'DL-MIN-03', null);
  const successes = successesOf(dice);
  const told = { dice: facesOf(dice), pool: toldDice(dice), successes, target: sectionName(b, s) };
  tell(t, { type: 'radRolled', rule: 'DL-MIN-03', ...told });
  const h = happening(b);
  yield* casualties(t, h, byDistanceFrom(b, centre, aimed), successes, { firers: [], weapons: [weapon], bare: true });
  yield* aftermath(t, h, s);
}

/** IAD against the weaker of the two faces that look at the mine (DL-MIN-03). */
function* blowUpHull(t: BattleTable, j: number, mine: Mine): Play<void> {
  const b = t.state;
  const dice = yield* rollPool(t, brought(poolOf('B', MINE.iad[0]!.count), '', MINE.id, 4), 'DL-MIN-03', null);
  const successes = successesOf(dice);
  const { face, av } = facesAround(b, j, mine);
  const target = nameOf(b, j);
  const told = { dice: facesOf(dice), pool: toldDice(dice), successes, target, face, av };
  tell(t, { type: 'iadRolled', rule: 'DL-MIN-03', ...told });
  const saved = yield* hullSaves(t, j, { firers: [], weapons: [MINE], bare: true });
  const rest = Math.max(0, successes - saved);
  const lost = hullLost(rest, av, profileAt(b, j).cr);
  const h = happening(b);
  wound(t, h, j, lost, [], 'DL-IAD-06');
  tell(t, { type: 'iadResolved', rule: 'DL-MIN-03', target, rest, av, lost });
  yield* aftermath(t, h, homeOf(b, j));
}

// --- Made safe -----------------------------------------------------------------------------------------------------------

/** Mines and trapped ground within reach of a section on foot (DL-ORD-14, DL-MIN-05). */
export function disarmable(b: Battle, s: number): string[] {
  const men = standingOf(b, s).filter((i) => !profileAt(b, i).ironclad);
  const isNear = (shape: Shape): boolean => men.some((i) => areWithin(shapeOf(b, i), shape, SAFE_REACH));
  const mines = b.mines.filter((mine) => isNear(mineShape(mine))).map(({ id }) => id);
  const traps = groundOf(b).areas.flatMap(({ trapped, shape, id }, k) =>
    trapped && !b.sprung.includes(k) && isNear(shape) ? [id] : [],
  );
  return [...mines, ...traps];
}

export function makeSafe(t: BattleTable, id: string): void {
  const b = t.state;
  const house = groundOf(b).areas.findIndex((piece) => piece.id === id && piece.trapped);
  if (house >= 0) b.sprung = [...b.sprung, house];
  else b.mines = b.mines.filter((mine) => mine.id !== id);
  tell(t, { type: 'madeSafe', rule: 'DL-ORD-14', mine: id });
}

// --- Laid ----------------------------------------------------------------------------------------------------------------

/** DL-MIN-06. */
export function refuseMine(b: Battle, at: Spot): Ruling {
  const shape = mineShape(at);
  if (!isOnTable(b, shape)) return no('DL-MIN-06', 'A mine lies on the table.');
  for (const side of SIDES) {
    const { main, advanced } = zoneOf(b, side);
    if ([...main, ...advanced].some((zone) => overlaps(shape, zone, EPS)))
      return no('DL-MIN-06', 'No mine lies in a Main or Advanced zone.');
  }
  const near = (other: Shape): boolean => isNearerThan(shape, other, SPACING - EPS);
  if (b.models.some((m, i) => m.where === 'table' && near(shapeOf(b, i))))
    return no('DL-MIN-06', 'A mine lies at least 6" from every model.');
  if (b.objectives.some((one) => near(marker(one)))) return no('DL-MIN-06', 'A mine lies at least 6" from objectives.');
  return b.mines.some((mine) => near(mineShape(mine)))
    ? no('DL-MIN-06', 'A mine lies at least 6" from every other.')
    : null;
}

/** The first legal place of the grid, south to north and west to east (DL-GEO-80). */
function firstPlace(b: Battle): Spot | null {
  const { length, width } = groundOf(b);
  for (let y = 0; y <= width; y += GRID)
    for (let x = 0; x <= length; x += GRID) if (refuseMine(b, { x, y }) === null) return { x, y };
  return null;
}

/** How far apart places are offered. */
const OFFERED = 6 * INCH;

export function mineAnswers(b: Battle): Extract<AnswerOf<'PlaceMine'>, { type: 'PlaceMine' }>[] {
  const { length, width } = groundOf(b);
  const found: Spot[] = [];
  for (let x = OFFERED / 2; x < length; x += OFFERED)
    for (let y = OFFERED / 2; y < width; y += OFFERED) if (refuseMine(b, { x, y }) === null) found.push({ x, y });
  const first = found.length > 0 ? null : firstPlace(b);
  return [...found, ...(first ? [first] : [])].map((at) => ({ type: 'PlaceMine', at }));
}

/** Sides alternate, Tactical Advantage first; one without a legal place stops (S14, DL-MIN-06). */
export function* layMines(t: BattleTable): Play<void> {
  const b = t.state;
  let side: Side = otherSide(b.setup.advantage!);
  const laid = (of: Side): number => b.mines.filter((mine) => mine.side === of).length;
  while (b.result === null && firstPlace(b) !== null) {
    if (laid(side) >= PER_SIDE) side = otherSide(side);
    if (laid(side) >= PER_SIDE) return;
    const by = side;
    const { at } = yield* put(t, ask('PlaceMine', by), () => mineAnswers(b)[0]!);
    b.mines = [...b.mines, { id: `mine${b.mines.length + 1}`, x: at.x, y: at.y, side: by }];
    tell(t, { type: 'minePlaced', rule: 'DL-MIN-06', side: by, at });
    side = otherSide(by);
  }
}
