import type { Listing } from '@sandtable/house';
import { STORE_CHECKS } from '@sandtable/house/contract';
import type { AnyRuleset } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { overMessages, type RefereePort } from '../src/port/port.js';
import type { DeskWord, DeskWords, OpenGame, Players } from '../src/port/seating.js';
import { Desk } from '../src/worker/desk.js';
import { newKey, type Sealed, type SealKey, seal } from '../src/worker/seal.js';
import { aBrowser, aRoom, type Part, type TestBrowser } from './room.js';

const ports: RefereePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const BOTH: Players = { A: 'person', B: 'recruit' };
const TWO: Players = { A: 'person', B: 'person' };

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

/** Counts what is unsealed from now on. */
function sealsOpened(): () => number {
  let opened = 0;
  const { decrypt } = crypto.subtle;
  crypto.subtle.decrypt = (...args) => {
    opened++;
    return decrypt.apply(crypto.subtle, args);
  };
  onTestFinished(() => void (crypto.subtle.decrypt = decrypt));
  return () => opened;
}

/** So many answers, each the last of the legal ones. */
async function playOn(desk: Desk, game: string, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const [seat] = (await ask(desk, 'resume', { game })).waiting;
    await answer(await sit(desk, game, seat!), game, seat!, -1);
  }
}

/** The first of the legal answers, or another, given. */
async function answer(port: RefereePort, game: string, seat: string, which = 0): Promise<void> {
  const offered = await port.ask<'options'>({ do: 'options', game, seat });
  const first = offered.ok && offered.options.at(which);
  expect(await port.ask<'answer'>({ do: 'answer', game, seat, answer: first })).toMatchObject({ ok: true });
}

const tab = (browser: TestBrowser, locks?: Set<string>, ruleset: AnyRuleset = quantumLegions) =>
  new Desk(new Referee([ruleset]), aRoom(browser.store(), locks));

/** All that lies there of a game. */
async function all(browser: TestBrowser, game: string): Promise<unknown[]> {
  const parts = await Promise.all((['games', 'records', 'rows'] as const).map((part) => browser.read(part)));
  return parts.flatMap((part) => [...part].filter(([key]) => String(key).split(' ')[0] === game));
}

async function recordIn(desk: Desk, game: string): Promise<Record<string, unknown>> {
  const { url } = await ask(desk, 'file', { game });
  return (await fetch(url)).json() as Promise<Record<string, unknown>>;
}

describe('the store of the browser', () => {
  test.each(STORE_CHECKS.map((check) => [check.title, check.run] as const))('%s', async (_, run) => {
    const browser = aBrowser();
    await run(() => browser.store());
  });
});

describe('a stored game', () => {
  test('is there again after a reload, as it stood after the last answer', async () => {
    const browser = aBrowser();
    const first = tab(browser);
    const { game } = await begun(first);
    await answer(await sit(first, game, 'A'), game, 'A');

    const second = tab(browser);
    expect(await ask(second, 'resume', { game })).toMatchObject({ game, players: BOTH, waiting: ['B'], over: false });
    expect(await recordIn(second, game)).toEqual(await recordIn(first, game));
    expect(await ask(second, 'games', {})).toMatchObject({ games: [{ game, moves: 1, over: false }] });
  });

  test('lies sealed: neither its seed nor an answer can be read in the database', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const sealed = [...(await browser.read('records')).values(), ...(await browser.read('rows')).values()];
    expect(sealed).toHaveLength(3);
    for (const { data } of sealed as Sealed[])
      expect(new TextDecoder().decode(data)).not.toMatch(/seed|Deploy|answer|event/);
    expect(JSON.stringify((await browser.read('games')).get(game))).not.toMatch(/seed|Deploy/);
    expect(JSON.stringify(await recordIn(desk, game))).toMatch(/"seed":"7".*Deploy/);
  });

  test('two tabs: the second is told, and may have it when the first has put it away', async () => {
    const browser = aBrowser();
    const locks = new Set<string>();
    const [first, second] = [tab(browser, locks), tab(browser, locks)];
    const { game } = await begun(first);
    await expect(ask(second, 'resume', { game })).rejects.toThrow(/open in another tab/);
    await expect(ask(second, 'remove', { game })).rejects.toThrow(/open in another tab/);
    await ask(first, 'leave', { game });
    expect(await ask(second, 'resume', { game })).toMatchObject({ game });
  });

  test('keeps the name its owner gave it, whatever is played', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    await ask(desk, 'rename', { game, title: 'Sunday' });
    await answer(await sit(desk, game, 'A'), game, 'A');
    expect(await ask(desk, 'games', {})).toMatchObject({ games: [{ title: 'Sunday', moves: 1 }] });
  });

  test('is forgotten when it is removed, and no other is', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const [one, two] = [await begun(desk), await begun(desk)];
    await ask(desk, 'remove', { game: one.game });
    expect(await ask(desk, 'games', {})).toMatchObject({ games: [{ game: two.game }] });
    await expect(ask(desk, 'resume', { game: one.game })).rejects.toThrow(/There is no game/);
    await expect(ask(desk, 'rename', { game: one.game, title: 'x' })).rejects.toThrow(/There is no game/);
    for (const part of ['games', 'records'] as const) expect((await browser.read(part)).size).toBe(1);
    expect([...(await browser.read('rows')).keys()]).toEqual([`${two.game} 0`]);
  });

  test('that cannot be stored goes on, and the page is told', async () => {
    const room = aRoom(Promise.reject(new Error('no room on this device')));
    const desk = new Desk(new Referee([quantumLegions]), room);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    expect(room.news.map(({ unstored }) => unstored)).toEqual(['no room on this device', 'no room on this device']);
  });

  test('of another version goes on as a copy; what was stored stays as it was', async () => {
    const browser = aBrowser();
    const old = tab(browser);
    const { game } = await begun(old);
    await answer(await sit(old, game, 'A'), game, 'A');
    const before = await all(browser, game);

    const now = tab(browser, undefined, { ...quantumLegions, version: '99.0.0' });
    const copy = await ask(now, 'resume', { game });
    expect(copy.game).not.toBe(game);
    expect(copy.notice).toMatch(/the record is of version/);
    expect(await all(browser, game)).toEqual(before);
  });
});

