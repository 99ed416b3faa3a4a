import type { BattleTable } from '../events.js';
import { groundOf } from '../ground.js';
import { type Battle, isOnBoard, type Result } from '../state.js';
import { tablesOf } from '../tables.js';
import { ENDINGS, type Ending, otherSeat, SEATS, type Seat } from '../terms.js';

// Chapters Destruction and Victory, and the victory part of Scenarios.

/** What a seat must earn to win; null if it cannot win by VP (QL-SCN-08). */
export function vpTarget(b: Battle, seat: Seat): number | null {
  const { scenario, config } = b.match;
  const target = scenario?.vpTarget;
  if (target) return target[seat];
  return config.vpTarget;
}

export function endGame(t: BattleTable, winner: Seat | 'draw', by: Ending): void {
  const b = t.state;
  const result: Result = { winner, by, rule: ENDINGS[by] };
  b.result = result;
  b.phase = 'over';
  b.activation = null;
  b.pendingSaves = null;
  if (t.logging) t.log({ type: 'gameEnded', rule: result.rule, winner, by, vp: vpOf(b) });
}

function vpOf(b: Battle): { A: number; B: number } {
  return { A: b.seats.A.vpEarned, B: b.seats.B.vpEarned };
}

/** QL-DST-02: VP at once; QL-VIC-02: checked at once. */
export function award(t: BattleTable, seat: Seat, vp: number, rule: 'QL-DST-02' | 'QL-SCN-03'): void {
  const b = t.state;
  b.seats[seat].vpEarned += vp;
  if (t.logging) t.log({ type: 'vpAwarded', rule, seat, vp, total: b.seats[seat].vpEarned });
}

/** After a unit was destroyed, in the order of QL-VIC-04: scenario condition, VP target, elimination. */
export function checkAfterDestruction(t: BattleTable, tag: string | null, loser: Seat): void {
  const b = t.state;
  const condition = tag && b.match.scenario?.victory.find((v) => v.kind === 'destroy' && v.tag === tag);
  if (condition && condition.kind === 'destroy') endGame(t, condition.winner, 'scenario');
  else if (!checkVp(t, otherSeat(loser)) && !hasUnits(b, loser)) endGame(t, otherSeat(loser), 'elimination');
}

/** QL-VIC-01, QL-SCN-04. */
export function checkVp(t: BattleTable, seat: Seat): boolean {
  if (!hasTarget(t.state, seat)) return false;
  endGame(t, seat, 'vp');
  return true;
}

function hasTarget(b: Battle, seat: Seat): boolean {
  const target = vpTarget(b, seat);
  return target !== null && b.seats[seat].vpEarned >= target;
}

/** An explicit position may be won before it begins (QL-VIC-01, QL-VIC-03, in the order of QL-VIC-04); by both seats it is a draw. */
export function decideAtOnce(t: BattleTable): void {
  const b = t.state;
  const winner = (wins: (seat: Seat) => boolean) => {
    const winners = SEATS.filter(wins);
    return winners.length === 2 ? 'draw' : (winners[0] ?? null);
  };
  const byVp = winner((seat) => hasTarget(b, seat));
  const byElimination = winner((seat) => !hasUnits(b, otherSeat(seat)));
  if (byVp !== null) endGame(t, byVp, 'vp');
  else if (byElimination !== null) endGame(t, byElimination, 'elimination');
}

export function hasUnits(b: Battle, seat: Seat): boolean {
  for (let i = 0; i < b.units.length; i++) if (b.units[i]!.owner === seat && isOnBoard(b.units[i]!)) return true;
  return false;
}

/** QL-SCN-03: at the end of its own turn the active player scores the objectives it holds with unsuppressed units. */
export function scoreObjectives(t: BattleTable, seat: Seat): void {
  const b = t.state;
  const objectives = b.match.scenario?.objectives;
  if (!objectives) return;
  for (const { hex, vp } of objectives) {
    const unit = groundOf(b).occupier(b, hex);
    if (unit < 0 || b.units[unit]!.owner !== seat || b.units[unit]!.suppression > 0) continue;
    if (t.logging) t.log({ type: 'objectiveScored', rule: 'QL-SCN-03', seat, hex, unit: b.units[unit]!.id, vp });
    award(t, seat, vp, 'QL-SCN-03');
    if (checkVp(t, seat)) return;
  }
}

/** The turn limit, then the stalemate, at the end of a turn (QL-VIC-06, QL-VIC-07, QL-SCN-02). */
export function checkLimits(t: BattleTable): void {
  const b = t.state;
  const { config, scenario } = b.match;
  const second = otherSeat(b.first!);
  const { turnsTaken } = b.seats[second]; // all of them completed: this is the end of a turn
  for (const condition of scenario?.victory ?? []) {
    if (condition.kind !== 'turnLimit' || turnsTaken < condition.turns) continue;
    endGame(t, condition.winner ?? leader(b), 'turnLimit');
    return;
  }
  if (config.turnLimit !== null && turnsTaken >= config.turnLimit) endGame(t, leader(b), 'turnLimit');
  else if (config.stalemateTurns !== null && b.quietTurns >= config.stalemateTurns) endGame(t, leader(b), 'stalemate');
}

/** QL-VIC-06: more VP; then more fractional VP, damage counted; else a draw. */
export function leader(b: Battle): Seat | 'draw' {
  const { A, B } = b.seats;
  if (A.vpEarned !== B.vpEarned) return A.vpEarned > B.vpEarned ? 'A' : 'B';
  const [a, other] = SEATS.map((seat) => damageDone(b, seat)) as [Fraction, Fraction];
  const difference = a.top * other.bottom - other.top * a.bottom;
  return difference === 0n ? 'draw' : difference > 0n ? 'A' : 'B';
}

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** For each enemy unit on the board VP x (size - elements) / size, as an exact fraction. */
export function damageDone(b: Battle, seat: Seat): Fraction {
  const { profiles } = tablesOf(b);
  let top = 0n;
  let bottom = 1n;
  for (const [i, unit] of b.units.entries()) {
    if (unit.owner === seat || !isOnBoard(unit)) continue;
    const { vp, size } = profiles[i]!;
    top = top * BigInt(size) + BigInt(vp * (size - unit.elements)) * bottom;
    bottom *= BigInt(size);
  }
  return { top, bottom };
}
