// `npm start`: installs what is missing, builds the page, serves it on this machine, and opens it where there is a display.
// `-- --port 8080` wants another port, `-- --no-open` opens nothing.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ready } from './ready.mjs';
import { isMain } from './workspace.mjs';

const PORT = 4180;

/** What opens an address here, as a command and its first arguments; nothing where nobody looks at a screen. */
export function opener(platform, env) {
  if (env.CI || env.SSH_CONNECTION) return undefined;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
}

/** Opens the address, or does not: the address was printed, so nothing is lost. */
function open(url) {
  const [command, ...first] = opener(process.platform, process.env) ?? [];
  if (command)
    spawn(command, [...first, url], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
}

/** The port asked for; a sentence instead of a port when it is none. */
export function portOf(text) {
  const port = Number(text ?? PORT);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : `--port wants a number below 65536, not ${text}.`;
}

async function start() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });
  const port = portOf(values.port);
  if (typeof port === 'string') throw new Error(port);
  if (!ready()) return 1;
  const [{ buildPage, PAGE }, { serve }] = await Promise.all([import('./web.mjs'), import('./serve.mjs')]);
  await buildPage();
  const server = await serve(PAGE, port);
  if (port !== 0 && server.port !== port) console.log(`Port ${port} is in use: taking ${server.port}.`);
  console.log(`The table is set: ${server.url}`);
  console.log('Ctrl-C clears it away. (npm run terminal plays here instead.)');
  if (!values['no-open']) open(server.url);
  return 0;
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await start();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
