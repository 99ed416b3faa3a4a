import { describe, expect, test } from 'vitest';
import { checkLayers, LAYERS } from './layers.mjs';

type Tree = Record<string, string>;

/** A workspace with one package per layer, two rulesets and two apps; `files` are laid over it. */
function workspace(files: Tree): Tree {
  const ours = ['data', 'dice', 'kernel', 'geometry', 'bots', 'lab', 'referee', 'red', 'blue', 'cli', 'web'];
  const dependencies = Object.fromEntries(
    ['zod', 'rbush', 'chessops', ...ours.map((o) => `@x/${o}`)].map((n) => [n, '1']),
  );
  const manifest = (name: string) => JSON.stringify({ name: `@x/${name}`, dependencies });
  return {
    'packages/data/package.json': manifest('data'),
    'packages/dice/package.json': manifest('dice'),
    'packages/kernel/package.json': manifest('kernel'),
    'packages/geometry/package.json': manifest('geometry'),
    'packages/rules/red/package.json': manifest('red'),
    'packages/rules/blue/package.json': manifest('blue'),
    'packages/bots/package.json': manifest('bots'),
    'packages/lab/package.json': manifest('lab'),
    'packages/referee/package.json': manifest('referee'),
    'apps/cli/package.json': manifest('cli'),
    'apps/web/package.json': manifest('web'),
    'bench/package.json': manifest('bench'),
    ...files,
  };
}

const breachesOf = (path: string, text: string) => checkLayers(workspace({ [path]: text }));

describe('what a layer may import', () => {
  test.each([
    ['packages/data/src/a.ts', '@x/dice', 'it is dice, and data may import nothing of ours'],
    ['packages/dice/src/a.ts', '@x/kernel', 'it is kernel, and dice may import only data of ours'],
    ['packages/kernel/src/a.ts', '@x/geometry', 'it is geometry, and kernel may import only data, dice of ours'],
    ['packages/kernel/src/a.ts', 'rbush', 'kernel may import only zod from outside'],
    ['packages/geometry/src/a.ts', '@x/kernel', 'it is kernel, and geometry may import nothing of ours'],
    ['packages/geometry/src/a.ts', 'zod/mini', 'geometry may import nothing from outside'],
    [
      'packages/rules/red/src/a.ts',
      '@x/blue',
      'it is a ruleset, and a ruleset may import only kernel, craft, geometry of ours',
    ],
    [
      'packages/rules/red/src/a.ts',
      '@x/bots',
      'it is bots, and a ruleset may import only kernel, craft, geometry of ours',
    ],
    ['packages/bots/src/a.ts', '@x/geometry', 'it is geometry, and bots may import only kernel of ours'],
    ['packages/bots/src/a.ts', 'zod/mini', 'bots may import nothing from outside'],
    ['packages/lab/src/a.ts', '@x/referee', 'it is referee, and lab may import only kernel, bots of ours'],
    ['packages/referee/src/a.ts', '@x/red', 'it is a ruleset, and referee may import only kernel, bots of ours'],
    ['packages/lab/src/a.ts', '@x/cli', 'it is an app, and lab may import only kernel, bots of ours'],
    ['packages/kernel/src/a.ts', 'node:fs', "kernel may not import Node's modules"],
    ['packages/rules/red/src/deep/a.ts', 'fs', "ruleset may not import Node's modules"],
    ['packages/referee/src/a.ts', 'node:net', "referee may not import Node's modules"],
    [
      'packages/rules/red/src/a.ts',
      '../../../kernel/src/dice.js',
      'a relative import stays inside its package, packages/rules/red',
    ],
    ['packages/kernel/src/a.ts', 'chessops/fen', 'it is a peer to measure against, imported only in bench'],
    ['packages/rules/red/test/a.test.ts', 'chessops', 'it is a peer to measure against, imported only in bench'],
    ['apps/cli/src/a.ts', 'chessops', 'it is a peer to measure against, imported only in bench'],
    ['apps/cli/src/a.ts', 'commander', 'apps/cli/package.json does not declare commander'],
  ])('%s: %s is refused', (path, specifier, why) => {
    expect(breachesOf(path, `\nimport { a } from '${specifier}';`)).toEqual([`${path}:2 imports ${specifier}: ${why}`]);
  });

  test.each(['apps/web/src/a.ts', 'bench/src/a.ts'])('%s: an app is imported by nobody', (path) => {
    expect(breachesOf(path, `import '@x/cli';`)[0]).toContain('it is an app, and');
  });

  test.each([
    ['packages/kernel/src/a.ts', 'zod/mini'],
    ['packages/kernel/src/deep/a.ts', '../dice.js'],
    ['packages/geometry/src/plane/a.ts', '../maths.js'],
    ['packages/rules/red/src/a.ts', '@x/geometry/hex'],
    ['packages/bots/src/a.ts', '@x/kernel'],
    ['packages/lab/src/a.ts', 'node:worker_threads'],
    ['packages/referee/src/a.ts', '@x/bots'],
    ['packages/bots/test/a.test.ts', '@x/red'],
    ['apps/cli/src/a.ts', '@x/red'],
    ['apps/cli/src/a.ts', 'node:readline'],
    ['bench/src/a.ts', 'chessops'],
  ])('%s: %s is allowed', (path, specifier) => {
    expect(breachesOf(path, `import { a } from '${specifier}';`)).toEqual([]);
  });

  test.each([
    ['packages/kernel/src/a.ts', 'zod'],
    ['packages/kernel/src/a.ts', 'zod/v4'],
    ['packages/kernel/src/a.ts', 'zod/v4/core'],
    ['packages/rules/red/test/a.test.ts', 'zod'],
    ['apps/cli/src/a.ts', 'zod'],
    ['bench/src/a.ts', 'zod/locales'],
  ])('%s: of zod only the small form may be imported, not %s', (path, specifier) => {
    expect(breachesOf(path, `import * as z from '${specifier}';`)).toEqual([
      `${path}:1 imports ${specifier}: the large form sets the sentences of every schema in the program; import zod/mini`,
    ]);
  });

  test.each([
    `import type { A } from '@x/bots';`,
    `import '@x/bots';`,
    `export * from '@x/bots';`,
    `export { a as b } from "@x/bots";`,
    `const a = import('@x/bots');`,
    `type A = import('@x/bots').A;`,
    `import a = require('@x/bots');`,
    `import {\n  a,\n  type B,\n} from '@x/bots';`,
  ])('an import is found however it is written: %s', (text) => {
    expect(breachesOf('packages/kernel/src/a.ts', text)).toHaveLength(1);
  });

  test('a target that is computed cannot be checked, so only apps and bench may', () => {
    const text = 'export const load = (id: string) => import(id);';
    expect(breachesOf('packages/lab/src/a.ts', text)).toEqual([
      'packages/lab/src/a.ts:1 imports a computed name: lab imports only what can be read here',
    ]);
    expect(breachesOf('apps/cli/src/a.ts', text)).toEqual([]);
  });

  test('an import in a comment, a string or a pattern is none', () => {
    const text =
      "// import '@x/bots'\nexport const a = \"import '@x/bots'\", b = /import '@x/, c = `import('@x/bots')`;";
    expect(breachesOf('packages/kernel/src/a.ts', text)).toEqual([]);
  });

  test('a package outside the table is refused', () => {
    const breaches = checkLayers(workspace({ 'packages/extras/package.json': '{ "name": "@x/extras" }' }));
    expect(breaches).toEqual(['packages/extras/package.json: no layer of the table is at packages/extras']);
  });

  test('every layer imports only layers above it in the table', () => {
    const names = Object.keys(LAYERS);
    for (const [i, layer] of Object.values(LAYERS).entries()) {
      for (const other of layer.ours) expect(names.slice(0, i)).toContain(other);
    }
  });
});

