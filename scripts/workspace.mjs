// What every script here needs to know of the workspace. Node's own modules only: it is used before anything is installed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Our tools by the script that starts them, so that no shell and no PATH is needed, on Windows either. */
const TOOLS = { tsc: 'typescript/bin/tsc', biome: '@biomejs/biome/bin/biome', vitest: 'vitest/vitest.mjs' };

/** Runs one of our scripts, or a tool by its name; true when it succeeded. */
export function run(script, args = [], options = {}) {
  const file = TOOLS[script] ? join(ROOT, 'node_modules', TOOLS[script]) : join(ROOT, script);
  return spawnSync(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit', ...options }).status === 0;
}

/** Is this module the program that was started, rather than imported by one? */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(realpathSync(process.argv[1])).href;
}

/** Code in any of the forms a package holds it. */
export const CODE = /\.[cm]?[jt]sx?$/;

/** The text of every file under `dirs` whose path matches, by its path from the root. Built and installed files are left out. */
export function readTree(root, dirs, matches) {
  const tree = {};
  const visit = (dir) => {
    for (const entry of entriesOf(join(root, dir))) {
      const path = `${dir}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.startsWith('.')) visit(path);
      } else if (matches(path)) tree[path] = readFileSync(join(root, path), 'utf8');
    }
  };
  for (const dir of dirs) visit(dir);
  return tree;
}

/** Sorted, so that every machine reports in the same order. A folder that is not there yet holds nothing. */
function entriesOf(dir) {
  try {
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The folders our packages live in. */
export const PACKAGE_FOLDERS = ['packages', 'apps', 'bench'];

/** Every package of a tree: its folder and its package.json. */
export function packagesIn(tree) {
  return Object.keys(tree)
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => ({ dir: path.slice(0, -'/package.json'.length), manifest: JSON.parse(tree[path]) }));
}
