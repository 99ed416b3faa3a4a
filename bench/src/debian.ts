import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

function isThere(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a program that comes in one of Debian's packages, or a sentence on why it is not to be had. A missing package is
 * installed where that is possible and `--no-install` was not said.
 */
export function fromDebian(program: string, pack: string): { readonly path: string } | { readonly missing: string } {
  if (isThere(program)) return { path: program };
  const missing = `${program} is not installed (Debian's package ${pack}).`;
  if (process.env.SANDTABLE_BENCH_INSTALL === 'no' || process.getuid?.() !== 0 || !isThere('/usr/bin/apt-get'))
    return { missing };
  console.error(`${missing} Installing it: apt-get install --no-install-recommends ${pack} ...`);
  const args = ['install', '--yes', '--quiet', '--no-install-recommends', pack];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'ignore'], env });
  return isThere(program) ? { path: program } : { missing: `${program} could not be installed (apt-get, ${pack}).` };
}
