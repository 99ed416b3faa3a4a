import { type AnyRuleset, asJson } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { afterEach, describe, expect, test } from 'vitest';
import { overMessages, type RefereePort } from '../src/port/port.js';
import type { DeskWord, DeskWords, OpenGame, Players } from '../src/port/seating.js';
import { Desk } from '../src/worker/desk.js';
import { Keeper } from '../src/worker/keeper.js';
import { newKey, seal } from '../src/worker/seal.js';
import { aRoom, aShelf, type TestShelf } from './room.js';

const ports: RefereePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const BOTH: Players = { A: 'person', B: 'recruit' };

function ask<W extends DeskWord>(desk: Desk, word: W, more: DeskWords[W]['ask']): Promise<DeskWords[W]['reply']> {
  return desk.handle({ id: 1, do: word, ...more } as never).then((reply) => {
    if (!reply.ok) throw new Error(reply.problem);
    return reply.reply;
  });
}

async function begun(desk: Desk, players = BOTH): Promise<OpenGame> {
  return ask(desk, 'open', { wanted: { ruleset: 'quantum-legions', ready: 'SC-1', seed: '7', players } });
}

async function sit(desk: Desk, game: string, seat: string): Promise<RefereePort> {
  const { port1, port2 } = new MessageChannel();
  await ask(desk, 'sit', { game, seat, port: port2 });
  const port = overMessages(port1);
  ports.push(port);
  return port;
}

/** The first of the legal answers, given. */
async function answer(port: RefereePort, game: string, seat: string): Promise<void> {
  const offered = await port.ask<'options'>({ do: 'options', game, seat });
  const first = offered.ok && offered.options[0];
  expect(await port.ask<'answer'>({ do: 'answer', game, seat, answer: first })).toMatchObject({ ok: true });
}

const tab = (shelf: TestShelf, locks?: Set<string>, ruleset: AnyRuleset = quantumLegions) =>
  new Desk(new Referee([ruleset]), aRoom(Promise.resolve(shelf), locks));

async function recordIn(desk: Desk, game: string): Promise<Record<string, unknown>> {
  const { url } = await ask(desk, 'file', { game });
  return (await fetch(url)).json() as Promise<Record<string, unknown>>;
}

