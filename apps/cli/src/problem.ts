import { show } from '@sandtable/kernel';

/** Something that was typed or a file that was named cannot be used. One sentence for the person; exit code 2. */
export class BadInput extends Error {
  static at(field: string, value: unknown, expected: string): BadInput {
    return new BadInput(`${field} is ${show(value)}, expected ${expected}.`);
  }
}

/** Values to choose from, as a sentence has them. */
export function oneOf(values: Iterable<string>): string {
  const all = [...values].map((value) => JSON.stringify(value));
  if (all.length < 2) return all[0] ?? 'nothing: there is none';
  return `one of ${all.join(', ')}`;
}
