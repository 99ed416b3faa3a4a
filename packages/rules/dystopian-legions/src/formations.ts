import { distanceSquared, overlaps, type Shape, stepFrom } from '@sandtable/geometry/plane';
import {
  areWithin,
  isEmbarked,
  menOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
  standingOf,
} from './figures.js';
import { groundOf } from './ground.js';
import { EPS, INCH } from './inches.js';
import { outline, refuseExit } from './rules/buildings.js';
import { ridersOf } from './rules/cargo.js';
import { allowanceOf, flies, moversOf, refuseMove, refuseSpot, type Step } from './rules/movement.js';
import { type Obstacle, obstaclesFor, radiusOf, straightTo, wayTo } from './rules/movement-cost.js';
import { homeEdge, zoneOf } from './rules/zones.js';
import { type Battle, type Doing, nameOf, type Spot, sectionsOf, sideOfSection } from './state.js';
import { otherSide, type Side } from './terms.js';

// Good places for a whole section at once: a formation that keeps together, moved somewhere or set down somewhere.

/** Models already given a place. */
interface Placed {
  readonly model: number;
  readonly shape: Shape;
}

function linked(b: Battle, i: number, shape: Shape, placed: readonly Placed[], more: number): boolean {
  return (
    placed.length === 0 || placed.some((other) => areWithin(shape, other.shape, reachBetween(b, i, other.model) + more))
  );
}

function clear(shape: Shape, placed: readonly Placed[]): boolean {
  return placed.every((other) => !overlaps(shape, other.shape, EPS));
}

