import { describe, expect, test } from 'vitest';
import { lifeOf, living, profileAt } from '../src/figures.js';
import { groundOf, roughFor } from '../src/ground.js';
import { mayBe, replaced } from '../src/mars/judge.js';
import { MARS, spoken } from '../src/mars/mars.js';
import { level } from '../src/profile.js';
import { RULE_IDS, RULES } from '../src/rulebook.js';
import { contactable } from '../src/rules/charge-benchmark.js';
import { asideAnswers, canCharge } from '../src/rules/charges.js';
import { buildPools, leftOf, maySpendOn, payersFor } from '../src/rules/command.js';
import { changedCover, coverOf } from '../src/rules/cover.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { crushedBy, sweptBy } from '../src/rules/ironclads.js';
import { seesAny, sightLine } from '../src/rules/line-of-sight.js';
import { hasSwiftStrike, poolOfSection } from '../src/rules/melee.js';
import { mayWatch } from '../src/rules/open-fire.js';
import { helperOf } from '../src/rules/rad.js';
import { firersOf, newFire, thresholdOf } from '../src/rules/shooting.js';
import {
  acting,
  action,
  answer,
  at,
  box,
  laid,
  model,
  open,
  passing,
  row,
  section,
  sectionOf,
  table,
  told,
  wall,
} from './kit.js';

// Model rules beside each other: what the column "With others" of the table says (4.29.1), and what counts together (4.29.2).

const EAST = [1, 0] as [number, number];
const FAR = section('B', [['pru.grenadier', 46, 46]], { activated: 1 });

describe('leaders', () => {
  test('[DL-MAR-01] [DL-MAR-01a] an Adjutant adds to his Officer as long as he lives, and orders nobody', () => {
    const b = laid([
      section('A', [
        ['kob.captain', 10, 10],
        ['kob.adjutant', 11.3, 10],
      ]),
      FAR,
    ]);
    expect(b.pool.A).toBe(6);
    expect(leftOf(b, { model: 0 })).toBe(6);
    expect(maySpendOn(b, 1, 0, 'order')).toBe(false);
    b.models[0]!.where = 'gone';
    buildPools(b);
    expect(b.pool.A).toBe(0);
  });

  test('[DL-MAR-03] [DL-MAR-03c] [DL-MAR-03d] [DL-MAR-03e] Battle Hardened once however many have it, and no leader that is shaken', () => {
    const many = laid(
      [section('A', row('pru.arcTrooper', 5, 10, 10), { shaken: 2 }), section('A', [['kob.captain', 10, 20]])],
      { pool: { A: 9, B: 0 } },
    );
    expect(leftOf(many, { section: 0 })).toBe(2);
    const mixed = laid(
      [
        section('A', [
          ['pru.arcTrooper', 10, 10],
          ['pru.grenadier', 11.3, 10],
        ]),
      ],
      { pool: { A: 9, B: 0 } },
    );
    expect(leftOf(mixed, { section: 0 })).toBe(2);
    buildPools(many);
    expect(many.pool.A).toBe(5); // the Captain's, and nothing lost for the markers
  });

  test('[DL-MAR-29] [DL-MAR-29b] a Political Officer bolsters his own section and gives no orders', () => {
    const b = laid([section('A', [['pru.kommissar', 10, 10]]), section('A', [['pru.grenadier', 12, 10]])]);
    expect([
      maySpendOn(b, 0, 0, 'bolstering'),
      maySpendOn(b, 0, 1, 'bolstering'),
      maySpendOn(b, 0, 0, 'order'),
    ]).toEqual([true, false, false]);
  });

  test('[DL-MAR-67] leaders work aboard, Inspiring only from an open hull', () => {
    const carried = (carrier: string) =>
      laid([
        section('A', [
          ['kob.captain', 0, 0, { aboard: 1 }],
          [carrier, 10, 10, { facing: EAST, transport: true }],
        ]),
        section('A', [['kob.rifleman', 15, 10]]),
      ]);
    const [open, closed] = [carried('ebs.hachi'), carried('kob.conveyor')];
    for (const b of [open, closed]) expect(payersFor(b, 1, 'order')).toEqual([{ model: 0 }]);
    expect([seesAny(open, [2], [0]), seesAny(closed, [2], [0])]).toEqual([true, false]);
  });

  test('[DL-MAR-10] [DL-MAR-18] Daunting: one check for each section however many, and none for the Fearless', () => {
    const knights = section('A', row('pru.knight', 3, 10, 10, 1.8));
    const game = open(table([knights, section('B', row('kob.rifleman', 2, 10, 17), { activated: 1 })]), [4, 4, 4]);
    answer(game, action('charge'));
    expect(told(game, 'checked')).toHaveLength(1);
    const brave = open(table([knights, section('B', row('kob.highlander', 2, 10, 17), { activated: 1 })]));
    answer(brave, action('charge'));
    expect(told(brave, 'checked')).toEqual([]);
  });
});

