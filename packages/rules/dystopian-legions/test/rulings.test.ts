import { gap } from '@sandtable/geometry/plane';
import { describe, expect, test } from 'vitest';
import { shapeAt } from '../src/figures.js';
import { INCH } from '../src/inches.js';
import { canCharge } from '../src/rules/charges.js';
import { leftOf } from '../src/rules/command.js';
import { changedCover } from '../src/rules/cover.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { armsOf, newFire } from '../src/rules/shooting.js';
import {
  action,
  activate,
  answer,
  asked,
  kindAsked,
  laid,
  model,
  move,
  open,
  PASS,
  passing,
  refused,
  row,
  section,
  sectionOf,
  step,
  table,
  told,
} from './kit.js';

// Rulings and examples that lie across the chapters.

const EAST = [1, 0] as [number, number];
const order = (id: string, by: string, to: string, bolster: object[] = []) =>
  ({ type: 'IssueOrder', order: id, by, to, bolster }) as never;

describe('command', () => {
  test('[DL-RUL-14] the pool is a limit as well as what each leader makes', () => {
    const b = laid([section('A', [['kob.captain', 10, 10]]), section('A', [['kob.sergeant', 30, 10]])], {
      pool: { A: 1, B: 0 },
    });
    expect([leftOf(b, { model: 0 }), leftOf(b, { model: 1 })]).toEqual([1, 1]);
    b.pool.A = 9;
    expect([leftOf(b, { model: 0 }), leftOf(b, { model: 1 })]).toEqual([5, 2]);
  });

  test('[DL-EX-181] [DL-RUL-97] [DL-ORD-82] a group step by step', () => {
    const game = open(
      table([
        section('A', [['kob.captain', 10, 10]]),
        section('A', row('kob.guardsman', 2, 10, 12)),
        section('A', row('kob.lancer', 2, 13, 10, 2.1)),
        section('A', [['kob.lieutenant', 10, 8]]),
        section('B', row('pru.grenadier', 3, 10, 20), { activated: 1 }),
      ]),
      [5, 4, 2, 1, 2, 4],
    );
    answer(game, activate('A1'), order('withMe', 'a1', 'A2'), order('withMe', 'a1', 'A3'));
    expect(game.state.act!.group.map(({ section: s }) => s)).toEqual([0, 1]);
    if (kindAsked(game) === 'IssueOrder') {
      refused(game, order('withMe', 'a1', 'A4'), 'DL-ORD-11');
      answer(game, PASS);
    }
    answer(game, { type: 'NextSection', section: 'A2' });
    passing(game);
    answer(game, action('hold'));
    passing(game);
    answer(game, action('advance'), move(step('a1', [9, 11])));
    passing(game);
    const acts = new Map([
      ['A1', 'openFire'],
      ['A2', 'overwatch'],
    ]);
    for (let n = 0; kindAsked(game) === 'Shoot' && n < 2; n++) {
      const of = (game.questionFor('A')!.data as { section: string }).section;
      const wanted = { type: 'Shoot', action: acts.get(of) } as never;
      answer(
        game,
        game.options('A').some((one) => JSON.stringify(one) === JSON.stringify(wanted))
          ? wanted
          : { type: 'Shoot', action: 'nothing' },
      );
    }
    passing(game, 'IssueOrder');
    if (kindAsked(game) === 'Attack') answer(game, PASS);
    expect(sectionOf(game, 'A1')).toMatchObject({ activated: 1, overwatch: false });
    expect(sectionOf(game, 'A2')).toMatchObject({ activated: 0, overwatch: true });
    expect(sectionOf(game, 'A3').activated).toBe(0);
  });

  test('[DL-MOR-15] [DL-MOR-13] who is broken goes with his transport and all in it', () => {
    const rabble = section(
      'B',
      [
        ['pru.grenadier', 0, 0, { aboard: 1 }],
        ['pru.kasten', 14, 20, { facing: EAST, transport: true }],
      ],
      { shaken: 3, activated: 1 },
    );
    const gun = section('A', [['kob.fieldGun', 14, 8]]);
    const game = open(table([gun, rabble, section('B', [['pru.leutnant', 44, 44]], { activated: 1 })]), [
      6,
      6,
      4,
      1,
      1,
      1,
      ...[1, 1],
      1,
      1,
      1,
    ]);
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(
      game,
      { type: 'Shoot', action: 'openFire' },
      { type: 'Iad', target: 'b2', shot: { model: 'a1', weapon: 'fieldGunShell' } },
    );
    passing(game);
    expect(sectionOf(game, 'B1')).toMatchObject({ where: 'gone', fate: 'broken' });
    expect([model(game, 'b1').where, model(game, 'b2').where]).toEqual(['gone', 'gone']);
  });

  test('[DL-MOR-01d] [DL-COL-06] who jumped aside from a hull At the Double checks', () => {
    const game = open(
      table([section('A', [['kob.terrier', 8, 24, { facing: EAST }]]), section('B', [['pru.grenadier', 16, 25]])]),
      [4, 4, 1],
    );
    answer(game, action('double'), { type: 'Move', steps: [step('a1', [19, 24])] });
    expect(told(game, 'checked')).toHaveLength(1);
  });
});