describe('a stored game', () => {
  test('is there again after a reload, as it stood after the last answer', async () => {
    const shelf = await aShelf();
    const first = tab(shelf);
    const { game } = await begun(first);
    await answer(await sit(first, game, 'A'), game, 'A');

    const second = tab(shelf);
    expect(await ask(second, 'resume', { game })).toMatchObject({ game, players: BOTH, waiting: ['B'], over: false });
    expect(await recordIn(second, game)).toEqual(await recordIn(first, game));
    expect(await ask(second, 'games', {})).toMatchObject({ games: [{ game, moves: 1, over: false }] });
  });

  test('lies sealed: neither its seed nor an answer can be read on the shelf', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const { data } = shelf.records.get(game) as { data: ArrayBuffer };
    expect(new TextDecoder().decode(data)).not.toMatch(/seed|Deploy|answer/);
    expect(JSON.stringify(asJson(shelf.entries.get(game)))).not.toMatch(/seed|Deploy/);
    expect(JSON.stringify(await recordIn(desk, game))).toMatch(/"seed":"7".*Deploy/);
  });

  test('two tabs: the second is told, and may have it when the first has put it away', async () => {
    const shelf = await aShelf();
    const locks = new Set<string>();
    const [first, second] = [tab(shelf, locks), tab(shelf, locks)];
    const { game } = await begun(first);
    await expect(ask(second, 'resume', { game })).rejects.toThrow(/open in another tab/);
    await expect(ask(second, 'remove', { game })).rejects.toThrow(/open in another tab/);
    await ask(first, 'leave', { game });
    expect(await ask(second, 'resume', { game })).toMatchObject({ game });
  });

  test('keeps the name its owner gave it, whatever is played', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    await ask(desk, 'rename', { game, title: 'Sunday' });
    await answer(await sit(desk, game, 'A'), game, 'A');
    expect(await ask(desk, 'games', {})).toMatchObject({ games: [{ title: 'Sunday', moves: 1 }] });
  });

  test('is forgotten when it is removed, and no other is', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const [one, two] = [await begun(desk), await begun(desk)];
    await ask(desk, 'remove', { game: one.game });
    expect(await ask(desk, 'games', {})).toMatchObject({ games: [{ game: two.game }] });
    await expect(ask(desk, 'resume', { game: one.game })).rejects.toThrow(/There is no game/);
    await expect(ask(desk, 'rename', { game: one.game, title: 'x' })).rejects.toThrow(/There is no game/);
    expect(shelf.entries.size).toBe(1);
  });

  test('that cannot be stored goes on, and the page is told', async () => {
    const room = aRoom(Promise.reject(new Error('no room on this device')));
    const desk = new Desk(new Referee([quantumLegions]), room);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    expect(room.news.map(({ unstored }) => unstored)).toEqual(['no room on this device', 'no room on this device']);
  });

  test('of another version goes on as a copy; what was stored stays as it was', async () => {
    const shelf = await aShelf();
    const old = tab(shelf);
    const { game } = await begun(old);
    await answer(await sit(old, game, 'A'), game, 'A');
    const before = shelf.records.get(game);

    const now = tab(shelf, undefined, { ...quantumLegions, version: '99.0.0' });
    const copy = await ask(now, 'resume', { game });
    expect(copy.game).not.toBe(game);
    expect(copy.notice).toMatch(/the record is of version/);
    expect(shelf.records.get(game)).toBe(before);
  });
});

describe('a game that comes from another', () => {
  test('branches from a moment of it, with other dice, and is stored as its own', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const branch = await ask(desk, 'branch', { game, at: 0, players: { A: 'veteran', B: 'person' }, title: 'Branch' });
    expect(branch).toMatchObject({ title: 'Branch', players: { A: 'veteran', B: 'person' }, waiting: ['A'] });
    const { dice } = (await recordIn(desk, branch.game)) as { dice: { seed: unknown } };
    expect(dice.seed).not.toBe('7');
    expect(await ask(tab(shelf), 'resume', { game: branch.game })).toMatchObject({ waiting: ['A'] });
  });

  test.each(['open', 'branch'] as const)('once more: a game that began by %s begins there again', async (how) => {
    const desk = tab(await aShelf());
    const first = await begun(desk);
    await answer(await sit(desk, first.game, 'A'), first.game, 'A');
    const { game } =
      how === 'open' ? first : await ask(desk, 'branch', { game: first.game, at: 1, players: BOTH, title: '' });
    const again = await ask(desk, 'again', { game });
    expect(again).toMatchObject({ players: BOTH, waiting: [how === 'open' ? 'A' : 'B'] });
    expect(await recordIn(desk, again.game)).toMatchObject({ entries: [] });
  });

  test('[TABLE-BRANCH] when the game is over, it is said', async () => {
    const desk = tab(await aShelf());
    const { game } = await begun(desk);
    const a = await sit(desk, game, 'A');
    await a.ask<'answer'>({ do: 'answer', game, seat: 'A', answer: { type: 'Concede' } });
    await expect(ask(desk, 'branch', { game, at: 1, players: BOTH, title: '' })).rejects.toThrow(/is over/);
  });

  test('[TABLE-SEAT] a side is given to a bot and taken back: who sat there is cut off', async () => {
    const desk = tab(await aShelf());
    const { game } = await begun(desk);
    await sit(desk, game, 'A');
    await ask(desk, 'seats', { game, players: { A: 'recruit', B: 'person' } });
    await expect(sit(desk, game, 'A')).rejects.toThrow('Nobody at this screen plays A.');
    const b = await sit(desk, game, 'B');
    expect(await b.ask<'view'>({ do: 'view', game, seat: 'B' })).toMatchObject({ ok: true });
    await expect(ask(desk, 'seats', { game, players: { A: 'recruit' } })).rejects.toThrow(/players\.B is missing/);
    expect(await ask(desk, 'games', {})).toMatchObject({ games: [{ players: { A: 'recruit', B: 'person' } }] });
  });
});

