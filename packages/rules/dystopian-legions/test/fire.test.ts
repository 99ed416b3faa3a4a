import { describe, expect, test } from 'vitest';
import { living, weaponNamed } from '../src/figures.js';
import { facingTo } from '../src/rules/arcs.js';
import { attackAnswers, canAttack, refuseAttack } from '../src/rules/attacks.js';
import { baseCover, changedCover, coverOf, shieldOf } from '../src/rules/cover.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { hullCover, hullLost } from '../src/rules/iad.js';
import { isElevated, sightLine } from '../src/rules/line-of-sight.js';
import { mayWatch } from '../src/rules/open-fire.js';
import { byDistance, damageTo, lifePerWound } from '../src/rules/rad.js';
import { bandAt, newFire, thresholdOf } from '../src/rules/shooting.js';
import type { Battle } from '../src/state.js';
import {
  acting,
  action,
  answer,
  asked,
  box,
  garrison,
  kindAsked,
  laid,
  model,
  open,
  passing,
  refused,
  row,
  rule,
  s,
  section,
  sectionOf,
  table,
  told,
  wall,
} from './kit.js';

const foe = (x: number, y: number, more = {}) => section('B', [['pru.grenadier', x, y]], more);
const shoot = (target: string, ...shots: [string, string][]) =>
  ({ type: 'Rad', target, shots: shots.map(([model, weapon]) => ({ model, weapon })) }) as const;
const openFire = { type: 'Shoot', action: 'openFire' } as const;
const firing = (b: Battle, name = 'A1') => {
  acting(b, name, { action: 'hold' });
  b.fire = newFire('own', [s(b, name)], null);
  return b.fire;
};

describe('line of sight', () => {
  test('[DL-EX-28] [DL-LOS-01] [DL-LOS-04] [DL-LOS-06] [DL-GEO-12] touching hides nothing', () => {
    const at = (y: number) =>
      laid([section('A', [['kob.rifleman', 10, 10]]), section('A', [['kob.yeoman', 15, y]]), foe(20, 10)]);
    expect(sightLine(at(10.5906), 0, 2)).not.toBeNull();
    expect(sightLine(at(10.58), 0, 2)).toBeNull();
  });

  test('[DL-EX-29] [DL-TER-02] [DL-TER-03] [DL-TER-04] [DL-GEO-05] [DL-GEO-13] at the edge of the wood, in it, and beyond', () => {
    const wood = box('wood', 'forest', 20, 0, 30, 40);
    const seen = (x: number) => {
      const b = laid([section('A', [['kob.rifleman', 10, 20]]), foe(x, 20)], { terrain: [wood] });
      return [sightLine(b, 0, 1) !== null, baseCover(b, 1, { firers: [0], weapons: [] })];
    };
    expect(seen(20.55)).toEqual([true, 0]);
    expect(seen(20.7)).toEqual([true, 1]);
    expect(seen(29.6)[0]).toBe(false);
    expect(seen(35)[0]).toBe(false);
  });

  test('[DL-LOS-04] [DL-RUL-37] own and target sections hide nobody, unless agreed', () => {
    const sections = [
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.rifleman', 11.5, 10],
      ]),
      section('B', [
        ['pru.grenadier', 18, 10],
        ['pru.grenadier', 20, 10],
      ]),
    ];
    expect(sightLine(laid(sections), 0, 3)).not.toBeNull();
    expect(sightLine(laid(sections, { options: { targetSectionScreens: true } }), 0, 3)).toBeNull();
  });

  test('[DL-EX-73] [DL-LOS-02] [DL-LOS-05] ironclads hide even from their own section', () => {
    const b = laid([
      section('A', [
        ['kob.basset', 10, 10, { facing: [1, 0] }],
        ['kob.basset', 14, 10, { facing: [0, 1] }],
      ]),
      section('B', [['pru.grenadier', 18, 10]]),
    ]);
    expect(sightLine(b, 0, 2)).toBeNull();
    expect(sightLine(b, 1, 2)).not.toBeNull();
  });

  test('[DL-LOS-03] [DL-LIN-02] high walls hide, low ones do not', () => {
    const walled = (kind: string) =>
      laid([section('A', [['kob.rifleman', 10, 10]]), foe(20, 10)], { terrain: [wall('w', kind, [15, 5], [15, 15])] });
    expect(sightLine(walled('highWall'), 0, 1)).toBeNull();
    expect(sightLine(walled('lowWall'), 0, 1)).not.toBeNull();
  });

  test('[DL-ELV-01] [DL-ELV-02] [DL-ELV-05] [DL-RUL-48] [DL-GEO-35] from a hill one sees over men, not through woods', () => {
    const hill = box('hill', 'hill', 5, 5, 12, 15);
    const sections = [section('A', [['kob.rifleman', 10, 10]]), section('A', [['kob.yeoman', 15, 10]]), foe(20, 10)];
    const b = laid(sections, { terrain: [hill] });
    expect([isElevated(b, 0), isElevated(b, 2)]).toEqual([true, false]);
    expect(sightLine(b, 0, 2)).not.toBeNull();
    expect(sightLine(b, 2, 0)).not.toBeNull();
    expect(sightLine(laid(sections, { terrain: [hill], options: { elevatedReciprocal: false } }), 2, 0)).toBeNull();
    expect(sightLine(laid(sections, { terrain: [hill, box('wood', 'forest', 16, 5, 18, 15)] }), 0, 2)).toBeNull();
  });

  test('[DL-BLD-03] [DL-EX-89] to and from a house any point of the outline serves', () => {
    const house = box('house', 'building', 20, 5, 26, 15);
    const b = laid(
      [
        section('A', [['kob.rifleman', 10, 10]]),
        section('A', row('kob.yeoman', 1, 15, 10)),
        garrison('B', 'house', ['pru.grenadier']),
      ],
      { terrain: [house] },
    );
    expect(sightLine(b, 0, 2)).not.toBeNull();
    expect(coverOf(b, 2, { firers: [0], weapons: [] })).toBe(3);
  });
});

