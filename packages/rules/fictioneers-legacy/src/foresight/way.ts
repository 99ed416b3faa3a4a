import type { Score } from '@sandtable/craft';
import {
  affordable,
  cheapestPath,
  directionTo,
  disc,
  distanceSquared,
  line,
  nearestLegal,
  type Path,
  type Shape,
  stepFrom,
  turningPoints,
} from '@sandtable/geometry/plane';
import type { FirstAct, LastAct, Move } from '../decisions.js';
import { buildingAt, groundOf, isOnTable } from '../ground.js';
import { between, type Spot } from '../inches.js';
import type { Refusal, RuleId } from '../rulebook.js';
import { refuseStand, type Stander, standerOf } from '../rules/end-positions.js';
import { arrivalEdge, judgeMove } from '../rules/legal-moves.js';
import { profileAt, radiusOf } from '../rules/measuring.js';
import { allowance, type Mover, moverOf } from '../rules/movement-allowance.js';
import { barredOnGround, courseOf, stopsPath } from '../rules/movement-cost.js';
import { type Battle, copyBattle, sideOf } from '../state.js';

// How somebody gets to where a player points: the nearest place it may stand at, the cheapest way there, and as much of it as
// it can pay for. A help for people: whatever is proposed here is judged by the rules of movement like any other move.

export interface Wish {
  readonly to: Spot;
  /** On foot or wheels unless told; what can only fly, flies. */
  readonly mode?: 'walk' | 'fly';
  /** Whether it wants to fire as well, so that it must not go farther than that allows (FL-MOV-10). */
  readonly fires?: boolean;
  readonly last?: LastAct;
}

export interface Way {
  readonly move: Move;
  readonly cost: Score<RuleId>;
  readonly allowance: Score<RuleId>;
  /** Whether it gets to the place nearest to the wish, or only as far as it can go. */
  readonly arrives: boolean;
}

/** A battle in which a model counts as one that fires: the rules count whoever has used a sensor the same. */
function asFirer(b: Battle, i: number): Battle {
  const supposed = copyBattle(b);
  supposed.models[i]!.sensed = true;
  return supposed;
}

export function wayTo(given: Battle, i: number, wish: Wish): Way | Refusal {
  const b = wish.fires ? asFirer(given, i) : given;
  const mode = wish.mode ?? (profileAt(b, i).vehicle?.locomotion === 'flying' ? 'fly' : 'walk');
  const { start, first } = beginning(b, i, wish.to);
  const make = (path: Path): Move => ({
    type: 'Move',
    mode,
    path,
    ...(first ? { first } : {}),
    ...(wish.last ? { last: wish.last } : {}),
  });
  const mover = moverOf(b, i, mode);
  const who = standerAt(b, i, mode);
  let [end, path, arrives] = [start, [start, start] as Path, false];
  for (const place of endsFor(b, i, mode, who, start, wish.to)) {
    const route = routeBetween(b, mover, who, start, place);
    const part = affordable(route, (some) => overspent(b, mover, some), 0);
    const whole = part.length === route.length && part[part.length - 1] === route[route.length - 1];
    if (path[1] === start || whole) [end, path, arrives] = [place, part, whole];
    if (whole) break;
  }
  // Where the money ends somebody may stand already: then a little before that.
  for (let back = 0; back <= BACK_STEPS; back++) {
    const part = back === 0 ? path : shortened(path, back * BACK);
    if (part === null) break;
    const move = make(part);
    const judged = judgeMove(b, i, move);
    if (!('rule' in judged))
      return { move, cost: judged.cost, allowance: judged.allowance, arrives: arrives && back === 0 };
    if (wish.last || back === BACK_STEPS) return judged; // an act is done at its place or not at all
  }
  const judged = judgeMove(b, i, make([start, end]));
  return 'rule' in judged
    ? judged
    : { move: make([start, end]), cost: judged.cost, allowance: judged.allowance, arrives: true };
}

/**
 * Where somebody may want to end who points there: the place nearest to it. Who points at a model means to touch it, on the side one
 * comes from or else farther round.
 */
