import assert from 'node:assert/strict';
import { answerOnce, asked, assertFills, e2e, giveAnswer, PHONE, playNow, there } from './harness.mjs';

e2e('one click leads to a battle, and a deployment to the first decision', async (page) => {
  await playNow(page);
  await there(page.locator('.unit'), 4);
  await giveAnswer(page, 'Deploy like this');
  assert.equal(await asked(page), 'Issue orders');
  await there(page.locator('.unit'), 9);
});

e2e('a unit is deployed elsewhere by clicks', async (page) => {
  await playNow(page);
  await page.getByRole('button', { name: /^a1 Mandate Main Tank/ }).click();
  await page.getByRole('button', { name: /^A7, / }).click();
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  assert.match(await page.locator('.log').textContent(), /deploys a1 A7/);
});

e2e('an order is placed by the menu on the unit; the enemy’s orders show their backs only', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await page.locator('.unit.ready').first().click();
  await page.getByRole('menuitem', { name: 'Strike' }).click();
  await page.locator('.unit .order-marker.strike').waitFor();
  await giveAnswer(page, 'End the turn');
  await asked(page);
  assert.ok((await page.locator('.unit .order-marker.hidden').count()) > 0);
  assert.equal(await page.locator('.unit .enemy .order-marker:not(.hidden)').count(), 0);
  assert.doesNotMatch(await page.locator('.log').textContent(), /order (engage|advance|strike) is placed on b/i);
});

e2e('what is not allowed is refused with its rule, whose text opens in place', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await page.locator('.unit.ready').first().click();
  await page.getByRole('menuitem', { name: 'Advance' }).click();
  await page.locator('.unit .order-marker.advance').waitFor();
  await giveAnswer(page, 'End the turn');
  for (let i = 0; (await asked(page)) !== 'Activate a unit' && i < 5; i++) await giveAnswer(page, /^Done/);
  await page.getByRole('button', { name: /you, a2 / }).click();
  const refused = page.locator('.question .refused');
  await refused.waitFor();
  const rule = await refused.getByRole('button').textContent();
  assert.match(rule, /^QL-ACT-/);
  await refused.getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  assert.match(await page.getByRole('dialog').textContent(), new RegExp(rule));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

e2e('a whole battle is played by clicks to victory or defeat', { timeout: 600_000 }, async (page) => {
  await playNow(page);
  let attacks = 0;
  for (let i = 0; i < 600; i++) {
    if (/may attack/.test(await asked(page)) && (await page.locator('.unit.target').count()) > 0) {
      await page.locator('.unit.target').first().hover();
      await page.getByTestId('odds').waitFor();
      assert.match(await page.getByTestId('odds-destroyed').textContent(), /^(<|>)?\d+%$/);
      attacks++;
    }
    if (!(await answerOnce(page, 'clicks'))) break;
  }
  assert.match(await asked(page), /^(You have (won|lost)|A draw)$/);
  assert.ok(attacks > 0);
  await assertFills(page);
});

e2e('a phone 360 wide has no sideways scrolling, in German too', { ...PHONE, locale: 'de-DE' }, async (page) => {
  await page.getByRole('button', { name: /^Sofort spielen Proving/ }).tap();
  await page.getByRole('heading', { name: 'Stelle deine Einheiten auf' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  await giveAnswer(page, 'So aufstellen');
  assert.equal(await asked(page), 'Erteile Befehle');
});
