import { type Event, Game, SeededDice } from '@sandtable/kernel';
import type { Setup } from '../src/open.js';
import { quantumLegions } from '../src/ruleset.js';
import type { BattleGame } from './kit.js';

/** A whole game of quick play with its log, `look` being called at every question. */
export function playedOut(setup: Setup, seed: number, look: (game: BattleGame) => void = () => {}): BattleGame {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
  const chance = new SeededDice(seed);
  while (!game.over) {
    look(game);
    const seat = game.waitingFor()[0]!;
    const question = game.questionFor(seat)!;
    const options = game.options(seat);
    const answer =
      game.question === null
        ? options[chance.below(options.length)]
        : quantumLegions.guide!.playout(game.state, question, chance);
    if (game.answer(seat, answer) !== null) throw new Error(`${JSON.stringify(answer)} was refused`);
  }
  return game;
}

export const facesIn = (log: readonly Event[]): number[] =>
  log.flatMap(({ dice }) => (Array.isArray(dice) ? (dice as number[]) : []));
