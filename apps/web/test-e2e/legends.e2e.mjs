import assert from 'node:assert/strict';
import { button, e2e, grown, logged, movedOn, openSetup, PHONE, standing, there } from './harness.mjs';

const FLAT = { webgl: false };

const openPosition = (page, position) => openSetup(page, 'legends', { position });

/** In the street, an enemy within reach of a fist and another far off; inches enough for a line. */
const BRAWL = {
  city: 'crosstown',
  active: 'a1',
  pool: 6,
  heroes: [
    { seat: 'A', at: [12, 12, 0], cast: 'halogen', heroism: 6 },
    { seat: 'B', at: [13.05, 12, 0], cast: 'ballast', heroism: 2 },
    { seat: 'B', at: [12, 2, 0], cast: 'capstan' },
  ],
};

const plan = (page) => page.getByRole('button', { name: 'Plan', exact: true });

/** Answers as a hurried player would, until a question of some kind comes. */
async function playTo(page, wanted) {
  for (let i = 0; i < 40; i++) {
    const before = await standing(page);
    if (wanted.test(before.title)) return;
    const main = page.locator('.question button.main');
    await ((await main.count()) > 0 ? main : page.locator('.question .answers button')).first().click();
    await movedOn(page, before);
  }
  assert.fail(`nobody asked ${wanted}`);
}

e2e('a ready game starts from the first page, and a Hero moves along a suggested line', FLAT, async (page) => {
  await page.getByRole('button', { name: /First Issue/ }).click();
  await page.getByRole('heading', { name: 'Place Halogen' }).waitFor();
  await page.getByText('This browser draws no 3D here').waitFor();
  await there(page.locator('svg.picture.legends'), 1);
  await playTo(page, /: Move$/);
  await page.getByLabel(/^Inches to attempt/).fill('0');
  await page.getByTestId('odds').and(page.locator('[data-chance="1"]')).waitFor();
  const before = await logged(page);
  await button(page, 'Move: try (100%)').click();
  await grown(page, before);
  await page.getByRole('heading', { name: /acts$/ }).waitFor();
  await page.getByText(/^Suggested lines/).click();
  await page.locator('.question details .answers button').first().click();
  await page.getByText(/^Costs/).waitFor();
  const acting = await standing(page);
  await button(page, 'Go').click();
  await movedOn(page, acting);
});

e2e('a strike shows its odds for every spend before it is struck', FLAT, async (page) => {
  await openPosition(page, BRAWL);
  await button(page, 'Strike Madame Ballast').click();
  const odds = page.getByTestId('odds');
  const spend = page.getByLabel(/^Spend/);
  await spend.fill('0');
  assert.equal(Number(await odds.getAttribute('data-chance')), 1 / 36); // difficulty 9 without help: a miracle
  await spend.fill('6');
  assert.equal(Number(await odds.getAttribute('data-chance')), 0.5);
  await page.getByText(/Madame Ballast suffers 9 Fatigue/).waitFor();
  await page.getByText('Blow by blow').click();
  await page.getByText(/Madame Ballast: Defend, difficulty 18/).waitFor();
  const before = await logged(page);
  await button(page, 'Strike: try (50%)').click();
  await grown(page, before);
  await page
    .locator('.log')
    .getByText(/Halogen tries Strike \(Madame Ballast\), difficulty 9: spends 6/)
    .waitFor();
});

