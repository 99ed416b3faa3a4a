import { Game } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import type { MomentEntry } from '@sandtable/referee';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framesOf } from '../src/share/film.js';
import { LONGEST, packGame, unpackGame } from '../src/share/link.js';
import { fileName } from '../src/share/picture.js';
import { Film } from '../src/worker/film.js';

/** A battle of quick answers, played to its end. */
function played(seed: number) {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed } });
  while (!game.over) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    const answer =
      game.question === null
        ? options[0]
        : quantumLegions.guide!.playout(game.state, game.question, { below: () => 0 });
    game.answer(seat, answer);
  }
  return game;
}

describe('a game in a link', () => {
  const game = played(7);
  const record = game.record();

  test('comes out as it went in, without its snapshot, and rebuilds the game', async () => {
    const data = await packGame({ title: 'Übung & Ernst', record });
    expect(data).toMatch(/^[\w-]+$/);
    const back = await unpackGame(data);
    expect(back).toEqual({ title: 'Übung & Ernst', record: { ...record, snapshot: null } });
    const again = Game.reopen(quantumLegions, back.record).game;
    expect(again.events('referee')).toEqual(game.events('referee'));
  });

  test('a whole battle fits', async () => {
    expect((await packGame({ title: 'SC-1', record })).length).toBeLessThan(LONGEST);
  });

  test.each([
    ['cut off', (data: string) => data.slice(0, -10), /damaged/],
    ['no letters of ours', () => '1%%%', /damaged/],
    ['empty', () => '', /another version/],
    ['of a later form', (data: string) => `9${data.slice(1)}`, /another version/],
  ])('%s, it is refused with a sentence', async (_, spoil, sentence) => {
    await expect(unpackGame(spoil(await packGame({ title: 'x', record })))).rejects.toThrow(sentence);
  });

  test('what is no game is refused with a sentence', async () => {
    const data = await packGame({ title: 7 as never, record });
    await expect(unpackGame(data)).rejects.toThrow('The link holds no game.');
  });

  test('no letters whatever are read as a game or break anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (letters) => {
        await expect(unpackGame(`1${letters}`)).rejects.toThrow(/damaged|no game/);
      }),
      { numRuns: 50 },
    );
  });
});

describe('frames of a film', () => {
  const moment = (seat: string | null, did: MomentEntry['did'] = 'answer'): MomentEntry => ({
    seat,
    did,
    moves: 0,
    events: 0,
  });

  test('where the word passes to another seat, and how it stands', () => {
    const moments = [moment(null, 'open'), ...['A', 'A', 'B', 'B', 'A'].map((seat) => moment(seat))];
    expect(framesOf(moments)).toEqual([2, 4, 5]);
  });

  test('dice rolled by hand pass nothing on', () => {
    const moments = [moment(null, 'open'), moment('A'), moment(null, 'roll'), moment('A'), moment('B')];
    expect(framesOf(moments)).toEqual([3, 4]);
  });

  test('of a very long game some are left out, but not the last', () => {
    const moments = Array.from({ length: 1001 }, (_, i) => moment(i % 2 === 0 ? 'A' : 'B'));
    const frames = framesOf(moments);
    expect(frames.length).toBeLessThanOrEqual(150);
    expect(frames.at(-1)).toBe(1000);
  });
});

test('a film is a GIF with its frames and their times', () => {
  const film = new Film();
  const dots = (...colours: readonly number[]) => new Uint8ClampedArray(colours.flatMap((c) => [c, c, c, 255]));
  film.add(dots(0, 255, 0, 255), 2, 2, 900);
  film.add(dots(0, 255, 255, 255), 2, 2, 3000);
  const bytes = Buffer.from(film.bytes());
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([2, 2]);
  const times: number[] = [];
  for (let at = 0; (at = bytes.indexOf(Buffer.from([0x21, 0xf9, 4]), at)) >= 0; at++)
    times.push(bytes.readUInt16LE(at + 4));
  expect(times).toEqual([90, 300]); // in hundredths
  expect(bytes.at(-1)).toBe(0x3b);
});

test.each([
  ['Proving Ground: day 2', 'Proving-Ground-day-2.png'],
  ['Übung', 'Übung.png'],
  ['///', 'sandtable.png'],
])('%s is saved as %s', (title, name) => {
  expect(fileName(title, 'png')).toBe(name);
});
