// Makes the workspace ready to run: installs what the lock file names, builds what changed. A second run costs a moment.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, run } from './workspace.mjs';

const STAMP = 'node_modules/.sandtable-lock'; // the lock file's hash at the last complete install

/** What is wrong with this Node, in one sentence; nothing when it will do. `needs` is package.json's `>=major.minor`. */
export function nodeTooOld(version, needs) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const [needMajor, needMinor = 0] = needs.replace('>=', '').split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Sandtable needs Node ${needMajor}.${needMinor} or newer, and this is Node ${major}.${minor}.`;
}

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** True when node_modules is missing, half installed, or of another lock file. */
export function mustInstall(root) {
  const stamp = join(root, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash(root);
}

/** Remembers that what is installed is what the lock file names. */
export function markInstalled(root) {
  writeFileSync(join(root, STAMP), lockHash(root));
}

// What is said on the way goes to stderr: stdout belongs to the program that was asked for (`npm run rules -- --json`).
const QUIET = ['inherit', 2, 2];

function install() {
  console.error('Installing what package-lock.json names ...');
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of some other platform, and ours does, because not
  // every one is published yet. This installs the same versions, checks the same hashes and leaves the lock file as it is.
  // --include=dev: the compiler is a development dependency, also where NODE_ENV says production.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'];
  const npm = process.env.npm_execpath; // set by npm for the scripts it runs
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: QUIET })
    : spawnSync('npm', args, { cwd: ROOT, stdio: QUIET, shell: process.platform === 'win32' });
  if (done.status === 0) markInstalled(ROOT);
  return done.status === 0;
}

/** Installs and (unless told not to) builds; true when the workspace can be used. Says what is wrong when it cannot. */
export function ready({ build = true } = {}) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const tooOld = nodeTooOld(process.version, engines.node);
  if (tooOld) console.error(tooOld);
  else if (mustInstall(ROOT) && !install()) console.error('The packages could not be installed: npm says why above.');
  else if (build && !run('tsc', ['-b'], { stdio: QUIET }))
    console.error('The build failed: the compiler says why above.');
  else return true;
  return false;
}

if (isMain(import.meta.url) && !ready({ build: !process.argv.includes('--no-build') })) process.exitCode = 1;
