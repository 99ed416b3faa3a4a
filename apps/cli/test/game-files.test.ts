import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { House, Late, NoGame, type Place } from '@sandtable/house';
import { STORE_CHECKS } from '@sandtable/house/contract';
import type { AnyRuleset } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { pig } from '../../../examples/rulesets/pig.js';
import { FileStore, inFolder } from '../src/games/file-store.js';
import { folder } from './typist.js';

const GAME = 'pig-1';

describe('games in a folder', () => {
  test.each(STORE_CHECKS)('$title', ({ run }) => {
    const at = folder();
    return run(async () => new FileStore(inFolder(at)));
  });
});

/** A house over a folder, as another process would have it. */
function aHouse(at: string): House {
  const store = new FileStore(inFolder(at));
  const unstored = (_: string, error: unknown) => {
    throw error;
  };
  return new House(new Referee([pig as unknown as AnyRuleset]), {
    newName: () => GAME,
    now: Date.now,
    store,
    unstored,
  });
}
const begin = (house: House) =>
  house.open({
    ruleset: 'pig',
    setup: { target: 1000 },
    seed: 7,
    players: { A: 'person', B: 'person' },
    undo: 'always',
  });
const moves = async (house: House) => {
  const [one] = await house.games();
  return 'moves' in one! ? one.moves : one!.damaged;
};
async function roll(house: House): Promise<void> {
  const [seat] = (await house.resume(GAME)).waiting;
  const place: Place = house.sit(GAME, seat!);
  expect(await place.ask<'answer'>({ do: 'answer', seat: seat!, answer: 'roll' })).toMatchObject({ ok: true });
}

describe('the file of a game', () => {
  test('is written to at its end alone, and as much for a late answer as for an early one', async () => {
    const at = folder();
    const house = aHouse(at);
    await begin(house);
    const file = inFolder(at).of(GAME);
    const grown: number[] = [];
    for (let n = 0; n < 200; n++) {
      const before = readFileSync(file);
      await roll(house);
      expect(readFileSync(file).subarray(0, before.length).equals(before)).toBe(true);
      grown.push(statSync(file).size - before.length);
    }
    const written = (from: number) => grown.slice(from, from + 64).reduce((sum, size) => sum + size, 0);
    expect(written(128) / written(0)).toBeLessThan(1.1);
    expect(readdirSync(at)).toEqual([`${GAME}.jsonl`]);
  });

  test('a line that was being written when its process was killed is lost alone', async () => {
    const at = folder();
    const house = aHouse(at);
    await begin(house);
    for (let n = 0; n < 3; n++) await roll(house);
    const file = inFolder(at).of(GAME);
    truncateSync(file, statSync(file).size - 20);
    const next = aHouse(at);
    await next.resume(GAME);
    expect(await moves(next)).toBe(2);
    await roll(next);
    expect(await moves(aHouse(at))).toBe(3);
  });

  test('a line whose end alone was not written counts for the next as for the first', async () => {
    const at = folder();
    const house = aHouse(at);
    await begin(house);
    await roll(house);
    const file = inFolder(at).of(GAME);
    truncateSync(file, statSync(file).size - 1);
    const store = new FileStore(inFolder(at));
    const rows = await store.rows(GAME, 0);
    expect(rows).toHaveLength(1);
    const progress = { changed: 1, moves: 1, over: false, winner: null };
    await expect(store.append(GAME, [{ ...rows[0]!, at: 1 }], progress)).rejects.toThrow(Late);
    expect((await store.rows(GAME, 0))[1]!.entry).toEqual({ seat: 'A', answer: 'roll' });
  });

  test('a file that came to harm is listed as damaged, can be removed, and hurts no other', async () => {
    const at = folder();
    const house = aHouse(at);
    await begin(house);
    for (let n = 0; n < 3; n++) await roll(house);
    const file = inFolder(at).of(GAME);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((_, i) => i !== 2).join('\n'));
    writeFileSync(join(at, 'other.jsonl'), `${lines[0]!.replace('"moves":0', '"moves":-1')}\n`);
    writeFileSync(join(at, 'nonsense.jsonl'), 'a\nb\n');
    writeFileSync(join(at, 'begun.jsonl'), lines[0]!.slice(0, 40));
    appendFileSync(join(at, 'notes.txt'), 'no game');
    const next = aHouse(at);
    expect([...(await next.games())].sort((a, b) => (a.game < b.game ? -1 : 1))).toEqual([
      { game: 'nonsense', damaged: 'The file is damaged: its first line begins no game.' },
      { game: 'other', damaged: expect.stringMatching(/^The file is damaged: moves is -1/) },
      { game: GAME, damaged: 'The file is damaged: the rows 2 to 2 are missing.' },
    ]);
    await expect(next.resume(GAME)).rejects.toThrow('the rows 2 to 2 are missing');
    await expect(next.resume('begun')).rejects.toThrow(NoGame);
    await next.remove('other');
    expect(readdirSync(at)).not.toContain('other.jsonl');
  });
});
