import { distanceSquared, isNearerThan, NORTH, overlaps, type Shape, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { profileAt, shapeAt } from '../figures.js';
import { INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, homeOf, nameOf, type Spot, sideOf } from '../state.js';
import { pick, tell } from './agreement.js';
import { settle } from './falling-back.js';
import { bury, happening, loseWatch } from './happening.js';
import { moraleQueue } from './morale.js';
import { refuseSpot } from './movement.js';

// Avoidance Moves (DL-COL): who is in the way of a hull jumps aside.

const FOR_ROOM = spoken('wound.forRoom');
/** How clear of the hull one lands (DL-GEO-26). */
const CLEAR = INCH / 100;
const RING = INCH / 10;
/** Nobody jumps farther (DL-COL-07). */
const MOST = 6 * INCH;

/** Models in order along the path, unhurt (DL-COL-02), and no more than that of an Advance (DL-COL-05); then their sections lose Overwatch, and check morale if it came At the Double. */
export function* avoid(
  t: BattleTable,
  hull: number,
  path: readonly Spot[],
  swept: readonly Shape[],
  away: readonly number[],
  double: boolean,
): Play<void> {
  const b = t.state;
  const h = happening(b);
  const along = (i: number): number => alongPath(path, b.models[i]!);
  for (const i of [...away].sort((p, q) => along(p) - along(q) || p - q)) {
    const spots = clearSpots(b, i, path, swept);
    const m = b.models[i]!;
    if (spots.length === 0) {
      if (mayBe(true, FOR_ROOM, { of: profileAt(b, i) }))
        m.life = 0; // DL-COL-07
      else settle(b, i);
      continue;
    }
    const answers = spots.map((at) => ({ type: 'Avoid', at }) as const);
    const { at } = yield* pick(t, ask('Avoid', sideOf(b, i), { model: nameOf(b, i), spots }), answers);
    m.x = at.x;
    m.y = at.y;
    m.hitched = null; // DL-TOW-60
    tell(t, { type: 'avoided', rule: 'DL-COL-01', model: nameOf(b, i), hull: nameOf(b, hull), at });
  }
  for (const s of new Set(away.map((i) => homeOf(b, i)))) {
    if (b.sections[s]!.where !== 'table') continue;
    loseWatch(t, s, 'DL-COL-03');
    if (double) h.shocked.push(s); // DL-COL-06
  }
  yield* bury(t, h);
  yield* moraleQueue(t, h);
}

/** The nearest places clear of the hull: square to the path on the nearer side, then the other, then round about; equals together. */
export function clearSpots(b: Battle, i: number, path: readonly Spot[], swept: readonly Shape[]): Spot[] {
  const m = b.models[i]!;
  const from = { x: m.x, y: m.y };
  const isFree = (at: Spot): boolean => {
    const shape = shapeAt(b, i, at);
    return isClear(shape, swept) && refuseSpot(b, i, shape, { near: b.sections.map((_, s) => s), absent: [] }) === null;
  };
  const leg = nearestLeg(path, from);
  const across = [6, -6].flatMap((turn) => {
    const way = leastWay((length) => isClear(shapeAt(b, i, stepFrom(from, leg, turn, length)), swept));
    return way === null ? [] : [{ at: stepFrom(from, leg, turn, way), way }];
  });
  const free = across.filter(({ at }) => isFree(at)).sort((p, q) => p.way - q.way);
  if (free.length > 0) return free.filter(({ way }) => way - free[0]!.way <= 1).map(({ at }) => at);
  for (let ring = RING; ring <= MOST; ring += RING) {
    const round = Array.from({ length: STEPS }, (_, n) => stepFrom(from, NORTH, n, ring)).filter(isFree);
    if (round.length > 0) return [round[0]!];
  }
  return [];
}

function isClear(shape: Shape, swept: readonly Shape[]): boolean {
  return !swept.some((one) => isNearerThan(one, shape, CLEAR) || overlaps(one, shape, 0));
}

/** The least length at which something holds that goes on holding, to a unit. */
function leastWay(holds: (length: number) => boolean): number | null {
  if (!holds(MOST)) return null;
  let [low, high] = [0, MOST];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (middle > 0 && holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function nearestLeg(path: readonly Spot[], at: Spot): Spot {
  let best = { x: 0, y: 1 };
  let least = Infinity;
  for (let n = 1; n < path.length; n++) {
    const [p, q] = [path[n - 1]!, path[n]!];
    const leg = { x: q.x - p.x, y: q.y - p.y };
    if (leg.x === 0 && leg.y === 0) continue;
    const share = Math.max(
      0,
      Math.min(1, ((at.x - p.x) * leg.x + (at.y - p.y) * leg.y) / (leg.x * leg.x + leg.y * leg.y)),
    );
    const far = distanceSquared(at, { x: p.x + leg.x * share, y: p.y + leg.y * share });
    if (far >= least) continue;
    least = far;
    best = leg;
  }
  return best;
}

function alongPath(path: readonly Spot[], at: Spot): number {
  let way = 0;
  let best = 0;
  let least = Infinity;
  for (let n = 1; n < path.length; n++) {
    const [p, q] = [path[n - 1]!, path[n]!];
    const long = Math.sqrt(distanceSquared(p, q));
    if (long === 0) continue;
    const share = Math.max(0, Math.min(1, ((at.x - p.x) * (q.x - p.x) + (at.y - p.y) * (q.y - p.y)) / (long * long)));
    const far = distanceSquared(at, { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share });
    if (far < least) {
      least = far;
      best = way + long * share;
    }
    way += long;
  }
  return best;
}
