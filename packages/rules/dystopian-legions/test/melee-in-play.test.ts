import { describe, expect, test } from 'vitest';
import { profileAt } from '../src/figures.js';
import { goingFor, groundOf } from '../src/ground.js';
import { placesOf } from '../src/rules/buildings.js';
import { mayCharge } from '../src/rules/charges.js';
import { baseCover, coverOf, mayDigIn } from '../src/rules/cover.js';
import { judged } from '../src/rules/end-phase.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { fightersOf, halved, hasSwiftStrike, poolOfSection, strikesFirst, winnerOf } from '../src/rules/melee.js';
import { actionsOf } from '../src/rules/movement-segment.js';
import { orderAnswers, refuseOrder } from '../src/rules/orders.js';
import { firesAlone, isExtra, newFire, radShots, thresholdOf } from '../src/rules/shooting.js';
import type { Melee } from '../src/state.js';
import {
  acting,
  action,
  answer,
  asked,
  type BattleGame,
  box,
  garrison,
  kindAsked,
  laid,
  open,
  passing,
  row,
  rule,
  section,
  sectionOf,
  table,
  told,
} from './kit.js';
import { isDeployable } from './kit-deploy.js';

const none = { A: 0, B: 0 };
const FAR = section('B', [['pru.landwehrmann', 40, 44]]);
const charging = (attacker: number, ...defenders: number[]): Melee => ({ attacker, defenders, kind: 'charge' });
const riding = (attacker: number, defender: number): Melee => ({ attacker, defenders: [defender], kind: 'driveBy' });

/** Charges and takes the referee's own way home; nobody reacts. */
function charge(game: BattleGame, ...targets: string[]): BattleGame {
  passing(game, 'IssueOrder');
  answer(game, action('charge'));
  if (kindAsked(game) === 'DeclareCharge') answer(game, { type: 'DeclareCharge', targets });
  passing(game);
  if (kindAsked(game) === 'ChargeMove') answer(game, game.options(asked(game)!)[0] as never);
  return passing(game);
}

