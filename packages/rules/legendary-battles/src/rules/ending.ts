import type { Zones } from '../content/types.js';
import type { BattleTable } from '../events.js';
import { type Battle, isIn, type Unit } from '../state.js';
import { tablesOf, zonesNamed } from '../tables.js';
import { type BySeat, ENDINGS, type Ending, otherSeat, SEATS, type Seat } from '../terms.js';
import { inCloseCombat, isBunker, kindOf } from './units.js';

// How a game ends and what it is worth (chapter END).

const isFit = (u: Unit): boolean => u.condition === 'ok' || u.condition === 'shaken';

/** TA-CORE-END-08: an ok or Shaken unit in it, no enemy in it. Any part counts; bunkers give no control and deny it (TA-CORE-END-12). */
export function controller(b: Battle, zone: number): Seat | null {
  for (const side of SEATS) {
    const holds = b.units.some(
      (u, i) => u.side === side && u.zone !== null && isIn(u, zone) && isFit(u) && !isBunker(b, i),
    );
    const denied = b.units.some((u) => u.side !== side && u.zone !== null && isIn(u, zone));
    if (holds && !denied) return side;
  }
  return null;
}

/** Units of a side with their centre in an area, bunkers left out (TA-CORE-END-12). */
function unitsWithin(b: Battle, side: Seat, zones: readonly number[], conditions: readonly string[]): number[] {
  return b.units.flatMap((u, i) =>
    u.side === side && u.zone !== null && zones.includes(u.zone) && conditions.includes(u.condition) && !isBunker(b, i)
      ? [i]
      : [],
  );
}

/** What a side has, were the game over now (TA-CORE-END-04). Supplements add no points (TA-CORE-END-11). */
export function victoryPoints(b: Battle, side: Seat): number {
  const tables = tablesOf(b);
  const { handicap, scoring } = b.match.scenario.victory;
  const area = (zones: Zones): readonly number[] => zonesNamed(tables, zones);
  const pts = (i: number): number => kindOf(b, i).type.pts;
  let vp = handicap[side] ?? 0;
  for (const one of scoring) {
    if (one.side !== side) continue;
    if (one.type === 'eliminatedPts') vp += one.vp * b.players[side].kills;
    else if (one.type === 'controlZones')
      vp += one.vp * area(one.zones).filter((zone) => controller(b, zone) === side).length;
    else {
      const there = unitsWithin(b, side, area(one.zones), one.conditions);
      const gone = one.countExited ? b.units.flatMap((u, i) => (u.side === side && u.exited ? [i] : [])) : [];
      for (const i of [...there, ...gone]) vp += one.vp * (one.type === 'ptsIn' ? pts(i) : 1);
    }
  }
  // a bunker that its captor still holds
  for (const [i, u] of b.units.entries())
    if (u.side === side && u.zone !== null && kindOf(b, i).home !== side) vp += pts(i);
  return vp;
}

export const scores = (b: Battle): BySeat<number> => ({ A: victoryPoints(b, 'A'), B: victoryPoints(b, 'B') });

/** TA-CORE-END-05. */
export function decidedBy(b: Battle, margin: number): Seat | 'draw' {
  const { decide } = b.match.scenario.victory;
  const row = decide.find(
    ({ min, max }) => (min === undefined || margin >= min) && (max === undefined || margin <= max),
  );
  return row?.winner ?? 'draw';
}

/** Whatever ends a game, both sides' points stand in the result (TA-CORE-END-13). */
export function endGame(t: BattleTable, winner: Seat | 'draw', by: Ending): void {
  const b = t.state;
  const vp = scores(b);
  b.result = { winner, by, vp };
  b.step = 'over';
  if (t.logging) t.log({ type: 'gameEnded', rule: ENDINGS[by], winner, by, vp });
}

function scoreGame(t: BattleTable, by: Ending): void {
  const vp = scores(t.state);
  endGame(t, decidedBy(t.state, vp.A - vp.B), by);
}

/** T6, in the order of section 3: immediate victory, wipe-out; after the second player's turn stalemate and round limit. */
export function checkEnd(t: BattleTable): void {
  const b = t.state;
  for (const one of b.match.scenario.victory.immediate)
    if (one.side === b.active && occupies(b, one)) {
      endGame(t, one.side, 'immediate');
      return;
    }
  const gone = SEATS.filter((side) => !hasForce(b, side));
  if (gone.length > 0) {
    // units that have left alive are no wipe-out: the game is scored (TA-CORE-END-10)
    const isExit = gone.some((side) => b.units.some((u) => u.side === side && u.exited));
    if (isExit || gone.length === 2) scoreGame(t, isExit ? 'exited' : 'wipeOut');
    else endGame(t, otherSeat(gone[0]!), 'wipeOut');
    return;
  }
  if (b.active === b.first) return;
  if (b.idleRounds + (b.played === 0 ? 1 : 0) >= STALE) scoreGame(t, 'stalemate');
  else if (b.round >= b.match.scenario.maxRounds) scoreGame(t, 'roundLimit');
}

const STALE = 3;

/** TA-CORE-END-01: a unit on the map, ok or Shaken, no bunker and no dummy; or one that is still to come. Those aloft do not count (TA-CORE-AER-10). */
export function hasForce(b: Battle, side: Seat): boolean {
  return b.units.some(
    (u, i) => u.side === side && (u.reserve || (u.zone !== null && isFit(u) && !isBunker(b, i) && !kindOf(b, i).dummy)),
  );
}

function occupies(
  b: Battle,
  { side, zones, conditions, count, notInCC }: Battle['match']['scenario']['victory']['immediate'][number],
): boolean {
  const there = unitsWithin(b, side, zonesNamed(tablesOf(b), zones), conditions);
  return there.filter((i) => !notInCC || !inCloseCombat(b, i)).length >= count;
}
