import * as z from 'zod/mini';

// Text from outside that is shown again: in a terminal, in a page, in a sentence.

/** What steers a terminal, breaks a line or turns the direction of writing: no name needs it, and it can hide what stands beside it. */
const STEERING = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const STEERS = new RegExp(`[${STEERING}]`, 'gu');
const STEERS_NOT = new RegExp(`^[^${STEERING}]*$`, 'u');
const STEERS_NO_MORE_THAN_LINES = new RegExp(`^([^${STEERING}]|[\\n\\t])*$`, 'u');

/** Text in which whatever would steer a terminal is written out, `\u001b`; the ends of lines stay. */
export function printable(text: string): string {
  return text.replace(STEERS, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

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
