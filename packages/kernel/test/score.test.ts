import { expect, test } from 'vitest';
import { become, score } from '../src/index.js';

test('a number carries the reasons that moved it, and only those', () => {
  const moved = false;
  expect(
    score(4, 'FIR-2', [
      moved && { by: 1, rule: 'FIR-2a', why: 'moved' },
      { by: 2, rule: 'FIR-2c', why: 'hard cover' },
      { by: -1, rule: 'FIR-2d', why: 'close' },
    ]),
  ).toEqual({
    total: 5,
    base: 4,
    rule: 'FIR-2',
    parts: [
      { by: 2, rule: 'FIR-2c', why: 'hard cover' },
      { by: -1, rule: 'FIR-2d', why: 'close' },
    ],
  });
  expect(score(3, 'A')).toEqual({ total: 3, base: 3, rule: 'A', parts: [] });
});

test('a step that is no addition becomes the part that makes the difference', () => {
  const seven = score(5, 'A', [{ by: 2, rule: 'B', why: 'b' }]);
  const halved = become(seven, Math.ceil(seven.total / 2), 'C', 'halved');
  expect(halved.total).toBe(4);
  expect(halved.parts.at(-1)).toEqual({ by: -3, rule: 'C', why: 'halved' });
  expect(halved.base + halved.parts.reduce((sum, part) => sum + part.by, 0)).toBe(halved.total);
  expect(become(seven, 7, 'D', 'capped at nine')).toBe(seven);
});
