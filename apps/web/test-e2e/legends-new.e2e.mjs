// A game of Legends set up by hand.
import assert from 'node:assert/strict';
import { e2e, jsonFile, PHONE, there } from './harness.mjs';

const NEW = '#/new/legends';
const verdict = (page) => page.getByTestId('verdict');
const ready = (page) => verdict(page).getByText('Ready to play.').waitFor();
const start = (page) => page.getByRole('button', { name: 'Start the game' });
const own = (page) => page.getByRole('radio', { name: /Your own game/ }).check();

const YARD = {
  sandtable: 'legends',
  cities: [
    { id: 'yard', name: 'Backyard', size: 24, objects: [{ id: 'bin', kind: 'trashCan', x: 5, y: 5 }] },
    { id: 'lot', name: 'Car park', size: 24, objects: [{ id: 'bus', kind: 'bus', x: 12, y: 12 }] },
  ],
};

e2e(
  'any city, scenario, number of players and Heroes; what is not legal is told with its rule',
  { at: NEW },
  async (page) => {
    await own(page);
    await page.getByRole('radio', { name: /Harbour Row/ }).check();
    await page.getByRole('radio', { name: /^Round One The side/ }).check();
    await page.getByLabel(/^Players/).selectOption('3');
    await page.getByLabel('First player').selectOption('A');
    await page.getByRole('radio', { name: 'here', exact: true }).check();
    await page.getByLabel('Hero 2 of C').waitFor();
    await there(page.locator('.players fieldset'), 3);
    await ready(page);
    await page.getByLabel('Item of Kerbstone').selectOption('leader'); // as Halogen has
    await verdict(page)
      .getByText(/A player has each item once/)
      .waitFor();
    await verdict(page).getByText('Heroes of A:').waitFor();
    await page.getByLabel('Item of Kerbstone').selectOption('snickt');
    await ready(page);
    await start(page).click();
    await page.getByRole('heading', { name: 'Place Halogen' }).waitFor();
    await page.getByText('Round One').first().waitFor();
  },
);

e2e('a city of one’s own: its faults by their fields, then a game in it', { at: NEW, webgl: false }, async (page) => {
  await own(page);
  await page.getByText('Cities of your own').click();
  await jsonFile(page, 'Load a content file', 'bad.json', '{ "sandtable": ');
  await page
    .getByRole('alert')
    .getByText(/bad\.json/)
    .waitFor();
  const [yard, lot] = YARD.cities;
  const bad = {
    ...YARD,
    cities: [
      { ...yard, size: 7 },
      { ...lot, objects: [{ id: 'x', kind: 'zeppelin', x: 1, y: 1 }] },
    ],
  };
  await jsonFile(page, 'Load a content file', 'bad.json', bad);
  const faults = page.getByTestId('content-faults');
  await faults.getByText('cities[0].size').first().waitFor();
  await faults.getByText('cities[1].objects[0].kind').first().waitFor();
  await ready(page); // the city that was chosen before is still there
  await jsonFile(page, 'Load a content file', 'mine.json', YARD);
  await page.getByText('Loaded cities: 2.').waitFor();
  await page.getByRole('button', { name: 'Car park' }).click();
  await page.getByRole('radio', { name: /Car park/ }).waitFor();
  await page.getByLabel('First player').selectOption('A');
  await ready(page);
  await start(page).click();
  await page.getByRole('heading', { name: 'Choose your Heroes' }).waitFor();
});

e2e('the page of a new game fits a phone', { at: NEW, ...PHONE }, async (page) => {
  await own(page);
  await page.getByLabel(/^Players/).selectOption('4');
  await page.getByRole('radio', { name: 'here', exact: true }).check();
  await page.getByLabel('Hero 1 of D').scrollIntoViewIfNeeded();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
});
