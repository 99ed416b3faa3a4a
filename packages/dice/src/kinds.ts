import type { Problem, Schema } from '@sandtable/data';
import * as z from 'zod/mini';
import { CommittedDice } from './committed.js';
import type { Dice, DiceRecord, DiceState } from './dice.js';
import { ScriptedDice } from './scripted.js';
import { ManualDice, SeededDice } from './seeded.js';

const seed = z.union([z.int(), z.string()]);

export const diceSchema: Schema<DiceRecord> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seeded'), seed }),
  z.strictObject({ kind: z.literal('scripted'), faces: z.array(z.int().check(z.gte(1))) }),
  z.strictObject({ kind: z.literal('manual'), seed }),
  z.strictObject({ kind: z.literal('committed'), secret: z.string(), seeds: z.array(z.string()) }),
]) as unknown as Schema<DiceRecord>;

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
