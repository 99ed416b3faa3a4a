import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/index.js';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const plain = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** The code that the pages quote; it is type-checked and run as tests are. */
const examples = ['packages/craft/src/', 'packages/conformance/test/docs/']
  .flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`))
  .filter((path) => path.includes('/dice-race'))
  .map((path) => plain(read(path)))
  .join(' ');

describe.each(['docs/kernel.md', 'docs/conformance.md', 'docs/concepts.md'])('%s', (path) => {
  const blocks = [...read(path).matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);

  test('quotes only code that runs', () => {
    for (const block of blocks)
      for (const piece of block.split(/\n\s*\/\/ \.\.\.\n/)) expect(examples).toContain(plain(piece));
  });

  test('links only to pages that exist', () => {
    for (const [, link] of read(path).matchAll(/\]\(([^)#]+)\)/g))
      expect(() => readFileSync(new URL(link!, new URL(path, root)))).not.toThrow();
  });
});

test('docs/conformance.md lists every check', () => {
  for (const title of Object.keys(CHECKS)) expect(read('docs/conformance.md')).toContain(title);
});
