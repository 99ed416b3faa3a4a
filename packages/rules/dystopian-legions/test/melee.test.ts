import { describe, expect, test } from 'vitest';
import { poolText } from '../src/dice.js';
import { living } from '../src/figures.js';
import { canCharge, chargeAnswers, constructed, refuseDeclaring } from '../src/rules/charges.js';
import { notePassed } from '../src/rules/flight.js';
import { leavesTable } from '../src/rules/homeward.js';
import {
  assignAnswers,
  halved,
  hasSwiftStrike,
  lifeLost,
  meleeDice,
  meleeIr,
  poolOfSection,
  refuseAssign,
  strikesFirst,
  winnerOf,
} from '../src/rules/melee.js';
import { brought } from '../src/rules/rolling.js';
import type { Battle, Melee } from '../src/state.js';
import {
  acting,
  action,
  answer,
  asked,
  at,
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
  step,
  table,
  told,
  wall,
} from './kit.js';

const charge = (attacker: number, ...defenders: number[]): Melee => ({ attacker, defenders, kind: 'charge' });
const dice = (b: Battle, who: number, melee: Melee): string[] =>
  poolOfSection(b, who, melee).map(({ pool }) => poolText(pool));

describe('melee dice', () => {
  test('[DL-EX-46] [DL-MEL-04] [DL-MEL-05] [DL-MAR-07] MAD, the die of a charge, close-quarters arms', () => {
    const b = laid([section('A', row('ebs.naginata', 2, 10, 10)), section('B', row('kob.rifleman', 3, 10, 12))]);
    expect(dice(b, 0, charge(0, 1))).toEqual(['4B', '4B']);
    expect(dice(b, 1, charge(0, 1))).toEqual(['1K', '1K', '1K']);
  });

  test('[DL-MAR-41] Ronin, and Guardsmen who stand', () => {
    const b = laid([
      section('A', row('ebs.ronin', 2, 10, 10)),
      section('B', row('kob.rifleman', 2, 10, 12)),
      section('B', row('kob.guardsman', 1, 14, 12)),
    ]);
    expect(dice(b, 0, charge(0, 1, 2))).toEqual(['6B', '6B']);
    expect(dice(b, 2, charge(0, 1, 2))).toEqual(['2B']);
  });

  test('[DL-EX-51] [DL-MAR-19] [DL-MAR-04] Gas Grenades take every bonus of a charge', () => {
    const b = laid([
      section('A', row('pru.knight', 3, 10, 10, 1.7)),
      section('B', row('pru.pionier', 3, 10, 13)),
      section('B', row('kob.rifleman', 3, 10, 20)),
    ]);
    expect(dice(b, 0, charge(0, 1))).toEqual(['5B', '5B', '5B']);
    expect(dice(b, 0, charge(0, 2))).not.toEqual(['5B', '5B', '5B']);
    expect(dice(b, 0, charge(0, 1, 2))).toEqual(['5B', '5B', '5B']); // one such target is enough
  });

  test('[DL-ORD-24] [DL-MAR-63] Hold the Line adds a black die to each', () => {
    const [rifleman] = living(laid([section('B', row('kob.rifleman', 1, 10, 10))]), 0);
    expect(poolText(meleeDice(rifleman!, false, [], false, true))).toBe('2K');
  });

  test('[DL-MEL-04] [DL-MEL-16] [DL-MAR-27g] Non-Combatants and transports do not fight', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.surgeon', 11.3, 10],
        ['kob.conveyor', 14, 14, { facing: [0, 1] }],
      ]),
    ]);
    expect(poolOfSection(b, 0, charge(0)).map(({ model }) => model)).toEqual([0]);
  });
});

