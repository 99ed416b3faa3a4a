import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markInstalled, mustInstall, nodeTooOld } from './ready.mjs';

test.each(['v18.20.4', 'v20.18.3', 'v9.99.0'])('Node %s is refused in one sentence', (version) => {
  const [major, minor] = version.slice(1).split('.');
  const sentence = `Sandtable needs Node 20.19 or newer, and this is Node ${major}.${minor}.`;
  expect(nodeTooOld(version, '>=20.19')).toBe(sentence);
});

test.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v100.0.0'])('Node %s will do', (version) => {
  expect(nodeTooOld(version, '>=20.19')).toBeUndefined();
});

test('packages are installed when there are none, and again when the lock file changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'ready-'));
  try {
    writeFileSync(join(root, 'package-lock.json'), '{ "version": 1 }');
    expect(mustInstall(root)).toBe(true);
    mkdirSync(join(root, 'node_modules')); // begun, not finished
    expect(mustInstall(root)).toBe(true);
    markInstalled(root);
    expect(mustInstall(root)).toBe(false);
    writeFileSync(join(root, 'package-lock.json'), '{ "version": 2 }');
    expect(mustInstall(root)).toBe(true);
  } finally {
    rmSync(root, { recursive: true });
  }
});
