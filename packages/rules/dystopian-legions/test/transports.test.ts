import { gap } from '@sandtable/geometry/plane';
import { describe, expect, test } from 'vitest';
import { isCoherent, isEmbarked, isIroncladSection, shapeOf } from '../src/figures.js';
import { units } from '../src/inches.js';
import { bailAnswers, refuseBail } from '../src/rules/bailing-out.js';
import { embarkAnswers, refuseEmbarking, refuseSeating, seatsFor } from '../src/rules/cargo.js';
import { refuseTarget } from '../src/rules/charges.js';
import { refuseDisembark, refuseSally } from '../src/rules/disembarking.js';
import { apartness, refuseFollow } from '../src/rules/following.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { isRetreating } from '../src/rules/morale.js';
import { refuseMove } from '../src/rules/movement.js';
import { refuseAction } from '../src/rules/movement-segment.js';
import { firersOf, newFire, radShots, radTargets, thresholdOf } from '../src/rules/shooting.js';
import { unlimberSpots } from '../src/rules/towing.js';
import {
  acting,
  action,
  activate,
  answer,
  at,
  box,
  garrison,
  kindAsked,
  laid,
  model,
  move,
  open,
  PASS,
  passing,
  refused,
  row,
  rule,
  section,
  sectionOf,
  step,
  table,
  told,
} from './kit.js';

type Man = readonly [model: string, x: number, y: number, more?: object];
const EAST = [1, 0] as [number, number];
const NORTH = [0, 1] as [number, number];
/** So many men in the transport that comes after them. */
const riding = (model: string, count: number, hull: number): Man[] =>
  Array.from({ length: count }, () => [model, 0, 0, { aboard: hull }] as const);
const hull = (model: string, x: number, y: number, facing = EAST): Man => [model, x, y, { facing, transport: true }];
/** A section all aboard. */
const aboard = (
  side: 'A' | 'B',
  man: string,
  count: number,
  carrier: string,
  x: number,
  y: number,
  more: object = {},
) => section(side, [...riding(man, count, count), hull(carrier, x, y)], more);
const FAR = section('B', [['pru.grenadier', 46, 46]], { activated: 1 });
const follow = (...steps: object[]) => ({ type: 'Follow', steps }) as never;
const STAYS = follow();
const at3 = (name: string, ...path: [number, number][]) => step(name, ...path);
const embark = (...pairs: [string, string][]) =>
  ({ type: 'Embark', aboard: pairs.map(([one, carrier]) => ({ model: one, carrier })) }) as const;
const OUTSIDE = embark();

describe('what a transport holds', () => {
  test('[DL-EX-58] [DL-TRN-04] [DL-MAR-05] [DL-MAR-60] men of its type, a Gun Team for two, a Non-Combatant for none', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.hmgTeam', 12, 10],
        ['kob.surgeon', 14, 10],
        hull('kob.conveyor', 16, 13),
      ]),
    ]);
    expect([0, 1, 2].map((i) => seatsFor(b, i))).toEqual([1, 2, 0]);
    const nine = laid([
      section('A', [...row('ebs.naginata', 11, 4, 10), ['ebs.physician', 3, 10], hull('ebs.hachi', 12, 14)]),
    ]);
    const [, full] = embarkAnswers(nine, 0);
    expect(full!.aboard).toHaveLength(11); // ten men and the physician, the eleventh on foot
    const riders = laid([section('A', [['kob.lancer', 10, 10], hull('kob.conveyor', 10, 13)])]);
    expect(rule(refuseEmbarking(riders, 0))).toBe('DL-TRN-04');
  });

  test('[DL-TRN-31] [DL-TRN-61] as many as there is room for, and its owner says who', () => {
    const b = laid([section('A', [...row('ebs.naginata', 11, 4, 10), hull('ebs.hachi', 12, 14)])]);
    const ten = Array.from({ length: 10 }, (_, n) => ({ model: `a${n + 2}`, carrier: 'a12' }));
    expect(refuseSeating(b, 0, ten)).toBeNull();
    expect(rule(refuseSeating(b, 0, ten.slice(1)))).toBe('DL-TRN-31');
    expect(rule(refuseSeating(b, 0, [...ten, { model: 'a1', carrier: 'a12' }]))).toBe('DL-TRN-04');
    expect(rule(refuseSeating(b, 0, [{ model: 'a1', carrier: 'a2' }]))).toBe('DL-TRN-01');
  });

  test('[DL-TRN-12] [DL-COH-05] only together, and from a house only if the transport waits beside it', () => {
    const apart = laid([section('A', [['kob.rifleman', 10, 10], hull('kob.conveyor', 25, 10)])]);
    expect(rule(refuseEmbarking(apart, 0))).toBe('DL-COH-05');
    const house = box('house', 'building', 10, 10, 15, 15);
    const men = (x: number) =>
      garrison('A', 'house', [], {
        models: [{ model: 'kob.rifleman' }, { model: 'kob.conveyor', at: [x, 12], facing: EAST, transport: true }],
      });
    expect(refuseEmbarking(laid([men(20)], { terrain: [house] }), 0)).toBeNull();
    expect(rule(refuseEmbarking(laid([men(30)], { terrain: [house] }), 0))).toBe('DL-COH-05');
  });

  test('[DL-BLD-12] a garrison does not part with some of it aboard', () => {
    const house = box('house', 'building', 10, 10, 15, 15);
    const b = laid(
      [
        garrison('A', 'house', [], {
          models: [
            ...Array.from({ length: 11 }, () => ({ model: 'ebs.naginata' })),
            { model: 'ebs.hachi', at: [20, 12], facing: EAST, transport: true },
          ],
        }),
      ],
      { terrain: [house] },
    );
    expect(rule(refuseEmbarking(b, 0))).toBe('DL-BLD-12');
  });
});

