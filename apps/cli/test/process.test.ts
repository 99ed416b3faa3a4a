import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../src/run.js';
import { BOTH, cursed, folder, PIG, sandtable, Typist } from './typist.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = here('../dist/main.js');
const BIN = here('../bin/sandtable.js');

function ran(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

const message = (line: unknown): string => `${JSON.stringify(line)}\n`;

describe('the program, as built', () => {
  test('stands where the tests look for it', () => {
    expect(existsSync(MAIN), 'npm run build makes it').toBe(true);
    expect(spawnSync(BIN, ['--help'], { encoding: 'utf8' }).stdout).toContain('Usage: sandtable');
  });

  test('referee: a line for a line, until the input ends; a bad line ends nothing', () => {
    const { stdout, stderr, status } = ran(
      [...PIG, 'referee'],
      `${message({ do: 'open', ruleset: 'pig', ready: 'short', seed: 1 })}{bad\n${JSON.stringify({ do: 'games', id: 9 })}`,
    );
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { ok: true, game: 'g1' },
      { ok: false, error: {} },
      { ok: true, id: 9 },
    ]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('referee: with --seats the others keep their secrets', () => {
    const { stdout } = ran(
      [...BOTH, 'referee', '--seats', 'A'],
      message({ do: 'open', ruleset: 'sealed-bids', ready: 'five', seed: 1 }) +
        message({ do: 'view', game: 'g1', seat: 'B' }) +
        message({ do: 'view', game: 'g1', seat: 'A' }),
    );
    const [, b, a] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(b.refusal.rule).toBe('TABLE-SECRET');
    expect(a.view.hand).toHaveLength(5);
  });

  test('referee: many messages to a slow reader, all answered in order', async () => {
    const child = spawn(process.execPath, [MAIN, ...PIG, 'referee']);
    const count = 300; // each answer is some hundred thousand characters: far more than a pipe holds
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    for (let id = 0; id < count; id++) child.stdin.write(message({ id, do: 'rulesets', full: true }));
    child.stdin.end();
    let text = '';
    for await (const piece of child.stdout) {
      text += piece;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const ids = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
    expect(await ended).toBe(0);
  });

  test('referee: a reader that goes away is no failure', async () => {
    const child = spawn(process.execPath, [MAIN, ...PIG, 'referee']);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdin.on('error', () => {});
    child.stdout.destroy();
    for (let i = 0; i < 500; i++) child.stdin.write(message({ do: 'rulesets', full: true }));
    child.stdin.end();
    expect(await ended).toBe(0);
  });

  test('play: by plain lines through a pipe', () => {
    const { stdout, status } = ran(
      [...PIG, 'play', '--hotseat', '--save', join(folder(), 'game.json')],
      'roll\nquit\n',
    );
    expect(stdout).toMatch(/\[PIG-0[23]\]/);
    expect(status).toBe(0);
  });

  test('bad input: a sentence on stderr, exit code 2', () => {
    const { stdout, stderr, status } = ran(['plya']);
    expect({ stdout, stderr, status }).toEqual({
      stdout: '',
      stderr: "Unknown command 'plya' (Did you mean play?).\n",
      status: 2,
    });
  });
});

describe('sim', () => {
  const args = [
    ...BOTH,
    'sim',
    '--ruleset',
    'pig',
    '--bots',
    'greedy,random',
    '--games',
    '60',
    '--seed',
    '7',
    '--store',
    'none',
    '--json',
  ];
  const result = (text: string) => {
    const { seconds, ...rest } = JSON.parse(text.trimEnd().split('\n').at(-1)!);
    expect(seconds).toBeGreaterThanOrEqual(0);
    return rest;
  };

  test('ends with one line of JSON that adds up, the same for any number of workers', async () => {
    const two = ran([...args, '--workers', '2']);
    expect(two.stderr).toBe('');
    expect(two.status).toBe(0);
    const sum = result(two.stdout);
    expect(sum).toMatchObject({ ruleset: 'pig', games: 60, finished: 60, exceptions: 0, draws: 0 });
    expect(sum.wins[0] + sum.wins[1]).toBe(60);
    expect(sum.wins[0]).toBeGreaterThan(sum.wins[1]);
    expect(sum.decisions).toBeGreaterThan(60);
    const one = await sandtable([...args, '--workers', '1']);
    expect(result(one.out)).toEqual(sum);
    expect(one.typist.bars.at(-2)).toBe(`[${'#'.repeat(30)}] 60 of 60 games`);
    expect(one.typist.bars.at(-1)).toBeNull();
    const other = await sandtable([...args.slice(0, -5), '--seed', '8', '--store', 'none', '--json', '--workers', '1']);
    expect(result(other.out).decisions).not.toBe(sum.decisions);
  });

  test('a series played in parts is the series', async () => {
    const part = async (from: string, games: string) =>
      result((await sandtable([...args, '--workers', '1', '--from', from, '--games', games])).out);
    const [whole, first, rest] = [await part('0', '60'), await part('0', '22'), await part('22', '38')];
    expect(rest).toMatchObject({ from: 22, games: 38, finished: 38 });
    expect(first.wins.map((wins: number, bot: number) => wins + rest.wins[bot])).toEqual(whole.wins);
    expect(first.decisions + rest.decisions).toBe(whole.decisions);
  });

  test('what was interrupted goes on where it was, and what is played again is compared', async () => {
    const store = ['--store', folder()];
    class Impatient extends Typist {
      override progress(text: string | null): void {
        super.progress(text);
        if (this.bars.length === 4) process.emit('SIGINT');
      }
    }
    const stored = (...more: string[]) => [...args, ...store, '--workers', '1', ...more];
    const typist = new Impatient();
    expect(await run(stored(), typist)).toBe(0);
    const before = result(typist.out);
    expect(before.games).toBeLessThan(60);
    const whole = result((await sandtable([...args, '--workers', '1'])).out);
    const text = await sandtable([...stored().filter((arg) => arg !== '--json')]);
    expect(text.out).toContain(`${before.games} of the games had been played before and were read`);
    expect(result((await sandtable(stored())).out)).toEqual(whole);
    const again = await sandtable([...stored('--again').filter((arg) => arg !== '--json')]);
    expect(again.out).toContain('60 games were there twice and are compared');
  });

  test('a stored game that comes to another end when it is played again is found', async () => {
    const at = folder();
    await sandtable([...args, '--store', at, '--workers', '1']);
    const [file] = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
    const path = join(at, file!);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/"won":\[(\d)\]/, (_, seat) => `"won":[${1 - Number(seat)}]`),
    );
    const typist = new Typist();
    expect(await run([...args, '--store', at, '--workers', '1', '--again'], typist)).toBe(1);
    expect(typist.err).toMatch(/1 games of series pig-\w+, build \w+, were not the same when played again; game 0/);
  });

  test('an interrupt is answered, and what was played until then reported', async () => {
    class Impatient extends Typist {
      override progress(text: string | null): void {
        super.progress(text);
        if (this.bars.length === 3) process.emit('SIGINT');
      }
    }
    const typist = new Impatient();
    const endless = args.map((arg) => (arg === '60' ? '1000000' : arg));
    expect(await run([...endless, '--workers', '1'], typist)).toBe(0);
    const { games, finished } = result(typist.out);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(1_000_000);
    expect(finished).toBe(games);
    expect(typist.err).toMatch(/^Stopping when .*\nStopped: /);
  });

  test('as text, with intervals', async () => {
    const { out } = await sandtable([...args.slice(0, -1), '--workers', '1']);
    expect(out).toMatch(/greedy won \d+: score [\d.]+ % \(95 % interval [\d.]+ % to [\d.]+ %\)/);
  });

  test('games that do not end, and games that throw, are counted', async () => {
    const { out } = await sandtable([...args, '--workers', '1', '--most-decisions', '3']);
    expect(result(out)).toMatchObject({ games: 60, finished: 0, exceptions: 0 });
    const failing = ran([
      '--with',
      cursed(folder()),
      'sim',
      '--store',
      'none',
      '--bots',
      'random,random',
      '--games',
      '20',
      '--json',
    ]);
    expect(result(failing.stdout)).toMatchObject({ games: 20, finished: 0, exceptions: 20 });
    expect(failing.stderr).toContain('Game 0 of seed 1 failed after 0 decisions: bug: cursed roll');
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
test.runIf(python)('examples/bot.py plays every ruleset to its end', () => {
  const bot = here('../../../examples/bot.py');
  const { stdout, status } = spawnSync('python3', [bot, '7', process.execPath, MAIN, ...BOTH, 'referee'], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Pig: [AB] wins after \d+ moves\nSealed Bids: (A|B|nobody) wins after 10 moves\n/);
  expect(stdout).toMatch(/^Quantum Legions: (A|B|nobody) wins after \d+ moves$/m);
  expect(status).toBe(0);
});
