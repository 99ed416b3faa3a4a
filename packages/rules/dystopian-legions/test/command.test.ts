import { describe, expect, test } from 'vitest';
import { weaponNamed } from '../src/figures.js';
import { checkDice } from '../src/rules/checks.js';
import { initiativeOfficer, leftOf, maySpendOn, payersFor, seniorOfficer } from '../src/rules/command.js';
import {
  isBelowHalf,
  isRetreating,
  moraleNeed,
  moraleState,
  moraleThreshold,
  takesMorale,
} from '../src/rules/morale.js';
import { orderValues, refuseIssue, refuseOrder } from '../src/rules/orders.js';
import { initiativePool } from '../src/rules/turn.js';
import {
  acting,
  action,
  activate,
  answer,
  asked,
  box,
  garrison,
  i,
  kindAsked,
  laid,
  move,
  open,
  PASS,
  passing,
  refused,
  row,
  rule,
  s,
  section,
  sectionOf,
  table,
  told,
} from './kit.js';

const ENEMY = section('B', [['pru.grenadier', 40, 40]]);
const issue = (order: string, by: string, to: string, ...bolster: { leader: string; cp: number }[]) =>
  ({ type: 'IssueOrder', order: order as 'rally', by, to, bolster }) as const;

describe('command points', () => {
  test('[DL-EX-11] [DL-CMD-07] [DL-CMD-08] [DL-CMD-09] [DL-MAR-01b] [DL-MAR-01c] what leaders make, less what is shaken', () => {
    const b = laid([
      section(
        'A',
        [
          ['kob.captain', 10, 10],
          ['kob.adjutant', 11.3, 10],
          ['kob.colourSergeant', 12.6, 10],
        ],
        { shaken: 1 },
      ),
      section('A', [['kob.sergeant', 30, 10]]),
      section('A', [['kob.sergeant', 20, 10]], { shaken: 2 }),
      ENEMY,
    ]);
    expect(b.pool.A).toBe(5 + 1 + 1 + 2 + 2 - 1 - 2);
    expect(leftOf(b, { model: i(b, 'a1') })).toBe(6);
    expect(leftOf(b, { model: i(b, 'a4') })).toBe(2);
    expect(leftOf(b, { model: i(b, 'a2') })).toBe(1); // it makes one, and may not spend it
    expect(maySpendOn(b, i(b, 'a2'), s(b, 'A1'), 'bolstering')).toBe(false);
  });

  test('[DL-CMD-01] [DL-CMD-02] [DL-CMD-03] [DL-MAR-51] [DL-MAR-52] an Officer reaches eight inches, an NCO his own', () => {
    const b = laid([
      section('A', [['kob.captain', 10, 10]]),
      section('A', [
        ['kob.sergeant', 19.18, 10],
        ['kob.rifleman', 20.4, 10],
      ]),
      section('A', [['kob.sergeant', 10, 19.2]]),
    ]);
    expect(maySpendOn(b, 0, 1, 'order')).toBe(true);
    expect(maySpendOn(b, 0, 2, 'order')).toBe(false);
    expect(maySpendOn(b, 1, 1, 'order')).toBe(true);
    expect(maySpendOn(b, 1, 0, 'bolstering')).toBe(false);
  });

  test('[DL-CMD-06] [DL-GEN-60] from a house it is measured from the outline', () => {
    const house = box('house', 'building', 10, 10, 20, 20);
    const b = laid([garrison('A', 'house', ['kob.captain']), section('A', [['kob.rifleman', 28, 15]])], {
      terrain: [house],
    });
    expect(maySpendOn(b, 0, 1, 'order')).toBe(true);
  });

  test('[DL-EX-74] [DL-CMD-04] [DL-CMD-05] [DL-MAR-62] seniority by rank, initiative by who is there', () => {
    const b = laid([section('A', [['kob.lieutenant', 10, 10]]), section('A', [['kob.captain', 20, 10]])]);
    expect(seniorOfficer(b, 'A')).toBe(1);
    b.sections[1]!.where = 'reserve';
    b.models[1]!.where = 'box';
    expect(initiativeOfficer(b, 'A')).toBe(0);
    expect(seniorOfficer(b, 'A')).toBe(1);
    b.models[1]!.where = 'gone';
    expect(seniorOfficer(b, 'A')).toBe(0);
  });

  test('[DL-EX-97] [DL-MAR-03a] [DL-MAR-03b] [DL-MAR-03f] [DL-RUL-87] two purses, one pool', () => {
    const b = laid(
      [
        section('A', [
          ['pru.arcFeldwebel', 10, 10],
          ['pru.arcTrooper', 11.3, 10],
        ]),
      ],
      { pool: { A: 3, B: 0 } },
    );
    const payers = payersFor(b, 0, 'order');
    expect(payers).toHaveLength(2);
    b.models[0]!.spent = 2;
    b.pool.A = 1;
    expect(payersFor(b, 0, 'bolstering')).toEqual([{ section: 0 }]);
    expect(leftOf(b, { section: 0 })).toBe(1);
  });

  test('[DL-EX-180] [DL-CMD-81] [DL-RUL-92] who arrived made nothing and spends nothing', () => {
    const b = laid([section('A', [['kob.sergeant', 10, 10]]), section('A', [['kob.dragoon', 20, 10]])]);
    b.models[0]!.leads = false;
    expect(leftOf(b, { model: 0 })).toBe(0);
    expect(leftOf(b, { section: 1 })).toBe(2);
  });

  test('[DL-CMD-14a] [DL-CMD-14b] [DL-CMD-14c] with tokens on sections each spends its own', () => {
    const b = laid([section('A', [['kob.captain', 10, 10]]), section('A', [['kob.sergeant', 14, 10]])], {
      options: { cpPerSection: true },
    });
    expect([b.sections[0]!.tokens, b.sections[1]!.tokens]).toEqual([5, 2]);
    expect(leftOf(b, { model: 0 })).toBe(5);
    expect(leftOf(b, { model: 1 })).toBe(2);
  });
});