describe('getting in', () => {
  const men = section('A', [...row('kob.rifleman', 3, 10, 10), hull('kob.conveyor', 12, 13)], { deck: true });
  const all = embark(['a1', 'a4'], ['a2', 'a4'], ['a3', 'a4']);

  test('[DL-TRN-12] [DL-TRN-13] [DL-HTD-81] it lies down no more, does not double, and nobody gets out again', () => {
    const game = answer(open(table([men, FAR])), all);
    expect(sectionOf(game, 'A1')).toMatchObject({ deck: false, shaken: 0, dived: true });
    refused(game, action('double'), 'DL-TRN-13');
    answer(game, action('advance'), move(step('a4', [18, 13])));
    expect(kindAsked(game)).toBeNull(); // no question of getting out, and nobody to fire at
    expect(model(game, 'a1').carrier).toBe(3);
  });

  test('[DL-TRN-14] [DL-TRN-61] [DL-IRN-01] all aboard they act as ironclads, and ride as they go', () => {
    const game = open(table([aboard('A', 'kob.rifleman', 3, 'kob.conveyor', 10, 10), FAR]));
    expect(isEmbarked(game.state, 0)).toBe(true);
    expect(isIroncladSection(game.state, 0)).toBe(false); // DL-GEN-11
    expect(game.options('A').map((one) => (one as { action: string }).action)).toEqual(['hold', 'advance', 'double']);
    answer(game, action('double'), move(step('a4', [26, 10])));
    expect(told(game, 'driven')[0]).toMatchObject({ rule: 'DL-IRN-03' });
  });

  test('[DL-GEN-60] [DL-RUL-165] distances to who rides are to the hull', () => {
    const b = laid([aboard('A', 'kob.rifleman', 3, 'kob.conveyor', 10, 10), FAR]);
    expect(shapeOf(b, 0)).toEqual(shapeOf(b, 3));
  });

  test('[DL-RUL-19] [DL-TRN-01] [DL-MOR-14] [DL-TRN-15] [DL-TRN-83] [DL-RUL-99] shaken riders do not run, and do not sally', () => {
    const b = laid([
      aboard('A', 'ebs.naginata', 3, 'ebs.hachi', 10, 10, { shaken: 2 }),
      section('B', row('pru.grenadier', 3, 14, 10)),
    ]);
    expect(isRetreating(b, 0)).toBe(false);
    const doing = acting(b, 'A1', { action: 'hold' });
    expect(refuseAction(b, doing, 'advance')).toBeNull();
    expect(rule(refuseSally(b, 0))).toBe('DL-TRN-83');
  });

  test('[DL-RET-09] who is to run may get in instead, and then does not', () => {
    const game = open(
      table([section('A', [...row('kob.rifleman', 3, 10, 10), hull('kob.conveyor', 12, 13)], { shaken: 2 }), FAR]),
    );
    answer(game, all);
    expect(game.options('A').map((one) => (one as { action: string }).action)).toEqual(['hold', 'advance']);
  });

  test('[DL-TRN-16] [DL-CHG-01] who is embarked is not charged', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10)),
      aboard('B', 'pru.grenadier', 3, 'pru.kasten', 14, 10),
    ]);
    expect(rule(refuseTarget(b, 0, 1))).toBe('DL-TRN-16');
  });
});

