import { type AreaSet, crossings, type Shape } from '@sandtable/geometry/plane';
import type { Scenario } from '../content/types.js';
import { type Gait, type Ground, type GroundArea, groundLevel, groundOf, isInArea } from '../ground.js';
import { EPS, INCH, type Spot } from '../inches.js';
import { isOpening } from '../rules/measuring.js';
import type { Battle } from '../state.js';

// How far it is to somewhere on the ground, round what is in the way: a net of points an inch apart, made once for a table and a
// way of moving. Near enough to say which way to go; whether a move may be made, the rules say.

const BARRED = Number.POSITIVE_INFINITY;

/** The net of a larger table is wider. */
const MOST_ACROSS = 72;

/** Steps to neighbours; the second four are the first ones backwards. */
const STEPS = [
  { dx: 1, dy: 0, length: 1 },
  { dx: 0, dy: 1, length: 1 },
  { dx: 1, dy: 1, length: Math.SQRT2 },
  { dx: -1, dy: 1, length: Math.SQRT2 },
  { dx: -1, dy: 0, length: 1 },
  { dx: 0, dy: -1, length: 1 },
  { dx: -1, dy: -1, length: Math.SQRT2 },
  { dx: 1, dy: -1, length: Math.SQRT2 },
] as const;
const WAYS = STEPS.length;

export interface Net {
  /** How far apart its points are. */
  readonly mesh: number;
  readonly across: number;
  readonly up: number;
  /** For every point what each step from it costs, in mils. */
  readonly legs: Float32Array;
  /** What the way costs from every point, by where it leads. */
  readonly known: Map<string, Float32Array>;
}

const nets = new WeakMap<Scenario, Map<string, Net>>();

/** Ways to so many places are kept: a load that is carried about lies in many. */
const MOST_KNOWN = 40;

function netFor(b: Battle, gait: Gait): Net {
  let made = nets.get(b.match.scenario);
  if (!made) nets.set(b.match.scenario, (made = new Map()));
  let key: string = gait;
  for (const works of b.fields) key += works ? '+' : '-';
  let net = made.get(key);
  if (!net) made.set(key, (net = makeNet(b, gait)));
  return net;
}

interface Barrier {
  readonly shape: Shape;
  readonly cost: number;
  readonly house: GroundArea | null;
}

const WALL = { low: INCH, mid: 2 * INCH, tall: BARRED } as const;

function barriersOf(b: Battle, { walls, areas, houses, fields }: Ground): Barrier[] {
  return [
    ...walls.map(({ shape, height }) => ({ shape, cost: WALL[height], house: null })),
    ...fields.flatMap(({ shape }, k) => (b.fields[k] ? [{ shape, cost: BARRED, house: null }] : [])),
    ...houses.map((k) => ({ shape: areas[k]!.edge!, cost: BARRED, house: areas[k]! })),
  ];
}

function makeNet(b: Battle, gait: Gait): Net {
  const ground = groundOf(b);
  const mesh = INCH * Math.ceil(Math.max(ground.width, ground.height) / (MOST_ACROSS * INCH));
  const across = Math.max(2, Math.floor(ground.width / mesh));
  const up = Math.max(2, Math.floor(ground.height / mesh));
  const points = Array.from({ length: across * up }, (_, k) => pointOf(k, across, mesh));
  const slow = points.map((at) => slownessAt(ground, gait, at));
  const level = points.map((at) => groundLevel(b, at));
  const barriers = barriersOf(b, ground);
  const legs = new Float32Array(WAYS * points.length).fill(BARRED);
  for (let k = 0; k < points.length; k++)
    for (let s = 0; s < WAYS / 2; s++) {
      const { dx, dy, length } = STEPS[s]!;
      const x = (k % across) + dx;
      const y = Math.floor(k / across) + dy;
      if (x < 0 || x >= across || y >= up) continue;
      const to = y * across + x;
      const cost = (mesh * length * (slow[k]! + slow[to]!)) / 2 + crossingCost(barriers, points[k]!, points[to]!);
      legs[WAYS * k + s] = cost + 2 * INCH * Math.max(0, level[to]! - level[k]!);
      legs[WAYS * to + s + WAYS / 2] = cost + 2 * INCH * Math.max(0, level[k]! - level[to]!);
    }
  return { mesh, across, up, legs, known: new Map() };
}

function pointOf(k: number, across: number, mesh: number): Spot {
  return { x: (k % across) * mesh + mesh / 2, y: Math.floor(k / across) * mesh + mesh / 2 };
}

/** FL-MOV-15 to FL-MOV-20: how much longer an inch is there. */
function slownessAt({ areas, rough }: Ground, gait: Gait, at: Spot): number {
  let slow = 1;
  for (let i = 0; i < areas.length; i++) {
    const { type } = areas[i]!;
    const barred = type === 'structure' || (type === 'deepWater' && gait !== 'hover');
    if (type !== 'road' && !barred && !isOneOf(rough[gait], i)) continue;
    if (!isInArea(areas[i]!, at)) continue;
    if (type === 'road') return 1;
    slow = barred ? BARRED : Math.max(slow, 2);
  }
  return slow;
}

