import type { Event } from './event.js';
import type { RuleText } from './rulebook.js';
import type { Ruleset } from './ruleset.js';

/** The few rules that are the table's own and hold for every game played at it. */
export const TABLE_RULES = {
  'TABLE-UNDO': {
    title: 'Taking back',
    chapter: 'The table',
    text:
      'A seat may take back its last moves until dice have fallen, something hidden was seen or another seat has moved. ' +
      'The players may agree on more (anything may be taken back) or on less (nothing may). ' +
      'What was taken back stays in the log, and so does the taking back.',
  },
  'TABLE-LATE': {
    title: 'Too late',
    chapter: 'The table',
    text:
      'Who answers, rolls or takes back says which moment of the game this is for. If something has happened since, it does not count, ' +
      'and the present is shown instead. Orders that others have laid face down meanwhile are no hindrance. ' +
      'The same message sent twice counts once.',
  },
} as const satisfies Record<string, RuleText>;

/** The text of a rule, whether the ruleset's own or the table's. */
export function ruleText(ruleset: Pick<Ruleset, 'rules'>, rule: string): RuleText | null {
  return ruleset.rules[rule] ?? (TABLE_RULES as Record<string, RuleText>)[rule] ?? null;
}

/** Any event of a game's log as a sentence: the table's own here, all others by the ruleset. */
export function say(ruleset: Pick<Ruleset, 'say'>, event: Event): string {
  if (event.rule !== 'TABLE-UNDO') return ruleset.say(event);
  return event.moves === 1 ? `${event.seat} takes back a move.` : `${event.seat} takes back ${event.moves} moves.`;
}
