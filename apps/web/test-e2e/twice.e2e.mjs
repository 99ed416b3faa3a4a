// What is sent twice counts once: a double click, a message that is sent again, an answer from another tab.
import assert from 'node:assert/strict';
import { rowOf } from './database.mjs';
import { asked, button, e2e, giveAnswer, playNow } from './harness.mjs';
import { take, twoPersons } from './hot-seat.mjs';

const gameIn = (page) => page.url().split('#/table/')[1];
const movesIn = async (page) => (await rowOf(page, gameIn(page))).moves;
const handedOn = (page, side) =>
  page.getByRole('heading', { name: side }).and(page.getByText('decides next')).waitFor();
const nothingWrong = async (page) => assert.equal(await page.getByRole('alert').count(), 0);

e2e('a double click on an answer gives it once', async (page) => {
  await twoPersons(page);
  await take(page, 'A');
  await asked(page);
  await button(page, 'Deploy like this').dblclick();
  await handedOn(page, /Vassal Brigades/);
  assert.equal(await movesIn(page), 1);
  await nothingWrong(page);
});

e2e('the second click of a slow double click does not answer what is asked by then', async (page) => {
  await playNow(page);
  await button(page, 'Deploy like this').click();
  await page.getByRole('heading', { name: 'Issue orders' }).waitFor();
  const end = button(page, 'End the turn');
  await end.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await end.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  const before = await movesIn(page);
  // As the browser reports the second click of a double click.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(500);
  assert.equal(await asked(page), 'Issue orders');
  assert.equal(await movesIn(page), before);
  await giveAnswer(page, 'End the turn');
  assert.ok((await movesIn(page)) > before);
});

e2e('a message that is sent again changes nothing twice, and the page goes on', async (page) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    self.sentTwice = 0;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      postMessage.call(this, message, ...rest);
      if (message?.do !== 'answer') return;
      self.sentTwice++;
      postMessage.call(this, message, ...rest);
    };
  });
  await page.reload();
  await twoPersons(page);
  await take(page, 'A');
  await asked(page);
  await button(page, 'Deploy like this').click();
  await handedOn(page, /Vassal Brigades/);
  assert.equal(await page.evaluate(() => self.sentTwice), 1);
  assert.equal(await movesIn(page), 1);
  await nothingWrong(page);
});

e2e('of two tabs that hold one game the slower changes nothing, and shows how it stands', async (page, { context }) => {
  await twoPersons(page);
  await take(page, 'A');
  await asked(page);
  const second = await context.newPage();
  await second.goto(page.url().split('#')[0]);
  // A browser may take the lock from a tab that sleeps: then two tabs hold the game.
  await second.evaluate(
    (game) => navigator.locks.request(`sandtable game ${game}`, { steal: true }, () => {}),
    gameIn(page),
  );
  await second.goto(page.url());
  await take(second, 'A');
  await asked(second);
  await button(page, 'Deploy like this').click();
  await handedOn(page, /Vassal Brigades/);
  assert.equal(await movesIn(page), 1);
  const told = await page.locator('.log li').allTextContents();

  await button(second, 'Deploy like this').click();
  await handedOn(second, /Vassal Brigades/);
  assert.equal(await movesIn(second), 1);
  assert.deepEqual(await second.locator('.log li').allTextContents(), told);
  await nothingWrong(second);
});