describe('a melee', () => {
  test('[DL-EX-47] [DL-MEL-10] [DL-MEL-13] [DL-MEL-14] [DL-MEL-02] [DL-FBK-01] nothing happens: the defender wins, and saves are not rolled', () => {
    const game = open(
      table([section('A', row('kob.yeoman', 2, 20, 20)), section('B', row('pru.landwehrmann', 2, 20, 23)), FAR], {
        pool: none,
      }),
      Array<number>(6).fill(1),
    );
    charge(game, 'B1');
    expect(told(game, 'meleeOver')[0]).toMatchObject({ attackerLost: 0, defendersLost: 0, winner: 'defenders' });
    expect(told(game, 'saved')).toEqual([]);
    expect(kindAsked(game)).toBe('FallBack');
    answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'fellBack')[0]).toMatchObject({ section: 'A1' });
  });

  test('[DL-MEL-61] [DL-MEL-12] [DL-ORD-24] Hold the Line! first, then Fight Harder! of both, dice, casualties, morale, falling back', () => {
    const game = open(
      table([
        section('A', [
          ['kob.sergeant', 20, 20],
          ['kob.yeoman', 21.3, 20],
        ]),
        section('B', [
          ['pru.feldwebel', 20, 23],
          ['pru.landwehrmann', 21.3, 23],
        ]),
        FAR,
      ]),
      [4, 4],
    );
    passing(game, 'IssueOrder');
    answer(game, action('charge'));
    if (kindAsked(game) === 'DeclareCharge') answer(game, { type: 'DeclareCharge', targets: ['B1'] });
    passing(game, 'IssueOrder', 'HitTheDeck', 'Watch');
    if (kindAsked(game) === 'ChargeMove') answer(game, game.options('A')[0] as never);
    const inMoving = (): boolean => (game.questionFor('A')?.data as { window?: string } | null)?.window === 'movement';
    while (inMoving()) answer(game, { type: 'Pass' });
    expect(game.questionFor('B')).toMatchObject({ kind: 'IssueOrder', data: { window: 'defending' } });
    answer(game, { type: 'IssueOrder', order: 'holdTheLine', by: 'b1', to: 'B1', bolster: [] });
    expect(game.questionFor('A')).toMatchObject({ kind: 'IssueOrder', data: { window: 'melee' } });
  });

  test('[DL-MAR-46] [DL-SWS-02] [DL-SWS-04] [DL-EX-49] any model has it for its section; both cancel', () => {
    const b = laid(
      [
        section('A', [
          ['ebs.ronin', 10, 10],
          ['ebs.naginata', 11.3, 10],
        ]),
        section('B', row('kob.rifleman', 3, 10, 14)),
      ],
      {
        terrain: [box('ruin', 'ruins', 5, 12, 20, 20)],
      },
    );
    expect(hasSwiftStrike(b, 0, false)).toBe(true);
    expect(hasSwiftStrike(b, 1, true)).toBe(true); // most of it in ruins
    expect(strikesFirst(b, charging(0, 1), false)).toBeNull();
    expect(strikesFirst(b, charging(0, 1), true)).toBeNull();
    expect(hasSwiftStrike(b, 1, false)).toBe(false);
  });

  test('[DL-MEL-15] [DL-IRN-07] ironclads neither fight nor charge', () => {
    const b = laid([
      section('A', [['kob.terrier', 10, 10, { facing: [0, 1] }]]),
      section('B', row('kob.rifleman', 2, 10, 14)),
    ]);
    acting(b, 'A1');
    expect(fightersOf(b, 0)).toEqual([]);
    expect(mayCharge(b, 0)).toBe(false);
    expect(actionsOf(b, 0)).not.toContain('charge');
  });

  test('[DL-MEL-11] [DL-RUL-81] who is destroyed has lost, or by agreement the lives decide', () => {
    const after = (meleeWinner: 'survivors' | 'lp') => {
      const b = laid([section('A', row('kob.rifleman', 2, 10, 10)), section('B', [['kob.rifleman', 10, 14]])], {
        options: { meleeWinner },
      });
      b.models[2]!.life = 0;
      b.models[1]!.life = 0;
      return [winnerOf(b, charging(0, 1), 2, 1), winnerOf(b, charging(0, 1), 1, 1)];
    };
    expect(after('survivors')).toEqual(['attacker', 'attacker']);
    expect(after('lp')).toEqual(['defenders', 'defenders']);
  });

  test('[DL-EX-50] [DL-MSC-01] [DL-MSC-03] [DL-MSC-05] two sections: one shares its swiftness with the other', () => {
    const b = laid([
      section('A', row('kob.yeoman', 3, 10, 10)),
      section('B', row('kob.rifleman', 2, 10, 14)),
      section('B', row('ebs.shinobi', 2, 14, 14)),
    ]);
    expect(strikesFirst(b, charging(0, 1), false)).toBeNull();
    expect(strikesFirst(b, charging(0, 1, 2), false)).toBe('defenders');
  });

  test('[DL-RAD-07] [DL-MAR-27d] [DL-MAR-27e] Non-Combatants are not charged: alone they are no target', () => {
    const b = laid([
      section('A', row('kob.yeoman', 2, 10, 10)),
      section('B', [['kob.surgeon', 10, 14]]),
      section('B', [['kob.rifleman', 40, 40]]),
    ]);
    acting(b, 'A1');
    expect(mayCharge(b, 0)).toBe(false);
  });
});

