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
  'Measuring',
  'Line of sight',
  'Cover',
  'General',
  'Setup',
  'Forces',
  'Sequence',
  'Overwatch',
  'Movement',
  'Environment',
  'Walls and fields',
  'Mounting and entering',
  'Flight',
  'Vehicles',
  'Artillery',
  'Weapons',
  'Equipment',
  'Weapons fire',
  'Indirect fire',
  'Area of effect',
  'Damage',
  'Smoke',
  'Hidden models',
  'Melee',
  'Overrun',
  'Morale',
  'Leaders',
  'Victory',
  'Options',
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
