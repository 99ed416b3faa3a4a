import { type Outcome, winnersOf } from '@sandtable/kernel';

/** How a game ended, in a sentence. */
export function outcomeText(outcome: Outcome): string {
  const winners = winnersOf(outcome);
  const who =
    winners.length === 0
      ? 'The game is a draw'
      : `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won`;
  return `${who}: ${outcome.by} [${outcome.rule}].`;
}
