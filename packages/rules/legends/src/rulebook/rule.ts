/** One numbered rule, in the words a player reads when asking "why?". */
export type Rule<Id extends string = string, Toggle extends string = string> = {
  readonly title: string;
  readonly text: string;
  readonly chapter: Chapter;
  /** Rules worth reading next. */
  readonly see?: readonly Id[];
  /** The options of a game that change this rule. */
  readonly toggles?: readonly Toggle[];
  /** Rulings only: why the open question was settled this way. */
  readonly reason?: string;
};

/** The chapters, in the order of the book. */
export const CHAPTERS = [
  'Definitions',
  'Things and materials',
  'Support',
  'Suiting up',
  'Acting',
  'Moments of Heroism',
  'Total Heroism',
  'Move',
  'Come Through',
  'Pick Up',
  'Fling',
  'Wall Run',
  'Fly',
  'Long Shot',
  'Strike',
  'Knock Down',
  'Knock Back',
  'Defend',
  'Strike Back',
  'Struggle',
  'Call Hero',
  'Hero Landing',
  'Impacts',
  'Falling',
  'Buildings',
  'Table edge',
  'Orientation',
  'Resolution order',
  'Limits',
  'Scenarios',
  'Mighty Items',
  'Ending the game',
  'Geometry',
  'Rulings',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a chapter's file holds: its rules by id, the chapter's name left out because it is the same for all. */
export type Entries = Readonly<Record<string, Omit<Rule, 'chapter'>>>;
type InChapter<E> = { readonly [Id in keyof E]: E[Id] & { readonly chapter: Chapter } };

export function chapter<const E extends Entries>(name: Chapter, entries: E): InChapter<E> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, { ...entry, chapter: name }]),
  ) as InChapter<E>;
}