describe('a game that comes from another', () => {
  test('branches from a moment of it, with other dice, and is stored as its own', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const branch = await ask(desk, 'branch', { game, at: 0, players: { A: 'veteran', B: 'person' }, title: 'Branch' });
    expect(branch).toMatchObject({ title: 'Branch', players: { A: 'veteran', B: 'person' }, waiting: ['A'] });
    const { dice } = (await recordIn(desk, branch.game)) as { dice: { seed: unknown } };
    expect(dice.seed).not.toBe('7');
    expect(await ask(tab(browser), 'resume', { game: branch.game })).toMatchObject({ waiting: ['A'] });
  });

  test.each(['open', 'branch'] as const)('once more: a game that began by %s begins there again', async (how) => {
    const desk = tab(aBrowser());
    const first = await begun(desk);
    await answer(await sit(desk, first.game, 'A'), first.game, 'A');
    const { game } =
      how === 'open' ? first : await ask(desk, 'branch', { game: first.game, at: 1, players: BOTH, title: '' });
    const again = await ask(desk, 'again', { game });
    expect(again).toMatchObject({ players: BOTH, waiting: [how === 'open' ? 'A' : 'B'] });
    expect(await recordIn(desk, again.game)).toMatchObject({ entries: [] });
  });

  test('[TABLE-BRANCH] when the game is over, it is said', async () => {
    const desk = tab(aBrowser());
    const { game } = await begun(desk);
    const a = await sit(desk, game, 'A');
    await a.ask<'answer'>({ do: 'answer', game, seat: 'A', answer: { type: 'Concede' } });
    await expect(ask(desk, 'branch', { game, at: 1, players: BOTH, title: '' })).rejects.toThrow(/is over/);
  });

  test('[TABLE-SEAT] a side is given to a bot and taken back: who sat there is cut off', async () => {
    const desk = tab(aBrowser());
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
  const cut = (sealed: Sealed) => ({ ...sealed, data: sealed.data.slice(0, 40) });
  const gone = () => undefined;
  const put = (part: object) => (entry: object) => ({ ...entry, ...part });
  /** A game of three rows comes to harm: what lies where, by its name, and what becomes of it. */
  type Harm = readonly [
    part: Part,
    key: (game: string) => IDBValidKey,
    harm: (before: never, game: string, key: SealKey) => unknown,
  ];
  const harms: readonly (readonly [string, RegExp, Harm])[] = [
    ['no record', /^record is not there/, ['records', (game) => game, gone]],
    ['a truncated record', /^record is damaged/, ['records', (game) => game, cut]],
    [
      'the key of another browser',
      /^record is sealed by another key/,
      ['records', (game) => game, async (_, game) => seal(await newKey(), game, '{}')],
    ],
    [
      'the record of another game',
      /^record is damaged/,
      ['records', (game) => game, (_, __, key) => seal(key, 'another', '{}')],
    ],
    [
      'text that is no JSON',
      /^record is not JSON: /,
      ['records', (game) => game, (_, game, key) => seal(key, game, '{"sandtable":')],
    ],
    ['a row too few', /^rows of the game are missing: 2 are there, expected 3/, ['rows', (game) => [game, 1], gone]],
    [
      'nonsense beside its last row',
      /^The stored game is damaged: moves is "many", expected/,
      ['rows', (game) => [game, 2], (row: object) => ({ ...row, progress: { moves: 'many' } })],
    ],
    ['a truncated row', /^row 1 is damaged/, ['rows', (game) => [game, 1], cut]],
    [
      'a row in another’s place',
      /^row 2 is damaged/,
      ['rows', (game) => [game, 2], (_, game, key) => seal(key, JSON.stringify([game, 1]), '{}')],
    ],
    [
      'a broken entry',
      /^The stored game is damaged: moves is "many", expected/,
      ['games', (game) => game, put({ moves: 'many' })],
    ],
    [
      'a time beyond all calendars',
      /^The stored game is damaged: changed is 9007199254740991, expected a number of at most/,
      ['games', (game) => game, put({ changed: Number.MAX_SAFE_INTEGER })],
    ],
    [
      'rules that nobody knows',
      /^The stored game is damaged: ruleset is "chess", expected one of "quantum-legions", /,
      ['games', (game) => game, put({ ruleset: 'chess' })],
    ],
  ];
  test.each(harms)('%s', async (_, sentence, [part, key, harm]) => {
    const browser = aBrowser();
    const desk = tab(browser);
    const [hurt, sound] = [await begun(desk, TWO), await begun(desk, TWO)];
    for (const seat of ['A', 'B']) await answer(await sit(desk, hurt.game, seat), hurt.game, seat);
    const kept = await all(browser, sound.game);
    const [sealKey] = (await browser.read('keys')).values();
    const found = (await browser.read(part)).get([key(hurt.game)].flat().join(' '));
    const after = await harm(found as never, hurt.game, sealKey as SealKey);
    await browser.harm(part, key(hurt.game), () => after);
    const left = await all(browser, hurt.game);

    const next = tab(browser);
    await expect(ask(next, 'resume', { game: hurt.game })).rejects.toThrow(sentence);
    expect(await all(browser, hurt.game)).toEqual(left);
    expect(await all(browser, sound.game)).toEqual(kept);
    const { games } = await ask(next, 'games', {});
    expect(games.map(({ game }) => game).sort()).toEqual([hurt.game, sound.game].sort());
    expect(games.find(({ game }) => game === hurt.game)).toEqual({
      game: hurt.game,
      damaged: expect.stringMatching(sentence),
    });
    expect(await ask(next, 'resume', { game: sound.game })).toMatchObject({ game: sound.game });
  });

  test('no row is lost unseen that its entry knows of', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk, TWO);
    for (const seat of ['A', 'B']) await answer(await sit(desk, game, seat), game, seat);
    await ask(desk, 'rename', { game, title: 'Sunday' });
    await browser.harm('rows', [game, 2], gone as never);
    await expect(ask(tab(browser), 'resume', { game })).rejects.toThrow(
      /^rows of the game are missing: 2 are there, expected 3/,
    );
  });

  test('but for a row from before its last snapshot: the game goes on, and who asks about that time is told', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk, TWO);
    await playOn(desk, game, 33);
    await browser.harm('rows', [game, 3], cut as never);
    const next = tab(browser);
    // The list says so before anybody opens it.
    const lost = 'row 3 is damaged: its seal does not open.';
    expect(await ask(next, 'games', {})).toMatchObject({ games: [{ game, moves: 33, lost }] });
    const { waiting } = await ask(next, 'resume', { game });
    const port = await sit(next, game, waiting[0]!);
    const past = await port.ask<'view'>({ do: 'view', game, seat: waiting[0]!, at: 3 });
    expect(past).toMatchObject({ ok: false, error: { message: 'row 3 is damaged: its seal does not open.' } });
    await expect(ask(next, 'file', { game })).rejects.toThrow(/^row 3 is damaged/);
    await answer(port, game, waiting[0]!);
    expect(await ask(next, 'games', {})).toMatchObject({ games: [{ game, moves: 34, lost }] });
  });

  test('rows of the past are read once for the list, and a row that is missing among them is told of', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk, TWO);
    await playOn(desk, game, 33);
    const store = await browser.store();
    const opened = sealsOpened();
    const [listed] = await store.list();
    expect(listed).not.toHaveProperty('lost');
    expect(opened()).toBeGreaterThan(await store.snapshot(game));
    const once = opened();
    await store.list();
    expect(opened()).toBe(once);
    await browser.harm('rows', [game, 2], () => undefined);
    const [other] = await (await browser.store()).list(); // as after a reload
    expect(other).toMatchObject({ game, lost: expect.stringMatching(/^rows of the game are missing/) });
  });
});

