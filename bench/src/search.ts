import { search } from '@sandtable/bots';
import { Client, MCTSBot } from './boardgame.js';
import { columnRace } from './games/column-race.js';
import { peerColumnRace } from './games/column-race-peer.js';
import type { Work } from './measure.js';
import { atLeast, type Bench, ratioOf } from './result.js';

// Thinking about the first move of a column race, with as many playouts on both sides. A playout adds a node to a tree and
// plays the race to its end at random.

const PLAYOUTS = 1_000; // what the peer plays unless told

function ours(): Work {
  const sight = { seat: null, view: columnRace.open(null), since: null };
  const question = { kind: 'column', seat: 'left', data: null };
  let seed = 0;
  return {
    name: 'search',
    unit: 'playouts',
    run() {
      for (let i = 0; i < 5; i++) search(columnRace, sight, question, { seed: seed++ }).step(PLAYOUTS);
      return 5 * PLAYOUTS;
    },
  };
}

function theirs(): Work {
  const state = Client({ game: peerColumnRace, numPlayers: 2, debug: false }).getState();
  const { enumerate } = peerColumnRace.ai!;
  let seed = 0;
  return {
    name: 'boardgame.io',
    unit: 'playouts',
    run() {
      // It answers by a promise, but thinks before it returns.
      const bot = new MCTSBot({
        game: peerColumnRace,
        enumerate,
        seed: String(seed++),
        iterations: PLAYOUTS,
        playoutDepth: 50,
      });
      void bot.play(state, '0');
      return PLAYOUTS;
    },
  };
}

export const searchBench: Bench = {
  name: 'search',
  run: () => [
    ratioOf('search', 'playouts of search on a column race / boardgame.io’s MCTS', ours(), theirs(), atLeast(400)),
  ],
};
