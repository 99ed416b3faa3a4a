// The inch table in a real browser: setting up, moving a squad, firing with the odds in sight, being refused, on a phone too.
import assert from 'node:assert/strict';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { asked, assertFits, button, e2e, giveAnswer, PHONE, there } from './harness.mjs';
import { figure, middleOf, onTarget, percent } from './inch-table.mjs';
import { openPosition, refereeAt } from './position.mjs';
import { seriousOn } from './serious.mjs';

/** A squad of five in the open; two enemies before it, one of them behind a warehouse. */
const SKIRMISH = {
  position: {
    table: [36, 36],
    terrain: [
      {
        id: 'warehouse',
        type: 'structure',
        height: 4,
        polygon: [
          [18, 14],
          [26, 14],
          [26, 18],
          [18, 18],
        ],
      },
      {
        id: 'grove',
        type: 'woods',
        polygon: [
          [4, 10],
          [9, 10],
          [9, 14],
          [4, 14],
        ],
      },
    ],
    models: [
      { side: 'A', unit: 't-sergeant', at: [10, 6] },
      { side: 'A', unit: 't-legionary', at: [12, 6] },
      { side: 'A', unit: 't-legionary', at: [14, 6] },
      { side: 'A', unit: 't-legionary', at: [10, 4] },
      { side: 'A', unit: 't-legionary', at: [12, 4] },
      { side: 'B', unit: 'x-prime', at: [12, 20] },
      { side: 'B', unit: 'x-sentinel', at: [24, 20] },
    ],
    active: 'A',
    phase: 'moveFire',
  },
};
const SEED = '5';
const open = (page) => openPosition(page, SKIRMISH, SEED, fictioneersLegacy);
const referee = () => refereeAt(SKIRMISH, SEED, [], fictioneersLegacy);

/** Pixels of the screen to an inch: two figures of the squad stand two inches apart. */
async function inchOf(page) {
  const [a, b] = [await middleOf(page, 'a1'), await middleOf(page, 'a2')];
  return (b.x - a.x) / 2;
}

e2e('a battle from the first page: set up by hand, and the whole squad moves', async (page) => {
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: /^Play now First Light/ }).click();
  while ((await asked(page)) === 'You decide') await giveAnswer(page, /zone in the (north|east)|You begin/);
  assert.equal(await asked(page), 'Deploy Sentinels');
  const zone = await page.locator('.setup-zone').first().boundingBox();
  const before = await middleOf(page, 'a1');
  await page.mouse.click(zone.x + zone.width * 0.6, zone.y + zone.height / 2);
  await page.waitForFunction(
    ([x]) => Math.abs(document.querySelector('[data-fig="a1"]').getBoundingClientRect().x - x) > 30,
    [before.x],
  );
  await giveAnswer(page, /^Deploy like this/);
  while ((await asked(page)) !== 'Phase 2: move and fire') await giveAnswer(page, /^(Start without|Go on|Hold fire)/);

  await button(page, /^Choose Sentinels/).click();
  await there(page.locator('.fig.chosen'), 4);
  const from = await middleOf(page, 'a1');
  const up = zone.y > 300 ? -1 : 1;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + up * 20, { steps: 3 });
  await page.mouse.move(from.x, from.y + up * 45, { steps: 3 });
  await page.locator('.ghost').nth(3).waitFor();
  await page.mouse.up();
  await button(page, /^All go \(4\)/).click();
  await page.waitForFunction(() => document.querySelectorAll('.log li.moved').length >= 4);
  const after = await middleOf(page, 'a1');
  assert.ok(up * (after.y - from.y) > 20, `moved by ${after.y - from.y}`);
});

e2e('odds are shown before a shot, as the referee counts them, and then it is fired', async (page) => {
  await open(page);
  await figure(page, 'a2').click();
  const { marks } = referee().query('shots', { model: 'a2' });
  const shot = marks.find(({ target }) => target === 'b1').shots[0];
  const note = figure(page, 'b1').locator('.fig-note text');
  await note.waitFor();
  assert.equal(await note.textContent(), percent(shot.kills));
  await figure(page, 'b1').hover();
  const card = page.getByTestId('odds');
  await card.waitFor();
  const text = await card.innerText();
  assert.match(text, new RegExp(`${percent(shot.hit)} To hit`));
  for (const { rule } of shot.number.parts) assert.ok(text.includes(rule), `${rule} is not in ${text}`);
  await figure(page, 'b1').click();
  await page.getByRole('menuitem', { name: /^Fire the Laser Rifle/ }).click();
  await page.locator('.log li.fired').waitFor();
  assert.match(await page.locator('.log li.fired').innerText(), /a2 fires with the Laser Rifle at b1/);
});

