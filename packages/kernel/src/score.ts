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

/** Adds up a base and the parts that apply; `false` stands for a part that does not. */
export function score<Rule extends string>(
  base: number,
  rule: Rule,
  parts: readonly (Part<Rule> | false)[] = [],
): Score<Rule> {
  let total = base;
  const applied: Part<Rule>[] = [];
  for (const part of parts) {
    if (part === false) continue;
    total += part.by;
    applied.push(part);
  }
  return { total, base, rule, parts: applied };
}

/** The same number after one more step that is not an addition (a halving, a cap): the difference becomes the part. */
export function become<Rule extends string>(s: Score<Rule>, total: number, rule: Rule, why: string): Score<Rule> {
  if (total === s.total) return s;
  return { ...s, total, parts: [...s.parts, { by: total - s.total, rule, why }] };
}