describe('fire', () => {
  test('[DL-EX-18] [DL-ORD-07] [DL-ORD-21] Fight Harder! twice, for a RAD and then for an IAD', () => {
    const men = section('A', [['kob.sergeant', 10, 10], ...row('kob.rifleman', 5, 11.3, 10)], {
      weapons: ['rifleGrenades'],
    });
    const foes = [
      section('B', row('pru.grenadier', 6, 10, 18), { activated: 1 }),
      section('B', [['pru.stier', 16, 15, { facing: EAST }]], { activated: 1 }),
    ];
    const faces = [4, 6, 2, 3, 1, 2, 4, 3, 6, 5, 1, 4, 4, 1, 5, 1, 4, 1, 3, 3, 6, 6];
    const game = open(table([men, ...foes], { pool: { A: 2, B: 0 } }), faces);
    passing(game, 'IssueOrder');
    passing(answer(game, action('hold')), 'HitTheDeck', 'IssueOrder');
    answer(game, { type: 'Shoot', action: 'openFire' });
    passing(game, 'IssueOrder');
    const shots = ['a1', 'a2', 'a3', 'a4', 'a5'].map((one) => ({ model: one, weapon: 'serviceRifle' }));
    answer(game, { type: 'Rad', target: 'B1', shots }, order('fightHarder', 'a1', 'A1'));
    for (let n = 0; kindAsked(game) !== 'Reroll' && n < 4; n++) passing(game, kindAsked(game)!);
    answer(game, { type: 'Reroll', dice: [0, 1] });
    for (let n = 0; kindAsked(game) !== 'Attack' && n < 6; n++) answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 4 });
    answer(
      game,
      { type: 'Iad', target: 'b7', shot: { model: 'a6', weapon: 'rifleGrenades', ofSection: true } },
      order('fightHarder', 'a1', 'A1'),
    );
    answer(game, { type: 'Reroll', dice: [0] });
    expect(told(game, 'iadRolled')[0]).toMatchObject({ successes: 4 });
  });

  test('[DL-RUL-79] [DL-SWP-03] a section weapon stays until the last who can carry it is gone', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10), { weapons: ['rifleGrenades'] })]);
    b.models[0]!.where = 'gone';
    expect(armsOf(b, 1, newFire('own', [0], null)).map(({ weapon }) => weapon.id)).toContain('rifleGrenades');
  });

  test('[DL-RUL-46] [DL-HTD-01] infantry and heavy infantry dive, not once their own charge is under way', () => {
    const b = laid([
      section('A', row('kob.rifleman', 2, 10, 10)),
      section('A', row('kob.lancer', 2, 20, 10, 2.1)),
      section('A', row('cov.hoplite', 2, 30, 10, 1.8)),
    ]);
    expect([0, 1].map((s) => mayDive(b, s))).toEqual([true, false]);
    b.act = {
      side: 'A',
      segment: 'movement',
      named: [],
      group: [
        {
          section: 0,
          ended: false,
          onWatch: false,
          action: 'charge',
          earlyShot: false,
          charges: [],
          flown: [],
          acrossWall: false,
          passed: [],
          moved: true,
          embarked: false,
          sallied: false,
        },
      ],
    };
    expect(mayDive(b, 0)).toBe(false);
  });

  test('[DL-RUL-47] [DL-RUL-46] fortified cover keeps its level from above, and Spray and Pray makes it hard', () => {
    expect(changedCover(3, { above: true, reductions: 0, deck: false })).toBe(3);
    expect(changedCover(3, { above: false, reductions: 1, deck: false })).toBe(2);
    expect(changedCover(2, { above: true, reductions: 0, deck: true })).toBe(2); // one reduction cancelled, none gained
  });
});

