// The three dice (4.1). What a face is worth is said once, in `worth`; the dice that fall and the odds of all that could are both
// counted by it.

/** Black, blue and red, in the order in which a pool is rolled (DL-DIE-06). */
export const COLOURS = ['K', 'B', 'R'] as const;
export type Colour = (typeof COLOURS)[number];

/** The face from which a die is a success: 4 unless a rule says otherwise (DL-DIE-04). */
export type Threshold = 3 | 4 | 5;

/** How many dice of each colour. */
export interface Pool {
  readonly K: number;
  readonly B: number;
  readonly R: number;
}

export const NO_DICE: Pool = { K: 0, B: 0, R: 0 };

export function poolOf(colour: Colour, count: number): Pool {
  return { ...NO_DICE, [colour]: count };
}

export function joined(a: Pool, b: Pool): Pool {
  return { K: a.K + b.K, B: a.B + b.B, R: a.R + b.R };
}

export function sizeOf({ K, B, R }: Pool): number {
  return K + B + R;
}

/** `1K3B`. */
export function poolText(pool: Pool): string {
  return COLOURS.flatMap((colour) => (pool[colour] > 0 ? [`${pool[colour]}${colour}`] : [])).join('') || 'no dice';
}

/** A box of a weapon or profile: so many dice, or a die that says how many (DL-MAR-17). */
export interface DiceBox {
  readonly colour: Colour;
  readonly count: number;
  /** Added to `count` after a D6 or D3. */
  readonly by?: 'D6' | 'D3';
}

export const BOX = /^(?:(\d{1,2})|(D6|D3)(?:\+(\d))?)([KBR])$/;

/** `4B`, `D6R`, `D3+1K`. */
export function boxOf(text: string): DiceBox {
  const match = BOX.exec(text);
  if (!match) throw new RangeError(`${text} is no dice box`);
  const [, count, by, more, colour] = match;
  const box = { colour: colour as Colour, count: Number(count ?? more ?? 0) };
  return by ? { ...box, by: by as 'D6' | 'D3' } : box;
}

/** What a D6 counts as a D3 (DL-DIE-05). */
export function asD3(face: number): number {
  return Math.ceil(face / 2);
}

/** Whether a face rolls one more die of its own (DL-DIE-03). */
export function explodes(colour: Colour, face: number): boolean {
  return colour === 'R' && face === 6;
}

/** What a face is worth by itself, without the dice it may bring (DL-DIE-01, DL-DIE-02, DL-DIE-03, DL-DIE-04). */
export function worth(colour: Colour, face: number, threshold: Threshold): number {
  if (face === 6 && colour !== 'K') return 2;
  return face >= threshold ? 1 : 0;
}

/** `law[k]` is the chance of exactly `k`. */
export type Law = readonly number[];

export const NOTHING: Law = [1];

/** Where the law of so many red dice is cut: what lies beyond has less than 1e-20 (11.4). */
function longest(pool: Pool): number {
  return pool.R === 0 ? pool.K + 2 * pool.B : 60 + 4 * pool.R + pool.K + 2 * pool.B;
}

/** Two independent counts together, up to a greatest sum. */
export function sumLaw(a: Law, b: Law, most = a.length + b.length - 2): number[] {
  const law = new Array<number>(Math.min(most, a.length + b.length - 2) + 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j < b.length && i + j < law.length; j++) law[i + j]! += a[i]! * b[j]!;
  }
  return law;
}

/** The law of one of several cases, each with its chance. */
export function mixedLaw(cases: readonly (readonly [chance: number, law: Law])[]): number[] {
  const law = new Array<number>(Math.max(...cases.map(([, { length }]) => length))).fill(0);
  for (const [chance, one] of cases) for (let k = 0; k < one.length; k++) law[k]! += chance * one[k]!;
  return law;
}

/** One die, its extra dice with it, up to a greatest worth. */
function dieLaw(colour: Colour, threshold: Threshold, most: number): number[] {
  const law = new Array<number>(most + 1).fill(0);
  for (let face = 1; face <= 6; face++) if (!explodes(colour, face)) law[worth(colour, face, threshold)]! += 1 / 6;
  const extra = worth(colour, 6, threshold);
  if (explodes(colour, 6)) for (let k = extra; k <= most; k++) law[k]! += law[k - extra]! / 6;
  return law;
}

/** Several independent dice of one law. */
function timesLaw(law: Law, count: number, most: number): number[] {
  let result: number[] = [1];
  for (let i = 0; i < count; i++) result = sumLaw(result, law, most);
  return result;
}

