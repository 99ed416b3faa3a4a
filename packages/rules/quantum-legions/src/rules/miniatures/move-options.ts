import { cut, distanceSquared, locate, passage } from '@sandtable/geometry/plane';
import { type DecisionOf, type Place, STAY } from '../../decisions.js';
import { IMPASSABLE, type Profile } from '../../profile.js';
import type { Battle, Point } from '../../state.js';
import { tablesOf } from '../../tables.js';
import { hexIndex } from '../board.js';
import { type Areas, areasOf } from './areas.js';
import { DIRECTIONS, type Direction, turned } from './directions.js';
import { legCost, refuseDrop, refusePath } from './movement.js';
import { type TableSize, tableOf } from './table.js';

// Moves worth considering among the endless many: all round, towards enemies, objectives and cover. Each is checked by
// the rule itself, so here a guess may be rough; but not its arithmetic, for every machine must offer the same.

/** A hair's breadth kept from whatever must not be touched. */
const HAIR = 4;
/** How many enemies are approached, and how many areas are looked at for cover. */
const ENEMIES = 4;
const SHELTERS = 6;
/** How an obstacle is gone round, on either hand: a slant and a right angle, in steps of 15 degrees. */
const ROUND_IT = [3, -3, 6, -6];

interface Search {
  readonly b: Battle;
  readonly unit: number;
  readonly lifted: number | null;
  readonly allowance: number;
  readonly budget: number;
  readonly from: Point;
  readonly size: TableSize;
  readonly areas: Areas;
  readonly profile: Profile;
  readonly enemies: readonly Point[];
  /** Everybody on the table but the mover and its passenger. */
  readonly others: readonly Point[];
  readonly found: DecisionOf<'MoveUnit'>[];
}

export function moves(b: Battle, unit: number, allowance: number, lifted: number | null): DecisionOf<'MoveUnit'>[] {
  const s = search(b, unit, allowance, lifted);
  allRound(s);
  for (const { point, stop } of goals(s)) approach(s, point, stop);
  shelter(s);
  if (b.match.config.minimumMove) singleSteps(s);
  return s.found;
}

function search(b: Battle, unit: number, allowance: number, lifted: number | null): Search {
  const size = tableOf(b);
  const mover = b.units[unit]!;
  const from = mover.point!;
  const enemies: Point[] = [];
  const others: Point[] = [];
  for (let i = 0; i < b.units.length; i++) {
    const { point, owner } = b.units[i]!;
    if (point === null || i === unit || i === lifted) continue;
    others.push(point);
    if (owner !== mover.owner) enemies.push(point);
  }
  enemies.sort((p, q) => distanceSquared(p, from) - distanceSquared(q, from));
  return {
    b,
    unit,
    lifted,
    allowance,
    budget: allowance * size.hex,
    from,
    size,
    areas: areasOf(b),
    profile: tablesOf(b).profiles[unit]!,
    enemies,
    others,
    found: [STAY],
  };
}

/** Keeps a path if it is legal, unless one leads to much the same place already. */
function offer({ b, unit, allowance, lifted, found, from, size }: Search, path: Point[]): void {
  const end = path[path.length - 1]!;
  const close = size.hex / 16;
  for (let i = 0; i < found.length; i++) {
    const known = (found[i]!.path[found[i]!.path.length - 1] as Point | undefined) ?? from;
    if (Math.abs(known.x - end.x) < close && Math.abs(known.y - end.y) < close) return;
  }
  if (refusePath(b, unit, allowance, path, lifted) === null) found.push({ type: 'MoveUnit', path });
}

/** Up to three rings, the outer one finer. */
function allRound(s: Search): void {
  const rings = Math.min(3, s.allowance);
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const far = reachAlong(s, s.from, DIRECTIONS[i]!, s.budget);
    const inner = i % 2 === 0 ? rings : 1;
    for (let ring = inner; ring > 0; ring--) goTo(s, DIRECTIONS[i]!, (far * (rings - inner + ring)) / rings);
  }
}

function goTo(s: Search, direction: Direction, distance: number): void {
  const clear = clearOfOthers(s, s.from, direction, distance);
  if (clear > 0) offer(s, [ahead(s.from, direction, clear)]);
}

function ahead({ x, y }: Point, direction: Direction, distance: number): Point {
  return { x: Math.round(x + direction.x * distance), y: Math.round(y + direction.y * distance) };
}

/** How far a unit gets in one direction before the edge, an enemy, impassable ground or the end of its budget. */
function reachAlong(s: Search, from: Point, direction: Direction, budget: number): number {
  const { profile, areas, size } = s;
  let far = Math.min(budget, edgeAlong(size, from, direction));
  if (!profile.jump) for (const enemy of s.enemies) far = Math.min(far, contact(from, direction, enemy, size.hex));
  if (far < HAIR) return 0;
  let spent = 0;
  let gone = 0;
  for (const { within, length } of passage(from, ahead(from, direction, far), areas.map)) {
    const rate = within < 0 ? 1 : profile.enter[areas.codes[within]!]!;
    if (rate === IMPASSABLE) return Math.max(0, gone - HAIR);
    if (spent + rate * length > budget) return gone + (budget - spent) / rate;
    spent += rate * length;
    gone += length;
  }
  return far;
}

function edgeAlong({ radius, width, depth }: TableSize, { x, y }: Point, direction: Direction): number {
  const room = (at: number, step: number, most: number): number =>
    step > 0 ? (most - radius - at) / step : step < 0 ? (radius - at) / step : most;
  return Math.min(room(x, direction.x, width), room(y, direction.y, depth));
}