describe('initiative', () => {
  test('[DL-SEQ-02] [DL-SEQ-03] [DL-OPP-01] [DL-OPP-02] pools, a tie, and again', () => {
    const officers = [section('A', [['kob.lieutenant', 10, 10]]), section('B', [['pru.leutnant', 40, 40]])];
    const setup = table(officers, { phase: 'start' });
    const game = open(setup, [2, 4, 6, 4, 1, 1, 2, 6, 3, 4, 5, 6, 1, 1, 2, 4]);
    // no advantage is known in a position: three blue against five
    game.answer('A', { type: 'BolsterInitiative', cp: 0 });
    game.answer('B', { type: 'BolsterInitiative', cp: 2 });
    void game;
    expect(kindAsked(game)).toBe('TakeInitiative');
    expect(told(game, 'opposed').map((e) => e.successes)).toEqual([
      { A: 3, B: 3 },
      { A: 2, B: 3 },
    ]);
    expect(game.questionFor('B')).toBeTruthy();
  });

  test('[DL-SEQ-04] [DL-ADV-05] [DL-RUL-31] who finished first adds a die', () => {
    const b = laid([section('A', [['kob.rifleman', 10, 10]]), ENEMY], { turn: 2 });
    b.finished = 'A';
    expect(initiativePool(b, 'A', 0)).toEqual(['B', 'B', 'B', 'B']);
    expect(initiativePool(b, 'B', 1)).toEqual(['B', 'B', 'B', 'B']);
    b.turn = 1;
    b.setup.advantage = 'A';
    expect(initiativePool(b, 'B', 0)).toEqual(['K', 'B', 'B', 'B']);
  });

  test('[DL-SEQ-06] [DL-SEQ-09] [DL-SEQ-10] sides alternate, and one that has none left is skipped', () => {
    const game = open(
      table([
        section('A', [['kob.rifleman', 5, 5]]),
        section('B', [['pru.grenadier', 20, 40]]),
        section('B', [['pru.grenadier', 40, 40]]),
      ]),
    );
    answer(game, action('hold'));
    passing(game);
    answer(game, { type: 'Shoot', action: 'nothing' });
    expect(game.state.finishing).toBe('A');
    answer(game, activate('B1'), action('hold'));
    passing(game);
    answer(game, { type: 'Shoot', action: 'nothing' });
    expect(asked(game)).toBe('B'); // B2 is not asked for, it is all that is left
    expect(told(game, 'activated').map((e) => e.section)).toEqual(['A1', 'B1', 'B2']);
    expect(told(game, 'finishedFirst')).toHaveLength(1);
  });
});

