// `npm run rules`: per ruleset, which rules the code cites, which rules and worked examples a passing test names, what is missing.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { passedTitles, REPORT, readReport } from './report.mjs';
import { CODE, isMain, PACKAGE_FOLDERS, packagesIn, ROOT, readTree } from './workspace.mjs';

/** QL-MOV-03, TA-CORE-SIT-02, DL-MAR-14b */
const idsOf = (prefix, text) => text.match(new RegExp(`\\b${prefix}(-[A-Z][A-Z0-9]*)+-\\d+[a-z]?\\b`, 'g')) ?? [];
const isRuling = (id) => /-RUL-\d+[a-z]?$/.test(id);
const inRulebook = (path) => /^packages\/rules\/[^/]+\/src\/rulebook(\.ts$|\/)/.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);
/** What titles say in square brackets, `[QL-MOV-03]`: only that claims to test a rule. A row's `[$rule]` comes with quotes. */
const claims = (titles) => titles.flatMap((title) => title.match(/\['?[\w, -]+'?\]/g) ?? []).join(' ');

/**
 * One ruleset's account. `book` is { rules, examples }, ids only, or undefined where none is written; `tree` the workspace's
 * code (path -> text); `titles` those of the tests that passed.
 */
export function account({ id, prefix, complete, book }, tree, titles) {
  const { rules, examples } = book ?? { rules: [], examples: [] };
  const known = new Set([...rules, ...examples]);
  const source = Object.keys(tree).filter((path) => path.startsWith(`packages/rules/${id}/src/`) && !inRulebook(path));
  const cited = new Set(source.flatMap((path) => idsOf(prefix, tree[path])));
  const tested = new Set(idsOf(prefix, claims(titles)));
  const without = (ids, found) => ids.filter((rule) => !found.has(rule));

  const uncited = without(rules, cited);
  const missing = {
    cited: uncited.filter((rule) => !isRuling(rule)),
    tested: without(rules, tested),
    examples: without(examples, tested),
  };
  const unknown = book ? unknownIds(prefix, known, tree, titles) : [];
  return {
    id,
    complete,
    rulebook: book !== undefined,
    rules: rules.length,
    cited: rules.length - uncited.length,
    tested: rules.length - missing.tested.length,
    examples: examples.length,
    examplesTested: examples.length - missing.examples.length,
    missing,
    uncitedRulings: uncited.filter(isRuling), // listed, never a failure: a ruling may say that something does not happen
    unknown,
    ok:
      unknown.length === 0 &&
      (!complete || (known.size > 0 && Object.values(missing).every((ids) => ids.length === 0))),
  };
}

/** Ids that no rulebook has, and where they stand. A title made while the tests ran stands in no file. */
function unknownIds(prefix, known, tree, titles) {
  const places = Object.entries(tree).flatMap(([path, text]) =>
    inRulebook(path) ? [] : text.split('\n').map((line, i) => ({ text: line, at: `${path}:${i + 1}` })),
  );
  const found = places.flatMap(({ text, at }) => idsOf(prefix, text).map((id) => ({ id, at })));
  const inFiles = new Set(found.map(({ id }) => id));
  const made = idsOf(prefix, claims(titles)).filter((id) => !inFiles.has(id));
  return [...found, ...made.map((id) => ({ id, at: 'the title of a test' }))].filter(({ id }) => !known.has(id));
}

/** The rulesets of a workspace, each with the rulebook its build made. */
async function rulesetsIn(root, tree) {
  const packages = packagesIn(tree).filter(({ dir }) => dir.startsWith('packages/rules/'));
  return Promise.all(
    packages.map(async ({ dir, manifest }) => {
      const { prefix, complete = false } = manifest.sandtable ?? {};
      const file = join(root, dir, 'dist/rulebook.js');
      if (!existsSync(file)) return { id: dir.split('/').at(-1), prefix, complete, book: undefined };
      if (!prefix)
        throw new Error(`${dir}/package.json must give the prefix of its rule ids: "sandtable": { "prefix": "XX" }`);
      const { RULES, EXAMPLES } = await import(pathToFileURL(file).href);
      const examples = EXAMPLES.map((example) => example.id ?? example);
      return { id: dir.split('/').at(-1), prefix, complete, book: { rules: Object.keys(RULES), examples } };
    }),
  );
}

