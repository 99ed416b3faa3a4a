import { availableParallelism } from 'node:os';
import { BadInput } from '../problem.js';
import { databaseStore, databaseUrl } from '../queue/store-for.js';
import { workerName, workOn } from '../queue/work.js';
import { buildOf } from '../series/build.js';
import { interruptible } from '../series/interrupt.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';

export interface WorkOptions {
  readonly workers?: number;
  readonly with?: readonly string[];
}

/** The builds whose games can be played here: of each ruleset, with the modules and without. */
function buildsOf(all: readonly Shelved[], modules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const builds = new Map<string, readonly string[]>();
  for (const { ruleset } of all)
    for (const some of modules.length > 0 ? [modules, []] : [[]])
      builds.set(buildOf({ ruleset: ruleset.id, modules: some }), some);
  return builds;
}

/** Plays what others ask, whoever and wherever they are. */
export async function work(all: readonly Shelved[], options: WorkOptions, terminal: Terminal): Promise<void> {
  const url = databaseUrl();
  if (url === undefined) throw new BadInput('DATABASE_URL is not set: a worker takes its games from that database.');
  const store = await databaseStore(url, terminal);
  const id = workerName();
  const threads = options.workers ?? availableParallelism();
  let games = 0;
  let chunks = 0;
  await terminal.write(`Worker ${id}: ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C stops it.`);
  const { run: barred } = await interruptible(terminal, (stop) =>
    workOn(store, {
      id,
      threads,
      builds: buildsOf(all, options.with ?? []),
      stop,
      played: ({ played }) => {
        games += played.length;
        chunks++;
        terminal.progress(`${games} games in ${chunks} chunks`);
      },
      complain: (text) => {
        terminal.progress(null);
        terminal.complain(text);
      },
    }),
  );
  await terminal.write(`Worker ${id}: ${games} games in ${chunks} chunks.`);
  if (barred !== null) throw new BadInput(barred);
}
