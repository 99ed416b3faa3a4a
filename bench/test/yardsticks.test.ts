import { expect, test } from 'vitest';
import { boxes, counters, done, throughJson } from '../src/yardsticks.js';

/** What a new yardstick adds up in its first two runs. */
function sums(make: typeof boxes): number[] {
  const yardstick = make();
  return [1, 2].map(() => {
    done.sum = 0;
    yardstick.run();
    return done.sum;
  });
}

test.each([
  ['boxes', boxes],
  ['counters', counters],
] as const)('the yardstick of %s is the same work in every process, and some', (_, make) => {
  const first = sums(make);
  expect(first.every((sum) => sum > 0)).toBe(true);
  expect(sums(make)).toEqual(first);
});

test('what goes through JSON comes out equal, and is another thing', () => {
  const data = { units: [{ id: 'a1', at: 7 }] };
  throughJson([data]).run();
  expect(done.last).toEqual(data);
  expect(done.last).not.toBe(data);
});
