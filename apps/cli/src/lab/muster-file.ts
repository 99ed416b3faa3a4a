import { parse } from '@sandtable/kernel';
import type { Muster } from '@sandtable/lab';
import * as z from 'zod/mini';
import { readJson } from '../files.js';
import { BadInput } from '../problem.js';

// What lists of units are drawn from, as a file of a designer.

// As everywhere the small form of the library: the large one would put words of its own into what every schema complains of.
const pointer = z.string().check(z.regex(/^(\/[^/]+)+$/));
const count = z._default(z.int().check(z.gte(1)), 100);
const positive = z.number().check(z.positive());

const musterSchema = z.strictObject({
  setup: z.unknown(),
  at: z.tuple([pointer, pointer]),
  limit: positive,
  most: count,
  units: z
    .array(z.strictObject({ unit: z.unknown(), name: z.optional(z.string()), price: positive, most: count }))
    .check(z.minLength(2)),
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
