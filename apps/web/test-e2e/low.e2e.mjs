import { assertFits, e2e } from './harness.mjs';

/** A phone on its side. */
const viewport = { width: 844, height: 390 };

e2e(
  `at ${viewport.width}x${viewport.height} every board has most of the window’s height`,
  { viewport, seed: '7' },
  async (page, { url }) => {
    for (const game of [0, 1, 2]) {
      await page.goto(url);
      await page.locator('.play-now').nth(game).click();
      // The picture of a city in three dimensions takes the place of its plan a moment later.
      await page.waitForFunction(
        (least) => document.querySelector('.picture, .board canvas')?.getBoundingClientRect().height >= least,
        0.6 * viewport.height,
      );
      await assertFits(page, viewport.width);
    }
  },
);