describe('a stored game that came to harm is refused in a sentence that names the field, and no other is touched', () => {
  const cut = (data: ArrayBuffer) => data.slice(0, 40);
  const harms: [string, RegExp, (shelf: TestShelf, game: string) => void | Promise<void>][] = [
    ['no record', /^record is not there/, (shelf, game) => void shelf.records.delete(game)],
    [
      'a truncated record',
      /^record is damaged/,
      (shelf, game) => {
        const sealed = shelf.records.get(game) as { data: ArrayBuffer };
        shelf.records.set(game, { ...sealed, data: cut(sealed.data) });
      },
    ],
    [
      'the key of another browser',
      /^record is sealed by another key/,
      async (shelf, game) => void shelf.records.set(game, await seal(await newKey(), game, '{}')),
    ],
    [
      'the record of another game',
      /^record is damaged/,
      async (shelf, game) => void shelf.records.set(game, await seal(shelf.key, 'another', '{}')),
    ],
    [
      'a broken entry',
      /^The stored game is damaged: moves is "many", expected/,
      (shelf, game) => void shelf.entries.set(game, { ...(shelf.entries.get(game) as object), moves: 'many' }),
    ],
    [
      'a time beyond all calendars',
      /^The stored game is damaged: changed is 9007199254740991, expected a number of at most/,
      (shelf, game) =>
        void shelf.entries.set(game, { ...(shelf.entries.get(game) as object), changed: Number.MAX_SAFE_INTEGER }),
    ],
    [
      'rules that nobody knows',
      /^The stored game is damaged: ruleset is "chess", expected one of "quantum-legions", /,
      (shelf, game) => void shelf.entries.set(game, { ...(shelf.entries.get(game) as object), ruleset: 'chess' }),
    ],
    [
      'text that is no JSON',
      /^record is not JSON: /,
      async (shelf, game) => void shelf.records.set(game, await seal(shelf.key, game, '{"sandtable":')),
    ],
  ];
  test.each(harms)('%s', async (_, sentence, harm) => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const [hurt, sound] = [await begun(desk), await begun(desk)];
    const kept = shelf.records.get(sound.game);
    await harm(shelf, hurt.game);
    const left = shelf.records.get(hurt.game);

    const next = tab(shelf);
    await expect(ask(next, 'resume', { game: hurt.game })).rejects.toThrow(sentence);
    expect(shelf.records.get(hurt.game)).toBe(left);
    expect(shelf.records.get(sound.game)).toBe(kept);
    const { games } = await ask(next, 'games', {});
    expect(games.map(({ game }) => game).sort()).toEqual([hurt.game, sound.game].sort());
    expect(games.find(({ game }) => game === hurt.game)).toEqual({
      game: hurt.game,
      damaged: expect.stringMatching(sentence),
    });
    expect(await ask(next, 'resume', { game: sound.game })).toMatchObject({ game: sound.game });
  });
});

