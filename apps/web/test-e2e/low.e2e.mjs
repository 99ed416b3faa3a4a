import assert from 'node:assert/strict';
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
      const board = page.locator('.picture, .board canvas').first();
      await board.waitFor();
      const { height } = await board.boundingBox();
      const share = height / viewport.height;
      assert.ok(share >= 0.6, `game ${game}: the board has ${Math.round(100 * share)} % of the height`);
      await assertFits(page, viewport.width);
    }
  },
);
