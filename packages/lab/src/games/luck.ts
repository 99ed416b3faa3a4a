import { KnownOdds } from '@sandtable/bots';
import {
  type AnyRuleset,
  type Dice,
  Game,
  type Guide,
  type Question,
  type Seat,
  type Suspended,
  winnersOf,
} from '@sandtable/kernel';

// Luck is what chance did to the first seat's prospects: their value after it less their value on average over all that might have
// come, by the guide's own judgement (AIVAT, arXiv 1612.06915). Whatever lies between an answer and the next question is one such
// event: dice, a card drawn, who begins, where things are put. The average is taken over futures played from the same moment with other
// dice, as many times as asked; so the mean of luck is zero by construction, however good or bad the judgement, and a ruleset need tell
// nothing for it. Where it does know odds (`stake` and `luck` of its guide), what is known of each future is taken out of it first:
// eight futures are then worth forty.

/** A luck's kind: which question's answer it followed. What chance does before the first question is the opening. */
const OPENING = 'opening';

/** By how little a position's luck is varied to find what it is worth there. */
const LITTLE = 0.01;

interface Before {
  readonly at: Suspended;
  readonly taken: number;
  readonly question: Question;
  readonly answers: readonly (readonly [Seat, unknown])[];
  /** What a unit of the luck that the guide knows of is worth to the first seat; 0 where it knows of none. */
  readonly worth: number;
}

/** Tells the luck of one game of two seats while it is played. */
export class LuckOf {
  /** What chance gave the first seat, by kinds. */
  readonly sums: Record<string, number> = {};
  private readonly ruleset: AnyRuleset;
  private readonly guide: Guide<unknown>;
  private readonly first: Seat;
  private readonly futures: number;
  private readonly dice: Dice;
  private readonly odds: KnownOdds;
  private readonly copy: unknown;
  private before: Before | null = null;
  private future: Game | null = null;

  /** `state` is where the game begins, before anything has happened. `dice` are never the game's own. */
  constructor(ruleset: AnyRuleset, state: unknown, dice: Dice, futures: number) {
    this.ruleset = ruleset;
    this.guide = ruleset.guide!;
    this.first = ruleset.seats(state)[0]!;
    this.futures = futures;
    this.dice = dice;
    this.odds = new KnownOdds(this.guide, this.first);
    this.copy = ruleset.copy(state);
  }

  /** The game has come to its first question. */
  opened(game: Game): void {
    if (game.diceTaken === 0) return;
    const value = this.value(game);
    let sum = 0;
    for (let i = 0; i < this.futures; i++)
      sum += this.value(Game.at(this.ruleset, this.ruleset.copy(this.copy), this.dice));
    this.add(OPENING, value - sum / this.futures);
  }

  /** These answers are about to be given. */
  answering(game: Game, question: Question, answers: Before['answers']): void {
    const isAlone = answers.length === 1;
    const worth = isAlone && this.odds.stake(game.state, question, answers[0]![1]) ? this.worthOfLuck(game) : 0;
    this.before = { at: game.suspend(), taken: game.diceTaken, question, answers, worth };
  }

  /** They were. */
  answered(game: Game): void {
    const { at, taken, question, answers, worth } = this.before!;
    this.before = null;
    if (game.diceTaken === taken) return;
    const value = this.value(game);
    let sum = 0;
    for (let i = 0; i < this.futures; i++) {
      const future = (this.future = this.future?.restart(at) ?? Game.from(this.ruleset, at, this.dice));
      if (worth !== 0) this.odds.stake(future.state, question, answers[0]![1]);
      for (const [seat, answer] of answers) future.take(answer, seat);
      sum += this.value(future) - (worth === 0 ? 0 : worth * this.odds.luck(future.state));
    }
    // What is known of them evens out, so the average of what is left is that of the futures themselves.
    this.add(question.kind, value - sum / this.futures);
  }

  private add(kind: string, luck: number): void {
    this.sums[kind] = (this.sums[kind] ?? 0) + luck;
  }

  private worthOfLuck({ state }: Game): number {
    const { guide, first } = this;
    return (guide.value(state, first, -LITTLE) - guide.value(state, first, LITTLE)) / (2 * LITTLE);
  }

  private value(game: Game): number {
    if (!game.over) return this.guide.value(game.state, this.first);
    const winners = winnersOf(game.outcome!);
    return winners.length === 0 ? 0.5 : winners.includes(this.first) ? 1 / winners.length : 0;
  }
}
