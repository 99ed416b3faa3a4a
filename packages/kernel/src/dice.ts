import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fingerprint } from './hash.js';
import { bug } from './refusal.js';
import type { Problem } from './schema.js';

/** What a record keeps of its dice: enough to roll every one of them again. */
export type DiceRecord =
  | { readonly kind: 'seeded'; readonly seed: number | string }
  | { readonly kind: 'scripted'; readonly faces: readonly number[] }
  | { readonly kind: 'manual'; readonly seed: number | string }
  | { readonly kind: 'committed'; readonly secret: string; readonly seeds: readonly string[] };

/** Where the dice stand: plain data, so that a checkpoint can hold it. */
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
abstract class WordDice implements Dice {
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

/** Four words from any seed; a whole number and its decimal text are the same seed. */
function seedWords(seed: number | string): DataView {
  return new DataView(sha256(utf8ToBytes(`sandtable:${seed}`)).buffer);
}

/** xoshiro128**, a fixed sequence for ever: records made today must replay in ten years. */
export class SeededDice extends WordDice {
  readonly record: DiceRecord;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number | string, state?: DiceState) {
    super();
    this.record = { kind: 'seeded', seed };
    this.a = this.b = this.c = this.d = 0;
    if (state) this.restore(state);
    else {
      const words = seedWords(seed);
      this.a = words.getInt32(0);
      this.b = words.getInt32(4);
      this.c = words.getInt32(8);
      this.d = words.getInt32(12) | 1; // never the all-zero state, whose sequence is all zeros
    }
  }

  protected word(): number {
    const b = this.b;
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    this.c ^= this.a;
    this.d ^= b;
    this.b = b ^ this.c;
    this.a ^= this.d;
    this.c ^= b << 9;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  save(): DiceState {
    return [this.a, this.b, this.c, this.d, this.taken];
  }

  restore(state: DiceState): void {
    this.a = state[0]! | 0;
    this.b = state[1]! | 0;
    this.c = state[2]! | 0;
    this.d = state[3]! | 0;
    this.taken = state[4]!;
  }

  copy(): SeededDice {
    return new SeededDice((this.record as { seed: number | string }).seed, this.save());
  }
}

/** The exact faces, in order: for tests and for trying out a case. Where the script ends, the table waits for a roll by hand. */
export class ScriptedDice implements Dice {
  readonly record: DiceRecord;
  taken = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.faces = faces;
    this.record = { kind: 'scripted', faces };
  }

  /** Faces of the script that nothing has rolled. */
  get unused(): number {
    return this.faces.length - this.taken;
  }

  below(n: number): number {
    if (this.unused === 0)
      throw new RangeError(`scripted face ${this.taken + 1} is missing, expected one from 1 to ${n}`);
    this.mustFit(1, n);
    return this.faces[this.taken++]! - 1;
  }

  among(from: readonly unknown[]): number {
    return this.below(from.length);
  }

  roll(count: number, sides: number): number[] | null {
    this.mustFit(count, sides);
    if (this.unused < count) return null;
    this.taken += count;
    return this.faces.slice(this.taken - count, this.taken);
  }

  /** Which die a face is for is known when it falls, and not before: the same script serves dice, cards and lots. */
  private mustFit(count: number, sides: number): void {
    for (let i = this.taken; i < this.taken + count && i < this.faces.length; i++)
      if (!fits(this.faces[i]!, sides))
        throw new RangeError(`scripted face ${i + 1} is ${this.faces[i]}, expected one from 1 to ${sides}`);
  }

  save(): DiceState {
    return [this.taken];
  }

  restore(state: DiceState): void {
    this.taken = state[0]!;
  }

  copy(): ScriptedDice {
    const copy = new ScriptedDice(this.faces);
    copy.taken = this.taken;
    return copy;
  }
}

/** Whether a number is a face of a die with so many sides. */
export function fits(face: number, sides: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= sides;
}

/** People roll at the table and say what fell; shuffles, which nobody does by hand here, come from the seed. */
export class ManualDice extends SeededDice {
  override readonly record: DiceRecord;

  constructor(seed: number | string, state?: DiceState) {
    super(seed, state);
    this.record = { kind: 'manual', seed };
  }

  override roll(): null {
    return null;
  }

  override copy(): ManualDice {
    return new ManualDice((this.record as { seed: number | string }).seed, this.save());
  }
}

/**
 * Dice that nobody can steer and everybody can verify. The host commits to a secret before it sees the players' seeds
 * (`commitment`); each word is a keyed hash of the seeds and a counter under that secret; after the game the secret is
 * shown, and anybody can recompute the commitment and every roll.
 */
export class CommittedDice extends WordDice {
  readonly record: DiceRecord;
  private readonly key: Uint8Array;
  private readonly label: string;
  private used = 0;
  private block: DataView | null = null;
  private blockNumber = -1;

  constructor(secret: string, seeds: readonly string[]) {
    super();
    this.record = { kind: 'committed', secret, seeds };
    this.key = utf8ToBytes(secret);
    this.label = JSON.stringify(seeds);
  }

  protected word(): number {
    const number = this.used >> 3;
    if (this.block === null || number !== this.blockNumber) {
      this.block = new DataView(hmac(sha256, this.key, utf8ToBytes(`${this.label}:${number}`)).buffer);
      this.blockNumber = number;
    }
    return this.block.getUint32(4 * (this.used++ & 7));
  }

  save(): DiceState {
    return [this.used, this.taken];
  }

  restore(state: DiceState): void {
    this.used = state[0]!;
    this.taken = state[1]!;
  }

  copy(): CommittedDice {
    const { secret, seeds } = this.record as { secret: string; seeds: readonly string[] };
    const copy = new CommittedDice(secret, seeds);
    copy.restore(this.save());
    return copy;
  }
}

/** What the host publishes before the game; it binds the secret without showing it. */
export function commitment(secret: string): string {
  return fingerprint(`sandtable:commitment:${secret}`);
}

/** What is wrong with a state that dice of this kind are to be restored from, and at which number of it; null if nothing is. */
export function diceStateProblem(dice: Dice, state: DiceState): Problem | null {
  const length = dice.save().length;
  if (state.length !== length) return { path: '', message: `is a list of ${state.length}, expected ${length} numbers` };
  const counters = dice instanceof SeededDice ? 4 : 0;
  const bad = state.findIndex((n, i) => !Number.isSafeInteger(n) || (i >= counters && n < 0));
  if (bad >= 0) return { path: `[${bad}]`, message: `is ${state[bad]}, expected a whole number` };
  if (counters > 0 && !state.slice(0, counters).some((word) => (word | 0) !== 0))
    return { path: '', message: 'is all zeros, from which no die ever falls otherwise' };
  if (dice.record.kind === 'scripted' && state[0]! > dice.record.faces.length)
    return {
      path: '[0]',
      message: `is ${state[0]}, expected at most the ${dice.record.faces.length} faces of the script`,
    };
  return null;
}

export function diceOf(record: DiceRecord): Dice {
  switch (record.kind) {
    case 'seeded':
      return new SeededDice(record.seed);
    case 'scripted':
      return new ScriptedDice(record.faces);
    case 'manual':
      return new ManualDice(record.seed);
    case 'committed':
      return new CommittedDice(record.secret, record.seeds);
  }
}