describe('on foot with a transport', () => {
  const men = (x = 10) => section('A', [...row('kob.rifleman', 3, x, 10), hull('kob.conveyor', 10, 13)]);

  test('[DL-TRN-02] [DL-TRN-06] [DL-TRN-07] the section moves, then the transport follows as far as its MV', () => {
    const game = answer(open(table([men(), FAR])), OUTSIDE, action('advance'));
    answer(game, move(step('a1', [15, 10]), step('a2', [16.3, 10]), step('a3', [17.6, 10])));
    expect(kindAsked(game)).toBe('Follow');
    refused(game, follow(step('a4', [18.1, 13])), 'DL-TRN-07');
    refused(game, follow(step('a1', [16, 10])), 'DL-TRN-07');
    answer(game, follow(step('a4', [18, 13])));
    expect(isCoherent(game.state, 0)).toBe(true);
  });

  test('[DL-TRN-63] [DL-TRN-07] [DL-IRN-03] farther than its MV it goes At the Double, straight on', () => {
    const game = answer(open(table([men(), FAR])), OUTSIDE, action('double'));
    answer(game, move(step('a1', [20, 10]), step('a2', [21.3, 10]), step('a3', [22.6, 10])));
    refused(game, follow(step('a4', [18, 17])), 'DL-IRN-03');
    refused(game, follow(step('a4', [10, 5.9])), 'DL-TRN-02'); // an Advance, but too far off
    answer(game, follow(step('a4', [20, 13])));
    expect(told(game, 'driven')[0]).toMatchObject({ rule: 'DL-IRN-03' });
  });

  test('[DL-TRN-62] while they hold their ground it may only turn', () => {
    const game = answer(open(table([men(), FAR])), OUTSIDE, action('hold'));
    refused(game, follow(step('a4', [11, 13])), 'DL-TRN-62');
    answer(game, follow({ model: 'a4', path: [], facing: { x: 0, y: 1 } }));
    expect(model(game, 'a4')).toMatchObject({ fx: 0, fy: 1, moved: false });
  });

  test('[DL-TRN-08] nobody outruns it', () => {
    const wood = box('wood', 'forest', 13, 11, 30, 40);
    const b = laid([section('A', [...row('kob.rifleman', 2, 10, 10), hull('kob.conveyor', 10, 20)])], {
      terrain: [wood],
    });
    expect(apartness(b, 0)).toBeGreaterThan(0);
    const near = laid([section('A', [['kob.rifleman', 14, 8.5], hull('kob.conveyor', 10, 13, NORTH)])], {
      terrain: [wood, box('rocks', 'tankTraps', 0, 0, 13, 10.6)],
    });
    const doing = acting(near, 'A1', { action: 'double' });
    expect(rule(refuseMove(near, doing, [step('a1', [22, 8.5])]))).toBe('DL-TRN-08');
    expect(refuseMove(near, doing, [])).toBeNull();
  });

  test('[DL-COL-60] [DL-RUL-167] [DL-TRN-03] it drives through its own and displaces nobody', () => {
    const game = answer(
      open(table([section('A', [...row('kob.rifleman', 3, 14, 13), hull('kob.conveyor', 10, 13)]), FAR])),
      OUTSIDE,
      action('advance'),
      move(),
      follow(step('a4', [17.5, 15.5])),
    );
    expect(told(game, 'avoided')).toEqual([]);
    expect(model(game, 'a1')).toMatchObject(at(14, 13));
  });

  test('[DL-BLD-11] [DL-TRN-09] [DL-BLD-05] when they enter a house it waits beside it', () => {
    const house = box('house', 'building', 14, 8, 19, 13);
    const game = answer(open(table([men(), FAR], { terrain: [house] })), OUTSIDE, action('enter'));
    expect(sectionOf(game, 'A1').house).toBe(0);
    refused(game, follow(step('a4', [6, 17])), 'DL-TRN-02');
    answer(game, STAYS);
    expect(isCoherent(game.state, 0)).toBe(true);
  });

  test('[DL-COH-80] [DL-RET-02] a garrison whose transport is away sends it alone', () => {
    const house = box('house', 'building', 10, 10, 15, 15);
    const game = open(
      table(
        [
          garrison('A', 'house', [], {
            models: [
              { model: 'kob.rifleman' },
              { model: 'kob.conveyor', at: [28, 12], facing: [-1, 0], transport: true },
            ],
          }),
          FAR,
        ],
        { terrain: [house] },
      ),
    );
    refused(game, action('hold'), 'DL-COH-05');
    answer(game, action('advance'));
    expect(kindAsked(game)).toBe('Follow');
    answer(game, follow(step('a2', [21, 12])));
    expect(model(game, 'a1')).toMatchObject({ where: 'house', moved: false });
  });

  test('[DL-TRN-35] with some aboard the others enter no house', () => {
    const b = laid(
      [
        section('A', [
          ...riding('kob.rifleman', 2, 4),
          ...row('kob.rifleman', 2, 10, 10),
          hull('kob.conveyor', 10, 13),
        ]),
      ],
      { terrain: [box('house', 'building', 13, 8, 18, 13)] },
    );
    expect(rule(refuseAction(b, acting(b, 'A1'), 'enter'))).toBe('DL-BLD-05');
  });
});

