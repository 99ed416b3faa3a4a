import { type Dice, type DiceRecord, type DiceState, fits } from './dice.js';

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