function endsFor(b: Battle, i: number, mode: 'walk' | 'fly', who: Stander, start: Spot, to: Spot): Spot[] {
  const nearest = placeNear(b, i, mode, who, to) ?? start;
  const met = b.models.findIndex(
    (m, j) =>
      m.where === 'table' &&
      !who.except.includes(j) &&
      !(m.hidden && sideOf(b, j) !== who.side) &&
      between(m, to) < radiusOf(b, j),
  );
  if (met < 0) return [nearest];
  const { x, y } = b.models[met]!;
  const apart = who.radius + radiusOf(b, met) + TOUCHING;
  const back = directionTo({ x, y }, start);
  const touching = ROUND.map((hour) => stepFrom({ x, y }, back, 2 * hour, apart)).filter(
    (at) => isOnTable(b, at) && maySettle(b, i, mode, who, at),
  );
  return touching.length > 0 ? touching : [nearest];
}

/** Mils between two bases in contact: none, and what rounding to the grid may take. */
const TOUCHING = 2;
/** Hours of the clock round a model, those nearest to where one comes from first. */
const ROUND = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];

/** Where a move starts: where somebody stands, beside the vehicle it gets out of, or at the edge it comes in by. */
function beginning(b: Battle, i: number, to: Spot): { readonly start: Spot; readonly first?: FirstAct } {
  const m = b.models[i]!;
  const { width, height } = groundOf(b);
  if (m.where === 'reserve') {
    const edge = arrivalEdge(b, i);
    const x = edge === 'west' ? 0 : edge === 'east' ? width : Math.min(Math.max(to.x, 0), width);
    const y = edge === 'south' ? 0 : edge === 'north' ? height : Math.min(Math.max(to.y, 0), height);
    return { start: { x, y } };
  }
  if (m.where === 'aboard') {
    const carrier = b.models[m.vehicle!]!;
    const apart = radiusOf(b, m.vehicle!) + radiusOf(b, i) + BESIDE;
    const far = Math.max(1, between(carrier, to));
    const at = {
      x: Math.round(carrier.x + ((to.x - carrier.x) * apart) / far),
      y: Math.round(carrier.y + ((to.y - carrier.y) * apart) / far),
    };
    return { start: at, first: { kind: 'disembark', at } };
  }
  const start = { x: m.x, y: m.y };
  const takesOff = profileAt(b, i).vehicle?.locomotion === 'flying' && !m.airborne;
  return takesOff ? { start, first: { kind: 'takeOff' } } : { start };
}

const BESIDE = 20;
const BACK = 150;
const BACK_STEPS = 40;

/** By how much a path costs more than is allowed on it. */
function overspent(b: Battle, mover: Mover, path: Path): number {
  const { cost, dark, road } = courseOf(b, mover, path, []);
  const m = b.models[mover.who]!;
  const conditions = { dark, road, hauling: m.carrying !== null, fires: m.fired || m.sensed || m.spotted };
  return cost.total - allowance(b, mover, conditions).total;
}

/** A path without its last so many mils; null if nothing is left. */
function shortened(path: Path, by: number): Spot[] | null {
  const points = [...path];
  let left = by;
  while (points.length > 1) {
    const [p, q] = [points[points.length - 2]!, points[points.length - 1]!];
    const leg = between(p, q);
    if (leg > left) {
      const share = (leg - left) / leg;
      points[points.length - 1] = {
        x: Math.round(p.x + (q.x - p.x) * share),
        y: Math.round(p.y + (q.y - p.y) * share),
      };
      return points;
    }
    left -= leg;
    points.pop();
  }
  return null;
}

export function standerAt(b: Battle, i: number, mode: 'walk' | 'fly'): Stander {
  return { ...standerOf(b, i), airborne: mode === 'fly' && profileAt(b, i).vehicle !== null };
}

/** Whether somebody may end a move of this kind there. */
export function maySettle(b: Battle, i: number, mode: 'walk' | 'fly', who: Stander, at: Spot): boolean {
  if (refuseStand(b, who, at) !== null) return false;
  return mode === 'walk' || profileAt(b, i).vehicle !== null || buildingAt(b, at) < 0; // FL-FLY-04
}

const FURTHEST = 4000;