describe('checks', () => {
  test('[DL-CHK-01] [DL-CHK-04] [DL-EX-87] [DL-MAR-21] [DL-MAR-42] [DL-MAR-54] three dice, and what model rules make of them', () => {
    const guards = row('kob.guardsman', 3, 10, 10);
    const b = laid([
      section('A', guards),
      section('A', [['kob.captain', 10, 14]]),
      section('A', row('kob.yeoman', 2, 30, 10)),
    ]);
    expect(checkDice(b, 0, true)).toBe(5);
    expect(checkDice(b, 0, false)).toBe(3);
    expect(checkDice(b, 2, false)).toBe(2);
    const blind = laid([section('A', guards), section('A', [['kob.captain', 10, 24]])], {
      terrain: [box('wood', 'forest', 0, 14, 40, 20)],
    });
    expect(checkDice(blind, 0, true)).toBe(4);
  });

  test('[DL-EX-12] [DL-ORD-01] [DL-ORD-02] [DL-ORD-03] [DL-CHK-02] [DL-CHK-03] who can pay for Focus Fire', () => {
    const game = open(
      table([
        section('A', [
          ['kob.sergeant', 10, 10],
          ['kob.rifleman', 11.3, 10],
        ]),
        section('A', [['kob.captain', 14, 12]], { activated: 1 }),
        section('B', [['pru.grenadier', 10, 18]]),
      ]),
      [2, 4, 1, 5, 2, 2],
    );
    answer(game, PASS, action('hold'), { type: 'HitTheDeck', dive: false }, PASS, {
      type: 'Shoot',
      action: 'openFire',
    });
    refused(game, issue('focusFire', 'a1', 'A1'), 'DL-CMD-09');
    answer(game, issue('focusFire', 'a3', 'A1', { leader: 'a3', cp: 1 }));
    expect(told(game, 'checked')[0]).toMatchObject({ successes: 2, passed: true });
    expect(game.state.models[i(game.state, 'a3')]!.spent).toBe(4);
    answer(game, {
      type: 'Rad',
      target: 'B1',
      shots: [
        { model: 'a1', weapon: 'serviceRifle' },
        { model: 'a2', weapon: 'serviceRifle' },
      ],
    });
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(told(game, 'radRolled')[0]!.pool).toMatchObject([{ threshold: 3 }, { threshold: 3 }]);
  });

  test('[DL-EX-15] [DL-MAR-26] a Musician rolls ones again, once', () => {
    const game = open(
      table(
        [
          section(
            'A',
            [
              ['kob.lieutenant', 10, 10],
              ['kob.bugler', 11.3, 10],
            ],
            { shaken: 1 },
          ),
          ENEMY,
        ],
        { phase: 'end' },
      ),
      [1, 1, 4, 6, 1],
    );
    answer(game, { type: 'Restore', section: 'A1' }, { type: 'Bolster', by: [] });
    expect(told(game, 'checked')[0]).toMatchObject({ successes: 3, passed: true, again: [6, 1] });
  });

  test('[DL-EX-19] [DL-MAR-29a] [DL-MAR-29c] [DL-RUL-77] a Political Officer sees the failure', () => {
    for (const [die, left] of [
      [5, 3],
      [2, 5],
    ] as const) {
      const game = open(
        table(
          [
            section('A', [
              ['pru.landwehrmann', 10, 10],
              ['pru.lwUnteroffizier', 11.3, 10],
            ]),
            section('A', [['pru.kommissar', 10, 20]], { activated: 1 }),
            section('B', [['kob.rifleman', 40, 40]]),
          ],
          { pool: { A: 6, B: 0 } },
        ),
        [1, 2, die],
      );
      answer(game, issue('spreadOut', 'a2', 'A1'));
      expect(game.state.pool.A).toBe(left);
    }
  });

  test('[DL-ORD-16b] Stand Fast gives the die of Steadfast', () => {
    const b = laid(
      [
        section(
          'A',
          [
            ['kob.lieutenant', 10, 10],
            ['kob.bugler', 11.3, 10],
          ],
          { shaken: 1 },
        ),
        ENEMY,
      ],
      { phase: 'end' },
    );
    b.sections[0]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    expect(checkDice(b, 0, true)).toBe(4); // the die of Steadfast
  });
});

