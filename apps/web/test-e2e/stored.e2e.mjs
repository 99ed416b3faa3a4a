import assert from 'node:assert/strict';
import { asked, e2e, giveAnswer, playNow, there } from './harness.mjs';

const gameIn = (page) => page.url().split('#/table/')[1];
const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** The thread that holds the games: only there is the database open. */
const keeperOf = async (page) => {
  for (const worker of page.workers()) if ((await worker.evaluate(() => self.name)) === 'referee') return worker;
  throw new Error('no thread holds the games');
};

/** Changes the row of a game as it lies in the browser's database. */
const harmRow = (page, game, change) =>
  page.evaluate(
    ([name, part]) =>
      new Promise((settle, fail) => {
        const opening = indexedDB.open('sandtable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('games', 'readwrite');
          const store = rows.objectStore('games');
          const found = store.get(name);
          found.onsuccess = () => store.put({ ...found.result, ...part }, name);
          rows.oncomplete = () => {
            opening.result.close();
            settle();
          };
        };
      }),
    [game, change],
  );

const rowOf = (page, game) =>
  page.evaluate(
    (name) =>
      new Promise((settle, fail) => {
        const opening = indexedDB.open('sandtable');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const found = opening.result.transaction('games').objectStore('games').get(name);
          found.onsuccess = () => {
            opening.result.close();
            settle(found.result);
          };
        };
      }),
    game,
  );

e2e('one row with a time beyond all calendars hurts no other, and is saved or deleted', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  const game = gameIn(page);
  await goTo(page, '#/');
  await harmRow(page, game, { changed: Number.MAX_SAFE_INTEGER });
  await playNow(page);
  await goTo(page, '#/games');
  await page.reload();
  const harmed = page.getByRole('article', { name: 'This game cannot be opened' });
  await harmed.getByText(/changed is 9007199254740991/).waitFor();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    harmed.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  assert.match(download.suggestedFilename(), /\.sandtable\.json$/);
  await goTo(page, '#/');
  await page.locator('.play-now').first().waitFor();
  await goTo(page, '#/games');
  await harmed.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await harmed.waitFor({ state: 'detached' });
  await there(page.locator('article.game'), 1);
});

e2e('a row of rules that nobody knows is told in plain words, and is not offered to go on with', async (page) => {
  await playNow(page);
  const game = gameIn(page);
  await goTo(page, '#/');
  await harmRow(page, game, { ruleset: 'chess' });
  await goTo(page, '#/games');
  await page.getByText(/ruleset is "chess", expected one of/).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Continue' }).count(), 0);
  await goTo(page, `#/table/${game}`);
  await page.getByText(/ruleset is "chess"/).waitFor();
});

e2e('a tab that leaves a game gives it free', async (page, { context }) => {
  await playNow(page);
  await asked(page);
  const address = page.url();
  await goTo(page, '#/');
  await page.locator('.play-now').first().waitFor();
  const second = await context.newPage();
  await second.goto(address);
  await asked(second);
  await goTo(page, address.slice(address.indexOf('#')));
  await page.getByText('This game is open in another tab.').waitFor();
});

e2e('a record that cannot be written leaves neither row changed, and the page says so with a way out', async (page) => {
  await playNow(page);
  await asked(page);
  const game = gameIn(page);
  const before = await rowOf(page, game);
  await (await keeperOf(page)).evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'records') throw new DOMException('no more room on this device', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await giveAnswer(page, 'Deploy like this');
  const told = page.getByRole('alert').filter({ hasText: 'This game is not being stored' });
  await told.getByText(/no more room on this device/).waitFor();
  assert.deepEqual(await rowOf(page, game), before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /\.sandtable\.json$/);
});

e2e('a database that lost a part is told of in plain words, and one can play all the same', async (page) => {
  await page.evaluate(
    () =>
      new Promise((settle, fail) => {
        const opening = indexedDB.open('sandtable', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => fail(opening.error);
        opening.onblocked = () => fail(new Error('blocked'));
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          opening.result.close();
          if (names.length === 1) return settle();
          const gone = indexedDB.deleteDatabase('sandtable');
          gone.onsuccess = () => {
            const fresh = indexedDB.open('sandtable', 1);
            fresh.onupgradeneeded = () => fresh.result.createObjectStore('games');
            fresh.onsuccess = () => {
              fresh.result.close();
              settle();
            };
          };
        };
      }),
  );
  await page.reload();
  await page
    .getByRole('alert')
    .getByText(/it has no records and no keys/)
    .waitFor();
  await playNow(page);
  await page.getByRole('alert').filter({ hasText: 'This game is not being stored' }).waitFor();
  assert.equal(await asked(page), 'Deploy your units');
});
