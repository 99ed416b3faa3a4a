import { expect, test } from 'vitest';
import { BATTLEFIELDS } from '../src/content/battlefields.js';
import { FORCES } from '../src/content/forces.js';
import { BUILT_IN } from '../src/content/library.js';
import { loadContent } from '../src/content/load.js';
import { NATIONS } from '../src/content/nations.js';
import { weaponValue } from '../src/content/prices.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import { SCHEMAS } from '../src/content/schemas.js';
import { battlefieldProblems, nationProblems, scenarioProblems, weaponProblems } from '../src/content/sense.js';
import { WEAPONS } from '../src/content/weapons.js';
import { INCH } from '../src/inches.js';
import { profileOf } from '../src/muster.js';
import { has, level } from '../src/profile.js';
import { forcePoints, forceProblems } from '../src/rules/force-building.js';
import PRICES from './fixtures/prices.json' with { type: 'json' };

const profile = (id: string) => profileOf(BUILT_IN, id);

test('everything in the box has the right shape', () => {
  const all = { weapons: WEAPONS, nations: NATIONS, battlefields: BATTLEFIELDS, forces: FORCES, scenarios: SCENARIOS };
  for (const kind of Object.keys(all) as (keyof typeof all)[])
    for (const entry of all[kind]) expect(SCHEMAS[kind].safeParse(entry).error?.issues, entry.id).toBeUndefined();
});

test('everything that names something names what is there', () => {
  expect(WEAPONS.flatMap((weapon) => weaponProblems(weapon, [weapon.id]))).toEqual([]);
  expect(NATIONS.flatMap((nation) => nationProblems(BUILT_IN, nation, [nation.id]))).toEqual([]);
  expect(BATTLEFIELDS.flatMap((field) => battlefieldProblems(field, [field.id]))).toEqual([]);
  expect(SCENARIOS.flatMap((scenario) => scenarioProblems(BUILT_IN, scenario, [scenario.id]))).toEqual([]);
});

test('[DL-RUL-70] there are four nations, and every model of them has its price', () => {
  expect(NATIONS.map(({ id }) => id)).toEqual(['kob', 'pru', 'ebs', 'cov']);
  const computed = Object.fromEntries([...BUILT_IN.models].map(([id, model]) => [id, model.points]));
  expect(computed).toEqual(PRICES.models);
});

test('[DL-PRO-06] what a weapon is worth hangs on its dice, its reach and its rules', () => {
  const listed: Readonly<Record<string, number>> = PRICES.weapons;
  for (const weapon of WEAPONS)
    expect(Math.abs(weaponValue(weapon) - listed[weapon.id]!), weapon.id).toBeLessThan(0.0051);
});

test('[DL-FRC-12] a section weapon costs what the lists say', () => {
  for (const [id, cost] of Object.entries(PRICES.sectionWeapons)) expect(BUILT_IN.weaponPoints.get(id), id).toBe(cost);
});

test('[DL-FRC-02] forces cost what their lists say, and are in order', () => {
  expect(Object.fromEntries(FORCES.map((force) => [force.id, forcePoints(BUILT_IN, force)]))).toEqual({
    kobSkirmish: 427,
    pruSkirmish: 429,
    kobLine: 996,
    ebsLine: 994,
    pruIron: 998,
    covIron: 995,
    ebsRaid: 784,
    kobOutpost: 777,
  });
  const agreed = { points: null, platoons: 1, config: { allies: false, minForcePoints: 1000 } };
  expect(FORCES.flatMap((force) => forceProblems(BUILT_IN, force, agreed))).toEqual([]);
});

test('[DL-RUL-69] [DL-GEO-01] bases and hulls follow type and class, Gun Teams and guns stand on wider ones', () => {
  expect(profile('kob.rifleman').base).toEqual({ kind: 'round', radius: 5905.5 });
  expect(profile('kob.hmgTeam').base).toEqual({ kind: 'round', radius: 9842.5 });
  expect(profile('kob.fieldGun').base).toEqual({ kind: 'round', radius: 11811 });
  expect(profile('kob.terrier').base).toEqual({ kind: 'rectangle', length: 4.5 * INCH, width: 3 * INCH });
  expect(profile('kob.conveyor').base).toEqual({ kind: 'rectangle', length: 4.5 * INCH, width: 2.5 * INCH });
});

test('[DL-PRO-09] a towable gun and a Walker use the column of cavalry', () => {
  const columns = ['kob.rifleman', 'kob.fieldGun', 'kob.lancer', 'kob.terrier', 'pru.spinne'].map(
    (id) => profile(id).column,
  );
  expect(columns).toEqual(['infantry', 'cavalry', 'cavalry', 'ironclad', 'cavalry']);
});