describe('morale', () => {
  test('[DL-EX-13] [DL-MOR-03] [DL-MOR-04] [DL-MOR-06] [DL-MOR-07] [DL-MAR-45] [DL-RUL-78] what a hard check needs', () => {
    const b = laid([
      section('A', row('kob.guardsman', 4, 10, 10), { initial: 10 }),
      section('B', [['kob.mastiff', 12, 21, { facing: [0, -1] }]]),
    ]);
    expect(moraleThreshold(b, 0)).toBe(5);
    expect(moraleNeed(b, 0, [weaponNamed(b, 'lightMG')])).toBe(4);
    expect(moraleNeed(b, 0, [])).toBe(3);
  });

  test('[DL-EX-14] [DL-MOR-05] [DL-RUL-16] exactly half is not below half; Non-Combatants are not counted', () => {
    const b = laid([section('A', [...row('kob.rifleman', 5, 10, 10), ['kob.surgeon', 10, 11.3]], { initial: 10 })]);
    expect(isBelowHalf(b, 0)).toBe(false);
    b.models[0]!.where = 'gone';
    expect(isBelowHalf(b, 0)).toBe(true);
  });

  test('[DL-MOR-10] [DL-MOR-11] [DL-MOR-12] [DL-MOR-13] [DL-MOR-14] [DL-RUL-17] the states', () => {
    expect([0, 1, 2, 3, 4].map(moraleState)).toEqual([
      'in good order',
      'shaken',
      'in ordered retreat',
      'in ordered retreat',
      'broken',
    ]);
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10), { shaken: 2 }),
      section('A', [['kob.terrier', 30, 10, { facing: [0, 1] }]], { shaken: 3 }),
    ]);
    expect([isRetreating(b, 0), isRetreating(b, 1)]).toEqual([true, false]);
  });

  test('[DL-MAR-18a] [DL-MAR-18b] [DL-EX-70] one Fearless model suffices', () => {
    const b = laid([
      section('A', [
        ['kob.highlander', 10, 10],
        ['kob.rifleman', 11.3, 10],
      ]),
    ]);
    expect(takesMorale(b, 0)).toBe(false);
  });

  test('[DL-MAR-13a] a Drone Controller makes its section Fearless while there are Drones', () => {
    const b = laid([
      section('A', [
        ['cov.overseer', 10, 10],
        ['cov.automaton', 11.3, 10],
      ]),
      section('A', [['cov.overseer', 30, 10]]),
    ]);
    expect(takesMorale(b, 0)).toBe(false);
  });
});

