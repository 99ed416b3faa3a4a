import { quantumLegions } from '@sandtable/quantum-legions';
import { type BattleGame, inMidGame } from './games/random-battle.js';
import { alone, type Figure, type Work } from './measure.js';
import { atMost, type Bench, type Measured } from './result.js';

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

function microseconds({ value, low, high }: Figure): Figure {
  return { value: 1e6 / value, low: 1e6 / high, high: 1e6 / low };
}

export const forkBench: Bench = {
  name: 'fork',
  run() {
    const games = inMidGame({ quick: {} }, 8);
    const units = Math.round(games.reduce((sum, game) => sum + game.state.units.length, 0) / games.length);
    const timed = (name: string, what: string, make: (game: BattleGame) => unknown): Measured => ({
      name,
      what,
      unit: 'us',
      figure: microseconds(alone(work(name, games, make))),
      target: atMost(1),
      note: `${units} units on average`,
    });
    return [
      timed('copy', 'copy of a Quantum Legions state in mid-game', (game) => quantumLegions.copy(game.state)),
      timed('fork', 'fork there: the copy, dice of its own, and the program entered again', (game) => game.fork()),
    ];
  },
};
