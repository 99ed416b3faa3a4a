// The reports that runs of tests leave: Vitest's (its JSON reporter), and that of the browser tests (`e2e-reporter.mjs`).
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Left by a whole `npm test`. Runs of chosen tests write to PART_REPORT, so that this one stays a report of everything. */
export const REPORT = 'test-results/vitest.json';
export const PART_REPORT = 'test-results/vitest-part.json';
/** Left by every run of the browser tests. */
export const BROWSER_REPORT = 'test-results/e2e.json';

export function readReport(root, path = REPORT) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A test file that could not even be loaded counts as one failure; so does a run that failed and blames no test. */
export function tally(report, succeeded) {
  const unloaded =
    report?.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length ?? 0;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  return { passed: report?.numPassedTests ?? 0, failed: succeeded ? failed : Math.max(failed, 1) };
}

const fullTitle = (test) => [...test.ancestorTitles, test.title].join(' ');

/** Titles of the tests that passed, each with those of the groups it stands in. */
export function passedTitles(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'passed').map(fullTitle),
  );
}

/** Each failure with its file and how its message begins: of a property, that is the seed and the example that broke it. */
export function failuresIn(report) {
  const told = (file, title, message) => [`${file}: ${title}`, ...message.split('\n').slice(0, 12)].join('\n    ');
  return (report?.testResults ?? []).flatMap(({ name, status, message = '', assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [told(name, 'could not be loaded', message)]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => told(name, fullTitle(test), test.failureMessages.join('\n'))),
  );
}

/** What each test file took, in seconds. */
export function timesIn(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name).replaceAll(sep, '/'),
    seconds: (endTime - startTime) / 1000,
  }));
}

const SHORT = 1;

/** The times of files, the slowest first; those of less than a second are added up. */
export function tellTimes(times) {
  const sum = (list) => list.reduce((total, { seconds }) => total + seconds, 0).toFixed(1);
  const line = (seconds, what) => `${seconds.padStart(7)} s  ${what}`;
  const long = times.filter(({ seconds }) => seconds >= SHORT).sort((a, b) => b.seconds - a.seconds);
  const short = times.filter(({ seconds }) => seconds < SHORT);
  return [
    ...long.map(({ file, seconds }) => line(seconds.toFixed(1), file)),
    ...(short.length > 0 ? [line(sum(short), `${short.length} files of less than a second each`)] : []),
    line(sum(times), `all ${times.length}`),
  ];
}

/**
 * What came of the browser tests. A test that passed only when it was tried again has passed, and is named; one that was never
 * tried has failed, and so has a run that went wrong outside any test.
 */
export function tallyBrowser(report, succeeded) {
  const tests = report?.tests ?? [];
  const named = (outcomes) =>
    tests.filter(({ outcome }) => outcomes.includes(outcome)).map(({ file, title }) => `${file}: ${title}`);
  const flaky = named(['flaky']);
  const passed = named(['expected', 'flaky']);
  const failures = named(['unexpected', 'skipped']);
  if (failures.length === 0 && (!succeeded || tests.length === 0)) failures.push('the run of the browser tests');
  const files = [...new Set(tests.map(({ file }) => file))];
  const times = files.map((file) => ({
    file,
    seconds: tests.filter((test) => test.file === file).reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  return { passed: passed.length, failed: failures.length, failures, flaky, times };
}
