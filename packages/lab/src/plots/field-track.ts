import type { Played } from '../games/played.js';
import { seatUnits, type Unit, unitSize } from '../games/units.js';
import { MORE } from '../statistics/fairness.js';
import { boundOf } from '../statistics/sequential.js';
import { FairTest, type Favours } from '../verdicts/fair.js';

/** Who plays a scenario: alike on both sides, or two in turns. */
export interface Field {
  readonly scenario: string;
  readonly name: string;
  readonly bots: readonly [string, string];
  readonly seats: readonly [string, string];
}

/** How a question stood after so many games. */
export interface Moment {
  readonly games: number;
  /** The first side's share without its luck. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly ratioMore: number;
  readonly ratioLess: number;
}

/** Games that came to their end in one way. */
export interface EndingCount {
  first: number;
  drawn: number;
  second: number;
}

/** More moments than these nobody can see: every other one is dropped then. */
const MOST_MOMENTS = 400;

/** What is known of one field while its games come in, in such a form that a picture can be drawn of it at any time. */
export class FieldTrack {
  readonly field: Field;
  readonly mirrored: boolean;
  readonly test = new FairTest();
  readonly moments: Moment[] = [];
  readonly lengths: number[] = [];
  readonly endings = new Map<string, EndingCount>();
  /** Of each unit that was looked at: what chance gave the first side, and its share. */
  readonly lucks: { readonly luck: number; readonly share: number }[] = [];
  readonly bound = boundOf(MORE);
  /** Games of those that are known that were counted. */
  games = 0;
  private stride = 1;

  constructor(field: Field) {
    this.field = field;
    this.mirrored = field.bots[0] !== field.bots[1];
  }

  get size(): number {
    return unitSize({ mirrored: this.mirrored, bots: this.field.bots });
  }

  /** No more games are wanted. */
  get isOver(): boolean {
    return this.test.sequence.said !== null;
  }

  get verdict(): Favours | null {
    return this.test.sequence.verdict;
  }

  /** The first side's share without luck, as it stands. */
  get share(): number {
    return this.moments.at(-1)?.share ?? 0.5;
  }

  /** Takes games from the first on, of which there are more each time; true when no more are wanted. */
  read(played: readonly Played[]): boolean {
    const { size, field, mirrored } = this;
    for (; !this.isOver && this.games + size <= played.length; this.games += size) {
      const some = played.slice(this.games, this.games + size);
      // a pair always begins with the same seats
      const [unit] = seatUnits({ ...field, mirrored }, some, 0);
      this.count(some, unit!);
    }
    return this.isOver;
  }

  private count(some: readonly Played[], unit: Unit): void {
    const { sequence, fairness } = this.test;
    for (const { end, decisions } of some) {
      if ('threw' in end || 'gaveUp' in end) continue;
      this.lengths.push(decisions);
      const rule = 'won' in end ? end.rule : end.drawn;
      const counts = this.endings.get(rule) ?? { first: 0, drawn: 0, second: 0 };
      this.endings.set(rule, counts);
      if ('drawn' in end) counts.drawn++;
      else if (end.won.includes(0)) counts.first++;
      else counts.second++;
    }
    if (unit.share !== null)
      this.lucks.push({ luck: Object.values(unit.luck).reduce((sum, x) => sum + x, 0), share: unit.share });
    sequence.readOne(unit);
    if (sequence.units % this.stride !== 0 && sequence.said === null) return;
    const { counts, shares } = sequence.adjustment.results;
    const units = counts.reduce((sum, n) => sum + n, 0);
    if (units === 0) return;
    this.moments.push({
      games: sequence.units * this.size,
      share: counts.reduce((sum, n, i) => sum + n * shares[i]!, 0) / units,
      ...sequence.anytime,
      ratioMore: fairness.ratioMore,
      ratioLess: -fairness.ratioLess,
    });
    if (this.moments.length <= MOST_MOMENTS) return;
    this.stride *= 2;
    this.moments.splice(0, this.moments.length, ...this.moments.filter((_, i) => i % 2 === 1));
  }
}
