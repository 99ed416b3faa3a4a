// What the inch table shows before somebody decides: overwatch along a way, where a shot may drift, whom an area covers, odds of
// fights, leaders, morale, posts and sheets. All of it is what the referee says.
import assert from 'node:assert/strict';
import { asked, button, e2e, PHONE, there } from './harness.mjs';
import { figure, middleOf, openTable, percent, placeOn, pointAt } from './inch-table.mjs';
import { seriousOn } from './serious.mjs';

const A = (unit, at, more = {}) => ({ side: 'A', unit, at, ...more });
const B = (unit, at, more = {}) => ({ side: 'B', unit, at, ...more });
const box = (x1, y1, x2, y2) => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
const on = (models, layout = {}) => ({
  position: { table: [36, 24], active: 'A', phase: 'moveFire', models, ...layout },
});

const WATCHED = on(
  [
    A('t-sergeant', [10, 6]),
    A('t-legionary', [12, 6]),
    B('x-sentinel', [16, 18], { overwatch: true }),
    B('x-prime', [30, 20]),
  ],
  {
    terrain: [
      { id: 'wood', type: 'woods', polygon: box(13, 0.5, 15, 12) },
      { id: 'hall', type: 'structure', height: 3, polygon: box(10, 12, 12.5, 14) },
    ],
  },
);

e2e('a way that is drawn shows its rough stretches and the overwatch that could answer it', async (page) => {
  const referee = await openTable(page, WATCHED);
  await figure(page, 'a2').click();
  await pointAt(page, [17, 6]);
  await page.locator('.ghost').waitFor();
  await page.locator('.stretch.rough').waitFor();
  const [{ move }] = referee.query('march', { models: ['a2'], aim: { kind: 'to', at: { x: 17_000, y: 6000 } } });
  const [{ lanes }] = referee.query('along', { moves: [{ model: 'a2', move }] });
  const chances = lanes.flatMap((lane) => lane.chances);
  assert.ok(chances.length > 0, 'the way is watched');
  await page.locator('.lane-sample').first().waitFor();
  await there(page.locator('.lane-sample'), new Set(chances.map(({ shot }) => shot.sample)).size);
  const worst = Math.max(...chances.map(({ kills }) => kills));
  await page.getByText(`On overwatch: b1, up to ${percent(worst)} to kill`).waitFor();
});

e2e('sides go by their peoples, and a leader has a ring with threads to those it leads', async (page) => {
  await openTable(page, WATCHED);
  const score = await page.locator('.score').textContent();
  assert.match(score, /Terrans/);
  assert.match(score, /Xyban/);
  await figure(page, 'a2').click();
  await page.locator('.leader-reach').waitFor();
  await there(page.locator('.led:not(.far)'), 1);
});

const MORTARS = on(
  [A('t-sergeant', [15, 4.5]), A('t-grenadier', [10, 5.5]), B('s-chief', [22, 9.3]), B('s-warrior', [23.2, 10.5])],
  { terrain: [{ id: 'farm', type: 'structure', height: 3, polygon: box(11.5, 6, 15.5, 9) }] },
);

e2e('before indirect fire the places where it may drift glow, as likely as the referee says', async (page) => {
  const referee = await openTable(page, MORTARS);
  await figure(page, 'a2').click();
  await figure(page, 'b1').click();
  await page.getByRole('menuitem', { name: /spotted by a1/ }).hover();
  await page.locator('.drift-map').waitFor();
  const { fire } = referee
    .query('shots', { model: 'a2' })
    .marks.find(({ target }) => target === 'b1')
    .shots.find(({ fire: one }) => one.spotter === 'a1');
  const places = referee.query('drift', { model: 'a2', fire });
  await there(page.locator('.drift-dot'), places.length);
  await page.getByText('Where a miss may come down').waitFor();
});

const GRENADES = on([
  A('t-grenadier', [10, 6]),
  A('t-sergeant', [18.2, 13.2]),
  B('s-chief', [19.5, 14]),
  B('s-warrior', [20.7, 14.8]),
]);

e2e(
  'a place of the ground can be aimed at: the template shows everybody under it, and then it is fired',
  async (page) => {
    const referee = await openTable(page, GRENADES);
    await figure(page, 'a1').click();
    const aim = button(page, /Aim at a place/);
    await aim.click();
    assert.equal(await aim.getAttribute('aria-pressed'), 'true');
    const { x, y } = await placeOn(page, [19.3, 13.7]);
    await page.mouse.click(x, y);
    const area = page.getByRole('menuitem', { name: /^Area of/ }).first();
    await area.hover();
    await page.locator('.burst-area').waitFor();
    const text = await page.getByTestId('odds').textContent();
    const [, px, py] = (await area.textContent()).match(/([\d.]+)″ \/ ([\d.]+)″/);
    const { shots } = referee.query('aimAt', {
      model: 'a1',
      at: { x: Math.round(px * 1000), y: Math.round(py * 1000) },
    });
    const under = shots.find(({ fire }) => fire.mode === 'area').models;
    assert.ok(under.length >= 2, 'several are under it');
    for (const { model } of under) assert.ok(text.includes(model), `${model} is not in ${text}`);
    assert.ok(text.includes('yours!'), 'its own are warned of');
    await area.click();
    await page.locator('.log li.fired').waitFor();
  },
);

