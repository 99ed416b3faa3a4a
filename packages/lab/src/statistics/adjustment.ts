import { type Counts, varianceOf } from './counts.js';

// What luck brought is taken out of a share (a control variate): less its luck, each kind times a coefficient of its own. The judgement
// that luck is told by is nobody's truth, so how much of it to take out is learnt: by ridge regression, for each unit from those before
// it alone, which have other seeds. So whatever the coefficients are, what is taken out has no mean, and what is left has less variance.

/** What is believed of a coefficient before anything was seen, and how firmly: as by this much squared luck. */
const USUAL = 0.8;
const FIRMNESS = 0.4;

/** Adjusted shares may lie beyond 0 and 1. They are counted on a row this fine: between two of its places by parts, which keeps the mean. */
const FINE = 16;
const LEAST = -1.5;
const MOST = 2.5;
const ROW: readonly number[] = Array.from({ length: (MOST - LEAST) * FINE + 1 }, (_, i) => LEAST + i / FINE);

/** So many standard errors that what was taken out may lie from nothing: beyond it something is wrong, 27 times in 10,000 by chance. */
const BEYOND_CHANCE = 3;

export type KindsOfLuck = Readonly<Record<string, number>>;

export class Adjustment {
  private readonly counted: number[] = ROW.map(() => 0);
  private first = ROW.indexOf(0);
  private last = ROW.indexOf(1);
  private readonly kinds: string[] = [];
  private readonly squares: number[][] = [];
  private readonly products: number[] = [];
  private coefficients: number[] = [];
  private units = 0;
  private sum = 0;
  private sumOfSquares = 0;
  private out = 0;
  private outSquares = 0;

  /** The share without its luck; learns from it afterwards. */
  add(share: number, luck: KindsOfLuck): number {
    const { kinds } = this;
    for (const kind of Object.keys(luck)) if (!kinds.includes(kind)) this.meet(kind);
    const x = kinds.map((kind) => luck[kind] ?? 0);
    const out = x.reduce((sum, one, k) => sum + one * this.coefficients[k]!, 0);
    this.out += out;
    this.outSquares += out * out;
    this.count(share - out);
    const mean = this.units === 0 ? 0.5 : this.sum / this.units;
    this.units++;
    this.sum += share;
    this.sumOfSquares += share * share;
    for (let i = 0; i < x.length; i++) {
      this.products[i]! += x[i]! * (share - mean);
      for (let j = 0; j < x.length; j++) this.squares[i]![j]! += x[i]! * x[j]!;
    }
    this.coefficients = solved(this.squares, this.products);
    return share - out;
  }

  /** Adjusted shares, counted. The row ends at 0 and 1, or where the outermost of them lie: what is possible beyond is not supposed. */
  get results(): { readonly counts: Counts; readonly shares: readonly number[] } {
    const { first, last } = this;
    return { counts: this.counted.slice(first, last + 1), shares: ROW.slice(first, last + 1) };
  }

  /** By kinds. */
  get fitted(): KindsOfLuck {
    return Object.fromEntries(this.kinds.map((kind, i) => [kind, this.coefficients[i]!]));
  }

  /** What is left of the variance of a unit. */
  get left(): number {
    const mean = this.sum / this.units;
    const { counts, shares } = this.results;
    return varianceOf(counts, shares) / (this.sumOfSquares / this.units - mean * mean);
  }

  /** How many standard errors that which was taken out lies from nothing. */
  get imbalance(): number {
    return this.outSquares === 0 ? 0 : this.out / Math.sqrt(this.outSquares);
  }

  /** Whether plain and adjusted shares disagree beyond what chance explains. */
  get isDoubtful(): boolean {
    return Math.abs(this.imbalance) > BEYOND_CHANCE;
  }

  private meet(kind: string): void {
    this.kinds.push(kind);
    for (const row of this.squares) row.push(0);
    this.squares.push(this.kinds.map(() => 0));
    this.products.push(0);
    this.coefficients.push(USUAL);
  }

  private count(share: number): void {
    const at = Math.min(Math.max((share - LEAST) * FINE, 0), ROW.length - 1);
    const below = Math.min(Math.floor(at), ROW.length - 2);
    this.counted[below]! += below + 1 - at;
    this.counted[below + 1]! += at - below;
    this.first = Math.min(this.first, below);
    this.last = Math.max(this.last, at > below ? below + 1 : below);
  }
}

/** The coefficients c of (squares + FIRMNESS) c = products + FIRMNESS * USUAL, by elimination. */
function solved(squares: readonly (readonly number[])[], products: readonly number[]): number[] {
  const a = squares.map((row, i) => row.map((x, j) => (i === j ? x + FIRMNESS : x)));
  const b = products.map((x) => x + FIRMNESS * USUAL);
  for (let i = 0; i < b.length; i++)
    for (let k = i + 1; k < b.length; k++) {
      const part = a[k]![i]! / a[i]![i]!;
      for (let j = i; j < b.length; j++) a[k]![j]! -= part * a[i]![j]!;
      b[k]! -= part * b[i]!;
    }
  const c = b.slice();
  for (let i = b.length - 1; i >= 0; i--) {
    for (let j = i + 1; j < b.length; j++) c[i]! -= a[i]![j]! * c[j]!;
    c[i]! /= a[i]![i]!;
  }
  return c;
}
