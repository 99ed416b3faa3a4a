import { type Battle, isOnBoard } from '../state.js';
import { otherSeat, type Seat } from '../terms.js';
import { vpTarget } from '../victory.js';
import { placeWorth } from './place.js';
import { heldWorth } from './scores.js';
import { BODY, EARNED, profiles, study, winsByDestroying } from './study.js';

/** An order in hand is half an action already paid for; a marker is a CP owed. */
const ORDER_HELD = 0.6;
/** Only so many orders can be used next turn: what each of the best ones counts. */
const READY = [1, 1, 0.9, 0.6, 0.3, 0.15] as const;
const MARKER = 1.3;
const MARKER_WITH_ORDER = 2;
const PLACE = 0.5;

/** How well a seat stands, in VP. */
export function margin(b: Battle, seat: Seat): number {
  study(b);
  let total = EARNED * (earned(b, seat) - earned(b, otherSeat(seat)));
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (!isOnBoard(unit)) continue;
    let worth = material(i, unit.elements) + PLACE * placeWorth(i);
    if (unit.order !== null && unit.suppression === 0) worth += ORDER_HELD;
    worth -= unit.suppression * (unit.order === null ? MARKER : MARKER_WITH_ORDER) * (unit.suppression > 2 ? 0.8 : 1);
    if (unit.tag !== null && winsByDestroying(b, unit.tag, otherSeat(unit.owner)))
      worth += (80 * unit.elements) / profiles[i]!.size;
    total += unit.owner === seat ? worth : -worth;
  }
  return total + readiness(b, seat) - readiness(b, otherSeat(seat)) + clock(b, seat);
}

const held: number[] = [];

/** What the orders of a seat promise, the best of them first. */
function readiness(b: Battle, seat: Seat): number {
  held.length = 0;
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner === seat && unit.order !== null && isOnBoard(unit)) held.push(heldWorth(i));
  }
  held.sort((x, y) => y - x);
  let sum = 0;
  for (let i = 0; i < held.length && i < READY.length; i++) sum += READY[i]! * held[i]!;
  return b.active === seat ? 1.15 * sum : 0.9 * sum;
}

function material(unit: number, elements: number): number {
  const { vp, size } = profiles[unit]!;
  return vp * ((1 - BODY) * (elements / size) + BODY);
}

/** VP count only for a seat that can win by them. */
function earned(b: Battle, seat: Seat): number {
  return vpTarget(b, seat) === null ? 0.25 * b.seats[seat].vpEarned : b.seats[seat].vpEarned;
}

/** Time runs for whoever wins when it is over. */
function clock(b: Battle, seat: Seat): number {
  for (const condition of b.match.scenario?.victory ?? []) {
    if (condition.kind !== 'turnLimit' || !condition.winner) continue;
    const part = (60 * b.seats[otherSeat(b.first!)].turnsTaken) / condition.turns;
    return condition.winner === seat ? part : -part;
  }
  return 0;
}

/** The margin as a chance to win: a lead counts for more the nearer the goal. */
export function winChance(b: Battle, seat: Seat): number {
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === seat ? 1 : 0;
  const goal = vpTarget(b, seat) ?? vpTarget(b, otherSeat(seat)) ?? 200;
  return 1 / (1 + Math.exp(-margin(b, seat) / (0.22 * goal)));
}
