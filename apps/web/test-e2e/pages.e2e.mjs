// The pages round the table: the first page, a new game, the rules, the lesson, and the way between them.
import assert from 'node:assert/strict';
import {
  asked,
  assertFits,
  button,
  e2e,
  giveAnswer,
  jsonFile,
  learnAll,
  lessonStep,
  PHONE,
  playNow,
} from './harness.mjs';

const NEW = '#/new/quantum-legions';
const RULES = '#/rules/quantum-legions';
const LEARN = '#/learn/quantum-legions';

const verdict = (page) => page.getByTestId('verdict');
const start = (page) => page.getByRole('button', { name: 'Start the game' });
const ready = (page) => verdict(page).getByText('Ready to play.').waitFor();
const unit = (page, id) => page.locator('.unit', { has: page.locator(`[data-unit="${id}"]`) });
const hex = (page, name) => page.locator(`.hex[data-at="${name}"]`);

async function ownBattle(page) {
  await page.getByRole('radio', { name: /Your own battle/ }).check();
  await page.getByLabel('Force of A', { exact: true }).first().waitFor();
}

e2e('from the first page to the first order in two clicks and one choice', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  assert.equal(await asked(page), 'Issue orders');
  await unit(page, 'a1').click();
  await page.getByRole('menuitem', { name: 'Advance' }).click();
  await page.locator('.unit .order-marker.advance').waitFor();
});

e2e('back and forward lead through the pages, and back to the game that goes on', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('heading', { name: /New game/ }).waitFor();
  await page.goBack();
  await page.getByRole('searchbox').waitFor();
  await page.goBack();
  assert.equal(page.url(), table);
  assert.equal(await asked(page), 'Issue orders');
  await page.goForward();
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.continue .main').click();
  assert.equal(await asked(page), 'Issue orders');
});

e2e('an address that leads nowhere says so', { at: '#/elsewhere' }, async (page) => {
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: /^Play now Proving/ }).waitFor();
});

e2e('settings take effect at once and outlive the page', async (page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('radio', { name: 'Fast' }).check();
  await dialog.getByRole('radio', { name: 'Deutsch' }).check();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Sofort spielen Proving/ }).waitFor();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  assert.ok(await page.getByRole('dialog').getByRole('radio', { name: 'Schnell' }).isChecked());
});

e2e('a battle with built forces on a turned board, played from the other side', { at: NEW }, async (page) => {
  await ownBattle(page);
  const force = page.getByRole('region', { name: 'Force of A' });
  await page.locator('#force-A').selectOption({ label: 'Build your own' });
  await force.getByRole('button', { name: 'Remove all' }).click();
  await force.getByText('A roster has at least one unit.').waitFor();
  await force.getByRole('radio', { name: 'Golden Legions' }).check();
  const hire = force.locator('.for-hire li').first().getByRole('button', { name: /^Add/ });
  const name = (await hire.getAttribute('aria-label')).replace('Add ', '');
  await hire.click();
  await hire.click();
  await force.getByText('2 units', { exact: true }).waitFor();
  await page.getByLabel('Left section', { exact: true }).selectOption('Meknos Ice Shelf');
  await page.getByRole('button', { name: 'Turn: Left section' }).click();
  await page.getByRole('img', { name: 'The board: Meknos Ice Shelf, turned and Mirefen Lowlands, turned' }).waitFor();
  await page.getByRole('button', { name: 'Swap left and right' }).click();
  await page.getByRole('img', { name: 'The board: Mirefen Lowlands, turned and Meknos Ice Shelf, turned' }).waitFor();
  await page.getByRole('button', { name: 'Change sides' }).click();
  await page.getByLabel('Seed').fill('seven');
  await ready(page);
  await start(page).click();
  assert.match(await asked(page), /^(Where do you set up\?|Deploy your units)$/);
  const roster = await page.locator('.forces').textContent();
  assert.ok(roster.includes(name), `${name} is in the battle`);
  assert.match(await page.locator('.log').textContent(), /The board: S3 turned on the left, S4 turned on the right/);
  assert.match(await page.locator('.roster section.enemy').textContent(), /Golden Legions/);
});

