// The lab: one press from a setup of one's own, games in threads, a page that stays quick, and nothing lost on reload.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assertFits, e2e, PHONE } from './harness.mjs';
import { seriousOn } from './serious.mjs';

const gamesOf = async (page) => {
  const texts = await page.locator('.lab-count').allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(text.match(/\d+/)[0]), 0);
};

e2e(
  'from a setup one press asks the lab; games are played while one watches, and a reload loses none',
  async (page) => {
    await page.goto(`${page.url().split('#')[0]}#/new/quantum-legions`);
    await page.getByRole('button', { name: 'Is this fair? Try it in the lab' }).click();
    await page.locator('.plot').first().waitFor();
    assert.match(page.url(), /#\/lab\/quantum-legions\/own$/);
    await page.waitForFunction(() => Number(document.querySelector('.lab-count').textContent.match(/\d+/)[0]) > 5);
    // While games are played, the page answers: ten frames one after the other.
    await page.evaluate(async () => {
      for (let i = 0; i < 10; i++) await new Promise((next) => requestAnimationFrame(next));
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.waitForTimeout(1500); // what was under way has come in
    const before = await gamesOf(page);
    assert.deepEqual(await seriousOn(page, 'lab'), []);

    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the report as a file' }).click();
    const html = readFileSync(await (await taken).path(), 'utf8');
    assert.match(html, /<figure/);
    assert.doesNotMatch(html, /<script/);

    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    assert.equal(await gamesOf(page), before);
  },
);

e2e(
  'the lab on a phone, dark and in German: the keyboard plays, stops and opens the table behind a plot',
  { ...PHONE, colorScheme: 'dark', locale: 'de-DE' },
  async (page) => {
    await page.goto(`${page.url().split('#')[0]}#/lab/quantum-legions/SC-1`);
    await page.getByRole('button', { name: 'Ist das ausgewogen?' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.plot').first().waitFor();
    await page.getByRole('button', { name: 'Anhalten' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Weiter' }).waitFor();
    await assertFits(page);
    await page.locator('.plot summary').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('columnheader', { name: 'Szenario' }).waitFor();
    await assertFits(page);
    assert.deepEqual(await seriousOn(page, 'lab'), []);
  },
);
