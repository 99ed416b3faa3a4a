import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { answerOnce, asked, button, e2e, giveAnswer, playNow, there } from './harness.mjs';

const logOf = (page) => page.locator('.log li').allTextContents();
const bar = (page, name) => page.locator('.time-bar, .side-tools').getByRole('button', { name, exact: true });
const gameIn = (page) => page.url().split('#/table/')[1];

/** Deploys and stands at the first orders. */
async function toOrders(page) {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  assert.equal(await asked(page), 'Issue orders');
}

async function placeOrder(page, kind = 'Strike') {
  const before = await page.locator('.unit .order-marker').count();
  await page.locator('.unit.ready:not(:has(.order-marker))').first().press('Enter');
  await page.getByRole('menuitem', { name: kind }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.unit .order-marker').length > n, before);
}

async function recordOf(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), bar(page, 'Save as a file').click()]);
  assert.match(download.suggestedFilename(), /\.sandtable\.json$/);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

const asFile = (record, name = 'loaded.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)),
});

/** Opens a file on the page of games; `players` are chosen in the dialog, null only looks. */
async function load(page, record, players = { A: 'A person', B: 'Recruit' }) {
  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.locator('input[type=file]').setInputFiles(asFile(record));
  const dialog = page.getByRole('dialog');
  for (const [i, player] of Object.values(players ?? {}).entries())
    await dialog.getByRole('group').nth(i).getByRole('radio', { name: player }).check();
  assert.match(await dialog.innerText(), /Parliamentary Guard.*Vassal Brigades/s, 'sides go by their forces');
  await dialog.getByRole('button', { name: players ? 'Continue' : 'Only look' }).click();
  await page.locator('.timeline').waitFor();
}

e2e(
  'a reload in mid-game changes nothing, and a closed tab is found again among the games',
  async (page, { context, url }) => {
    await toOrders(page);
    await placeOrder(page);
    const before = await logOf(page);
    await page.reload();
    assert.equal(await asked(page), 'Issue orders');
    await page.locator('.unit .order-marker.strike').waitFor();
    assert.deepEqual(await logOf(page), before);
    await giveAnswer(page, 'End the turn');
    await asked(page);
    const after = await logOf(page);
    await page.close();

    const later = await context.newPage();
    await later.goto(`${url}#/games`);
    await later.getByRole('link', { name: 'Continue' }).click();
    await asked(later);
    assert.deepEqual(await logOf(later), after);
  },
);

e2e('a game that is open in another tab is not opened twice', async (page, { context }) => {
  await toOrders(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('This game is open in another tab.').waitFor();
  await placeOrder(page);
  await page.close();
  await second.reload();
  assert.equal(await asked(second), 'Issue orders');
  await there(second.locator('.unit .order-marker.strike'), 1);
});

e2e(
  'a decision is taken back by key and by button, until the other side has moved: then the rule says why not',
  async (page) => {
    await toOrders(page);
    await placeOrder(page);
    await page.keyboard.press('Control+z');
    await page.locator('.unit .order-marker').waitFor({ state: 'detached' });
    assert.match((await logOf(page)).at(-1), /A takes back a move/);
    await placeOrder(page, 'Engage');
    await bar(page, 'Take back').click();
    await page.locator('.unit .order-marker').waitFor({ state: 'detached' });
    await placeOrder(page, 'Engage');
    await giveAnswer(page, 'End the turn');
    await asked(page);
    await bar(page, 'Take back').click();
    const refused = page.locator('.question .refused');
    await refused.waitFor();
    await refused.getByRole('button', { name: 'TABLE-UNDO' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Taking back' }).waitFor();
  },
);

e2e('where everything may be taken back, it goes to one’s own last decision, over the bot’s', async (page) => {
  await toOrders(page);
  const record = await recordOf(page);
  await load(page, { ...record, undo: 'always' });
  assert.equal(await asked(page), 'Issue orders');
  await giveAnswer(page, 'End the turn');
  await page.getByText('Turn 3', { exact: true }).waitFor();
  await asked(page);
  await bar(page, 'Take back').click();
  await page.getByText('Turn 1', { exact: true }).waitFor();
  assert.equal(await asked(page), 'Issue orders');
  assert.match((await logOf(page)).at(-1), /A takes back \d+ moves/);
});

e2e(
  'the timeline shows any moment: by the line, by keys, by a sentence of the log; one click leads back',
  async (page) => {
    await toOrders(page);
    await placeOrder(page);
    const units = await page.locator('.unit').count();
    const line = page.getByRole('slider', { name: 'Timeline' });
    const last = Number(await line.getAttribute('max'));
    assert.equal(Number(await line.inputValue()), last);

    await bar(page, 'To the opening').click();
    await page.getByRole('heading', { name: 'You are looking back' }).waitFor();
    assert.equal(await page.locator('.unit').count(), 0);
    assert.equal(await page.locator('.question').getByRole('button', { name: 'End the turn' }).count(), 0);
    assert.ok((await page.locator('.log li.to-come').count()) > 0);

    await line.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('.timeline input').value === '1');
    assert.ok((await page.locator('.unit').count()) < units);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: 'Issue orders' }).waitFor();

    await page
      .locator('.log')
      .getByRole('button', { name: /Guard deploys/ })
      .click();
    await page.getByRole('heading', { name: 'You are looking back' }).waitFor();
    assert.match(await page.locator('.log li[aria-current]').first().textContent(), /Guard deploys/);
    assert.equal(await page.locator('.order-marker').count(), 0);
    await button(page, 'Back to now').click();
    await page.getByRole('heading', { name: 'Issue orders' }).waitFor();
    await there(page.locator('.unit .order-marker.strike'), 1);

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await bar(page, 'Play the moments').click();
    await page.getByRole('heading', { name: 'You are looking back' }).waitFor();
    await page.getByRole('heading', { name: 'Issue orders' }).waitFor();
  },
);

