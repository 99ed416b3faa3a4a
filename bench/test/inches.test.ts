import { expect, test } from 'vitest';
import { battlefield, looks, mayMove } from '../src/inches.js';

// What is measured must be worth measuring: some see each other and some do not, some may move and some may not.

test.each([20, 60, 200])('a table of %d figures has something of everything', (figures) => {
  const field = battlefield(figures);
  const tops = field.at.map(() => 1);
  const seen = field.from.filter((from, i) => looks(field, from, field.to[i]!, tops)).length;
  const legal = field.from.filter((from, i) => mayMove(field, from, field.paths[i]!)).length;
  for (const share of [seen / field.from.length, legal / field.from.length]) {
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.9);
  }
});