describe('fire', () => {
  const foe = section('B', row('pru.grenadier', 3, 20, 10));

  test('[DL-TRN-05] [DL-SHT-10] nobody fires out of a closed hull, and nobody at who is in it', () => {
    const b = laid([aboard('A', 'kob.rifleman', 3, 'kob.conveyor', 10, 10), foe]);
    expect(firersOf(b, 0)).toEqual([3]);
    expect(radTargets(b, 0)).toEqual([]);
  });

  test('[DL-EX-59] [DL-TRN-27] [DL-TRN-28] [DL-TRN-29] [DL-MAR-28] out of an open one they do, Rushed whatever is ordered, with the hull', () => {
    const b = laid([aboard('A', 'ebs.ashigaru', 3, 'ebs.hachi', 10, 10), foe]);
    const fire = newFire('own', [0], null);
    const { pooled } = radShots(b, fire, 1);
    expect(pooled.map((arm) => arm.model)).toEqual([0, 1, 2, 3]);
    b.sections[0]!.orders = [{ id: 'focusFire', until: 'segment', amount: 0 }];
    expect([0, 3].map((i) => thresholdOf(b, i, 1, fire))).toEqual([5, 3]);
  });

  test('[DL-TRN-30] [DL-MAR-28] shot at they have hard cover, dive not, and their owner says who falls', () => {
    const game = open(
      table([
        section('A', row('kob.rifleman', 6, 10, 10)),
        section(
          'B',
          [['ebs.hatamoto', 0, 0, { aboard: 2 }], ['ebs.naginata', 0, 0, { aboard: 2 }], hull('ebs.hachi', 14, 16)],
          { activated: 1 },
        ),
      ]),
      [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 1],
    );
    answer(passing(answer(game, action('hold')), 'HitTheDeck'), { type: 'Shoot', action: 'openFire' });
    const shots = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((one) => ({ model: one, weapon: 'serviceRifle' }));
    answer(game, { type: 'Rad', target: 'B1', shots });
    expect(kindAsked(game)).toBe('ChooseModel'); // no dive was offered
    answer(game, { type: 'ChooseModel', model: 'a3' });
    answer(game, { type: 'ChooseModel', model: 'b2' });
    expect(told(game, 'saved')[0]).toMatchObject({ model: 'b2', cover: 2 });
    expect(model(game, 'b2').where).toBe('gone');
  });

  test('[DL-TRN-10] [DL-SHT-09] [DL-SHT-11] on foot the transport fires with its section, and RAD passes it over', () => {
    const b = laid([section('A', [...row('kob.rifleman', 2, 10, 10), hull('kob.conveyor', 12, 12.5)]), foe]);
    expect(radShots(b, newFire('own', [0], null), 1).pooled.map((arm) => arm.model)).toEqual([0, 1, 2]);
    expect(radTargets(b, 0)).toEqual([0, 1]);
  });

  test('[DL-EX-185] [DL-HTD-82] [DL-HTD-81] who rides does not dive', () => {
    const b = laid([aboard('A', 'ebs.ashigaru', 3, 'ebs.hachi', 10, 10), foe]);
    expect(mayDive(b, 0)).toBe(false);
    expect(mayDive(b, 1)).toBe(true);
  });

  test('[DL-MAR-09] [DL-SWP-60] what is Cumbersome is not fired aboard', () => {
    const weapons = { weapons: ['armourGrenades', 'rifleGrenades'] };
    const b = laid([
      aboard('A', 'ebs.ashigaru', 2, 'ebs.hachi', 10, 10, weapons),
      section('B', [['pru.stier', 13.5, 13.5, { facing: EAST }]]),
      section('B', row('pru.grenadier', 2, 16, 10)),
    ]);
    const { pooled } = radShots(b, newFire('own', [0], null), 2);
    expect(pooled.map(({ weapon }) => weapon.id)).toContain('rifleGrenades');
    expect(pooled.map(({ weapon }) => weapon.id)).not.toContain('armourGrenades');
  });

  test('[DL-TRN-11] [DL-MOV-10] [DL-ACT-82] of a charging section only the transport fires, and not at whom it charges', () => {
    const b = laid([
      section('A', [...row('kob.rifleman', 2, 10, 10), hull('kob.conveyor', 12, 12.5)]),
      foe,
      section('B', row('pru.grenadier', 2, 24, 14)),
    ]);
    acting(b, 'A1', { action: 'charge', charges: [1] });
    expect(firersOf(b, 0)).toEqual([2]);
    const fire = newFire('own', [0], null);
    expect(radShots(b, fire, 1).pooled).toEqual([]);
    expect(radShots(b, fire, 2).pooled.map((arm) => arm.model)).toEqual([2]);
  });
});