describe('blows', () => {
  test('[DL-EX-52] [DL-MAR-08] [DL-MEL-17] Combat Armour counts for order and cost', () => {
    const [knight] = living(laid([section('A', row('pru.knight', 1, 10, 10))]), 0);
    expect(meleeIr(knight!)).toBe(5);
    expect(lifeLost([{ ir: 5, life: 2 }], 9)).toBe(1);
  });

  test('[DL-MEL-08] lowest first, until one cannot be hurt', () => {
    expect(
      lifeLost(
        [
          { ir: 3, life: 1 },
          { ir: 3, life: 1 },
          { ir: 3, life: 1 },
        ],
        7,
      ),
    ).toBe(2);
    expect(
      lifeLost(
        [
          { ir: 4, life: 3 },
          { ir: 3, life: 1 },
        ],
        5,
      ),
    ).toBe(1);
  });

  test('[DL-EX-160] [DL-MAR-02a] [DL-MAR-02b] [DL-RUL-160] a Life Guard takes the blow instead, and what is left of it', () => {
    const setup = table([
      section('A', row('ebs.naginata', 2, 10, 10)),
      section(
        'B',
        [
          ['kob.captain', 10, 14],
          ['kob.bugler', 11.3, 14],
          ['kob.lifeGuard', 12.6, 14],
          ['kob.lifeGuard', 13.9, 14],
        ],
        { activated: 1 },
      ),
    ]);
    // 7 successes against the four; nothing back
    const game = open(setup, [6, 6, 6, 4, 1, 1, 1, 1, ...Array<number>(12).fill(1), 4, 4, 4, 4]);
    answer(game, action('charge'));
    passing(game, 'IssueOrder', 'Watch');
    answer(game, game.options('A')[0] as never);
    passing(game, 'IssueOrder', 'Watch');
    expect(kindAsked(game)).toBe('Guard');
    answer(game, { type: 'Guard', model: 'b3' });
    expect(told(game, 'killed')).toEqual([]);
    answer(game, { type: 'Guard', model: 'b4' }); // three are left: used up without effect
    passing(game, 'Bolster', 'IssueOrder');
    expect(told(game, 'meleeOver')[0]).toMatchObject({ defendersLost: 1, attackerLost: 0, winner: 'attacker' });
  });
});

describe('who strikes first, and who wins', () => {
  test('[DL-EX-49] [DL-MEL-03] [DL-SWS-01] [DL-SWS-02] [DL-SWS-04] [DL-TER-13] [DL-TER-14] Swift Strike, by model or by ground', () => {
    const ruins = box('ruins', 'ruins', 8, 10, 20, 20);
    const b = laid([section('A', row('ebs.ronin', 2, 10, 5)), section('B', row('kob.rifleman', 3, 10, 14))], {
      terrain: [ruins],
    });
    expect([hasSwiftStrike(b, 0, false), hasSwiftStrike(b, 1, true), hasSwiftStrike(b, 1, false)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(strikesFirst(b, charge(0, 1), false)).toBeNull();
    const open = laid([section('A', row('ebs.ronin', 2, 10, 5)), section('B', row('kob.rifleman', 3, 10, 14))]);
    expect(strikesFirst(open, charge(0, 1), false)).toBe('attacker');
    expect(strikesFirst(open, charge(0, 1), true)).toBeNull(); // a wall helps the defender (DL-MEL-06)
  });

  test('[DL-MSC-03] one of several defenders with Swift Strike gives it to all', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 5)),
      section('B', row('kob.rifleman', 2, 10, 12)),
      section('B', row('ebs.ronin', 1, 14, 12)),
    ]);
    expect(strikesFirst(b, charge(0, 1, 2), false)).toBe('defenders');
  });

  test('[DL-EX-47] [DL-MEL-10] [DL-MEL-11] [DL-RUL-81] ties go to the defender; a destroyed side loses', () => {
    const b = laid([section('A', row('ebs.naginata', 2, 10, 5)), section('B', row('kob.rifleman', 2, 10, 12))]);
    expect([winnerOf(b, charge(0, 1), 0, 0), winnerOf(b, charge(0, 1), 1, 2), winnerOf(b, charge(0, 1), 2, 2)]).toEqual(
      ['defenders', 'attacker', 'defenders'],
    );
    for (const one of [2, 3]) b.models[one]!.life = 0;
    expect(winnerOf(b, charge(0, 1), 3, 2)).toBe('attacker');
    const printed = laid([section('A', row('ebs.naginata', 2, 10, 5)), section('B', row('kob.rifleman', 2, 10, 12))], {
      options: { meleeWinner: 'lp' },
    });
    for (const one of [2, 3]) printed.models[one]!.life = 0;
    expect(winnerOf(printed, charge(0, 1), 3, 2)).toBe('defenders');
  });

  test('[DL-RUL-53] [DL-EX-47] [DL-FBK-02] four inches from home with MV 5 one leaves the table; at five one stays', () => {
    const home = (y: number) =>
      leavesTable(laid([section('A', row('kob.rifleman', 2, 10, y))]), { section: 0, past: [] });
    expect([home(0.59055 + 4), home(0.59055 + 5.01)]).toEqual([true, false]);
  });
});

