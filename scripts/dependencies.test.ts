import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDERS, packagesIn, ROOT, readTree } from './workspace.mjs';

type Manifest = { name: string; version: string } & Record<'dependencies' | 'devDependencies', Record<string, string>>;

const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const tree = readTree(ROOT, PACKAGE_FOLDERS, (path: string) => path.endsWith('/package.json'));
const manifests: Manifest[] = [JSON.parse(read('package.json')), ...packagesIn(tree).map((p) => p.manifest)];
const ours = new Map(manifests.map((m) => [m.name, m.version]));
const lock: { packages: Record<string, { version?: string; resolved?: string }> } = JSON.parse(
  read('package-lock.json'),
);

const declared = manifests.flatMap((m) =>
  Object.entries({ ...m.dependencies, ...m.devDependencies }).map(([name, version]) => ({ by: m.name, name, version })),
);
const outside = declared.filter(({ name }) => !ours.has(name));
const nameAndVersion = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

test.each(declared)('$by pins $name exactly', ({ name, version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  if (ours.has(name)) expect(version).toBe(ours.get(name));
});

test('docs/dependencies.md has a row for each package of others, at its version, and no other row', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| ([@a-z][\w@/.-]*) +\| (\d\S*) +\|/gm);
  const documented = [...rows].map(([, name, version]) => `${name} ${version}`);
  expect(documented.sort()).toEqual([...new Set(outside.map(nameAndVersion))].sort());
});

test.each(outside)(
  '$name, which $by declares, is resolved as it is pinned, in the lock file and on disk',
  ({ name, version }) => {
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    expect(JSON.parse(read(`node_modules/${name}/package.json`)).version).toBe(version);
  },
);

test('the compiler is TypeScript 7.0.2: a peer range can pull it down to 6', () => {
  expect(JSON.parse(read('node_modules/typescript/package.json')).version).toBe('7.0.2');
});

test('the lock file names no download address', () => {
  const addresses = Object.values(lock.packages).flatMap((p) =>
    /^https?:/.test(p.resolved ?? '') ? [p.resolved] : [],
  );
  expect(addresses).toEqual([]);
});
