import { parse } from '@sandtable/kernel';
import type { Muster } from '@sandtable/lab';
import * as z from 'zod';
import { readJson } from '../files.js';
import { BadInput } from '../problem.js';

// What lists of units are drawn from, as a file of a designer.

const POINTER = /^(\/[^/]+)+$/;

const musterSchema = z.strictObject({
  setup: z.unknown(),
  at: z.tuple([z.string().regex(POINTER), z.string().regex(POINTER)]),
  limit: z.number().positive(),
  most: z.int().min(1).default(100),
  units: z
    .array(
      z.strictObject({
        unit: z.unknown(),
        name: z.string().optional(),
        price: z.number().positive(),
        most: z.int().min(1).default(100),
      }),
    )
    .min(2),
});

export function readMuster(file: string): Muster {
  const parsed = parse(musterSchema, readJson('file', file));
  if (!parsed.ok) throw new BadInput(`${file}: ${parsed.problems.map(({ message }) => message).join('; ')}.`);
  const { units, ...muster } = parsed.value as z.output<typeof musterSchema>;
  return {
    ...muster,
    units: units.map(({ unit, name, price, most }) => ({
      name: name ?? (typeof unit === 'string' ? unit : JSON.stringify(unit)),
      entry: unit,
      price,
      most,
    })),
  };
}
