// A game of Fictioneers: Legacy set up by hand: scenarios, platoons within points, a table of one's own, own content.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { asked, assertFits, button, e2e, jsonFile, movedOn, PHONE, standing, there } from './harness.mjs';
import { seriousOn } from './serious.mjs';

const NEW = { at: '#/new/fictioneers-legacy' };

const verdict = (page) => page.getByTestId('verdict');
const ready = (page) => verdict(page).getByText('Ready to play.').waitFor();
const start = (page) => page.getByRole('button', { name: 'Start the game' });
const side = (page, name) => page.getByRole('region', { name: `Side ${name}` });
const ownTable = (page) => page.getByRole('radio', { name: /^A table of your own/ }).check();

e2e('a scenario with other platoons, by a seed, played from the other side', NEW, async (page) => {
  await page.getByRole('radio', { name: /^Strongbox on the Sitan Road/ }).check();
  await page.getByRole('radio', { name: 'Platoons of your choice' }).check();
  await ready(page);
  await page.getByLabel('Points for each side').fill('100');
  const over = side(page, 'A').getByRole('alert');
  await over.getByText('FL-SET-02').waitFor();
  assert.match(await over.innerText(), /\d+ points; 100 were agreed/);
  assert.match(await side(page, 'A').innerText(), /too many/);
  await start(page).click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.testid), 'verdict', 'it does not start');
  await page.getByLabel('Points for each side').fill('320');
  await ready(page);
  await page.getByRole('button', { name: 'Change sides' }).click();
  await page.getByLabel('Seed').fill('heath');
  await start(page).click();
  await asked(page);
  assert.match(await page.locator('.status, .table-head').first().innerText(), /Round|Setup|Set/i);
});

e2e('two play one side, a platoon each, and sides go by the forces they brought', NEW, async (page) => {
  await page.getByRole('radio', { name: 'Platoons of your choice' }).check();
  await page.getByLabel('Points for each side').fill('900');
  assert.equal(await page.getByLabel('Players of side A').count(), 0, 'one platoon, one player');
  await side(page, 'A').getByLabel('Add a platoon to side A').selectOption('P-T-JET');
  await page.getByLabel('Players of side A').selectOption('2');
  const seat = (name) => page.getByRole('group', { name: new RegExp(`^${name} `) });
  await seat('A1').getByRole('radio', { name: 'Recruit' }).check();
  await seat('A2').getByRole('radio', { name: 'A person' }).check();
  await seat('B').getByRole('radio', { name: 'Recruit' }).check();
  await page.getByLabel('Seed').fill('mates');
  await ready(page);
  await start(page).click();
  await page.getByText('Deploy 1st Jet Squad').first().waitFor(); // A1 has its rifles to see to
  const told = await page.locator('body').innerText();
  assert.match(told, /Terran Legion Rifle Platoon, Terran Jet Assault Platoon/);
  assert.doesNotMatch(told, /Xyban recon squad/, 'what the scenario would have given');
});

e2e('a platoon of one’s own is built squad by squad, and every fault is told by its rule', NEW, async (page) => {
  await ownTable(page);
  await side(page, 'A').getByRole('button', { name: 'Build your own' }).click();
  await ready(page);
  const squad = side(page, 'A').getByRole('group', { name: 'Squad 1' });
  const points = async () => Number(/(\d+) of 305/.exec(await side(page, 'A').innerText())[1]);
  const before = await points();
  for (let n = 0; n < 5; n++) await squad.getByRole('button', { name: 'Add Legionary' }).click();
  const faults = side(page, 'A').getByRole('alert');
  await faults.getByText('FL-FRC-01').waitFor();
  assert.match(await faults.innerText(), /needs 4 to 8/);
  assert.equal(await points(), before + 5 * 17);
  for (let n = 0; n < 6; n++) await squad.getByRole('button', { name: 'Remove Legionary' }).click();
  await ready(page);
  await squad.getByLabel('Add to 1st Rifle Squad').selectOption('t-grenadier');
  await squad
    .getByText(/Grenadier/)
    .first()
    .waitFor();
  await ready(page);
  await start(page).click();
  assert.match(await asked(page), /You decide|Deploy/);
});

e2e('a table of one’s own: pieces are dragged and moved by keys, and the rule of it is kept', NEW, async (page) => {
  await ownTable(page);
  const woods = page.locator('.piece').first();
  await woods.scrollIntoViewIfNeeded();
  const before = await woods.boundingBox();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 + 10, { steps: 4 });
  await page.mouse.up();
  const dragged = await woods.boundingBox();
  assert.ok(dragged.x - before.x > 45, `dragged by ${dragged.x - before.x}`);
  await woods.focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  assert.ok((await woods.boundingBox()).x > dragged.x + 5, 'the arrow keys move it');
  await ready(page);
  await page.getByLabel('Depth ″').fill('24');
  await page.getByTestId('table-faults').getByText('FL-SET-12').waitFor();
  await page.getByLabel('Depth ″').fill('5');
  await ready(page);
  await page.getByLabel('Add a piece').selectOption('building');
  await there(page.locator('.piece'), 5);
  await page.getByLabel('Take the pieces of').selectOption({ index: 1 });
  await ready(page);
  await start(page).click();
  await asked(page);
});

const BAD = {
  sandtable: 'fictioneers-legacy',
  units: [
    {
      id: 'giant',
      name: 'Giant',
      people: 'martian',
      moveType: 'terran',
      infantry: true,
      baseRadius: 1e9,
      armour: 'alloy',
      eliteness: 2,
    },
  ],
  platoons: [
    {
      id: 'mob',
      name: 'Mob',
      people: 'terran',
      command: { name: 'Command', members: [{ unit: 't-lieutenant' }] },
      squads: [{ name: 'Two', members: [{ unit: 't-legionary', count: 2 }] }],
    },
  ],
};

e2e('own content: every fault by its field and rule, and then a battle with it', NEW, async (page) => {
  await page.getByText('Your own figures, forces and tables').click();
  await jsonFile(page, 'Load a content file', 'bad.json', BAD);
  const faults = page.getByTestId('content-faults');
  await faults.waitFor();
  const text = await faults.innerText();
  for (const fault of ['units[0].people', 'units[0].baseRadius', 'FL-FRC-01', 'FL-FRC-02'])
    assert.ok(text.includes(fault), `${fault} is not in ${text}`);
  await jsonFile(page, 'Load a content file', 'bad.txt', '{"sandtable": NaN}');
  await page
    .locator('.own-content .refused')
    .getByText(/bad\.txt/)
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get an example' }).click(),
  ]);
  await jsonFile(page, 'Load a content file', 'good.json', await readFile(await download.path(), 'utf8'));
  await page.getByText('Loaded: 1 figures, 1 scenarios.').waitFor();
  await page.getByRole('radio', { name: /^My Crossing/ }).check();
  await ready(page);
  await start(page).click();
  for (let now = await standing(page); now.title === 'You decide'; now = await standing(page)) {
    await button(page, /zone|You begin/)
      .first()
      .click();
    await movedOn(page, now);
  }
  assert.equal(await asked(page), 'Deploy Section');
});

e2e('the page of a new game fits a phone, in German too', { ...PHONE, ...NEW, locale: 'de-DE' }, async (page) => {
  await page.getByRole('radio', { name: /^Ein eigener Tisch/ }).check();
  await page.getByRole('button', { name: 'Selbst bauen' }).first().tap();
  await page.getByText('Es kann losgehen.').waitFor();
  await assertFits(page);
  assert.deepEqual(await seriousOn(page, 'new game'), []);
});
