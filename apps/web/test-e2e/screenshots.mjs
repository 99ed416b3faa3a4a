// Takes the pictures of docs/screenshots from the built page: `node apps/web/test-e2e/screenshots.mjs`,
// or only some of them: `... phone-dark`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { asked, giveAnswer, onPage, startBrowser } from './harness.mjs';
import { openPosition, VILLAGE } from './position.mjs';

const AT = join(import.meta.dirname, '../../../docs/screenshots');
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Plays on, a little carelessly, until somebody can be attacked. */
async function playToFirstAttack(page, onOrders) {
  for (;;) {
    const title = await asked(page);
    if (/may attack/.test(title) && (await page.locator('.unit.target').count()) > 0) return;
    const before = await page.locator('.log li').count();
    const bare = page.locator('.unit.ready:not(:has(.order-marker))').first();
    if (title === 'Issue orders' && (await page.locator('.cp i.on').count()) > 0 && (await bare.count()) > 0) {
      await bare.press('Enter');
      await onOrders();
      await page.getByRole('menuitem', { name: 'Engage' }).click();
    } else if (/^Move /.test(title)) await page.locator('.hex-mark.reach').last().press('Enter');
    else if (title === 'Activate a unit' && (await page.locator('.unit.ready').count()) > 0)
      await page.locator('.unit.ready').first().press('Enter');
    else await page.locator('.question button.main').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  }
}

/** A squad of the inch table with its targets in sight, then on its way. */
async function inchTable(page, shot) {
  await openPosition(page, VILLAGE, '5', fictioneersLegacy);
  await page.locator('.fig[data-at="a3"]').click({ force: true });
  await page.locator('.fig.target').first().waitFor();
  await page.locator('.fig[data-at="b1"]').focus();
  await page.getByTestId('odds').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot('fictioneers-fire');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  const from = await page.locator('[data-fig="a2"]').boundingBox();
  await page.mouse.click(from.x + from.width * 3, from.y - from.height * 3);
  await page.locator('.ghost').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot('fictioneers-march');
}

mkdirSync(AT, { recursive: true });
const table = await startBrowser();
try {
  for (const [size, options] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) {
      if (process.argv[2] !== undefined && process.argv[2] !== `${size}-${colorScheme}`) continue;
      await onPage(table, { name: `screenshots-${size}`, colorScheme, ...options }, async (page) => {
        const shot = (name) => page.screenshot({ path: join(AT, `${name}-${size}-${colorScheme}.png`) });
        await page.locator('.battles li').first().waitFor();
        await shot('start');
        await page.getByRole('radio', { name: 'Recruit' }).check();
        await page.locator('.play-now').click();
        await asked(page);
        await shot('deploy');
        await giveAnswer(page, 'Deploy like this');
        let orders = false;
        await playToFirstAttack(page, async () => {
          if (!orders) await shot('orders');
          orders = true;
        });
        await page.locator('.unit.target').first().focus();
        await page.getByTestId('odds').waitFor();
        if (size === 'phone') await page.evaluate(() => window.scrollTo(0, 0));
        await page.waitForTimeout(500); // counters glide to their places
        await shot('battle');
        await inchTable(page, shot);
      });
    }
  }
} finally {
  await table.close();
}
