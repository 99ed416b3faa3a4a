import { expect, test } from 'vitest';
import { failuresIn, passedTitles, tally, tallyBrowser, tellTimes, timesIn } from './report.mjs';

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

test('a failure is told with its file, its title and how its message begins', () => {
  const told = report(1, 1, {
    name: 'walk.test.ts',
    status: 'failed',
    assertionResults: [
      { ancestorTitles: [], title: 'stops', status: 'passed', failureMessages: [] },
      { ancestorTitles: ['walk'], title: 'turns', status: 'failed', failureMessages: ['Property failed\n{ seed: 7 }'] },
    ],
  });
  expect(failuresIn(told)).toEqual(['walk.test.ts: walk turns\n    Property failed\n    { seed: 7 }']);
});

test('a file that could not be loaded is told with the reason', () => {
  const unloaded = { name: 'walk.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(failuresIn(report(0, 0, unloaded))).toEqual(['walk.test.ts: could not be loaded\n    no such module']);
  expect(failuresIn(undefined)).toEqual([]);
});

const tried = (title: string, outcome: string, seconds = 1) => ({ file: 'table.e2e.mjs', title, outcome, seconds });

test.each([
  ['all passed', [tried('opens', 'expected'), tried('closes', 'expected')], true, 2, []],
  ['one failed', [tried('opens', 'expected'), tried('closes', 'unexpected')], false, 1, ['table.e2e.mjs: closes']],
  ['one was never tried', [tried('opens', 'expected'), tried('closes', 'skipped')], true, 1, ['table.e2e.mjs: closes']],
  ['the runner failed outside any test', [tried('opens', 'expected')], false, 1, ['the run of the browser tests']],
  ['there was no test', [], true, 0, ['the run of the browser tests']],
])('in the browser: %s', (_, tests, succeeded, passed, failures) => {
  expect(tallyBrowser({ tests }, succeeded)).toMatchObject({ passed, failed: failures.length, failures, flaky: [] });
});

test('in the browser: a run that left no report has failed', () => {
  expect(tallyBrowser(undefined, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('in the browser: a test that passed when it was tried again is named, and a file’s time is all of its tests’', () => {
  expect(tallyBrowser({ tests: [tried('opens', 'flaky', 2), tried('closes', 'expected', 1.5)] }, true)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: ['table.e2e.mjs: opens'],
    times: [{ file: 'table.e2e.mjs', seconds: 3.5 }],
  });
});

test('times are told the slowest first, and those of short files together', () => {
  const took = (name: string, seconds: number) => ({
    name: `/here/${name}`,
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  });
  const told = report(
    4,
    0,
    took('a.test.ts', 0.2),
    took('b.test.ts', 3.25),
    took('c.test.ts', 21),
    took('d.test.ts', 0.5),
  );
  expect(tellTimes(timesIn(told, '/here'))).toEqual([
    '   21.0 s  c.test.ts',
    '    3.3 s  b.test.ts',
    '    0.7 s  2 files of less than a second each',
    '   24.9 s  all 4',
  ]);
  expect(timesIn(undefined, '/here')).toEqual([]);
});
