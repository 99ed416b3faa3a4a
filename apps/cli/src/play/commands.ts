/** Something typed to the table rather than to the game. */
export interface Command {
  readonly word: string;
  readonly rest: string;
}

export const COMMANDS = [
  'help',
  'options',
  'show',
  'undo',
  'save',
  'log',
  'rule',
  'odds',
  'hint',
  'why',
  'quit',
] as const;

const ALSO: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  '?': 'help',
  h: 'help',
  board: 'show',
  rules: 'rule',
  exit: 'quit',
  q: 'quit',
};

/** The command in typed words, or null. A slash before it is allowed; words of the ruleset or its table are commands too. */
export function commandIn(words: string, more: readonly string[] = []): Command | null {
  const match = /^\/?(\S+)\s*(.*)$/s.exec(words);
  if (!match) return null;
  const typed = match[1]!.toLowerCase();
  const word = !more.includes(typed) && Object.hasOwn(ALSO, typed) ? ALSO[typed]! : typed;
  const known = (COMMANDS as readonly string[]).includes(word) || more.includes(word);
  return known ? { word, rest: match[2]!.trim() } : null;
}
