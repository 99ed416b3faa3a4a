import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as space from '../../src/space/index.js';

test('the example in docs/geometry-space.md is true', () => {
  const page = readFileSync(new URL('../../../../docs/geometry-space.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(page)![1]!;
  let claims = 0;
  const program = example
    .replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = geometry;')
    .replace(/^(?!const|for)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
      claims++;
      return `expect(${expression}).toEqual(${value});`;
    });
  new Function('geometry', 'expect', program)(space, expect);
  expect(claims).toBe(6);
});
