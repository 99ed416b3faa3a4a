/** What each of several numbers adds to a result, by least squares, with the errors that hold where results do not spread alike (HC1). */
export interface Fit {
  readonly effects: readonly number[];
  /** How the effects vary together. */
  readonly covariance: readonly (readonly number[])[];
}

/** Keeps what was never seen apart from making the whole insoluble. */
const RIDGE = 1e-6;

/** Fits `results` to `rows` of numbers, through nothing: a row of zeros means a result of 0. */
export function regression(rows: readonly (readonly number[])[], results: readonly number[]): Fit {
  const width = rows[0]?.length ?? 0;
  const squares = matrix(width);
  const products = new Array<number>(width).fill(0);
  rows.forEach((row, n) => {
    for (let i = 0; i < width; i++) {
      products[i]! += row[i]! * results[n]!;
      for (let j = 0; j < width; j++) squares[i]![j]! += row[i]! * row[j]!;
    }
  });
  for (let i = 0; i < width; i++) squares[i]![i]! += RIDGE;
  const inverse = inverted(squares);
  const effects = inverse.map((row) => dot(row, products));
  const spread = matrix(width);
  rows.forEach((row, n) => {
    const error = (results[n]! - dot(row, effects)) ** 2;
    for (let i = 0; i < width; i++) for (let j = 0; j < width; j++) spread[i]![j]! += row[i]! * row[j]! * error;
  });
  const scale = rows.length / Math.max(1, rows.length - width);
  const covariance = multiplied(multiplied(inverse, spread), inverse).map((row) => row.map((x) => x * scale));
  return { effects, covariance };
}

/** The same where each result is known so well (the weight is one over its variance): what varies is what was measured, and no more. */
export function weightedRegression(
  rows: readonly (readonly number[])[],
  results: readonly number[],
  weights: readonly number[],
): Fit {
  const width = rows[0]?.length ?? 0;
  const squares = matrix(width);
  const products = new Array<number>(width).fill(0);
  rows.forEach((row, n) => {
    for (let i = 0; i < width; i++) {
      products[i]! += weights[n]! * row[i]! * results[n]!;
      for (let j = 0; j < width; j++) squares[i]![j]! += weights[n]! * row[i]! * row[j]!;
    }
  });
  const covariance = inverted(squares);
  return { effects: covariance.map((row) => dot(row, products)), covariance };
}

const matrix = (width: number): number[][] => Array.from({ length: width }, () => new Array<number>(width).fill(0));

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

const multiplied = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0)));

/** Gauss and Jordan, the largest number first. */
function inverted(of: readonly (readonly number[])[]): number[][] {
  const width = of.length;
  const a = of.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < width; i++) {
    let best = i;
    for (let k = i + 1; k < width; k++) if (Math.abs(a[k]![i]!) > Math.abs(a[best]![i]!)) best = k;
    [a[i], a[best]] = [a[best]!, a[i]!];
    const pivot = a[i]![i]!;
    a[i] = a[i]!.map((x) => x / pivot);
    for (let k = 0; k < width; k++) {
      if (k === i) continue;
      const part = a[k]![i]!;
      if (part !== 0) a[k] = a[k]!.map((x, j) => x - part * a[i]![j]!);
    }
  }
  return a.map((row) => row.slice(width));
}
