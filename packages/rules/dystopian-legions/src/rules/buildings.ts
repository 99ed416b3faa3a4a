import { total } from '@sandtable/craft';
import { distanceSquared, gap, isWithin, nearestPoint } from '@sandtable/geometry/plane';
import { isEmbarked, menOf, profileAt, shapeAt, shapeOf } from '../figures.js';
import { groundOf } from '../ground.js';
import { CONTACT } from '../inches.js';
import { spoken } from '../mars/mars.js';
import { type Battle, type Doing, homeOf, nameOf, type Spot, sectionName } from '../state.js';
import { ridersOf } from './cargo.js';
import { offsetOutline } from './charge-benchmark.js';
import { refuseDisembark } from './disembarking.js';
import { after, apartAfter } from './following.js';
import { flies, no, type Ruling, refuseEnds, refuseNames, refuseWay, type Step } from './movement.js';
import { obstaclesFor, radiusOf, wayTo } from './movement-cost.js';

// Buildings (DL-BLD): one section in each, in and out as a whole.

const PLACES = spoken('cargo.places');

export function holderOf(b: Battle, house: number): number | null {
  const s = b.sections.findIndex((section) => section.where === 'table' && section.house === house);
  return s < 0 ? null : s;
}

/** Who of a section would be inside: of one that is still to be placed everybody but its transports (DL-DEP-09). */
function tenantsOf(b: Battle, s: number): readonly number[] {
  if (b.sections[s]!.where === 'table') return menOf(b, s);
  const { members, transports } = b.muster.sections[s]!;
  return members.filter((i) => !transports.includes(i));
}

/** Places a section takes up (DL-BLD-04, DL-MAR-60). */
export function placesOf(b: Battle, s: number): number {
  return tenantsOf(b, s).reduce((sum, i) => {
    const of = profileAt(b, i);
    if (of.mars.nonCombatant) return sum;
    return sum + total(of.type === 'heavyInfantry' ? 2 : 1, PLACES, { of });
  }, 0);
}

/** Whether a section may be in a building at all (DL-BLD-01, DL-BLD-04). */
export function refuseTenant(b: Battle, s: number, house: number): Ruling {
  const piece = groundOf(b).areas[house];
  if (!piece?.building) return no('DL-BLD-01', 'That is no building.');
  const holder = holderOf(b, house);
  if (holder !== null && holder !== s) return no('DL-BLD-01', `${piece.id} is held by ${sectionName(b, holder)}.`);
  const kinds = tenantsOf(b, s).map((i) => profileAt(b, i));
  if (ridersOf(b, s).length > 0) return no('DL-TRN-35', `Some of ${sectionName(b, s)} are still aboard.`);
  if (kinds.some(({ type, mars }) => type === 'cavalry' || type.startsWith('ironclad') || mars.towable))
    return no('DL-BLD-04', `${sectionName(b, s)} cannot go into a building.`);
  if (placesOf(b, s) > piece.capacity)
    return no('DL-BLD-04', `${piece.id} holds ${piece.capacity}, and ${sectionName(b, s)} counts ${placesOf(b, s)}.`);
  return null;
}

/** Whether every model reaches the outline (DL-BLD-05, DL-BLD-06). */
export function refuseEnter(b: Battle, { section: s, action }: Doing, house: number): Ruling {
  const tenant = refuseTenant(b, s, house);
  if (tenant) return tenant;
  const { shape, id } = groundOf(b).areas[house]!;
  for (const i of menOf(b, s)) {
    const { mv } = profileAt(b, i);
    const most = action === 'enterDouble' ? 2 * mv : mv;
    if (b.models[i]!.where !== 'table') return no('DL-BLD-12', `${nameOf(b, i)} is not on foot.`);
    if (!reachesOutline(b, i, house, most))
      return no('DL-BLD-05', `${nameOf(b, i)} does not reach ${id}, ${gapText(b, i, shape)}.`);
  }
  return apartAfter(inside(b, s, house), s, action!) === 0
    ? null
    : no('DL-BLD-11', `The transport of ${sectionName(b, s)} cannot wait at ${id}.`);
}

