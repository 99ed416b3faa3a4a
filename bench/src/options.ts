import { kindOf, SeededDice } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { answerByLot, OPENINGS, openBattle } from './games/random-battle.js';
import { slowest, type Task } from './measure.js';
import { atMost, type Bench } from './result.js';

const GAMES = 3;

/** Every question of some random games, to be listed the options of. */
function* questions(): Generator<Task> {
  for (const { id, setup } of OPENINGS)
    for (let seed = 0; seed < GAMES; seed++) {
      const game = openBattle(setup, `options/${seed}`);
      const chance = new SeededDice(`options/${id}/${seed}`);
      while (!game.over) {
        const question = game.question ?? game.questionFor(game.waitingFor()[0]!)!;
        const state = quantumLegions.copy(game.state);
        const kind = kindOf(quantumLegions, question);
        yield { name: `${question.kind} in ${id}`, run: () => kind.options(state, question) };
        answerByLot(game, chance);
      }
    }
}

export const optionsBench: Bench = {
  name: 'options',
  run() {
    const { name, figure } = slowest(questions());
    return [
      {
        name: 'options',
        what: 'all options of a question of Quantum Legions, the slowest in random games',
        unit: 'ms',
        figure,
        target: atMost(5),
        note: name,
      },
    ];
  },
};
