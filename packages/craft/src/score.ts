/** One reason why a number is what it is. */
export interface Part<Rule extends string = string> {
  readonly by: number;
  readonly rule: Rule;
  readonly why: string;
}

/** A modified number with its reasons. Log, tooltip, odds and tests read the same one. */
export interface Score<Rule extends string = string> {
  readonly total: number;
  readonly base: number;
  readonly rule: Rule;
  readonly parts: readonly Part<Rule>[];
}

/** Something that may move a number, stated once: when it does, by how much, by which rule and in which words. */
export type Modifier<Case, Rule extends string = string> = {
  readonly rule: Rule | ((of: Case) => Rule);
  readonly why: string | ((of: Case) => string);
  when(of: Case): boolean;
} & Change<Case>;

/** By how much; or what the number becomes, where that is no addition (a halving, a cap). */
type Change<Case> =
  | { readonly add: number | ((of: Case) => number); readonly becomes?: undefined }
  | { readonly becomes: (number: number, of: Case) => number; readonly add?: undefined };

/** A number after every modifier that applies, each on what those before it left. For search: it makes nothing on the way. */
export function total<Case>(base: number, modifiers: readonly Modifier<Case>[], of: Case): number {
  let number = base;
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i]!;
    if (modifier.when(of)) number = changed(number, modifier, of);
  }
  return number;
}

function changed<Case>(number: number, { add, becomes }: Change<Case>, of: Case): number {
  if (becomes !== undefined) return becomes(number, of);
  return number + (typeof add === 'number' ? add : add(of));
}

type Listed<Rule extends string> = Part<Rule> | false;

/**
 * The same number with the reasons that moved it. A list may hold modifiers, which are asked, and parts that are known by now,
 * of which `false` stands for one that does not apply.
 */
export function score<Rule extends string>(base: number, rule: Rule, list?: readonly Listed<Rule>[]): Score<Rule>;
export function score<Rule extends string, Case>(
  base: number,
  rule: Rule,
  list: readonly (Modifier<Case, Rule> | Listed<Rule>)[],
  of: Case,
): Score<Rule>;
export function score<Rule extends string, Case>(
  base: number,
  rule: Rule,
  list: readonly (Modifier<Case, Rule> | Listed<Rule>)[] = [],
  of?: Case,
): Score<Rule> {
  let number = base;
  const parts: Part<Rule>[] = [];
  for (const one of list) {
    const part = one !== false && 'when' in one ? partOf(number, one, of as Case) : one;
    if (part === false) continue;
    number += part.by;
    parts.push(part);
  }
  return { total: number, base, rule, parts };
}

/** What a modifier comes to; one that leaves the number as it was is no reason for it. */
function partOf<Rule extends string, Case>(number: number, modifier: Modifier<Case, Rule>, of: Case): Listed<Rule> {
  if (!modifier.when(of)) return false;
  const by = changed(number, modifier, of) - number;
  const { rule, why } = modifier;
  return by !== 0 && { by, rule: told(rule, of), why: told(why, of) };
}

function told<Text extends string, Case>(text: Text | ((of: Case) => Text), of: Case): Text {
  return typeof text === 'string' ? text : text(of);
}

/** The same number after one more step that is not an addition (a halving, a cap): the difference becomes the part. */
export function become<Rule extends string>(s: Score<Rule>, total: number, rule: Rule, why: string): Score<Rule> {
  if (total === s.total) return s;
  return { ...s, total, parts: [...s.parts, { by: total - s.total, rule, why }] };
}
