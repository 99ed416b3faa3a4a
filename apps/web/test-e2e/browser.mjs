// A real browser on the built page, for the end-to-end tests and the pictures in the docs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const APP = join(import.meta.dirname, '..');
export const RESULTS = join(APP, 'test-results');

const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** The system's Chromium; where there is none, Debian's is installed. */
function chromiumPath() {
  const known = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(known)) return known;
  console.error('Installing Chromium ...');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-dejavu-core'], quiet);
  if (!existsSync(known)) throw new Error(`no Chromium at ${known}: install it, or name yours in CHROMIUM`);
  return known;
}

/** Serves the built page on a free port and starts the browser. */
export async function startBrowser() {
  const server = await preview({
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  const { port } = server.httpServer.address();
  return {
    url: `http://127.0.0.1:${port}/`,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Runs steps on a fresh page; if one fails, a picture and a trace are left behind. */
export async function onPage({ browser, url }, { name, seed = '7', ...options }, steps) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error));
  try {
    await page.goto(`${url}?seed=${seed}`);
    await steps(page);
    if (faults.length > 0) throw faults[0];
    await context.tracing.stop();
  } catch (error) {
    mkdirSync(RESULTS, { recursive: true });
    await page.screenshot({ path: join(RESULTS, `${name}.png`) });
    await context.tracing.stop({ path: join(RESULTS, `${name}.zip`) });
    throw error;
  } finally {
    await context.close();
  }
}

/** The title of the question now asked; waits until it is this seat's. */
export async function asked(page) {
  await page.locator('.question:not(.waiting) h2').waitFor({ timeout: 60_000 });
  return page.locator('.question h2').textContent();
}

export const button = (page, name) => page.locator('.question').getByRole('button', { name });

/** Gives an answer by its button and waits until something has come of it: before that, the old question still stands. */
export async function giveAnswer(page, name) {
  const before = await page.locator('.log li').count();
  await button(page, name).click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
}
