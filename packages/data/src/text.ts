// Text from outside that is shown again: in a terminal, in a page, in a sentence.

/** What steers a terminal, breaks a line or turns the direction of writing: no name needs it, and it can hide what stands beside it. */
export const STEERING = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
const STEERS = new RegExp(`[${STEERING}]`, 'gu');

/** Text in which whatever would steer a terminal is written out, `\u001b`; the ends of lines stay. */
export function printable(text: string): string {
  return text.replace(STEERS, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
