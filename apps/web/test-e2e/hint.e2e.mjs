import assert from 'node:assert/strict';
import { answerOnce, asked, e2e, giveAnswer, playNow } from './harness.mjs';

const hint = (page) => page.getByRole('region', { name: 'Hint' });
const seekHint = (page) => page.getByRole('button', { name: 'Hint', exact: true }).click();

/** Plays on until a unit may attack somebody. */
async function playToAttack(page) {
  while (!(/may attack/.test(await asked(page)) && (await page.locator('.unit.target').count()) > 0))
    assert.ok(await answerOnce(page), 'the battle ended without an attack');
}

e2e('a veteran suggests an order with its chance to win; "Do it" gives that answer', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await seekHint(page);
  await hint(page).getByText('A veteran would choose:').waitFor();
  assert.match(await hint(page).locator('.suggestion').textContent(), /\d+% to win/);
  const considered = await hint(page).getByRole('listitem').count();
  assert.ok(considered >= 1 && considered <= 2, `${considered} other answers`);
  const before = await page.locator('.log li').count();
  await hint(page).getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  await hint(page).waitFor({ state: 'detached' });
});

e2e('thinking can be stopped, and then tells what was found so far', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await seekHint(page);
  await page.getByRole('button', { name: 'Enough thought' }).click();
  await hint(page).getByText('A veteran would choose:').waitFor();
  await hint(page).getByRole('button', { name: 'Close the hint' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
});

e2e('an attack is suggested with the exact odds that the board shows, and ringed there', async (page) => {
  await playNow(page);
  await playToAttack(page);
  await seekHint(page);
  await hint(page).getByText('A veteran would choose:').waitFor();
  if (/attack/i.test(await hint(page).locator('.suggestion b').textContent())) {
    const odds = await hint(page).locator('.hint-odds').textContent();
    assert.match(odds, /Exact odds: \d+ dice hit on \d\+/);
    const destroyed = odds.match(/Destroyed ((?:<|>)?\d+%)/)[1];
    const target = page.locator('.unit.target.advised');
    await target.focus();
    assert.equal(await page.getByTestId('odds-destroyed').textContent(), destroyed);
  } else assert.ok((await page.locator('.unit.advised').count()) > 0);
});
