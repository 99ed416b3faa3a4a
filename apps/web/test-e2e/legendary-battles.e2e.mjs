import assert from 'node:assert/strict';
import {
  asked,
  assertFits,
  button,
  DESKTOP,
  e2e,
  learnAll,
  logged,
  movedOn,
  openSetup,
  PHONE,
  standing,
} from './harness.mjs';
import { textsInMemory } from './secrets.mjs';
import { dialogOn, goTo, seriousOn } from './serious.mjs';

const strip = (page, name) => page.locator('.battle-strip').getByRole('button', { name });
const card = (page, id) => page.locator(`.hand [data-card="${id}"]`);
const unit = (page, id) => page.locator(`.battle-unit:has([data-unit="${id}"])`);
const zone = (page, id) => page.locator(`.zone[data-at="${id}"]`);
const play = (page) => strip(page, 'Play it').click();
const pass = (page) => strip(page, /^Pass$/).click();
const passAll = (page) => strip(page, 'Pass until it is over').click();

const begin = (page, scenario = 'S5', players) => openSetup(page, 'legendary-battles', { scenario }, players);

/** Whatever is asked, answered as a hurried player would: windows are passed, turns ended. False when the battle is over. */
async function goOn(page) {
  const before = await standing(page);
  if (/^(You have|A draw)/.test(before.title)) return false;
  // a window in which nothing fits may be passed meanwhile
  if (before.title === 'A Situation?')
    await strip(page, /^Pass$/)
      .click({ timeout: 1500 })
      .catch(() => {});
  else if (before.title === 'Your turn: play a card') await button(page, /End the turn|Do nothing/).click();
  else if (before.title === 'The other side decides') await page.waitForTimeout(50);
  else await page.locator('.question .answers button').first().click();
  if (before.title !== 'The other side decides') await movedOn(page, before);
  return true;
}

e2e(
  'a battle of Legendary Battles, by cards and zones, to its end',
  { ...DESKTOP, seed: '7', timeout: 240_000 },
  async (page) => {
    await page.getByRole('radio', { name: 'Recruit' }).check();
    await page.getByRole('button', { name: /^Play now Checkpoint Delta/ }).click();
    await page.locator('.battle-ground').waitFor();
    assert.equal(await page.locator('.hand-card').count(), 6);
    assert.equal(await page.locator('.enemy-hand .card-back').count(), 6);

    // a card is dragged onto a unit; a zone is chosen, the unit turned, and the card played
    const [from, to] = [await page.locator('.hand-card').first().boundingBox(), await unit(page, 'A2').boundingBox()];
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.locator('.zone-mark.reach').first().waitFor();
    await zone(page, 'C8').click();
    await page.locator('.turn-handle').nth(3).waitFor();
    const before = await page.locator('.turn-handle.now').getAttribute('aria-label');
    await zone(page, 'C8').press(']');
    await page.waitForFunction(
      (was) => document.querySelector('.turn-handle.now')?.getAttribute('aria-label') !== was,
      before,
    );
    const told = await logged(page);
    await play(page);
    await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, told);
    await page.locator('.log').getByText('North Rifles moves from C9 to C8.').waitFor();
    assert.equal(await page.locator('.hand-card').count(), 5);

    // what is not allowed is refused with its rule
    while ((await asked(page)) !== 'Your turn: play a card') await goOn(page);
    await page.locator('.hand-card').first().click();
    await unit(page, 'A2').click({ force: true });
    await page.locator('.question .refused').getByText('TA-CORE-ACT-01').waitFor();
    await page.keyboard.press('Escape');

    for (let n = 0; n < 150 && (await goOn(page)); n++);
    const ending = await page.locator('.question.ending').innerText();
    assert.match(ending, /You have (won|lost)|A draw/);
    assert.match(ending, /TA-CORE-END-0/);
  },
);

e2e('the same game by keyboard and in words', { ...DESKTOP, seed: '9' }, async (page) => {
  await begin(page, 'S6');
  await page.locator('.picture [tabindex="0"]').first().focus();
  await page.keyboard.press('b');
  const board = page.locator('.text-board');
  await board.getByRole('button', { name: 'March Spears' }).click();
  const rows = board.locator('table').first().locator('tr');
  await rows.filter({ hasText: 'can be played' }).first().getByRole('button').first().press('Enter');
  await board.locator('.does').first().press('Enter');
  await page
    .locator('.log')
    .getByText(/for March Spears/)
    .first()
    .waitFor();
  assert.equal(await page.locator('.hand-card').count(), 5);
});