describe('how they move', () => {
  test('[DL-MAR-44] Sure Footed makes difficult ground clear, not what is closed', () => {
    const b = laid([section('A', [['kob.marksman', 10, 10]])], {
      terrain: [
        box('house', 'building', 20, 20, 25, 25),
        wall('high', 'highWall', [30, 0], [30, 10]),
        box('mud', 'shallowWater', 0, 20, 5, 25),
      ],
    });
    const rough = roughFor(groundOf(b), profileAt(b, 0));
    expect([rough.impassable, rough.closedLines]).toEqual([[0], [0]]);
    expect(rough.difficult.every((bits) => bits === 0)).toBe(true);
  });

  test('[DL-MAR-50] [DL-CRU-01] a Walker crushes as its class does', () => {
    const hedge = wall('hedge', 'hedge', [16, 0], [16, 48]);
    const step = { model: 'a1', path: [at(16, 24)] };
    const crushed = (hull: string) => {
      const b = laid([section('A', [[hull, 10, 24, { facing: EAST }]])], { terrain: [hedge] });
      return crushedBy(b, 0, sweptBy(b, 0, step, 'advance'));
    };
    expect([crushed('ebs.oni'), crushed('pru.spinne')]).toEqual([[0], []]);
  });

  test('[DL-MAR-31] [DL-OVW-01] who has run and shot goes on no Overwatch', () => {
    const b = laid([section('A', row('kob.hussar', 3, 10, 10, 1.7)), section('B', row('pru.grenadier', 2, 12, 14))]);
    acting(b, 'A1', { action: 'hold', earlyShot: true });
    expect(mayWatch(b, 0)).toBe(false);
    acting(b, 'A1', { action: 'hold' });
    expect(mayWatch(b, 0)).toBe(true);
  });

  test('[DL-MAR-53] [DL-MAR-32] [DL-MAR-55] [DL-MAR-56] rules of deployment speak there alone', () => {
    for (const id of ['infiltrator', 'scouting', 'utilityVehicle'] as const)
      expect(
        Object.keys(MARS[id].speaks).every((topic) => topic.startsWith('deploy.')),
        id,
      ).toBe(true);
    expect(Object.keys(MARS.towable.speaks).sort()).toEqual(['deploy.towed', 'path.column']);
  });
});

describe('Drones', () => {
  const drones = (...more: string[]) =>
    laid([
      section('A', [...row('cov.automaton', 3, 10, 10), ...more.map((id, n) => [id, 15 + n * 1.3, 10] as const)]),
      FAR,
    ]);

  test('[DL-MAR-11] [DL-MAR-11b] [DL-MAR-13] [DL-MAR-13c] they keep no watch and gain nothing by diving, beside a Controller the others do', () => {
    const alone = drones();
    acting(alone, 'A1', { action: 'hold' });
    expect(mayWatch(alone, 0)).toBe(false);
    const led = drones('cov.overseer');
    acting(led, 'A1', { action: 'hold' });
    expect(mayWatch(led, 0)).toBe(true);
    led.sections[0]!.deck = true;
    const cover = (i: number) => coverOf(led, i, { firers: [4], weapons: [] });
    expect([cover(0), cover(3)]).toEqual([0, 1]);
  });

  test('[DL-MAR-11c] [DL-MAR-12] [DL-MAR-12a] [DL-MAR-12b] [DL-MAR-24c] a Medic helps no Drone, a Drone Engineer nobody else', () => {
    const b = laid([
      section('A', [
        ['cov.automaton', 10, 10],
        ['cov.commando', 11.3, 10],
      ]),
      FAR,
    ]);
    const [drone, man] = [profileAt(b, 0), profileAt(b, 1)];
    const medic = { ...man, mars: { medic: [{ n: 5 }] } };
    const engineer = { ...man, mars: { droneEngineer: [{ n: 4 }] } };
    expect([helperOf(drone, [medic]), helperOf(man, [medic])]).toEqual([null, 5]);
    expect([helperOf(drone, [engineer]), helperOf(man, [engineer])]).toEqual([4, null]);
    expect(helperOf(man, [])).toBeNull(); // every Medic is among the lost (DL-MAR-24d)
  });
});

