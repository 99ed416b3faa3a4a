// A real browser on the built page, for the end-to-end tests, the pictures in the docs and what benchmarks measure there.
import assert from 'node:assert/strict';
import { test as base, chromium, expect } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';
import { FLAGS } from './flags.mjs';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Patience for one step: the machines of continuous integration have two slow cores. */
const STEP = 30_000;

/** Serves the built page on a free port and starts the browser. */
export async function startBrowser(args = []) {
  const server = await serve(PAGE);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...FLAGS, ...args] });
  return {
    url: server.url,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * A context and its page, as a test wishes them. The page is not kept on the device unless `serviceWorkers` is 'allow': most tests
 * have no use for that work. With `webgl: false` the browser draws nothing in three dimensions.
 */
async function newPage(browser, { animation = 'off', webgl = true, ...options }) {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB', serviceWorkers: 'block', ...options });
  // Nothing on the board moves, and bots do not wait for people to follow, unless a test is about that.
  await context.addInitScript((speed) => {
    if (!localStorage.getItem('sandtable.settings'))
      localStorage.setItem('sandtable.settings', JSON.stringify({ animation: speed }));
  }, animation);
  if (!webgl)
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
      };
    });
  context.setDefaultTimeout(STEP);
  const faults = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error));
  return { context, page, faults };
}

/** Opens the first page, or what lies at `at`, with dice of `seed`, and takes the steps. Any error the page throws and does not catch fails them. */
async function stepsOn({ page, faults }, url, { seed = '7', at = '' }, steps) {
  await page.goto(`${url}?seed=${seed}${at}`);
  await steps();
  if (faults.length > 0) throw faults[0];
}

/** Runs steps on a fresh page that was opened at `at` (a hash route). Other options are Playwright's for a context: viewport, locale, colorScheme ... */
export async function onPage({ browser, url }, { seed, at, ...options }, steps) {
  const made = await newPage(browser, options);
  try {
    await stepsOn(made, url, { seed, at }, () => steps(made.page, { url, context: made.context }));
  } finally {
    await made.context.close();
  }
}

/**
 * Pages that one test after another may use, by the options they were made with: starting a browser's process and compiling the
 * program is more than half of what a short test costs. Whatever a test left behind is cleared: a visitor comes for the first time.
 */
const kept = new Map();
/** How many are kept at a time. */
const MOST_KEPT = 3;
/** What a page or its context does not forget when another address is opened. */
const LASTING = [
  ...['route', 'routeFromHAR', 'addInitScript', 'exposeFunction', 'exposeBinding', 'addLocatorHandler', 'context'],
  ...['emulateMedia', 'setViewportSize', 'setExtraHTTPHeaders', 'setDefaultTimeout', 'on', 'once', 'close'],
];

/** Like `onPage`, on a page that is kept for the next test with these options, unless this one did to it what lasts. */
async function onKeptPage({ browser, url }, { seed, at, ...options }, steps) {
  const name = JSON.stringify(options);
  const made = kept.get(name) ?? (await newPage(browser, options));
  kept.delete(name);
  const { page, context, faults } = made;
  let lasting = false;
  for (const method of LASTING)
    page[method] = (...args) => {
      lasting = true;
      return Object.getPrototypeOf(page)[method].apply(page, args);
    };
  const around = {
    url,
    get context() {
      lasting = true;
      return context;
    },
  };
  let done = false;
  try {
    await stepsOn(made, url, { seed, at }, () => steps(page, around));
    done = true;
  } finally {
    for (const method of LASTING) delete page[method];
    if (!done || lasting || context.pages().length > 1) await context.close();
    else {
      await forgetAll(made, url);
      faults.length = 0;
      kept.set(name, made);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT) {
        await kept.get(oldest).context.close();
        kept.delete(oldest);
      }
    }
  }
}

