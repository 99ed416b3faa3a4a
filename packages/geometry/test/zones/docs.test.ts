import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as zones from '../../src/zones/index.js';

test('the example in docs/geometry-zones.md is true', () => {
  const page = readFileSync(new URL('../../../../docs/geometry-zones.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(page)![1]!;
  let claims = 0;
  const program = example
    .replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = zones;')
    .replace(/^(?!const|for)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
      claims++;
      return `expect(${expression}).toEqual(${value});`;
    });
  new Function('zones', 'expect', program)(zones, expect);
  expect(claims).toBe(9);
});
