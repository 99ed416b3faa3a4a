import { Game } from '@sandtable/kernel';
import { diceRace, GO, peerRace } from './games/dice-race.js';
import type { Work } from './measure.js';
import { atLeast, type Bench, ratioOf } from './result.js';

const GOAL = 1750; // some 1,000 moves

/** A whole match through the public table: asked, checked, rolled, journaled, logged. */
function ours(): Work {
  let seed = 0;
  return {
    name: 'kernel',
    unit: 'moves',
    run() {
      let moves = 0;
      for (let match = 0; match < 20; match++) {
        const game = Game.open(diceRace, { setup: { goal: GOAL }, dice: { kind: 'seeded', seed: seed++ } });
        while (!game.over) game.choose(GO);
        moves += game.moves;
      }
      return moves;
    },
  };
}

function theirs(): Work {
  let seed = 0;
  return {
    name: 'boardgame.io',
    unit: 'moves',
    run() {
      const client = peerRace(GOAL, String(seed++));
      const { go } = client.moves;
      let moves = 0;
      while (client.getState().ctx.gameover === undefined) {
        go!();
        moves++;
      }
      return moves;
    },
  };
}

export const diceRaceBench: Bench = {
  name: 'dice-race',
  run: () => [
    ratioOf(
      'dice-race',
      'moves of a dice race through the public kernel / boardgame.io’s client',
      ours(),
      theirs(),
      atLeast(300),
    ),
  ],
};
