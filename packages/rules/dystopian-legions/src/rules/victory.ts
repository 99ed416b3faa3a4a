import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, sectionsOf, sideOfSection } from '../state.js';
import { SIDES, type Side } from '../terms.js';

// How a game ends (4.25).

/** With no limit agreed (DL-SEQ-80). */
const LAST_TURN = 30;

export function endGame(
  t: BattleTable,
  winner: Side | 'draw',
  by: NonNullable<Battle['result']>['by'],
  rule: RuleId,
): void {
  const b = t.state;
  if (b.result !== null) return;
  if (t.logging) t.log({ type: 'gameEnded', rule, winner, by, score: { ...b.score } });
  b.result = { winner, by, rule };
  b.phase = 'over';
}

/** A side with a section on the table or still to come (DL-WIN-06). */
export function isInBattle(b: Battle, side: Side): boolean {
  return (
    sectionsOf(b, side).length > 0 ||
    b.sections.some(({ where }, s) => where === 'reserve' && sideOfSection(b, s) === side)
  );
}

function leader(b: Battle): Side | 'draw' {
  if (b.score.A === b.score.B) return 'draw';
  return b.score.A > b.score.B ? 'A' : 'B';
}

/** Step E4, in the order of DL-WIN-07. */
export function checkEnd(t: BattleTable): void {
  const b = t.state;
  const reached = SIDES.filter((side) => b.score[side] >= b.match.target);
  const { claims } = b.match;
  const claimed = (side: Side): number => b.objectives.filter(({ by }) => by === side).length;
  const holders = SIDES.filter((side) => claims !== null && claimed(side) >= claims);
  const alive = SIDES.filter((side) => isInBattle(b, side));
  if (reached.length === 2) endGame(t, 'draw', 'battleLog', 'DL-WIN-03');
  else if (reached.length === 1) endGame(t, reached[0]!, 'battleLog', 'DL-WIN-02');
  else if (holders.length === 1) endGame(t, holders[0]!, 'scenario', 'DL-WIN-04');
  else if (alive.length < 2) endGame(t, alive[0] ?? leader(b), 'wipedOut', 'DL-WIN-06');
  else if (b.turn >= (b.match.config.turnLimit ?? LAST_TURN)) endGame(t, leader(b), 'time', 'DL-WIN-05');
}
