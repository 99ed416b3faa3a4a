import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIDS, fileWith, folder, PIG, readRecord, sandtable } from './typist.js';

let pigFile: string;
let bidsFile: string;
// biome-ignore lint/suspicious/noExplicitAny: a record that the tests spoil in many ways
let record: any;

beforeAll(async () => {
  pigFile = join(folder(), 'pig.json');
  bidsFile = join(folder(), 'bids.json');
  await sandtable(
    [...PIG, 'play', '--seed', '3', '--bot', 'greedy', '--save', pigFile],
    ['roll', 'hold', 'roll', 'resign'],
  );
  await sandtable([...BIDS, 'play', '--seed', '3', '--bot', 'random', '--save', bidsFile], ['1', '1', '1', '1', '1']);
  record = readRecord(pigFile);
});

describe('replay', () => {
  test('tells every entry again, with rules and dice, and how it ended', async () => {
    const { code, out } = await sandtable([...PIG, 'replay', pigFile]);
    expect(out).toContain(`Pig 1.0.0, ${record.entries.length} entries. Dice from the seed 3.`);
    expect(out).toContain('1. A: roll\n   A rolls a 2: 2 in the pot. [PIG-02] (dice 2)');
    expect(out).toMatch(/B has won: resignation \[PIG-06\]. Fingerprint [0-9a-f]{16}\.\n$/);
    expect(code).toBe(0);
    const exported = await sandtable([...PIG, 'replay', pigFile, '--export', 'text'], [], true);
    expect(exported.out).toBe(out);
  });

  test('--to stops early and says who is to decide', async () => {
    const { out } = await sandtable([...PIG, 'replay', pigFile, '--to', '1']);
    expect(out).toContain('After 1 moves. Not over: A to decide.');
    expect(out).not.toContain('2. ');
    const beyond = await sandtable([...PIG, 'replay', pigFile, '--to', '99']);
    expect(beyond.err).toBe(`--to is 99, expected at most ${record.entries.length}: the record has so many entries.\n`);
    expect(beyond.code).toBe(2);
  });

  test('--json is a line for each entry and one for the whole', async () => {
    const { out } = await sandtable([...PIG, 'replay', pigFile, '--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(record.entries.length + 2);
    expect(lines[1]).toMatchObject({
      number: 1,
      entry: { seat: 'A', answer: 'roll' },
      events: [{ type: 'rolled', dice: [2] }],
      say: ['A rolls a 2: 2 in the pot.'],
    });
    expect(lines.at(-1)).toMatchObject({ verified: true, over: true, outcome: { winner: 'B' }, notice: null });
  });

  test('at a terminal it goes on by Enter, to a number, to the end, or stops', async () => {
    const steps = (out: string) => out.match(/^\d+\. /gm)?.length ?? 0;
    const at = async (lines: string[]) => steps((await sandtable([...PIG, 'replay', pigFile], lines, true)).out);
    expect(await at(['', '', 'q'])).toBe(2);
    expect(await at(['3', 'q'])).toBe(3);
    expect(await at(['a'])).toBe(record.entries.length);
    expect(await at([])).toBe(0);
  });

  test('[TABLE-SECRET] as a seat saw it', async () => {
    const whole = await sandtable([...BIDS, 'replay', bidsFile, '--to', '1']);
    const asB = await sandtable([...BIDS, 'replay', bidsFile, '--to', '1', '--seat', 'B']);
    expect(whole.out).toMatch(/A is dealt \d+, /);
    expect(asB.out).toContain('A is dealt 5 cards.');
    expect(asB.out).toMatch(/B is dealt \d+, /);
    const stranger = await sandtable([...BIDS, 'replay', bidsFile, '--seat', 'Z']);
    expect(stranger.err).toBe('--seat is "Z", expected one of "A", "B".\n');
  });

  test('a record of another version is told from its snapshot, and says so', async () => {
    const old = fileWith({
      ...record,
      version: '0.1.0',
      snapshot: {
        entries: 2,
        state: { target: 30, scores: { A: 2, B: 0 }, turn: 'B', pot: 0 },
        dice: [1, 2, 3, 4, 1],
      },
    });
    const { out, code } = await sandtable([...PIG, 'replay', old]);
    expect(out).toContain('Note: the record is of version 0.1.0 of pig, this is 1.0.0: opened at its snapshot');
    expect(out).toContain('Not over: B to decide.');
    expect(code).toBe(0);
  });

  test('committed dice are shown with what was committed to', async () => {
    const committed = {
      ...record,
      dice: { kind: 'committed', secret: 's', seeds: ['a', 'b'] },
      entries: [],
      snapshot: null,
    };
    const { out } = await sandtable([...PIG, 'replay', fileWith(committed)]);
    expect(out).toMatch(/Dice committed to as [0-9a-f]{64}, with the seeds a, b\./);
  });

  test.each([
    ['entries[0]', () => ({ ...record, entries: [{ seat: 'A', answer: 'hold' }], snapshot: null })],
    ['entries[0].seat', () => ({ ...record, entries: [{ answer: 'roll' }] })],
    ['setup.target', () => ({ ...record, setup: { target: 'x' } })],
    ['dice.seed', () => ({ ...record, dice: { kind: 'seeded', seed: null } })],
    ['ruleset', () => ({ ...record, ruleset: 'go' })],
    ['undo', () => ({ ...record, undo: 'sometimes' })],
    [
      'snapshot.state',
      () => ({ ...record, snapshot: { ...record.snapshot, state: { ...record.snapshot.state, pot: 29 } } }),
    ],
    ['snapshot.dice', () => ({ ...record, snapshot: { ...record.snapshot, dice: [1, 2, 3, 4, 5] } })],
    ['is 5, expected an object', () => 5],
  ])('a corrupt file is refused at %s', async (path, spoil) => {
    const file = fileWith(spoil());
    const { code, out, err } = await sandtable([...PIG, 'replay', file]);
    expect(err.startsWith(`${file}: `)).toBe(true);
    expect(err).toContain(path);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
