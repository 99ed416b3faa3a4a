import type { Toggle } from '@sandtable/craft';
import type { RuleText } from '@sandtable/kernel';
import { expect, test } from 'vitest';

/** A ruleset's rules in our words, its examples and options, and the ids that the specification has. */
export interface Book {
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The chapters, in the order of the book. */
  readonly chapters: readonly string[];
  readonly examples: readonly string[];
  readonly toggles: Readonly<Record<string, Toggle>>;
  /** Every id of the specification, one on a line, rules and examples. */
  readonly spec: string;
}

/** The part of an id that all of a chapter share: `FL-MOV` of `FL-MOV-03`. */
const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
const isExample = (id: string): boolean => areaOf(id).endsWith('-EX');
const isRuling = (id: string): boolean => areaOf(id).endsWith('-RUL');

/** Registers what must hold for the rulebook of every ruleset. */
export function rulebookHolds({ rules, chapters, examples, toggles, spec }: Book): void {
  const ids = Object.keys(rules);
  const specIds = spec.trim().split('\n');

  test('the rulebook has every rule of the specification and no other', () => {
    expect([...ids].sort()).toEqual(specIds.filter((id) => !isExample(id)).sort());
  });

  test('the examples are those of the specification', () => {
    expect(examples).toEqual(specIds.filter(isExample));
  });

  test.each(chapters)('the rules of the chapter %s are numbered in order', (chapter) => {
    const found = ids.filter((id) => rules[id]!.chapter === chapter);
    const area = areaOf(found[0]!);
    expect(found).toEqual(specIds.filter((id) => areaOf(id) === area).sort());
  });

  test('every rule has a title, a text that ends as a sentence, and links that lead to other rules', () => {
    for (const id of ids) {
      const { title, text, see = [], toggles: changing = [] } = rules[id]!;
      expect(title, id).toMatch(/^[A-Z].*[^.]$/);
      expect(text, id).toMatch(/^["A-Z0-9].*[.]$/s);
      for (const link of see) {
        expect(rules, id).toHaveProperty(link);
        expect(link, id).not.toBe(id);
      }
      for (const toggle of changing) expect(toggles, id).toHaveProperty(toggle);
    }
  });

  test('every ruling gives its reason and leads to a rule; only rulings have reasons', () => {
    for (const id of ids) {
      const { reason, see = [] } = rules[id]!;
      expect(reason !== undefined, id).toBe(isRuling(id));
      if (reason) expect(see.length, id).toBeGreaterThan(0);
    }
  });

  test('the rule a toggle names says so', () => {
    for (const [toggle, { rule }] of Object.entries(toggles)) expect(rules[rule]?.toggles, rule).toContain(toggle);
  });
}