describe('cover', () => {
  test('[DL-EX-30] [DL-EX-31] [DL-LIN-05] [DL-LIN-06] [DL-GEO-34] a wall between most of the firers and who touches it', () => {
    const low = [wall('w', 'lowWall', [5, 20], [15, 20])];
    const touching = section('B', [
      ['pru.grenadier', 10, 20.59055],
      ['pru.grenadier', 11.3, 20.59055],
      ['pru.grenadier', 11.3, 21.78],
    ]);
    const four = [...row('kob.rifleman', 4, 7, 10), ...row('kob.rifleman', 3, 7, 30)];
    const b = laid([section('A', four), touching], { terrain: low });
    const under = { firers: [0, 1, 2, 3, 4, 5, 6], weapons: [] };
    expect([7, 9].map((one) => baseCover(b, one, under))).toEqual([2, 0]);
    expect(baseCover(b, 7, { firers: [0, 1, 2, 4, 5, 6], weapons: [] })).toBe(0);
    const both = laid([section('A', [['kob.rifleman', 10, 19.40945]]), touching], { terrain: low });
    expect(baseCover(both, 1, { firers: [0], weapons: [] })).toBe(0);
  });

  test.each([
    ['[DL-EX-32] hard from a hill is soft', 2, { above: true, reductions: 0, deck: false }, 1],
    ['[DL-EX-32] hard, diving, keeps its level against a hill', 2, { above: true, reductions: 0, deck: true }, 2],
    ['[DL-EX-32] none, diving, against a hill', 0, { above: true, reductions: 0, deck: true }, 0],
    ['[DL-EX-32] fortified is not lowered by height', 3, { above: true, reductions: 0, deck: false }, 3],
    ['[DL-EX-33] soft against Spray and Pray', 1, { above: false, reductions: 1, deck: false }, 0],
    ['[DL-EX-33] and diving', 1, { above: false, reductions: 1, deck: true }, 1],
    ['[DL-EX-89] fortified, height first and then Spray and Pray', 3, { above: true, reductions: 1, deck: false }, 2],
    ['[DL-COV-05] diving in the open', 0, { above: false, reductions: 0, deck: true }, 1],
    ['[DL-COV-05] diving in hard cover', 2, { above: false, reductions: 0, deck: true }, 2],
  ] as const)('[DL-COV-04] [DL-COV-06] [DL-ELV-03] [DL-ELV-04] [DL-HTD-11] %s', (_, base, changes, level) => {
    expect(changedCover(base, changes)).toBe(level);
  });

  test('[DL-MAR-47b] [DL-MAR-34a] Towering comes last, and once', () => {
    const craters = box('holes', 'craters', 10, 10, 20, 20);
    const b = laid([section('A', [['kob.rifleman', 5, 15]]), section('B', [['kob.dragoon', 15, 15]])], {
      terrain: [craters],
    });
    expect([baseCover(b, 1, { firers: [0], weapons: [] }), coverOf(b, 1, { firers: [0], weapons: [] })]).toEqual([
      2, 1,
    ]);
  });

  test('[DL-EX-81] [DL-MAR-16] [DL-MAR-33] [DL-COV-07] shields, black against Energy Weapons', () => {
    const b = laid([section('B', [['kob.dragoon', 15, 15]])]);
    expect(shieldOf(b, 0, [weaponNamed(b, 'serviceRifle')])).toEqual({ K: 0, B: 0, R: 1 });
    expect(shieldOf(b, 0, [weaponNamed(b, 'serviceRifle'), weaponNamed(b, 'arcCarbine')])).toEqual({
      K: 1,
      B: 0,
      R: 0,
    });
  });

  test('[DL-AER-05] [DL-EX-26] what was flown over neither hides nor covers', () => {
    const wood = box('wood', 'forest', 14, 0, 18, 40);
    const b = laid([section('A', [['kob.hussar', 24, 20]]), section('B', [['pru.grenadier', 10, 20]])], {
      terrain: [wood],
    });
    expect(sightLine(b, 1, 0)).toBeNull();
    acting(b, 'A1', { flown: [0] });
    expect(sightLine(b, 1, 0)).not.toBeNull();
  });
});

