import { reasonOf } from './files.js';
import { run } from './run.js';
import { NodeTerminal } from './terminal.js';

// Whoever reads us may stop reading, as `head` does: then there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(2);
});
process.stderr.on('error', () => {}); // and there is no other place to say so

process.exitCode = await run(process.argv.slice(2), new NodeTerminal());
