import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { writeWhole } from '../src/files.js';
import { harmless, paint } from '../src/play/page.js';
import { fileWith, folder, PIG, readRecord, sandtable } from './typist.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PLAY = [...PIG, 'play', '--hotseat'];

/** Runs the built program in a shell, which may bound what it can write. */
function shell(line: string, args: readonly string[], input = '') {
  return spawnSync('sh', ['-c', line, 'sh', process.execPath, MAIN, ...args], {
    input,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe.runIf(process.platform === 'linux')('what cannot be written', () => {
  test('a file where no folder can be made is told of, before the game begins', () => {
    const { status, stdout, stderr } = shell('"$@"', [...PLAY, '--save', '/proc/x/y'], 'roll\n');
    expect(stderr).toBe('--save is "/proc/x/y", expected a file that can be written (there is none).\n');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test('a disk that takes no more is told of in a sentence, and nothing is left behind', () => {
    const at = folder();
    const long = ['--seed', 'x'.repeat(9000)]; // a record larger than the two blocks that may be written
    const { status, stdout, stderr } = shell('ulimit -f 2; "$@"', [...PLAY, ...long, '--save', join(at, 'g.json')]);
    expect(stderr).toMatch(/^--save is ".*", expected a file that can be written \(it would be larger than .*\)\.\n$/);
    expect({ status, stdout, left: readdirSync(at) }).toEqual({ status: 2, stdout: '', left: [] });
  });

  test.each([
    ['rules', ['rules', 'PIG-01']],
    ['help', ['--help']],
    ['play', ['play', '--hotseat', '--save', join(folder(), 'game.json')]],
  ])('%s into a full device says so and ends with 2', (_, args) => {
    const { status, stderr } = shell('"$@" > /dev/full', [...PIG, ...args], 'roll\nquit\n');
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'The output cannot be written: the disk is full.\n' });
  });
});

test('a file that cannot be replaced stays as it was', () => {
  const at = folder();
  const file = join(at, 'taken');
  writeWhole('--save', join(file, 'deep', 'game.json'), 'whole'); // the folders are made
  expect(() => writeWhole('--save', file, 'new')).toThrow('a file that can be written (it is a folder)');
  expect(readdirSync(at)).toEqual(['taken']);
  expect(readFileSync(join(file, 'deep', 'game.json'), 'utf8')).toBe('whole');
});

describe('what steers a terminal', () => {
  test('only our own colours go out', () => {
    const red = paint({ colour: true } as never, 'red', 'a\x1b[2Jb');
    expect(harmless(`${red}\n\x1b[8mhidden\x9b1A\r`)).toBe(
      '\x1b[31ma\\u001b[2Jb\x1b[0m\n\\u001b[8mhidden\\u009b1A\\u000d',
    );
  });

  test('a name that does is refused by the check of content, and written out where it is told', async () => {
    const name = 'Red\x1b[2J\x9b1A';
    const data = {
      'quantum-legions': { forces: [{ id: 'mine', name }] },
      'fictioneers-legacy': { platoons: [{ id: 'mine', name, squads: [] }] },
      legends: { cities: [{ id: 'mine', name, buildings: [] }] },
    };
    for (const [sandtable_, content] of Object.entries(data)) {
      const file = fileWith({ sandtable: sandtable_, ...content });
      const { err, code } = await sandtable(['content', 'check', file]);
      expect(code, sandtable_).toBe(2);
      expect(err).toMatch(/\[0\]\.name is "Red\\u001b\[2J\\u009b1A", expected a text without control characters\./);
    }
  });

  test('a saved game that does is told harmlessly', () => {
    const at = folder();
    const file = join(at, 'game.json');
    shell('"$@"', [...PLAY, '--seed', '1', '--save', file], 'quit\n');
    const record = readRecord(file);
    writeFileSync(file, JSON.stringify({ ...record, version: '0.0.1\x1b[2J\x9b' }));
    const { stdout, stderr } = shell('"$@"', [...PIG, 'replay', file, '--export', 'text']);
    expect(stdout + stderr).toContain('0.0.1\\u001b[2J');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for
    expect(stdout + stderr).not.toMatch(/[\x1b\x9b]/);
  });
});

describe('what is told of a file of content', () => {
  const long = 'x'.repeat(200_000);
  test.each([
    { sandtable: long },
    { sandtable: 'quantum-legions', [long]: 1 },
    { sandtable: 'quantum-legions', units: [{ id: long, name: long, force: long, cls: long, [long]: long }] },
    { sandtable: 'quantum-legions', rosters: [{ id: 'r', name: 'r', force: long, units: [long] }] },
    { sandtable: 'quantum-legions', scenarios: [{ id: 's', name: 's', board: { left: { section: long, rot: 0 } } }] },
    { sandtable: 'fictioneers-legacy', platoons: [{ id: 'p', name: 'p', squads: [{ name: long, models: [long] }] }] },
    { sandtable: 'fictioneers-legacy', units: [{ id: 'u', name: long, people: long, weapons: [long], [long]: 1 }] },
    { sandtable: 'legends', cities: [{ id: long, name: long, buildings: [{ id: long, kind: long }], [long]: 1 }] },
  ])('%# repeats no value of 200,000 letters', async (data) => {
    const { err, code } = await sandtable(['content', 'check', fileWith(data)]);
    expect(code).toBe(2);
    for (const line of err.split('\n')) expect(line.length).toBeLessThan(1000);
  });

  test('of 20,000 problems fifty are told, and how many more there are', async () => {
    const twins = Array.from({ length: 20_000 }, () => ({ id: 'twin', name: 'Twin' }));
    const { err, code } = await sandtable([
      'content',
      'check',
      fileWith({ sandtable: 'quantum-legions', forces: twins }),
    ]);
    const lines = err.trimEnd().split('\n');
    expect(code).toBe(2);
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toMatch(/: and \d+ more problems\.$/);
  });

  test('a rule is not looked up by a book', async () => {
    const { err, code } = await sandtable(['rules', ...Array.from({ length: 5000 }, () => 'sight')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^QUERY is "sight .*, expected at most 200 characters\.\n$/);
  });
});