describe('what a pure layer may use', () => {
  test.each([
    ['Math.random', 'export const a = Math.random();'],
    ['Math.random', "export const a = Math['random']();"],
    ['Math as a value', 'export const { random } = Math;'],
    ['Date', 'export const a = Date.now();'],
    ['Date', 'export const a = new Date();'],
    ['performance', 'export const a = performance.now();'],
    ['process', 'export const a = process.env;'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['fetch', "fetch('x');"],
    ['console', "console.log('x');"],
    ['crypto', 'export const a = crypto.randomUUID();'],
    ['document', 'export const a = document.title;'],
    ['window', 'export const a = { window };'],
    ['globalThis', 'export const a = globalThis;'],
    ['localeCompare', "export const a = 'x'.localeCompare('y');"],
    ['an ambient declaration', 'declare const sound: { play(): void };'],
    ['an ambient declaration', '/// <reference lib="dom" />'],
  ])('%s is refused: %s', (what, text) => {
    for (const at of ['packages/kernel', 'packages/geometry', 'packages/rules/red']) {
      const breaches = breachesOf(`${at}/src/a.ts`, `\n\n${text}`);
      expect(breaches).toHaveLength(1);
      expect(breaches[0]).toContain(`${at}/src/a.ts:3 uses ${what}: `);
    }
  });

  test.each([
    'export const a = Math.max(1, 2);',
    'export const a = (window: { closes: number }) => window.closes;',
    'export const a = ({ process, k: [performance, ...console] = [] }) => [process, performance, console];',
    "import { fetch } from './troops.js';\nexport const a = fetch();",
    'export const a = { window: 1, document() {} };\nexport const b = a.window;',
    "export { process } from './b.js';",
    'export interface Clock { Date: number; fetch(): void }',
    'try {} catch (self) { throw self; }',
    '// Date.now() would make two runs differ\nexport const a = "Math.random()";',
  ])('a name of our own is no global: %s', (text) => {
    expect(breachesOf('packages/rules/red/src/a.ts', text)).toEqual([]);
  });

  test('bots, lab and tests are not pure', () => {
    const text = 'export const a = performance.now();';
    expect(breachesOf('packages/bots/src/a.ts', text)).toEqual([]);
    expect(breachesOf('packages/kernel/test/a.test.ts', text)).toEqual([]);
  });

  test('the compiler keeps its libraries', () => {
    const tree = workspace({
      'packages/kernel/tsconfig.json': '{ "compilerOptions": { "lib": ["DOM"], "types": ["node"] } }',
    });
    expect(checkLayers(tree)).toEqual([
      'packages/kernel/tsconfig.json sets lib: kernel is pure, and takes it from tsconfig.base.json',
      'packages/kernel/tsconfig.json sets types: kernel is pure, and takes it from tsconfig.base.json',
    ]);
  });
});

test('the kernel stays small: lines of code are counted, blank ones and comments are not', () => {
  const line = 'const a = 1; // why\n';
  const rest = '\n/*\n why\n*/\n// why\n';
  const kernel = (lines: number) => breachesOf('packages/kernel/src/a.ts', line.repeat(lines) + rest.repeat(99));
  expect(kernel(1500)).toEqual([]);
  expect(kernel(1501)).toEqual(['packages/kernel has 1501 lines of code, and kernel may have 1500']);
  expect(breachesOf('packages/geometry/src/a.ts', line.repeat(1501))).toEqual([]);
});