describe('Non-Combatants', () => {
  const men = (x: number) =>
    section('B', [
      ['pru.grenadier', 20, 20],
      ['pru.sanitaeter', x, 20],
    ]);

  test('[DL-MAR-27] [DL-MAR-27c] they hide nobody, [DL-MAR-27f] count for nothing, [DL-MAR-27a] and are no target', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 20]]),
      section('A', [['kob.surgeon', 15, 20]]),
      section('B', [['pru.grenadier', 20, 20]]),
    ]);
    expect(sightLine(b, 0, 2)).not.toBeNull();
    expect(lifeOf(laid([men(21.3)]), 0)).toBe(1);
    expect(laid([men(21.3)]).sections[0]!.initial).toBe(1);
    expect(mayBe(true, spoken('wound.target'), { of: profileAt(b, 1) })).toBe(false);
  });

  test('[DL-MAR-27d] [DL-MAR-27e] they step aside before a charge, and are no reason for one', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 20, 14)), men(20 + 1.3)]);
    expect(contactable(b, 1)).toEqual([2]);
    b.charge = { section: 0, targets: [1], toward: at(20, 20), failed: false, riders: false };
    expect(asideAnswers(b, 3).length).toBeGreaterThan(0);
    const alone = laid([section('A', row('kob.rifleman', 2, 20, 14)), section('B', [['pru.sanitaeter', 20, 20]])]);
    expect(canCharge(alone, 0, [1])).toBeNull();
  });

  test('[DL-EX-69] [DL-MAR-27b] [DL-MAR-27j] [DL-MAR-24d] left alone they are gone; a man who comes back keeps them', () => {
    const hurt = section(
      'B',
      [
        ['pru.grenadier', 10, 16],
        ['pru.sanitaeter', 11.3, 16],
      ],
      { activated: 1 },
    );
    const shot = (faces: number[]) => {
      const game = open(
        table([
          section('A', row('kob.rifleman', 4, 10, 10)),
          hurt,
          section('B', [['pru.leutnant', 40, 40]], { activated: 1 }),
        ]),
        faces,
      );
      passing(answer(game, action('hold')), 'HitTheDeck');
      answer(game, { type: 'Shoot', action: 'openFire' });
      answer(game, game.options('A')[0] as never);
      return passing(game);
    };
    const lost = shot([6, 6, 1, 1, 3]);
    expect(sectionOf(lost, 'B1')).toMatchObject({ where: 'gone', fate: 'nonCombatantsOnly' });
    expect(told(lost, 'scored').find((one) => (one as unknown as { side: string }).side === 'A')).toMatchObject({
      casualties: 1,
    });
    const saved = shot([6, 6, 1, 1, 5, 4, 4, 1]);
    expect(model(saved, 'b1')).toMatchObject({ where: 'table', life: 1 });
    expect(told(saved, 'checked')).toHaveLength(1);
  });
});

