// The lesson of Fictioneers: Legacy, learnt in a real browser by pointing at the table.
import assert from 'node:assert/strict';
import { assertFits, button, e2e, learnAll, lessonStep, PHONE } from './harness.mjs';
import { figure, onTarget, pointAt } from './inch-table.mjs';
import { seriousOn } from './serious.mjs';

const LEARN = '#/learn/fictioneers-legacy';

async function refused(page, rule) {
  await page.locator('.question .refused').getByText(rule).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Next/ }).click();
}

const go = (page) => button(page, /^Go(?! on)/).click();

const LESSON = [
  null,
  async (page) => button(page, 'All of Picket on overwatch').click(),
  async (page) => button(page, 'Go on to move and fire').click(),
  async (page) => {
    await figure(page, 'a5').click();
    await refused(page, 'FL-SEQ-07');
  },
  async (page) => {
    await figure(page, 'a2').click();
    await pointAt(page, [15.8, 13.1]);
    await go(page);
  },
  async (page) => {
    await figure(page, 'b2').click();
    await refused(page, 'FL-MOV-10');
  },
  async (page) => button(page, 'a2 Legionary is done').click(),
  null,
  async (page) => {
    await figure(page, 'a4').click();
    await figure(page, 'b2').hover();
    await page.getByTestId('odds').getByText('44%').first().waitFor();
    await onTarget(page, 'b2', /^Fire the Laser Rifle/);
  },
  null,
  async (page) => {
    await figure(page, 'a3').click();
    await onTarget(page, 'b1', /spotted by a1/);
  },
  null,
  async (page) => button(page, 'End the phase').click(),
  async (page) => button(page, 'Fire 2 best shots').click(),
  null,
  null,
  async (page) => button(page, 'Go on to move and fire').click(),
  async (page) => {
    await figure(page, 'a1').click();
    await onTarget(page, 'b1', 'Charge');
    await go(page);
  },
  async (page) => {
    await button(page, 'a1 Legion Sergeant is done').click();
    await button(page, 'End the phase').click();
  },
  async (page) => {
    await figure(page, 'a1').click();
    await page.getByRole('menuitem', { name: /^a1 .* fights b1/ }).click();
  },
];

e2e('the whole lesson is learnt by doing it, to victory', { at: LEARN }, async (page) => {
  await learnAll(page, LESSON);
  await page.getByRole('link', { name: 'Set up a game' }).click();
  await page.getByTestId('verdict').getByText('Ready to play.').waitFor();
});

e2e(
  'who does something else is helped, and what is not allowed is refused by its rule',
  { at: `${LEARN}/move` },
  async (page) => {
    const step = (n) => lessonStep(page, n, LESSON.length + 1);
    await step(5);
    await figure(page, 'a2').click();
    await pointAt(page, [10, 13]);
    await go(page);
    await page
      .locator('.coach .refused')
      .getByText(/The wood is the place for a2/)
      .waitFor();
    await pointAt(page, [15.8, 13.1]);
    await go(page);
    await step(6);
    await page.goto(page.url().replace(/#.*/, `${LEARN}/charge`));
    await step(18);
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await step(19);
    await page.goto(page.url().replace(/#.*/, `${LEARN}/welcome`));
    await step(1);
  },
);

e2e('the lesson fits a phone, in German too', { ...PHONE, locale: 'de-DE', at: `${LEARN}/move` }, async (page) => {
  await page.getByText('Schritt 5 von 21', { exact: true }).waitFor();
  await assertFits(page);
  assert.deepEqual(await seriousOn(page, 'lesson'), []);
});
