import fc from 'fast-check';
import { expect } from 'vitest';
import { type AnyRuleset, Game } from '../src/index.js';

/** What may happen at a table: somebody answers, rolls, takes back, or the game is forked and goes on in the fork. */
export const deed = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(), whose: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(5), whose: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fork' as const), which: fc.nat(), whose: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), which: fc.nat(), whose: fc.nat() }) },
);
export const dice = fc.oneof(
  fc.record({ kind: fc.constant('seeded' as const), seed: fc.nat() }),
  fc.record({ kind: fc.constant('manual' as const), seed: fc.nat() }),
  fc.record({
    kind: fc.constant('committed' as const),
    secret: fc.string(),
    seeds: fc.array(fc.string(), { size: 'small' }),
  }),
);
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

export const pickOf = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Does what can be done, and gives back the game that goes on. */
export function act(ruleset: AnyRuleset, game: Game, { do: what, which, whose }: Deed): Game {
  if (what === 'fork') return game.fork();
  if (what === 'reopen') return Game.reopen(ruleset, JSON.parse(JSON.stringify(game.record()))).game;
  if (what === 'undo') {
    game.undo(pickOf(ruleset.seats(game.state), whose), 1 + which);
    return game;
  }
  if (game.over) return game;
  if (game.roll) {
    const { count, sides } = game.roll;
    expect(game.rolled(Array.from({ length: count }, (_, i) => 1 + ((which + i) % sides)))).toBeNull();
    return game;
  }
  const seat = pickOf(game.waitingFor(), whose);
  expect(game.answer(seat, pickOf(game.options(seat), which))).toBeNull();
  return game;
}
