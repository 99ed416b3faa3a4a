// Every kind of play on the inch table in a real browser, each from a position made for it: a person can do it, is shown the odds
// that the referee counts, and is refused by a rule what is not allowed.
import assert from 'node:assert/strict';
import { asked, button, e2e, there } from './harness.mjs';
import { figure, letGo, onTarget, openTable, percent, pointAt, refusedBy } from './inch-table.mjs';
import { handOver } from './position.mjs';

const box = (x1, y1, x2, y2) => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
const A = (unit, at, more = {}) => ({ side: 'A', unit, ...(at ? { at } : {}), ...more });
const B = (unit, at, more = {}) => ({ ...A(unit, at, more), side: 'B' });
const aboard = (vehicle, seat) => ({ aboard: { vehicle, seat } });
const on = (models, more = {}) => ({ position: { table: [36, 24], ...more, models } });

const log = (page, kind) => page.locator(`.log li.${kind}`);

/** The best shot of a model at another, as the referee counts it. */
const shotAt = (referee, model, target, fits = () => true) =>
  referee
    .query('shots', { model })
    .marks.find((mark) => mark.target === target)
    .shots.find(fits);

/** What is shown of a shot before it is fired: its chances, and every rule that counts. */
async function assertOdds(page, { hit, kills, number }) {
  const text = await page.getByTestId('odds').innerText();
  for (const chance of [hit, kills]) assert.ok(text.includes(percent(chance)), `${percent(chance)} is not in ${text}`);
  for (const { rule } of number.parts) assert.ok(text.includes(rule), `${rule} is not in ${text}`);
}

/** Opens the menu on a target, looks at one of its shots, and fires it. */
async function lookAndFire(page, target, name, shot) {
  await figure(page, target).click();
  const item = page.getByRole('menuitem', { name });
  await item.hover();
  await assertOdds(page, shot);
  await item.click();
  await log(page, 'fired').waitFor();
}

const WATCH = on(
  [
    A('t-legionary', [10, 8], { overwatch: true }),
    A('t-gunner', [14, 6], { overwatch: true }),
    A('t-legionary', [4, 4], { overwatch: true }),
    B('s-warrior', [12, 17]),
    B('s-chief', [14, 20]),
  ],
  { terrain: [{ id: 'hall', type: 'structure', height: 3, polygon: box(2, 6, 8, 8) }], active: 'B' },
);

e2e('overwatch: watchers answer a move at the moment that is chosen, with the odds of each', async (page) => {
  const referee = await openTable(page, WATCH, '5', { persons: true });
  await figure(page, 'b1').click();
  await onTarget(page, 'a1', 'Charge');
  await letGo(page);
  const at = { x: 10_000, y: 8000 };
  const [{ move }] = referee.query('march', { models: ['b1'], aim: { kind: 'to', at } }, 'B');
  referee.give('B', { type: 'Activate', model: 'b1' }, move);
  await handOver(page);
  assert.match(await asked(page), /b1/);
  const watchers = referee.query('watch', {});
  const card = page.getByTestId('watch');
  for (const { model, chances } of watchers) {
    const choice = card.getByRole('combobox', { name: new RegExp(`^${model} `) });
    const told = await choice.locator('option').allInnerTexts();
    assert.equal(told.length, chances.length + 1, `${model}: every chance, and to hold`);
    for (const [k, { shot, kills }] of chances.entries()) {
      assert.ok(told[k + 1].includes(`${shot.sample}`), `moment ${shot.sample} is not in ${told[k + 1]}`);
      assert.ok(told[k + 1].includes(percent(kills)), `${percent(kills)} is not in ${told[k + 1]}`);
    }
  }
  const first = watchers[0].model;
  for (const { model } of watchers)
    if (model !== first) await card.getByRole('combobox', { name: new RegExp(`^${model} `) }).selectOption('-1');
  await button(page, /^Fire 1 best shot/).click();
  await log(page, 'fired').waitFor();
  assert.match(await log(page, 'fired').innerText(), new RegExp(`^${first} `));
});

const PREPARE = on(
  [
    A('t-legionary', [10, 8], { squad: 'First' }),
    A('t-legionary', [12, 8], { squad: 'First' }),
    A('t-sergeant', [14, 6], { squad: 'Second' }),
    B('s-warrior', [12, 20]),
  ],
  { phase: 'overwatch', squads: { Second: { morale: 'pinned' } } },
);

