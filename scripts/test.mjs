// `npm test`: everything that must hold, closing with one line that a machine can read: `N passed, N failed`.
// With arguments (`npm test -- packages/kernel`) only the tests they choose are run.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginInBrowser, tellFlaky } from './e2e.mjs';
import { ready } from './ready.mjs';
import { failuresIn, PART_REPORT, REPORT, readReport, tally, tellTimes, timesIn } from './report.mjs';
import { ROOT, run } from './workspace.mjs';

const began = Date.now();
const chosen = process.argv.slice(2);
const count = { passed: 0, failed: 0 };
/** Told again at the end: what failed early has long been scrolled away. */
const failures = [];
/** What each test file took. */
const times = [];
/** What passed only when it was tried again. */
const flaky = [];

/** A check counts like one test. */
function check(name, ok) {
  count[ok ? 'passed' : 'failed']++;
  if (!ok) failures.push(name);
  return ok;
}

function vitest(reportPath) {
  rmSync(join(ROOT, reportPath), { force: true }); // a crash must not leave the last run's counts to be read
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const succeeded = run('vitest', ['run', ...reporters, ...chosen]);
  const report = readReport(ROOT, reportPath);
  add({ ...tally(report, succeeded), failures: failuresIn(report), times: timesIn(report, ROOT) });
}

function add(part) {
  count.passed += part.passed;
  count.failed += part.failed;
  failures.push(...part.failures);
  times.push(...part.times);
  flaky.push(...(part.flaky ?? []));
}

if (check('install and build', ready())) {
  if (chosen.length > 0) vitest(PART_REPORT);
  else {
    const inBrowser = beginInBrowser();
    check('lint and format (npm run format mends most of it)', run('biome', ['check']));
    check('types of the tests', run('tsc', ['-p', 'tsconfig.tests.json']));
    check('layers', run('scripts/layers.mjs'));
    vitest(REPORT);
    check('rules ledger', run('scripts/ledger.mjs', ['--short']));
    add(await inBrowser);
  }
}
if (times.length > 0) console.log(`\n${tellTimes(times).join('\n')}`);
console.log(`\nAll of it took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
tellFlaky(flaky);
for (const failure of failures) console.log(`\nFAILED: ${failure}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
