import {
  distanceSquared,
  gap,
  isWithin,
  nearestPoint,
  overlaps,
  type Shape,
  stepFrom,
} from '@sandtable/geometry/plane';
import {
  areWithin,
  isChain,
  isCoherent,
  menOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
} from '../figures.js';
import { groundOf } from '../ground.js';
import { CONTACT, EPS, INCH, inches } from '../inches.js';
import { type Battle, nameOf, type Spot, sectionName, sideOf } from '../state.js';
import { offsetOutline } from './charge-benchmark.js';
import { no, type Ruling, refuseNames, refuseSpot, refuseWay, type Step } from './movement.js';
import { costOf, obstaclesFor, radiusOf, wayTo } from './movement-cost.js';
import { homeEdge } from './zones.js';

// The way home (DL-GEO-30): of who retreats and of who falls back.

/** How much farther from home than it could be a model may end. */
const SLACK = INCH;
/** Directions tried either side of straight home, in steps of fifteen degrees, and how far. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
const SHARES = 8;

export interface Homeward {
  readonly section: number;
  /** Enemy sections whose models do not count: those that won (DL-FBK-01, DL-FBK-60). */
  readonly past: readonly number[];
}

export function homeDistance(b: Battle, i: number, shape: Shape): number {
  return Math.min(...homeEdge(b, sideOf(b, i)).map((edge) => gap(shape, edge)));
}

function nearestHome(b: Battle, i: number, at: Spot): Spot {
  const feet = homeEdge(b, sideOf(b, i)).map((edge) => nearestPoint(edge, at));
  return feet.reduce((best, foot) => (distanceSquared(foot, at) < distanceSquared(best, at) ? foot : best));
}

/** Who goes home on foot. */
export function walkersOf(b: Battle, s: number): number[] {
  return menOf(b, s).filter((i) => !profileAt(b, i).ironclad && b.models[i]!.where !== 'aboard');
}

/** Where a model may set out: from a house anywhere along its outline (DL-RET-02, DL-BLD-09). */
export function startsOf(b: Battle, i: number, s: number): readonly Spot[] {
  const { house } = b.sections[s]!;
  if (b.models[i]!.where !== 'house' || house === null) return [b.models[i]!];
  return offsetOutline(groundOf(b).areas[house]!.shape, radiusOf(b, i));
}

interface Goal {
  readonly path: readonly Spot[];
  readonly at: Spot;
  readonly left: number;
}

/** Places nearer home that a model reaches within an allowance, the nearest to home first. */
function goalsOf(b: Battle, i: number, { section: s, past }: Homeward, allowance: number, oneInch: boolean): Goal[] {
  const absent = [...menOf(b, s), ...past.flatMap((other) => menOf(b, other))];
  const obstacles = obstaclesFor(b, i, absent);
  const starts = startsOf(b, i, s);
  const tried = starts.length === 1 ? starts : [...starts].sort((p, q) => far(b, i, p) - far(b, i, q)).slice(0, 4);
  const near = oneInch ? past : b.sections.map((_, other) => other);
  const goals: Goal[] = [];
  for (const start of tried) {
    const home = nearestHome(b, i, start);
    const most = Math.min(allowance, Math.max(0, homeDistance(b, i, shapeAt(b, i, start))));
    for (const turn of TURNS)
      for (let share = SHARES; share > 0; share--) {
        const length = turn === 0 ? (most * share) / SHARES : (allowance * share) / SHARES;
        if (length < 1 || samePlace(home, start)) continue;
        const at = stepFrom(start, { x: home.x - start.x, y: home.y - start.y }, turn, length);
        const shape = shapeAt(b, i, at);
        const left = homeDistance(b, i, shape);
        if (refuseSpot(b, i, shape, { near, absent }) !== null) continue;
        const path = wayTo(b, i, start, at, allowance, obstacles);
        if (path !== null) goals.push({ at, left, path: b.models[i]!.where === 'house' ? path : path.slice(1) });
        break; // nearer goals in this direction are worse
      }
    if (b.models[i]!.where === 'house' && refuseSpot(b, i, shapeAt(b, i, start), { near, absent }) === null)
      goals.push({ at: start, left: homeDistance(b, i, shapeAt(b, i, start)), path: [start] });
  }
  if (b.models[i]!.where === 'table')
    goals.push({ at: b.models[i]!, left: homeDistance(b, i, shapeOf(b, i)), path: [] });
  return goals.sort((p, q) => p.left - q.left);
}