/** How far along one gets before coming closer to a point than a distance; no limit if one never does. */
function contact(from: Point, direction: Direction, to: Point, distance: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * direction.x + dy * direction.y;
  const aside = dx * direction.y - dy * direction.x;
  const half = distance * distance - aside * aside;
  if (along <= 0 || half <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, along - Math.sqrt(half) - HAIR);
}

/** The same way, cut short until its end overlaps nobody; 0 if there is no such place. */
function clearOfOthers({ others, size }: Search, from: Point, direction: Direction, distance: number): number {
  const near = size.hex * size.hex;
  let far = distance;
  for (let tries = 0; tries < 4 && far >= HAIR; tries++) {
    const end = ahead(from, direction, far);
    const other = others.find((point) => distanceSquared(point, end) < near);
    if (!other) return far;
    far = contact(from, direction, other, size.hex);
  }
  return 0;
}

// --- Goals --------------------------------------------------------------------------------------------------------

/** Places to go for, and how near: into range of enemies, up to them for an assault, onto objectives. */
function* goals({ b, enemies, profile, size }: Search): Generator<{ point: Point; stop: number }> {
  const within = (hexes: number): number => (hexes + 0.5) * size.hex - HAIR; // QL-MIN-11
  for (const point of enemies.slice(0, ENEMIES)) {
    yield { point, stop: within(Math.max(profile.range, 1)) };
    if (profile.assault) yield { point, stop: within(1) };
  }
  if (enemies[0]) yield { point: enemies[0], stop: size.hex + HAIR };
  for (const { hex } of b.match.scenario?.objectives ?? []) {
    yield { point: size.centres[hexIndex(hex)]!, stop: 0 };
  }
}

/** Straight on; and where something other than the budget stops that early, round it on either hand. */
function approach(s: Search, goal: Point, stop: number): void {
  const [direction, wanted] = towards(s.from, goal, stop);
  if (wanted < HAIR) return;
  const far = reachAlong(s, s.from, direction, s.budget);
  goTo(s, direction, Math.min(far, wanted));
  if (far >= Math.min(wanted, s.budget / 2)) return;
  for (const steps of ROUND_IT) {
    const aside = turned(direction, steps);
    const corner = ahead(s.from, aside, reachAlong(s, s.from, aside, s.budget / 2));
    const cost = legCost(s.areas, s.profile, s.from, corner);
    if (typeof cost === 'string' || distanceSquared(corner, goal) === 0) continue;
    const [on, further] = towards(corner, goal, stop);
    const rest = clearOfOthers(s, corner, on, Math.min(further, reachAlong(s, corner, on, s.budget - cost)));
    if (rest > 0) offer(s, [corner, ahead(corner, on, rest)]);
  }
}

function towards(from: Point, goal: Point, stop: number): [Direction, number] {
  const apart = Math.sqrt(distanceSquared(from, goal));
  if (apart === 0) return [DIRECTIONS[0]!, 0];
  return [{ x: (goal.x - from.x) / apart, y: (goal.y - from.y) / apart }, apart - stop];
}

/**
 * Forests, hills and towns in reach: a place near the edge that faces the nearest enemy, from where a unit is in cover
 * and sees out, for what lies in its own disc does not block.
 */
function shelter(s: Search): void {
  const { areas, from, budget, size, enemies } = s;
  const farthest = (budget + size.hex) ** 2;
  const away = (area: number): number => distanceSquared(areas.middles[area]!, from);
  const near = areas.blocking.filter((area) => away(area) <= farthest);
  near.sort((p, q) => away(p) - away(q));
  near.length = Math.min(near.length, SHELTERS);
  for (const area of near) {
    const middle = areas.middles[area]!;
    const shape = areas.map.polygons[area]!;
    if (locate(shape, middle) !== 'inside') continue;
    offer(s, [middle]);
    const enemy = enemies[0];
    if (!enemy || distanceSquared(middle, enemy) === 0) continue;
    const { to } = cut(middle, enemy, shape)[0]!;
    const [facing, apart] = towards(middle, enemy, 0);
    offer(s, [ahead(middle, facing, Math.max(0, (apart * to.top) / to.bottom - size.radius / 2))]);
  }
}

/** QL-MOV-07, the toggle: a hex's width, however dear the ground. */
function singleSteps(s: Search): void {
  for (let i = 0; i < DIRECTIONS.length; i += 4) {
    const far = clearOfOthers(s, s.from, DIRECTIONS[i]!, s.size.hex);
    if (far > 0) offer(s, [ahead(s.from, DIRECTIONS[i]!, far)]);
  }
}

// --- Passengers ---------------------------------------------------------------------------------------------------

/** Six ways round the carrier's end: as far out as adjacent goes, or else close by. */
export function drops(b: Battle, carrier: number, end: Place, passenger: number): Place[] {
  const { hex } = tableOf(b);
  const { id } = b.units[passenger]!;
  const found: Place[] = [];
  for (let i = 0; i < DIRECTIONS.length; i += 4) {
    for (const distance of [1.5 * hex - HAIR, hex + HAIR]) {
      const drop = ahead(end as Point, DIRECTIONS[i]!, distance);
      if (refuseDrop(b, carrier, end, { passenger: id, drop }) !== null) continue;
      found.push(drop);
      break;
    }
  }
  return found;
}
