import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyRuleset, Game, isRefusal, type Row, RowsMissing, readAs } from '../src/index.js';
import { act, deed, dice, pickOf } from './deeds.js';
import { bids, duel, gauntlet, parley, pickets, skiffs } from './proving/index.js';

const stored = (rows: readonly Row[]): Row[] => JSON.parse(JSON.stringify(rows));

/** All there is to know of a game at this moment. */
function allOf(ruleset: AnyRuleset, game: Game) {
  const eyes = [null, ...ruleset.seats(game.state)];
  return JSON.parse(
    JSON.stringify({
      at: game.at,
      hash: game.hash(),
      now: game.now,
      roll: game.roll,
      questions: eyes.map((seat) => seat && game.questionFor(seat)),
      views: eyes.map((seat) => game.view(seat)),
      sights: eyes.map((seat) => game.sight(seat)),
    }),
  );
}

/** Asks for what lies before the rows that are held, and gets it once they are there. */
function recalling<T>(game: Game, rows: readonly Row[], ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof RowsMissing)) throw error;
    expect(error.before).toBe(game.from);
    game.recall(stored(rows.slice(0, error.before)));
    return ask();
  }
}

describe.each([bids, duel, gauntlet, parley, pickets, skiffs])('the rows of $id', (rules) => {
  const ruleset: AnyRuleset = rules;
  const { setup } = ruleset.ready[0]!;
  const played = (check: (game: Game, moments: readonly unknown[], any: number) => void): void =>
    fc.assert(
      fc.property(dice, fc.array(deed, { maxLength: 110, size: 'max' }), fc.nat(), (record, deeds, any) => {
        let game = Game.open(ruleset, { setup, dice: record, undo: 'always' });
        const moments = [allOf(ruleset, game)];
        for (const next of deeds) {
          game = act(ruleset, game, next);
          moments[game.at] = allOf(ruleset, game);
        }
        check(game, moments, any);
      }),
      { numRuns: 40 },
    );

  test('up to any point, from any snapshot on, are the game that was never closed', () => {
    played((game, moments, any) => {
      const { base, rows } = game;
      const to = any % rows.length;
      const from = pickOf(
        rows.slice(0, to + 1).filter(({ snapshot }) => snapshot),
        any,
      ).at;
      const again = Game.resume(ruleset, base!, stored(rows.slice(from, to + 1)));
      expect(allOf(ruleset, again)).toEqual(moments[to]);
      const first = from === 0 ? 0 : rows[from - 1]!.now.events;
      for (const seat of [null, 'referee', ...ruleset.seats(game.state)])
        if (!again.over && to === game.at) expect(again.events(seat, first)).toEqual(game.events(seat, first));
      expect(again.rows.every((row, i) => row.at === from + i)).toBe(true);
    });
  });

  test('opened again go on as the game does: answers, taking back, log and record', () => {
    played((game, _, any) => {
      const { base, rows, at } = game;
      const from = rows.findLast(({ snapshot }) => snapshot)!.at;
      const again = Game.resume(ruleset, base!, stored(rows.slice(from)));
      const seat = pickOf(ruleset.seats(game.state), any);
      const count = 1 + (any % Math.max(1, game.moves));
      const undone = recalling(again, rows, () => again.undo(seat, count));
      expect(undone).toEqual(game.undo(seat, count));
      for (let i = 0; i < 3; i++) {
        act(ruleset, game, { do: 'answer', which: any + i, whose: any });
        act(ruleset, again, { do: 'answer', which: any + i, whose: any });
      }
      expect(stored(again.rows.slice(-3))).toEqual(stored(game.rows.slice(-3)));
      expect(allOf(ruleset, again)).toEqual(allOf(ruleset, game));
      for (const eyes of ['referee', null, seat])
        expect(recalling(again, rows, () => again.events(eyes))).toEqual(game.events(eyes));
      expect(stored([recalling(again, rows, () => again.record()) as never])).toEqual(stored([game.record() as never]));
      expect(recalling(again, rows, () => again.moment(at)).hash()).toBe(game.moment(at).hash());
    });
  });

  test('every moment is entered again as it was', () => {
    played((game, moments, any) => {
      for (const at of [any, any >> 3, any >> 7].map((one) => one % moments.length))
        expect(allOf(ruleset, game.moment(at))).toEqual(moments[at]);
      expect(allOf(ruleset, game)).toEqual(moments.at(-1));
    });
  });

  test('hold the log, each event once, and its secret form for those alone who may read it', () => {
    played((game) => {
      const { rows } = game;
      expect(rows.flatMap(({ events }) => events)).toHaveLength(game.eventCount);
      for (const seat of [null, ...ruleset.seats(game.state)]) {
        const reader = game.over ? 'referee' : seat;
        expect(game.events(seat)).toEqual(rows.flatMap((row) => readAs(reader, row)));
        for (const row of rows) {
          const read = readAs(seat, row);
          for (const [place, event] of row.events.entries()) {
            const secret = row.secrets?.find((one) => one.place === place);
            const mine = secret !== undefined && seat !== null && [secret.readers].flat().includes(seat);
            expect(read[place]).toBe(mine ? secret.event : event);
          }
        }
      }
      expect(rows.flatMap(({ events }) => events)).toEqual(rows.flatMap((row) => readAs(null, row)));
      for (const [i, { now, events }] of rows.entries())
        expect(now.events).toBe((rows[i - 1]?.now.events ?? 0) + events.length);
    });
  });
});

