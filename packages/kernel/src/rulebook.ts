/** One numbered rule, in our own words: what a player reads who asks why. */
export interface RuleText<Id extends string = string, Toggle extends string = string, Chapter extends string = string> {
  readonly title: string;
  readonly text: string;
  readonly chapter: Chapter;
  /** Rules worth reading next. */
  readonly see?: readonly Id[];
  /** For a ruling: why it was decided so. */
  readonly reason?: string;
  /** Options of the setup that change it. */
  readonly toggles?: readonly Toggle[];
}

/** What a chapter's file holds: its rules by id, the chapter's name left out because it is the same for all. */
export type ChapterRules = Readonly<Record<string, Omit<RuleText, 'chapter'>>>;

export function chapter<const Name extends string, const R extends ChapterRules>(
  name: Name,
  rules: R,
): { readonly [Id in keyof R]: R[Id] & { readonly chapter: Name } } {
  const entries = Object.entries(rules).map(([id, rule]) => [id, { ...rule, chapter: name }]);
  return Object.fromEntries(entries);
}

/** The ids of so many worked examples: `QL-EX-01` and on. */
export const exampleIds = (ruleset: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${ruleset}-EX-${String(i + 1).padStart(2, '0')}`);
