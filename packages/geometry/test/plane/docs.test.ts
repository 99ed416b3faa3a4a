import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as plane from '../../src/plane/index.js';

test('the example in docs/geometry-plane.md is true', () => {
  const page = readFileSync(new URL('../../../../docs/geometry-plane.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(page)![1]!;
  let claims = 0;
  const program = example
    .replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = plane;')
    .replace(/^(?!const|for)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
      claims++;
      return `expect(${expression}).toEqual(${value});`;
    });
  new Function('plane', 'expect', program)(plane, expect);
  expect(claims).toBe(7);
});