function isOneOf(set: AreaSet, i: number): boolean {
  return (set[i >> 5]! & (1 << (i & 31))) !== 0;
}

function crossingCost(barriers: readonly Barrier[], from: Spot, to: Spot): number {
  let sum = 0;
  for (const { shape, cost, house } of barriers) {
    if (Math.max(from.x, to.x) < shape.left || Math.min(from.x, to.x) > shape.right) continue;
    if (Math.max(from.y, to.y) < shape.top || Math.min(from.y, to.y) > shape.bottom) continue;
    for (const at of crossings([from, to], shape, EPS)) if (!house || !isOpening(house, at)) sum += cost;
  }
  return sum;
}

/** Where ways lead: told apart by the name. */
export interface Destination {
  readonly name: string;
  readonly includes: (at: Spot) => boolean;
}

/** Costs of the cheapest way to a destination from every point of the net; swept over in turn from each corner until nothing is cheaper. */
function waysTo(net: Net, { name, includes }: Destination): Float32Array {
  let cost = net.known.get(name);
  if (cost) return cost;
  const { mesh, across, up, legs } = net;
  cost = new Float32Array(across * up).fill(BARRED);
  for (let k = 0; k < cost.length; k++) if (includes(pointOf(k, across, mesh))) cost[k] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let sweep = 0; sweep < 4; sweep++)
      for (let n = 0; n < cost.length; n++) {
        const column = n % across;
        const row = (n - column) / across;
        const x = sweep & 1 ? across - 1 - column : column;
        const y = sweep & 2 ? up - 1 - row : row;
        const k = y * across + x;
        let least = cost[k]!;
        for (let s = 0; s < WAYS; s++) {
          const leg = legs[WAYS * k + s]!;
          if (leg === BARRED) continue;
          const total = leg + cost[k + STEPS[s]!.dy * across + STEPS[s]!.dx]!;
          if (total < least - 0.5) least = total;
        }
        if (least < cost[k]!) {
          cost[k] = least;
          changed = true;
        }
      }
  }
  if (net.known.size >= MOST_KNOWN) net.known.clear();
  net.known.set(name, cost);
  return cost;
}

/** Between points so much apart in cost something stands. */
const STEEP = 3;

/** All ways to one destination. */
export interface Ways {
  readonly net: Net;
  readonly cost: Float32Array;
}

export function waysFor(b: Battle, gait: Gait, to: Destination): Ways {
  const net = netFor(b, gait);
  return { net, cost: waysTo(net, to) };
}

/** What the way from a place to a destination costs on the ground, about; Infinity where there is none. */
export const wayLength = (b: Battle, gait: Gait, at: Spot, to: Destination): number =>
  lengthFrom(waysFor(b, gait, to), at);

export function lengthFrom({ net, cost }: Ways, at: Spot): number {
  const { mesh, across, up } = net;
  const x = Math.min(across - 1.001, Math.max(0, at.x / mesh - 0.5));
  const y = Math.min(up - 1.001, Math.max(0, at.y / mesh - 0.5));
  const left = Math.floor(x);
  const low = Math.floor(y);
  const fx = x - left;
  const fy = y - low;
  const k = low * across + left;
  const a = cost[k]!;
  const c = cost[k + 1]!;
  const d = cost[k + across]!;
  const e = cost[k + across + 1]!;
  const most = Math.max(a, c, d, e);
  if (most - Math.min(a, c, d, e) < STEEP * mesh)
    return (a * (1 - fx) + c * fx) * (1 - fy) + (d * (1 - fx) + e * fx) * fy;
  return fx < 0.5 ? (fy < 0.5 ? a : d) : fy < 0.5 ? c : e;
}

/** The first part of the way from a place to a destination, as far as so much pays for by the net; bends where the net does. */
export function wayAlong(b: Battle, gait: Gait, from: Spot, to: Destination, most: number): Spot[] {
  const net = netFor(b, gait);
  const { mesh, across, up, legs } = net;
  const cost = waysTo(net, to);
  const x = Math.min(across - 1, Math.max(0, Math.round(from.x / mesh - 0.5)));
  const y = Math.min(up - 1, Math.max(0, Math.round(from.y / mesh - 0.5)));
  let k = y * across + x;
  const path = [{ x: from.x, y: from.y }];
  const start = pointOf(k, across, mesh);
  let paid = Math.hypot(start.x - from.x, start.y - from.y);
  let heading = -1;
  while (cost[k]! > 0 && cost[k]! < BARRED) {
    let best = -1;
    let least = BARRED;
    for (let s = 0; s < WAYS; s++) {
      const leg = legs[WAYS * k + s]!;
      const total = leg === BARRED ? BARRED : leg + cost[k + STEPS[s]!.dy * across + STEPS[s]!.dx]!;
      if (total < least) {
        least = total;
        best = s;
      }
    }
    if (best < 0 || paid + legs[WAYS * k + best]! > most) break;
    if (best !== heading) path.push(pointOf(k, across, mesh));
    heading = best;
    paid += legs[WAYS * k + best]!;
    k += STEPS[best]!.dy * across + STEPS[best]!.dx;
  }
  if (heading >= 0) path.push(pointOf(k, across, mesh));
  return path;
}