describe('counting together', () => {
  test('[DL-MAR-46] [DL-MAR-34a] [DL-MAR-47] any model brings Swift Strike; Towering keeps a section up', () => {
    const b = laid([
      section('A', [
        ['ebs.ronin', 10, 10],
        ['ebs.ashigaru', 11.3, 10],
      ]),
      section('A', row('kob.dragoon', 2, 20, 10, 1.8)),
    ]);
    expect(hasSwiftStrike(b, 0, false)).toBe(true);
    expect([mayDive(b, 0), mayDive(b, 1)]).toEqual([true, false]);
  });

  test('[DL-MAR-64] limits come last: cover stays between none and fortified, quality at three to five', () => {
    expect(changedCover(0, { above: true, reductions: 2, deck: false })).toBe(0);
    expect(changedCover(3, { above: false, reductions: 0, deck: true })).toBe(3);
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10), { shaken: 1 }),
      section('B', row('ebs.shinobi', 2, 10, 18)),
    ]);
    const fire = newFire('overwatch', [0], null);
    expect(thresholdOf(b, 0, 1, fire)).toBe(5);
    expect(firersOf(b, 0)).toHaveLength(2);
  });

  test('[DL-MAR-66] who speaks before whom: the dice of a shield, then their colour; permissions, then what forbids', () => {
    expect(spoken('save.shield').map(({ rule: one }) => one)).toEqual(['DL-MAR-33', 'DL-MAR-16']);
    expect(spoken('leader.spends').at(-1)!.rule).toMatch(/DL-MAR-01/);
  });

  test('[DL-RUL-65] [DL-MAR-65] any and all are read over those who live now, and no hull makes or breaks them', () => {
    const b = laid([
      section('A', [
        ['kob.marksman', 10, 10],
        ['kob.rifleman', 11.3, 10],
        ['kob.conveyor', 12, 13, { facing: EAST, transport: true }],
      ]),
    ]);
    expect(living(b, 0)).toHaveLength(2);
    b.models[1]!.where = 'gone';
    expect(living(b, 0).every(({ mars }) => mars.stealthy !== undefined)).toBe(true);
  });

  test('[DL-MAR-07] [DL-SWP-60] a section weapon has no bearer and adds no melee dice', () => {
    const armed = laid([
      section('A', [['ebs.naginata', 10, 10]], { weapons: ['flamePistol'] }),
      section('B', [['pru.grenadier', 10, 12]]),
    ]);
    const bare = laid([section('A', [['ebs.naginata', 10, 10]]), section('B', [['pru.grenadier', 10, 12]])]);
    const pool = (b: typeof bare) => poolOfSection(b, 0, { attacker: 0, defenders: [1], kind: 'charge' });
    expect(pool(armed)).toEqual(pool(bare));
  });

  test('[DL-RUL-169] [DL-MAR-63] the same rule from several sources counts once, with its highest number; shields add', () => {
    const twice = { name: 'Twice', mars: { steadfast: [{ n: 1 }, { n: 1 }], combatArmour: [{ n: 1 }, { n: 2 }] } };
    expect([level(twice, 'steadfast'), level(twice, 'combatArmour')]).toEqual([1, 2]);
    const b = laid([section('A', row('kob.dragoon', 1, 10, 10)), FAR]);
    const dragoon = profileAt(b, 0);
    const both = {
      ...dragoon,
      mars: {
        ...dragoon.mars,
        shield: [
          { n: 1, colour: 'R' as const },
          { n: 2, colour: 'B' as const },
        ],
      },
    };
    expect(replaced({ K: 0, B: 0, R: 0 }, spoken('save.shield'), { of: both, weapons: [] })).toEqual({
      K: 0,
      B: 2,
      R: 1,
    });
  });

  test('[DL-RUL-71] a side has one pool and one score, however many platoons it has', () => {
    const b = laid([section('A', [['kob.captain', 10, 10]]), section('A', [['kob.lieutenant', 30, 10]]), FAR]);
    expect(b.pool.A).toBe(9);
    expect(Object.keys(b.score)).toEqual(['A', 'B']);
  });

  test('[DL-RUL-68] a rule that names another names one that is there', () => {
    const known = new Set<string>([...RULE_IDS, ...RULE_IDS.map((id) => id.replace(/[a-z]$/, ''))]);
    const named = RULE_IDS.flatMap((id) => JSON.stringify(RULES[id]).match(/DL-[A-Z]{2,3}-\d{2,3}[a-z]?/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !known.has(id) && !id.startsWith('DL-EX'))).toEqual([]);
  });
});
