import {
  fragments,
  gap,
  NORTH,
  nearestPoint,
  overlaps,
  type Shape,
  STEPS,
  scatteredBy,
  stepFrom,
} from '@sandtable/geometry/plane';
import { areWithin, reachBetween, shapeAt, shapeOf } from '../figures.js';
import { EPS, INCH } from '../inches.js';
import { type Battle, type MoveAction, nameOf, type Spot } from '../state.js';
import { allowanceOf, feetOf, flies, lineUp, refuseSpot, type Step } from './movement.js';
import { obstaclesFor, wayTo } from './movement-cost.js';

// A section that fell apart comes together again (DL-COH-05), as far as DL-GEO-36 asks.

/** How much farther apart than the benchmark a section may end. */
const SLACK = INCH / 2;
/** Steps in which the benchmark tries how far a model comes. */
const TRIES = 8;

/** Whether models that end so are together as far as they can be: as any of the ways that the referee knows, or nearly. */
export function mendedEnough(
  b: Battle,
  s: number,
  models: readonly number[],
  shapes: readonly Shape[],
  ways: readonly (readonly Step[])[],
): boolean {
  const reach = (p: number, q: number): number => reachBetween(b, models[p]!, models[q]!);
  const best = Math.min(...ways.map((steps) => scatteredBy(lineUp(b, s, steps).shapes, reach)));
  return best > 0 && scatteredBy(shapes, reach) <= best + SLACK;
}

/** Where the models of a section end that all go to its largest fragment, which stays. */
export function benchmarkShapes(b: Battle, models: readonly number[], action: MoveAction): Shape[] {
  const now = models.map((i) => shapeOf(b, i));
  const part = fragments(now, (p, q) => reachBetween(b, models[p]!, models[q]!));
  const sizes = part.map((one) => part.filter((other) => other === one).length);
  const core = part[sizes.indexOf(Math.max(...sizes))]!;
  const anchors = models.flatMap((_, k) => (part[k] === core ? [k] : []));
  return models.map((i, k) => {
    if (part[k] === core || b.models[i]!.where !== 'table') return now[k]!;
    const nearest = anchors.reduce((best, a) => (gap(now[k]!, now[a]!) < gap(now[k]!, now[best]!) ? a : best));
    return approach(b, i, now[k]!, now[nearest]!, reachBetween(b, i, models[nearest]!), allowanceOf(b, i, action));
  });
}

/** How far a model comes on its way to another, stopping as soon as both are linked. */
function approach(b: Battle, i: number, from: Shape, to: Shape, linked: number, allowance: number): Shape {
  const target = nearestPoint(to, from.at);
  const obstacles = obstaclesFor(b, i);
  let reached = from;
  for (let n = 1; n <= TRIES && !areWithin(reached, to, linked); n++) {
    const share = Math.min(1, (allowance / Math.max(1, distance(from.at, target))) * (n / TRIES));
    const end: Spot = {
      x: Math.round(from.at.x + (target.x - from.at.x) * share),
      y: Math.round(from.at.y + (target.y - from.at.y) * share),
    };
    if (wayTo(b, i, from.at, end, allowance, obstacles) !== null) reached = shapeAt(b, i, end);
  }
  return reached;
}

function distance(p: Spot, q: Spot): number {
  return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
}

/** Ways in which a scattered section could come together: all towards the largest part, those who cannot stay out of each other's way left behind. */
export function mendingSteps(b: Battle, s: number, action: MoveAction): Step[][] {
  const models = feetOf(b, s);
  const ends = benchmarkShapes(b, models, action);
  const stepTo = (i: number, to: Spot): Step[] => {
    const m = b.models[i]!;
    if (to.x === m.x && to.y === m.y) return [];
    if (flies(b, i)) return [{ model: nameOf(b, i), path: [to], fly: true }];
    const path = wayTo(b, i, m, to, allowanceOf(b, i, action), obstaclesFor(b, i));
    return path === null ? [] : [{ model: nameOf(b, i), path: path.slice(1) }];
  };
  const placed: Shape[] = [];
  const steps: Step[] = [];
  const order = models
    .map((i, k) => ({ i, end: ends[k]! }))
    .sort((p, q) => Number(isMoved(b, p.i, p.end)) - Number(isMoved(b, q.i, q.end)));
  for (const { i, end } of order) {
    const spots = [
      end.at,
      ...Array.from({ length: 3 * STEPS }, (_, n) =>
        stepFrom(end.at, NORTH, n % STEPS, (1 + Math.floor(n / STEPS)) * NUDGE),
      ),
    ];
    const fits = (at: Spot): boolean => {
      const shape = shapeAt(b, i, at);
      if (placed.some((other) => overlaps(shape, other, EPS))) return false;
      if (!isMoved(b, i, shape)) return true;
      return refuseSpot(b, i, shape, { near: [], absent: models }) === null && stepTo(i, at).length > 0;
    };
    const at = spots.find(fits) ?? b.models[i]!;
    placed.push(shapeAt(b, i, at));
    steps.push(...stepTo(i, at));
  }
  return [steps, []];
}
const NUDGE = INCH / 2;

function isMoved(b: Battle, i: number, { at }: Shape): boolean {
  return at.x !== b.models[i]!.x || at.y !== b.models[i]!.y;
}
