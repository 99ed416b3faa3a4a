import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { House, Late, NoGame, type Place } from '@sandtable/house';
import { STORE_CHECKS } from '@sandtable/house/contract';
import type { AnyRuleset } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { pig } from '../../../examples/rulesets/pig.js';
import { FileStore, inFolder } from '../src/games/file-store.js';
import { GameFile } from '../src/games/game-file.js';
import { readSaved } from '../src/games/saved.js';
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

  test('is read from its last snapshot on, and from its beginning when somebody asks about that', async () => {
    const at = folder();
    const house = aHouse(at);
    await begin(house);
    for (let n = 0; n < 300; n++) await roll(house);
    await house.rename(GAME, 'Sunday');
    const file = inFolder(at).of(GAME);
    const told = new GameFile(file, GAME);
    expect([told.told.first, told.told.rows.length]).toEqual([288, 13]);
    const store = new FileStore(inFolder(at));
    expect(await store.get(GAME)).toEqual(await new FileStore(inFolder(at)).get(GAME));
    expect((await store.get(GAME)).listing).toMatchObject({ title: 'Sunday', moves: 300 });
    const late = await store.rows(GAME, await store.snapshot(GAME));
    const all = await store.rows(GAME, 0);
    expect(all.map((row) => row.at)).toEqual([...Array(301).keys()]);
    expect(late).toEqual(all.slice(288));
    const next = aHouse(at);
    expect((await next.resume(GAME)).title).toBe('Sunday');
    expect((await next.whole(GAME)).record).toEqual((await house.whole(GAME)).record);
    expect(readSaved('--load', file)).toMatchObject({ record: { entries: { length: 300 } } });
  });

  test('says what came before a line with a snapshot, whether that line counts or comes late', async () => {
    const at = folder();
    const [one, two] = [new FileStore(inFolder(at)), new FileStore(inFolder(at))];
    const house = aHouse(at);
    await begin(house);
    for (let n = 0; n < 300; n++) await roll(house);
    const file = inFolder(at).of(GAME);
    const progress = { changed: 1, moves: 301, over: false, winner: null };
    const { snapshot } = (await one.rows(GAME, 288))[0]!;
    const row = { ...(await two.rows(GAME, 300))[0]!, at: 301 };
    await one.append(GAME, [row], progress);
    // What another process writes that has not seen that row yet.
    const before = { bytes: 0, rows: 301, listing: (await one.get(GAME)).listing, orders: {} };
    const told = readFileSync(file, 'utf8');
    before.bytes = Buffer.byteLength(told.slice(0, told.trimEnd().lastIndexOf('\n') + 1));
    appendFileSync(file, `${JSON.stringify({ by: 'x', rows: [{ ...row, snapshot }], progress, before })}\n`);
    const late = new GameFile(file, GAME).told;
    expect([late.first, late.rows]).toEqual([301, [row]]);
    // Nonsense that says it is such a line is none: then the whole is read.
    appendFileSync(file, `${JSON.stringify({ by: 'y', rows: [], progress, before: { ...before, bytes: 77 } })}\n`);
    expect(new GameFile(file, GAME).told.first).toBe(0);
    expect(await new FileStore(inFolder(at)).rows(GAME, 0)).toEqual(await one.rows(GAME, 0));
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
