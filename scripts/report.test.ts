import { expect, test } from 'vitest';
import { passedTitles, tally } from './report.mjs';

const file = (status: string, ...tests: [string, string][]) => ({
  status,
  assertionResults: tests.map(([title, s]) => ({ ancestorTitles: ['fire'], title, status: s })),
});
const report = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test.each([
  ['all passed', report(7, 0, file('passed', ['a', 'passed'])), true, { passed: 7, failed: 0 }],
  ['some failed', report(5, 2, file('failed', ['a', 'failed'])), false, { passed: 5, failed: 2 }],
  [
    'a file could not be loaded',
    report(5, 1, file('failed', ['a', 'failed']), file('failed')),
    false,
    { passed: 5, failed: 2 },
  ],
  ['the run failed outside any test', report(5, 0, file('passed', ['a', 'passed'])), false, { passed: 5, failed: 1 }],
  ['the run left no report', undefined, false, { passed: 0, failed: 1 }],
])('%s', (_, told, succeeded, counts) => {
  expect(tally(told, succeeded)).toEqual(counts);
});

test('titles stand with those of their groups, and only of tests that passed', () => {
  const told = report(
    1,
    1,
    file('failed', ['[A-1] hits', 'passed'], ['[A-2] misses', 'failed'], ['[A-3] jams', 'skipped']),
  );
  expect(passedTitles(told)).toEqual(['fire [A-1] hits']);
});
