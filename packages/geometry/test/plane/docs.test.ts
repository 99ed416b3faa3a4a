import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as plane from '../../src/plane/index.js';

test('the examples in docs/geometry-plane.md are true', () => {
  const page = readFileSync(new URL('../../../../docs/geometry-plane.md', import.meta.url), 'utf8');
  let claims = 0;
  for (const [, example] of page.matchAll(/```ts\n(.*?)```/gs)) {
    const program = example!
      .replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = plane;')
      .replace(/^(?!const|for)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
        claims++;
        return `expect(${expression}).toEqual(${value});`;
      });
    new Function('plane', 'expect', program)(plane, expect);
  }
  expect(claims).toBe(12);
});
