import { run } from './run.js';
import { NodeTerminal } from './terminal.js';

// Whoever reads us may stop reading, as `head` does: then there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), new NodeTerminal());