/** The place nearest to the wanted one where somebody may end. */
export function placeNear(b: Battle, i: number, mode: 'walk' | 'fly', who: Stander, to: Spot): Spot | null {
  const { width, height } = groundOf(b);
  const wanted = { x: Math.min(Math.max(to.x, 0), width), y: Math.min(Math.max(to.y, 0), height) };
  const bounds = { off: obstaclesFor(b, who), clearance: who.radius, within: [] };
  return nearestLegal(wanted, bounds, FURTHEST, (at) => isOnTable(b, at) && maySettle(b, i, mode, who, at));
}

/** Everything a base keeps clear of where it stands. */
export function obstaclesFor(b: Battle, { except, side }: Stander): Shape[] {
  const { walls, fields, areas, houses } = groundOf(b);
  const shapes: Shape[] = walls.map(({ shape }) => shape);
  for (const [k, field] of fields.entries()) if (b.fields[k]) shapes.push(field.shape);
  for (const house of houses) shapes.push(areas[house]!.edge!);
  for (let j = 0; j < b.models.length; j++) {
    const m = b.models[j]!;
    if (except.includes(j) || (m.hidden && sideOf(b, j) !== side)) continue;
    if (m.where === 'table' || m.where === 'wreck') shapes.push(disc(m, radiusOf(b, j)));
  }
  return shapes;
}

/** Points that a way may turn at, at most so many: those that lengthen it least. */
const MOST_TURNS = 90;

function routeBetween(b: Battle, mover: Mover, who: Stander, from: Spot, to: Spot): Spot[] {
  const straight = [from, to];
  if (mover.mode === 'fly') return straight;
  const leg = legCost(b, mover, who);
  const length = between(from, to);
  const direct = leg(from, to);
  if (direct <= length + 1) return straight;
  const most = Math.min(direct, 2.5 * length + 8000);
  const turns = turnsFor(b, who, from)
    .map((at) => ({ at, detour: between(from, at) + between(at, to) }))
    .filter(({ detour }) => detour < most)
    .sort((p, q) => p.detour - q.detour)
    .slice(0, MOST_TURNS)
    .map(({ at }) => at);
  return cheapestPath(from, to, turns, leg, most) ?? straight;
}

/** What a straight leg costs on the ground; Infinity where it is barred. */
export function legCost(b: Battle, mover: Mover, who: Stander): (from: Spot, to: Spot) => number {
  return (from, to) => {
    const path = [from, to];
    if (barredOnGround(b, mover, who, path, []) !== null) return Number.POSITIVE_INFINITY;
    return courseOf(b, mover, path, []).cost.total;
  };
}

const REACH = 20_000;

/** Corners of what one goes round: what stops a path, what slows it, and the openings of buildings. */
export function turnsFor(b: Battle, who: Stander, from: Spot): Spot[] {
  const { walls, fields, areas } = groundOf(b);
  const near = ({ corners }: Shape): boolean => corners.some((at) => distanceSquared(at, from) < REACH * REACH);
  const turns: Spot[] = [];
  const round = (shape: Shape, clearance: number): void => {
    if (near(shape)) turns.push(...turningPoints(shape, clearance));
  };
  for (const { shape } of walls) round(shape, 20);
  for (const [k, { shape }] of fields.entries()) if (b.fields[k]) round(shape, 20);
  for (const { type, shape, edge, openings } of areas) {
    if (edge) round(edge, 20);
    else if (SLOW.has(type)) round(shape, 20);
    for (const [p, q] of openings) {
      const middle = { x: Math.round((p.x + q.x) / 2), y: Math.round((p.y + q.y) / 2) };
      const hole = line([middle, middle]);
      if (near(hole)) turns.push(middle);
    }
  }
  for (let j = 0; j < b.models.length; j++)
    if (stopsPath(b, j, who.side) && !who.except.includes(j) && !(b.models[j]!.hidden && sideOf(b, j) !== who.side))
      round(disc(b.models[j]!, radiusOf(b, j)), who.radius);
  return turns.filter((at) => isOnTable(b, at));
}

const SLOW: ReadonlySet<string> = new Set(['woods', 'rock', 'rubble', 'swamp', 'deepWater', 'river', 'hill']);
