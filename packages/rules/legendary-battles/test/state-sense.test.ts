import { harmedStates, harmOf } from '@sandtable/conformance';
import { asJson, Game, type GameRecord, parse, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { legendaryBattles } from '../src/ruleset.js';

/** A record that starts in mid-game, where a turn is open after so many quick answers; the scenario is content, which has tests of its own. */
function startedAfter(moves: number, setup: unknown): GameRecord {
  const game = Game.open(legendaryBattles, { setup, dice: { kind: 'seeded', seed: 7 } });
  const chance = new SeededDice(3);
  for (let i = 0; !game.over; i++) {
    const seat = game.waitingFor()[0]!;
    if (i >= moves && game.questionFor(seat)!.kind === 'Turn') break; // a boundary: nothing was given since
    const options = game.options(seat);
    game.answer(seat, options[chance.below(options.length)]);
  }
  return game.branch({ kind: 'seeded', seed: 8 })!.record();
}

test.each([
  ['S6', 0],
  ['S2', 30],
] as const)(
  'a state that makes no sense is refused with its field, or played like any other: %s after %i moves',
  (scenario, moves) => {
    const record = startedAfter(moves, { scenario });
    const found: string[] = [];
    for (const { path, to, state } of harmedStates(record.start!.state)) {
      if (path.startsWith('match')) continue;
      const harm = harmOf(legendaryBattles, record, state);
      if (harm !== null) found.push(`${path} = ${JSON.stringify(to)}: ${harm}`);
    }
    expect(found).toEqual([]);
  },
);

test.each(legendaryBattles.ready.map(({ id, setup }) => [id, setup] as const))(
  'every state of a game of %s makes sense',
  (_, setup) => {
    const game = Game.open(legendaryBattles, { setup, dice: { kind: 'seeded', seed: 5 } });
    const chance = new SeededDice(9);
    for (let move = 0; move < 40 && !game.over; move++) {
      expect(parse(legendaryBattles.state, asJson(game.state))).toMatchObject({ ok: true });
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat);
      game.answer(seat, options[chance.below(options.length)]);
    }
    expect(parse(legendaryBattles.state, asJson(game.state))).toMatchObject({ ok: true });
  },
);
