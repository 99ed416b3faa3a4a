// `npm run e2e`: builds the page and plays it in a real browser. With arguments only the files whose names contain one of them:
// `npm run e2e -- offline`; what begins with a dash is Playwright's: `-- --shard=1/2`. A failing test leaves a picture and a trace
// in apps/web/test-results.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ready } from './ready.mjs';
import { BROWSER_REPORT, readReport, tallyBrowser, tellTimes } from './report.mjs';
import { isMain, ROOT } from './workspace.mjs';

const TESTS = 'apps/web/test-e2e';
/** Nothing could even be tried. */
const FAILED = { passed: 0, failed: 1, failures: ['play in a browser'], flaky: [], times: [] };

/** Builds the page, sees to a browser, runs the tests; tells how many passed and failed, which failed, and what each file took. */
export async function playInBrowser(args = []) {
  const options = args.filter((arg) => arg.startsWith('-'));
  const chosen = args.filter((arg) => !arg.startsWith('-'));
  const files = readdirSync(join(ROOT, TESTS)).filter(
    (file) => file.endsWith('.e2e.mjs') && (chosen.length === 0 || chosen.some((part) => file.includes(part))),
  );
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
  rmSync(join(ROOT, BROWSER_REPORT), { force: true }); // a crash must not leave the last run's counts to be read
  const runner = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = ['--config', join(ROOT, TESTS, 'playwright.config.mjs')];
  const patterns = files.map((file) => `[/\\\\]${file.replaceAll('.', '\\.')}$`);
  const { status } = spawnSync(process.execPath, [runner, 'test', ...config, ...options, ...patterns], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return tallyBrowser(readReport(ROOT, BROWSER_REPORT), status === 0);
}

/** Says that whoever started this has made the workspace ready. */
const READY = '--ready';

/** Begins all of it in a process of its own, and tells later what came of it: pages wait a lot, and others may work meanwhile. */
export function beginInBrowser() {
  rmSync(join(ROOT, BROWSER_REPORT), { force: true });
  const child = spawn(process.execPath, [join(ROOT, 'scripts/e2e.mjs'), READY], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((settle) => {
    child.on('close', (status) => settle(tallyBrowser(readReport(ROOT, BROWSER_REPORT), status === 0)));
  });
}

/** Names the tests that passed only when they were tried again. */
export function tellFlaky(flaky) {
  for (const title of flaky) console.log(`FLAKY: ${title} passed only when it was tried again`);
}

if (isMain(import.meta.url)) {
  const args = process.argv.slice(2);
  const beside = args.includes(READY); // and whoever started this tells the rest
  const { passed, failed, flaky, times } =
    beside || ready() ? await playInBrowser(args.filter((arg) => arg !== READY)) : FAILED;
  if (!beside) {
    console.log(`\n${tellTimes(times).join('\n')}`);
    tellFlaky(flaky);
    console.log(`\n${passed} passed, ${failed} failed`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}
