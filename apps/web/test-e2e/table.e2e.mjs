import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asked, button, giveAnswer, onPage, startBrowser } from './browser.mjs';

let table;
before(async () => {
  table = await startBrowser();
});
after(() => table?.close());

async function playNow(page, level = 'Recruit') {
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: /^Play now/ }).click();
  assert.equal(await asked(page), 'Deploy your units');
}

/** Gives the answer that a hurried player would give; false when the battle is over. */
async function answerOnce(page) {
  const title = await asked(page);
  if (/^(You have|A draw)/.test(title)) return false;
  const before = await page.locator('.log li').count();
  if (title === 'Issue orders' && (await page.locator('.cp i.on').count()) > 0) {
    const unit = page.locator('.unit.ready:not(:has(.order-marker))').first();
    if ((await unit.count()) > 0) {
      await unit.press('Enter');
      await page.getByRole('menuitem', { name: 'Engage' }).press('Enter');
    } else await button(page, 'End the turn').click();
  } else if (/^Move /.test(title)) {
    const hex = page.locator('.hex-mark.reach').last();
    if ((await hex.count()) > 0) await hex.press('Enter');
    else await button(page, 'Stay here').click();
  } else {
    const choice = page.locator('.unit.target, .unit.ready').first();
    if (title !== 'Deploy your units' && (await choice.count()) > 0) await choice.press('Enter');
    else await page.locator('.question button.main').first().click();
  }
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  return true;
}

test('one click leads to a battle, and a deployment to the first decision', () =>
  onPage(table, { name: 'quick-start' }, async (page) => {
    await playNow(page);
    assert.equal(await page.locator('.unit').count(), 4);
    await giveAnswer(page, 'Deploy like this');
    assert.equal(await asked(page), 'Issue orders');
    assert.equal(await page.locator('.unit').count(), 9);
  }));

test('a unit is deployed elsewhere by clicks', () =>
  onPage(table, { name: 'deploy' }, async (page) => {
    await playNow(page);
    await page.getByRole('button', { name: /^a1 Mandate Main Tank/ }).click();
    await page.getByRole('button', { name: /^A7, / }).click();
    await giveAnswer(page, 'Deploy like this');
    await asked(page);
    assert.match(await page.locator('.log').textContent(), /deploys a1 A7/);
  }));

test('an order is placed by the menu on the unit; the enemy’s orders show their backs only', () =>
  onPage(table, { name: 'orders' }, async (page) => {
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
  }));

test('what is not allowed is refused with its rule, whose text opens in place', () =>
  onPage(table, { name: 'refusal' }, async (page) => {
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
  }));

test('a whole battle is played by keyboard on the board to its end', { timeout: 300_000 }, () =>
  onPage(table, { name: 'whole-battle' }, async (page) => {
    await playNow(page);
    let attacks = 0;
    for (let i = 0; i < 600; i++) {
      if (/may attack/.test(await asked(page)) && (await page.locator('.unit.target').count()) > 0) {
        await page.locator('.unit.target').first().focus();
        await page.getByTestId('odds').waitFor();
        assert.match(await page.getByTestId('odds-destroyed').textContent(), /^(<|>)?\d+%$/);
        attacks++;
      }
      if (!(await answerOnce(page))) break;
    }
    assert.match(await asked(page), /^(You have (won|lost)|A draw)$/);
    assert.ok(attacks > 0);
  }),
);

test('a phone 360 wide has no sideways scrolling, in German too', () =>
  onPage(
    table,
    { name: 'phone', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'de-DE' },
    async (page) => {
      await page.getByRole('button', { name: /^Sofort spielen/ }).tap();
      await page.getByRole('heading', { name: 'Stelle deine Einheiten auf' }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `the page is ${wide} wide`);
      await giveAnswer(page, 'So aufstellen');
      assert.equal(await asked(page), 'Erteile Befehle');
    },
  ));
