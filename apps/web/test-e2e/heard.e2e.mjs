// What those hear who do not see the table, and how they come from the question to the board and back.
import assert from 'node:assert/strict';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { answerOnce, asked, button, e2e, giveAnswer, playNow, there } from './harness.mjs';
import { middleOf } from './inch-table.mjs';
import { openPosition } from './position.mjs';

/** Everything that is put where it is spoken, from now on. */
async function listen(page) {
  const heard = [];
  await page.exposeFunction('hears', (text) => heard.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('[data-testid="spoken"]');
    new MutationObserver(() => window.hears(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return heard;
}

const focused = (page, selector) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

e2e('every order of one’s own is heard, with its unit', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  while ((await asked(page)) !== 'Issue orders') await answerOnce(page);
  const heard = await listen(page);
  const points = await page.locator('.cp i.on').count();
  assert.ok(points >= 2, 'the seed leaves no two orders');
  for (let i = 0; i < 2; i++) await answerOnce(page);
  const orders = heard.filter((text) => /^\w+: Engage\./.test(text));
  assert.equal(new Set(orders).size, 2, heard.join('\n'));
});

const SQUAD = {
  position: {
    table: [36, 36],
    terrain: [],
    models: [
      { side: 'A', unit: 't-sergeant', at: [10, 6] },
      ...[12, 14, 16, 18].map((x) => ({ side: 'A', unit: 't-legionary', at: [x, 6] })),
      ...[10, 12, 14].map((x) => ({ side: 'A', unit: 't-legionary', at: [x, 4] })),
      { side: 'B', unit: 'x-prime', at: [12, 30] },
    ],
    active: 'A',
    phase: 'moveFire',
  },
};

e2e('the move of a whole squad is heard in one message', async (page) => {
  await openPosition(page, SQUAD, '5', fictioneersLegacy);
  await button(page, /^Choose /)
    .first()
    .click();
  await there(page.locator('.fig.chosen'), 8);
  const heard = await listen(page);
  const [from, to] = [await middleOf(page, 'a1'), await middleOf(page, 'b1')];
  const up = Math.sign(to.y - from.y);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + up * 20, { steps: 3 });
  await page.mouse.move(from.x, from.y + up * 45, { steps: 3 });
  await page.locator('.ghost').nth(7).waitFor();
  await page.mouse.up();
  await button(page, /^All go \(8\)/).click();
  await page.waitForFunction(() => document.querySelectorAll('.log li.moved').length >= 8);
  await page.waitForFunction(() => /: 8 move\./.test(document.querySelector('[data-testid="spoken"]').textContent));
  assert.equal(heard.filter((text) => /move/.test(text)).length, 1, heard.join('\n'));
});

for (const title of ['Quantum Legions', 'Fictioneers: Legacy', 'Legends'])
  e2e(`at a table of ${title} the focus is on the question; a key leads to the board and back`, async (page) => {
    await page.locator('.game-card').filter({ hasText: title }).locator('.play-now').click();
    await asked(page);
    await focused(page, '#question');
    await page.locator('.board').waitFor();
    await page.keyboard.press('F2');
    await focused(page, '.board, .board *');
    const there = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('F2');
    await focused(page, '#question');
    await page.keyboard.press('F2');
    assert.ok(await there.evaluate((element) => element === document.activeElement), 'another place of the board');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('From the decision to the board, and back').waitFor();
  });

e2e('what patterns mean is shown, not spoken over what happened', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await page.locator('.unit').first().focus();
  await page.keyboard.press('r');
  await page.locator('.legend').waitFor();
  assert.equal(await page.locator('.legend[role], .legend[aria-live]').count(), 0);
});