describe('orders', () => {
  const hq = section('A', [
    ['kob.captain', 10, 10],
    ['kob.colourSergeant', 11.3, 10],
  ]);

  test('[DL-EX-16] [DL-ORD-12] [DL-RUL-26] [DL-RET-05] Rally takes markers from another section', () => {
    const game = open(table([hq, section('A', row('kob.rifleman', 2, 10, 16), { shaken: 3 }), ENEMY]), [4, 4, 2, 2]);
    answer(game, activate('A1'), issue('rally', 'a1', 'A2'));
    expect(sectionOf(game, 'A2').shaken).toBe(1); // a D3 of 1, and one more
    expect(isRetreating(game.state, 1)).toBe(false);
    expect(told(game, 'steadied')[0]).toMatchObject({ removed: 2, rule: 'DL-ORD-12' });
  });

  test('[DL-ORD-10] [DL-RUL-20] values of the entries, or of the summary table', () => {
    const b = laid([hq]);
    expect([orderValues(b, 'rally'), orderValues(b, 'digIn'), orderValues(b, 'onYourBellies')]).toEqual([
      { cp: 1, need: 2 },
      { cp: 3, need: 2 },
      { cp: 2, need: 2 },
    ]);
    const summary = laid([hq], { options: { orderValues: 'summary' } });
    expect([
      orderValues(summary, 'rally').need,
      orderValues(summary, 'digIn').cp,
      orderValues(summary, 'onYourBellies').need,
      orderValues(summary, 'withMe').cp,
    ]).toEqual([1, 2, 1, 2]);
  });

  test('[DL-ORD-06] [DL-EX-71] [DL-RUL-21] one at a time', () => {
    const b = laid([hq, section('A', row('kob.rifleman', 2, 10, 14)), section('B', [['pru.grenadier', 10, 20]])]);
    acting(b, 'A2', { action: 'hold' });
    b.sections[1]!.orders = [{ id: 'sprayEm', until: 'segment', amount: 0 }];
    expect(rule(refuseOrder(b, 'focusFire', 1, 1, 'shooting'))).toBe('DL-ORD-06');
    b.sections[1]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    expect(rule(refuseOrder(b, 'focusFire', 1, 1, 'shooting'))).toBe('DL-ORD-06');
    const stacking = laid([hq, section('A', row('kob.rifleman', 2, 10, 14))], {
      options: { orderStacking: 'perSegment' },
    });
    acting(stacking, 'A2', { action: 'hold' });
    stacking.sections[1]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    expect(refuseOrder(stacking, 'focusFire', 1, 1, 'shooting')).toBeNull();
  });

  test('[DL-ORD-05] [DL-ORD-80] [DL-RUL-93] in their window, and not for nothing', () => {
    const b = laid([hq, section('A', row('kob.rifleman', 2, 10, 14))]);
    acting(b, 'A2');
    expect(rule(refuseOrder(b, 'focusFire', 1, 1, 'movement'))).toBe('DL-ORD-05');
    expect(rule(refuseOrder(b, 'snapOutOfIt', 1, 1, 'command'))).toBe('DL-ORD-80');
    expect(rule(refuseOrder(b, 'onYourBellies', 1, 1, 'movement'))).toBe('DL-ORD-80');
    expect(rule(refuseOrder(b, 'rally', 1, 0, 'movement'))).toBe('DL-ORD-80');
    expect(rule(refuseOrder(b, 'rally', 0, 0, 'movement'))).toBe('DL-ORD-12');
  });

  test('[DL-ORD-08] [DL-ORD-07] a failed order is not tried again in its window', () => {
    const b = laid([hq, section('A', row('kob.rifleman', 2, 10, 14))]);
    acting(b, 'A2');
    b.failed = ['standFast A2'];
    expect(rule(refuseOrder(b, 'standFast', 1, 1, 'movement'))).toBe('DL-ORD-08');
    b.failed = [];
    expect(refuseOrder(b, 'standFast', 1, 1, 'movement')).toBeNull();
  });

  test('[DL-RET-04] a retreating section hears Rally and Snap Out of It only', () => {
    const b = laid([hq, section('A', row('kob.rifleman', 2, 10, 14), { shaken: 2 })]);
    acting(b, 'A2');
    expect(rule(refuseOrder(b, 'standFast', 1, 1, 'movement'))).toBe('DL-RET-04');
    expect(refuseOrder(b, 'snapOutOfIt', 1, 1, 'command')).toBeNull();
    expect(refuseOrder(b, 'rally', 1, 0, 'movement')).toBeNull();
  });

  test('[DL-ORD-15d] [DL-ORD-16c] [DL-ORD-17] what each order asks for', () => {
    const b = laid([
      hq,
      section('A', [
        ['kob.rifleman', 10, 14],
        ['kob.rifleman', 15, 14],
      ]),
    ]);
    acting(b, 'A2');
    b.sections[1]!.spread = true;
    expect(rule(refuseOrder(b, 'spreadOut', 1, 1, 'movement'))).toBe('DL-ORD-15d');
    expect(rule(refuseOrder(b, 'standFast', 1, 1, 'movement'))).toBe('DL-ORD-16c');
    b.sections[1]!.ranThisTurn = true;
    expect(rule(refuseOrder(b, 'runRun', 1, 1, 'run'))).toBe('DL-ORD-17');
  });

  test('[DL-ORD-01] Rally and With Me are an Officer’s, of the section that moves', () => {
    const b = laid([
      hq,
      section('A', row('kob.rifleman', 2, 10, 14), { shaken: 1 }),
      section('A', [['kob.lieutenant', 10, 18]]),
    ]);
    acting(b, 'A1');
    expect(refuseIssue(b, issue('rally', 'a1', 'A2'), 0, 'movement')).toBeNull();
    expect(rule(refuseIssue(b, issue('rally', 'a2', 'A2'), 0, 'movement'))).toBe('DL-ORD-01');
    expect(rule(refuseIssue(b, issue('rally', 'a5', 'A2'), 0, 'movement'))).toBe('DL-ORD-05');
  });

  test('[DL-ORD-11] [DL-ORD-11a] [DL-ORD-11b] [DL-ORD-11e] [DL-ORD-11h] With Me names one section after another', () => {
    const game = open(
      table([
        section('A', [['kob.lieutenant', 10, 10]]),
        section('A', row('kob.rifleman', 2, 10, 14)),
        section('A', row('kob.yeoman', 2, 14, 10)),
        ENEMY,
      ]),
      [4, 5, 1, 4, 3],
    );
    answer(game, activate('A1'), issue('withMe', 'a1', 'A2'), issue('withMe', 'a1', 'A3'));
    expect(game.state.act!.group.map(({ section: one }) => one)).toEqual([0, 1]);
    expect(told(game, 'checked').map(({ passed }) => passed)).toEqual([true, false]);
    expect(kindAsked(game)).toBe('NextSection');
    answer(game, { type: 'NextSection', section: 'A2' }, action('hold'));
    passing(game);
    answer(game, action('advance'), move());
    passing(game);
    expect([sectionOf(game, 'A1').activated, sectionOf(game, 'A2').activated, sectionOf(game, 'A3').activated]).toEqual(
      [0, 0, 0],
    );
    answer(game, { type: 'Shoot', action: 'overwatch' });
    expect([sectionOf(game, 'A1').activated, sectionOf(game, 'A2').overwatch, sectionOf(game, 'A3').activated]).toEqual(
      [1, true, 0],
    );
  });
});