e2e(
  'axe finds nothing serious at the table of Legendary Battles',
  { ...DESKTOP, colorScheme: 'dark' },
  async (page) => {
    await begin(page, 'S3');
    const found = await seriousOn(page, 'turn');
    await page.locator('.hand-card').first().click();
    await page.locator('.battle-unit.ready').first().click({ force: true });
    found.push(...(await seriousOn(page, 'card and unit')));
    found.push(...(await dialogOn(page, 'Sheet')), ...(await dialogOn(page, 'When you are asked')));
    await page.getByRole('button', { name: /^Look through the discards of The King/ }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await seriousOn(page, 'discards')));
    await page.keyboard.press('Escape');
    await goTo(page, '#/new/legendary-battles');
    found.push(...(await seriousOn(page, 'new game')));
    assert.deepEqual(found, []);
  },
);

e2e(
  'on a phone everything of a battle fits, in light colours too',
  { ...PHONE, colorScheme: 'light' },
  async (page) => {
    await begin(page, 'S1');
    await assertFits(page);
    const found = await seriousOn(page, 'phone');
    await page.locator('.hand-card').first().tap();
    await strip(page, 'Back').waitFor();
    await assertFits(page);
    assert.deepEqual(found, []);
  },
);

e2e('hot-seat: a hand is nowhere on the page once the device is passed on', { seed: '5' }, async (page) => {
  await page.evaluate((choices) => localStorage.setItem('sandtable.new.legendary-battles', JSON.stringify(choices)), {
    setup: { scenario: 'S5' },
    players: { A: 'person', B: 'person' },
    dice: 'seeded',
    undo: 'free',
  });
  await goTo(page, '#/new/legendary-battles');
  await page.locator('.start-bar button.main').click();
  const take = async (side) => {
    await page.getByRole('heading', { name: new RegExp(side) }).waitFor();
    await page.getByRole('button', { name: /^I play / }).click();
    await page.locator('.battle-ground').waitFor();
  };
  await take('Patrol');
  await asked(page);
  const draws = /^(Patrol|Side A) draws (?!\d+ cards?\.)/;
  assert.notDeepEqual(await textsInMemory(page, draws), [], 'the search can find');
  const hand = await page.locator('.hand-card').evaluateAll((cards) => cards.map((one) => one.dataset.card));
  assert.equal(hand.length, 6);
  await button(page, 'Do nothing this turn').click();
  await page.getByRole('button', { name: /^Hand over to / }).click();
  await page.getByRole('heading', { name: /Pass the device/ }).waitFor();
  assert.equal(await page.locator('.hand-card').count(), 0);
  assert.deepEqual(await textsInMemory(page, draws), [], 'on the hand-over screen');
  await take('Pickets');
  await asked(page);
  assert.deepEqual(await textsInMemory(page, draws), [], 'with the other side at the screen');
  const theirs = await page.locator('.hand-card').evaluateAll((cards) => cards.map((one) => one.dataset.card));
  assert.notDeepEqual(theirs, hand);
});

/** What the learner does at each step, by pointing at the table; null only reads on. */
const shot = async (page, id, by, at) => {
  await card(page, id).click();
  await unit(page, by).click({ force: true });
  await unit(page, at).click({ force: true });
  await play(page);
};
const LESSON = [
  null,
  null,
  async (page) => {
    await card(page, 'C06').click();
    await unit(page, 'A2').click({ force: true });
    await zone(page, 'C7').click();
    await play(page);
  },
  passAll,
  (page) => shot(page, 'C24', 'A3', 'B1'),
  pass,
  async (page) => {
    await strip(page, /^Concentrate/).click();
    await play(page);
  },
  pass,
  (page) => button(page, 'End the turn').click(),
  async (page) => {
    await strip(page, /^Shot of Opportunity/).click();
    await unit(page, 'A3').click({ force: true });
    await play(page);
  },
  pass,
  null,
  async (page) => {
    await card(page, 'C33').click();
    await unit(page, 'A1').click({ force: true });
    await unit(page, 'B1').click({ force: true });
    await page.locator('.refused').getByText('TA-CORE-RNG-04').first().waitFor();
    await page.getByRole('button', { name: /^Next/ }).click();
  },
  async (page) => {
    await strip(page, 'Back').click();
    await shot(page, 'C33', 'A2', 'B2');
  },
  async (page) => {
    await strip(page, /^Relay Orders/).click();
    if ((await strip(page, 'Play it').count()) === 0) await unit(page, 'A3').click({ force: true });
    await play(page);
  },
  passAll,
  async (page) => {
    await unit(page, 'B1').click({ force: true });
    await play(page);
  },
  (page) => button(page, /End the turn|Do nothing/).click(),
];

e2e(
  'the lesson of Legendary Battles is learnt by doing it, to victory',
  { at: '#/learn/legendary-battles' },
  async (page) => {
    await learnAll(page, LESSON);
  },
);