e2e('what is not allowed is refused with its rule, and a line tells what it touches', FLAT, async (page) => {
  await openPosition(page, BRAWL);
  await page.locator('.picture [data-at="b2"]').press('Enter');
  await page.getByRole('menuitem', { name: 'Strike Capstan' }).click();
  await page.locator('.question .refused').getByText('Capstan is not in contact.').waitFor();
  await page.locator('.question .refused').getByRole('button', { name: 'LG-STR-01' }).waitFor();
  // A line written in numbers: too long, and then one that runs into somebody.
  await page.getByRole('button', { name: 'Text board' }).click();
  const form = page.locator('.step-form');
  await form.getByLabel('North').fill('22');
  await form.getByRole('button').click();
  await page.getByTestId('line').getByRole('button', { name: 'LG-MOV-05' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await form.getByLabel('East').fill('16');
  await form.getByLabel('North').fill('12');
  await form.getByRole('button').click();
  await page.getByLabel('What the line touches').getByText('Madame Ballast').waitFor();
});

e2e('a shot tells what it goes through, in the panel and along its line', FLAT, async (page) => {
  const far = { seat: 'B', at: [22, 3, 0], cast: 'ballast' };
  await openPosition(page, { ...BRAWL, heroes: [{ ...BRAWL.heroes[0], heroism: 9 }, far, BRAWL.heroes[2]] });
  await page.locator('.picture [data-at="b1"]').press('Enter');
  await page.getByRole('menuitem', { name: /^Long Shot/ }).click();
  await page.locator('.crossed').waitFor();
  const crossed = (await page.locator('.crossed').innerText()).split(', ');
  assert.equal(crossed.length, 2, 'in by one window and out by another');
  const labels = page.locator('.picture').getByText(/^[12] .*\+2$/);
  await there(labels, 2);
});

e2e('where the browser can, the city is there in three dimensions, and the plan is a click away', async (page) => {
  const [own, near, far] = BRAWL.heroes;
  await openPosition(page, { ...BRAWL, heroes: [own, near, { ...far, at: [22, 3, 0] }] });
  const can = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  if (can) {
    await page.locator('.city-3d canvas').waitFor();
    await page.locator('.tag', { hasText: 'Madame Ballast' }).click();
    await page.getByRole('menuitem', { name: 'Strike Madame Ballast' }).click();
    await page.getByTestId('odds').waitFor();
    // The focus on a name that is out of sight must not shift the names against the city.
    const shifted = await page.locator('.tag', { hasText: 'Capstan' }).evaluate((tag) => {
      const shifts = [];
      tag.focus();
      for (let one = tag; one.tagName !== 'MAIN'; one = one.parentElement) shifts.push(one.scrollTop, one.scrollLeft);
      return shifts.filter((by) => by !== 0);
    });
    assert.deepEqual(shifted, []);
    await plan(page).click();
  }
  await page.locator('svg.picture.legends').waitFor();
});

e2e(
  'on a phone nothing is wider than the screen, and the game can be answered',
  { ...PHONE, ...FLAT },
  async (page) => {
    await openPosition(page, BRAWL);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    const before = await logged(page);
    await button(page, 'End the activation').click();
    await grown(page, before);
  },
);

e2e(
  'a veteran’s hint tells the exact odds, and the luck report sets every Moment against its chance',
  FLAT,
  async (page) => {
    // A blow is the last thing that can be done, and Defend the only answer to it: the hint is about a Moment.
    const position = { ...BRAWL, pool: 0, heroes: BRAWL.heroes.slice(0, 2).map((one) => ({ ...one, fatigue: 12 })) };
    await openPosition(page, position);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByText('A veteran would choose:').waitFor();
    assert.match(await hint.locator('.suggestion b').textContent(), /Strike|Knock|Pick|End|Long Shot/);
    await button(page, 'Strike Madame Ballast').click();
    const before = await logged(page);
    await button(page, /^Strike: try/).click();
    await grown(page, before);
    await page.getByRole('button', { name: 'Luck' }).click();
    const report = page.getByRole('dialog', { name: 'How the dice fell' });
    await report.getByText('successes').first().waitFor();
    const row = report
      .getByRole('region', { name: 'Every throw' })
      .getByRole('row', { name: /Strike/ })
      .first();
    assert.match(await row.getByRole('cell').nth(2).textContent(), /^0\.50$/); // difficulty 9 with 6 spent
  },
);
