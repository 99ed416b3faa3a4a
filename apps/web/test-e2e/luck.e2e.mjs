import assert from 'node:assert/strict';
import { answerOnce, asked, e2e, giveAnswer, playNow, there } from './harness.mjs';

const report = (page) => page.getByRole('dialog', { name: 'How the dice fell' });

/** The cells of a row of the report, by the words its first cell contains. */
const cells = async (page, row) =>
  report(page).getByRole('row', { name: row }).first().getByRole('cell').allTextContents();

e2e('the luck report tells every command roll against its average, and the log has the same dice', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await page.getByRole('button', { name: 'Luck' }).click();
  await report(page).getByRole('radio', { name: 'Command points' }).check();
  const [throws, came, expected, difference] = await cells(page, /^You, /);
  assert.equal(throws, '1');
  assert.equal(expected, '4.47'); // 161/36, the higher of two dice
  const cp = Number(
    (await page.locator('.log').textContent())
      .match(/\((\d+) CP|(\d+) CP/)
      ?.slice(1)
      .find(Boolean),
  );
  if (cp) assert.equal(Number(came), cp);
  assert.equal(difference, `${came > 4.47 ? '+' : '−'}${Math.abs(came - 161 / 36).toFixed(2)}`);
  await page.keyboard.press('Escape');
  await report(page).waitFor({ state: 'detached' });
});

e2e('after an attack its losses stand beside what was expected, with a plot and a row for each', async (page) => {
  await playNow(page);
  const attacked = () => page.locator('.log li.attackRolled').count();
  while ((await attacked()) === 0) assert.ok(await answerOnce(page));
  await asked(page);
  await page.getByRole('button', { name: 'Luck' }).click();
  await report(page).getByRole('radio', { name: 'Elements destroyed' }).check();
  const rows = report(page)
    .getByRole('region', { name: 'Every throw' })
    .getByRole('row', { name: / attacks / });
  await there(rows, await attacked());
  assert.match(await rows.first().getByRole('cell').nth(2).textContent(), /^\d+\.\d\d$/);
  await report(page)
    .getByRole('img', { name: /luck over the game/ })
    .waitFor();
});
