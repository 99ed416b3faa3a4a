/** An exact rational number in lowest terms, the denominator positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  const n = BigInt(over);
  const d = BigInt(under);
  if (d === 0n) throw new RangeError('a fraction cannot have 0 under the line');
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { over: n / divisor, under: d / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Reads "9/4", "-1/2" or "3". */
export function parseFraction(text: string): Fraction {
  const [, over, under] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (over === undefined) throw new SyntaxError(`not a fraction: ${text}`);
  return fraction(BigInt(over), BigInt(under ?? 1));
}

/** "9/4", or "3" for a whole number. */
export function formatFraction(f: Fraction): string {
  return f.under === 1n ? `${f.over}` : `${f.over}/${f.under}`;
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function multiply(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((a, b) => fraction(a.over * b.over, a.under * b.under), fraction(1));
}

/** Below 0, 0 or above 0, like the numbers themselves. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest whole number, halves upwards. */
export function round(f: Fraction): number {
  const twice = 2n * f.over + f.under;
  const down = twice / (2n * f.under);
  return Number(twice < 0n && twice % (2n * f.under) !== 0n ? down - 1n : down);
}

export function toNumber(f: Fraction): number {
  return Number(f.over) / Number(f.under);
}