/** What a test file claims: its titles, and, where rows fill in a rule (`[$rule]`, `[%s]`), every id that stands alone in quotes. */
function claimsIn(text) {
  const rows = /\[(\$\w+|%s)\]/.test(text) ? (text.match(/(?<=')[\w-]+(?=')/g) ?? []) : [];
  return [text, ...rows.map((id) => `[${id}]`)];
}

/** Titles of the last `npm test`; before the first, those that can be read in the test files, passing or not. */
function titlesOf(root, tree) {
  const report = readReport(root);
  const tests = Object.keys(tree).filter(isTest);
  if (!report)
    return {
      from: 'test files, whether they pass or not (npm test makes it exact)',
      titles: tests.flatMap((path) => claimsIn(tree[path])),
    };
  const stale = tests.some((path) => statSync(join(root, path)).mtimeMs > statSync(join(root, REPORT)).mtimeMs);
  const from = `tests that passed in the last npm test${stale ? ' (test files have changed since)' : ''}`;
  return { from, titles: passedTitles(report) };
}

export async function ledger(root) {
  const tree = readTree(root, PACKAGE_FOLDERS, (path) => CODE.test(path) || path.endsWith('/package.json'));
  const { from, titles } = titlesOf(root, tree);
  const rulesets = (await rulesetsIn(root, tree)).map((ruleset) => account(ruleset, tree, titles));
  return { titlesFrom: from, ok: rulesets.every((r) => r.ok), rulesets };
}

/** As a page for people. `short` lists only what makes the ledger fail. */
export function page({ titlesFrom, rulesets }, short = false) {
  const rows = [['ruleset', 'rules', 'cited', 'tested', 'examples', 'tested', '']];
  for (const r of rulesets) {
    const state = r.complete
      ? r.ok
        ? 'complete'
        : 'said to be complete'
      : r.rulebook
        ? 'in progress'
        : 'no rulebook yet';
    rows.push([r.id, r.rules, r.cited, r.tested, r.examples, r.examplesTested, state]);
  }
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
  const cell = (value, i) => (i === 0 || i === 6 ? String(value).padEnd(widths[i]) : String(value).padStart(widths[i]));
  const lines = [
    `Rules ledger, by the titles of ${titlesFrom}`,
    ...rows.map((row) => row.map(cell).join('  ').trimEnd()),
  ];
  for (const r of rulesets) {
    if (r.complete && !r.rulebook) lines.push(`${r.id}: is said to be complete and has no rulebook`);
    for (const { id, at } of r.unknown) lines.push(`${r.id}: ${id} is not in the rulebook (${at})`);
    if (short && !r.complete) continue;
    lines.push(...missingLines(`${r.id}: not cited in code`, r.missing.cited));
    if (!short) lines.push(...missingLines(`${r.id}: rulings not cited in code (no failure)`, r.uncitedRulings));
    lines.push(...missingLines(`${r.id}: not tested`, r.missing.tested));
    lines.push(...missingLines(`${r.id}: examples not tested`, r.missing.examples));
  }
  return lines.join('\n');
}

/** One line per chapter: `QL-MOV 01 02 05` */
function missingLines(title, ids) {
  if (ids.length === 0) return [];
  const chapters = {};
  for (const id of ids) {
    const [, chapter, number] = id.match(/(.*)-(.*)/);
    chapters[chapter] = [...(chapters[chapter] ?? [`  ${chapter}`]), number];
  }
  return [`${title} (${ids.length})`, ...Object.values(chapters).map((words) => words.join(' '))];
}

if (isMain(import.meta.url)) {
  const result = await ledger(ROOT);
  const asJson = process.argv.includes('--json');
  console.log(asJson ? JSON.stringify(result, null, 2) : page(result, process.argv.includes('--short')));
  process.exitCode = result.ok ? 0 : 1;
}
