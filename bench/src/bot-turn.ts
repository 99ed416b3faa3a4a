import { greedyBot } from '@sandtable/bots';
import { SeededDice } from '@sandtable/kernel';
import { BUILT_IN, quantumLegions } from '@sandtable/quantum-legions';
import { cpuSeconds } from './cpu.js';
import { openBattle } from './games/random-battle.js';
import { type Figure, figure, SAMPLES } from './measure.js';
import { atMost, type Bench } from './result.js';
import { sideTurn, wesnoth } from './wesnoth.js';

const WHAT = 'the greedy bot’s turn with 20 units a side / a side’s turn of Wesnoth’s AI';
const UNITS = 20;
const TURNS = 12;

function roster(force: string): string[] {
  const list = [...BUILT_IN.units.values()].filter((unit) => unit.force === force).map(({ id }) => id);
  return Array.from({ length: UNITS }, (_, i) => list[i % list.length]!);
}

/** Plays the first turns of a battle, both seats by the greedy bot from what each sees; CPU seconds of one player's turn. */
function greedyTurn(seed: number): number {
  const forces = [...BUILT_IN.forces.keys()];
  const [A, B] = [roster(forces[seed % forces.length]!), roster(forces[(seed + 1) % forces.length]!)];
  const game = openBattle({ quick: { A, B }, options: { vpLimit: 10_000 } }, seed);
  const chance = new SeededDice(`turn/${seed}`);
  let start = 0;
  while (!game.over && game.state.turn <= TURNS) {
    if (start === 0 && game.state.phase === 'play') start = cpuSeconds();
    const question = game.question!;
    const sight = game.sight(question.seat);
    game.choose(greedyBot.choose(quantumLegions, sight, question, chance));
  }
  return (cpuSeconds() - start) / (game.state.turn - 1);
}

function milliseconds(seconds: readonly number[]): Figure {
  return figure(seconds.map((value) => 1000 * value));
}

export const botTurnBench: Bench = {
  name: 'bot-turn',
  run() {
    for (let seed = 0; seed < 5; seed++) greedyTurn(seed); // warming up
    const ours = Array.from({ length: SAMPLES }, (_, seed) => greedyTurn(seed));
    const turn = `a turn takes ${milliseconds(ours).value.toFixed(1)} ms`;
    const peer = wesnoth();
    if ('missing' in peer) return [{ name: 'bot-turn', what: WHAT, skipped: `${peer.missing} Ours: ${turn}.` }];
    const theirs = ours.map((_, seed) => sideTurn(peer.path, seed + 1));
    return [
      {
        name: 'bot-turn',
        what: WHAT,
        unit: 'x',
        figure: figure(ours.map((seconds, i) => seconds / theirs[i]!)),
        target: atMost(0.5),
        note: `${turn}, theirs ${milliseconds(theirs).value.toFixed(1)} ms with fewer units`,
      },
    ];
  },
};
