// Whole battles of Fictioneers: Legacy in a real browser, against a recruit.
import assert from 'node:assert/strict';
import { asked, assertFills, e2e } from './harness.mjs';
import { BY_KEYS, commandOnce, openTable } from './inch-table.mjs';

/** More decisions than any of these battles has. */
const MOST = 400;

async function playToTheEnd(page, by) {
  for (let i = 0; i < MOST; i++) if (!(await commandOnce(page, by))) return;
  throw new Error('the battle does not end');
}

e2e('a whole scenario is played by clicks and squad commands, to its end', { timeout: 300_000 }, async (page) => {
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: /^Play now First Light/ }).click();
  await playToTheEnd(page);
  assert.match(await asked(page), /^(You have (won|lost)|A draw)$/);
  const log = await page.locator('.log').innerText();
  for (const told of [/fires with/, /moves/, /Phase 3/]) assert.match(log, told);
  await assertFills(page);
  await page
    .locator('.question.ending')
    .getByText(/^FL-VIC-/)
    .waitFor();
});

/** Four against two, for three rounds at most. */
const PATROL = {
  position: {
    table: [24, 24],
    round: 1,
    rounds: 3,
    suddenEnd: true,
    phase: 'overwatch',
    terrain: [
      {
        id: 'grove',
        type: 'woods',
        polygon: [
          [3, 9],
          [8, 8],
          [9, 13],
          [4, 14],
        ],
      },
      {
        id: 'barn',
        type: 'structure',
        height: 3,
        polygon: [
          [9, 10],
          [16, 10],
          [16, 13],
          [9, 13],
        ],
      },
    ],
    models: [
      { side: 'A', unit: 't-sergeant', at: [11, 6] },
      { side: 'A', unit: 't-legionary', at: [13, 6] },
      { side: 'A', unit: 't-legionary', at: [15, 6] },
      { side: 'A', unit: 't-gunner', at: [12, 4] },
      { side: 'B', unit: 's-chief', at: [11, 17] },
      { side: 'B', unit: 's-warrior', at: [14, 18] },
    ],
  },
};

e2e('a small battle is played by keyboard alone, to its end', { timeout: 300_000 }, async (page) => {
  await openTable(page, PATROL, '11');
  await playToTheEnd(page, BY_KEYS);
  assert.match(await asked(page), /^(You have (won|lost)|A draw)$/);
  assert.match(await page.locator('.log').innerText(), /fires with/);
});