/** Fencers who thrust for ever: a game as long as one wants. */
const endless: AnyRuleset = {
  ...duel,
  *play(t) {
    for (;;) {
      t.boundary();
      yield* t.ask({ kind: 'attack', seat: t.state.attacker, data: null });
      const [face] = yield* t.roll(1, 6, 'DUEL-02');
      t.log({ type: 'thrust', rule: 'DUEL-02', by: t.state.attacker, face });
      t.state.attacker = t.state.attacker === 'left' ? 'right' : 'left';
    }
  },
};
const bout = (answers: number): Game => {
  const game = Game.open(endless, { setup: { breath: 3 }, dice: { kind: 'seeded', seed: 1 }, undo: 'always' });
  for (let i = 0; i < answers; i++) game.enter(answer(game.waitingFor()[0]!, 'thrust'));
  return game;
};

const answer = (seat: string, value: unknown) => ({ seat, answer: value });

describe('a row', () => {
  test('is what entering an entry gives: the change to append', () => {
    const game = Game.open(duel, { setup: { breath: 3 }, dice: { kind: 'seeded', seed: 1 } });
    const entry = answer('left', game.options('left')[0]);
    const row = game.enter(entry) as Row;
    expect(row).toMatchObject({ at: 1, entry, now: game.now });
    expect(row.events).toEqual(game.events('referee', game.rows[0]!.now.events));
    expect(game.rows).toHaveLength(2);
    expect(game.rows[1]).toBe(row);
  });

  test('carries a snapshot at the opening and then at every 32nd; what is written of an answer does not grow with the game', () => {
    const game = bout(1_000);
    const snapshots = game.rows.flatMap(({ at, snapshot }) => (snapshot ? at : []));
    expect(snapshots).toEqual(Array.from({ length: 32 }, (_, i) => 32 * i));
    const bytes = (from: number): number => JSON.stringify(game.rows.slice(from, from + 320)).length;
    expect(bytes(680)).toBeLessThan(bytes(1) * 1.05);
  });

  test('of an undo beyond the last snapshot carries one of its own, so that the last one always stands', () => {
    const game = bout(40);
    expect(game.enter({ undo: 3, seat: 'left' })).not.toHaveProperty('snapshot');
    expect(game.enter({ undo: 10, seat: 'left' })).toHaveProperty('snapshot');
    game.enter(answer(game.waitingFor()[0]!, 'thrust'));
    const again = Game.resume(endless, game.base!, stored(game.rows.slice(-2)));
    expect(again.hash()).toBe(game.hash());
    expect(again.moves).toBe(28);
  });

  test('is there for every moment from the last snapshot on; what lies before is asked for', () => {
    const game = bout(70);
    const again = Game.resume(endless, game.base!, stored(game.rows.slice(64)));
    expect(again.undo('left', 6)).toBeNull();
    expect(() => again.undo('left', 1)).toThrow(RowsMissing);
    expect(() => again.events(null)).toThrow('the rows before 64 are not held');
    expect(() => again.record()).toThrow(RowsMissing);
    again.recall(stored(game.rows.slice(32, 64)));
    expect(again.undo('left', 1)).toBeNull();
    expect(again.moment(40).hash()).toBe(game.moment(40).hash());
    expect(() => again.recall(stored(game.rows.slice(0, 20)))).toThrow('rows end at 19, expected 31');
  });
});

