import { STEERING } from '@sandtable/kernel';
import * as z from 'zod/mini';

// What players call things, and what they write about them.

const STEERS_NOT = new RegExp(`^[^${STEERING}]*$`, 'u');
const STEERS_NO_MORE_THAN_LINES = new RegExp(`^([^${STEERING}]|[\\n\\t])*$`, 'u');

const NAME = 'a text of 1 to 60 characters';

/** What a player may call a unit, a squad, a force, a city. */
export const nameSchema = z
  .string(NAME)
  .check(
    z.minLength(1, NAME),
    z.maxLength(60, NAME),
    z.regex(/\S/, NAME),
    z.regex(STEERS_NOT, 'a text without control characters'),
  );

/** What a player may write about it, in several lines. */
export function proseSchema(most: number) {
  const expected = `a text of at most ${most} characters`;
  return z
    .string(expected)
    .check(z.maxLength(most, expected), z.regex(STEERS_NO_MORE_THAN_LINES, 'a text without control characters'));
}

/** The id of something that must be there: bounded, because a sentence that does not find it repeats it. */
export const idSchema = z.string().check(z.maxLength(200));
