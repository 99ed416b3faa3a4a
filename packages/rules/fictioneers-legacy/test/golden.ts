import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Compares a text with the file of that name beside the tests, or writes it where the run is told to (`npm run goldens`). */
export function matchesGolden(name: string, text: string): void {
  const file = join(dirname(fileURLToPath(import.meta.url)), name);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}
