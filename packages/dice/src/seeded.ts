import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type DiceRecord, type DiceState, WordDice } from './dice.js';

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
