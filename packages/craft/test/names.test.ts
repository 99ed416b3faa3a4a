import { parse } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { idSchema, nameSchema, proseSchema } from '../src/index.js';

const CLEAR_SCREEN = '\x1b[2J';

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

test('an id is bounded, because a sentence that does not find it repeats it', () => {
  expect(parse(idSchema, 'x'.repeat(201)).ok).toBe(false);
});