test('[DL-EX-186] [DL-CHG-04] [DL-CHG-06] the second rank comes as near as the first leaves room', () => {
  const b = laid([section('A', row('kob.rifleman', 8, 6, 12)), section('B', row('pru.grenadier', 1, 10, 18))]);
  const built = canCharge(b, 0, [1])!;
  expect(built.seated).toBe(6);
  const foe = shapeAt(b, 8, b.models[8]!);
  const gaps = built.seats
    .filter(({ contact }) => contact === null)
    .map(({ model: i, path }) => gap(shapeAt(b, i, path.at(-1)!), foe) / INCH);
  for (const one of gaps) {
    expect(one).toBeGreaterThanOrEqual(0.8646 - 0.001);
    expect(one).toBeLessThanOrEqual(1.8646);
  }
});

test('[DL-RUL-80] [DL-MEL-09] both sides roll before anybody is taken away', () => {
  const game = open(
    table([
      section('A', row('ebs.naginata', 1, 10, 10)),
      section('B', row('kob.rifleman', 1, 10, 14), { activated: 1 }),
    ]),
    [6, 6, 1, 1, 6],
  );
  answer(game, action('charge'));
  passing(game);
  for (let n = 0; told(game, 'meleeOver').length === 0 && n < 6; n++) {
    passing(game);
    if (asked(game) === null) break;
    if (told(game, 'meleeOver').length === 0) answer(game, game.options(asked(game)!)[0] as never);
  }
  expect(told(game, 'meleeRolled')).toHaveLength(2); // the dead man's die as well
});

test('[DL-RUL-168] [DL-MIN-60] nobody fires a mine: fours count against the most elusive, and nobody dives', () => {
  const sneaks = section('A', row('ebs.shinobi', 2, 10, 10));
  const game = open(
    table([sneaks, section('B', [['pru.grenadier', 40, 40]], { activated: 1 })], {
      mines: [[10, 14]],
      pool: { A: 0, B: 0 },
    }),
    [4, 1, 1, 1],
  );
  answer(game, action('advance'), move(step('a1', [10, 12.6]), step('a2', [11.3, 12])));
  expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 1 });
  expect(told(game, 'hitTheDeck')).toEqual([]);
});

test('[DL-RUL-40] [DL-RAD-07] who is seen by one of the firers only may fall, who is seen by none may not', () => {
  const men = section(
    'A',
    [
      ['kob.rifleman', 10, 10],
      ['kob.rifleman', 18, 10],
    ],
    {},
  );
  const wood = {
    id: 'wall',
    terrain: 'highWall' as const,
    points: [
      [14, 14],
      [14, 30],
    ] as [number, number][],
  };
  const foes = section(
    'B',
    [
      ['pru.grenadier', 12.5, 18],
      ['pru.grenadier', 15.5, 18],
    ],
    { activated: 1 },
  );
  const b = laid([men, foes], { terrain: [wood] });
  expect([sightLine(b, 0, 2), sightLine(b, 0, 3)].map((line) => line !== null)).toEqual([true, false]);
  expect([sightLine(b, 1, 2), sightLine(b, 1, 3)].map((line) => line !== null)).toEqual([false, true]);
});
