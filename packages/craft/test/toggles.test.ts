import { parse } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { configSchemaOf, defaultsOf, someOptionsSchemaOf, type Toggle } from '../src/index.js';

const about = { label: 'An option', help: 'It does something.', rule: 'R-1' };
const TOGGLES = {
  fog: { kind: 'switch', default: false, ...about },
  edges: { kind: 'choice', values: ['ends', 2], names: ['Ends', 'Two'], default: 'ends', ...about },
  limit: { kind: 'amount', min: 1, max: 9, default: null, none: 'No limit', ...about },
  depth: { kind: 'amount', min: 0, max: 3, default: 2, ...about },
} as const satisfies Record<string, Toggle>;

test('what is left out is as usual', () => {
  const usual = { fog: false, edges: 'ends', limit: null, depth: 2 };
  expect(defaultsOf(TOGGLES)).toEqual(usual);
  expect(parse(configSchemaOf(TOGGLES), { edges: 2 })).toEqual({ ok: true, value: { ...usual, edges: 2 } });
  expect(parse(someOptionsSchemaOf(TOGGLES), { edges: 2 })).toEqual({ ok: true, value: { edges: 2 } });
});

test('what an option cannot be is told with what it can', () => {
  const read = parse(configSchemaOf(TOGGLES), { fog: 1, edges: 'side', limit: 0, depth: null, wind: true });
  expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([
    'fog is 1, expected true or false',
    'edges is "side", expected one of "ends", 2',
    'limit is 0, expected a whole number from 1 to 9, or null',
    'depth is null, expected a whole number from 0 to 3',
    'wind is true, expected no such field',
  ]);
});
