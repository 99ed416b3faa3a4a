import { bug } from '@sandtable/data';

/** What a record keeps of its dice: enough to roll every one of them again. */
export type DiceRecord =
  | { readonly kind: 'seeded'; readonly seed: number | string }
  | { readonly kind: 'scripted'; readonly faces: readonly number[] }
  | { readonly kind: 'manual'; readonly seed: number | string }
  | { readonly kind: 'committed'; readonly secret: string; readonly seeds: readonly string[] };

/** Where the dice stand: plain data, so that a snapshot can hold it. */
export type DiceState = readonly number[];

/**
 * The one door of chance. `below(n)` is a whole number from 0 to n - 1, each equally likely.
 * `null` means that somebody at the table must roll and say what fell (manual dice).
 */
export interface Dice {
  readonly record: DiceRecord;
  /** How many numbers were taken so far: an undo is free only while this stands still. */
  readonly taken: number;
  below(n: number): number;
  /** The place of one of several. */
  among(from: readonly unknown[]): number;
  /** Faces of `count` dice with `sides` sides, or null if they must be rolled by hand. */
  roll(count: number, sides: number): number[] | null;
  save(): DiceState;
  restore(state: DiceState): void;
  copy(): Dice;
}

/** The first of the words that are thrown away for a die of n sides. */
function limitOf(n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 4294967296)) bug(`no die has ${n} sides`);
  return 4294967296 - (4294967296 % n);
}

/** The same, looked up: who draws one of ever fewer cards, or one of the options there are, has another die each time. */
const LIMITS = [undefined, ...Array.from({ length: 255 }, (_, i) => limitOf(i + 1))];

/** A source of uniform 32-bit words; everything else about dice is written once, on top of it. */
export abstract class WordDice implements Dice {
  abstract readonly record: DiceRecord;
  taken = 0;
  protected abstract word(): number;
  abstract save(): DiceState;
  abstract restore(state: DiceState): void;
  abstract copy(): Dice;
  private sides = 6;
  private limit = 4294967292;

  /** Rejection sampling: words beyond the last whole multiple of n are thrown away, so no face is favoured. */
  below(n: number): number {
    this.taken++;
    if (n !== this.sides) {
      this.sides = n;
      this.limit = LIMITS[n] ?? limitOf(n);
    }
    let word = this.word();
    while (word >= this.limit) word = this.word();
    return word % n;
  }

  among(from: readonly unknown[]): number {
    return this.below(from.length);
  }

  roll(count: number, sides: number): number[] | null {
    if (count === 1) return [this.below(sides) + 1]; // most rolls are of one die, and a list of one is made faster
    const faces = new Array<number>(count); // of just this size: a list grown by push would hold room for seventeen
    for (let i = 0; i < count; i++) faces[i] = this.below(sides) + 1;
    return faces;
  }
}

/** Whether a number is a face of a die with so many sides. */
export function fits(face: number, sides: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= sides;
}
