import assert from 'node:assert/strict';
import { attempt, choose } from './city.mjs';
import { button, DESKTOP, e2e, grown, logged, openSetup, PHONE } from './harness.mjs';
import { dialogOn, goTo, seriousOn } from './serious.mjs';

const PAGES = {
  'new game': '#/new/legends',
  rules: '#/rules/legends/LG-IMP-03',
  learn: '#/learn/legends/fling',
};

/** An own game with Heroes chosen, so that everything of its page is there. */
const OWN = {
  city: 'harbour',
  seats: 3,
  scenario: 'icarus',
  sides: [['halogen'], ['ballast'], ['perigee']].map((casts) => casts.map((cast) => ({ cast, item: null }))),
  heroes: 1,
};

const STREET = {
  position: {
    city: 'crosstown',
    active: 'a1',
    pool: 6,
    heroes: [
      { seat: 'A', at: [12, 12, 0], cast: 'halogen', heroism: 6 },
      { seat: 'B', at: [13.05, 12, 0], cast: 'ballast', heroism: 2 },
      { seat: 'B', at: [12, 14.5, 0], cast: 'capstan' }, // where a phone shows it too
    ],
  },
};

/** By day and by night: both are looked at on the way. */
const BOTH = { inDark: true };

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const options = { ...viewport, webgl: false };

  // Every shape of the cities that are shown is looked at, which takes its time: each size by one light must do.
  const colorScheme = size === 'desktop' ? 'light' : 'dark';
  e2e(
    `axe finds nothing serious on the pages of Legends: ${size}, ${colorScheme}`,
    { ...options, colorScheme },
    async (page) => {
      const found = [];
      for (const [name, hash] of Object.entries(PAGES)) {
        await goTo(page, hash);
        found.push(...(await seriousOn(page, name)));
      }
      await page.evaluate((setup) => localStorage.setItem('sandtable.new.legends', JSON.stringify({ setup })), OWN);
      await goTo(page, '#/games');
      await goTo(page, '#/new/legends');
      await page.getByLabel('Hero 1 of C').waitFor();
      found.push(...(await seriousOn(page, 'own game')));
      assert.deepEqual(found, []);
    },
  );

  e2e(
    `axe finds nothing serious at the table of Legends: ${size}`,
    { ...options, colorScheme: 'light' },
    async (page) => {
      await openSetup(page, 'legends', STREET);
      const found = await seriousOn(page, 'acting', BOTH);
      await choose(page, 'b2', 'Charge Capstan');
      await page.locator('.line-panel .line-steps').waitFor();
      found.push(...(await seriousOn(page, 'a line', BOTH)));
      await page.getByRole('button', { name: 'Start again' }).click();
      await button(page, 'Strike Madame Ballast').click();
      await page.getByTestId('odds').waitFor();
      found.push(...(await seriousOn(page, 'a blow', BOTH)));
      const before = await logged(page);
      await attempt(page, 'Strike');
      await grown(page, before);
      await page.locator('.question:not(.waiting) h2').waitFor();
      await page.getByRole('button', { name: /^Text/ }).click();
      await page.locator('.text-board').waitFor();
      found.push(...(await seriousOn(page, 'text board', BOTH)));
      found.push(...(await dialogOn(page, 'Luck', BOTH)));
      assert.deepEqual(found, []);
    },
  );
}

e2e('axe finds nothing serious where the city is drawn in three dimensions', async (page) => {
  await openSetup(page, 'legends', STREET);
  await page.locator('.city-3d canvas, svg.picture.legends').first().waitFor();
  assert.deepEqual(await seriousOn(page, 'in three dimensions'), []);
});
