import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { account, ledger, page } from './ledger.mjs';

const book = { rules: ['AB-MOV-01', 'AB-MOV-02', 'AB-RUL-01'], examples: ['AB-EX-01'] };
const ruleset = { id: 'ab', prefix: 'AB', complete: true, book };
const tree = {
  'packages/rules/ab/src/rulebook.ts': 'AB-MOV-01 AB-MOV-02 AB-MOV-99',
  'packages/rules/ab/src/rulebook/chapter.ts': 'AB-MOV-02',
  'packages/rules/ab/src/movement.ts': "// AB-MOV-01: one hex\nt.log(moved, 'AB-MOV-02');",
};
const titles = ['[AB-MOV-01] [AB-RUL-01] moves', '[AB-MOV-02, AB-EX-01] stops'];

describe('the account of a ruleset', () => {
  test('everything cited and tested is complete', () => {
    expect(account(ruleset, tree, titles)).toEqual({
      id: 'ab',
      complete: true,
      rulebook: true,
      rules: 3,
      cited: 2,
      tested: 3,
      examples: 1,
      examplesTested: 1,
      missing: { cited: [], tested: [], examples: [] },
      uncitedRulings: ['AB-RUL-01'],
      unknown: [],
      ok: true,
    });
  });

  test('a rule that only the rulebook names is not cited', () => {
    const { missing, ok } = account(ruleset, { ...tree, 'packages/rules/ab/src/movement.ts': 'AB-MOV-01' }, titles);
    expect(missing.cited).toEqual(['AB-MOV-02']);
    expect(ok).toBe(false);
  });

  test.each([
    ['a rule', [titles[0]!, '[AB-EX-01]'], { cited: [], tested: ['AB-MOV-02'], examples: [] }],
    ['a ruling', ['[AB-MOV-01]', titles[1]!], { cited: [], tested: ['AB-RUL-01'], examples: [] }],
    ['an example', [titles[0]!, '[AB-MOV-02]'], { cited: [], tested: [], examples: ['AB-EX-01'] }],
  ])('%s without a test is missing', (_, some, missing) => {
    expect(account(ruleset, tree, some)).toMatchObject({ missing, ok: false });
    expect(account({ ...ruleset, complete: false }, tree, some)).toMatchObject({ missing, ok: true });
  });

  test('a title claims a rule in brackets, whole', () => {
    const told = account(ruleset, tree, ['refused by AB-MOV-01', '[AB-MOV-02b]', "['AB-RUL-01', 'AB-EX-01']"]);
    expect(told.tested).toBe(0);
    expect(account(ruleset, tree, ["['AB-MOV-01'] of a table's row"]).tested).toBe(1);
    expect(told.examplesTested).toBe(0);
  });

  test('an id the rulebook does not have is an error, complete or not', () => {
    const more = {
      ...tree,
      'packages/rules/ab/src/fire.ts': '\n// AB-FIR-07',
      'packages/rules/ab/test/fire.test.ts': "test('[AB-CORE-FIR-08] fires', fire);",
      'apps/cli/src/help.ts': 'AB-MOV-01a',
      'packages/rules/cd/src/fire.ts': 'CD-FIR-09, CAB-FIR-10',
    };
    const told = account({ ...ruleset, complete: false }, more, [...titles, '[AB-CORE-FIR-08] fires', '[AB-FIR-11]']);
    expect(told.ok).toBe(false);
    expect(told.unknown).toEqual([
      { id: 'AB-FIR-07', at: 'packages/rules/ab/src/fire.ts:2' },
      { id: 'AB-CORE-FIR-08', at: 'packages/rules/ab/test/fire.test.ts:1' },
      { id: 'AB-MOV-01a', at: 'apps/cli/src/help.ts:1' },
      { id: 'AB-FIR-11', at: 'the title of a test' },
    ]);
  });

  test('without a rulebook nothing is known, and nothing is complete', () => {
    expect(account({ ...ruleset, book: undefined, complete: false }, tree, titles)).toMatchObject({
      rules: 0,
      unknown: [],
      ok: true,
    });
    expect(account({ ...ruleset, book: undefined }, tree, titles).ok).toBe(false);
  });
});