e2e('what is not allowed is refused with its rule, and a ghost stays within the move', async (page) => {
  await open(page);
  await figure(page, 'a2').click();
  await figure(page, 'b2').click();
  const refused = page.locator('.question .refused');
  await refused.waitFor();
  const why = referee()
    .query('shots', { model: 'a2' })
    .marks.find(({ target }) => target === 'b2').refusal;
  assert.match(await refused.innerText(), new RegExp(why.rule));
  await page.keyboard.press('Escape');
  // far beyond the move: the way ends where the allowance does
  const inch = await inchOf(page);
  const from = await middleOf(page, 'a2');
  await page.mouse.click(from.x, from.y - 10 * inch);
  await page.locator('.ghost.short').waitFor();
  assert.match(await button(page, /^Go/).innerText(), /6″ of 6″/);
});

e2e('by keyboard: choose, aim at the nearest, take cover, move, and the table in words', async (page) => {
  await open(page);
  await page.locator('.inch-cursor').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.locator('.fig.chosen').waitFor();
  await page.locator('.fig.target').first().waitFor();
  await page.keyboard.press('t');
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /away, hits \d+%/);
  await page.keyboard.press('c');
  await page.locator('.ghost').waitFor();
  await button(page, /^Go/).click();
  await page.locator('.log li.moved').waitFor();
  await page.getByRole('button', { name: 'Text board' }).click();
  const text = page.getByRole('region', { name: 'The table in words' });
  await text.getByRole('button', { name: /^a2 / }).first().click();
  await text.getByText(/^Targets of a2/).waitFor();
  assert.deepEqual(await seriousOn(page, 'table'), []);
});

e2e('on a phone: choose the squad, point at the ground, all go', PHONE, async (page) => {
  await open(page);
  await button(page, /^Choose/)
    .first()
    .tap();
  await there(page.locator('.fig.chosen'), 5);
  const from = await middleOf(page, 'a1');
  const inch = await inchOf(page);
  await page.touchscreen.tap(from.x + inch, from.y - 3 * inch);
  await page.locator('.ghost').nth(4).waitFor();
  await assertFits(page);
  await button(page, /^All go/).tap();
  await page.waitForFunction(() => document.querySelectorAll('.log li.moved').length === 5);
  assert.deepEqual(await seriousOn(page, 'phone'), []);
});

/** A crew with a car and a mortar, to be set up by A. */
const SETTING_UP = {
  scenario: 'own',
  content: {
    sandtable: 'fictioneers-legacy',
    scenarios: [
      {
        id: 'own',
        name: 'Own',
        table: [24, 24],
        rounds: 6,
        first: 'A',
        zones: {
          A: [
            [
              [0, 0],
              [24, 0],
              [24, 8],
              [0, 8],
            ],
          ],
          B: [
            [
              [0, 20],
              [24, 20],
              [24, 24],
              [0, 24],
            ],
          ],
        },
        forces: {
          A: {
            name: 'Us',
            squads: [
              {
                name: 'Crew',
                members: [
                  { unit: 't-crew-chief', count: 1 },
                  { unit: 't-crew', count: 1 },
                  { unit: 'v-hound', count: 1 },
                  { unit: 'a-mortar', count: 1 },
                ],
              },
            ],
          },
          B: { name: 'Them', squads: [{ name: 'Band', members: [{ unit: 's-warrior', count: 3 }] }] },
        },
      },
    ],
  },
};

e2e(
  '[FL-SET-05, FL-SET-06] how somebody starts is chosen on the table: beside the car, in it, packed',
  async (page) => {
    await openPosition(page, SETTING_UP, SEED, fictioneersLegacy);
    assert.equal(await asked(page), 'Deploy Crew');
    assert.equal(await figure(page, 'a1').count(), 0); // the crew starts in its seats
    await onTarget(page, 'a3', /^a1 .* starts beside a3/);
    await figure(page, 'a1').waitFor();
    await onTarget(page, 'a1', /^a1 starts in a3 .* as passenger/);
    await figure(page, 'a1').waitFor({ state: 'detached' });
    await onTarget(page, 'a4', 'a4 starts packed');
    await figure(page, 'a4').waitFor({ state: 'detached' });
    await there(page.locator('.fig[data-at^="a4-"]'), 2);
    // by buttons too, of what is chosen
    await page.getByText(/^How they start/).click();
    await button(page, 'a4 starts set up').click();
    await figure(page, 'a4').waitFor();
    await button(page, 'a4 starts packed').click();
    await giveAnswer(page, /^Deploy like this/);
    await page.locator('.fig[data-at^="a4-"]').first().waitFor();
    assert.equal(await figure(page, 'a1').count(), 0);
  },
);
