import { expect, test } from 'vitest';
import { carryLine } from '../src/index.js';
import { aReferee } from './desk.js';

/** Lists within lists, so many deep. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const carried = (line: string) => JSON.parse(carryLine(aReferee(), line));

test.each([
  ['an id', (deep: string) => `{"do":"games","id":${deep}}`],
  ['an answer', (deep: string) => `{"do":"answer","game":"g1","seat":"A","answer":${deep}}`],
  ['a record', (deep: string) => `{"do":"load","record":{"setup":${deep}}}`],
  ['a whole line', (deep: string) => deep],
])('%s that is nested thousands deep is refused, and ends nothing', (_, line) => {
  for (const depth of [200, 8_000, 400_000]) {
    const reply = carried(line(nested(depth)));
    expect(reply).toMatchObject({ id: null, ok: false });
    expect(reply.error.message).toMatch(/nested more than 100 deep/);
  }
});

test('brackets within a text nest nothing', () => {
  const id = `\\"${'['.repeat(900)}`;
  expect(carried(`{"do":"games","id":"${id}"}`)).toMatchObject({ id: JSON.parse(`"${id}"`), ok: true });
});

test('an id comes back with the reply, so it has a length', () => {
  expect(carried(`{"do":"games","id":"${'x'.repeat(900)}"}`)).toMatchObject({ ok: true });
  const reply = carried(`{"do":"games","id":"${'x'.repeat(200_000)}"}`);
  expect(reply).toMatchObject({ id: null, ok: false, error: { path: 'id' } });
  expect(reply.error.message.length).toBeLessThan(200);
});

test('a rule is not looked up by a book', () => {
  const reply = carried(JSON.stringify({ do: 'rule', ruleset: 'pig', words: 'pot '.repeat(20_000) }));
  expect(reply).toMatchObject({ ok: false, error: { path: 'words' } });
  expect(reply.error.message).toMatch(/expected at most 200 characters/);
});
