import assert from 'node:assert/strict';
import { DESKTOP, e2e, grown, logged, PHONE } from './harness.mjs';

/** From the page of lessons to the race. */
async function begin(page, url) {
  await page.goto(`${url}#/learn`);
  await page.getByRole('button', { name: 'Play Dice Race' }).click();
  await page.locator('.race-track').waitFor();
}

/** Rolls until somebody has won. */
async function raceToTheEnd(page, roll) {
  const over = page.locator('.question.ending');
  const asked = page.getByRole('button', { name: 'Roll 2 dice' }).first();
  for (let turns = 0; turns < 60; turns++) {
    await over.or(asked).first().waitFor();
    if (await over.isVisible()) return over.innerText();
    const before = await logged(page);
    await roll();
    await grown(page, before);
  }
  throw new Error('The race has no end.');
}

e2e(
  'the table of one evening: a race is run by pointing at the runner',
  { ...DESKTOP, seed: '7' },
  async (page, { url }) => {
    await begin(page, url);
    const told = await raceToTheEnd(page, async () => {
      await page.locator('.runner.ready').click();
      await page.getByRole('menuitem', { name: 'Roll 2 dice' }).click();
    });
    assert.match(told, /You have (won|lost)/);
    const race = await page.locator('.score .points').allInnerTexts();
    assert.ok(
      race.some((points) => Number.parseInt(points, 10) >= 20),
      `nobody has reached the goal: ${race}`,
    );
  },
);

e2e('the same by its text board, on a phone', { ...PHONE, seed: '11' }, async (page, { url }) => {
  await begin(page, url);
  await page.getByRole('button', { name: 'Text board' }).click();
  const told = await raceToTheEnd(page, () =>
    page.locator('.text-board').getByRole('button', { name: 'Roll 2 dice' }).click(),
  );
  assert.match(told, /You have (won|lost)/);
});
