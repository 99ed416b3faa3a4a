import type { AnyRuleset } from '@sandtable/kernel';
import type { Look, TextTable } from './text-table.js';

type Usage = readonly [usage: string, says: string];

/** What the table itself understands, whatever is played. */
const GENERAL: readonly Usage[] = [
  ['options [words]', 'all options, or those with the words in them'],
  ['show', 'the board again'],
  ['odds ...', 'exact odds'],
  ['why [answer]', 'the rule behind the last refusal or event, or whether an answer is allowed'],
  ['rule ID', 'the text of a rule; words look rules up'],
  ['hint [level]', 'what the machine would do in your place'],
  ['log [n]', 'the last events'],
  ['undo [n]', 'take back your last move'],
  [
    'save FILE',
    'the record in a file of its own, as the browser opens it (the game itself is kept after every answer)',
  ],
  ['quit', 'leave; the game waits in its file'],
];

export function helpText(table: TextTable, ruleset: AnyRuleset, look: Look): string {
  const commands = table.commands ?? [];
  const own = commands.map(({ word }) => word);
  const general = GENERAL.filter(([usage]) => !own.includes(usage.split(' ')[0]!));
  const now = table.help?.(look.question, look);
  return [
    ...(now === undefined ? [] : [now]),
    'Type the number or the name of an option, or:',
    ...lines(general),
    ...(commands.length > 0 ? aboutBoard(table) : queries(ruleset)),
  ].join('\n');
}

function aboutBoard({ commands = [] }: TextTable): string[] {
  const usages = commands.map(({ word, usage, says }): Usage => [`${word} ${usage}`.trimEnd(), says]);
  return ['About the board, at any time:', ...lines(usages)];
}

/** Without words of its own for them, a ruleset's queries go by their names. */
function queries(ruleset: AnyRuleset): string[] {
  const names = Object.keys(ruleset.queries).filter((name) => name !== 'odds');
  return names.length > 0 ? [`  ${names.join(', ')} ...: ask about the board`] : [];
}

function lines(entries: readonly Usage[]): string[] {
  const width = Math.max(...entries.map(([usage]) => usage.length));
  return entries.map(([usage, says]) => `  ${usage.padEnd(width)}  ${says}`);
}