describe('getting out', () => {
  const riders = aboard('A', 'kob.rifleman', 3, 'kob.conveyor', 10, 10);
  const out = (...steps: object[]) => ({ type: 'Disembark', steps }) as never;
  /** Beside the hull, which reaches 2.25 ahead and 1.25 aside. */
  const beside = (name: string, x: number, far: number) =>
    at3(name, [x, 10 + 1.25 + 0.5906], [x, 10 + 1.25 + 0.5906 + far]);

  test('[DL-EX-78] [DL-TRN-17] [DL-TRN-18] [DL-TRN-19] [DL-TRN-20] each within its MV of the hull, all or nobody', () => {
    const game = answer(open(table([riders, FAR])), action('hold'), move());
    expect(kindAsked(game)).toBe('Disembark');
    refused(game, out(beside('a1', 9, 4.9), beside('a2', 10.3, 4.9)), 'DL-TRN-19');
    refused(game, out(beside('a1', 9, 5.1), beside('a2', 10.3, 3), beside('a3', 11.6, 3)), 'DL-MOV-02');
    refused(game, out(at3('a1', [9, 15]), beside('a2', 10.3, 3), beside('a3', 11.6, 3)), 'DL-TRN-18');
    refused(game, out(beside('a1', 9, 4.9), beside('a2', 10.3, 4.9), beside('a3', 11.6, 4.9)), 'DL-COH-04');
    answer(game, out(beside('a1', 9, 3), beside('a2', 10.3, 3), beside('a3', 11.6, 3)));
    expect(model(game, 'a1')).toMatchObject({ where: 'table', carrier: null });
    expect(told(game, 'disembarked')).toHaveLength(1);
  });

  test('[DL-TRN-17] [DL-EX-78] after a move At the Double nobody gets out', () => {
    const game = answer(open(table([riders, FAR])), action('double'), move(step('a4', [20, 10])));
    expect(told(game, 'disembarked')).toEqual([]);
    expect(isEmbarked(game.state, 0)).toBe(true);
  });

  test('[DL-TRN-20] [DL-MAR-25] who got out has moved, and fires', () => {
    const game = open(table([riders, section('B', row('pru.grenadier', 2, 20, 12), { activated: 1 })]));
    answer(game, action('hold'), move(), out(beside('a1', 9, 1), beside('a2', 10.3, 1), beside('a3', 11.6, 1)));
    expect(model(game, 'a1').moved).toBe(true);
    passing(game, 'HitTheDeck');
    expect(game.options('A')).toContainEqual({ type: 'Shoot', action: 'openFire' });
    refused(game, { type: 'Shoot', action: 'overwatch' }, 'DL-OVW-01');
  });

  test('[DL-MIN-02] [DL-RUL-24] who gets out onto a mine sets it off when all are out', () => {
    const game = open(table([riders, FAR], { mines: [[9, 15]] }), [1, 1, 1, 1]);
    answer(game, action('hold'), move(), out(beside('a1', 9, 2), beside('a2', 10.3, 1), beside('a3', 11.6, 1)));
    expect(told(game, 'mineWent')[0]).toMatchObject({ by: ['a1'] });
    expect(game.state.mines).toEqual([]);
  });

  test('[DL-TRN-21] [DL-MAR-06] [DL-MAR-28] into melee out of open hulls or by charge doors, not out of a closed one', () => {
    const foe = section('B', row('pru.grenadier', 2, 14, 10));
    for (const [carrier, refusal] of [
      ['ebs.hachi', null],
      ['pru.kasten', null],
      ['kob.conveyor', 'DL-TRN-21'],
    ] as const) {
      const b = laid([aboard('A', 'kob.rifleman', 2, carrier, 9, 10), foe]);
      acting(b, 'A1', { action: 'hold' });
      expect(rule(refuseSally(b, 0)), carrier).toBe(refusal);
    }
  });

  test('[DL-TRN-21] [DL-TRN-22] [DL-TRN-24] a sally: a charge with MV from the hull, which stays out of it', () => {
    const foe = section('B', row('pru.grenadier', 2, 14.5, 10), { activated: 1 });
    const game = open(table([aboard('A', 'ebs.naginata', 2, 'ebs.hachi', 9, 10), foe]), [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]);
    answer(game, action('hold'), move(), { type: 'Sally' });
    const [own] = game.options('A');
    answer(game, own as never);
    passing(game, 'HitTheDeck', 'Shoot');
    if (kindAsked(game) === 'Shoot') answer(game, { type: 'Shoot', action: 'nothing' });
    expect(told(game, 'melee')[0]).toMatchObject({ attacker: 'A1', defenders: ['B1'] });
    const [charged] = told(game, 'charged');
    for (const { model: one } of (charged as unknown as { steps: { model: string }[] }).steps)
      expect(['a1', 'a2']).toContain(one);
    expect(model(game, 'a3')).toMatchObject(at(9, 10));
  });

  test('[DL-TRN-34] [DL-TRN-60] [DL-TRN-80] part of a section just gets out, and not in the activation it got in', () => {
    const part = section('A', [
      ...riding('ebs.naginata', 2, 4),
      ...row('ebs.naginata', 2, 10, 13.5),
      hull('ebs.hachi', 10, 10),
    ]);
    const b = laid([part, section('B', row('pru.grenadier', 2, 16, 10))]);
    acting(b, 'A1', { action: 'hold' });
    expect(rule(refuseSally(b, 0))).toBe('DL-TRN-60');
    expect(rule(refuseDisembark(b, 0, { type: 'Sally' }))).toBe('DL-TRN-60');
    const just = acting(b, 'A1', { embarked: true });
    expect(rule(refuseAction(b, just, 'charge'))).toBe('DL-CHG-03');
    expect(refuseAction(b, acting(b, 'A1'), 'charge')).toBeNull();
  });
});

