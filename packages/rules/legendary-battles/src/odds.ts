import { CRT } from './content/tables.js';
import { converted } from './rules/attack.js';
import { cardOf, nervePasses } from './rules/cards.js';
import { columnOf } from './rules/shifts.js';
import type { Battle } from './state.js';
import { tablesOf } from './tables.js';
import { RESULTS, type Result, type Seat, type SituationId } from './terms.js';

// Exact odds (section 11): from a full deck, or by counting what has not been seen; never from a hidden order or a hidden hand (TA-CORE-INF-05).

/** The cards that the next one is drawn from, as far as somebody may know. */
export type Pool = readonly number[];

/**
 * The pool of a side's next card, by who asks: the owner knows the own pile, everybody else pile and hand together (TA-CORE-INF-03, -04). An
 * empty pile is the discard about to be shuffled.
 */
export function poolOf(b: Battle, seat: Seat, asks: Seat | null): Pool {
  const { deck, hand, discard } = b.players[seat];
  if (asks === seat) return deck.length > 0 ? deck : discard;
  const unseen = [...deck, ...hand];
  return deck.length > 0 ? unseen : discard;
}

/** What the odds are computed from by the option (TA-CORE-INF-05): null where none are shown. */
export function poolShown(b: Battle, seat: Seat, asks: Seat | null): Pool | null {
  const { oddsMode } = b.match.config;
  if (oddsMode === 'off') return null;
  return oddsMode === 'counting' ? poolOf(b, seat, asks) : tablesOf(b).cards.map((_, i) => i);
}

/** How many cards of each combat rating. */
function ratings(b: Battle, pool: Pool): number[] {
  const counts = new Array<number>(12).fill(0);
  for (const card of pool) counts[cardOf(b, card).cr - 1]!++;
  return counts;
}

export type ResultLaw = Readonly<Record<Result, number>>;

/** The chance of each result in a column, as the table reads it. */
export function resultLaw(b: Battle, pool: Pool, shift: number): ResultLaw {
  const counts = ratings(b, pool);
  const column = columnOf(shift) + 4;
  const law: Record<Result, number> = { NE: 0, CF: 0, SH: 0, FB: 0, OA: 0, EL: 0 };
  for (let row = 0; row < 12; row++) law[CRT[row]![column]!] += counts[row]! / pool.length;
  return law;
}

/** The same for a victim: with what its immunities and the occasion make of it (TA-CORE-RES-11). */
export function victimLaw(b: Battle, law: ResultLaw, victim: number, cap: Result | null, holds: boolean): ResultLaw {
  const read: Record<Result, number> = { NE: 0, CF: 0, SH: 0, FB: 0, OA: 0, EL: 0 };
  for (const result of RESULTS) read[converted(b, victim, result, cap, holds)] += law[result];
  return read;
}

/** The chance of a result or worse. */
export function atLeast(law: ResultLaw, result: Result): number {
  return RESULTS.slice(RESULTS.indexOf(result)).reduce((sum, one) => sum + law[one], 0);
}

/** TA-CORE-CHN-05. */
export function nerveChance(b: Battle, pool: Pool, modifier: number, needs: number): number {
  return pool.filter((card) => nervePasses(cardOf(b, card).nv, modifier, needs)).length / pool.length;
}

/** The chance of at least one of `good` cards in `draws` from `size` (11.4). */
export function chanceOfOne(good: number, size: number, draws: number): number {
  if (draws > size - good) return 1;
  let none = 1;
  for (let i = 0; i < draws; i++) none *= (size - good - i) / (size - i);
  return 1 - none;
}

/** How likely a side holds a Situation, from what has not been seen of its cards. */
export function holdsChance(b: Battle, seat: Seat, situation: SituationId): number {
  const { deck, hand } = b.players[seat];
  const unseen = [...deck, ...hand];
  const copies = unseen.filter((card) => cardOf(b, card).situation === situation).length;
  return chanceOfOne(copies, unseen.length, hand.length);
}

/** How far a target point may drift: chances of none, VS, S and M, with `shorter` classes taken off (11.4). */
export function driftLaw(b: Battle, pool: Pool, shorter: number): readonly number[] {
  const law = [0, 0, 0, 0];
  const classes = ['0', 'VS', 'S', 'M'];
  for (const card of pool) law[Math.max(0, classes.indexOf(cardOf(b, card).drift) - shorter)]! += 1 / pool.length;
  return law;
}