describe('quality', () => {
  test('[DL-EX-37] [DL-QOS-01] [DL-QOS-02] [DL-QOS-03] [DL-QOS-04] [DL-QOS-60] [DL-MAR-15] sources of a kind count once, both kinds make Regular', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10)), foe(10, 16)]);
    const fire = firing(b);
    expect(thresholdOf(b, 0, 1, fire)).toBe(4);
    b.sections[0]!.orders = [{ id: 'focusFire', until: 'segment', amount: 0 }];
    expect(thresholdOf(b, 0, 1, fire)).toBe(3);
    b.sections[0]!.shaken = 1;
    b.sections[1]!.orders = [{ id: 'spreadOut', until: 'turn', amount: 0 }];
    expect(thresholdOf(b, 0, 1, fire)).toBe(4);
    b.sections[0]!.orders = [];
    expect(thresholdOf(b, 0, 1, fire)).toBe(5);
    b.sections[0]!.shaken = 0;
    b.sections[1]!.orders = [];
    expect(thresholdOf(b, 0, 1, newFire('overwatch', [0], null))).toBe(5);
    b.sections[0]!.dived = true;
    expect(thresholdOf(b, 0, 1, fire)).toBe(5);
  });
});

describe('who may fire what', () => {
  test('[DL-EX-38] [DL-MAR-43] [DL-MAR-65] [DL-PRO-07] [DL-RAD-13] Stealthy men are no targets at Long Range', () => {
    const far = (gap: number) => {
      const b = laid([
        section('A', [['kob.rifleman', 10, 10]]),
        section('B', [['kob.marksman', 10, 10 + 2 * 0.59055 + gap]]),
      ]);
      firing(b);
      return attackAnswers(b).length;
    };
    expect([far(14), far(12)]).toEqual([0, 1]);
    const mixed = laid([
      section('A', [['kob.rifleman', 10, 10]]),
      section('B', [
        ['kob.marksman', 10, 25],
        ['kob.rifleman', 11.3, 25],
      ]),
    ]);
    firing(mixed);
    expect(attackAnswers(mixed).length).toBe(1);
    const withSurgeon = laid([
      section('A', [['kob.rifleman', 10, 10]]),
      section('B', [
        ['kob.marksman', 10, 25],
        ['kob.surgeon', 11.3, 25],
      ]),
    ]);
    firing(withSurgeon);
    expect(attackAnswers(withSurgeon)).toEqual([]);
  });

  test('[DL-PRO-06] [DL-PRO-07] bands', () => {
    const b = laid([foe(10, 10)]);
    const rifle = weaponNamed(b, 'serviceRifle');
    expect([120_000, 120_010, 120_011, 240_010, 240_011].map((range) => bandAt(rifle, range))).toEqual([
      'er',
      'er',
      'lr',
      'lr',
      null,
    ]);
  });

  test('[DL-MAR-25] [DL-MOV-06] [DL-MAR-38] [DL-MAR-37b] Move or Fire, and weapons that fire alone', () => {
    const b = laid([
      section('A', [
        ['kob.marksman', 10, 10],
        ['kob.marksman', 11.3, 10],
      ]),
      foe(10, 20),
    ]);
    firing(b);
    expect(attackAnswers(b)).toHaveLength(2); // one for each of them, at the one man there is
    expect(rule(refuseAttack(b, shoot('B1', ['a1', 'marksmanRifle'], ['a2', 'marksmanRifle'])))).toBe('DL-MAR-38');
    expect(rule(refuseAttack(b, shoot('B1', ['a1', 'marksmanRifle'])))).toBe('DL-MAR-37a');
    expect(refuseAttack(b, { ...shoot('B1', ['a1', 'marksmanRifle']), named: 'b1' })).toBeNull();
    b.models[0]!.moved = true;
    expect(rule(refuseAttack(b, { ...shoot('B1', ['a1', 'marksmanRifle']), named: 'b1' }))).toBe('DL-MAR-25');
  });

  test('[DL-EX-82] [DL-SWP-01] [DL-SWP-02] [DL-SWP-03] [DL-SWP-60] a section weapon, once, by anybody', () => {
    const b = laid([section('A', row('kob.rifleman', 3, 10, 10), { weapons: ['rifleGrenades'] }), foe(10, 17)]);
    const fire = firing(b);
    const grenade = (who: string) => ({ model: who, weapon: 'rifleGrenades', ofSection: true });
    expect(refuseAttack(b, { type: 'Rad', target: 'B1', shots: [grenade('a2')] })).toBeNull();
    expect(rule(refuseAttack(b, { type: 'Rad', target: 'B1', shots: [grenade('a1'), grenade('a2')] }))).toBe(
      'DL-SWP-02',
    );
    b.fire = { ...fire, sectionWeapons: ['0 rifleGrenades'] };
    expect(rule(refuseAttack(b, { type: 'Rad', target: 'B1', shots: [grenade('a2')] }))).toBe('DL-SHT-05');
    b.fire = fire;
    b.models[1]!.where = 'gone';
    expect(refuseAttack(b, { type: 'Rad', target: 'B1', shots: [grenade('a1')] })).toBeNull();
  });

  test('[DL-EX-86] [DL-MAR-20a] [DL-MAR-20b] [DL-MAR-20c] [DL-SHT-04] [DL-SHT-08] Independent Firing: each weapon its own attack', () => {
    const b = laid([
      section('A', [['kob.terrier', 10, 10, { facing: [0, 1] }]]),
      foe(10, 18),
      section('B', [['pru.stier', 20, 10, { facing: [-1, 0] }]]),
    ]);
    const fire = firing(b);
    expect(canAttack(b, fire)).toBe(true);
    const kinds = attackAnswers(b).map(
      (one) => `${one.type} ${one.type === 'Rad' ? one.shots[0]!.weapon : one.type === 'Iad' ? one.shot.weapon : ''}`,
    );
    expect(kinds).toEqual(expect.arrayContaining(['Rad mediumCannon', 'Iad mediumCannon']));
    b.models[0]!.fired = ['mediumCannon'];
    expect(refuseAttack(b, shoot('B1', ['a1', 'bowMG']))).toBeNull();
    b.models[0]!.fx = 1;
    b.models[0]!.fy = 0;
    expect(rule(refuseAttack(b, shoot('B1', ['a1', 'bowMG'])))).toBe('DL-SHT-08');
    b.fire = newFire('overwatch', [0], null);
    expect(rule(refuseAttack(b, shoot('B1', ['a1', 'bowMG'])))).toBe('DL-SHT-05');
  });

  test('[DL-SHT-03] [DL-SHT-05] one RAD attack, one attack a model', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10)), foe(10, 17), foe(14, 17)]);
    b.fire = { ...firing(b), rad: [0] };
    b.models[0]!.fired = ['serviceRifle'];
    expect(rule(refuseAttack(b, shoot('B2', ['a2', 'serviceRifle'])))).toBe('DL-SHT-03');
    expect(rule(refuseAttack(b, shoot('B2', ['a1', 'serviceRifle'])))).toBe('DL-SHT-05');
  });
});

