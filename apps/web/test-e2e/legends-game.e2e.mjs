// Whole games of Legends, to their end.
import assert from 'node:assert/strict';
import { answerAtOnce, TabKeys } from './city.mjs';
import { asked, assertFills, button, e2e, movedOn, openSetup, PHONE, standing } from './harness.mjs';

/** Two Heroes each at the crossroads, and one round. */
const SHORT = {
  city: 'crosstown',
  scenario: 'roundOne',
  first: 'A',
  heroes: 2,
  sides: [
    [
      { cast: 'halogen', item: null },
      { cast: 'kerbstone', item: null },
    ],
    [
      { cast: 'ballast', item: null },
      { cast: 'capstan', item: null },
    ],
  ],
  options: { maxRounds: 1, mightyItems: false },
};

/** Two worn out Heroes in the street, a few inches apart: one good blow decides. */
const DUEL = {
  options: { maxRounds: 3, mightyItems: false },
  position: {
    city: 'crosstown',
    next: 'A',
    heroes: [
      { seat: 'A', at: [12, 10, 0], cast: 'halogen', heroism: 6, fatigue: 12 },
      { seat: 'B', at: [12, 14, 0], cast: 'ballast', fatigue: 14 },
    ],
  },
};

const over = /^(You have|A draw)/;

/** The button that somebody in a hurry wants: what is proposed, a blow where one can be struck, else the first. */
async function wanted(page, title) {
  const strike = button(page, /^Strike /);
  const main = page.locator('.question button.main');
  if (/runs into/.test(title)) return button(page, 'Let it happen');
  if ((await main.count()) > 0 || (await button(page, 'Back').count()) > 0) return main.first(); // its odds may be to come
  if (/ acts$/.test(title)) return (await strike.count()) > 0 ? strike.first() : button(page, 'End the activation');
  return page.locator('.question > .answers button').first();
}

e2e(
  'a whole game against a recruit, by pointing, from the first Hero placed to the end',
  { webgl: false },
  async (page) => {
    await openSetup(page, 'legends', SHORT);
    let answers = 0;
    while (!over.test(await asked(page))) {
      await answerAtOnce(page);
      assert.ok(++answers < 150, 'it does not end');
    }
    await page.locator('.question.ending').getByRole('button', { name: /^LG-/ }).waitFor();
    await assertFills(page);
    // By the round, or sooner: a side without Heroes has lost (LG-END-01).
    await page
      .locator('.log')
      .getByText(/Round 1 is over|is out\./)
      .first()
      .waitFor();
  },
);

e2e('a whole small game by keyboard alone', { webgl: false }, async (page) => {
  await openSetup(page, 'legends', DUEL);
  const keys = new TabKeys(page);
  // The first activation: who acts by the cross-hairs, a charge from the menu of an enemy, all of it without a mouse.
  assert.equal(await asked(page), 'Who acts?');
  await keys.to(page.locator('.picture [data-at][tabindex="0"]'));
  await page.keyboard.press('n');
  await page.locator('.cross-hairs').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Halogen: Move' }).waitFor();
  await keys.press(page.locator('.question button.main'));
  await page.getByRole('heading', { name: 'Halogen acts' }).waitFor();
  await keys.to(page.locator('.picture [data-at][tabindex="0"]'));
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.locator('.board [role="status"]').getByText('Madame Ballast').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Charge Madame Ballast' }).waitFor();
  while (!(await page.evaluate(() => /^Charge/.test(document.activeElement.textContent))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  let answers = 0;
  await page.getByLabel('What the line touches').waitFor();
  while (!over.test(await asked(page))) {
    const before = await standing(page);
    const chosen = await wanted(page, before.title);
    const begins = /^Strike (?!Back)/.test(await chosen.textContent()); // a blow is begun before it is struck
    await keys.press(chosen);
    if (begins) await button(page, 'Back').waitFor();
    else await movedOn(page, before);
    assert.ok(++answers < 80, 'it does not end');
  }
});

e2e('on a phone a whole activation is played by touch', { ...PHONE, webgl: false }, async (page) => {
  await openSetup(page, 'legends', DUEL);
  assert.equal(await asked(page), 'Who acts?');
  await page.locator('.picture [data-at="a1"]').tap();
  await page.getByRole('heading', { name: 'Halogen: Move' }).waitFor();
  await page.locator('.question button.main').tap();
  await page.getByRole('heading', { name: 'Halogen acts' }).waitFor();
  await page.locator('.picture [data-at="b1"]').tap();
  await page.getByRole('menuitem', { name: 'Charge Madame Ballast' }).tap();
  await page.getByLabel('What the line touches').getByText('Madame Ballast').waitFor();
  await page.getByRole('button', { name: 'Go', exact: true }).tap();
  await page.getByRole('button', { name: 'Let it happen' }).tap();
  await page
    .locator('.log')
    .getByText(/hits .* after 3 inches/)
    .waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
});
