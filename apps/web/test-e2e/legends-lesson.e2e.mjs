import { attempt, choose, pointAt, pointAtHero } from './city.mjs';
import { button, e2e, learnAll, lessonStep } from './harness.mjs';

const LEARN = '#/learn/legends';
const end = (page) => button(page, 'End the activation').click();
const act = async (page, id) => {
  await page.getByRole('heading', { name: 'Who acts?' }).waitFor();
  await pointAtHero(page, id);
};
const go = (page) => button(page, 'Go').click();

/** What the learner does at each step, by pointing at the plan; null only reads on. */
const LESSON = [
  null,
  (page) => act(page, 'a1'),
  (page) => attempt(page, 'Move', { inches: 3 }),
  async (page) => {
    await choose(page, 'b1', 'Strike Madame Ballast');
    await page.locator('.question .refused').getByText('LG-STR-01').waitFor();
    await page.getByRole('button', { name: /^Next/ }).click();
  },
  async (page) => {
    await choose(page, 'b1', 'Charge Madame Ballast');
    await page.getByLabel('What the line touches').getByText('Madame Ballast').waitFor();
    await go(page);
  },
  (page) => button(page, 'Let it happen').click(),
  end,
  (page) => attempt(page, 'Defend', { spend: 4 }),
  (page) => attempt(page, 'Strike Back', { spend: 6 }),
  null,
  (page) => attempt(page, 'Move', { inches: 8, spend: 8 }),
  async (page) => {
    await pointAt(page, [14.9, 13.1]);
    await go(page);
  },
  async (page) => {
    await choose(page, 'car1', 'Pick up: Car');
    await attempt(page, 'Pick Up', { spend: 0 });
  },
  (page) => button(page, 'At (17, 13.1)').first().click(),
  async (page) => {
    await button(page, 'Fling: Car').click();
    await page.getByRole('button', { name: 'west', exact: true }).click();
    await attempt(page, 'Fling', { inches: 5, spend: 19 });
  },
  null,
  end,
  (page) => act(page, 'a2'),
  (page) => attempt(page, 'Move', { inches: 8, spend: 8 }),
  async (page) => {
    await page.getByText(/^Suggested lines/).click();
    await page
      .getByRole('button', { name: /climb to .*, run to / })
      .first()
      .click();
    await go(page);
  },
  (page) => attempt(page, 'Wall Run', { spend: 6 }),
  end,
  null,
  (page) => act(page, 'a2'),
  (page) => button(page, 'Do not move').click(),
  async (page) => {
    await choose(page, 'b2', 'Strike Capstan');
    await attempt(page, 'Strike', { spend: 10 });
  },
  async (page) => {
    await button(page, 'Knock Back').click();
    await page.getByRole('button', { name: 'south', exact: true }).click();
    await attempt(page, 'Knock Back', { inches: 4, spend: 8 });
  },
];

e2e('the lesson of Legends is learnt by doing it, to victory', { at: LEARN, webgl: false }, async (page) => {
  await learnAll(page, LESSON);
});

e2e(
  'who does something else in the lesson of Legends is helped, and can have it done',
  { at: `${LEARN}/fling`, webgl: false, locale: 'de-DE' },
  async (page) => {
    await page.getByRole('heading', { name: 'Wirf es' }).waitFor();
    await button(page, 'Aktivierung beenden').click();
    await page
      .locator('.coach .refused')
      .getByText(/ziele nach Westen/)
      .waitFor();
    await page.getByRole('button', { name: 'Mach es für mich' }).click();
    await page.getByRole('heading', { name: 'Ausgeschieden', exact: true }).waitFor();
  },
);

e2e('the lesson can be played in three dimensions', { at: `${LEARN}/activate` }, async (page) => {
  const of = LESSON.length + 1;
  await lessonStep(page, 2, of);
  const can = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  if (!can) return;
  await page.locator('.city-3d canvas').waitFor();
  await page.locator('.tag', { hasText: 'Halogen' }).click();
  await lessonStep(page, 3, of);
  await attempt(page, 'Move', { inches: 3 });
  await lessonStep(page, 4, of);
  await page.locator('.tag', { hasText: 'Madame Ballast' }).click();
  await page.getByRole('menuitem', { name: 'Strike Madame Ballast' }).click();
  await page.locator('.question .refused').getByText('LG-STR-01').waitFor();
});