e2e('what was chosen is there again, and a setup goes through a file', { at: NEW }, async (page) => {
  await page.getByRole('radio', { name: /Seize the Magistrate/ }).check();
  await page.getByText('Options and rulings').click();
  await page.getByRole('button', { name: /^Ranked/ }).click();
  await page.getByText('2 of 16 differ from the usual').waitFor();
  await ready(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  assert.deepEqual(JSON.parse(text), { scenario: 'SC-5', options: { maxPerType: 3, turnLimit: 20 } });
  await page.reload();
  assert.ok(await page.getByRole('radio', { name: /Seize the Magistrate/ }).isChecked());
  await page.getByRole('button', { name: 'Start over' }).click();
  assert.ok(await page.getByRole('radio', { name: /Proving Ground/ }).isChecked());
  await jsonFile(page, 'Load a file', 'mine.json', text);
  await page.getByText('2 of 16 differ from the usual').waitFor();
  await jsonFile(page, 'Load a file', 'broken.json', '{"scenario"');
  await verdict(page)
    .getByText(/broken\.json: /)
    .waitFor();
  await jsonFile(page, 'Load a file', 'other.json', { options: 3, quick: { A: 7 } });
  await verdict(page)
    .getByText(/other\.json holds no setup: .*options is 3/)
    .waitFor();
  assert.ok(await page.getByRole('radio', { name: /Seize the Magistrate/ }).isChecked(), 'nothing was lost');
});

e2e('a force that breaks the rules is explained, rule by rule, and does not start', { at: NEW }, async (page) => {
  await ownBattle(page);
  await page.locator('#force-A').selectOption({ label: 'Build your own' });
  const force = page.getByRole('region', { name: 'Force of A' });
  for (let i = 0; i < 2; i++)
    await force.locator('.recruited').getByRole('button', { name: 'Add Mandate Main Tank' }).click();
  await force.getByText('The roster costs 388 VP; the limit is 300.').waitFor();
  await force.getByRole('radio', { name: 'Vassal Brigades' }).check();
  await force.locator('.for-hire').getByRole('button', { name: 'Add Yeoman Company' }).click();
  const problems = verdict(page).locator('.problems li');
  await problems.nth(1).waitFor();
  assert.deepEqual(
    (await problems.allTextContents()).map((text) => /QL-SET-\d+/.exec(text)[0]),
    ['QL-SET-04', 'QL-SET-02'],
  );
  await start(page).click();
  assert.match(page.url(), /#\/new\//);
  await problems.first().getByRole('button', { name: 'QL-SET-04' }).click();
  await page.getByRole('dialog').getByText('300').first().waitFor();
});

e2e('content of one’s own: faults by their paths, then a battle with it', { at: NEW }, async (page) => {
  await ownBattle(page);
  await page.getByText('Your own units, forces and maps').click();
  const tank = {
    id: 'my-tank',
    force: 'PG',
    name: 'Home-made Tank',
    cls: 'AFV',
    size: 3,
    speed: [2, 4],
    armor: 5,
    range: 12,
    ap: 1,
    dice: [5, 4, 2],
  };
  const content = { sandtable: 'quantum-legions', units: [tank] };
  await jsonFile(page, 'Load a content file', 'mine.json', content);
  await page
    .getByTestId('content-faults')
    .getByText(/units\[0\]\.range is 12, expected/)
    .waitFor();
  await jsonFile(page, 'Load a content file', 'mine.json', { ...content, units: [{ ...tank, range: 5 }] });
  await page.getByText('Loaded: 1 unit types.').waitFor();
  await page.locator('#force-B').selectOption({ label: 'Build your own' });
  const force = page.getByRole('region', { name: 'Force of B' });
  await force.getByRole('button', { name: 'Remove all' }).click();
  await force.getByRole('radio', { name: 'Parliamentary Guard' }).check();
  await force.getByRole('button', { name: 'Add Home-made Tank' }).click();
  await ready(page);
  await start(page).click();
  await asked(page);
  assert.match(await page.locator('.forces').textContent(), /Home-made Tank/);
});

async function standardGame(page) {
  await page.getByRole('radio', { name: /Standard game/ }).check();
  await ready(page);
  await start(page).click();
  assert.equal(await asked(page), 'Choose your force');
}

const recruit = (page) => page.getByRole('button', { name: 'Recruit this force' });

e2e('a standard game: a force is recruited at the table, and the first section laid', { at: NEW }, async (page) => {
  await standardGame(page);
  const force = page.getByRole('region', { name: 'Force of A' });
  await force.getByRole('button', { name: 'Add Praetor Main Tank' }).click();
  await force.getByText('The roster costs 354 VP; the limit is 300.').waitFor();
  await force.getByRole('button', { name: 'QL-SET-04' }).waitFor();
  await force.getByRole('radio', { name: 'Vassal Brigades' }).check();
  await force.locator('.for-hire').getByRole('button', { name: 'Add Yeoman Company' }).click();
  await force.getByRole('button', { name: 'QL-SET-02' }).waitFor(); // all of it, not only the first
  await force.getByRole('button', { name: 'QL-SET-04' }).waitFor();
  await force.locator('.recruited').getByRole('button', { name: 'Remove Yeoman Company' }).click();
  await recruit(page).click();
  await page.locator('.question .refused').getByText('QL-SET-04').waitFor();
  await force.locator('.recruited').getByRole('button', { name: 'Remove Praetor Main Tank' }).first().click();
  await recruit(page).click();
  await page.getByRole('heading', { name: 'Choose the first map section' }).waitFor();
  await page
    .locator('.setting-up')
    .getByRole('button', { name: /^Mirefen Lowlands/ })
    .click();
  await page.getByRole('heading', { name: /Where do you set up|Deploy your units/ }).waitFor();
  assert.match(await page.locator('.log').textContent(), / lays section S3/);
});

e2e(
  'a standard game: the second section is joined, turned, with the board before one’s eyes',
  { at: NEW, seed: '8' },
  async (page) => {
    await standardGame(page);
    await recruit(page).click();
    await page.getByRole('heading', { name: 'Choose the second map section' }).waitFor();
    const setting = page.locator('.setting-up');
    await setting.getByRole('combobox').selectOption({ label: 'Meknos Ice Shelf' });
    await setting.getByRole('radio', { name: 'Right' }).check();
    await setting.getByRole('button', { name: 'Turn' }).click();
    await setting.getByRole('img', { name: /and Meknos Ice Shelf$/ }).waitFor();
    await page.getByRole('button', { name: 'Lay it like this' }).click();
    await page.locator('.picture').waitFor();
    assert.match(await page.locator('.log').textContent(), /S4 turned on the right/);
  },
);

e2e('rules are searched by words and ids, and linked', { at: RULES }, async (page) => {
  const search = page.getByRole('searchbox');
  await search.fill('hexside');
  await page
    .getByRole('status')
    .getByText(/rules found/)
    .waitFor();
  const first = page.locator('.rule-entry').first();
  assert.match(await first.locator('mark').first().textContent(), /hexside/i);
  await search.fill('QL-MOV-03');
  await page.getByRole('status').getByText('1 rule found').waitFor();
  await page.locator('.rule-entry').getByRole('link', { name: '#' }).click();
  await page.waitForURL(/#\/rules\/quantum-legions\/QL-MOV-03$/);
  await page.locator('.rule-entry.chosen[data-rule="QL-MOV-03"]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('suppressed');
  await page
    .getByRole('status')
    .getByText(/rules found/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  assert.ok(
    await page
      .locator('.rule-entry')
      .first()
      .evaluate((entry) => entry === document.activeElement),
  );
});

e2e('a rule has an address, with its reason, its option and its links', { at: `${RULES}/QL-RUL-22` }, async (page) => {
  const rule = page.locator('.rule-entry.chosen');
  await rule.waitFor();
  assert.equal(await rule.getAttribute('data-rule'), 'QL-RUL-22');
  assert.match(await rule.textContent(), /Why:/);
  await rule.getByText('Sight along hexsides').waitFor();
  assert.ok(await rule.evaluate((entry) => entry.getBoundingClientRect().top < innerHeight));
  await rule
    .getByRole('link', { name: /QL-LOS-06/ })
    .first()
    .click();
  await page.locator('.rule-entry.chosen[data-rule="QL-LOS-06"]').waitFor();
});

e2e('in a game a rule tells where it was applied, and leads to that moment', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await page.locator('.log li', { hasText: 'deploys' }).first().getByRole('button', { name: 'QL-SET-13' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Applied in this game: 2 times').waitFor();
  await dialog.getByRole('button', { name: 'In the rulebook' }).click();
  await dialog.locator('.rule-entry.chosen[data-rule="QL-SET-13"]').waitFor();
  await dialog.locator('.chosen .applied').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.looking-back-note').waitFor();
  assert.match(page.url(), /#\/table\//);
});

/** What the learner does at each step, by pointing; null only reads on. */
const LESSON = [
  null,
  async (page) => order(page, 'a1', 'Advance'),
  async (page) => order(page, 'a2', 'Engage'),
  null,
  async (page) => unit(page, 'a1').click(),
  async (page) => hex(page, 'E6').click(),
  async (page) => unit(page, 'a2').click(),
  async (page) => hex(page, 'F9').click(),
  async (page) => {
    await unit(page, 'b2').click();
    await page.locator('.question .refused').getByText('QL-LOS-03').waitFor();
    await page.getByRole('button', { name: /^Next/ }).click();
  },
  async (page) => unit(page, 'b1').click(),
  null,
  async (page) => order(page, 'a1', 'Strike'),
  async (page) => order(page, 'a2', 'Strike'),
  async (page) => button(page, 'End the turn').click(),
  null,
  async (page) => unit(page, 'a2').click(),
  async (page) => unit(page, 'a1').click(),
  async (page) => unit(page, 'b2').click(),
  async (page) => unit(page, 'a2').click(),
  async (page) => unit(page, 'b1').click(),
];

async function order(page, id, kind) {
  await unit(page, id).click();
  await page.getByRole('menuitem', { name: kind }).click();
}

const step = (page, n) => lessonStep(page, n, LESSON.length + 1);

e2e('the whole lesson is learnt by doing it, to victory', { at: LEARN }, async (page) => {
  await learnAll(page, LESSON);
  await page.getByRole('link', { name: 'Play a real battle' }).click();
  await page.getByRole('button', { name: /^Play now Proving/ }).waitFor();
});

e2e(
  'who does something else in the lesson is helped, and what is not allowed is refused',
  { at: `${LEARN}/move` },
  async (page) => {
    await step(page, 6);
    await hex(page, 'D6').click();
    await page
      .locator('.coach .refused')
      .getByText(/the hill E6 looks down/)
      .waitFor();
    await hex(page, 'M14').click();
    await page
      .locator('.question .refused')
      .getByText(/^QL-MOV-/)
      .waitFor();
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await step(page, 7);
    await page.goBack();
    await step(page, 6);
    await hex(page, 'E6').click();
    await step(page, 7);
    await page.goto(page.url().replace(/#.*/, LEARN));
    await step(page, 7);
  },
);

e2e('new game, rules and lesson fit a phone, in German too', { ...PHONE, locale: 'de-DE', at: NEW }, async (page) => {
  const fits = () => assertFits(page);
  await page.getByRole('radio', { name: /Eigenes Gefecht/ }).check();
  await page.locator('#force-A').selectOption('*');
  await page.getByText('Es kann losgehen.').waitFor();
  await fits();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Regeln' }).click();
  await page.getByRole('searchbox').waitFor();
  await fits();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Lernen' }).click();
  await page.getByRole('link', { name: 'Beginnen: Quantum Legions' }).click();
  await page.getByText('Schritt 1 von 21', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Weiter/ }).tap();
  await page.getByText('Schritt 2 von 21', { exact: true }).waitFor();
  await fits();
});

e2e('the menu leads to the game last used, and one click from there to another', async (page) => {
  const menu = page.getByRole('navigation', { name: 'Menu' }).first();
  await menu.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Rules: Legends' }).click(); // nobody has chosen a game yet
  await page.getByRole('heading', { name: 'Legends Rules' }).waitFor();
  await menu.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('heading', { name: 'Legends New game' }).waitFor();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Quantum Legions' }).click();
  await page.getByRole('heading', { name: 'Quantum Legions New game' }).waitFor();
  await page.reload();
  await menu.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Quantum Legions Rules' }).waitFor();
});

e2e('ready battles are one click away, of the game that is asked for', async (page) => {
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('radio', { name: 'Quantum Legions' }).check();
  await page.locator('.battle-list .preview').first().waitFor();
  await page.getByRole('button', { name: /^Twin Banners/ }).click();
  assert.equal(await asked(page), 'Deploy your units');
  assert.equal(await page.locator('h1').textContent(), 'Twin Banners');
  assert.equal(await page.title(), 'Twin Banners · Sandtable');
});

e2e('every game has a lesson, and how far one has come in it is told', async (page) => {
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  for (const game of ['Quantum Legions', 'Fictioneers: Legacy', 'Legends'])
    await page.getByRole('link', { name: `Begin: ${game}` }).waitFor();
  await page.getByRole('link', { name: 'Begin: Quantum Legions' }).click();
  await page.getByRole('button', { name: 'Next →' }).click();
  await page.getByText('Step 2 of 21').first().waitFor();
  await page.goto(`${page.url().split('#')[0]}#/learn`);
  await page.getByText('You are at step 2 of 21.').waitFor();
  await page.getByRole('link', { name: 'Go on: Quantum Legions' }).waitFor();
});
