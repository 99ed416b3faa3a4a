import { expect, test } from 'vitest';
import { idSchema, nameSchema, parse, pathText, printable, problem, proseSchema } from '../src/index.js';

const CLEAR_SCREEN = '\x1b[2J';

test('whatever would steer a terminal is written out', () => {
  expect(printable(`a${CLEAR_SCREEN}b\nc`)).toBe('a\\u001b[2Jb\nc');
  expect(printable('\r \x07 \x7f \x9b2J \u202e \u2028')).toBe('\\u000d \\u0007 \\u007f \\u009b2J \\u202e \\u2028');
  expect(printable('Ältere Brüder 👩‍🚀 ملاك')).toBe('Ältere Brüder 👩‍🚀 ملاك');
});

test.each([CLEAR_SCREEN, 'a\nb', 'a\x9bb', 'a\u202eb', '', ' ', 'x'.repeat(61)])('%j is no name', (name) => {
  expect(parse(nameSchema, name).ok).toBe(false);
});

test.each(['Guard Rifles', 'Ältere Brüder', '👩‍🚀', 'x'.repeat(60)])('%s is a name', (name) => {
  expect(parse(nameSchema, name).ok).toBe(true);
});

test('prose has lines, and steers nothing', () => {
  expect(parse(proseSchema(20), 'two\nlines').ok).toBe(true);
  expect(parse(proseSchema(20), `two${CLEAR_SCREEN}`).ok).toBe(false);
  expect(parse(proseSchema(20), 'x'.repeat(21)).ok).toBe(false);
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
  expect(parse(idSchema, long).ok).toBe(false);
});
