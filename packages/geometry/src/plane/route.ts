import { NORTH, STEPS, stepFrom } from './direction.js';
import { compareLeg } from './distance.js';
import { type Path, pathLength, pathUpTo } from './path.js';
import { distanceSquared, type Point } from './point.js';
import type { Shape } from './shape.js';

// The cheapest way round obstacles, by straight legs between turning points. What a leg costs, and whether it may be
// walked at all, the rules say; so whatever is found here is a path they accept.

/** The cost of a straight leg, at least its length; Infinity if it may not be walked. The same whatever came before. */
export type LegCost = (from: Point, to: Point) => number;

/** Points round each corner of a shape: twelve, two steps of 15 degrees apart. */
const AROUND = STEPS / 2;
/** A polygon of twelve sides round a circle reaches this much beyond it. */
const BEYOND = 1 / ((Math.sqrt(6) + Math.sqrt(2)) / 4);

/**
 * Points from which one gets round a shape that a centre must keep a clearance from: a ring round each of its corners, less
 * what lies too near to it. A way along them is at most 1.2 % longer than the shortest at each corner.
 */
export function turningPoints(shape: Shape, clearance: number): Point[] {
  const distance = (shape.radius + clearance) * BEYOND + 2; // two units against rounding
  const points: Point[] = [];
  for (const corner of shape.corners)
    for (let i = 0; i < AROUND; i++) {
      const point = stepFrom(corner, NORTH, 2 * i + 1, distance);
      if (compareLeg(point, point, shape, clearance) > 0) points.push(point);
    }
  return points;
}

/**
 * The cheapest path from one point to another by way of some turning points, if there is one that costs at most `most`. Legs are
 * judged only when they could be part of it. Of equal ones, the first by the order of the points.
 */
export function cheapestPath(
  from: Point,
  to: Point,
  turning: readonly Point[],
  cost: LegCost,
  most: number,
): Point[] | null {
  const points = [from, to, ...turning];
  const left = points.map((point) => Math.sqrt(distanceSquared(point, to)));
  const cameFrom = points.map(() => -1);
  const isDone = points.map(() => false);
  const heap: Step[] = [{ node: START, parent: START, paid: 0, judged: true, least: left[START]! }];
  while (heap.length > 0) {
    const step = pop(heap);
    const { node, parent, paid } = step;
    if (isDone[node]) continue;
    if (!step.judged) {
      const total = paid + cost(points[parent]!, points[node]!);
      if (total + left[node]! <= most)
        push(heap, { node, parent, paid: total, judged: true, least: total + left[node]! });
      continue;
    }
    isDone[node] = true;
    cameFrom[node] = parent;
    if (node === GOAL) return trace(points, cameFrom);
    for (let next = 1; next < points.length; next++) {
      if (isDone[next]) continue;
      const least = paid + Math.sqrt(distanceSquared(points[node]!, points[next]!)) + left[next]!;
      if (least <= most) push(heap, { node: next, parent: node, paid, judged: false, least });
    }
  }
  return null;
}

/** The longest part of a path from its start that costs at most `most`; a longer part never costs less. */
export function affordable(path: Path, cost: (path: Path) => number, most: number): Point[] {
  if (cost(path) <= most) return [...path];
  let [low, high] = [0, Math.ceil(pathLength(path))];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (cost(pathUpTo(path, middle)) <= most) low = middle;
    else high = middle;
  }
  return pathUpTo(path, low);
}

const START = 0;
const GOAL = 1;

/** Going from a node that was reached for `paid` to another; before it is judged the leg may cost more, or be barred. */
type Step = {
  readonly node: number;
  readonly parent: number;
  readonly paid: number;
  readonly judged: boolean;
  /** No path by this step can cost less. */
  readonly least: number;
};

function trace(points: readonly Point[], cameFrom: readonly number[]): Point[] {
  const path = [points[GOAL]!];
  for (let node = GOAL; node !== START; node = cameFrom[node]!) path.push(points[cameFrom[node]!]!);
  return path.reverse();
}

function comesBefore(a: Step, b: Step): boolean {
  if (a.least !== b.least) return a.least < b.least;
  if (a.judged !== b.judged) return a.judged;
  return a.node !== b.node ? a.node < b.node : a.parent < b.parent;
}

function push(heap: Step[], step: Step): void {
  let i = heap.push(step) - 1;
  for (let above = (i - 1) >> 1; i > 0 && comesBefore(step, heap[above]!); above = (i - 1) >> 1) {
    heap[i] = heap[above]!;
    i = above;
  }
  heap[i] = step;
}

function pop(heap: Step[]): Step {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  let i = 0;
  for (let below = 1; below < heap.length; below = 2 * i + 1) {
    if (below + 1 < heap.length && comesBefore(heap[below + 1]!, heap[below]!)) below++;
    if (!comesBefore(heap[below]!, last)) break;
    heap[i] = heap[below]!;
    i = below;
  }
  heap[i] = last;
  return first;
}
