import type { AnyRuleset, Event } from '@sandtable/kernel';

/** One event as a sentence; what the table itself does is said here, for every ruleset alike. */
export function say(ruleset: AnyRuleset, event: Event): string {
  if (event.rule !== 'TABLE-UNDO') return ruleset.say(event);
  const { seat, moves } = event as Event & { seat: string; moves: number };
  return `${seat} takes back ${moves === 1 ? 'a move' : `${moves} moves`}.`;
}
