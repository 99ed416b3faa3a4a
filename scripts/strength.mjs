// `npm run strength [-- --ruleset ID --scenario ID --bots NAME,NAME --at-least SHARE --games N --workers N --store FOLDER]`: whether the bots
// are as strong as they should be. Each question is a series that stops as soon as it knows, and goes on where it was when asked again.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

/** A setup of two seats, where the ready game of a scenario has more. */
const setup = (name) => ['--setup', join(ROOT, 'scripts/strength', `${name}.json`)];
const scenario = (id) => ['--scenario', id];

/** Where each ruleset is measured, and what its bots should reach there: their share of the points. */
const MEASURED = {
  'quantum-legions': { where: [scenario('SC-6')], duels: { 'greedy,random': 0.95, 'veteran,greedy': 0.8 } },
  'fictioneers-legacy': { where: [scenario('S1')], duels: { 'veteran,random': 0.95, 'veteran,greedy': 0.75 } },
  // one for each deck
  'legendary-battles': {
    where: [scenario('S5'), scenario('S6')],
    duels: { 'greedy,random': 0.95, 'veteran,greedy': 0.75 },
  },
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
    duels: { 'greedy,random': 0.95, 'veteran,greedy': 0.75 },
  },
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'), // npm passes on a second one
  options: {
    ruleset: { type: 'string', default: 'quantum-legions' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '1000' },
    bots: { type: 'string' },
    'at-least': { type: 'string' },
    workers: { type: 'string' },
    store: { type: 'string' },
  },
});
const measured = MEASURED[values.ruleset];
if (!measured) {
  console.error(`--ruleset is "${values.ruleset}", expected one of ${Object.keys(MEASURED).join(', ')}.`);
  process.exit(2);
}
if (!ready()) process.exit(1);
const { ruleset, games, workers, store } = values;
const chosen = measured.where.find(([, name]) => name.endsWith(`${values.scenario}.json`));
const where = values.scenario === undefined ? measured.where : [chosen ?? scenario(values.scenario)];
for (const bots of values.bots ? [values.bots] : Object.keys(measured.duels)) {
  const atLeast = values['at-least'] ?? String(measured.duels[bots] ?? 0.5);
  for (const place of where) {
    const args = ['lab', 'strength', '--ruleset', ruleset, ...place, '--bots', bots, '--at-least', atLeast];
    const series = ['--games', games, '--seed', 'strength'];
    const { status, signal } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'apps/cli/bin/sandtable.js'),
        ...[...args, ...series],
        ...(workers ? ['--workers', workers] : []),
        ...(store ? ['--store', store] : []),
      ],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
    if (signal) process.exit(1);
  }
}
