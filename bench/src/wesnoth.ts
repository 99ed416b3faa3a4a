import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromDebian } from './debian.js';

// Wesnoth 1.16, its own AI on both sides, without a window. To load takes far longer than to play, so a short game is taken
// from a long one.

const SHORT = 2;
const LONG = 14;

export function wesnoth() {
  return fromDebian('/usr/games/wesnoth-1.16', 'wesnoth-1.16-core');
}

interface Played {
  readonly seconds: number;
  readonly sideTurns: number;
}

function play(program: string, turns: number, seed: number): Played {
  const folder = mkdtempSync(join(tmpdir(), 'wesnoth-'));
  try {
    const sides = ['--controller', '1:ai', '--controller', '2:ai', '--scenario', 'multiplayer_Den_of_Onis'];
    const folders = ['--userdata-dir', folder, '--userconfig-dir', folder];
    const game = ['--turns', String(turns), '--rng-seed', String(seed), '--log-info=engine'];
    const args = ['--nogui', '--multiplayer', '--nosound', '--nomusic', '--exit-at-end', ...sides, ...game, ...folders];
    // The shell tells what a child of its own has used; Node does not.
    const shell = `TIMEFORMAT='cpu %U %S'; time "$0" "$@"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', shell, program, ...args], { encoding: 'utf8', maxBuffer: 1e9 });
    const log = stdout + stderr;
    const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(log) ?? [];
    const numbers = [...log.matchAll(/info engine: turn: (\d+)/g)].map(([, turn]) => Number(turn));
    return { seconds: Number(user) + Number(system), sideTurns: 2 * Math.max(...numbers) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CPU seconds of one side's turn. */
export function sideTurn(program: string, seed: number): number {
  const short = play(program, SHORT, seed);
  const long = play(program, LONG, seed);
  return (long.seconds - short.seconds) / (long.sideTurns - short.sideTurns);
}
