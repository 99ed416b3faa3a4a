// `npm run terminal` and `npm run bench`: makes the workspace ready, then becomes the program that was asked for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAMS = {
  terminal: { entry: 'apps/cli/dist/main.js', withoutArguments: ['play'] },
  bench: { entry: 'bench/dist/main.js', withoutArguments: [] },
};

const [name, ...args] = process.argv.slice(2);
const program = PROGRAMS[name];
const entry = join(ROOT, program.entry);

if (!ready()) process.exitCode = 1;
else if (!existsSync(entry)) {
  console.error(`There is nothing to start: the build made no ${program.entry}.`);
  process.exitCode = 1;
} else {
  // In this process rather than in a child: the terminal and its signals are then the program's own.
  process.argv = [process.execPath, entry, ...(args.length > 0 ? args : program.withoutArguments)];
  await import(pathToFileURL(entry).href);
}