/** Leaves the page for a quiet one of the same site, and forgets all that was kept there. */
async function forgetAll({ context, page }, url) {
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(0, 0);
  await page.goto(`${url}manifest.webmanifest`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  await context.clearPermissions();
}

/** Each worker serves the page once; the browser is Playwright's own fixture, once for each worker too. */
const test = base.extend({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const server = await serve(PAGE);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * A test on a page of its own: `e2e('what holds', async (page, { url, context }) => ...)`, with options as for `onPage` between the
 * two; `timeout`; and `fresh` for a test that is about what is fetched.
 */
export function e2e(title, ...rest) {
  const [{ timeout, fresh = false, ...options }, steps] = rest.length > 1 ? rest : [{}, rest[0]];
  test(title, async ({ browser, url }, info) => {
    if (timeout) info.setTimeout(timeout);
    await (fresh || options.serviceWorkers ? onPage : onKeptPage)({ browser, url }, options, steps);
  });
}

/** The title of the question now asked; waits until it is this seat's. Found and read at once: a bot may be asked a moment later. */
export async function asked(page) {
  const title = () => document.querySelector('.question:not(.waiting) h2')?.textContent;
  return (await page.waitForFunction(title, null, { timeout: 60_000 })).jsonValue();
}

/** Waits until there are so many of them: what the worker is asked for comes a moment later. */
export const there = (locator, count) => expect(locator).toHaveCount(count, { timeout: STEP });

export const button = (page, name) => page.locator('.question').getByRole('button', { name });

/** Gives an answer by its button and waits until something has come of it: before that, the old question still stands. */
export async function giveAnswer(page, name) {
  const before = await page.locator('.log li').count();
  await button(page, name).click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
}

/** Gives a file to the button of this name: data as JSON, or a text as it is. */
export async function jsonFile(page, label, name, data) {
  const buffer = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: label }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer });
}

/** How much has been told so far. */
export const logged = (page) => page.locator('.log li').count();
/** Waits until more has been told than `before`. */
export const grown = (page, before) =>
  page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before, { timeout: 60_000 });

/** What is asked, and how much has been told. */
export const standing = async (page) => ({ title: await asked(page), told: await logged(page) });
/** Waits until something else is asked, or more has been told: not every answer is worth a word. */
export const movedOn = (page, { title, told }) =>
  page.waitForFunction(
    ([was, n]) =>
      document.querySelectorAll('.log li').length > n || document.querySelector('.question h2')?.textContent !== was,
    [title, told],
    { timeout: 60_000 },
  );

/** Opens a game from a setup, as the page of a new game does with what was chosen there last. */
export async function openSetup(page, ruleset, setup, players = { A: 'person', B: 'recruit' }) {
  await page.evaluate(
    ([name, choices]) => {
      localStorage.setItem(`sandtable.new.${name}`, JSON.stringify(choices));
      location.hash = `#/new/${name}`;
    },
    [ruleset, { setup, players, dice: 'seeded', undo: 'free' }],
  );
  await page.locator('.start-bar button.main').click();
  await page.locator('.question h2').waitFor();
}

/** One click on the first page, and a battle against `level` waits for the deployment. */
export async function playNow(page, level = 'Recruit') {
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: /^Play now Proving Ground/ }).click();
  await page.getByRole('heading', { name: 'Deploy your units' }).waitFor();
}

/** Gives the answer that a hurried player would give, on the board by keyboard or by clicks; false when the battle is over. */
export async function answerOnce(page, by = 'keys') {
  const choose = (what) => (by === 'clicks' ? what.click() : what.press('Enter'));
  const title = await asked(page);
  if (/^(You have|A draw)/.test(title)) return false;
  const before = await page.locator('.log li').count();
  if (title === 'Issue orders' && (await page.locator('.cp i.on').count()) > 0) {
    const unit = page.locator('.unit.ready:not(:has(.order-marker))').first();
    if ((await unit.count()) > 0) {
      await choose(unit);
      await choose(page.getByRole('menuitem', { name: 'Engage' }));
    } else await button(page, 'End the turn').click();
  } else if (/^Move /.test(title)) {
    const hex = page.locator('.hex-mark.reach').last();
    if ((await hex.count()) > 0) await choose(hex);
    else await button(page, 'Stay here').click();
  } else {
    const choice = page.locator('.unit.target, .unit.ready').first();
    if (title !== 'Deploy your units' && (await choice.count()) > 0) await choose(choice);
    else await page.locator('.question button.main').first().click();
  }
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  return true;
}

/** Waits for a step of a lesson, by its number. */
export const lessonStep = (page, n, of) => page.getByText(`Step ${n} of ${of}`, { exact: true }).waitFor();

/** Goes through a lesson from its beginning to its end: at each step the deed, or null where there is only something to read. */
export async function learnAll(page, deeds) {
  const of = deeds.length + 1;
  for (const [i, deed] of deeds.entries()) {
    await lessonStep(page, i + 1, of);
    if (deed) await deed(page);
    else await page.getByRole('button', { name: /^Next/ }).click();
  }
  await lessonStep(page, of, of);
  await page.locator('.question.ending').getByText('You have won').waitFor();
}

/** A table fills a desktop's window and no more: its parts scroll, the page does not. */
export async function assertFills(page) {
  const [high, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert.ok(high <= window, `the page is ${high} high in a window of ${window}`);
}

/** Nothing on the page is wider than a phone. The window itself is no measure: it grows with what does not fit. */
export async function assertFits(page, most = PHONE.viewport.width) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= most, `the page is ${wide} wide`);
}
