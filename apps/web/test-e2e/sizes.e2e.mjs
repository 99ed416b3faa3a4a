// One test for all tables and all windows: the board has most of the height, and what most people want next is in sight.
import assert from 'node:assert/strict';
import { asked, assertFits, e2e } from './harness.mjs';

const SIZES = [
  [844, 390],
  [720, 450],
  [390, 664],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
];
const LEAST = 0.6;

for (const [game, name] of ['Quantum Legions', 'Fictioneers', 'Legends'].entries())
  e2e(
    `${name}: in seven windows the board has most of the height, and the main answer is in sight`,
    { webgl: false },
    async (page) => {
      await page.locator('.play-now').nth(game).click();
      await asked(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(
          ([all, least]) =>
            document.querySelector('.board .picture').getBoundingClientRect().height >= least * all - 0.5,
          [height, LEAST],
        );
        await assertFits(page, width);
        const found = await page.evaluate(() => {
          const box = (element) => element?.getBoundingClientRect();
          const board = box(document.querySelector('.board .picture'));
          const question = box(document.querySelector('.question'));
          const main = box(document.querySelector('.question .answers button'));
          const zoom = box(document.querySelector('.zoom-buttons'));
          return { board, question, main, zoom };
        });
        const { board, question, main, zoom } = found;
        const at = `${width}x${height}`;
        const covers = (one) =>
          one.left < board.right - 1 &&
          one.right > board.left + 1 &&
          one.top < board.bottom - 1 &&
          one.bottom > board.top + 1;
        assert.ok(board.top >= 0 && board.bottom <= height, `${at}: the board is seen whole`);
        assert.ok(
          !covers(question),
          `${at}: the question at ${question.top} lies beside the board, which ends at ${board.bottom}`,
        );
        if (width < 800) assert.ok(!covers(zoom), `${at}: the keys that zoom lie beside the board`);
        assert.ok(
          main.top >= 0 && main.bottom <= height,
          `${at}: the first answer is seen, ${main.top} to ${main.bottom}`,
        );
      }
    },
  );
