import { type Parsed, type Problem, parse, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { CITY_BY_ID } from './cities.js';
import { parseCity } from './city-sense.js';
import type { City } from './types.js';

/** The outside of a content file; its cities are checked one by one, so that one bad entry does not hide the others. */
export const fileSchema = z.strictObject({
  sandtable: z.literal('legends'),
  cities: z.array(z.unknown()).check(z.minLength(1), z.maxLength(50)),
});

/** A file of cities of a player's own: all that is wrong with it, each with the path of its field. */
export function loadContent(data: unknown): Parsed<readonly City[]> {
  const file = parse(fileSchema, data);
  if (!file.ok) return file;
  const read = file.value.cities.map((city, i) => parseCity(city, `cities[${i}]`));
  const cities = read.flatMap((one) => (one.ok ? [one.value] : []));
  const problems: Problem[] = read.flatMap((one) => (one.ok ? [] : one.problems));
  const seen = new Set(CITY_BY_ID.keys());
  for (const [i, one] of read.entries()) {
    if (!one.ok) continue;
    const { id } = one.value;
    if (seen.has(id)) problems.push(problem(`cities[${i}].id`, id, 'an id that no other city has'));
    seen.add(id);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: cities };
}
