import { SeededDice } from '@sandtable/kernel';
import { Chess } from 'chessops/chess';
import { OPENINGS, playByLot } from './games/random-battle.js';
import { rate, type Work } from './measure.js';
import { atLeast, type Bench, ratioOf } from './result.js';
import { counters } from './yardsticks.js';

/** Whole battles, each opening in turn, all options of every question listed and one drawn. */
function decisions(): Work {
  let seed = 0;
  return {
    name: 'Quantum Legions',
    unit: 'decisions',
    run() {
      let count = 0;
      for (const { setup } of OPENINGS) count += playByLot(setup, seed);
      seed++;
      return count;
    },
  };
}

function battles(setups: readonly unknown[]): Work {
  let seed = 0;
  return {
    name: 'Quantum Legions',
    unit: 'games',
    run() {
      for (const setup of setups) playByLot(setup, seed);
      seed++;
      return setups.length;
    },
  };
}

const MOST_PLIES = 400;

/** Random games of chess in the same manner: all legal moves listed, one drawn. */
function plies(): Work {
  const dice = new SeededDice('plies');
  const moves: { from: number; to: number; promotion?: 'queen' }[] = [];
  return {
    name: 'chessops',
    unit: 'plies',
    run() {
      const position = Chess.default();
      for (let ply = 0; ply < MOST_PLIES; ply++) {
        moves.length = 0;
        for (const [from, dests] of position.allDests()) for (const to of dests) moves.push({ from, to });
        if (moves.length === 0 || position.isInsufficientMaterial()) return ply;
        const move = moves[dice.below(moves.length)]!;
        if (position.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56)) move.promotion = 'queen';
        position.play(move);
      }
      return MOST_PLIES;
    },
  };
}

export const battlesBench: Bench = {
  name: 'battles',
  run() {
    const all = OPENINGS.map(({ setup }) => setup);
    // The budget is for every opening, so the slowest of them decides.
    const slowest = OPENINGS.map(({ id, setup }) => {
      const work = battles([setup]);
      rate(work, 0.1);
      return { id, work, rate: rate(work, 0.3) };
    }).reduce((worst, one) => (one.rate < worst.rate ? one : worst));
    return [
      ratioOf(
        'battle-decisions',
        'decisions of random Quantum Legions, all options listed / chessops’ random plies',
        decisions(),
        plies(),
        atLeast(3),
      ),
      ratioOf(
        'battle-games',
        'whole random games of Quantum Legions, every opening in turn / games of counters',
        battles(all),
        counters(),
        atLeast(0.5),
      ),
      {
        ...ratioOf(
          'battle-time',
          'whole random games of Quantum Legions, the slowest opening / games of counters',
          slowest.work,
          counters(),
          atLeast(0.5),
        ),
        note: `the slowest is ${slowest.id}`,
      },
    ];
  },
};
