import { quantumLegions } from '@sandtable/quantum-legions';
import { type BattleGame, inMidGame } from './games/random-battle.js';
import type { Work } from './measure.js';
import { atLeast, type Bench, type Measured, ratioOf } from './result.js';
import { throughJson } from './yardsticks.js';

const FORKS = 2_000;

/** The last thing made, kept so that no compiler can leave the making out. */
export const kept: { last: unknown } = { last: null };

function work(name: string, games: readonly BattleGame[], make: (game: BattleGame) => unknown): Work {
  return {
    name,
    unit: 'copies',
    run() {
      for (let i = 0; i < FORKS; i++) kept.last = make(games[i % games.length]!);
      return FORKS;
    },
  };
}

export const forkBench: Bench = {
  name: 'fork',
  run() {
    const games = inMidGame({ quick: {} }, 8);
    const units = Math.round(games.reduce((sum, game) => sum + game.state.units.length, 0) / games.length);
    const yardstick = throughJson(games.map((game) => game.state));
    const against = (name: string, what: string, least: number, make: (game: BattleGame) => unknown): Measured => ({
      ...ratioOf(name, `${what} / the same state through JSON`, work(name, games, make), yardstick, atLeast(least)),
      note: `${units} units on average`,
    });
    const { copy } = quantumLegions;
    return [
      against('copy', 'copies of a Quantum Legions state in mid-game', 35, (game) => copy(game.state)),
      against('fork', 'forks there: the copy, dice of its own, the program entered again', 25, (game) => game.fork()),
    ];
  },
};
