import { expect, test } from 'vitest';
import { pathText, printable, problem } from '../src/index.js';

const CLEAR_SCREEN = '\x1b[2J';

test('whatever would steer a terminal is written out', () => {
  expect(printable(`a${CLEAR_SCREEN}b\nc`)).toBe('a\\u001b[2Jb\nc');
  expect(printable('\r \x07 \x7f \x9b2J \u202e \u2028')).toBe('\\u000d \\u0007 \\u007f \\u009b2J \\u202e \\u2028');
  expect(printable('Ältere Brüder 👩‍🚀 ملاك')).toBe('Ältere Brüder 👩‍🚀 ملاك');
});

test('a sentence repeats neither a long value nor the long name of a field, and steers nothing', () => {
  const long = 'x'.repeat(200_000);
  for (const { path, message } of [
    problem('unit', long, 'an id'),
    problem(['units', long], 1, 'no such field'),
    problem(['units', long, long], `${long}\x9b`, 'no such field'),
  ]) {
    expect(message.length).toBeLessThan(300);
    expect(path.length).toBeLessThan(200);
  }
  expect(problem(['a\x9bb'], 'c\x9bd', 'a name').message).toBe('["a\\u009bb"] is "c\\u009bd", expected a name');
  expect(pathText(['units', 2, 'speed'])).toBe('units[2].speed');
});
