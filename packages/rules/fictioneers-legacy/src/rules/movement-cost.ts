import { type Part, type Score, score } from '@sandtable/craft';
import {
  comesWithin,
  crossings,
  emptyWalk,
  isIn,
  isInAny,
  leadsAwayFrom,
  pathLength,
  samePoint,
  type Walk,
  walk,
} from '@sandtable/geometry/plane';
import { groundLevel, groundOf, isDark, isInArea, isInTerrain, isOnTable } from '../ground.js';
import { EPS, INCH, MOST_POINTS, SHORTEST, SLACK, type Spot, spotName, squared } from '../inches.js';
import { profilesOf } from '../profile.js';
import type { Refusal, RuleId } from '../rulebook.js';
import { type Battle, idOf, sideOf } from '../state.js';
import { isBarred, type Stander } from './end-positions.js';
import { isOpening, radiusOf } from './measuring.js';
import { baseLeft, type Mover } from './movement-allowance.js';

// A path over the table: what bars it and what it costs (FL-MOV-06, FL-GEO-13 to FL-GEO-17).

const walked: Walk = emptyWalk(); // scratch

/** FL-GEO-13, FL-MOV-23. */
export function refusePath(b: Battle, path: readonly Spot[], start: Spot): Refusal | null {
  const no = (message: string): Refusal => ({ rule: 'FL-GEO-13', message });
  if (path.length < 2 || path.length > MOST_POINTS)
    return no(`A path has 2 to ${MOST_POINTS} points, not ${path.length}.`);
  if (!samePoint(path[0]!, start))
    return no(`The path must begin at ${spotName(start)}, not at ${spotName(path[0]!)}.`);
  const off = path.find((at) => !isOnTable(b, at));
  return off ? { rule: 'FL-MOV-23', message: `${spotName(off)} is off the table, and there is no exit there.` } : null;
}

/** What stops a path on the ground, first rule first (8): tall walls, fields, deep water, outlines, models. */
export function barredOnGround(
  b: Battle,
  mover: Mover,
  who: Stander,
  path: readonly Spot[],
  past: readonly number[],
): Refusal | null {
  const ground = groundOf(b);
  for (const wall of ground.walls)
    if (wall.height === 'tall' && crossings(path, wall.shape, EPS).length > 0)
      return { rule: 'FL-WAL-03', message: `${wall.id} is too tall to cross.` };
  const field = barredByField(b, path);
  if (field) return field;
  walk(ground.map, path, SHORTEST, walked);
  if (mover.gait !== 'hover')
    for (let i = 0; i < walked.pieces; i++)
      if (isInAny(walked, i, ground.of.deepWater) && !isInAny(walked, i, ground.of.road))
        return { rule: 'FL-MOV-20', message: 'The path leads through deep water.' };
  return barredByHouse(b, who, path) ?? barredByModel(b, who, path, past);
}

/** FL-WAL-06, FL-FLY-03: on the ground and in the air. */
export function barredByField(b: Battle, path: readonly Spot[]): Refusal | null {
  const { fields } = groundOf(b);
  for (let i = 0; i < fields.length; i++)
    if (b.fields[i] && crossings(path, fields[i]!.shape, EPS).length > 0)
      return { rule: 'FL-WAL-06', message: `The force field ${fields[i]!.id} stops everything while its pylons work.` };
  return null;
}

/** FL-MNT-05, FL-MNT-06. `walked` holds the path. */
function barredByHouse(b: Battle, who: Stander, path: readonly Spot[]): Refusal | null {
  const { areas, houses } = groundOf(b);
  const [start, end] = [path[0]!, path[path.length - 1]!];
  for (const house of houses) {
    const one = areas[house]!;
    const met = crossings(path, one.edge!, EPS);
    for (const at of met)
      if (!isOpening(one, at))
        return { rule: one.type === 'structure' ? 'FL-MNT-06' : 'FL-MNT-05', message: closed(one.id, at) };
    if (one.type === 'structure') continue;
    // at its ends a path crosses an outline if it stands in the building there and does not run inside it, or the reverse
    const inside = (i: number): boolean => walked.pieces > 0 && isIn(walked, i, house);
    if (walked.pieces > 0) {
      if (isInArea(one, start) !== inside(0) && !isOpening(one, start, EPS + SLACK))
        return { rule: 'FL-MNT-05', message: closed(one.id, start) };
      if (isInArea(one, end) !== inside(walked.pieces - 1) && !isOpening(one, end, EPS + SLACK))
        return { rule: 'FL-MNT-05', message: closed(one.id, end) };
    }
    if (isBarred(who)) {
      let entered = isInArea(one, end);
      for (let i = 0; i < walked.pieces && !entered; i++) entered = isIn(walked, i, house);
      if (entered) return { rule: 'FL-MNT-06', message: `It is too big to enter ${one.id}.` };
    }
  }
  return null;
}

const closed = (id: string, at: Spot): string =>
  `${id} has no opening at ${spotName({ x: Math.round(at.x), y: Math.round(at.y) })}.`;

/** Whether a model stands in the way of others on the ground at all (FL-GEO-15), for a side. */
export function stopsPath(b: Battle, i: number, side: string): boolean {
  const m = b.models[i]!;
  if (m.where === 'wreck') return true;
  if (m.where !== 'table' || m.airborne) return false;
  const { kind } = profilesOf(b)[i]!;
  if (kind === 'module' || kind === 'objective') return false;
  return sideOf(b, i) !== side || kind === 'vehicle' || kind === 'pylon' || kind === 'artillery';
}