e2e('a new game branches from a moment of the past; the old one stays as it was', async (page) => {
  await toOrders(page);
  await placeOrder(page);
  const [old, before] = [gameIn(page), await logOf(page)];
  await bar(page, 'One moment back').click();
  await button(page, 'Play on from here').click();
  await page.getByRole('group', { name: 'Vassal Brigades' }).getByRole('radio', { name: 'Veteran' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL((url) => !url.href.includes(old));
  assert.equal(await asked(page), 'Issue orders');
  assert.equal(await page.locator('.unit .order-marker').count(), 0);
  assert.ok((await page.locator('.unit').count()) > 4);
  await placeOrder(page, 'Engage');

  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.locator('.game').nth(1).waitFor();
  await there(page.locator('.game'), 2);
  assert.match(await page.locator('.game').first().textContent(), /from moment \d+.*You against Veteran/);
  await page.locator(`a[href="#/table/${old}"]`).click();
  assert.equal(await asked(page), 'Issue orders');
  assert.deepEqual(await logOf(page), before);
});

e2e('a side is handed to a bot and taken back; two bots are watched with everything open', async (page) => {
  await toOrders(page);
  const choose = async (a, b) => {
    await bar(page, 'Who plays').click();
    await page.getByRole('group', { name: 'Parliamentary Guard' }).getByRole('radio', { name: a }).check();
    await page.getByRole('group', { name: 'Vassal Brigades' }).getByRole('radio', { name: b }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'So be it' }).click();
  };
  await choose('Recruit', 'Recruit');
  await page.getByRole('heading', { name: 'The machine plays both sides' }).waitFor();
  await page.locator('.order-marker').nth(2).waitFor();
  assert.equal(await page.locator('.order-marker.hidden').count(), 0);
  await button(page, 'Pause').click();
  await button(page, 'Go on').click();
  await button(page, 'Pause').waitFor();
  await choose('Recruit', 'A person');
  await asked(page);
  assert.equal(await page.locator('.unit.ready, .question .answers button').first().isVisible(), true);
  assert.ok((await page.locator('.log li').count()) > 8);
});

e2e('a harmed save is refused in a sentence that names the field; the others can be played', async (page) => {
  await toOrders(page);
  const hurt = gameIn(page);
  await page.goto(`${page.url().split('#')[0]}#/`);
  await toOrders(page);
  const sound = gameIn(page);
  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.evaluate(async (game) => {
    const db = await new Promise((settle) => {
      const asked = indexedDB.open('sandtable');
      asked.onsuccess = () => settle(asked.result);
    });
    const store = db.transaction('records', 'readwrite').objectStore('records');
    await new Promise((settle) => {
      const asked = store.get(game);
      asked.onsuccess = () => {
        const { data, ...sealed } = asked.result;
        store.put({ ...sealed, data: data.slice(0, 100) }, game).onsuccess = settle;
      };
    });
    db.close();
  }, hurt);
  await page.reload();
  await page.getByText('record is damaged: its seal does not open.').waitFor();
  assert.equal(await page.locator(`a[href="#/table/${hurt}"]`).count(), 0, 'it is not offered to go on with');
  await page.goto(`${page.url().split('#')[0]}#/table/${hurt}`);
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  await page.getByText('record is damaged: its seal does not open.').waitFor();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.locator(`a[href="#/table/${sound}"]`).click();
  assert.equal(await asked(page), 'Issue orders');
});

e2e('a game goes into a file and comes back from it; it is renamed and deleted', async (page) => {
  await toOrders(page);
  await placeOrder(page);
  const [before, record] = [await logOf(page), await recordOf(page)];
  assert.ok(record.entries.length >= 3);
  await load(page, record);
  assert.equal(await asked(page), 'Issue orders');
  assert.deepEqual(await logOf(page), before);
  assert.deepEqual(await recordOf(page), record);

  await page.goto(`${page.url().split('#')[0]}#/games`);
  const loaded = page.getByRole('article', { name: 'loaded' });
  await loaded.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('The ridge');
  await page.keyboard.press('Enter');
  const named = page.getByRole('article', { name: 'The ridge' });
  await named.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await named.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await named.waitFor({ state: 'detached' });
  await there(page.locator('.game'), 1);
});

e2e(
  'a file that is no game is refused in a sentence, also when it is dropped on the page',
  { at: '#/games' },
  async (page) => {
    const refused = page.locator('.open-file .refused');
    await page.locator('input[type=file]').setInputFiles(asFile('{"sandtable":1', 'half.json'));
    await refused.filter({ hasText: 'half.json: The file is not JSON' }).waitFor();
    await page.locator('input[type=file]').setInputFiles(asFile({ sandtable: 1 }, 'part.json'));
    await refused.filter({ hasText: 'part.json: record.ruleset is nothing' }).waitFor();
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['hello'], 'dropped.txt'));
      return transfer;
    });
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Drop the file to open its game').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await page.getByRole('dialog').getByText('dropped.txt: The file is not JSON').waitFor();
    assert.equal(await page.locator('.game').count(), 0);
  },
);

