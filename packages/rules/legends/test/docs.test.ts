import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../src/content/load.js';
import { openScene } from '../src/open.js';

const page = readFileSync(new URL('../../../../docs/legends.md', import.meta.url), 'utf8');
const [cities, position] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json!));

test('the city in docs/legends.md is sound and can be played on', () => {
  const loaded = loadContent(cities);
  expect(loaded.ok ? [] : loaded.problems).toEqual([]);
  expect(openScene({ city: cities.cities[0], scenario: 'battle' }).buildings).toHaveLength(1);
});

test('the position in docs/legends.md opens', () => {
  expect(openScene(position)).toMatchObject({ active: 'a1', activation: { pool: 5 } });
});
