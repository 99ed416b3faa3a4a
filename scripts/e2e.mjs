// `npm run e2e`: builds the page and plays it in a real browser. A failing test leaves a picture and a trace in
// apps/web/test-results.
import { spawnSync } from 'node:child_process';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

if (!ready()) process.exitCode = 1;
else {
  const { buildPage } = await import('./web.mjs');
  await buildPage();
  const tests = ['--test', '--test-concurrency=1', 'apps/web/test-e2e/table.e2e.mjs', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, tests, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
