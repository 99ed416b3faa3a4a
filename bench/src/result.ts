import { compare, type Figure, type Work } from './measure.js';

/** What a target asks for: at least so much, or at most. */
export interface Target {
  readonly at: 'least' | 'most';
  readonly value: number;
}

export interface Rate {
  readonly name: string;
  /** Per second of CPU time. */
  readonly unit: string;
  readonly rate: Figure;
}

/** One figure held against its target. */
export interface Measured {
  readonly name: string;
  /** What was done, and against what. */
  readonly what: string;
  /** `x` for a ratio. */
  readonly unit: string;
  readonly figure: Figure;
  readonly target: Target;
  /** The two rates behind a ratio. */
  readonly rates?: readonly Rate[];
  readonly note?: string;
}

/** A benchmark that could not run here, and why. */
export interface Skipped {
  readonly name: string;
  readonly what: string;
  readonly skipped: string;
}

export type Result = Measured | Skipped;

/** One file of this folder: the name to ask for it by, and what it measures. */
export interface Bench {
  readonly name: string;
  run(): Promise<Result[]> | Result[];
}

export const atLeast = (value: number): Target => ({ at: 'least', value });
export const atMost = (value: number): Target => ({ at: 'most', value });

export function isSkipped(result: Result): result is Skipped {
  return 'skipped' in result;
}

/** The value decides; the spread tells how much to believe it. */
export function holds({ figure, target }: Measured): boolean {
  return target.at === 'least' ? figure.value >= target.value : figure.value <= target.value;
}

/** One thing held against another: the result is how many times its rate ours is. */
export function ratioOf(
  name: string,
  what: string,
  ours: Work,
  theirs: Work,
  target: Target,
  samples?: number,
): Measured {
  const compared = compare(ours, theirs, samples);
  const rates = [
    { name: ours.name, unit: ours.unit, rate: compared.ours },
    { name: theirs.name, unit: theirs.unit, rate: compared.theirs },
  ];
  return { name, what, unit: 'x', figure: compared.ratio, target, rates };
}
