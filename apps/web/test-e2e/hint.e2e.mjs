import assert from 'node:assert/strict';
import { asked, e2e, giveAnswer, playNow } from './harness.mjs';
import { LAST_SHOT, openPosition } from './position.mjs';

const hint = (page) => page.getByRole('region', { name: 'Hint' });
const seekHint = (page) => page.getByRole('button', { name: 'Hint', exact: true }).click();

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

/** Every look at the clock takes 20 ms, of which one counts in 25: a hint would take a minute on any machine. */
function thinkSlowly(page) {
  const slow = `{
    const now = performance.now.bind(performance);
    performance.now = () => { const start = now(); while (now() - start < 20); return now() / 25; };
  }`;
  return page.route('**/hint.worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${slow}\n${await response.text()}` });
  });
}

e2e('thinking can be stopped, and then tells what was found so far', async (page) => {
  await thinkSlowly(page);
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
  await openPosition(page, LAST_SHOT, '1');
  assert.match(await asked(page), /may attack/);
  await seekHint(page);
  await hint(page).getByText('A veteran would choose:').waitFor();
  assert.match(await hint(page).locator('.suggestion b').textContent(), /^Attack b1 /);
  const odds = await hint(page).locator('.hint-odds').textContent();
  assert.match(odds, /Exact odds: \d+ dice hit on \d\+/);
  const destroyed = odds.match(/Destroyed ((?:<|>)?\d+%)/)[1];
  await page.locator('.unit.target.advised').focus();
  assert.equal(await page.getByTestId('odds-destroyed').textContent(), destroyed);
});
