import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { answerOnce, asked, e2e, giveAnswer, playNow } from './harness.mjs';
import { handOver, take, twoPersons } from './hot-seat.mjs';
import { ordersInMemory, ordersOnPage, storageOf } from './secrets.mjs';

/** The orders that stand in a saved game, by the seat that gave them. */
async function ordersInFile(page, seat) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const { entries } = JSON.parse(await readFile(await download.path(), 'utf8'));
  return entries
    .filter((entry) => entry.seat === seat && entry.answer?.type === 'IssueOrder')
    .map(({ answer: { unit, order: kind } }) => ({ unit, order: kind }));
}

async function assertSecret(page, orders, where) {
  assert.deepEqual(await ordersOnPage(page, orders), [], `${where}: on the page`);
  assert.deepEqual(await ordersInMemory(page, orders), [], `${where}: in the page's memory`);
  const stored = await storageOf(page);
  assert.match(stored, /quantum-legions/, `${where}: the game is stored`);
  assert.match(stored, /"extractable":false/);
  assert.doesNotMatch(stored, /IssueOrder|strike|engage|advance|"seed"/, `${where}: in storage`);
}

/** What other tests wrote into the memory of a page would be found in it. */
const FRESH = { fresh: true };

e2e('hot-seat: the orders of one side are nowhere on the page once the device is passed on', FRESH, async (page) => {
  await twoPersons(page);
  await take(page, 'A');
  await giveAnswer(page, 'Deploy like this');
  await handOver(page, 'B');
  assert.equal(await page.locator('.board-place').count(), 0, 'the hand-over screen hides the board');
  await take(page, 'B');
  await giveAnswer(page, 'Deploy like this');
  await handOver(page, 'A');
  await take(page, 'A');
  assert.equal(await asked(page), 'Issue orders');
  await page.locator('.unit.ready').first().press('Enter');
  await page.getByRole('menuitem', { name: 'Strike' }).click();
  await page.locator('.unit .order-marker.strike').waitFor();

  const secret = await ordersInFile(page, 'A');
  assert.equal(secret.length, 1);
  // The search can find: while its own side is at the screen, the order is there.
  assert.notDeepEqual(await ordersOnPage(page, secret), []);
  const inMemory = (await ordersInMemory(page, secret)).join();
  for (const form of [/orderIssued of/, /a view of/, /a sentence about/]) assert.match(inMemory, form);

  await giveAnswer(page, 'End the turn');
  // What was looked at in between is kept nowhere either.
  await page.getByRole('button', { name: 'One moment back' }).click();
  await page.getByRole('heading', { name: 'You are looking back' }).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.unit').first().hover();
  await handOver(page, 'B');
  await page.getByRole('heading', { name: 'Pass the device to Vassal Brigades' }).waitFor();
  await assertSecret(page, secret, 'on the hand-over screen');
  await take(page, 'B');
  await asked(page);
  assert.ok((await page.locator('.unit .order-marker.hidden').count()) > 0);
  await assertSecret(page, secret, 'with the other side at the screen');
});

e2e('the orders of a bot are nowhere on the page', FRESH, async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  for (let i = 0; i < 40 && (await page.locator('.unit .order-marker.hidden').count()) === 0; i++)
    await answerOnce(page);
  await asked(page);
  const theirs = await ordersInFile(page, 'B');
  const mine = await ordersInFile(page, 'A');
  assert.ok(theirs.length > 0 && mine.length > 0);
  assert.notDeepEqual(await ordersInMemory(page, mine), [], 'the search can find');
  await assertSecret(page, theirs, 'while the bot has orders out');
});