/** FL-GEO-15; nobody is held who is in contact already (FL-MOV-21). Hidden enemies stop nobody by being refused (FL-HID-08); `past` are models it may pass all the same. */
function barredByModel(b: Battle, who: Stander, path: readonly Spot[], past: readonly number[]): Refusal | null {
  for (let i = 0; i < b.models.length; i++) {
    if (!stopsPath(b, i, who.side) || (b.models[i]!.hidden && sideOf(b, i) !== who.side)) continue;
    if (comesTooClose(path, b.models[i]!, who.radius + radiusOf(b, i) - EPS)) {
      if (who.except.includes(i) || past.includes(i)) continue;
      return { rule: 'FL-GEO-15', message: `${idOf(b, i)} is in the way.` };
    }
  }
  return null;
}

/** Whether a path comes closer to a centre than that; from too close it may lead away. */
export function comesTooClose(path: readonly Spot[], centre: Spot, apart: number): boolean {
  const inside = squared(path[0]!, centre) < apart * apart;
  if (inside) return !leadsAwayFrom(path, centre);
  for (let i = 1; i < path.length; i++) if (comesWithin(path[i - 1]!, path[i]!, centre, apart)) return true;
  return false;
}

/** What was found along a path. */
export interface Course {
  readonly length: number;
  readonly cost: Score<RuleId>;
  /** FL-ENV-02. */
  readonly dark: boolean;
  /** FL-MOV-18: the whole of it lies on road. */
  readonly road: boolean;
}

const WALL_COST = { low: INCH, mid: 2 * INCH, tall: 0 } as const;

/** FL-MOV-06; `acts` are the costs of what the move begins and ends with. */
export function courseOf(
  b: Battle,
  mover: Mover,
  path: readonly Spot[],
  acts: readonly (Part<RuleId> | false)[],
): Course {
  const ground = groundOf(b);
  const { of } = ground;
  const length = pathLength(path);
  walk(ground.map, path, SHORTEST, walked);
  const [start, end] = [path[0]!, path[path.length - 1]!];
  const flies = mover.mode === 'fly';
  let rough = 0;
  let river = 0;
  let road = length > 0 && isInTerrain(b, 'road', start) && isInTerrain(b, 'road', end);
  let dark = isDark(b, start) || isDark(b, end);
  for (let i = 0; i < walked.pieces; i++) {
    const onRoad = isInAny(walked, i, of.road);
    const span = walked.to[i]! - walked.from[i]!;
    if (!onRoad) road = false;
    if (isInAny(walked, i, of.dark)) dark = true;
    if (flies || onRoad) continue;
    if (isInAny(walked, i, ground.rough[mover.gait])) rough += span;
    if (isInAny(walked, i, of.river)) river += span;
  }
  if (flies) {
    const cost = score<RuleId>(length, 'FL-MOV-06', acts); // FL-FLY-02, FL-WAL-05
    return { length, cost, dark, road: false };
  }
  const climbed = climb(b, start, end);
  const entries = mover.gait === 'hover' ? entered(b, start, end, 'building') : entered(b, start, end, null);
  const low = wallsCrossed(b, path, 'low');
  const mid = wallsCrossed(b, path, 'mid');
  const wet = river > EPS && mover.gait !== 'hover';
  const cost = score<RuleId>(length, 'FL-MOV-06', [
    rough > 0 && { by: rough, rule: 'FL-MOV-15', why: 'rough going' },
    climbed > 0 && { by: 2 * INCH * climbed, rule: 'FL-MOV-17', why: 'uphill' },
    low > 0 && { by: WALL_COST.low * low, rule: 'FL-WAL-01', why: low === 1 ? 'a low wall' : 'low walls' },
    mid > 0 && { by: WALL_COST.mid * mid, rule: 'FL-WAL-02', why: mid === 1 ? 'a wall' : 'walls' },
    wet && { by: INCH, rule: 'FL-MOV-19', why: 'the river' },
    entries > 0 && { by: (baseLeft(b, mover) / 2) * entries, rule: 'FL-MNT-01', why: 'entering and leaving' },
    ...acts,
  ]);
  return { length, cost, dark, road };
}

/** FL-WAL-04, each crossing as FL-GEO-16 counts them. */
function wallsCrossed(b: Battle, path: readonly Spot[], height: 'low' | 'mid'): number {
  let count = 0;
  for (const wall of groundOf(b).walls) if (wall.height === height) count += crossings(path, wall.shape, EPS).length;
  return count;
}

/** FL-MOV-17, FL-GEO-17: levels risen, read at the start, on each piece and at the end. */
function climb(b: Battle, start: Spot, end: Spot): number {
  const { areas } = groundOf(b);
  let level = groundLevel(b, start);
  let risen = 0;
  for (let piece = 0; piece < walked.pieces; piece++) {
    let here = 0;
    for (let i = 0; i < areas.length; i++)
      if (areas[i]!.type === 'hill' && areas[i]!.level > here && isIn(walked, piece, i)) here = areas[i]!.level;
    if (here > level) risen += here - level;
    level = here;
  }
  const last = groundLevel(b, end);
  return last > level ? risen + last - level : risen;
}

/** FL-MNT-05, FL-GEO-17: how often trenches and buildings are entered or left. */
function entered(b: Battle, start: Spot, end: Spot, only: 'building' | null): number {
  const { areas, entered: places } = groundOf(b);
  let count = 0;
  for (const place of places) {
    const one = areas[place]!;
    if (only && one.type !== only) continue;
    let inside = isInArea(one, start);
    for (let piece = 0; piece < walked.pieces; piece++) {
      const now = isIn(walked, piece, place);
      if (now !== inside) count++;
      inside = now;
    }
    if (isInArea(one, end) !== inside) count++;
  }
  return count;
}
