import {
  gap,
  isWhollyIn,
  isWithin,
  locate,
  nearestPoint,
  outline,
  overlaps,
  type Shape,
  stepFrom,
} from '@sandtable/geometry/plane';
import { areWithin, menOf, profileAt, reachBetween, shapeAt, shapeOf } from '../figures.js';
import { middleOf } from '../formations.js';
import { groundOf, stands } from '../ground.js';
import { CONTACT, EPS, INCH } from '../inches.js';
import { type Battle, type Doing, doingOf, nameOf, type Spot } from '../state.js';
import { no, type Ruling, refuseMove, refuseSpot, type Step } from './movement.js';
import { obstaclesFor, radiusOf, wayTo } from './movement-cost.js';

// Ordered Retreat (DL-RET) into ground that can be defended instead of home (DL-RET-02).

/** Whether more than half of a section would hold a Defensible piece. */
function holds(b: Battle, s: number, ends: readonly Shape[]): boolean {
  const { areas, lines } = groundOf(b);
  const most = (count: number): boolean => 2 * count > menOf(b, s).length;
  return (
    areas.some(
      ({ kind, building, shape }) =>
        kind.defensible && !building && most(ends.filter((end) => isWhollyIn(end, shape, EPS)).length),
    ) ||
    lines.some(
      ({ kind, shape }, k) =>
        kind.defensible && stands(b, k) && most(ends.filter((end) => touches(end, shape, ends)).length),
    )
  );
}

/** In contact with it, or with a friend who is (DL-LIN-04). */
function touches(end: Shape, wall: Shape, ends: readonly Shape[]): boolean {
  if (isWithin(end, wall, CONTACT)) return true;
  return ends.some((other) => other !== end && isWithin(other, wall, CONTACT) && isWithin(other, end, CONTACT));
}

function endsOf(b: Battle, s: number, steps: readonly Step[]): Shape[] {
  return menOf(b, s).map((i) =>
    shapeAt(b, i, steps.find(({ model }) => model === nameOf(b, i))?.path.at(-1) ?? b.models[i]!),
  );
}

/** Ways into the nearest pieces that can be defended; to stay, where a section holds one already. */
export function retreatAnswers(b: Battle, s: number): Step[][] {
  if (b.sections[s]!.house !== null) return [[]];
  const from = middleOf(b, menOf(b, s));
  const { areas, lines } = groundOf(b);
  const pieces = [...areas, ...lines.filter((_, k) => stands(b, k))]
    .filter(({ kind, building }) => kind.defensible && !building)
    .map(({ shape }) => ({ shape, apart: far(nearestPoint(shape, from), from) }))
    .sort((p, q) => p.apart - q.apart)
    .slice(0, NEAREST);
  const ways: Step[][] = [[], ...pieces.map(({ shape }) => wayInto(b, s, shape))];
  return ways.filter((steps) => refuseRetreatToTerrain(b, s, steps) === null);
}
const NEAREST = 3;
/** How far aside of the nearest place another is tried where somebody stands there already. */
const ASIDE = [0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1, 2.8, -2.8, 3.5, -3.5];

/** Each model to the nearest place wholly inside an area, or touching a wall; those who cannot come that far follow. */
function wayInto(b: Battle, s: number, piece: Shape): Step[] {
  const men = [...menOf(b, s)].sort((p, q) => gap(shapeOf(b, p), piece) - gap(shapeOf(b, q), piece) || p - q);
  const placed: { readonly i: number; readonly shape: Shape }[] = [];
  const steps: Step[] = [];
  for (const i of men) {
    const m = b.models[i]!;
    const wanted = piece.kind === 'area' ? inside(b, i, piece) : beside(b, i, piece);
    const towards = { x: wanted.x - m.x, y: wanted.y - m.y };
    const still = towards.x === 0 && towards.y === 0;
    const spots = ASIDE.flatMap((aside) =>
      [1, 0.75, 0.5].map((share) => {
        const on = still ? m : stepFrom(m, towards, 0, Math.max(1, share * Math.sqrt(far(wanted, m))));
        return aside === 0 || still
          ? { x: on.x, y: on.y }
          : stepFrom(on, towards, aside > 0 ? 6 : -6, Math.abs(aside) * INCH);
      }),
    );
    const { mv } = profileAt(b, i);
    const obstacles = obstaclesFor(b, i);
    const found = [...spots, { x: m.x, y: m.y }].find((at) => {
      const shape = shapeAt(b, i, at);
      if (placed.some((other) => overlaps(shape, other.shape, EPS))) return false;
      if (placed.length > 0 && !placed.some((other) => areWithin(shape, other.shape, reachBetween(b, i, other.i))))
        return false;
      if (at.x === m.x && at.y === m.y) return true;
      return refuseSpot(b, i, shape, { near: [], absent: men }) === null && wayTo(b, i, m, at, mv, obstacles) !== null;
    });
    if (!found) return [];
    placed.push({ i, shape: shapeAt(b, i, found) });
    if (found.x !== m.x || found.y !== m.y)
      steps.push({ model: nameOf(b, i), path: wayTo(b, i, m, found, mv, obstacles)!.slice(1) });
  }
  return steps;
}

/** The nearest place where a whole base is inside. */
function inside(b: Battle, i: number, piece: Shape): Spot {
  const m = b.models[i]!;
  if (isWhollyIn(shapeOf(b, i), piece, EPS)) return { x: m.x, y: m.y };
  const foot = nearestPoint(outline(piece), m);
  const middle = { x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 };
  const held = locate(piece, m) !== 'outside';
  const inward = held ? { x: m.x - foot.x, y: m.y - foot.y } : { x: foot.x - m.x, y: foot.y - m.y };
  const way =
    inward.x === 0 && inward.y === 0 ? { x: Math.round(middle.x - foot.x), y: Math.round(middle.y - foot.y) } : inward;
  return stepFrom(foot, way, 0, radiusOf(b, i) + 1);
}

/** The nearest place in contact with a wall, on its own side. */
function beside(b: Battle, i: number, piece: Shape): Spot {
  const m = b.models[i]!;
  const foot = nearestPoint(piece, m);
  const back = { x: m.x - foot.x, y: m.y - foot.y };
  return back.x === 0 && back.y === 0 ? { x: m.x, y: m.y } : stepFrom(foot, back, 0, radiusOf(b, i));
}

function far(p: Spot, q: Spot): number {
  return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
}

export function refuseRetreatToTerrain(b: Battle, s: number, steps: readonly Step[]): Ruling {
  if (b.sections[s]!.house !== null)
    return steps.length === 0 ? null : no('DL-RET-02', 'A garrison that stays, stays.');
  const doing: Doing = { ...doingOf(b, s)!, action: 'advance' };
  const move = refuseMove(b, doing, steps);
  if (move) return move;
  return holds(b, s, endsOf(b, s, steps))
    ? null
    : no('DL-RET-02', 'More than half of the section must hold ground that can be defended.');
}
