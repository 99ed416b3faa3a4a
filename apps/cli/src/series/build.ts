import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Job } from './job.js';

const PLAYING = ['kernel', 'craft', 'geometry', 'bots', 'lab/games', 'lab/designs'];

/**
 * A short name of the code that plays a job's games: games of another build are other games, whatever their seed. What adds games up
 * and draws conclusions is no part of it.
 */
export function buildOf({ ruleset, modules }: Pick<Job, 'ruleset' | 'modules'>): string {
  const hash = createHash('sha256');
  for (const name of [...PLAYING, ruleset]) {
    const folder = codeOf(name);
    if (folder === null) continue; // a ruleset that a module brings
    for (const file of codeIn(folder)) hash.update(`${name}/${relative(folder, file)}\n`).update(readFileSync(file));
  }
  for (const module of modules) hash.update(readFileSync(module));
  return hash.digest('hex').slice(0, 12);
}

const { resolve } = createRequire(import.meta.url);

/** The folder of a package's code, or of a part of it; null where there is none. */
function codeOf(name: string): string | null {
  const [pack, ...part] = name.split('/');
  const folders = (resolve.paths('@sandtable/kernel') ?? []).map((at) =>
    join(at, '@sandtable', pack!, 'dist', ...part),
  );
  return folders.find(existsSync) ?? null;
}

function codeIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