describe('several targets', () => {
  const pools = [1, 2, 3, 4].map((n) => ({ model: `a${n}`, K: 0, B: 4, R: 0 }));
  const about = { defenders: ['X', 'Y'], pools };
  const give = (...to: [string, number, number][]) =>
    ({
      type: 'Assign',
      dice: to.flatMap(([model, x, y]) => [
        { model, to: 'X', K: 0, B: x, R: 0 },
        { model, to: 'Y', K: 0, B: y, R: 0 },
      ]),
    }) as const;

  test('[DL-EX-161] [DL-MSC-04] [DL-RUL-51] each section gets one model whole, the rest as one likes', () => {
    expect(refuseAssign(about, give(['a1', 4, 0], ['a2', 0, 4], ['a3', 3, 1], ['a4', 0, 4]))).toBeNull();
    expect(refuseAssign(about, give(['a1', 4, 0], ['a2', 0, 4], ['a3', 0, 4], ['a4', 0, 4]))).toBeNull();
    expect(rule(refuseAssign(about, give(['a1', 4, 0], ['a2', 4, 0], ['a3', 4, 0], ['a4', 4, 0])))).toBe('DL-MSC-04');
    expect(rule(refuseAssign(about, give(['a1', 2, 2], ['a2', 2, 2], ['a3', 2, 2], ['a4', 2, 2])))).toBe('DL-MSC-04');
    for (const one of assignAnswers(about)) expect(refuseAssign(about, one)).toBeNull();
  });
});

