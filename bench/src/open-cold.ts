import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Game, SeededDice } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { figure, SAMPLES } from './measure.js';
import { atMost, type Bench, type Result } from './result.js';
import { type Stored, storeIn } from './stored-game.js';

// What it costs to open a stored game, in a process that has done nothing else: nothing is compiled yet, as when a person comes back
// to a page or a server is asked for a game that lay for a week. Each opening is the first and last of its process.

const OPENER = fileURLToPath(new URL('./opener.js', import.meta.url));

/** Each with eighteen rows after its last snapshot. */
const FEW = 50;
const MANY = 2_002;
const RECORD = 1_000;
/** A battle that nobody can win soon. */
const SETUP = { standard: true, options: { vpTarget: 9_999, stalemateTurns: null } };

/** The same battle by lot, stored early and late in a file each, as the terminal keeps them, and as a record. */
async function battle(seed: number, folder: string): Promise<{ readonly [K in 'few' | 'many' | 'record']: Stored }> {
  const game = Game.open(quantumLegions, { setup: SETUP, dice: { kind: 'seeded', seed } });
  const chance = new SeededDice(`open-cold/${seed}`);
  const after = (answers: number): void => {
    while (game.at < answers) {
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat);
      game.take(options[chance.below(options.length)], seat);
    }
  };
  const store = await storeIn(folder);
  const lay = async (name: string): Promise<Stored> => {
    const { moves } = game;
    const listing = { game: name, title: name, ruleset: 'quantum-legions', players: { A: 'person', B: 'person' } };
    const progress = { changed: 1, moves, over: false, winner: null };
    await store.create({ ...listing, begun: 1, ...progress }, game.base!, game.rows.slice(0, 1));
    for (const row of game.rows.slice(1)) await store.append(name, [row], progress);
    return { folder, game: name };
  };
  after(FEW);
  const few = await lay('few');
  after(RECORD);
  const record = { record: { ...game.record(), snapshot: null } };
  after(MANY);
  return { few, many: await lay('many'), record };
}

/** Milliseconds of CPU time. */
async function opened(stored: Stored, file: string): Promise<number> {
  writeFileSync(file, JSON.stringify(stored));
  const child = fork(OPENER, [file], { stdio: ['ignore', 2, 2, 'ipc'] });
  const [ms] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a game could not be opened'))),
  ]);
  return ms as number;
}

export const openColdBench: Bench = {
  name: 'open-cold',
  async run(): Promise<Result[]> {
    const folder = mkdtempSync(join(tmpdir(), 'open-cold-'));
    const file = join(folder, 'game.json');
    const few: number[] = [];
    const many: number[] = [];
    const record: number[] = [];
    for (let seed = 0; seed < SAMPLES; seed++) {
      const battles = await battle(seed, join(folder, String(seed)));
      few.push(await opened(battles.few, file));
      many.push(await opened(battles.many, file));
      record.push(await opened(battles.record, file));
    }
    rmSync(folder, { recursive: true });
    const fresh = 'in a process that has done nothing else';
    return [
      {
        name: 'open-cold',
        what: `opening a stored game of ${MANY.toLocaleString('en')} answers from its file, in a house, until its player is told how it stands / one of ${FEW}, ${fresh}`,
        unit: 'x',
        figure: figure(many.map((ms, i) => ms / few[i]!)),
        target: atMost(1.5),
        note: `${figure(many).value.toFixed(1)} ms and ${figure(few).value.toFixed(1)} ms of CPU time`,
      },
      {
        name: 'open-cold-record',
        what: `opening a record of ${RECORD.toLocaleString('en')} answers, every one checked and played again, ${fresh}`,
        unit: 'ms',
        figure: figure(record),
        target: atMost(100),
      },
    ];
  },
};
