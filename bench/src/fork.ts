import { Game, SeededDice, type Table } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { answerByLot, type BattleGame, inMidGame } from './games/random-battle.js';
import { compare, type Work } from './measure.js';
import { atLeast, atMost, type Bench, type Measured, ratioOf } from './result.js';
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

type BattleTable = Table<BattleGame['state']>;

/** The same rules without a boundary between two decisions: what was given since the game was entered is all given again. */
const oneLongAct: typeof quantumLegions = {
  ...quantumLegions,
  play: (t) =>
    quantumLegions.play({
      state: t.state,
      logging: t.logging,
      ask: (question) => t.ask(question),
      askSealed: (questions) => t.askSealed(questions),
      roll: (count, sides, rule, seat) => t.roll(count, sides, rule, seat),
      draw: (n) => t.draw(n),
      pick: (from, by) => t.pick(from, by),
      shuffle: (cards) => t.shuffle(cards),
      call: (play) => t.call(play),
      log: (event) => t.log(event),
      logSecret: (readers, event, others) => t.logSecret(readers, event, others),
      revealed: () => t.revealed(),
      boundary: () => {},
    } satisfies BattleTable),
};

const GIVEN = 20;

/** Battles in mid-game, twenty answers into an act. */
function inMidAct(games: readonly BattleGame[]): BattleGame[] {
  return games.map((game, seed) => {
    const act = Game.at(oneLongAct, quantumLegions.copy(game.state), new SeededDice(`mid-act/${seed}`), true);
    const chance = new SeededDice(`mid-act/${seed}/choices`);
    for (let answers = 0; answers < GIVEN && !act.over; answers++) answerByLot(act, chance);
    return act;
  });
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
    const acts = inMidAct(games).filter(({ over }) => !over);
    const fork = (game: BattleGame) => game.fork();
    const boundaries = acts.map(({ state }) => Game.at(quantumLegions, copy(state), new SeededDice(0)));
    return [
      against('copy', 'copies of a Quantum Legions state in mid-game', 35, (game) => copy(game.state)),
      against('fork', 'forks there: the copy, dice of its own, the program entered again', 25, fork),
      {
        name: 'fork-mid-act',
        what: `time of a fork in the midst of an act, ${GIVEN} answers and their dice given since / of one at a boundary, the same states`,
        unit: 'x',
        figure: compare(work('at a boundary', boundaries, fork), work('in mid-act', acts, fork)).ratio,
        target: atMost(20),
      },
    ];
  },
};
