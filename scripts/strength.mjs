// `npm run strength [-- --ruleset ID --scenario ID --games N --from N --bots NAME,NAME --workers N]`: how the bots compare, with
// confidence intervals. 200 games of each pair of Quantum Legions unless told; in parts, each from where the last ended.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

/** A setup of two seats, where the ready game of a scenario has more. */
const setup = (name) => ['--setup', join(ROOT, 'scripts/strength', `${name}.json`)];
const scenario = (id) => ['--scenario', id];

/** Where each ruleset is measured, and what its bots should reach there: percent of the games won. */
const MEASURED = {
  'quantum-legions': { where: [scenario('SC-6')], duels: { 'greedy,random': 95, 'veteran,greedy': 80 } },
  'fictioneers-legacy': { where: [scenario('S1')], duels: { 'veteran,random': 95, 'veteran,greedy': 75 } },
  // one for each type of scenario
  legends: {
    where: [
      scenario('first-issue'),
      setup('danger-room'),
      scenario('condemned-row'),
      scenario('sky-high'),
      setup('of-gods'),
      scenario('title-bout'),
    ],
    duels: { 'greedy,random': 95, 'veteran,greedy': 75 },
  },
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'), // npm passes on a second one
  options: {
    ruleset: { type: 'string', default: 'quantum-legions' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    bots: { type: 'string' },
    workers: { type: 'string' },
  },
});
const measured = MEASURED[values.ruleset];
if (!measured) {
  console.error(`--ruleset is "${values.ruleset}", expected one of ${Object.keys(MEASURED).join(', ')}.`);
  process.exit(2);
}
if (!ready()) process.exit(1);
const { ruleset, games, from, workers } = values;
const chosen = measured.where.find(([, name]) => name.endsWith(`${values.scenario}.json`));
const where = values.scenario === undefined ? measured.where : [chosen ?? scenario(values.scenario)];
for (const bots of values.bots ? [values.bots] : Object.keys(measured.duels)) {
  const goal = measured.duels[bots];
  const [one, other] = bots.split(',');
  console.log(`\n${goal ? `${one} should beat ${other} in ${goal} % of the games` : `${one} against ${other}`}:`);
  for (const place of where) {
    const series = ['--games', games, '--from', from, '--seed', 'strength'];
    const args = ['sim', '--ruleset', ruleset, ...place, '--bots', bots, ...series];
    const { status } = spawnSync(
      process.execPath,
      [join(ROOT, 'apps/cli/bin/sandtable.js'), ...args, ...(workers ? ['--workers', workers] : [])],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
}
