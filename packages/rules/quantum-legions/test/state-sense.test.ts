import { harmedStates, harmOf } from '@sandtable/conformance';
import { asJson, Game, type GameRecord, parse, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { quantumLegions } from '../src/index.js';

/** A record that starts in mid-game, after so many quick answers. */
function startedAfter(moves: number, setup: unknown): GameRecord {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 7 } });
  const chance = new SeededDice(3);
  for (let i = 0; i < moves && !game.over; i++) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.answer(seat, options[chance.below(options.length)]);
  }
  return game.branch({ kind: 'seeded', seed: 8 })!.record();
}

const scenario = { scenario: 'SC-1' };
const tabletop = { scenario: 'SC-1', options: { miniatures: 'tabletop' } };
const position = {
  position: {
    units: [
      { seat: 'A', type: { dice: [5, 4, 3], name: 'Made up' }, hex: 'G4', order: 'engage' },
      { seat: 'B', type: 'GL-I1', hex: 'F6' },
    ],
    activation: { unit: 'a1', order: 'engage' },
  },
};

test.each([
  ['a scenario', 0, scenario],
  ['a scenario', 25, scenario],
  ['an open tabletop', 4, tabletop],
  ['a position with a unit made up', 0, position],
])(
  'a state that makes no sense is refused with its field, or played like any other: %s after %i moves',
  (_, moves, setup) => {
    const record = startedAfter(moves, setup);
    expect(() => Game.reopen(quantumLegions, record), 'as it is').not.toThrow();
    const found: string[] = [];
    for (const { path, to, state } of harmedStates(record.start!.state)) {
      const harm = harmOf(quantumLegions, record, state);
      if (harm !== null) found.push(`${path} = ${JSON.stringify(to)}: ${harm}`);
    }
    expect(found).toEqual([]);
  },
);

test.each(quantumLegions.ready.map(({ id, setup }) => [id, setup] as const))(
  'every state of a game of %s makes sense',
  (_, setup) => {
    const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 5 } });
    const chance = new SeededDice(9);
    for (let move = 0; move < 120 && !game.over; move++) {
      expect(parse(quantumLegions.state, asJson(game.state))).toMatchObject({ ok: true });
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat);
      game.answer(seat, options[chance.below(options.length)]);
    }
    expect(parse(quantumLegions.state, asJson(game.state))).toMatchObject({ ok: true });
  },
);