const far = (b: Battle, i: number, at: Spot): number => homeDistance(b, i, shapeAt(b, i, at));
const samePlace = (p: Spot, q: Spot): boolean => p.x === q.x && p.y === q.y;

export interface Plan {
  readonly steps: readonly Step[];
  /** The least distance from home each walker could end at, by model. */
  readonly best: ReadonlyMap<number, Goal>;
  /** Those that find no place at all: of a garrison driven out (DL-BLD-80). */
  readonly stuck: readonly number[];
}

/** The referee's own way home, as far as possible (DL-FBK-03): always legal. Nearest home go first, each as near as it can beside the others. */
export function homewardPlan(b: Battle, how: Homeward): Plan {
  const { section: s } = how;
  const walkers = walkersOf(b, s);
  const least = Math.min(...walkers.map((i) => profileAt(b, i).mv));
  const best = new Map<number, Goal>();
  const choices = new Map<number, readonly Goal[]>();
  for (const i of walkers) {
    let goals = goalsOf(b, i, how, least, true);
    if (goals.length === 0) goals = goalsOf(b, i, how, least, false);
    choices.set(i, goals);
    if (goals[0]) best.set(i, goals[0]);
  }
  const together = isCoherent(b, s);
  const placed: { readonly i: number; readonly shape: Shape }[] = [];
  const steps: Step[] = [];
  const stuck: number[] = [];
  const spacing = spacingOf(b, s);
  for (const i of [...walkers].sort((p, q) => (best.get(p)?.left ?? 0) - (best.get(q)?.left ?? 0) || p - q)) {
    const free = choices
      .get(i)!
      .filter(({ at }) => placed.every((other) => !overlaps(shapeAt(b, i, at), other.shape, EPS)));
    const linked = ({ at }: Goal): boolean =>
      placed.length === 0 ||
      placed.some((other) => areWithin(shapeAt(b, i, at), other.shape, reachBetween(b, i, other.i) + spacing));
    const goal = (together ? free.find(linked) : undefined) ?? free[0];
    if (goal === undefined) {
      stuck.push(i);
      continue;
    }
    placed.push({ i, shape: shapeAt(b, i, goal.at) });
    steps.push({ model: nameOf(b, i), path: goal.path, ...(profileAt(b, i).type === 'aeronaut' && { fly: true }) });
  }
  const scattered =
    together &&
    !isChain(
      b,
      placed.map(({ i }) => i),
      placed.map(({ shape }) => shape),
      spacing,
    );
  // coherency goes before distance (DL-RET-08): where they cannot keep both they stay as they are
  if (scattered && walkers.every((i) => b.models[i]!.where === 'table'))
    return { steps: shifted(b, how, walkers, least) ?? [], best, stuck: [] };
  return { steps, best, stuck };
}

/** All of them by the same way, as far as it is free for all. */
function shifted(b: Battle, { past }: Homeward, walkers: readonly number[], most: number): Step[] | null {
  const first = walkers.reduce((p, q) =>
    homeDistance(b, p, shapeOf(b, p)) <= homeDistance(b, q, shapeOf(b, q)) ? p : q,
  );
  const from = b.models[first]!;
  const home = nearestHome(b, first, from);
  const reach = Math.min(most, homeDistance(b, first, shapeOf(b, first)));
  const absent = [...walkers, ...past.flatMap((other) => menOf(b, other))];
  for (let share = SHARES; share > 0; share--) {
    if (samePlace(home, from)) return null;
    const to = stepFrom(from, { x: home.x - from.x, y: home.y - from.y }, 0, (reach * share) / SHARES);
    const moved = (i: number): Spot => ({ x: b.models[i]!.x + to.x - from.x, y: b.models[i]!.y + to.y - from.y });
    const free = walkers.every((i) => {
      const at = moved(i);
      if (refuseSpot(b, i, shapeAt(b, i, at), { near: past, absent }) !== null) return false;
      return wayTo(b, i, b.models[i]!, at, most, obstaclesFor(b, i, absent)) !== null;
    });
    if (!free) continue;
    return walkers.map((i) => ({
      model: nameOf(b, i),
      path: wayTo(b, i, b.models[i]!, moved(i), most, obstaclesFor(b, i, absent))!.slice(1),
    }));
  }
  return null;
}

