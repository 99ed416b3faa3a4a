import type { RuleText } from '@sandtable/kernel';

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
