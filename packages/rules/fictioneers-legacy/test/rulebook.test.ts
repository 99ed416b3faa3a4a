import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOGGLES } from '../src/config.js';
import { CHAPTERS, EXAMPLES, RULE_IDS, RULES, ruleOf } from '../src/rulebook.js';

const SPEC_IDS = readFileSync(new URL('./spec-ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('the rulebook has every rule of the specification and no other', () => {
  const rules = SPEC_IDS.filter((id) => !id.startsWith('FL-EX-'));
  expect([...RULE_IDS].sort()).toEqual(rules.sort());
  expect(RULE_IDS).toHaveLength(453);
});

test('the examples are those of the specification', () => {
  expect(EXAMPLES).toEqual(SPEC_IDS.filter((id) => id.startsWith('FL-EX-')));
});

/** Numbers the specification leaves out between the groups of its to-hit table. */
const UNUSED = new Set(['08', '09', '28', '29'].map((number) => `FL-FIR-${number}`));

test.each(CHAPTERS)('the rules of the chapter %s are numbered in order', (chapter) => {
  const ids: string[] = RULE_IDS.filter((id) => RULES[id].chapter === chapter);
  const area = ids[0]!.slice(0, 'FL-GEO'.length);
  const last = Number(ids.at(-1)!.slice(-2));
  const all = Array.from({ length: last }, (_, i) => `${area}-${String(i + 1).padStart(2, '0')}`);
  expect(ids).toEqual(all.filter((id) => !UNUSED.has(id)));
});

test('every rule has a title, a text that ends as a sentence, and links that lead to other rules', () => {
  for (const id of RULE_IDS) {
    const { title, text, see = [], toggles = [] } = ruleOf(id);
    expect(title, id).toMatch(/^[A-Z].*[^.]$/);
    expect(text, id).toMatch(/^["A-Z0-9].*[.]$/s);
    for (const link of see) {
      expect(RULES, id).toHaveProperty(link);
      expect(link, id).not.toBe(id);
    }
    for (const toggle of toggles) expect(TOGGLES, id).toHaveProperty(toggle);
  }
});

test('every ruling gives its reason and leads to a rule; only rulings have reasons', () => {
  for (const id of RULE_IDS) {
    const { reason, see = [] } = ruleOf(id);
    expect(reason !== undefined, id).toBe(id.startsWith('FL-RUL-'));
    if (reason) expect(see.length, id).toBeGreaterThan(0);
  }
});

test('the rule a toggle names says so', () => {
  for (const [toggle, { rule }] of Object.entries(TOGGLES)) {
    expect(ruleOf(rule).toggles, rule).toContain(toggle);
  }
});