e2e('overwatch: who may not watch is told why, the others are picked by pointing', async (page) => {
  const referee = await openTable(page, PREPARE);
  const decision = { type: 'DeclareOverwatch', models: ['a3'] };
  const { refusal } = referee.query('why', { kind: 'OverwatchPhase', decision });
  await figure(page, 'a3').click();
  await refusedBy(page, refusal.rule);
  await figure(page, 'a1').click();
  await button(page, /^a1 .* on overwatch/).click();
  await page.locator('.fig[data-at="a1"][aria-label*="overwatch"]').waitFor();
  await button(page, 'Go on to move and fire').click();
  await figure(page, 'a1').click();
  await refusedBy(page, 'FL-SEQ-07');
});

const MELEE = on(
  [A('t-sergeant', [10, 10]), A('t-legionary', [6, 6]), B('s-chief', [11, 10]), B('s-warrior', [30, 20])],
  { phase: 'closeCombat' },
);

e2e(
  'close combat: both totals and the chances are shown, who is far off is refused, and it is fought',
  async (page) => {
    const referee = await openTable(page, MELEE);
    const { win, tie, loss, attack, defence } = referee.query('melee', { attacker: 'a1', defender: 'b1' });
    await figure(page, 'a2').click();
    await refusedBy(page, 'FL-MEL-01');
    await figure(page, 'a1').click();
    const text = await page.getByTestId('melee').innerText();
    for (const chance of [win, tie, loss])
      assert.ok(text.includes(percent(chance)), `${percent(chance)} is not in ${text}`);
    for (const { rule } of [...attack.parts, ...defence.parts])
      assert.ok(text.includes(rule), `${rule} is not in ${text}`);
    await page.getByRole('menuitem', { name: /^a1 .* fights b1/ }).click();
    await log(page, 'fought').waitFor();
  },
);

const TANKS = on([
  A('v-anvil', [10, 10]),
  A('t-crew', null, aboard('a1', 'operator')),
  A('t-crew', null, aboard('a1', 'gunner')),
  A('v-hound', [5, 18]),
  B('s-warrior', [17, 10]),
  B('s-chief', [30, 20]),
  B('v-hound', [30, 6]),
  B('s-crew', null, aboard('b3', 'operator')),
]);

e2e('vehicles: one without a driver is refused, another fires each weapon with its odds', async (page) => {
  const referee = await openTable(page, TANKS);
  await figure(page, 'a4').click();
  await refusedBy(page, 'FL-VEH-03');
  await figure(page, 'a1').click();
  const cannon = shotAt(referee, 'a1', 'b3', ({ fire }) => fire.weapon === 'medium-blast-cannon');
  await lookAndFire(page, 'b3', /^Area of the Medium Blast Cannon/, cannon);
});

e2e('vehicles: an overrun is a move into contact, and is fought in the third phase', async (page) => {
  const referee = await openTable(page, TANKS);
  await figure(page, 'a1').click();
  await onTarget(page, 'b1', 'Charge');
  const [{ move, cost, allowance }] = referee.query('march', {
    models: ['a1'],
    aim: { kind: 'to', at: { x: 17_000, y: 10_000 } },
  });
  const told = await button(page, /^Go(?! on)/).innerText();
  for (const { total } of [cost, allowance]) assert.ok(told.includes(`${Math.round(total / 100) / 10}″`), told);
  await letGo(page);
  await log(page, 'moved').waitFor();
  await button(page, / is done$/).click();
  await button(page, 'End the phase').click();
  await page.getByRole('heading', { name: 'Phase 3: close combat' }).waitFor();
  referee.give('A', { type: 'Activate', model: 'a1' }, move, { type: 'EndActivation' }, { type: 'EndPhase' });
  const { win, attack } = referee.query('melee', { attacker: 'a1', defender: 'b1' });
  await figure(page, 'a1').click();
  const text = await page.getByTestId('melee').innerText();
  assert.ok(text.includes(percent(win)) && attack.parts.every(({ rule }) => text.includes(rule)), text);
  await page.getByRole('menuitem', { name: /^a1 .* fights b1/ }).click();
  await figure(page, 'b1').waitFor({ state: 'detached' });
});

const BATTERY = on([
  A('a-hlmg', [10, 10]),
  A('t-crew', [11.12, 10]),
  A('t-crew-chief', [8.88, 10]),
  B('s-warrior', [26, 10]),
  B('s-chief', [30, 12]),
]);

e2e('guns: a figure of the crew fires the gun it stands at', async (page) => {
  const referee = await openTable(page, BATTERY);
  await figure(page, 'a2').click();
  const shot = shotAt(referee, 'a2', 'b1', ({ fire }) => fire.piece === 'a1' && fire.mode === 'single');
  await lookAndFire(page, 'b1', /^Fire the Heavy .* at b1/, shot);
  assert.match(await log(page, 'fired').innerText(), /^a2 /);
});