e2e('people who roll their own dice enter what fell, by buttons and by keys', async (page) => {
  await toOrders(page);
  const { entries: _, snapshot: __, ...record } = await recordOf(page);
  await load(page, { ...record, dice: { kind: 'manual', seed: 1 }, entries: [], snapshot: null });
  await page.getByRole('heading', { name: 'Roll a die' }).waitFor();
  await button(page, 'Face 2').click();
  await button(page, 'Take back the last die').click();
  await button(page, 'Face 5').click();
  assert.equal(await button(page, 'Face 5').isDisabled(), true);
  await button(page, 'That is what fell').click();
  await page.getByText('For Vassal Brigades, with 6 sides').waitFor();
  await page.locator('.dice-entry').focus();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Deploy your units' }).waitFor();
  assert.match((await logOf(page)).join(), /Roll-off: A 5, B 3/);
  await giveAnswer(page, 'Deploy like this');
  // The bot deploys, and the command dice of the first turn are rolled.
  await page.getByRole('heading', { name: 'Roll 2 dice' }).waitFor();
  await page.locator('.dice-entry').focus();
  await page.keyboard.type('64');
  await page.keyboard.press('Enter');
  await answerOnce(page);
  assert.match((await logOf(page)).join(), /6.*4|10/);
});

e2e('a finished game is replayed with everything open', async (page) => {
  await toOrders(page);
  await placeOrder(page);
  await giveAnswer(page, 'End the turn');
  await asked(page);
  for (let i = 0; i < 2; i++) await button(page, /^Resign/).click();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await bar(page, 'One moment back').click();
  await page.getByRole('heading', { name: 'You are looking back' }).waitFor();
  assert.ok((await page.locator('.order-marker').count()) > 1);
  assert.equal(await page.locator('.order-marker.hidden').count(), 0);
  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.getByRole('link', { name: 'Replay' }).waitFor();
  assert.match(await page.locator('.game').textContent(), /Quantum Legions · You lost/);
});