describe('a damaged row', () => {
  test('is saved as a file while its record is whole, and can be deleted', async () => {
    const shelf = await aShelf();
    const first = tab(shelf);
    const { game } = await begun(first);
    await answer(await sit(first, game, 'A'), game, 'A');
    const record = await recordIn(first, game);
    shelf.entries.set(game, { ...(shelf.entries.get(game) as object), changed: Number.MAX_SAFE_INTEGER });

    const next = tab(shelf);
    expect(await recordIn(next, game)).toEqual(record);
    await ask(next, 'remove', { game });
    expect(await ask(next, 'games', {})).toEqual({ games: [] });
    expect(shelf.records.size).toBe(0);
  });

  test('is not written: what reading demands, writing checks', async () => {
    const shelf = await aShelf();
    const keeper = new Keeper(shelf);
    const desk = tab(shelf);
    const { game } = await begun(desk);
    const { entry, record } = await keeper.get(game);
    for (const [field, value] of [
      ['changed', -1],
      ['changed', Number.MAX_SAFE_INTEGER],
      ['title', 'x'.repeat(121)],
      ['ruleset', 'chess'],
    ])
      await expect(keeper.put({ ...entry, [field as string]: value }, record as never)).rejects.toThrow(
        `The game cannot be stored: ${field} is `,
      );
    await expect(keeper.rename(game, 'x'.repeat(121))).rejects.toThrow('The game cannot be stored: title is ');
    expect(await keeper.list()).toEqual([entry]);
  });

  test('a record that came to harm is found when it has changed, and looked at once', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    let opened = 0;
    const get = (name: string) => {
      opened++;
      return shelf.get(name);
    };
    const keeper = new Keeper({ ...shelf, get });
    await keeper.list();
    await keeper.list();
    expect(opened).toBe(1);
    await answer(await sit(desk, game, 'A'), game, 'A');
    shelf.records.delete(game);
    expect(await keeper.list()).toEqual([{ game, damaged: expect.stringMatching(/^record is not there/) }]);
    expect(opened).toBe(2);
  });

  test('a link or a file with a title of a book gives a game with a title', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    const record = await recordIn(desk, game);
    const file = new Blob([JSON.stringify(record)]);
    const loaded = await ask(desk, 'load', { file, title: 'x'.repeat(100_000), players: null });
    expect(loaded.title).toHaveLength(120);
    expect(await ask(tab(shelf), 'resume', { game: loaded.game })).toMatchObject({ game: loaded.game });
  });
});

describe('a file', () => {
  const blob = (record: unknown) => new Blob([typeof record === 'string' ? record : JSON.stringify(record)]);

  test('opens as a game of its own, and gives the same file again', async () => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const record = await recordIn(desk, game);
    const loaded = await ask(desk, 'load', { file: blob(record), title: 'Loaded', players: BOTH });
    expect(loaded).toMatchObject({ title: 'Loaded', players: BOTH, waiting: ['B'] });
    expect(loaded.game).not.toBe(game);
    expect(await recordIn(desk, loaded.game)).toEqual(record);
  });

  test('without players lies open to be looked at', async () => {
    const desk = tab(await aShelf());
    const { game } = await begun(desk);
    const loaded = await ask(desk, 'load', { file: blob(await recordIn(desk, game)), title: '', players: null });
    expect(loaded.players).toEqual({ A: 'nobody', B: 'nobody' });
  });

  test.each([
    ['text', () => 'hello', /^The file is not JSON: /],
    ['half a file', (record: object) => JSON.stringify(record).slice(0, -20), /^The file is not JSON: /],
    ['something else', () => [], /^record is /],
    ['a game we do not have', (record: object) => ({ ...record, ruleset: 'chess' }), /^record\.ruleset is "chess"/],
    ['a broken field', (record: object) => ({ ...record, undo: 'maybe' }), /^record\.undo is "maybe"/],
    [
      'an illegal answer',
      (record: object) => ({ ...record, entries: [{ seat: 'A', answer: { type: 'Done' } }] }),
      /record\.entries\[0\]/,
    ],
  ])('%s is refused in a sentence, and nothing is stored', async (_, harm, sentence) => {
    const shelf = await aShelf();
    const desk = tab(shelf);
    const { game } = await begun(desk);
    const file = blob(harm(await recordIn(desk, game)));
    await expect(ask(desk, 'load', { file, title: 'x', players: BOTH })).rejects.toThrow(sentence);
    expect([...shelf.entries.keys()]).toEqual([game]);
  });
});
