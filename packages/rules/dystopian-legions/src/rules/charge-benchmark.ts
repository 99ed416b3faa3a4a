import {
  alongEdge,
  distanceSquared,
  EAST,
  grown,
  isWithin,
  nearestPoint,
  overlaps,
  type Shape,
  stepFrom,
} from '@sandtable/geometry/plane';
import { areWithin, facingOf, profileAt, reachBetween, shapeAt, shapeOf, spacingOf, standingOf } from '../figures.js';
import { groundOf, stands } from '../ground.js';
import { CONTACT, EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { Battle, Spot } from '../state.js';
import { holdsLine } from './cover.js';
import { parts } from './line-of-sight.js';
import { flies, refuseSpot } from './movement.js';
import { costOf, metBy, type Obstacle, obstaclesFor, radiusOf, wayTo } from './movement-cost.js';

// How many can reach whom (DL-GEO-31): chargers are seated at contact spots one at a time, and the rest close up.

const CONTACTED = spoken('charge.contact');
const FIGHTS = spoken('mpool.fights');
/** Contact spots stand every fifteen degrees; along a house every half inch. */
const STEPS = 24;
const ALONG = INCH / 2;
/** The grid on which those who find no spot close up. */
const GRID = INCH / 4;
/** So many legal places that cannot be reached, and one stays where one is. */
const BARRED = 200;

/** A place in contact with an enemy: beside its base, at a house, or across a wall that it holds. */
export interface Contact {
  readonly at: Spot;
  readonly section: number;
  /** The wall it is touched across (DL-CHG-10). */
  readonly across: number | null;
}

export interface Seat {
  readonly model: number;
  readonly path: readonly Spot[];
  readonly fly: boolean;
  /** Who is reached from there; null for who only closes up. */
  readonly contact: Contact | null;
}

export interface Construction {
  readonly seats: readonly Seat[];
  readonly seated: number;
}

/** Models of a section that can be contacted: no transports, no Non-Combatants (DL-CHG-01, DL-MAR-27e). */
export function contactable(b: Battle, s: number): number[] {
  return standingOf(b, s).filter((j) => !profileAt(b, j).ironclad && mayBe(true, CONTACTED, { of: profileAt(b, j) }));
}

/** Walls that a model holds, by their places. */
export function wallsHeld(b: Battle, j: number): number[] {
  return groundOf(b).lines.flatMap((_, k) => (stands(b, k) && holdsLine(b, j, k) ? [k] : []));
}

/** The near side of a wall, opposite an enemy who holds it (DL-MEL-60). */
export function nearSide(b: Battle, i: number, j: number, k: number, from: Spot): Spot | null {
  const wall = groundOf(b).lines[k]!.shape;
  const foe = shapeOf(b, j).at;
  if (!parts(from, foe, wall)) return null;
  const foot = nearestPoint(wall, foe);
  const away = { x: foot.x - foe.x, y: foot.y - foe.y };
  if (away.x === 0 && away.y === 0) return null;
  return stepFrom(foot, away, 0, radiusOf(b, i));
}

/** Whether a piece may be fought across by a model at all: what is impassable may not (DL-RUL-163). */
function mayFightAcross(b: Battle, i: number, k: number): boolean {
  return groundOf(b).lines[k]!.going[profileAt(b, i).column === 'infantry' ? 0 : 1] !== 'impassable';
}

/** Every place in contact with somebody of a section, or with the outline of its house (DL-BLD-10), as a model finds them from where it sets out. */
function contactsFor(b: Battle, i: number, s: number, from: Spot): Contact[] {
  const { house } = b.sections[s]!;
  const radius = radiusOf(b, i);
  if (house !== null) {
    const around = grown(groundOf(b).areas[house]!.shape, 0);
    return offsetOutline(around, radius).map((at) => ({ at, section: s, across: null }));
  }
  return contactable(b, s).flatMap((j) => {
    const foe = shapeOf(b, j);
    const walls = flies(b, i) ? [] : wallsHeld(b, j);
    const near = walls.flatMap((k): Contact[] => {
      const at = mayFightAcross(b, i, k) ? nearSide(b, i, j, k, from) : null;
      return at === null ? [] : [{ at, section: s, across: k }];
    });
    const ring = Array.from({ length: STEPS }, (_, n) => stepFrom(foe.at, EAST, -n, foe.radius + radius)).flatMap(
      (at): Contact[] => {
        // over a wall the enemy holds nobody comes round to him in the same move: he stops on his side of it
        if (walls.some((k) => parts(from, at, groundOf(b).lines[k]!.shape))) return [];
        const across = wallBetween(b, i, j, at);
        return across === 'closed' ? [] : [{ at, section: s, across }];
      },
    );
    return [...near, ...ring];
  });
}

/** The wall between a place and an enemy it touches: null for none, `closed` where it cannot be fought across (DL-MEL-60). */
function wallBetween(b: Battle, i: number, j: number, at: Spot): number | null | 'closed' {
  const { lines } = groundOf(b);
  const foe = shapeOf(b, j).at;
  for (let k = 0; k < lines.length; k++) {
    if (!stands(b, k) || !parts(at, foe, lines[k]!.shape)) continue;
    return mayFightAcross(b, i, k) ? k : 'closed';
  }
  return null;
}

/** Points along the outline of a house, set off by the radius of who stands there. */
export function offsetOutline(house: Shape, radius: number): Spot[] {
  const points: Spot[] = [];
  const { corners } = house;
  const inside = (p: Spot): boolean => isWithin({ ...house, radius: 0 }, shapePoint(p), 0);
  for (const foot of alongEdge(house, ALONG)) {
    const k = corners.findIndex((p, n) => isOn(p, corners[(n + 1) % corners.length]!, foot));
    const [p, q] = [corners[Math.max(0, k)]!, corners[(Math.max(0, k) + 1) % corners.length]!];
    for (const hand of [1, -1]) {
      const at = stepFrom(foot, { x: hand * (q.y - p.y), y: hand * (p.x - q.x) }, 0, radius + 1);
      if (!inside(at)) points.push(at);
    }
  }
  return points;
}

function shapePoint(at: Spot): Shape {
  return { kind: 'point', corners: [at], radius: 0, at, left: at.x, right: at.x, top: at.y, bottom: at.y };
}

function isOn(p: Spot, q: Spot, at: Spot): boolean {
  const cross = Math.abs((q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x));
  const long = Math.sqrt(distanceSquared(p, q));
  const dot = (q.x - p.x) * (at.x - p.x) + (q.y - p.y) * (at.y - p.y);
  return cross <= 2 * long && dot >= 0 && dot <= long * long;
}

/** Where chargers start: each from its own place, or anywhere along an outline (DL-BLD-08). */
export interface From {
  readonly starts: (i: number) => readonly Spot[];
  readonly allowance: (i: number) => number;
  /** Who charges, and who of the section stands there already to keep together with. */
  readonly chargers: readonly number[];
  readonly beside: readonly number[];
}

interface Way {
  readonly path: readonly Spot[];
  readonly fly: boolean;
  readonly cost: number;
}

/** The cheapest way of a charger to a spot, flying where it can: over the enemy and his wall as well (DL-AER-06, DL-AER-07). */
export function chargeWay(b: Battle, i: number, to: Spot, from: From, obstacles: readonly Obstacle[]): Way | null {
  const most = from.allowance(i);
  const starts = from.starts(i);
  if (starts.length > 1) return wayOut(b, i, starts, to, most, obstacles);
  let best: Way | null = null;
  for (const start of starts) {
    const far = Math.sqrt(distanceSquared(start, to));
    if (far > most + EPS || (best !== null && far >= best.cost)) continue;
    if (flies(b, i)) {
      best = { path: [start, to], fly: true, cost: far };
      continue;
    }
    const path = wayTo(b, i, start, to, most, obstacles);
    if (path === null) continue;
    const cost = lengthOf(path);
    if (best === null || cost < best.cost) best = { path, fly: false, cost };
  }
  return best;
}

/** How many places along an outline are tried straight, and how many the long way round. */
const STRAIGHT = 8;
const ROUND = 2;

/** The same from an outline: straight from the nearest place that lets it, else round what is in the way. */
function wayOut(
  b: Battle,
  i: number,
  starts: readonly Spot[],
  to: Spot,
  most: number,
  obstacles: readonly Obstacle[],
): Way | null {
  const near = starts
    .map((start) => ({ start, far: Math.sqrt(distanceSquared(start, to)) }))
    .filter(({ far }) => far <= most + EPS)
    .sort((p, q) => p.far - q.far)
    .slice(0, STRAIGHT);
  for (const { start, far } of near) {
    if (flies(b, i)) return { path: [start, to], fly: true, cost: far };
    const path = [start, to];
    if (metBy(b, i, path, obstacles) === null && costOf(b, i, path, false) <= most + EPS)
      return { path, fly: false, cost: far };
  }
  for (const { start } of near.slice(0, ROUND)) {
    const path = wayTo(b, i, start, to, most, obstacles);
    if (path !== null) return { path, fly: false, cost: lengthOf(path) };
  }
  return null;
}

export function lengthOf(path: readonly Spot[]): number {
  let length = 0;
  for (let n = 1; n < path.length; n++) length += Math.sqrt(distanceSquared(path[n - 1]!, path[n]!));
  return length;
}

/** Seats the chargers, then closes up the others; null where it fails. */
export function construct(b: Battle, s: number, targets: readonly number[], from: From): Construction | null {
  const { chargers } = from;
  const free = chargers.filter((i) => mayBe(true, FIGHTS, { of: profileAt(b, i) }));
  const seats: Seat[] = [];
  const placed: { readonly model: number; readonly shape: Shape }[] = from.beside.map((model) => ({
    model,
    shape: shapeOf(b, model),
  }));
  const obstacles = new Map(chargers.map((i) => [i, obstaclesFor(b, i, chargers)]));
  const spacing = spacingOf(b, s);
  const isLegal = (i: number, shape: Shape): boolean =>
    refuseSpot(b, i, shape, { near: targets, absent: chargers }) === null;
  const isClear = (shape: Shape): boolean => placed.every((other) => !overlaps(shape, other.shape, EPS));
  const isLinked = (i: number, shape: Shape): boolean =>
    placed.length === 0 ||
    placed.some((other) => areWithin(shape, other.shape, reachBetween(b, i, other.model) + spacing));
  const spots = new Map<string, Contact[]>();
  const spotsOf = (i: number, target: number): Contact[] => {
    const key = `${i} ${target}`;
    if (!spots.has(key)) {
      const [start] = from.starts(i);
      const reach = from.allowance(i) + EPS;
      const near = contactsFor(b, i, target, start ?? b.models[i]!).filter(({ at }) =>
        from.starts(i).some((p) => distanceSquared(p, at) <= reach * reach),
      );
      const distance = ({ at }: Contact): number => Math.min(...from.starts(i).map((p) => distanceSquared(p, at)));
      spots.set(
        key,
        near
          .map((c, n) => ({ c, d: distance(c), n }))
          .sort((p, q) => p.d - q.d || p.n - q.n)
          .map(({ c }) => c),
      );
    }
    return spots.get(key)!;
  };
  // whether a spot is legal and how it is reached hangs on nobody who is seated: it is found out once
  const ways = new Map<Contact, Way | null>();
  const wayOf = (i: number, contact: Contact): Way | null => {
    let way = ways.get(contact);
    if (way === undefined) {
      way = isLegal(i, shapeAt(b, i, contact.at)) ? chargeWay(b, i, contact.at, from, obstacles.get(i)!) : null;
      ways.set(contact, way);
    }
    return way;
  };
  const cheapest = (i: number, among: readonly number[]): { way: Way; contact: Contact } | null => {
    let best: { way: Way; contact: Contact } | null = null;
    for (const target of among)
      for (const contact of spotsOf(i, target)) {
        const shape = shapeAt(b, i, contact.at);
        const far = Math.min(...from.starts(i).map((p) => Math.sqrt(distanceSquared(p, contact.at))));
        if (best !== null && far >= best.way.cost) break; // the rest is farther still
        if (!isLinked(i, shape) || !isClear(shape)) continue;
        const way = wayOf(i, contact);
        if (way !== null && (best === null || way.cost < best.way.cost)) best = { way, contact };
      }
    return best;
  };
  const seatNext = (among: readonly number[]): boolean => {
    let best: { i: number; way: Way; contact: Contact } | null = null;
    for (const i of free) {
      const found = cheapest(i, among);
      if (found !== null && (best === null || found.way.cost < best.way.cost)) best = { i, ...found };
    }
    if (best === null) return false;
    seats.push({ model: best.i, path: best.way.path, fly: best.way.fly, contact: best.contact });
    placed.push({ model: best.i, shape: shapeAt(b, best.i, best.contact.at) });
    free.splice(free.indexOf(best.i), 1);
    return true;
  };
  for (const target of targets) if (!seatNext([target])) return null;
  while (free.length > 0 && seatNext(targets));
  const seated = seats.length;
  const foes = targets.flatMap((target) => foeShapes(b, target));
  const nearest = (i: number): number => Math.min(...from.starts(i).map((p) => leastGapTo(p, foes)));
  const rest = chargers.filter((i) => seats.every(({ model }) => model !== i));
  for (const i of rest.sort((p, q) => nearest(p) - nearest(q) || p - q)) {
    const fits = (shape: Shape): boolean => isLinked(i, shape) && isClear(shape) && isLegal(i, shape);
    const seat = closeUp(b, i, from, obstacles.get(i)!, foes, fits);
    if (seat === null) return null;
    seats.push(seat);
    placed.push({ model: i, shape: shapeAt(b, i, seat.path.at(-1)!) });
  }
  return { seats, seated };
}

/** What chargers close in on: the bases of a section, or its house. */
export function foeShapes(b: Battle, target: number): Shape[] {
  const { house } = b.sections[target]!;
  return house !== null ? [groundOf(b).areas[house]!.shape] : contactable(b, target).map((j) => shapeOf(b, j));
}

/** How far a centre is from the edge of a base or house. */
function centreGap(p: Spot, foe: Shape): number {
  if (foe.kind === 'point') return Math.sqrt(distanceSquared(p, foe.at)) - foe.radius;
  return Math.sqrt(distanceSquared(p, nearestPoint(foe, p)));
}

function leastGapTo(p: Spot, foes: readonly Shape[]): number {
  let least = Infinity;
  for (let n = 0; n < foes.length; n++) least = Math.min(least, centreGap(p, foes[n]!));
  return least;
}

/** The reachable place with the least gap to an enemy, on the grid round where it starts. */
export function closeUp(
  b: Battle,
  i: number,
  from: From,
  obstacles: readonly Obstacle[],
  foes: readonly Shape[],
  isLegal: (shape: Shape) => boolean,
): Seat | null {
  const most = from.allowance(i);
  const fly = flies(b, i);
  const [start] = from.starts(i);
  const stays = start !== undefined && b.models[i]!.where === 'table' && isLegal(shapeAt(b, i, start));
  if (start === undefined) return null;
  const grid: { readonly at: Spot; readonly left: number }[] = [];
  const far = Math.floor(most / GRID) * GRID;
  const now = leastGapTo(start, foes); // nobody closes up by going away
  for (let dx = -far; dx <= far; dx += GRID)
    for (let dy = -far; dy <= far; dy += GRID) {
      if (dx * dx + dy * dy > most * most) continue;
      const at = { x: Math.round((start.x + dx) / GRID) * GRID, y: Math.round((start.y + dy) / GRID) * GRID };
      const left = leastGapTo(at, foes);
      if (left <= now || !stays) grid.push({ at, left });
    }
  let tried = 0;
  for (const { at } of nearestFirst(grid)) {
    if (!isLegal(shapeAt(b, i, at))) continue;
    const way = chargeWay(b, i, at, from, obstacles);
    if (way !== null) return { model: i, path: way.path, fly, contact: null };
    tried += 1;
    if (tried >= BARRED) break; // cut off: what lies nearer is behind something
  }
  return stays ? { model: i, path: [start], fly: false, contact: null } : null;
}

/** Places by their gap, of equal ones the first: no more of them are put in order than are asked for. */
function* nearestFirst<Place extends { readonly left: number }>(places: readonly Place[]): Generator<Place> {
  const heap = places.map((_, k) => k);
  const before = (p: number, q: number): boolean =>
    places[p]!.left !== places[q]!.left ? places[p]!.left < places[q]!.left : p < q;
  const sink = (at: number, size: number): void => {
    for (let k = at; ; ) {
      let child = 2 * k + 1;
      if (child >= size) return;
      if (child + 1 < size && before(heap[child + 1]!, heap[child]!)) child += 1;
      if (!before(heap[child]!, heap[k]!)) return;
      [heap[k], heap[child]] = [heap[child]!, heap[k]!];
      k = child;
    }
  };
  for (let k = heap.length >> 1; k >= 0; k--) sink(k, heap.length);
  for (let size = heap.length; size > 0; size--) {
    yield places[heap[0]!]!;
    heap[0] = heap[size - 1]!;
    sink(0, size - 1);
  }
}

/** Whether a model standing somewhere touches a section, its house, or a wall opposite one of its men (DL-GEN-03, DL-CHG-10). */
export function contactOf(b: Battle, i: number, at: Spot, s: number, from: Spot): Contact | null {
  const shape = shapeAt(b, i, at, facingOf(b.models[i]!));
  const { house } = b.sections[s]!;
  if (house !== null)
    return isWithin(shape, groundOf(b).areas[house]!.shape, CONTACT) ? { at, section: s, across: null } : null;
  for (const j of contactable(b, s)) {
    if (!isWithin(shape, shapeOf(b, j), CONTACT)) continue;
    const across = wallBetween(b, i, j, at);
    if (across !== 'closed') return { at, section: s, across };
  }
  if (flies(b, i)) return null;
  for (const j of contactable(b, s))
    for (const k of wallsHeld(b, j)) {
      const spot = mayFightAcross(b, i, k) ? nearSide(b, i, j, k, from) : null;
      if (spot !== null && distanceSquared(spot, at) <= CONTACT * CONTACT) return { at, section: s, across: k };
    }
  return null;
}
