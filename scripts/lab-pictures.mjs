// `node scripts/lab-pictures.mjs`: the pictures of docs/lab.md. They are plots of a report; the same games are played each time, so that they change
// only when the rules, the bots or the plots do.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

const SHOWN = ['sides', 'running-sc-1-quick', 'luck-sc-1-quick', 'worths', 'matrix'];

if (!ready()) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'lab-pictures-'));
const asked = [
  ...['lab', 'report', '--ruleset', 'quantum-legions', '--scenarios', 'SC-1,SC-2', '--bots', 'quick,greedy'],
  ...['--games', '400', '--match-ups', 'random,quick,greedy', '--units', 'examples/lab/aracine-hordes.json'],
  ...['--workers', '4', '--out', join(folder, 'report.html'), '--plots', folder],
];
const { status } = spawnSync(process.execPath, [join(ROOT, 'apps/cli/bin/sandtable.js'), ...asked], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (status === 0) {
  mkdirSync(join(ROOT, 'docs/lab'), { recursive: true });
  for (const name of SHOWN) copyFileSync(join(folder, `${name}.svg`), join(ROOT, 'docs/lab', `${name}.svg`));
}
process.exitCode = status ?? 1;