/** The dice of a pool, each with a law of its colour. */
function lawOf(pool: Pool, die: (colour: Colour, most: number) => Law): number[] {
  const most = longest(pool);
  let law: number[] = [1];
  for (const colour of COLOURS)
    if (pool[colour] > 0) law = sumLaw(law, timesLaw(die(colour, Math.max(2, most)), pool[colour], most), most);
  return law;
}

const known = new Map<number, Law>();

/** The successes of a pool. Pools come up again and again, so what was reckoned is kept. */
export function poolLaw(pool: Pool, threshold: Threshold = 4): Law {
  const key = ((pool.K * 128 + pool.B) * 128 + pool.R) * 8 + threshold;
  let law = known.get(key);
  if (!law) {
    law = lawOf(pool, (colour, most) => dieLaw(colour, threshold, most));
    known.set(key, law);
  }
  return law;
}

/** The same where every first die that shows 1 is rolled again (DL-MAR-26). */
export function poolLawOnesAgain(pool: Pool, threshold: Threshold = 4): Law {
  return lawOf(pool, (colour, most) => {
    const law = dieLaw(colour, threshold, most);
    return law.map((chance, k) => (k === 0 ? chance - 1 / 6 : chance) + chance / 6);
  });
}

/** The same where every first die worth nothing is rolled again (DL-ORD-22). */
export function poolLawZerosAgain(pool: Pool, threshold: Threshold = 4): Law {
  return lawOf(pool, (colour, most) => {
    const law = dieLaw(colour, threshold, most);
    return law.map((chance, k) => (k === 0 ? 0 : chance) + law[0]! * chance);
  });
}

/**
 * The same where up to so many first dice may be rolled again. The best play takes dice worth nothing, red before blue before
 * black: no other die gains as much (11.4).
 */
export function poolLawBestAgain(pool: Pool, again: number, threshold: Threshold = 4): Law {
  const most = longest(pool);
  /** For each count of dice worth nothing among `n`: its chance folded into the law of the others. */
  const split = (colour: Colour): number[][] => {
    const n = pool[colour];
    const law = dieLaw(colour, threshold, Math.max(2, most));
    const zero = law[0]!;
    const more = law.map((chance, k) => (k === 0 ? 0 : chance));
    return Array.from({ length: n + 1 }, (_, zeros) =>
      timesLaw(more, n - zeros, most).map((chance) => chance * choose(n, zeros) * power(zero, zeros)),
    );
  };
  const [black, blue, red] = [split('K'), split('B'), split('R')];
  const cases: (readonly [number, Law])[] = [];
  for (let r = 0; r < red.length; r++)
    for (let b = 0; b < blue.length; b++)
      for (let k = 0; k < black.length; k++) {
        const reds = Math.min(r, again);
        const blues = Math.min(b, again - reds);
        const fresh = poolLaw({ K: Math.min(k, again - reds - blues), B: blues, R: reds }, threshold);
        cases.push([1, sumLaw(sumLaw(sumLaw(red[r]!, blue[b]!, most), black[k]!, most), fresh, most)]);
      }
  return mixedLaw(cases);
}

/** The same where a D3 says how many dice may be rolled again (DL-ORD-21). */
export function poolLawFightHarder(pool: Pool, threshold: Threshold = 4): Law {
  return mixedLaw([1, 2, 3].map((again) => [1 / 3, poolLawBestAgain(pool, again, threshold)] as const));
}

/** Not `**`, which need not come to the same on every machine. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

export function chanceOfAtLeast(law: Law, needed: number): number {
  let chance = 0;
  for (let k = Math.max(0, needed); k < law.length; k++) chance += law[k]!;
  return chance;
}

export function meanOf(law: Law): number {
  let mean = 0;
  for (let k = 1; k < law.length; k++) mean += k * law[k]!;
  return mean;
}

/** The chances that one count is greater than another, less, and the same. */
export function compareLaws(a: Law, b: Law): { readonly more: number; readonly less: number; readonly same: number } {
  let [more, same] = [0, 0];
  let below = 0; // the chance that b is less than k
  for (let k = 0; k < a.length; k++) {
    more += a[k]! * below;
    same += a[k]! * (b[k] ?? 0);
    below += b[k] ?? 0;
  }
  return { more, less: 1 - more - same, same };
}

/** An opposed check is rolled again until there is a winner (DL-OPP-02). */
export function chanceToWin(a: Pool, b: Pool): number {
  const { more, same } = compareLaws(poolLaw(a), poolLaw(b));
  return more / (1 - same);
}

/** The count of a box, where a die says it. */
export function countLaw({ count, by }: DiceBox): Law {
  const faces = by === 'D6' ? [1, 2, 3, 4, 5, 6] : by === 'D3' ? [1, 2, 3] : [0];
  const law = new Array<number>(count + faces.at(-1)! + 1).fill(0);
  for (const face of faces) law[count + face]! += 1 / faces.length;
  return law;
}