test('[DL-PRO-08] an ironclad has armour, CR and HP instead of IR, LP and MAD', () => {
  const { av, cr, hp, ir, lp, mad } = profile('kob.terrier');
  expect({ av, cr, hp, ir, lp, mad }).toEqual({
    av: { front: 5, port: 4, starboard: 4, rear: 3 },
    cr: 3,
    hp: 4,
    ir: 0,
    lp: 0,
    mad: null,
  });
});

test('[DL-PRO-02] [DL-PRO-03] [DL-PRO-04] [DL-PRO-05] the numbers of a Captain', () => {
  const captain = profile('kob.captain');
  expect([captain.mv, captain.ir, captain.lp, captain.mad]).toEqual([5 * INCH, 4, 3, { colour: 'R', count: 3 }]);
  expect([level(captain, 'officer'), level(captain, 'rank'), has(captain, 'inspiring')]).toEqual([5, 2, true]);
});

const soldier = {
  id: 'digger',
  name: 'Digger',
  type: 'infantry',
  mv: 5,
  ir: 3,
  lp: 1,
  mad: '1K',
  weapons: ['serviceRifle'],
};
const chief = { ...soldier, id: 'chief', name: 'Chief', mars: ['officer:4', 'rank:1'] };
const own = {
  sandtable: 'dystopian-legions',
  nations: [
    {
      id: 'own',
      name: 'Our own',
      models: [chief, soldier],
      sections: [
        { id: 'staff', name: 'Staff', slot: 'hq', models: [{ model: 'chief', min: 1, max: 1 }] },
        { id: 'diggers', name: 'Diggers', slot: 'line', models: [{ model: 'digger', min: 5, max: 10 }] },
      ],
    },
  ],
  forces: [
    {
      id: 'ours',
      name: 'Ours',
      platoons: [
        [
          { section: 'own.staff', models: { chief: 1 } },
          { section: 'own.diggers', models: { digger: 8 } },
        ],
      ],
    },
  ],
};

test('[DL-RUL-03] a nation of ones own is read, priced and fielded', () => {
  const read = loadContent(own);
  expect(read.ok && read.content.nations[0]!.models.map(({ id }) => id)).toEqual(['chief', 'digger']);
  expect(loadContent(JSON.parse(JSON.stringify(own))).ok).toBe(true);
});

test.each([
  {
    what: 'a weapon that is nowhere',
    change: { weapons: ['slingshot'] },
    says: 'nations[0].models[1].weapons[0] is "slingshot", expected the id of a weapon (DL-PRO-06)',
  },
  {
    what: 'a rule that is none',
    change: { mars: ['brave'] },
    says: 'nations[0].models[1].mars[0] is "brave", expected one of adjutant, aegis',
  },
  {
    what: 'a rule without its number',
    change: { mars: ['shield:1'] },
    says: 'nations[0].models[1].mars[0] is "shield:1", expected Shield [n, colour] as "shield:n, colour" (DL-PRO-10)',
  },
  {
    what: 'a rule of weapons',
    change: { mars: ['lethal'] },
    says: 'nations[0].models[1].mars[0] is "lethal", expected a model rule of a model (DL-PRO-10)',
  },
  {
    what: 'dice that are none',
    change: { mad: '2G' },
    says: 'nations[0].models[1].mad is "2G", expected dice such as',
  },
  {
    what: 'another price',
    change: { cost: 10 },
    says: 'nations[0].models[1].cost is 10, expected 11, as computed, or nothing (DL-FRC-12)',
  },
])('[DL-PRO-10] $what is refused by the name of its field', ({ change, says }) => {
  const file = { ...own, nations: [{ ...own.nations[0], models: [chief, { ...soldier, ...change }] }] };
  const read = loadContent(file);
  expect(read.ok ? [] : read.problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
});

test('[DL-PRO-07] a weapon without Long Range has no dice for it', () => {
  const weapon = { id: 'sling', name: 'Sling', er: 6, rad: ['1B', '1K'] };
  const read = loadContent({ sandtable: 'dystopian-legions', weapons: [weapon] });
  expect(!read.ok && read.problems[0]!.message).toBe(
    'weapons[0].rad[1] is "1K", expected nothing without a Long Range (DL-PRO-07)',
  );
});

test('[DL-TBL-06] a battlefield keeps to its table, and areas enclose something', () => {
  const wood = {
    id: 'wood',
    terrain: 'forest',
    points: [
      [10, 10],
      [80, 10],
      [10, 20],
    ],
  };
  const line = {
    id: 'line',
    terrain: 'ruins',
    points: [
      [1, 1],
      [2, 2],
    ],
  };
  const field = { id: 'field', name: 'Field', length: 72, width: 48, terrain: [wood, line] };
  const read = loadContent({ sandtable: 'dystopian-legions', battlefields: [field] });
  expect(read.ok ? [] : read.problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'battlefields[0].terrain[0].points[1] DL-TBL-01',
    'battlefields[0].terrain[1].points DL-TER-01',
  ]);
});
