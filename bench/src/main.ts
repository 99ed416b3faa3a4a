import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches.js';
import { CLOCK } from './cpu.js';
import { asJson, asText, type Machine } from './report.js';
import type { Result } from './result.js';

const HELP = `npm run bench -- [--json] [--only NAME] [--no-install]

  --json         one line of JSON instead of a table
  --only NAME    one benchmark, or several with --only again: ${BENCHES.map(({ name }) => name).join(', ')}
  --no-install   skip what needs Chromium or Wesnoth where they are missing, rather than install Debian's packages`;

const ONE = fileURLToPath(new URL('./one.js', import.meta.url));

/** In a process of its own; the peers are told that this is no development, in which some of them check more. */
async function run(name: string, install: boolean): Promise<Result[]> {
  const env = { ...process.env, NODE_ENV: 'production', SANDTABLE_BENCH_INSTALL: install ? 'yes' : 'no' };
  const child = fork(ONE, [name], { env, stdio: ['ignore', 2, 2, 'ipc'] });
  let results: Result[] | null = null;
  child.once('message', (message) => {
    results = message as Result[];
  });
  await once(child, 'exit');
  if (results === null) throw new Error(`The benchmark ${name} ended without a result.`);
  return results;
}

function machine(): Machine {
  const all = cpus();
  return {
    node: process.version.slice(1),
    cpu: all[0]?.model ?? 'an unknown processor',
    cores: all.length,
    clock: CLOCK,
  };
}

interface Wishes {
  readonly json: boolean;
  readonly install: boolean;
  readonly names: readonly string[];
}

/** What was asked for, or a sentence on what is wrong with it. */
function wishes(args: string[]): Wishes | string {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== '--'), // npm passes on a second one
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return HELP;
    const all = BENCHES.map(({ name }) => name);
    const unknown = values.only.find((name) => !all.includes(name));
    if (unknown) return `There is no benchmark ${unknown}; there are ${all.join(', ')}.`;
    const names = values.only.length > 0 ? all.filter((name) => values.only.includes(name)) : all;
    return { json: values.json, install: !values['no-install'], names };
  } catch (error) {
    return `${(error as Error).message}\n\n${HELP}`;
  }
}

const wished = wishes(process.argv.slice(2));
if (typeof wished === 'string') {
  console.error(wished);
  process.exitCode = process.argv.includes('--help') ? 0 : 2;
} else {
  const results: Result[] = [];
  for (const [i, name] of wished.names.entries()) {
    console.error(`${i + 1} of ${wished.names.length}: ${name} ...`);
    results.push(...(await run(name, wished.install)));
  }
  console.log(wished.json ? asJson(results, machine()) : asText(results, machine()));
}