/** Whether the way home would take somebody over the edge (DL-FBK-02): something of its move is left when it gets there. */
export function leavesTable(b: Battle, how: Homeward): boolean {
  return walkersOf(b, how.section).some((i) => {
    const { mv } = profileAt(b, i);
    const absent = [...menOf(b, how.section), ...how.past.flatMap((other) => menOf(b, other))];
    return startsOf(b, i, how.section).some((start) => {
      const left = homeDistance(b, i, shapeAt(b, i, start));
      if (left >= mv - EPS) return false;
      const home = nearestHome(b, i, start);
      if (samePlace(home, start)) return true;
      const edge = stepFrom(start, { x: home.x - start.x, y: home.y - start.y }, 0, left);
      const path = wayTo(b, i, start, edge, mv, obstaclesFor(b, i, absent));
      return path !== null && costOf(b, i, path, false) < mv - EPS;
    });
  });
}

/** Whether a way home is one: everybody as near as DL-GEO-30 asks, or as the referee's own. */
export function refuseHomeward(b: Battle, how: Homeward, steps: readonly Step[]): Ruling {
  const { section: s, past } = how;
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const plan = homewardPlan(b, how);
  if (sameSteps(plan.steps, steps)) return null;
  const walkers = walkersOf(b, s);
  const absent = [...menOf(b, s), ...past.flatMap((other) => menOf(b, other))];
  const ends = walkers.map((i) => endOf(b, i, steps));
  const isFar = (n: number): boolean => {
    const best = plan.best.get(walkers[n]!);
    return best !== undefined && homeDistance(b, walkers[n]!, ends[n]!) > best.left + SLACK + EPS;
  };
  // somebody goes as far as he can, or all could hold each other back (DL-GEO-30 excuses each by the others)
  const allHeld = walkers.length > 0 && walkers.every((_, n) => isFar(n));
  for (const [n, i] of walkers.entries()) {
    const step = steps.find(({ model }) => model === nameOf(b, i)) ?? { model: nameOf(b, i), path: [] };
    const house = b.models[i]!.where === 'house' ? groundOf(b).areas[b.sections[s]!.house!]!.shape : null;
    const [start] = step.path;
    if (house !== null && (start === undefined || !isWithin(shapeAt(b, i, start), house, CONTACT)))
      return no('DL-BLD-09', `${nameOf(b, i)} sets out from the outline of the building.`);
    const way = refuseWay(b, i, step, house === null ? b.models[i]! : start!, profileAt(b, i).mv);
    if (way) return way;
    const spot = step.path.length > 0 ? refuseSpot(b, i, ends[n]!, { near: past, absent }) : null;
    if (spot) return spot;
    if (!isFar(n)) continue;
    const best = plan.best.get(i)!;
    const others = ends.filter((_, k) => k !== n);
    const there = shapeAt(b, i, best.at);
    const crowded = others.some((shape) => overlaps(there, shape, EPS));
    const parted = !isChain(
      b,
      walkers,
      ends.map((shape, k) => (k === n ? there : shape)),
      spacingOf(b, s),
    );
    if (allHeld || (!crowded && !parted))
      return no(
        'DL-GEO-30',
        `${nameOf(b, i)} can come ${inches(Math.round(homeDistance(b, i, ends[n]!) - best.left))}" nearer home.`,
      );
  }
  for (let p = 0; p < ends.length; p++)
    for (let q = 0; q < p; q++)
      if (overlaps(ends[p]!, ends[q]!, EPS))
        return no('DL-MOV-04', `${nameOf(b, walkers[p]!)} and ${nameOf(b, walkers[q]!)} would stand on each other.`);
  if (isCoherent(b, s) && !isChain(b, walkers, ends, spacingOf(b, s)))
    return no('DL-COH-04', `${sectionName(b, s)} keeps together on its way home.`);
  return null;
}

function endOf(b: Battle, i: number, steps: readonly Step[]): Shape {
  const step = steps.find(({ model }) => model === nameOf(b, i));
  return shapeAt(b, i, step?.path.at(-1) ?? b.models[i]!);
}

export function sameSteps(a: readonly Step[], c: readonly Step[]): boolean {
  const spelled = (steps: readonly Step[]): string =>
    JSON.stringify(
      [...steps]
        .sort((p, q) => (p.model < q.model ? -1 : 1))
        .map(({ model, path }) => [model, path.map(({ x, y }) => [x, y])]),
    );
  return spelled(a) === spelled(c);
}