describe('part of a section aboard', () => {
  const part = (carrier: string) =>
    section('A', [...riding('ebs.naginata', 2, 4), ...row('ebs.naginata', 2, 10, 13.5), hull(carrier, 10, 10)]);

  test('[DL-TRN-33] with a closed transport those on foot do not charge', () => {
    const foe = section('B', row('pru.grenadier', 2, 16, 13.5));
    const closed = laid([part('kob.conveyor'), foe]);
    expect(rule(refuseAction(closed, acting(closed, 'A1'), 'charge'))).toBe('DL-CHG-03');
    const opened = laid([part('ebs.hachi'), foe]);
    expect(refuseAction(opened, acting(opened, 'A1'), 'charge')).toBeNull();
  });

  test('[DL-RUL-170] [DL-TRN-33] [DL-TRN-60] [DL-TRN-63] one charge: those on foot, then the transport, then those aboard', () => {
    const foe = section('B', row('pru.grenadier', 2, 17, 13.5), { activated: 1 });
    const game = open(table([part('ebs.hachi'), foe]), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6]);
    answer(game, OUTSIDE, action('charge'));
    answer(game, game.options('A')[0] as never);
    expect(kindAsked(game)).toBe('Follow');
    refused(game, follow(step('a5', [17, 13])), 'DL-TRN-63'); // over the men who are charged
    answer(game, follow(step('a5', [13, 10])));
    expect(kindAsked(game)).toBe('ChargeMove');
    answer(game, game.options('A')[0] as never);
    expect(model(game, 'a1').where).toBe('table');
    expect(told(game, 'charged')).toHaveLength(2);
    passing(game, 'Shoot');
  });

  test('[DL-TRN-36] charged, those aboard come out beside their comrades and fight', () => {
    const men = section(
      'A',
      [...riding('kob.rifleman', 2, 4), ...row('kob.rifleman', 2, 20, 13), hull('kob.conveyor', 20, 10)],
      { activated: 1 },
    );
    const game = open(
      table([section('B', row('pru.sturmgrenadier', 2, 20, 20)), men], { active: 'B' }),
      Array(40).fill(1).slice(0, 12),
    );
    answer(game, action('charge'));
    passing(game);
    answer(game, game.options('B')[0] as never);
    expect(kindAsked(game)).toBe('ComeOut');
    refused(game, { type: 'ComeOut', steps: [] }, 'DL-TRN-36');
    answer(game, game.options('A')[0] as never);
    expect(model(game, 'a1').where).toBe('table');
    expect(told(game, 'melee')).toHaveLength(1);
  });

  test('[DL-TRN-32] [DL-TRN-28] those aboard an open one fire with those on foot', () => {
    const b = laid([part('ebs.hachi'), section('B', row('pru.grenadier', 2, 14, 18))]);
    expect(firersOf(b, 0)).toEqual([0, 1, 2, 3, 4]);
    const closed = laid([part('kob.conveyor'), section('B', row('pru.grenadier', 2, 14, 18))]);
    expect(firersOf(closed, 0)).toEqual([2, 3, 4]);
  });
});