describe('riders who pass', () => {
  const b = () =>
    laid([
      section('A', row('kob.lancer', 3, 10, 10, 2.2)),
      section('B', row('kob.guardsman', 2, 20, 14)),
      section('A', [['kob.captain', 10, 14]]),
    ]);

  test('[DL-CAV-03] [DL-CAV-60] [DL-RUL-52] no bonus, no Brutal Charge, half the dice, best first', () => {
    const one = b();
    expect(poolOfSection(one, 0, riding(0, 1)).map(({ pool }) => pool)).toEqual(Array(3).fill({ K: 0, B: 3, R: 0 }));
    const bonus = laid(
      [section('A', row('kob.lancer', 3, 10, 10, 2.2)), section('B', row('kob.guardsman', 2, 20, 14))],
      {
        options: { cavalryChargeBonus: true },
      },
    );
    expect(poolOfSection(bonus, 0, riding(0, 1))[0]!.pool.B).toBeGreaterThan(3);
    const mixed = [...Array(3).fill({ colour: 'K' }), ...Array(2).fill({ colour: 'R' })] as { colour: 'K' | 'R' }[];
    expect(halved(mixed).map(({ colour }) => colour)).toEqual(['R', 'R', 'K']);
  });

  test('[DL-CAV-02] [DL-CAV-04] [DL-CAV-05] [DL-CAV-06] [DL-EX-54] one section that was passed, after the move: no answer, nobody falls back', () => {
    const ride = open(
      table(
        [
          section('A', [
            ['kob.lancer', 10, 10],
            ['kob.lancer', 10, 7.9],
            ['kob.lancer', 10, 5.8],
          ]),
          section('B', [['kob.rifleman', 20, 12.5]]),
          FAR,
        ],
        { pool: none },
      ),
      [4, 6, 2, 5, 1],
    );
    answer(ride, action('double'), {
      type: 'Move',
      steps: [
        { model: 'a1', path: [{ x: 280_000, y: 100_000 }] },
        { model: 'a2', path: [{ x: 280_000, y: 79_000 }] },
        { model: 'a3', path: [{ x: 280_000, y: 58_000 }] },
      ],
    });
    passing(ride);
    expect(kindAsked(ride)).toBe('DriveBy');
    answer(ride, { type: 'DriveBy', section: 'B1' });
    expect(told(ride, 'meleeRolled')[0]).toMatchObject({ successes: 4 });
    expect(sectionOf(ride, 'B1').where).toBe('gone');
    expect(told(ride, 'fellBack')).toEqual([]);
  });

  test('[DL-CAV-07] [DL-MAR-04] cavalry may charge as others do', () => {
    const one = laid([section('A', row('kob.lancer', 3, 10, 10, 2.2)), section('B', row('kob.rifleman', 2, 12, 16))]);
    acting(one, 'A1');
    expect(actionsOf(one, 0)).toEqual(expect.arrayContaining(['charge', 'double']));
    expect(poolOfSection(one, 0, charging(0, 1))[0]!.pool).toEqual({ K: 0, B: 5, R: 0 });
  });
});

