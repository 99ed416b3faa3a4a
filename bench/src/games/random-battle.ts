import { Game, type GameRecord, kindOf, type Question, SeededDice } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';

/** Every way of opening Quantum Legions that needs no further choice: the scenarios, a quick battle, a standard game. */
export const OPENINGS: readonly { readonly id: string; readonly setup: unknown }[] = quantumLegions.ready;

export type BattleGame = ReturnType<typeof openBattle>;

/** A battle without log and journal, as search and simulation play it. */
export function openBattle(setup: unknown, seed: number | string) {
  return Game.at(quantumLegions, quantumLegions.open(setup), new SeededDice(seed));
}

/** Answers the next question with any of its options, each equally likely; all of them are listed. */
export function answerByLot(game: BattleGame, chance: SeededDice): void {
  const question: Question = game.question ?? game.questionFor(game.waitingFor()[0]!)!;
  const options = kindOf(quantumLegions, question).options(game.state, question);
  game.take(options[chance.below(options.length)], question.seat);
}

/** Plays a battle to its end by lot; returns how many decisions it took. */
export function playByLot(setup: unknown, seed: number | string): number {
  const game = openBattle(setup, seed);
  const chance = new SeededDice(`${seed}/choices`);
  let decisions = 0;
  while (!game.over) {
    answerByLot(game, chance);
    decisions++;
  }
  return decisions;
}

/** Battles after their first hundred decisions: both sides still hold most of their units. */
export function inMidGame(setup: unknown, count: number): BattleGame[] {
  return Array.from({ length: count }, (_, seed) => {
    const game = openBattle(setup, seed);
    const chance = new SeededDice(`mid-game/${seed}`);
    for (let decision = 0; decision < 120 && !game.over; decision++) answerByLot(game, chance);
    return game;
  }).filter(({ over }) => !over);
}

/** The record of a whole battle, with log and journal, played by lot. */
export function randomRecord(setup: unknown, seed: number): GameRecord {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
  const chance = new SeededDice(`record/${seed}`);
  while (!game.over) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.take(options[chance.below(options.length)], seat);
  }
  return game.record();
}