describe('[TABLE-LATE] a message that names the moment it answers', () => {
  const open = () => Game.open(duel, { setup: { breath: 3 }, dice: { kind: 'seeded', seed: 1 }, undo: 'always' });
  const first = (game: Game) => answer(game.waitingFor()[0]!, game.options(game.waitingFor()[0]!)[0]);

  test('is refused when something has happened since, and changes nothing', () => {
    const game = open();
    const entry = first(game);
    expect(isRefusal(game.enter(entry, { at: 0 }))).toBe(false);
    const before = { hash: game.hash(), at: game.at };
    expect(game.enter(entry, { at: 0 })).toMatchObject({ rule: 'TABLE-LATE' });
    expect(game.enter(first(game), { at: 0, id: 7 })).toMatchObject({ rule: 'TABLE-LATE' });
    expect(game.enter({ undo: 1, seat: 'left' }, { at: 0 })).toMatchObject({ rule: 'TABLE-LATE' });
    expect({ hash: game.hash(), at: game.at }).toEqual(before);
  });

  test('is given the row that came of it when it is asked again under the same name, also after the game was opened again', () => {
    const game = open();
    const asked = { at: 0, id: { from: 'page', number: 3 } };
    const entry = first(game);
    const row = game.enter(entry, asked);
    game.enter(first(game), { at: 1, id: 4 });
    expect(game.enter(entry, asked)).toBe(row);
    const again = Game.resume(duel, game.base!, stored(game.rows));
    expect(again.enter(entry, asked)).toEqual(stored([row as Row])[0]);
    expect(again.at).toBe(2);
  });

  test('is late under the same name where it says something else: names are each sender’s own', () => {
    const game = open();
    const entry = first(game);
    game.enter(entry, { at: 0, id: 1 });
    expect(game.enter(answer(entry.seat, 'other'), { at: 0, id: 1 })).toMatchObject({ rule: 'TABLE-LATE' });
    expect(game.enter({ undo: 1, seat: entry.seat }, { at: 0, id: 1 })).toMatchObject({ rule: 'TABLE-LATE' });
  });

  test('is no later for sealed answers that others have given: nothing of them is known', () => {
    const game = Game.open(bids, { setup: bids.ready[0]!.setup, dice: { kind: 'seeded', seed: 1 }, undo: 'always' });
    const [one, two, three] = game.waitingFor() as [string, string, string];
    const bid = (seat: string) => answer(seat, game.options(seat)[0]);
    const late = bid(one);
    expect(game.enter(late, { at: 0, id: 1 })).toMatchObject({ at: 1 });
    const second = game.enter(bid(two), { at: 0, id: 1 });
    expect(second).toMatchObject({ at: 2 });
    expect(game.enter(late, { at: 0, id: 2 })).toMatchObject({ rule: 'TABLE-LATE' }); // its own answer lies there
    expect(game.enter(answer(two, (second as { entry: { answer: unknown } }).entry.answer), { at: 0, id: 1 })).toBe(
      second,
    );
    if (three !== undefined) game.enter({ undo: 1, seat: two }, { at: 2 });
    expect(game.enter({ undo: 1, seat: two }, { at: 0 })).toMatchObject({ rule: 'TABLE-LATE' });
  });
});

describe('rows that cannot be', () => {
  const rowsOf = (): [Game, Row[]] => {
    const game = Game.open(duel, { setup: { breath: 3 }, dice: { kind: 'seeded', seed: 1 } });
    for (let i = 0; i < 3; i++) game.answer(game.waitingFor()[0]!, game.options(game.waitingFor()[0]!)[0]);
    return [game, stored(game.rows)];
  };

  test.each<[string, (rows: Row[]) => unknown, RegExp | string]>([
    ['with a gap', (rows) => rows.filter(({ at }) => at !== 2), 'rows[2].at is 3, expected 2'],
    ['without a snapshot', (rows) => rows.slice(1), /no snapshot to enter at/],
    ['of no shape', () => [{ at: 'x' }], 'rows[0].at is "x"'],
    [
      'with an answer that is none',
      (rows) => rows.map((row) => (row.at === 2 ? { ...row, entry: { seat: 'left', answer: 'fly' } } : row)),
      /rows\[2\]\.entry/,
    ],
    [
      'with a state that is none',
      (rows) => rows.map((row) => (row.at === 0 ? { ...row, snapshot: { ...row.snapshot, state: 7 } } : row)),
      /rows\[0\]\.snapshot\.state/,
    ],
    [
      'that come to another place',
      (rows) => rows.map((row) => (row.at === 3 ? { ...row, now: { ...row.now, over: true } } : row)),
      /come to another place/,
    ],
  ])('%s are refused by the field at fault', (_, harm, message) => {
    const [game, rows] = rowsOf();
    expect(() => Game.resume(duel, game.base!, harm(rows) as Row[])).toThrow(message);
  });

  test('of another version are not played again', () => {
    const [game, rows] = rowsOf();
    expect(() => Game.resume({ ...duel, version: '9.9.9' }, game.base!, rows)).toThrow('this is 9.9.9');
  });
});