describe('charges', () => {
  test('[DL-EX-46] [DL-CHG-01] [DL-CHG-02] [DL-CHG-03] [DL-CHG-07] [DL-MEL-01] [DL-MEL-07] [DL-MEL-09] [DL-MEL-12] [DL-MEL-13] [DL-MEL-14] [DL-FBK-01] a charge from beginning to end', () => {
    const game = open(
      table([
        section('A', row('ebs.naginata', 2, 10, 15)),
        section('B', row('kob.rifleman', 3, 10, 22), { initial: 10, activated: 1 }),
      ]),
      [4, 5, 6, 1, 2, 3, 4, 6, 4, 2, 6, 5, 3, 6],
    );
    answer(game, action('charge'));
    passing(game, 'IssueOrder');
    expect(kindAsked(game)).toBe('ChargeMove');
    answer(game, game.options('A')[0] as never);
    for (let kind = kindAsked(game); kind === 'ChooseModel' || kind === 'IssueOrder'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'meleeRolled').map((e) => e.successes)).toEqual([7, 2]);
    expect(told(game, 'killed')).toHaveLength(2);
    expect(told(game, 'checked').at(-1)).toMatchObject({ section: 'B1', threshold: 5, passed: true });
    answer(game, game.options('B')[0] as never);
    expect(told(game, 'fellBack')[0]).toMatchObject({ section: 'B1' });
  });

  test('[DL-CHG-11] [DL-CHG-01] [DL-TRN-16] whom one cannot charge', () => {
    const b = laid([
      section('A', row('ebs.naginata', 2, 10, 10)),
      section('B', [['kob.terrier', 10, 15, { facing: [0, -1] }]]),
      section('B', row('kob.rifleman', 2, 10, 40)),
    ]);
    expect(rule(refuseDeclaring(b, 0, ['B1']))).toBe('DL-CHG-01');
    expect(rule(refuseDeclaring(b, 0, ['B2']))).toBe('DL-CHG-03');
    expect(chargeAnswers(b, 0)).toEqual([]);
  });

  test('[DL-RUL-50] [DL-CHG-04] [DL-CHG-06] [DL-GEO-31] six find room round one man, the others close up', () => {
    const b = laid([
      section('A', [...row('ebs.naginata', 4, 8, 15), ...row('ebs.naginata', 4, 8, 13.7)]),
      section('B', row('kob.rifleman', 1, 10, 19)),
    ]);
    const built = canCharge(b, 0, [1])!;
    expect(built.seated).toBe(6);
    expect(built.seats).toHaveLength(8);
    b.charge = { section: 0, targets: [1], toward: at(10, 19), failed: false, riders: false };
    const steps = constructed(b, 0, [1]);
    expect(steps).toHaveLength(8);
  });

  test('[DL-EX-76] [DL-CHG-10] [DL-MEL-06] [DL-MEL-60] [DL-RUL-163] across a wall one stops on one’s own side', () => {
    const low = wall('w', 'lowWall', [0, 20], [30, 20]);
    const b = laid([section('A', row('ebs.naginata', 2, 10, 14)), section('B', row('kob.rifleman', 2, 10, 20.59055))], {
      terrain: [low],
    });
    const built = canCharge(b, 0, [1])!;
    expect(built.seats.map(({ contact }) => contact?.across)).toEqual([0, 0]);
    expect(built.seats.every(({ path }) => path.at(-1)!.y < 200_000)).toBe(true);
    const high = laid(
      [section('A', row('ebs.naginata', 2, 10, 14)), section('B', row('kob.rifleman', 2, 10, 20.59055))],
      { terrain: [wall('w', 'highWall', [0, 20], [30, 20])] },
    );
    expect(canCharge(high, 0, [1])).toBeNull();
    const flying = laid(
      [section('A', row('kob.hussar', 2, 10, 14, 1.7)), section('B', row('kob.rifleman', 2, 10, 20.59055))],
      { terrain: [low] },
    );
    expect(canCharge(flying, 0, [1])!.seats.some(({ contact }) => contact?.across === null)).toBe(true);
  });

  test('[DL-BLD-10] a house is charged at its outline', () => {
    const house = box('house', 'building', 10, 15, 16, 20);
    const b = laid(
      [section('A', row('ebs.naginata', 3, 10, 8)), garrison('B', 'house', ['kob.rifleman', 'kob.rifleman'])],
      { terrain: [house] },
    );
    expect(canCharge(b, 0, [1])!.seated).toBe(3);
    expect(hasSwiftStrike(b, 1, true)).toBe(true);
  });

  test('[DL-EX-45] [DL-MAR-10a] [DL-MAR-10b] Knights are dreaded before anybody fires', () => {
    const game = open(
      table([
        section('A', row('pru.knight', 1, 10, 10)),
        section('B', row('kob.rifleman', 2, 10, 16), { overwatch: true }),
      ]),
      [1, 2, 4],
    );
    answer(game, action('charge'));
    expect(sectionOf(game, 'B1')).toMatchObject({ shaken: 1, overwatch: false, activated: 1 });
  });
});

describe('drive-by', () => {
  test('[DL-CAV-01] [DL-CAV-03] [DL-GEO-32] [DL-RUL-52] past, and half the dice', () => {
    const b = laid([section('A', [['kob.lancer', 10, 10]]), section('B', [['pru.grenadier', 20, 12.5]])]);
    const doing = acting(b, 'A1', { action: 'double' });
    notePassed(b, doing, [step('a1', [28, 10])]);
    expect(doing.passed).toEqual([1]);
    notePassed(b, doing, [step('a1', [20, 10])]);
    expect(doing.passed).toEqual([]);
    const riders = laid([section('A', row('kob.lancer', 3, 10, 10, 2.2)), section('B', [['pru.grenadier', 20, 12.5]])]);
    const melee: Melee = { attacker: 0, defenders: [1], kind: 'driveBy' };
    expect(dice(riders, 0, melee)).toEqual(['3B', '3B', '3B']);
    expect(
      halved(brought({ K: 2, B: 6, R: 1 }, 'a1', null, 4))
        .map(({ colour }) => colour)
        .join(''),
    ).toBe('RBBBB');
  });
});