describe('the page', () => {
  const told = (complete: boolean) => ({
    titlesFrom: 'tests',
    ok: !complete,
    rulesets: [account({ ...ruleset, complete }, tree, ['[AB-MOV-01]'])],
  });

  test('shows the counts, and what is missing by chapter', () => {
    expect(page(told(false)).split('\n')).toEqual([
      'Rules ledger, by the titles of tests',
      'ruleset  rules  cited  tested  examples  tested',
      'ab           3      2       1         1       0  in progress',
      'ab: rulings not cited in code (no failure) (1)',
      '  AB-RUL 01',
      'ab: not tested (2)',
      '  AB-MOV 02',
      '  AB-RUL 01',
      'ab: examples not tested (1)',
      '  AB-EX 01',
    ]);
  });

  test('is short where nothing fails, and says why where something does', () => {
    expect(page(told(false), true).split('\n')).toHaveLength(3);
    expect(page(told(true), true)).toContain('said to be complete\nab: not tested (2)');
  });
});

describe('a workspace', () => {
  const roots: string[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true });
  });

  function workspace(files: Record<string, string>): string {
    const root = mkdtempSync(join(tmpdir(), 'ledger-'));
    roots.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  const files = {
    'packages/rules/ab/package.json': '{ "type": "module", "sandtable": { "prefix": "AB", "complete": true } }',
    'packages/rules/ab/dist/rulebook.js': "export const RULES = { 'AB-MOV-01': {} }, EXAMPLES = ['AB-EX-01'];",
    'packages/rules/ab/src/movement.ts': 'AB-MOV-01',
    'packages/rules/ab/test/movement.test.ts': "test('[AB-MOV-01] moves', moves); test('[AB-EX-01] moves on', moves);",
    'packages/rules/new/package.json': '{}',
  };
  const tested = (title: string, status: string) => ({ ancestorTitles: [], title, status });
  const report = (...assertionResults: object[]) => JSON.stringify({ testResults: [{ assertionResults }] });

  test('is read with the rulebooks it has; before the first run titles come from the test files', async () => {
    const { ok, rulesets, titlesFrom } = await ledger(workspace(files));
    expect(rulesets).toMatchObject([
      { id: 'ab', rules: 1, cited: 1, tested: 1, examplesTested: 1 },
      { id: 'new', rulebook: false },
    ]);
    expect(titlesFrom).toContain('whether they pass or not');
    expect(ok).toBe(true);
  });

  test('before the first run, rows that fill in a title claim the rules in quotes', async () => {
    const row = (title: string) =>
      `test.each([{ rule: 'AB-EX-01' }])('${title} moves on', on); test('[AB-MOV-01]', on);`;
    const examples = async (title: string) => {
      const { rulesets } = await ledger(workspace({ ...files, 'packages/rules/ab/test/movement.test.ts': row(title) }));
      return rulesets[0]!.examplesTested;
    };
    expect(await examples('[$rule]')).toBe(1);
    expect(await examples('[%s]')).toBe(1);
    expect(await examples('a Hero')).toBe(0);
  });

  test('after a run only the titles of tests that passed count', async () => {
    const vitest = report(tested('[AB-MOV-01] moves', 'passed'), tested('[AB-EX-01] moves on', 'failed'));
    const { ok, rulesets } = await ledger(workspace({ ...files, 'test-results/vitest.json': vitest }));
    expect(rulesets[0]).toMatchObject({ tested: 1, examplesTested: 0 });
    expect(ok).toBe(false);
  });

  test('says when the test files are newer than the run', async () => {
    const root = workspace({ ...files, 'test-results/vitest.json': report() });
    utimesSync(join(root, 'test-results/vitest.json'), 1, 1);
    expect((await ledger(root)).titlesFrom).toContain('test files have changed since');
  });

  test('a rulebook needs the prefix of its ids', async () => {
    const root = workspace({ ...files, 'packages/rules/ab/package.json': '{ "type": "module" }' });
    await expect(ledger(root)).rejects.toThrow('packages/rules/ab/package.json must give the prefix');
  });
});