describe('RAD attacks', () => {
  test('[DL-EX-36] [DL-RAD-09] [DL-RAD-10] [DL-MAR-22] [DL-RUL-41] what successes do to a model', () => {
    expect(damageTo(4, 2, 9, 1)).toEqual({ lost: 2, left: 1 });
    expect(damageTo(4, 2, 7, 1)).toEqual({ lost: 1, left: 3 });
    expect(damageTo(4, 3, 4, Infinity)).toEqual({ lost: 3, left: 0 });
    const b = laid([section('B', [['kob.captain', 10, 10]])]);
    const [captain] = living(b, 0);
    expect(lifePerWound(captain!, [weaponNamed(b, 'elephantGun')])).toBe(Infinity);
    expect(lifePerWound(captain!, [weaponNamed(b, 'elephantGun'), weaponNamed(b, 'serviceRifle')])).toBe(1);
  });

  test('[DL-EX-35] [DL-RAD-01] [DL-RAD-04] [DL-RAD-05] [DL-RAD-07] [DL-RAD-08] [DL-GEO-15] nine rifles at Grenadiers in a wood', () => {
    const wood = box('wood', 'forest', 0, 18, 40, 30);
    const game = open(
      table([section('A', row('kob.rifleman', 9, 10, 10)), section('B', row('pru.grenadier', 4, 14, 19.5))], {
        terrain: [wood],
      }),
      [1, 2, 3, 4, 5, 6, 6, 2, 4, 5, 2, 4, 4, 1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(
      game,
      openFire,
      shoot('B1', ...Array.from({ length: 9 }, (_, n): [string, string] => [`a${n + 1}`, 'serviceRifle'])),
    );
    passing(game, 'HitTheDeck', 'IssueOrder');
    for (let kind = kindAsked(game); kind === 'ChooseModel'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 7 });
    expect(told(game, 'saved').map((e) => e.successes)).toEqual([1, 0]);
    expect(told(game, 'killed')).toHaveLength(2);
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', why: 'morale', passed: true });
  });

  test('[DL-EX-41] [DL-MAR-24a] [DL-MAR-24b] [DL-RAD-12] a Surgeon brings men back', () => {
    const game = open(
      table([
        section('A', row('kob.rifleman', 9, 10, 10)),
        section('B', [...row('kob.rifleman', 4, 12, 16), ['kob.surgeon', 12, 17.3]]),
      ]),
      [6, 6, 6, 6, 4, 1, 1, 1, 1, 5, 2, 6, 4, 4, 1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(
      game,
      openFire,
      shoot('B1', ...Array.from({ length: 9 }, (_, n): [string, string] => [`a${n + 1}`, 'serviceRifle'])),
    );
    passing(game, 'HitTheDeck', 'IssueOrder');
    for (let kind = kindAsked(game); kind === 'ChooseModel'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'recovered')[0]).toMatchObject({ dice: [5, 2, 6] });
    expect(told(game, 'killed')).toHaveLength(1);
    expect(told(game, 'checked')[0]).toMatchObject({ why: 'morale' });
  });

  test('[DL-RAD-06] [DL-RAD-07] casualties by distance from the nearest firer', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 10]]),
      section('B', [
        ['pru.grenadier', 10, 16],
        ['pru.grenadier', 8, 15],
        ['pru.grenadier', 12, 15],
      ]),
    ]);
    const far = (x: number, y: number) => Math.sqrt((x - 10) * (x - 10) + (y - 10) * (y - 10));
    expect(far(8, 15)).toBeLessThan(far(10, 16));
    expect(byDistance(b, 0, [1, 2, 3])).toEqual([[2, 3], [1]]);
  });

  test('[DL-EX-80] [DL-MAR-17] [DL-MAR-49] [DL-DIE-12] Unreliable first, Experimental then', () => {
    const sections = [section('A', [['kob.rifleman', 10, 10]], { weapons: ['fluxProjector'] }), foe(10, 16)];
    const game = open(table(sections), [4, 2, 6, 3, 2]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, {
      type: 'Rad',
      target: 'B1',
      shots: [{ model: 'a1', weapon: 'fluxProjector', ofSection: true }],
    });
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 2, dice: [6, 2, 3] });
  });
});

