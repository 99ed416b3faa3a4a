// Names of sixty letters without a gap, windows of 320x256, and colours that the device chooses.
import assert from 'node:assert/strict';
import { asked, assertFits, e2e, PHONE } from './harness.mjs';
import { openPosition } from './position.mjs';

const LONG = 'W'.repeat(60);
const NAMED = {
  position: {
    units: [
      {
        seat: 'A',
        type: { dice: [9, 7], range: 5, speed: [3, 5], ap: 3, name: LONG },
        hex: 'G4',
        order: 'strike',
        tag: LONG,
      },
      { seat: 'B', type: { dice: [1], range: 2, speed: [1, 1], name: LONG }, hex: 'G7', tag: LONG },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
  },
};

e2e('names of sixty unbroken letters make no page wider than a phone', PHONE, async (page) => {
  await openPosition(page, NAMED, '7');
  await assertFits(page);
  await page.locator('.text-toggle').click();
  await page.locator('.text-board').waitFor();
  await assertFits(page);
  await page.locator('.unit').first().click();
  await assertFits(page);
  await page.goto(`${page.url().split('#')[0]}#/games`);
  const row = page.locator('main li').filter({ hasText: 'position' }).first();
  await row.waitFor();
  await assertFits(page);
});

/** A window of 1280x1024 at four times its size. */
const SMALL = { viewport: { width: 320, height: 256 } };

for (const game of [0, 1, 2, 3])
  e2e(`in a window of 320x256 the table of game ${game + 1} fits`, SMALL, async (page) => {
    await assertFits(page, 320);
    await page.locator('.play-now').nth(game).click();
    await asked(page);
    await assertFits(page, 320);
    const answer = page.locator('.question button').first();
    await answer.scrollIntoViewIfNeeded();
    const box = await answer.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 256, `the first answer is ${box.height} high at ${box.y}`);
    await answer.click({ trial: true }); // nothing lies over it
  });

e2e('in a window of 320x256 the other pages fit', SMALL, async (page) => {
  for (const at of ['#/games', '#/learn', '#/rules/quantum-legions', '#/new/quantum-legions', '#/new/legends']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, at);
    await page.locator('main h1').first().waitFor();
    await assertFits(page, 320);
  }
});

const ground = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

e2e(
  'where the device chooses the colours one sees which view is on, and the points',
  { forcedColors: 'active' },
  async (page) => {
    await page.locator('.play-now').nth(2).click();
    await asked(page);
    const tools = page.locator('.board-tools');
    const on = await ground(tools.locator('[aria-pressed="true"]').first());
    const off = await ground(tools.locator('[aria-pressed="false"]').first());
    assert.notEqual(on, off);
    const bar = page.locator('.score .bar').first();
    if ((await bar.count()) > 0) assert.notEqual(await ground(bar.locator('i')), await ground(bar));
  },
);
