import { Game, kindOf, type Question, SeededDice } from '@sandtable/kernel';
import { legends } from '@sandtable/legends';
import { alone, slowest, type Task, type Work } from './measure.js';
import { atLeast, atMost, type Bench } from './result.js';

/** Whole games of Legends by lot, every ready game in turn, without log and journal; all options of every question are listed. */
function decisions(): Work {
  let seed = 0;
  return {
    name: 'Legends',
    unit: 'decisions',
    run() {
      const { setup } = legends.ready[seed % legends.ready.length]!;
      const game = Game.at(legends, legends.open(setup), new SeededDice(seed));
      const chance = new SeededDice(`${seed++}/choices`);
      let count = 0;
      while (!game.over) {
        const question: Question = game.question!;
        const options = kindOf(legends, question).options(game.state, question);
        game.take(options[chance.below(options.length)], question.seat);
        count++;
      }
      return count;
    },
  };
}

/** Questions on the way through some games, each to be asked for its options again. */
function* asked(): Generator<Task> {
  for (const [seed, { id, setup }] of legends.ready.entries()) {
    const game = Game.at(legends, legends.open(setup), new SeededDice(seed));
    const chance = new SeededDice(`asked/${seed}`);
    for (let n = 0; n < 120 && !game.over; n++) {
      const question = game.question!;
      const state = legends.copy(game.state);
      yield { name: `${id}, ${question.kind}`, run: () => kindOf(legends, question).options(state, question) };
      const options = kindOf(legends, question).options(game.state, question);
      game.take(options[chance.below(options.length)], question.seat);
    }
  }
}

export const legendsBench: Bench = {
  name: 'legends',
  run: () => {
    const slow = slowest(asked());
    return [
      {
        name: 'legends-decisions',
        what: 'decisions of random Legends, all options listed',
        unit: 'decisions/s',
        figure: alone(decisions()),
        target: atLeast(1000),
      },
      {
        name: 'legends-options',
        what: 'all options of a question of Legends, the slowest in random games',
        unit: 'ms',
        figure: slow.figure,
        target: atMost(5),
        note: slow.name,
      },
    ];
  },
};
