import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { bundled, serveBeside } from './bundled.mjs';
import { harmRow, keeperOf, rowOf, version1 } from './database.mjs';
import { asked, e2e, giveAnswer, playNow, there } from './harness.mjs';

const gameIn = (page) => page.url().split('#/table/')[1];
const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

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
    for (const word of ['add', 'put']) {
      const write = IDBObjectStore.prototype[word];
      IDBObjectStore.prototype[word] = function (value, key) {
        if (this.name === 'rows') throw new DOMException('no more room on this device', 'QuotaExceededError');
        return write.call(this, value, key);
      };
    }
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
  await version1(page, { games: {} });
  await page.reload();
  await page
    .getByRole('alert')
    .getByText(/it has no records and no keys/)
    .waitFor();
  await playNow(page);
  await page.getByRole('alert').filter({ hasText: 'This game is not being stored' }).waitFor();
  assert.equal(await asked(page), 'Deploy your units');
});

e2e(
  'a game that was stored whole, as the first version did, is gone on with; from then on it grows by rows',
  async (page) => {
    await playNow(page);
    await giveAnswer(page, 'Deploy like this');
    assert.equal(await asked(page), 'Issue orders');
    const game = gameIn(page);
    const { rows: _, snapshot: __, ...entry } = await rowOf(page, game);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const record = await readFile(await download.path(), 'utf8');
    const told = await page.locator('.log li').allTextContents();
    await goTo(page, '#/');
    await page.locator('.play-now').first().waitFor();
    await version1(page, { games: { [game]: entry }, records: { [game]: record }, keys: {} });
    await goTo(page, '#/games');
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).click();
    assert.equal(await asked(page), 'Issue orders');
    assert.deepEqual(await page.locator('.log li').allTextContents(), told);
    await giveAnswer(page, 'End the turn');
    await asked(page);
    const { rows, moves } = await rowOf(page, game);
    assert.ok(moves > entry.moves, `${moves} moves`);
    assert.ok(rows > moves, `${rows} rows of ${moves} moves and the opening`);
    await page.reload();
    await asked(page);
    assert.deepEqual((await page.locator('.log li').allTextContents()).slice(0, told.length), told);
  },
);

e2e('what is written for an answer does not grow with the game', { timeout: 480_000 }, async (page) => {
  await playNow(page);
  await (await keeperOf(page)).evaluate(() => {
    self.written = [];
    const sizeOf = (value) => value.data?.byteLength ?? value.byteLength ?? JSON.stringify(value).length;
    for (const word of ['add', 'put']) {
      const write = IDBObjectStore.prototype[word];
      IDBObjectStore.prototype[word] = function (value, key) {
        if (this.name === 'rows' || self.written.length === 0) self.written.push(0); // a row for each answer
        self.written[self.written.length - 1] += sizeOf(value);
        return write.call(this, value, key);
      };
    }
  });
  const written = async () => (await keeperOf(page)).evaluate(() => self.written);
  await giveAnswer(page, 'Deploy like this');
  await page.getByRole('button', { name: 'Who plays' }).click();
  for (const side of [0, 1])
    await page.getByRole('dialog').getByRole('group').nth(side).getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'So be it' }).click();
  // A snapshot comes with every 32nd row: 64 answers hold two, 32 one.
  const answers = 65;
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, answers * 2, { timeout: 300_000 });
  for (let sizes = []; sizes.length < answers; sizes = await written()) await page.waitForTimeout(1000);
  const bytes = (await written()).slice(1);
  const middle = (part) => part.toSorted((a, b) => a - b)[part.length >> 1];
  const [early, late] = [bytes.slice(0, 20), bytes.slice(answers - 21)].map(middle);
  assert.ok(late < early * 1.5, `${early} bytes for an answer at first, ${late} at last`);
  assert.ok(Math.max(...bytes) < 40_000, `${Math.max(...bytes)} bytes at most`);
});

e2e('the browser’s database does what every store must', { timeout: 480_000 }, async (page, { url }) => {
  await serveBeside(page, await bundled('store-checks.ts'), `${url}store-checks/`);
  await goTo(page, '#/about');
  const failures = await page.evaluate(async (address) => {
    const { STORE_CHECKS, browserStore } = await import(address);
    const failed = [];
    for (const { title, run } of STORE_CHECKS) {
      const open = [];
      await new Promise((settle, fail) => {
        const gone = indexedDB.deleteDatabase('sandtable');
        gone.onsuccess = settle;
        gone.onerror = () => fail(gone.error);
      });
      await run(async () => {
        open.push(await browserStore());
        return open.at(-1);
      }).catch((error) => failed.push(`${title}: ${error.message}`));
      for (const store of open) store.close();
    }
    return { of: STORE_CHECKS.length, failed };
  }, `${url}store-checks/store-checks.js`);
  assert.deepEqual(failures.failed, []);
  assert.ok(failures.of >= 12);
});

/** The threads of a browser that gives them no place for games, as in some private windows. */
const withoutDatabase = async (page) => {
  await page.route('**/thread-*.js', async (route) => {
    const response = await route.fetch();
    const body = `Object.defineProperty(self, 'indexedDB', { value: undefined });\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.reload();
};

e2e(
  'where the browser keeps nothing, that is said before the first answer, with the file as a way out',
  async (page) => {
    await withoutDatabase(page);
    await playNow(page);
    const told = page.getByRole('alert').filter({ hasText: 'This game is not being stored' });
    await told.getByText(/no place for games/).waitFor();
    assert.equal(await asked(page), 'Deploy your units');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      told.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    assert.equal(JSON.parse(await readFile(await download.path(), 'utf8')).entries.length, 0);
    await giveAnswer(page, 'Deploy like this');
    await asked(page);
    await goTo(page, '#/games');
    await page.getByText(/no place for games/).waitFor();
    assert.equal(await page.getByText('Those you begin are kept here').count(), 0);
  },
);

e2e('a game begun while the clock stood before 1970 is listed and gone on with like any other', async (page) => {
  await page.route('**/thread-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `Date.now = () => -86400000;\n${await response.text()}` });
  });
  await page.reload();
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  assert.equal((await rowOf(page, gameIn(page))).changed, 0);
  await page.unroute('**/thread-*.js');
  await goTo(page, '#/games');
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).click();
  assert.equal(await asked(page), 'Issue orders');
});

e2e('a row without its end, and one stored before 1970, take nothing down', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  const game = gameIn(page);
  await goTo(page, '#/');
  await harmRow(page, game, { changed: -1, begun: -1 });
  await page.reload();
  await page.locator('.play-now').first().waitFor();
  await goTo(page, '#/games');
  const harmed = page.getByRole('article', { name: 'This game cannot be opened' });
  await harmed.getByText(/begun is -1/).waitFor();
  await harmRow(page, game, { changed: 1000, begun: 1000, rows: 99 });
  await page.reload();
  await harmed.getByText(/rows of the game are missing/).waitFor();
});
