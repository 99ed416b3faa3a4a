import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as hex from '../../src/hex/index.js';

test('the example in docs/geometry-hex.md is true', () => {
  const page = readFileSync(new URL('../../../../docs/geometry-hex.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(page)![1]!;
  let claims = 0;
  const program = example
    .replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = hex;')
    .replace(/^(?!const|for)(.+); \/\/ (.+)$/gm, (_, expression, value) => {
      claims++;
      return `expect(${expression}).toEqual(${value});`;
    });
  new Function('hex', 'expect', program)(hex, expect);
  expect(claims).toBe(8);
});
