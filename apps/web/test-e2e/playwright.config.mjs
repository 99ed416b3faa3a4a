// How `npm run e2e` (scripts/e2e.mjs, which builds the page first) runs the tests that lie here.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { FLAGS } from './flags.mjs';

export default defineConfig({
  testMatch: '*.e2e.mjs',
  fullyParallel: true, // every test has a page of its own and nothing else
  workers: Math.max(1, availableParallelism()),
  timeout: 240_000,
  retries: 1, // and who needed it is named at the end
  outputDir: '../test-results',
  reporter: '../../../scripts/e2e-reporter.mjs',
  use: {
    launchOptions: { executablePath: await ensureChromium(), args: FLAGS },
    screenshot: 'only-on-failure',
    // A recording puts the whole page down at each step, which is most of the work of a long test: only the second try of what failed.
    trace: { mode: 'on-first-retry', snapshots: true, screenshots: false, sources: false },
  },
});
