import type { Guide, Question, Seat } from '@sandtable/kernel';

/**
 * What a ruleset's guide knows of the dice that follow an answer (docs/decisions/0005), told of one seat against the other: the one
 * place where it is asked, for search and for the lab.
 */
export class KnownOdds {
  private readonly guide: Guide<unknown>;
  private readonly first: Seat;
  private sign = 0;

  constructor(guide: Guide<unknown>, first: Seat) {
    this.guide = guide;
    this.first = first;
  }

  /** Before an answer is taken: whether dice with a known average follow it. */
  stake(state: unknown, question: Question, answer: unknown): boolean {
    this.sign = !this.guide.stake?.(state, question, answer) ? 0 : question.seat === this.first ? 1 : -1;
    return this.sign !== 0;
  }

  /** After it was taken: how much better than their average they fell for the first seat, in the guide's own unit; 0 where there was none. */
  luck(state: unknown): number {
    return this.sign === 0 ? 0 : this.sign * this.guide.luck!(state);
  }
}
