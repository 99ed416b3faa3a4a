// Whole battles of Fictioneers: Legacy in a real browser, against a recruit.
import assert from 'node:assert/strict';
import { asked, e2e } from './harness.mjs';
import { commandOnce } from './inch-table.mjs';

/** More decisions than any of these battles has. */
const MOST = 400;

async function playToTheEnd(page, choose) {
  for (let i = 0; i < MOST; i++) if (!(await commandOnce(page, choose))) return;
  throw new Error('the battle does not end');
}

e2e('a whole scenario is played by clicks and squad commands, to its end', { timeout: 300_000 }, async (page) => {
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('heading', { name: 'Fictioneers: Legacy' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^First Light at the Landing Site/ }).click();
  await playToTheEnd(page);
  assert.match(await asked(page), /^(You have (won|lost)|A draw)$/);
  const log = await page.locator('.log').innerText();
  for (const told of [/fires with/, /moves/, /Phase 3/]) assert.match(log, told);
  await page
    .locator('.question.ending')
    .getByText(/^FL-VIC-/)
    .waitFor();
});