describe('IAD attacks', () => {
  test('[DL-IAD-05] [DL-IAD-06] [DL-IAD-07] [DL-COV-08] [DL-RUL-43] armour, critical hits, and cover', () => {
    expect([hullLost(5, 5, 3), hullLost(8, 5, 3), hullLost(4, 5, 3)]).toEqual([1, 2, 0]);
    expect([hullCover(1, 2), hullCover(2, 3), hullCover(3, 1), hullCover(0, 3)]).toEqual([1, 4, 2, 0]);
  });

  test('[DL-EX-42] [DL-IAD-01] [DL-IAD-02] [DL-IAD-04] [DL-IAD-08] a field gun at a Terrier in the corn', () => {
    const corn = box('corn', 'crops', 20, 5, 40, 20);
    const game = open(
      table([section('A', [['kob.fieldGun', 2, 10]]), section('B', [['kob.terrier', 30, 10, { facing: [-1, 0] }]])], {
        terrain: [corn],
      }),
      [6, 6, 4, 2, 5, 4, 4, 4, 2],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, { type: 'Iad', target: 'b1', shot: { model: 'a1', weapon: 'fieldGunShell' } });
    expect(told(game, 'iadResolved')[0]).toMatchObject({ rest: 5, av: 5, lost: 1 });
    expect(model(game, 'b1').life).toBe(3);
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', passed: true });
  });

  test('[DL-IAD-03] [DL-GEO-20] [DL-RUL-44] the arc that looks at the firer, on a boundary the stronger', () => {
    const b = laid([section('B', [['kob.terrier', 20, 20, { facing: [1, 0] }]])]);
    const seen = (x: number, y: number) => facingTo(b, 0, { x: x * 10_000, y: y * 10_000 });
    expect([seen(30, 20), seen(20, 30), seen(20, 10), seen(10, 20)].map(({ face }) => face)).toEqual([
      'front',
      'port',
      'starboard',
      'rear',
    ]);
    expect(seen(30, 30).av).toBe(5);
  });
});