describe('wrecked', () => {
  const gun = section('A', [['kob.fieldGun', 10, 20]]);
  /** Six red dice that go through any side. */
  const SHOT = [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1];

  test('[DL-EX-57] [DL-DES-03] [DL-TRN-23] [DL-RUL-82] its cargo comes out, and gets a second marker', () => {
    const game = open(
      table([
        gun,
        section(
          'B',
          [...riding('pru.grenadier', 2, 2), ['pru.kasten', 20, 20, { facing: EAST, transport: true, life: 1 }]],
          { activated: 1 },
        ),
        section('A', [['kob.lieutenant', 2, 2]]),
      ]),
      [...SHOT, 4, 4, 1],
    );
    passing(answer(game, activate('A1'), action('hold')), 'HitTheDeck');
    answer(
      game,
      { type: 'Shoot', action: 'openFire' },
      { type: 'Iad', target: 'b3', shot: { model: 'a1', weapon: 'fieldGunShell' } },
    );
    expect(kindAsked(game)).toBe('Bail');
    refused(game, { type: 'Bail', places: [] }, 'DL-TRN-23');
    const places = (x: number) => [
      { model: 'b1', at: at(x, 23) },
      { model: 'b2', at: at(x + 1.3, 23) },
    ];
    refused(game, { type: 'Bail', places: [...places(20)].slice(0, 1) }, 'DL-TRN-23');
    refused(game, { type: 'Bail', places: places(29) }, 'DL-TRN-23');
    answer(game, { type: 'Bail', places: places(20) });
    expect(sectionOf(game, 'B1')).toMatchObject({ activated: 2, where: 'table' });
    expect(model(game, 'b3').where).toBe('wreck');
    expect(model(game, 'b1')).toMatchObject({ where: 'table', carrier: null });
  });

  test('[DL-TRN-23] [DL-MAR-27i] who finds no room is killed, a Non-Combatant is not', () => {
    const rocks = [box('r1', 'building', 0, 0, 48, 18.7), box('r2', 'building', 0, 21.3, 48, 48)];
    const b = laid(
      [
        section('B', [
          ...riding('pru.grenadier', 8, 9),
          ...riding('pru.sanitaeter', 1, 9),
          ['pru.kasten', 20, 20, { facing: EAST, transport: true }],
        ]),
        gun,
      ],
      { terrain: rocks },
    );
    b.models[9]!.where = 'wreck';
    const [most] = bailAnswers(b, 0);
    expect(most!.places.length).toBeLessThan(9);
    expect(refuseBail(b, 0, most!.places)).toBeNull();
  });

  test('[DL-EX-92] [DL-DES-03] [DL-ACT-80] shot out of its carrier in its own activation, it is over', () => {
    const game = open(
      table([
        section('A', [
          ...riding('kob.rifleman', 2, 2),
          ['kob.conveyor', 10, 20, { facing: EAST, transport: true, life: 1 }],
        ]),
        section('B', [['pru.feldkanone', 22, 20]], { overwatch: true }),
      ]),
      [...SHOT],
    );
    answer(game, action('advance'), move(step('a3', [14, 20])), PASS);
    answer(
      game,
      { type: 'Watch', section: 'B1' },
      { type: 'Iad', target: 'a3', shot: { model: 'b1', weapon: 'fieldGunShell' } },
    );
    answer(game, game.options('A')[0] as never);
    expect(told(game, 'bailedOut')).toHaveLength(1);
    expect(told(game, 'radDeclared')).toEqual([]);
    expect(kindAsked(game)).not.toBe('Shoot');
  });

  test('[DL-DES-04] [DL-TRN-37] [DL-TRN-81] the carrier alone plays on, without whoever only helps', () => {
    const game = open(
      table([
        section('A', row('kob.rifleman', 4, 10, 10)),
        section('B', [['pru.grenadier', 14, 14], ['pru.sanitaeter', 15.3, 14], hull('pru.kasten', 15, 17)], {
          activated: 1,
        }),
      ]),
      [6, 6, 1, 1, 1, 6, 4, 1],
    );
    answer(passing(answer(game, action('hold')), 'HitTheDeck'), { type: 'Shoot', action: 'openFire' });
    answer(game, game.options('A')[0] as never, { type: 'HitTheDeck', dive: false });
    passing(game);
    expect(sectionOf(game, 'B1').where).toBe('table');
    expect(isIroncladSection(game.state, 1)).toBe(true);
    expect(model(game, 'b2').where).toBe('gone');
    expect(game.state.lost.B).toBe(0);
  });
});

