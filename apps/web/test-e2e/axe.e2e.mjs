import assert from 'node:assert/strict';
import { asked, DESKTOP, e2e, giveAnswer, PHONE, playNow } from './harness.mjs';
import { dialogOn, goTo, seriousOn } from './serious.mjs';

const PAGES = {
  home: '#/',
  games: '#/games',
  'which new game': '#/new',
  'new game': '#/new/quantum-legions',
  'which rules': '#/rules',
  rules: '#/rules/quantum-legions',
  lessons: '#/learn',
  learn: '#/learn/quantum-legions',
  nowhere: '#/nowhere',
};

/** By day and by night: both are looked at on the way. */
const BOTH = { inDark: true };

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const options = { ...viewport, colorScheme: 'light' };

  e2e(`axe finds nothing serious on any page: ${size}`, options, async (page) => {
    const found = [];
    for (const [name, hash] of Object.entries(PAGES)) {
      await goTo(page, hash);
      found.push(...(await seriousOn(page, name, BOTH)));
    }
    assert.deepEqual(found, []);
  });

  e2e(`axe finds nothing serious at a table and in its dialogs: ${size}`, options, async (page) => {
    await playNow(page);
    const found = await seriousOn(page, 'deployment', BOTH);
    await giveAnswer(page, 'Deploy like this');
    await asked(page);
    found.push(...(await seriousOn(page, 'orders', BOTH)));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('A veteran would choose:').waitFor();
    found.push(...(await seriousOn(page, 'hint', BOTH)));
    for (const name of ['Luck', 'Share', 'Who plays']) found.push(...(await dialogOn(page, name, BOTH)));
    await page.locator('.question .rule-ref').first().click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await seriousOn(page, 'a rule', BOTH)));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    found.push(...(await seriousOn(page, 'menu', BOTH)));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await seriousOn(page, 'settings', BOTH)));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: /Resign: Really/ }).click();
    await page.getByRole('heading', { name: 'You have lost' }).waitFor();
    found.push(...(await seriousOn(page, 'the end', BOTH)));
    assert.deepEqual(found, []);
  });
}
