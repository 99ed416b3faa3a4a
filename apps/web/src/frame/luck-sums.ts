import type { Throw } from '@sandtable/kernel';

// Adds throws up: what came of them against what was to be expected, and how rare that is. All of it exact, from their laws.

export const meanOf = (law: readonly number[]): number => law.reduce((sum, p, k) => sum + k * p, 0);

/** The law of the sum of two throws. */
export function together(a: readonly number[], b: readonly number[]): number[] {
  const law = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) if (p > 0) for (const [j, q] of b.entries()) law[i + j]! += p * q;
  return law;
}

/**
 * How good it is among all that could have come, from 0 (nothing worse could) to 1: the chance of less, and half that of as
 * much. Over many throws it is one half on average, whatever their laws.
 */
export function rankOf(law: readonly number[], came: number): number {
  const less = law.slice(0, came).reduce((sum, p) => sum + p, 0);
  return less + (law[came] ?? 0) / 2;
}

/** All throws of one kind by one seat. */
export interface Sum {
  readonly seat: string;
  readonly throws: number;
  readonly came: number;
  readonly expected: number;
  /** Among all that these same throws could have brought together. */
  readonly rank: number;
}

export function sumOf(throws: readonly Throw[], seat: string): Sum {
  const own = throws.filter((one) => one.seat === seat);
  const came = own.reduce((sum, one) => sum + one.came, 0);
  const law = own.reduce<readonly number[]>((all, one) => together(all, one.law), [1]);
  return {
    seat,
    throws: own.length,
    came,
    expected: own.reduce((sum, one) => sum + meanOf(one.law), 0),
    rank: rankOf(law, came),
  };
}

/** How far ahead of expectation a seat was after each of the throws, its own and the others'; it begins with nought. */
export function courseOf(throws: readonly Throw[], seat: string): readonly number[] {
  const course = [0];
  for (const one of throws) course.push(course.at(-1)! + (one.seat === seat ? one.came - meanOf(one.law) : 0));
  return course;
}

/** The kinds in the order they first came. */
export const kindsOf = (throws: readonly Throw[]): readonly string[] => [...new Set(throws.map(({ kind }) => kind))];

export type Verdict = 'dreadful' | 'poor' | 'fair' | 'good' | 'splendid';

export function verdictOn(rank: number): Verdict {
  if (rank < 0.05) return 'dreadful';
  if (rank < 0.25) return 'poor';
  if (rank <= 0.75) return 'fair';
  return rank <= 0.95 ? 'good' : 'splendid';
}
