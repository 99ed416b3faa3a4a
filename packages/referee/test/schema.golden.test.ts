import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests } from '../src/index.js';
import { protocolSchema, WHAT_FOR } from '../src/json-schema.js';

const FILE = new URL('../../../docs/referee.schema.json', import.meta.url);

test('docs/referee.schema.json is what the protocol is (GOLDEN=write rewrites it)', () => {
  const text = `${JSON.stringify(protocolSchema(), null, 2)}\n`;
  if (process.env.GOLDEN === 'write') writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

test('every reference in the schema leads somewhere, and every request says what it is for', () => {
  const schema = protocolSchema() as { $defs: Record<string, { description?: string }> };
  const names = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map((match) => match[1]!);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(schema.$defs, name).toHaveProperty([name]);
  for (const word of Object.keys(requests))
    expect(schema.$defs[`request.${word}`]!.description).toBe(WHAT_FOR[word as keyof typeof WHAT_FOR]);
});
