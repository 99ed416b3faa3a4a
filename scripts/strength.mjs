// `npm run strength [-- games [scenario]]`: how the bots compare, with confidence intervals. 200 games of each pair unless told.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

const DUELS = [
  { bots: 'greedy,random', goal: 95 },
  { bots: 'veteran,greedy', goal: 80 },
];

const [games = '200', scenario = 'SC-6'] = process.argv.slice(2);
if (!ready()) process.exit(1);
for (const { bots, goal } of DUELS) {
  console.log(`\n${bots.replace(',', ' should beat ')} in ${goal} % of the games:`);
  const args = ['sim', '--scenario', scenario, '--bots', bots, '--games', games, '--seed', 'strength'];
  const { status } = spawnSync(process.execPath, [join(ROOT, 'apps/cli/bin/sandtable.js'), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