e2e('guns: they are packed by their crew, who then do nothing else', async (page) => {
  await openTable(page, BATTERY);
  await figure(page, 'a2').click();
  await button(page, /^a2 .* acts/).click();
  await button(page, /^Pack /).click();
  await log(page, 'workBegan').waitFor();
  await figure(page, 'a2').click();
  await refusedBy(page, 'FL-SEQ-03');
});

const LOADS = on(
  [
    A('t-legionary', [10, 10]),
    A('t-legionary', [2, 2]),
    A('v-hound', [13, 10]),
    A('t-crew', null, aboard('a3', 'operator')),
    B('s-warrior', [32, 20]),
  ],
  { objectives: [{ id: 'crate', kind: 'carry', point: [4, 2], points: 20 }] },
);

e2e('boarding: every free seat is offered with its cost, and who is too far off is told so', async (page) => {
  await openTable(page, LOADS);
  await figure(page, 'a2').click();
  await figure(page, 'a3').click();
  await refusedBy(page, 'FL-MOV-06');
  await page.keyboard.press('Escape');
  await figure(page, 'a1').click();
  await figure(page, 'a3').click();
  await there(page.getByRole('menuitem', { name: /^Boarding a3/ }), 2);
  await page.getByRole('menuitem', { name: /^Boarding a3 .* as gunner/ }).click();
  await figure(page, 'a1').waitFor({ state: 'detached' });
  assert.match(await log(page, 'moved').innerText(), /^a1 /);
});

e2e('loads: an objective is picked up where it lies, and carried', async (page) => {
  await openTable(page, LOADS);
  await figure(page, 'a2').click();
  await onTarget(page, 'crate', /^Picking up crate/);
  await page.locator('.fig[data-at="a2"][aria-label*="carries"]').waitFor();
});

const AMBUSH = on([A('t-legionary', [11, 11]), B('s-warrior', [17.5, 11], { hidden: true }), B('s-chief', [30, 20])], {
  terrain: [{ id: 'grove', type: 'woods', polygon: box(16, 8, 22, 14) }],
});

e2e('hidden models: nothing of them is on the page until they are found', async (page) => {
  await openTable(page, AMBUSH);
  assert.equal(await page.locator('[data-at="b1"]').count(), 0);
  assert.doesNotMatch(await page.content(), /17\.5″/);
  await figure(page, 'a1').click();
  await pointAt(page, [15.4, 11]);
  await letGo(page);
  await figure(page, 'b1').waitFor();
  assert.match(await log(page, 'revealed').innerText(), /b1/);
});

const MORTARS = on(
  [
    A('t-sergeant', [15, 4.5]),
    A('t-grenadier', [10, 5.5]),
    A('t-grenadier', [4, 20]),
    B('s-chief', [22, 9.3]),
    B('s-warrior', [30, 9]),
  ],
  { terrain: [{ id: 'farm', type: 'structure', height: 3, polygon: box(11.5, 6, 15.5, 9) }] },
);

e2e('indirect fire: who spots is told, a miss drifts, and nobody fires blindly', async (page) => {
  const referee = await openTable(page, MORTARS);
  await figure(page, 'a2').click();
  const shot = shotAt(referee, 'a2', 'b1', ({ fire }) => fire.spotter === 'a1');
  await lookAndFire(page, 'b1', /spotted by a1/, shot);
  await button(page, /^(End the phase|a\d .* is done)/)
    .first()
    .waitFor();
  // Who has spotted has had its firing action.
  await figure(page, 'a1').click();
  await figure(page, 'b1').click();
  await refusedBy(page, 'FL-IND-03');
});

const SCREEN = on(
  [A('t-missile', [4, 8]), A('t-legionary', [10, 10]), B('s-warrior', [26, 10]), B('s-chief', [30, 12])],
  {
    fields: [
      {
        id: 'screen',
        side: 'B',
        line: [
          [18, 4],
          [18, 20],
        ],
        pylons: [
          [18, 4],
          [18, 20],
        ],
      },
    ],
  },
);
/** Dice with which the first shot of a1 brings a pylon down. */
const LUCKY = '4';

e2e('force fields: fire is stopped by one until a pylon is shot, and then the field is gone', async (page) => {
  const referee = await openTable(page, SCREEN, LUCKY);
  await figure(page, 'a2').click();
  await figure(page, 'b1').click();
  await refusedBy(page, 'FL-WAL-09');
  await page.keyboard.press('Escape');
  await figure(page, 'a1').click();
  await lookAndFire(page, 'screen-p1', /Missile/, shotAt(referee, 'a1', 'screen-p1'));
  await log(page, 'fieldDown').waitFor();
  await figure(page, 'a2').click();
  await figure(page, 'b1').and(page.locator('.target')).click();
  await page.getByRole('menuitem', { name: /^Fire the Laser Rifle at b1/ }).waitFor();
});
