import { describe, expect, test } from 'vitest';
import { checkDice } from '../src/rules/checks.js';
import { buildPools, leftOf, maySpendOn, payersFor } from '../src/rules/command.js';
import { isRetreating, moraleNeed, takesMorale } from '../src/rules/morale.js';
import { actionsOf } from '../src/rules/movement-segment.js';
import { ORDER_TABLE, refuseIssue, refuseOrder } from '../src/rules/orders.js';
import { newFire, thresholdOf } from '../src/rules/shooting.js';
import type { Battle } from '../src/state.js';
import { ORDERS } from '../src/terms.js';
import {
  acting,
  action,
  activate,
  answer,
  asked,
  at,
  type BattleGame,
  box,
  kindAsked,
  laid,
  model,
  move,
  open,
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

const none = { A: 0, B: 0 };
const openFire = { type: 'Shoot', action: 'openFire' } as const;
const issue = (order: string, by: string, to: string, ...bolster: { leader: string; cp: number }[]) =>
  ({ type: 'IssueOrder', order, by, to, bolster }) as never;
const FAR = section('B', [['pru.landwehrmann', 40, 44]]);
const hunter = section('A', [['pru.panzerjaeger', 10, 10]]);
/** The hunter's one shot kills whoever it is fired at. */
function shot(game: BattleGame, target: string): BattleGame {
  passing(game, 'IssueOrder');
  answer(game, action('hold'));
  passing(game, 'HitTheDeck', 'IssueOrder');
  answer(game, openFire, { type: 'Rad', target, shots: [{ model: 'a1', weapon: 'elephantGun' }] });
  return passing(game, 'HitTheDeck', 'IssueOrder');
}
const KILL = [6, 6, 4, 1];

describe('who checks, and when', () => {
  const fallen = (more: object, faces: number[]) =>
    open(
      table(
        [
          hunter,
          section('B', [['kob.captain', 10, 20]]),
          section('B', row('pru.grenadier', 2, 10, 26)),
          section('B', row('pru.landwehrmann', 2, 30, 26)),
        ],
        { pool: none, ...more },
      ),
      [...KILL, ...faces],
    );

  test('[DL-CMD-13] [DL-MOR-01] [DL-MOR-01b] [DL-MOR-01c] [DL-MOR-02] [DL-MOR-21] [DL-MOR-80] [DL-RUL-15] an Officer falls with his section: his neighbours check once', () => {
    const game = shot(fallen({}, [4, 4, 1]), 'B1');
    expect(told(game, 'checked').map(({ section: one, passed }) => [one, passed])).toEqual([['B2', true]]);
    expect(sectionOf(game, 'B1').fate).toBe('killed');
    expect(sectionOf(game, 'B3').shaken).toBe(0); // more than eight inches away
  });

  test('[DL-RUL-15] [DL-MOR-02] by agreement one check for each trigger', () => {
    const game = shot(fallen({ options: { moralePerTrigger: true } }, [4, 4, 1, 4, 4, 1]), 'B1');
    expect(told(game, 'checked')).toHaveLength(2);
  });

  test('[DL-CMD-80] [DL-RUL-91] an Officer whose section is Broken was not killed: one trigger only', () => {
    const game = open(
      table(
        [
          hunter,
          section('B', [['kob.captain', 10, 20]], { shaken: 3, activated: 1 }),
          section('B', row('pru.grenadier', 2, 10, 26)),
        ],
        { pool: none, options: { moralePerTrigger: true } },
      ),
      [4, 4, 1],
    );
    passing(game, 'IssueOrder');
    answer(game, action('hold'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    answer(game, openFire, { type: 'Rad', target: 'B1', shots: [{ model: 'a1', weapon: 'elephantGun' }] });
    answer(game, { type: 'HitTheDeck', dive: true });
    expect(sectionOf(game, 'B1').fate).toBe('broken');
    expect(told(game, 'checked')).toHaveLength(1);
  });

  test('[DL-MOR-20] the side whose activation it is first, each in its own order', () => {
    const game = open(
      table(
        [
          hunter,
          section('B', [['kob.captain', 10, 20]]),
          section('B', row('pru.grenadier', 2, 10, 26)),
          section('B', row('kob.rifleman', 2, 14, 24)),
        ],
        { pool: none },
      ),
      [...KILL, 4, 4, 1, 1, 1, 1],
    );
    shot(game, 'B1');
    expect(game.questionFor('B')).toMatchObject({ kind: 'ChooseNext', data: { for: 'morale', among: ['B2', 'B3'] } });
    answer(game, { type: 'ChooseNext', section: 'B3' });
    expect(told(game, 'checked').map(({ section: one }) => one)).toEqual(['B3', 'B2']);
  });

  test('[DL-MOR-01a] [DL-MOR-09] [DL-CHK-06] [DL-MOR-16] life lost, a check failed: one Shaken marker and nothing else', () => {
    const game = open(
      table([section('A', row('kob.rifleman', 4, 10, 10)), section('B', row('pru.grenadier', 4, 10, 18)), FAR], {
        pool: none,
      }),
      [4, 4, 4, 1, 1, 1, 1],
    );
    passing(game, 'IssueOrder');
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    const shots = [1, 2, 3, 4].map((n) => ({ model: `a${n}`, weapon: 'serviceRifle' }));
    answer(game, openFire, { type: 'Rad', target: 'B1', shots });
    passing(game, 'HitTheDeck');
    for (let kind = kindAsked(game); kind === 'ChooseModel'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(sectionOf(game, 'B1')).toMatchObject({ shaken: 1, activated: 0, deck: false, where: 'table' });
  });

  test('[DL-MOR-08] [DL-CHK-03] [DL-CMD-10] a check may be bolstered, and what is spent is gone', () => {
    const game = open(
      table([
        hunter,
        section('B', [['kob.captain', 10, 26]]),
        section('B', [
          ['kob.major', 10, 20],
          ['kob.rifleman', 11.3, 20],
        ]),
      ]),
      [...KILL, 1, 1, 1, 1, 1, 1],
    );
    shot(game, 'B2');
    expect(kindAsked(game)).toBe('ChooseNext');
    answer(game, { type: 'ChooseNext', section: 'B2' });
    expect(game.questionFor('B')!.kind).toBe('Bolster');
    const pool = game.state.pool.B;
    answer(game, { type: 'Bolster', by: [{ leader: 'b1', cp: 2 }] });
    expect(game.state.pool.B).toBe(pool - 2);
    expect(model(game, 'b1').spent).toBe(2);
    expect(told(game, 'checked')[0]!.dice).toHaveLength(6); // three, an Inspiring Captain in sight, two of his points
  });
});

describe('command points', () => {
  test('[DL-CMD-11] [DL-END-05] unspent points are lost in the End Phase', () => {
    const game = open(
      table([section('A', [['kob.sergeant', 10, 10]]), FAR], { phase: 'end', pool: { A: 2, B: 0 } }),
      [1, 1, 1, 4, 4, 4],
    );
    expect(told(game, 'turn')[0]).toMatchObject({ pool: { A: 2, B: 0 } }); // made anew, not kept
  });

  test('[DL-CMD-12] what a dead leader made stays in the pool, for the limits of others', () => {
    const b = laid([section('A', [['kob.captain', 10, 10]]), section('A', [['kob.sergeant', 20, 10]])]);
    buildPools(b);
    expect(b.pool.A).toBe(7);
    b.models[1]!.where = 'gone';
    expect(b.pool.A).toBe(7);
    expect(leftOf(b, { model: 0 })).toBe(5);
  });

  test('[DL-CMD-14] [DL-CMD-14a] [DL-CMD-14d] tokens on sections, and the Political Officer pays from his own', () => {
    const b = laid([section('A', [['pru.kommissar', 10, 10]]), section('A', [['pru.feldwebel', 20, 10]])], {
      options: { cpPerSection: true },
    });
    buildPools(b);
    expect(b.sections.map(({ tokens }) => tokens)).toEqual([2, 2]);
    expect(b.pool.A).toBe(4);
    const game = open(
      table(
        [
          section('A', [['pru.kommissar', 10, 10]]),
          section('A', [
            ['pru.feldwebel', 14, 10],
            ['pru.grenadier', 15.3, 10],
          ]),
          FAR,
        ],
        { options: { cpPerSection: true } },
      ),
      [1, 1, 1, 5],
    );
    answer(game, activate('A2'), issue('standFast', 'a2', 'A2'));
    expect(game.state.sections.map(({ tokens }) => tokens).slice(0, 2)).toEqual([0, 0]); // D3 of 3: two, his own
  });

  test('[DL-MAR-01] [DL-MAR-01a] [DL-MAR-29] [DL-MAR-29b] [DL-MAR-50] who may spend on what', () => {
    const b = laid([
      section('A', [
        ['pru.hauptmann', 10, 10],
        ['pru.adjutant', 11.3, 10],
        ['pru.kommissar', 12.6, 10],
      ]),
      section('A', [['pru.grenadier', 10, 14]]),
    ]);
    expect([0, 1, 2].map((i) => maySpendOn(b, i, 1, 'order'))).toEqual([true, false, false]);
    expect([0, 1, 2].map((i) => maySpendOn(b, i, 0, 'order'))).toEqual([true, false, false]);
    expect([0, 1, 2].map((i) => maySpendOn(b, i, 0, 'bolstering'))).toEqual([true, false, true]);
  });

  test('[DL-MAR-03] [DL-MAR-03c] [DL-MAR-03d] [DL-MAR-03e] several Battle Hardened make one purse of two, and no leader', () => {
    const b = laid([
      section('A', row('pru.arcTrooper', 3, 10, 10), { shaken: 1 }),
      section('A', [
        ['pru.arcFeldwebel', 20, 10],
        ['pru.arcTrooper', 21.3, 10],
      ]),
    ]);
    buildPools(b);
    b.pool.A = 5;
    expect(leftOf(b, { section: 0 })).toBe(2);
    expect(payersFor(b, 0, 'order')).toEqual([{ section: 0 }]);
    expect(b.sections[0]!.shaken).toBe(1);
    const pool = laid([
      section('A', row('pru.arcTrooper', 3, 10, 10), { shaken: 1 }),
      section('A', [['pru.feldwebel', 30, 10]]),
    ]);
    expect(pool.pool.A).toBe(2); // the shaken troopers lead nobody: nothing is taken away
  });
});

describe('every order in its place', () => {
  test.each(ORDERS.map((id) => [ORDER_TABLE[id].name, ORDER_TABLE[id]] as const))(
    '[DL-ORD-04] [DL-ORD-10] [DL-CHK-05] %s costs, needs and lasts as its entry says',
    (name, { rule: of, cp, need, windows, until }) => {
      const entries: Record<string, readonly [string, number, number, string | undefined]> = {
        'With Me!': ['DL-ORD-11', 2, 2, 'activation'],
        Rally: ['DL-ORD-12', 1, 2, undefined],
        'Snap Out of It!': ['DL-ORD-13', 1, 2, undefined],
        'Make That Safe!': ['DL-ORD-14', 1, 3, undefined],
        'Spread Out Men!': ['DL-ORD-15', 1, 1, 'turn'],
        'Stand Fast!': ['DL-ORD-16', 2, 2, 'turn'],
        'Run Run!': ['DL-ORD-17', 1, 2, 'segment'],
        'On Your Bellies!': ['DL-ORD-18', 2, 2, 'segment'],
        'Focus Fire!': ['DL-ORD-19', 3, 2, 'segment'],
        "Spray 'Em!": ['DL-ORD-20', 1, 1, 'segment'],
        'Fight Harder!': ['DL-ORD-21', 1, 2, 'attack'],
        'Dig In!': ['DL-ORD-22', 3, 2, 'attack'],
        'On My Mark': ['DL-ORD-23', 3, 2, 'attack'],
        'Hold the Line!': ['DL-ORD-24', 2, 2, 'melee'],
      };
      expect([of, cp, need, until]).toEqual(entries[name]);
      expect(windows.length).toBeGreaterThan(0);
    },
  );

  const led = section('A', [
    ['kob.sergeant', 10, 10],
    ['kob.rifleman', 11.3, 10],
  ]);

  test('[DL-ORD-13] Snap Out of It! takes off a D3 of markers', () => {
    const game = open(
      table(
        [
          section(
            'A',
            [
              ['kob.sergeant', 10, 10],
              ['kob.rifleman', 11.3, 10],
            ],
            { shaken: 3 },
          ),
          FAR,
        ],
        { pool: { A: 2, B: 0 } },
      ),
      [4, 4, 1, 4],
    );
    answer(game, issue('snapOutOfIt', 'a1', 'A1'));
    expect(sectionOf(game, 'A1').shaken).toBe(1);
  });

  test('[DL-ORD-15] [DL-ORD-15a] [DL-ORD-15b] [DL-ORD-15c] [DL-RUL-22] Spread Out Men!: two inches more, all fire at and by it Rushed, and back next time', () => {
    const game = open(table([led, section('B', [['pru.grenadier', 10, 22]])], { pool: { A: 2, B: 0 } }), [4, 1, 1]);
    answer(game, issue('spreadOut', 'a1', 'A1'));
    passing(game, 'IssueOrder');
    answer(game, action('advance'));
    refused(game, move(step('a2', [15, 10])), 'DL-COH-04');
    answer(game, move(step('a2', [13.9, 10]))); // a gap of 2.7 inches
    const b = game.state as Battle;
    const fire = newFire('own', [0], null);
    expect([thresholdOf(b, 0, 1, fire), thresholdOf(b, 2, 0, newFire('own', [1], null))]).toEqual([5, 5]);
    expect(sectionOf(game, 'A1').spread).toBe(true);
    const doubling = (spreadOutAdvanceOnly: boolean) => {
      const c = laid([led], { options: { spreadOutAdvanceOnly } });
      c.sections[0]!.orders = [{ id: 'spreadOut', until: 'turn', amount: 0 }];
      acting(c, 'A1');
      return actionsOf(c, 0).includes('double');
    };
    expect([doubling(false), doubling(true)]).toEqual([true, false]);
  });

  test('[DL-ORD-16] [DL-ORD-16a] [DL-MAR-42] Stand Fast!: it holds, with the die of Steadfast', () => {
    const b = laid([led]);
    acting(b, 'A1');
    b.sections[0]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    expect(actionsOf(b, 0)).toEqual(['hold']);
    expect([checkDice(b, 0, true), checkDice(b, 0, false)]).toEqual([4, 3]);
  });

  test('[DL-EX-94] [DL-ORD-16b] [DL-DIE-08] [DL-MAR-26] [DL-MAR-66] Stand Fast! and a Musician: ones again, the whole check again, ones again', () => {
    const men = [
      ['kob.sergeant', 10, 10],
      ['kob.bugler', 11.3, 10],
    ] as [string, number, number][];
    const game = open(table([section('A', men, { shaken: 1 }), FAR], { phase: 'end', pool: none }), [
      ...[1, 2, 3, 4, 2], // fails with one
      ...[1, 1, 5, 2, 4, 3], // passes with two
      ...[1, 1, 1, 4, 4, 4],
    ]);
    game.state.sections[0]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    answer(game, { type: 'Restore', section: 'A1' });
    expect(told(game, 'checked').map(({ successes, passed }) => [successes, passed])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('[DL-EX-65] [DL-END-02] [DL-END-03] [DL-RUL-72] Restore Order takes off one marker and one for each success beyond', () => {
    const setup = table(
      [
        section(
          'A',
          [
            ['kob.sergeant', 10, 10],
            ['kob.rifleman', 11.3, 10],
          ],
          { shaken: 3 },
        ),
        FAR,
      ],
      { phase: 'end', pool: { A: 1, B: 0 } },
    );
    const game = open(setup, [6, 4, 1, 5, 1, 1, 1, 4, 4, 4]);
    answer(game, { type: 'Restore', section: 'A1' }, { type: 'Bolster', by: [{ leader: 'a1', cp: 1 }] });
    expect(sectionOf(game, 'A1').shaken).toBe(0);
    const failed = open(
      table([section('A', [['kob.rifleman', 10, 10]], { shaken: 2 }), FAR], { phase: 'end', pool: none }),
      [1, 1, 1, 1, 1, 1, 4, 4, 4],
    );
    answer(failed, { type: 'Restore', section: 'A1' });
    expect(sectionOf(failed, 'A1').shaken).toBe(2); // nothing happens
  });

  test('[DL-EX-75] [DL-ORD-18] [DL-HTD-06] On Your Bellies!: three inches, the marker stays, its fire is Rushed', () => {
    const game = open(
      table(
        [
          section(
            'A',
            [
              ['kob.sergeant', 10, 10],
              ['kob.rifleman', 11.3, 10],
            ],
            { deck: true },
          ),
          section('B', [['pru.grenadier', 10, 22]]),
        ],
        { pool: { A: 2, B: 0 } },
      ),
      [5, 4, 1],
    );
    answer(game, issue('onYourBellies', 'a1', 'A1'));
    passing(game, 'IssueOrder');
    answer(game, action('bellies'));
    refused(game, move(step('a1', [10, 13.1]), step('a2', [11.3, 13.1])), 'DL-MOV-02');
    answer(game, move(step('a1', [10, 13]), step('a2', [11.3, 13])));
    expect(sectionOf(game, 'A1').deck).toBe(true);
    expect(thresholdOf(game.state as Battle, 0, 1, newFire('own', [0], null))).toBe(5);
  });

  test('[DL-ORD-82] who was called by With Me! calls nobody', () => {
    const b = laid([
      section('A', [['kob.captain', 10, 10]]),
      section('A', [['kob.lieutenant', 10, 14]]),
      section('A', row('kob.rifleman', 2, 14, 14)),
    ]);
    const first = acting(b, 'A1');
    b.act!.group = [first, { ...first, section: 1 }];
    expect(rule(refuseOrder(b, 'withMe', 2, 1, 'command'))).toBe('DL-ORD-82');
    expect(refuseOrder(b, 'withMe', 2, 0, 'command')).toBeNull();
  });

  test('[DL-ORD-11] [DL-ORD-01] With Me! takes no ironclads and nobody who is marked', () => {
    const b = laid([
      section('A', [['kob.captain', 10, 10]]),
      section('A', [['kob.basset', 14, 14, { facing: [0, 1] }]]),
      section('A', row('kob.rifleman', 2, 10, 14), { activated: 1 }),
    ]);
    acting(b, 'A1');
    expect([1, 2].map((to) => rule(refuseOrder(b, 'withMe', to, 0, 'command')))).toEqual(['DL-ORD-11', 'DL-ORD-11']);
    expect(rule(refuseIssue(b, issue('withMe', 'a1', 'B9') as never, 0, 'command'))).toBe('DL-ORD-01');
  });

  test('[DL-RET-03] [DL-MOR-12] [DL-ACT-02] a retreating section fires Rushed, and does nothing else but go', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 20), { shaken: 2 }),
      section('B', [['pru.grenadier', 10, 30]]),
    ]);
    acting(b, 'A1');
    expect(isRetreating(b, 0)).toBe(true);
    expect(actionsOf(b, 0)).toEqual(['retreat']);
    expect(thresholdOf(b, 0, 1, newFire('own', [0], null))).toBe(5);
  });
});

describe('model rules of nerves', () => {
  test('[DL-MAR-18] [DL-MAR-18c] [DL-MAR-13] [DL-RUL-67] Fearless men take no check; markers from elsewhere count', () => {
    const game = open(
      table(
        [
          section('A', row('kob.rifleman', 2, 10, 10)),
          section('B', [['kob.highlander', 10, 18]], { activated: 1 }),
          FAR,
        ],
        { pool: none },
      ),
      [1, 1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    const shots = [1, 2].map((n) => ({ model: `a${n}`, weapon: 'serviceRifle' }));
    answer(game, openFire, { type: 'Rad', target: 'B1', shots }, { type: 'HitTheDeck', dive: true });
    expect(sectionOf(game, 'B1').shaken).toBe(1);
    expect(takesMorale(game.state as Battle, 1)).toBe(false);
  });

  test('[DL-EX-45] [DL-MAR-10] [DL-MAR-10a] [DL-MAR-10b] [DL-MOR-01e] [DL-OVW-09] dread before all fire: Overwatch is lost to it', () => {
    const game = open(
      table(
        [
          section('A', row('pru.knight', 2, 10, 10, 1.7)),
          section('B', row('kob.rifleman', 2, 10, 16), { overwatch: true }),
          FAR,
        ],
        { pool: none },
      ),
      [1, 2, 4, ...Array<number>(40).fill(1)].slice(0, 3),
    );
    answer(game, action('charge'));
    if (kindAsked(game) === 'DeclareCharge') answer(game, { type: 'DeclareCharge', targets: ['B1'] });
    expect(told(game, 'checked')[0]).toMatchObject({ rule: 'DL-MAR-10a', passed: false });
    expect(sectionOf(game, 'B1')).toMatchObject({ shaken: 1, overwatch: false, activated: 1 });
  });

  test('[DL-MAR-21] [DL-MAR-67] [DL-MAR-63] [DL-MAR-54] one Inspiring model, not two; Militia one die fewer, never none', () => {
    const b = laid(
      [
        section('A', row('kob.rifleman', 2, 10, 10)),
        section('A', [['kob.captain', 10, 14]]),
        section('A', [['kob.major', 14, 14]]),
        section('A', row('kob.yeoman', 2, 30, 30)),
      ],
      { terrain: [box('wood', 'forest', 0, 20, 48, 26)] },
    );
    expect([checkDice(b, 0, true), checkDice(b, 0, false), checkDice(b, 3, true)]).toEqual([4, 3, 2]);
  });

  test('[DL-MOR-07] [DL-RUL-78] one heavy ironclad near or several: one success more', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10)),
      section('B', [['pru.koloss', 10, 20, { facing: [0, -1] }]]),
      section('B', [['pru.koloss', 16, 20, { facing: [0, -1] }]]),
    ]);
    expect(moraleNeed(b, 0, [])).toBe(3);
    b.models[2]!.where = 'wreck';
    b.models[3]!.where = 'wreck';
    expect(moraleNeed(b, 0, [])).toBe(2);
    expect(at(1, 1).x).toBe(10_000);
  });
});
