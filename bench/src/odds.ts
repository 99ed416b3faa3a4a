import { quantumLegions } from '@sandtable/quantum-legions';
import { inMidGame } from './games/random-battle.js';
import { slowest, type Task } from './measure.js';
import { atMost, type Bench } from './result.js';

/** Every attack that a player might point at, in battles in mid-game: the query that a hover sends, on the player's view. */
function* attacks(): Generator<Task> {
  const { odds } = quantumLegions.queries;
  for (const { state } of inMidGame({ quick: {} }, 8)) {
    const view = quantumLegions.view(state, 'A');
    for (const { id: unit, owner } of state.units) {
      if (owner !== 'A') continue;
      for (const { id: target, owner: other } of state.units)
        if (other !== 'A')
          yield { name: `${unit} at ${target}`, run: () => odds!.run(view, { unit, target, order: 'strike' }) };
    }
  }
}

export const oddsBench: Bench = {
  name: 'odds',
  run() {
    const { figure } = slowest(attacks());
    return [
      {
        name: 'odds',
        what: 'the exact odds of an attack as a hover asks for them, the slowest',
        unit: 'ms',
        figure,
        target: atMost(5),
      },
    ];
  },
};