describe('a damaged row', () => {
  test('is saved as a file while its record is whole, and can be deleted', async () => {
    const browser = aBrowser();
    const first = tab(browser);
    const { game } = await begun(first);
    await answer(await sit(first, game, 'A'), game, 'A');
    const record = await recordIn(first, game);
    await browser.harm('games', game, (entry: object) => ({ ...entry, changed: Number.MAX_SAFE_INTEGER }));

    const next = tab(browser);
    // It is not opened for that: the snapshot in the file is the last one that was stored.
    expect({ ...(await recordIn(next, game)), snapshot: null }).toEqual({ ...record, snapshot: null });
    await ask(next, 'remove', { game });
    expect(await ask(next, 'games', {})).toEqual({ games: [] });
    for (const part of ['games', 'records', 'rows'] as const) expect((await browser.read(part)).size).toBe(0);
  });

  test('is not written: what reading demands, writing checks', async () => {
    const browser = aBrowser();
    const store = await browser.store();
    const desk = tab(browser);
    const { game } = await begun(desk);
    const [listing] = (await store.list()) as [Listing];
    for (const [field, value] of [
      ['changed', -1],
      ['changed', Number.MAX_SAFE_INTEGER],
      ['title', 'x'.repeat(121)],
      ['ruleset', 'chess'],
    ]) {
      const sentence = `The game cannot be stored: ${field} is `;
      const wrong = { ...listing, [field as string]: value };
      await expect(store.create({ ...wrong, game: 'other' }, {} as never, [])).rejects.toThrow(sentence);
      await expect(store.append(game, [], wrong)).rejects.toThrow(sentence);
      await expect(store.change(game, wrong)).rejects.toThrow(sentence);
    }
    expect(await store.list()).toEqual([listing]);
  });

  test('what came to harm is found when it has changed, and looked at once', async () => {
    const browser = aBrowser();
    const store = await browser.store();
    const opened = sealsOpened();
    const desk = new Desk(new Referee([quantumLegions]), aRoom(Promise.resolve(store)));
    const { game } = await begun(desk);
    await store.list();
    const once = opened();
    await store.list();
    expect(opened()).toBe(once);
    await answer(await sit(desk, game, 'A'), game, 'A');
    await browser.harm('records', game, () => undefined);
    expect(await store.list()).toEqual([{ game, damaged: expect.stringMatching(/^record is not there/) }]);
  });

  test('a link or a file with a title of a book gives a game with a title', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    const record = await recordIn(desk, game);
    const file = new Blob([JSON.stringify(record)]);
    const loaded = await ask(desk, 'load', { file, title: 'x'.repeat(100_000), players: null });
    expect(loaded.title).toHaveLength(120);
    expect(await ask(tab(browser), 'resume', { game: loaded.game })).toMatchObject({ game: loaded.game });
  });
});

describe('a file', () => {
  const blob = (record: unknown) => new Blob([typeof record === 'string' ? record : JSON.stringify(record)]);

  test('opens as a game of its own, and gives the same file again', async () => {
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    await answer(await sit(desk, game, 'A'), game, 'A');
    const record = await recordIn(desk, game);
    const loaded = await ask(desk, 'load', { file: blob(record), title: 'Loaded', players: BOTH });
    expect(loaded).toMatchObject({ title: 'Loaded', players: BOTH, waiting: ['B'] });
    expect(loaded.game).not.toBe(game);
    expect(await recordIn(desk, loaded.game)).toEqual(record);
  });

  test('without players lies open to be looked at', async () => {
    const desk = tab(aBrowser());
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
    const browser = aBrowser();
    const desk = tab(browser);
    const { game } = await begun(desk);
    const file = blob(harm(await recordIn(desk, game)));
    await expect(ask(desk, 'load', { file, title: 'x', players: BOTH })).rejects.toThrow(sentence);
    expect([...(await browser.read('games')).keys()]).toEqual([game]);
  });
});