function gapText(b: Battle, i: number, shape: Parameters<typeof gap>[1]): string {
  return `${(gap(shapeAt(b, i, b.models[i]!), shape) / 10_000).toFixed(1)}" away`;
}

/** How many places along an outline are tried. */
const TRIED = 12;

function reachesOutline(b: Battle, i: number, house: number, most: number): boolean {
  const m = b.models[i]!;
  const { shape } = groundOf(b).areas[house]!;
  const apart = gap(shapeAt(b, i, m), shape);
  if (apart > most) return false;
  if (apart <= CONTACT || flies(b, i)) return true;
  const obstacles = obstaclesFor(b, i, menOf(b, homeOf(b, i))).filter((one) => one.shape !== shape);
  const foot = nearestPoint(shape, m);
  const share = apart / Math.sqrt(Math.max(1, distanceSquared(m, foot)));
  const straight = { x: Math.round(m.x + (foot.x - m.x) * share), y: Math.round(m.y + (foot.y - m.y) * share) };
  const spots = offsetOutline(shape, radiusOf(b, i))
    .sort((p, q) => distanceSquared(p, m) - distanceSquared(q, m))
    .slice(0, TRIED);
  return [straight, ...spots].some((at) => wayTo(b, i, m, at, most, obstacles) !== null);
}

/** Houses a section could go into with an action. */
export function housesFor(b: Battle, doing: Doing): number[] {
  return groundOf(b).houses.filter((house) => holderOf(b, house) === null && refuseEnter(b, doing, house) === null);
}

export function goIn(b: Battle, s: number, house: number): void {
  b.sections[s]!.house = house;
  for (const i of menOf(b, s)) b.models[i]!.where = 'house';
}

/** Coming out (DL-BLD-07): each from any point of the outline, as far as its allowance. */
export function refuseExit(b: Battle, s: number, steps: readonly Step[], allowance: (i: number) => number): Ruling {
  if (isEmbarked(b, s)) return refuseDisembark(b, s, { type: 'Disembark', steps: steps as never }); // after a failed sally
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const men = menOf(b, s);
  const { shape } = groundOf(b).areas[b.sections[s]!.house!]!;
  if (steps.length !== men.length) return no('DL-BLD-12', 'A section leaves a building as a whole.');
  const movers = steps.map(({ model }) => men.find((i) => nameOf(b, i) === model)!);
  if (movers.some((i) => i === undefined)) return no('DL-BLD-12', 'Only who is inside leaves a building.');
  for (const [n, i] of movers.entries()) {
    const [start] = steps[n]!.path;
    if (!start || !isWithin(shapeAt(b, i, start), shape, CONTACT))
      return no('DL-BLD-07', `${nameOf(b, i)} sets out in contact with the outline of the building.`);
    const way = refuseWay(b, i, steps[n]!, start, allowance(i));
    if (way) return way;
  }
  const ends = refuseEnds(b, s, steps, movers, []);
  if (ends) return ends;
  return apartAfter(outside(b, s, steps), s, 'exit') === 0
    ? null
    : no('DL-COH-04', `${sectionName(b, s)} would not hang together outside.`);
}

/** The battle with a section out of its house. */
export function outside(b: Battle, s: number, steps: readonly Step[]): Battle {
  const sections = b.sections.slice();
  sections[s] = { ...sections[s]!, house: null };
  return { ...after(b, steps), sections };
}

/** The same with a section in a house: whether its transports can wait beside it (DL-BLD-11, DL-TRN-09). */
function inside(b: Battle, s: number, house: number): Battle {
  const models = b.models.slice();
  for (const i of menOf(b, s)) models[i] = { ...models[i]!, where: 'house' };
  const sections = b.sections.slice();
  sections[s] = { ...sections[s]!, house };
  return { ...b, models, sections };
}

/** Where somebody under a roof sets out: beside the outline of his house or hull. */
export function outline(b: Battle, i: number): readonly Spot[] {
  return offsetOutline(shapeOf(b, i), radiusOf(b, i));
}