export function middleOf(b: Battle, models: readonly number[]): Spot {
  const sum = models.reduce((at, i) => ({ x: at.x + b.models[i]!.x, y: at.y + b.models[i]!.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / Math.max(1, models.length)), y: Math.round(sum.y / Math.max(1, models.length)) };
}

const between = (p: Spot, q: Spot): number => Math.sqrt(distanceSquared(p, q));

/** Where a section could want to go: objectives, enemies, cover on the way, the far side, and home. */
export function goalsFor(b: Battle, s: number): Spot[] {
  const side = sideOfSection(b, s);
  const from = middleOf(b, menOf(b, s));
  const nearest = (spots: readonly Spot[], most: number): Spot[] =>
    [...spots].sort((p, q) => distanceSquared(p, from) - distanceSquared(q, from)).slice(0, most);
  const foes = sectionsOf(b, otherSide(side)).map((other) => middleOf(b, menOf(b, other)));
  const cover = groundOf(b).areas.flatMap(({ cover, building, shape }) =>
    cover > 0 && !building ? [centreOf(shape)] : [],
  );
  return [
    ...nearest(b.objectives, 2),
    ...nearest(foes, 2),
    ...nearest(cover, 2),
    farSide(b, side, from),
    homeOfSide(b, side),
  ];
}

function centreOf({ left, right, top, bottom }: Shape): Spot {
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function homeOfSide(b: Battle, side: Side): Spot {
  return centreOf(homeEdge(b, side)[0]!);
}

/** Straight on towards the enemy's main zone. */
function farSide(b: Battle, side: Side, from: Spot): Spot {
  const zone = centreOf(zoneOf(b, otherSide(side)).main[0]!);
  const frontal = zone.x === groundOf(b).length / 2;
  return frontal ? { x: from.x, y: zone.y } : zone;
}

/** Tried when a model cannot stand where its place in the formation would be: less far, and to either side. */
const NUDGES: readonly (readonly [share: number, aside: number])[] = [
  [1, 0],
  [0.85, 0],
  [1, 1],
  [1, -1],
  [0.7, 0],
  [0.7, 1.5],
  [0.7, -1.5],
  [0.5, 0],
  [0.25, 0],
  [0, 0],
];
const SHARES = [1, 0.75, 0.5, 0.25];

/** A section's moves towards a goal: as far as it can, and half as far; none where it cannot go that way at all. */
export function marchesTo(b: Battle, doing: Doing, goal: Spot, inTheWay: InTheWay): Step[][] {
  const found: Step[][] = [];
  for (const share of SHARES) {
    if (found.length > 0 && share > HALF) continue;
    const steps = tryMarch(b, doing, goal, share, inTheWay);
    if (steps === null || steps.length === 0 || refuseMove(b, doing, steps) !== null) continue;
    found.push(steps);
    if (share <= HALF) break;
  }
  return found;
}
const HALF = 0.5;

/** What stands in the way of each kind of model of a section: the same for all marches of one question. */
export type InTheWay = (i: number) => readonly Obstacle[];

export function inTheWayOf(b: Battle): InTheWay {
  const known = new Map<unknown, readonly Obstacle[]>();
  return (i) => {
    const key = b.match.config.strictOwnModels ? i : profileAt(b, i);
    let found = known.get(key);
    if (!found) {
      found = obstaclesFor(b, i);
      known.set(key, found);
    }
    return found;
  };
}

function tryMarch(
  b: Battle,
  { section: s, action }: Doing,
  goal: Spot,
  share: number,
  inTheWay: InTheWay,
): Step[] | null {
  const movers = moversOf(b, s, action!);
  if (movers.length === 0) return null;
  const order = [...movers].sort(
    (p, q) => distanceSquared(b.models[p]!, goal) - distanceSquared(b.models[q]!, goal) || p - q,
  );
  const lead = b.models[order[0]!]!;
  const allowance = Math.min(...movers.map((i) => allowanceOf(b, i, action!)));
  const far = Math.min(allowance * share, between(lead, goal));
  const towards = { x: goal.x - lead.x, y: goal.y - lead.y };
  if (far < INCH / 4 || (towards.x === 0 && towards.y === 0)) return null;
  const placed: Placed[] = [];
  const steps: Step[] = [];
  const spacing = spacingOf(b, s);
  for (const i of order) {
    const m = b.models[i]!;
    const fly = flies(b, i);
    const obstacles = fly ? [] : inTheWay(i);
    const most = allowanceOf(b, i, action!);
    let found: { at: Spot; path: readonly Spot[] } | null = null;
    for (const [n, [part, aside]] of NUDGES.entries()) {
      const on = part === 0 ? m : stepFrom(m, towards, 0, Math.max(1, far * part));
      const at = aside === 0 ? { x: on.x, y: on.y } : stepFrom(on, towards, aside > 0 ? 6 : -6, Math.abs(aside) * INCH);
      const shape = shapeAt(b, i, at);
      if (!clear(shape, placed) || !linked(b, i, shape, placed, spacing)) continue;
      const stays = at.x === m.x && at.y === m.y;
      if (!stays && refuseSpot(b, i, shape, { near: [], absent: movers }) !== null) continue;
      // a way round is looked for to its own place in the formation; beside that it goes straight or elsewhere
      const walk = n === 0 ? wayTo : straightTo;
      const path = stays ? [] : fly ? [m, at] : walk(b, i, m, at, most, obstacles);
      if (path === null || (fly && between(m, at) > most)) continue;
      found = { at, path: path.slice(1) };
      break;
    }
    if (found === null) return null;
    placed.push({ model: i, shape: shapeAt(b, i, found.at) });
    if (found.path.length > 0) steps.push({ model: nameOf(b, i), path: found.path, ...(fly && { fly: true }) });
  }
  return steps;
}

/** Ways out of a house or a hull: all of a section by the place nearest to a goal, one beside the other. */
export function comeOutTo(
  b: Battle,
  s: number,
  goal: Spot,
  allowance: (i: number) => number,
  men: readonly number[] = menOf(b, s),
): Step[] | null {
  const aboard = men.some((i) => b.models[i]!.where === 'aboard');
  const placed: Placed[] = aboard ? standingOf(b, s).map((model) => ({ model, shape: shapeOf(b, model) })) : [];
  const steps: Step[] = [];
  for (const i of men) {
    const obstacles = obstaclesFor(b, i, men);
    const starts = [...outline(b, i)].sort(
      (p, q) => distanceSquared(p, goal) - distanceSquared(q, goal) || p.x - q.x || p.y - q.y,
    );
    let found: readonly Spot[] | null = null;
    for (const start of starts) {
      for (const far of [allowance(i), allowance(i) / 2, 0]) {
        const towards = { x: goal.x - start.x, y: goal.y - start.y };
        const at =
          far === 0 || (towards.x === 0 && towards.y === 0)
            ? start
            : stepFrom(start, towards, 0, Math.min(far, between(start, goal)));
        const shape = shapeAt(b, i, at);
        if (!clear(shape, placed) || !linked(b, i, shape, placed, spacingOf(b, s))) continue;
        if (refuseSpot(b, i, shape, { near: [], absent: men }) !== null) continue;
        const path = at === start ? [start] : wayTo(b, i, start, at, allowance(i), obstacles);
        if (path === null) continue;
        found = path;
        break;
      }
      if (found) break;
    }
    if (found === null) return null;
    placed.push({ model: i, shape: shapeAt(b, i, found.at(-1)!) });
    steps.push({ model: nameOf(b, i), path: found });
  }
  return steps;
}

type ExitAnswer = { readonly type: 'Exit'; readonly steps: Step[] };

/** Ways out of a house towards each goal of a section (DL-BLD-07). */
export function exitAnswers(b: Battle, s: number): ExitAnswer[] {
  const allowance = (i: number): number => profileAt(b, i).mv;
  const all = goalsFor(b, s).flatMap((goal) => {
    const steps = comeOutTo(b, s, goal, allowance, isEmbarked(b, s) ? ridersOf(b, s) : menOf(b, s));
    return steps !== null && refuseExit(b, s, steps, allowance) === null ? [steps] : [];
  });
  const spelled = all.map((steps) => JSON.stringify(steps));
  return all.filter((_, n) => spelled.indexOf(spelled[n]!) === n).map((steps) => ({ type: 'Exit', steps }));
}

/** How many cells out from an anchor a formation may spread. */
const CELLS = 9;

/** A formation set down round an anchor: each model on the free place nearest to it that keeps it together. */
export function formUp(
  b: Battle,
  models: readonly number[],
  anchor: Spot,
  isLegal: (i: number, shape: Shape) => boolean,
  facing?: Spot,
): { readonly model: number; readonly at: Spot }[] | null {
  const placed: Placed[] = [];
  const places: { model: number; at: Spot }[] = [];
  for (const i of models) {
    let found: Spot | null = null;
    for (const offset of cellsFor(Math.round(lengthOf(b, i) + INCH / 5))) {
      const at = { x: anchor.x + offset.x, y: anchor.y + offset.y };
      const shape = facing ? shapeAt(b, i, at, facing) : shapeAt(b, i, at);
      if (!linked(b, i, shape, placed, 0) || !clear(shape, placed) || !isLegal(i, shape)) continue;
      found = at;
      placed.push({ model: i, shape });
      break;
    }
    if (found === null) return null;
    places.push({ model: i, at: found });
  }
  return places;
}

const cellsBySize = new Map<number, readonly Spot[]>();

/** Places round an anchor, one base apart, wide rather than deep. */
function cellsFor(cell: number): readonly Spot[] {
  let cells = cellsBySize.get(cell);
  if (!cells) {
    const all: Spot[] = [];
    for (let x = -CELLS; x <= CELLS; x++) for (let y = -CELLS; y <= CELLS; y++) all.push({ x: x * cell, y: y * cell });
    cells = all.sort((p, q) => p.x * p.x + 2 * p.y * p.y - (q.x * q.x + 2 * q.y * q.y) || p.x - q.x || p.y - q.y);
    cellsBySize.set(cell, cells);
  }
  return cells;
}

function lengthOf(b: Battle, i: number): number {
  const { base } = profileAt(b, i);
  return base.kind === 'rectangle' ? base.length : 2 * radiusOf(b, i);
}
