import { harmedStates, harmOf } from '@sandtable/conformance';
import { asJson, Game, type GameRecord, parse, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fictioneersLegacy } from '../src/index.js';

/** A record that starts in mid-game, after so many quick answers. */
function startedAfter(moves: number, setup: unknown): GameRecord {
  const game = Game.open(fictioneersLegacy, { setup, dice: { kind: 'seeded', seed: 7 } });
  const chance = new SeededDice(3);
  for (let i = 0; i < moves && !game.over; i++) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.answer(seat, options[chance.below(options.length)]);
  }
  return game.branch({ kind: 'seeded', seed: 8 })!.record();
}

test.each([
  ['a scenario', 0, { scenario: 'S1' }],
  ['a scenario', 30, { scenario: 'S1' }],
])(
  'a state that makes no sense is refused with its field, or played like any other: %s after %i moves',
  (_, moves, setup) => {
    const record = startedAfter(moves, setup);
    expect(() => Game.reopen(fictioneersLegacy, record), 'as it is').not.toThrow();
    const found: string[] = [];
    for (const { path, to, state } of harmedStates(record.start!.state)) {
      const harm = harmOf(fictioneersLegacy, record, state);
      if (harm !== null) found.push(`${path} = ${JSON.stringify(to)}: ${harm}`);
    }
    expect(found).toEqual([]);
  },
);

const POSITION = {
  position: {
    zones: { A: [], B: [] },
    models: [
      { side: 'A', unit: { like: 't-legionary', name: 'Made up' }, at: [10, 10], squad: 'One' },
      { side: 'B', unit: 't-legionary', at: [20, 10], squad: 'Two' },
    ],
  },
};

test.each([...fictioneersLegacy.ready.map(({ id, setup }) => [id, setup] as const), ['a position', POSITION] as const])(
  'every state of a game of %s makes sense',
  (_, setup) => {
    const game = Game.open(fictioneersLegacy, { setup, dice: { kind: 'seeded', seed: 5 } });
    const chance = new SeededDice(9);
    for (let move = 0; move < 120 && !game.over; move++) {
      expect(parse(fictioneersLegacy.state, asJson(game.state))).toMatchObject({ ok: true });
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat);
      game.answer(seat, options[chance.below(options.length)]);
    }
    expect(parse(fictioneersLegacy.state, asJson(game.state))).toMatchObject({ ok: true });
  },
);