describe('falling back and standing in the way', () => {
  test('[DL-FBK-04] [DL-TRN-26] a transport goes with its section when it falls back', () => {
    const foe = section('B', [...row('pru.grenadier', 3, 20, 30), hull('pru.kasten', 20, 33, NORTH)], { activated: 1 });
    const faces = [6, 6, ...Array<number>(10).fill(1), 1, 1, 1, 6, 6, 6];
    const game = open(table([section('A', row('ebs.naginata', 3, 20, 26)), foe]), faces);
    answer(game, action('charge'));
    answer(game, game.options('A')[0] as never);
    passing(game);
    for (let n = 0; kindAsked(game) !== null && kindAsked(game) !== 'Follow' && n < 9; n++)
      answer(game, game.options(kindAsked(game) === 'FallBack' ? 'B' : game.questionFor('A') ? 'A' : 'B')[0] as never);
    expect(told(game, 'fellBack')).toHaveLength(1);
    expect(kindAsked(game)).toBe('Follow');
    answer(game, game.options('B')[0] as never);
    expect(isCoherent(game.state, 1)).toBe(true);
  });

  test('[DL-TRN-25] [DL-MEL-16] others of a charge may come close to the hull of whom they charge', () => {
    const b = laid([
      section('A', row('kob.rifleman', 3, 10, 10)),
      section('B', [['pru.grenadier', 13, 14], hull('pru.kasten', 15, 16.5)]),
    ]);
    b.charge = { section: 0, targets: [1], toward: at(13, 14), failed: false, riders: false };
    acting(b, 'A1', { action: 'charge', charges: [1] });
    expect(rule(refuseTarget(b, 0, 1))).toBeNull();
  });

  test('[DL-LOS-05] [DL-TRN-03] it hides the enemy from its own section', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 10], hull('kob.conveyor', 14, 10)]),
      section('B', [['pru.grenadier', 20, 10]]),
    ]);
    expect(radShots(b, newFire('own', [0], null), 1).pooled.map((arm) => arm.model)).toEqual([1]);
  });
});

describe('guns on the hook', () => {
  const gun = section('A', [['kob.fieldGun', 6, 24, { hitched: [1, 0] }]]);
  const basset = section('A', [['kob.basset', 8.7, 24, { facing: EAST }]]);

  test('[DL-EX-61] [DL-TOW-03] [DL-TOW-04] [DL-TOW-05] [DL-TOW-60] kept, it comes along behind, and is marked', () => {
    const game = answer(
      open(table([gun, basset, FAR])),
      activate('A2'),
      { type: 'Tow', keep: true },
      action('advance'),
    );
    answer(game, move(step('a2', [16.7, 24])));
    expect(kindAsked(game)).toBe('Unlimber');
    refused(game, { type: 'Unlimber', at: at(20, 20) }, 'DL-TOW-03');
    answer(game, game.options('A')[0] as never);
    expect(gap(shapeOf(game.state, 0), shapeOf(game.state, 1))).toBeLessThanOrEqual(units(0.05));
    expect(model(game, 'a1').x).toBeLessThan(units(16.7 - 1.5));
    expect(told(game, 'marked').map(({ section: one }) => one)).toContain('A1');
  });

  test('[DL-TOW-05] [DL-TOW-07] dropped, it stays and acts for itself', () => {
    const game = answer(
      open(table([gun, basset, FAR])),
      activate('A2'),
      { type: 'Tow', keep: false },
      action('advance'),
    );
    answer(game, move(step('a2', [16.7, 24])));
    expect(model(game, 'a1')).toMatchObject({ ...at(6, 24), hitched: null });
    expect(sectionOf(game, 'A1').activated).toBe(0);
  });

  test('[DL-EX-61] [DL-TOW-06] [DL-TOW-09] [DL-MAR-25] activated first it is free, and has not moved; on the hook it does not fire', () => {
    const foe = section('B', row('pru.grenadier', 2, 8, 36), { activated: 1 });
    const before = laid([gun, basset, foe]);
    expect(firersOf(before, 0)).toEqual([]);
    const game = passing(answer(open(table([gun, basset, foe])), activate('A1'), action('hold')), 'HitTheDeck');
    expect(model(game, 'a1').hitched).toBeNull();
    expect(game.options('A')).toContainEqual({ type: 'Shoot', action: 'openFire' });
  });

  test('[DL-TOW-03] [DL-TOW-60] as near as there is room, whatever it was drawn over', () => {
    const b = laid([gun, section('A', [['kob.basset', 20, 24, { facing: EAST }]])], {
      terrain: [box('rocks', 'tankTraps', 12, 20, 18.6, 28)],
    });
    const [spot] = unlimberSpots(b, 0);
    expect(rule(refuseFollow(b, 0, 'advance', []))).toBeNull();
    expect(Math.hypot(spot!.x - units(17.3), spot!.y - units(24))).toBeGreaterThan(units(1));
  });

  test('[DL-TOW-08] a lost vehicle lets it go', () => {
    const game = open(
      table(
        [
          gun,
          section('A', [['kob.basset', 8.7, 24, { facing: EAST, life: 1 }]]),
          section('B', [['pru.feldkanone', 24, 24]]),
        ],
        { active: 'B' },
      ),
      [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 1],
    );
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(
      game,
      { type: 'Shoot', action: 'openFire' },
      { type: 'Iad', target: 'a2', shot: { model: 'b1', weapon: 'fieldGunShell' } },
    );
    passing(game);
    expect(model(game, 'a2').where).toBe('wreck');
    expect(model(game, 'a1').hitched).toBeNull();
  });
});
