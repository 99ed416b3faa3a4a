// Search comes back to the same few positions again and again. A guide keeps what it worked out for one, told from the others by
// a fingerprint of all that changes in play.

const real = new Float64Array(1);
const words = new Int32Array(real.buffer);

/** One number of 53 bits made of many: begun anew for each position, then given whatever an answer can hang on. */
export class Fingerprint {
  private low = 0;
  private high = 0;

  begin(): this {
    this.low = 0x2545f491;
    this.high = 0x51ed270b;
    return this;
  }

  /** A whole number of 32 bits: flags, counts, places in a list. */
  add(value: number): void {
    let low = Math.imul(this.low ^ value, 0x9e3779b1);
    low ^= low >>> 15;
    const high = Math.imul(this.high ^ (value + low), 0x85ebca77);
    this.low = low;
    this.high = high ^ (high >>> 13);
  }

  /** Any number, to its last bit. */
  addReal(value: number): void {
    real[0] = value;
    this.add(words[0]!);
    this.add(words[1]!);
  }

  addText(text: string | null): void {
    this.add(text === null ? -1 : text.length);
    if (text !== null) for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  end(): number {
    return (this.high & 0x1fffff) * 4294967296 + (this.low >>> 0);
  }
}

/** Remembered at most; then it begins anew. */
const MOST = 20_000;

/** What was worked out, by fingerprint: for one match at a time, whose tables never change. */
export class Memo<T> {
  private readonly known = new Map<number, T>();
  private match: object | null = null;

  recall(match: object, key: number, work: () => T): T {
    const { known } = this;
    if (this.match !== match || known.size >= MOST) known.clear();
    this.match = match;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = work()));
    return found;
  }
}