describe('Hit the Deck and Overwatch', () => {
  test('[DL-HTD-01] [DL-HTD-12] [DL-MAR-47a] who may dive', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10)),
      section('A', [['kob.dragoon', 20, 10]]),
      section('A', [['kob.lancer', 30, 10]]),
      section('A', [['kob.rifleman', 40, 10]], { deck: true }),
    ]);
    expect([0, 1, 2, 3].map((one) => mayDive(b, one))).toEqual([true, false, false, false]);
  });

  test('[DL-EX-44] [DL-HTD-02] [DL-HTD-03] [DL-HTD-04] [DL-HTD-05] [DL-HTD-07] a late dive under fire costs a marker', () => {
    const game = open(table([section('A', row('kob.rifleman', 2, 10, 10)), foe(10, 17, { activated: 1 })]), [1, 1]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, shoot('B1', ['a1', 'serviceRifle'], ['a2', 'serviceRifle']), {
      type: 'HitTheDeck',
      dive: true,
    });
    expect(sectionOf(game, 'B1')).toMatchObject({ deck: true, dived: true, shaken: 1, activated: 1 });
  });

  test('[DL-EX-44] [DL-HTD-04] [DL-OVW-09] Overwatch becomes Activated, without a Shaken marker', () => {
    const game = open(table([section('A', row('kob.rifleman', 2, 10, 10)), foe(10, 17, { overwatch: true })]), [1, 1]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck', 'Watch');
    answer(game, openFire, shoot('B1', ['a1', 'serviceRifle'], ['a2', 'serviceRifle']), {
      type: 'HitTheDeck',
      dive: true,
    });
    expect(told(game, 'watchOver')[0]).toMatchObject({ section: 'B1', rule: 'DL-HTD-04' });
    expect(told(game, 'shaken')).toEqual([]);
  });

  test('[DL-EX-96] [DL-OVW-01] [DL-RUL-86] [DL-MAR-11a] [DL-MAR-13b] who may go on Overwatch', () => {
    const watches = (sections: Parameters<typeof laid>[0], change: (b: Battle) => void = () => undefined) => {
      const b = laid(sections);
      acting(b, 'A1', { action: 'hold' });
      change(b);
      return mayWatch(b, 0);
    };
    const men = section('A', row('kob.rifleman', 2, 10, 10));
    expect(watches([men])).toBe(true);
    expect(watches([section('A', row('kob.rifleman', 2, 10, 10), { deck: true })])).toBe(false);
    expect(watches([section('A', row('kob.rifleman', 2, 10, 10), { shaken: 1 })])).toBe(false);
    expect(
      watches([men], (b) => {
        b.models[0]!.moved = true;
      }),
    ).toBe(false);
    expect(watches([section('A', [['cov.automaton', 10, 10]])])).toBe(false);
    expect(
      watches([
        section('A', [
          ['cov.automaton', 10, 10],
          ['cov.overseer', 11.3, 10],
        ]),
      ]),
    ).toBe(true);
  });

  test('[DL-OVW-02] [DL-OVW-03] [DL-OVW-04] [DL-OVW-05] [DL-OVW-06] [DL-OVW-08] [DL-OVW-80] the window after a move', () => {
    const game = open(
      table([
        section('A', row('kob.rifleman', 2, 10, 10)),
        foe(10, 17, { overwatch: true }),
        foe(14, 17, { overwatch: true }),
      ]),
      [1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    expect(asked(game)).toBe('B');
    answer(game, { type: 'Watch', section: 'B1' });
    answer(game, shoot('A1', ['b1', 'serviceRifle']));
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(told(game, 'radRolled')[0]!.pool).toMatchObject([{ threshold: 5 }]);
    expect(sectionOf(game, 'B1')).toMatchObject({ overwatch: false, activated: 1 });
    refused(game, { type: 'Watch', section: 'B1' }, 'DL-OVW-80');
    answer(game, { type: 'Watch', section: null });
    expect(sectionOf(game, 'B2').overwatch).toBe(true);
    expect(kindAsked(game)).toBe('Shoot');
  });

  test('[DL-EX-79] [DL-MAR-31a] [DL-MAR-31b] [DL-MAR-31c] Run and Gun fires first, and not again', () => {
    const game = open(table([section('A', row('kob.hussar', 2, 10, 10, 1.7)), foe(10, 15)]), [1, 1, 1, 1]);
    answer(game, { type: 'EarlyFire', fire: true }, shoot('B1', ['a1', 'flamePistol'], ['a2', 'flamePistol']));
    passing(game, 'HitTheDeck', 'IssueOrder');
    refused(game, { type: 'ChooseAction', action: 'double' }, 'DL-MAR-31c');
    answer(game, action('advance'), { type: 'Move', steps: [] });
    expect(game.state.act!.side).toBe('B'); // no Shooting Segment follows
  });
});