e2e('by keyboard: the cross-hairs are aimed at', async (page) => {
  await openTable(page, GRENADES);
  await figure(page, 'a1').focus();
  await page.keyboard.press('Enter');
  for (let k = 0; k < 9; k++) await page.keyboard.press('ArrowRight');
  for (let k = 0; k < 7; k++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('x');
  await page.getByRole('menuitem', { name: /^Area of/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.getByRole('dialog', { name: 'Sheets' }).waitFor();
});

const MELEE = on(
  [A('t-sergeant', [10, 10]), A('t-legionary', [15, 10]), B('s-chief', [11, 10]), B('s-warrior', [16, 10])],
  { phase: 'closeCombat' },
);

e2e('every fight has its odds on its button and between those who fight', async (page) => {
  const referee = await openTable(page, MELEE);
  for (const [attacker, defender] of [
    ['a1', 'b1'],
    ['a2', 'b2'],
  ]) {
    const { win, tie, loss } = referee.query('melee', { attacker, defender });
    const said = `wins ${percent(win)}, tie ${percent(tie)}, loses ${percent(loss)}`;
    await button(page, new RegExp(`^${attacker} .* fights ${defender}.*${said}`)).waitFor();
  }
  await there(page.locator('.fight-odds'), 2);
});

const BROKEN = on(
  [
    A('t-legionary', [10, 6], { squad: 'Red' }),
    A('t-legionary', [12, 6], { squad: 'Red' }),
    A('t-sergeant', [20, 6], { squad: 'Blue' }),
    B('s-chief', [30, 20]),
  ],
  {
    round: 3,
    squads: {
      Red: { killed: 3, lost: 1, leaderDied: true, morale: 'shaken', moraleSetOn: 5, fellAt: [10.5, 6] },
    },
  },
);

e2e('a shaken squad tells why it checks and when it recovers, and its vacant post who is next', async (page) => {
  const referee = await openTable(page, BROKEN);
  await figure(page, 'a1').click();
  const card = page.locator('.figure-card .squad-morale');
  const { causes, recovery } = referee.query('morale', { squad: 'A-1' });
  assert.ok(causes.length > 0);
  for (const { why, rule } of causes) {
    await card.locator('.must-check').getByText(why).waitFor();
    await card.getByText(rule, { exact: true }).first().waitFor();
  }
  await card.locator('.recovery').getByText(recovery.rule, { exact: true }).waitFor();
  const posts = page.getByTestId('promotions');
  const [post] = referee.query('posts', {});
  for (const id of post.fit) await posts.getByText(new RegExp(`\\b${id} `)).waitFor();
});

e2e(
  'the sheets have the weapons of who is chosen, with damage by armour and the rules of each number',
  async (page) => {
    const referee = await openTable(page, WATCHED);
    await figure(page, 'a2').click();
    await page.getByRole('button', { name: 'Sheets' }).click();
    const sheets = page.getByRole('dialog', { name: 'Sheets' });
    const { weapons } = referee.query('card', { model: 'a2' });
    const rows = sheets.locator('tbody tr');
    await there(rows, weapons.length);
    const cells = await rows.first().locator('.damage').allInnerTexts();
    assert.deepEqual(
      cells,
      weapons[0].damage.map((number) => `${number ?? '–'}`),
    );
    await sheets.getByRole('tab', { name: 'Morale' }).click();
    await sheets.getByText('FL-MOR-08', { exact: true }).waitFor();
    await sheets.getByRole('button', { name: 'All weapons' }).click();
    assert.equal(await rows.count(), referee.query('sheets', {}).weapons.length);
    assert.deepEqual(await seriousOn(page, 'sheets'), []);
  },
);

/** The largest table: without help a figure on it would be five pixels wide on a phone. */
const LARGE = on(
  [A('t-sergeant', [30, 20]), A('t-legionary', [31.2, 20]), A('t-legionary', [32.4, 20]), B('s-chief', [40, 30])],
  { table: [72, 48] },
);

e2e(
  'on a phone the table goes to the action, figures are large enough to press, and the nearest is meant',
  PHONE,
  async (page) => {
    await openTable(page, LARGE);
    assert.equal(await asked(page), 'Phase 2: move and fire');
    await page.waitForFunction(() => document.querySelector('.inch-picture').classList.contains('zoomed'));
    for (const id of ['a1', 'a2', 'a3']) {
      const { width } = await page.locator(`[data-fig="${id}"]`).boundingBox();
      assert.ok(width >= 20, `${id} is ${width} wide`);
      const touch = await figure(page, id).locator('.fig-touch').boundingBox();
      assert.ok(touch.width >= 24, `${id} can be pressed in ${touch.width}`);
    }
    const { x, y } = await middleOf(page, 'a2');
    await page.touchscreen.tap(x + 2, y + 3);
    await page.locator('.fig.chosen[data-at="a2"]').waitFor();
    await page.getByRole('button', { name: 'Whole board' }).tap();
    const { width } = await page.locator('[data-fig="a1"]').boundingBox();
    assert.ok(width >= 10, `${width} on the whole table`);
    await page.getByRole('button', { name: 'To the action' }).tap();
    await page.waitForFunction(() => document.querySelector('.inch-picture').classList.contains('zoomed'));
  },
);
