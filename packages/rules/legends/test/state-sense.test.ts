import { harmedStates, harmOf } from '@sandtable/conformance';
import { asJson, Game, type GameRecord, parse, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { legends } from '../src/index.js';

/** A record that starts in mid-game, after so many quick answers. */
function startedAfter(moves: number, setup: unknown): GameRecord {
  const game = Game.open(legends, { setup, dice: { kind: 'seeded', seed: 7 } });
  const chance = new SeededDice(3);
  for (let i = 0; i < moves && !game.over; i++) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.answer(seat, options[chance.below(options.length)]);
  }
  return game.branch({ kind: 'seeded', seed: 8 })!.record();
}

test.each([
  ['a first battle', 0, legends.ready[0]!.setup],
  ['a first battle', 12, legends.ready[0]!.setup],
])(
  'a state that makes no sense is refused with its field, or played like any other: %s after %i moves',
  (_, moves, setup) => {
    const record = startedAfter(moves, setup);
    expect(() => Game.reopen(legends, record), 'as it is').not.toThrow();
    const found: string[] = [];
    for (const { path, to, state } of harmedStates(record.start!.state)) {
      const harm = harmOf(legends, record, state);
      if (harm !== null) found.push(`${path} = ${JSON.stringify(to)}: ${harm}`);
    }
    expect(found).toEqual([]);
  },
);

const POSITION = {
  position: {
    city: 'crosstown',
    scenario: 'battle',
    heroes: [
      { seat: 'A', at: [12, 8, 0], heroism: 8 },
      { seat: 'B', at: [13, 8, 0], heroism: 10, item: 'vibroShield' },
    ],
  },
};

test.each([
  ...legends.ready.map(({ id, setup }) => [id, setup] as const),
  ['a position', POSITION] as const,
  ['five seats', { city: 'warren', seats: 5, heroes: 2 }] as const,
])('every state of a game of %s makes sense', (_, setup) => {
  const game = Game.open(legends, { setup, dice: { kind: 'seeded', seed: 5 } });
  const chance = new SeededDice(9);
  for (let move = 0; move < 120 && !game.over; move++) {
    expect(parse(legends.state, asJson(game.state))).toMatchObject({ ok: true });
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.answer(seat, options[chance.below(options.length)]);
  }
  expect(parse(legends.state, asJson(game.state))).toMatchObject({ ok: true });
});