describe('model rules, each beside another', () => {
  test('[DL-MAR-34] [DL-MAR-34b] [DL-MAR-34c] [DL-MAR-34d] [DL-MAR-44] [DL-MAR-47] skimmers and the sure of foot', () => {
    const wood = [box('wood', 'forest', 5, 5, 20, 20), box('mere', 'shallowWater', 20, 5, 30, 20)];
    const b = laid(
      [
        section('A', [['cov.gunRotor', 2, 2]]),
        section('A', [['ebs.shinobi', 2, 6]]),
        section('A', [['kob.rifleman', 2, 10]]),
      ],
      { terrain: wood },
    );
    const going = (i: number) => groundOf(b).areas.map((piece) => goingFor(piece, profileAt(b, i)));
    expect([going(0), going(1), going(2)]).toEqual([
      ['clear', 'clear'],
      ['clear', 'clear'],
      ['difficult', 'difficult'],
    ]);
    expect([mayDigIn(b, 0), mayDigIn(b, 2), mayDive(b, 0), mayDive(b, 2)]).toEqual([false, true, false, true]);
  });

  test('[DL-MAR-28] [DL-TRN-27] [DL-TRN-29] [DL-TRN-30] [DL-EX-59] passengers of an open hull: Rushed whatever is ordered, hard cover', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 30]]),
      section('B', [
        ['ebs.ashigaru', 10, 20],
        ['ebs.hachi', 12, 20, { facing: [0, 1] }],
      ]),
    ]);
    b.models[1]!.where = 'aboard';
    b.models[1]!.carrier = 2;
    b.sections[1]!.orders = [{ id: 'focusFire', until: 'segment', amount: 0 }];
    expect(thresholdOf(b, 1, 0, newFire('own', [1], null))).toBe(5);
    expect(thresholdOf(b, 2, 0, newFire('own', [1], null))).toBe(3);
    expect(baseCover(b, 1, { firers: [0], weapons: [] })).toBe(2);
    expect(coverOf(b, 1, { firers: [0], weapons: [] })).toBe(2);
    expect(sightLine(b, 0, 1)).not.toBeNull();
  });

  test('[DL-MAR-38] [DL-MAR-37b] [DL-MAR-20] weapons that fire alone are extra attacks', () => {
    const b = laid([
      section('A', [
        ['kob.marksman', 10, 10],
        ['kob.rifleman', 11.3, 10],
      ]),
      section('B', [['pru.grenadier', 10, 18]]),
    ]);
    acting(b, 'A1', { action: 'hold' });
    const fire = newFire('own', [0], null);
    const { pooled, alone } = radShots(b, fire, 1);
    expect([pooled.map(({ weapon }) => weapon.id), alone.map(({ weapon }) => weapon.id)]).toEqual([
      ['serviceRifle'],
      ['marksmanRifle'],
    ]);
    expect([firesAlone(alone[0]!.weapon), isExtra(b, alone, fire), isExtra(b, pooled, fire)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('[DL-MAR-60] [DL-MAR-05] [DL-BLD-04] Gun Teams take two places, Non-Combatants none', () => {
    const b = laid([
      section('A', [
        ['kob.hmgTeam', 10, 10],
        ['kob.rifleman', 12, 10],
        ['kob.surgeon', 13.3, 10],
      ]),
    ]);
    expect(placesOf(b, 0)).toBe(3);
  });

  test('[DL-MAR-27c] [DL-MAR-27h] Non-Combatants hide nobody, and are models at an objective', () => {
    const b = laid(
      [
        section('A', [['kob.rifleman', 10, 10]]),
        section('B', [['pru.sanitaeter', 10, 15]]),
        section('B', [['pru.grenadier', 10, 20]]),
      ],
      { objectives: [[10, 16]] },
    );
    expect(sightLine(b, 0, 2)).not.toBeNull();
    expect(judged(b, b.objectives[0]!)).toMatchObject({ by: 'B', status: 'claimed' });
  });

  test('[DL-MAR-32] [DL-MAR-53] [DL-MAR-64] every model must be a scout, or an infiltrator', () => {
    const b = laid([
      section('A', [['kob.observer', 10, 10]]),
      section('A', [['kob.marksman', 10, 14]]),
      section('A', [
        ['kob.observer', 10, 18],
        ['kob.rifleman', 11.3, 18],
      ]),
    ]);
    expect([0, 1, 2].map((s) => [isDeployable(b, s, 'scouting'), isDeployable(b, s, 'infiltrator')])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('[DL-MAR-31] [DL-MAR-23] [DL-RUL-65] Run and Gun asks all of a section', () => {
    const all = laid([section('A', row('kob.hussar', 2, 10, 10, 1.8)), section('B', [['pru.grenadier', 10, 14]])]);
    const some = laid([
      section('A', [
        ['kob.hussar', 10, 10],
        ['kob.rifleman', 12, 10],
      ]),
      section('B', [['pru.grenadier', 10, 14]]),
    ]);
    acting(all, 'A1', { earlyShot: true });
    acting(some, 'A1');
    expect(actionsOf(all, 0)).not.toContain('double');
    expect(actionsOf(some, 0)).toContain('double');
  });

  test('[DL-ORD-23] [DL-RUL-27] On My Mark only by who is ready and has something to fire', () => {
    const b = laid([
      section('A', row('kob.yeoman', 2, 10, 10)),
      section('B', [
        ['pru.leutnant', 10, 16],
        ['pru.grenadier', 11.3, 16],
      ]),
    ]);
    acting(b, 'A1', { action: 'charge' });
    b.charge = { section: 0, targets: [1], toward: { x: 100_000, y: 160_000 }, failed: false } as never;
    expect(refuseOrder(b, 'onMyMark', 1, 1, 'charged')).toBeNull();
    expect(orderAnswers(b, 1, 'charged').some(({ order }) => order === 'onMyMark')).toBe(true);
    b.sections[1]!.activated = 1;
    expect(rule(refuseOrder(b, 'onMyMark', 1, 1, 'charged'))).toBe('DL-ORD-23');
  });

  test('[DL-EX-48] [DL-MEL-03] [DL-BLD-10] [DL-ORD-24] a garrison strikes first, with a black die each when it holds the line', () => {
    const b = laid(
      [section('A', row('ebs.naginata', 3, 20, 10)), garrison('B', 'house', Array(4).fill('kob.rifleman'))],
      {
        terrain: [box('house', 'building', 18, 14, 24, 20)],
      },
    );
    b.sections[1]!.orders = [{ id: 'holdTheLine', until: 'melee', amount: 0 }];
    expect(strikesFirst(b, charging(0, 1), false)).toBe('defenders');
    expect(poolOfSection(b, 1, charging(0, 1)).reduce((sum, { pool }) => sum + pool.K, 0)).toBe(8);
  });
});
