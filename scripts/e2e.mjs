// `npm run e2e`: builds the page and plays it in a real browser, one test file after the other. With arguments only the files
// whose names contain one of them: `npm run e2e -- offline`. A failing test leaves a picture and a trace in apps/web/test-results.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ready } from './ready.mjs';
import { failuresInTap, tallyTap } from './report.mjs';
import { isMain, ROOT } from './workspace.mjs';

const TESTS = 'apps/web/test-e2e';
const TAP = join(ROOT, 'test-results/e2e.tap');
/** Nothing could even be tried. */
const FAILED = { passed: 0, failed: 1, failures: ['play in a browser'] };

/** Builds the page, sees to a browser, runs the tests; tells how many passed and failed, and which failed. */
export async function playInBrowser(chosen = []) {
  const files = readdirSync(join(ROOT, TESTS))
    .filter((file) => file.endsWith('.e2e.mjs') && (chosen.length === 0 || chosen.some((part) => file.includes(part))))
    .sort()
    .map((file) => `${TESTS}/${file}`);
  if (files.length === 0) {
    console.error(`No test file of ${TESTS} is named like ${chosen.join(', ')}.`);
    return FAILED;
  }
  try {
    await (await import('./web.mjs')).buildPage();
    await (await import('./chromium.mjs')).ensureChromium();
  } catch (error) {
    console.error(error.message);
    return FAILED;
  }
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(TAP, { force: true }); // a crash must not leave the last run's counts to be read
  const reporters = ['spec', 'stdout', 'tap', TAP].map((value, i) =>
    i % 2 === 0 ? `--test-reporter=${value}` : `--test-reporter-destination=${value}`,
  );
  const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...reporters, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const report = existsSync(TAP) ? readFileSync(TAP, 'utf8') : undefined;
  return { ...tallyTap(report, status === 0), failures: failuresInTap(report) };
}

if (isMain(import.meta.url)) {
  const { passed, failed } = ready() ? await playInBrowser(process.argv.slice(2)) : FAILED;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
