import { describe, expect, test } from 'vitest';
import { areWithin, gapOf, profileAt, shapeOf } from '../src/figures.js';
import { CONTACT } from '../src/inches.js';
import { refuseAttack } from '../src/rules/attacks.js';
import { canCharge } from '../src/rules/charges.js';
import { meleeThreshold } from '../src/rules/melee.js';
import { refuseOrder } from '../src/rules/orders.js';
import { helperOf } from '../src/rules/rad.js';
import { newFire } from '../src/rules/shooting.js';
import {
  acting,
  action,
  answer,
  asked,
  at,
  type BattleGame,
  kindAsked,
  laid,
  model,
  open,
  passing,
  refused,
  row,
  rule,
  section,
  sectionOf,
  table,
  told,
} from './kit.js';

const none = { A: 0, B: 0 };
const FAR = section('B', [['pru.landwehrmann', 40, 44]]);
const onMyMark = (to: string, by: string) => ({ type: 'IssueOrder', order: 'onMyMark', by, to, bolster: [] }) as const;
const fire = (target: string, who: string, weapon: string) =>
  ({ type: 'Rad', target, shots: [{ model: who, weapon }] }) as const;
const move = (...steps: [string, ...[number, number][]][]) => ({
  type: 'ChargeMove' as const,
  steps: steps.map(([who, ...path]) => ({ model: who, path: path.map(([x, y]) => at(x, y)) })),
});
function declare(game: BattleGame, ...targets: string[]): BattleGame {
  passing(game, 'IssueOrder');
  answer(game, action('charge'));
  return kindAsked(game) === 'DeclareCharge' ? answer(game, { type: 'DeclareCharge', targets }) : game;
}
const ownWay = (game: BattleGame): BattleGame => answer(game, game.options(asked(game)!)[0] as never);

describe('charges', () => {
  test('[DL-EX-77] [DL-CHG-08] [DL-ORD-23] [DL-CHG-07] On My Mark fells the only one who could reach: no fight and no fire', () => {
    const game = open(
      table([
        section('A', [
          ['pru.sturmgrenadier', 20, 20],
          ['pru.sturmgrenadier', 18.9, 19.2],
          ['pru.sturmgrenadier', 21.1, 19.2],
        ]),
        section('B', [
          ['kob.captain', 20, 32.3],
          ['kob.lmgGunner', 20, 31],
        ]),
      ]),
      [4, 4, 1, 6, 5, 1, 4, 4, 4],
    );
    declare(game, 'B1');
    answer(game, onMyMark('B1', 'b1'), fire('A1', 'b2', 'lightMG'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(told(game, 'chargeFailed')).toHaveLength(1);
    expect(kindAsked(game)).toBe('Move');
    ownWay(game);
    passing(game);
    expect(told(game, 'melee')).toEqual([]);
    expect(sectionOf(game, 'B1').activated).toBe(0); // it stays ready to activate
  });

  test('[DL-EX-91] [DL-CHG-12] [DL-GEO-31] one is left for two targets: the player drops one of them', () => {
    const game = open(
      table([
        section('A', row('ebs.ronin', 2, 20, 20)),
        section('B', [
          ['kob.lmgGunner', 18.9, 24],
          ['kob.captain', 18.9, 25.3],
        ]),
        section('B', [['kob.rifleman', 22.3, 24]]),
      ]),
      [4, 4, 1, 6, 6, 1, 4, 4, 4],
    );
    declare(game, 'B1', 'B2');
    answer(game, onMyMark('B1', 'b2'), fire('A1', 'b1', 'lightMG'));
    if (kindAsked(game) === 'ChooseModel') ownWay(game);
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(kindAsked(game)).toBe('DropTargets');
    expect(game.options('A')).toHaveLength(2);
    expect(game.options('A')).toContainEqual({ type: 'DropTargets', drop: ['B2'] });
    refused(game, { type: 'DropTargets', drop: ['B1', 'B2'] }, 'DL-CHG-12');
    answer(game, { type: 'DropTargets', drop: ['B1'] });
    expect(told(game, 'targetsDropped')[0]).toMatchObject({ drop: ['B1'] });
  });

  test('[DL-EX-95] [DL-ACT-07] [DL-RUL-83] struck while charging: it finishes the charge, at five', () => {
    const game = open(
      table([
        section('A', row('pru.sturmgrenadier', 2, 20, 20), { shaken: 1 }),
        section('B', [
          ['kob.captain', 20, 27.3],
          ['kob.lmgGunner', 20, 26],
        ]),
        FAR,
      ]),
      [4, 4, 1, 6, 5, 1, 1, 1, 1],
    );
    declare(game, 'B1');
    answer(game, onMyMark('B1', 'b1'), fire('A1', 'b2', 'lightMG'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(sectionOf(game, 'A1').shaken).toBe(2);
    expect(kindAsked(game)).toBe('ChargeMove');
    expect(meleeThreshold(game.state as never, 0)).toBe(5);
  });

  test('[DL-CHG-05] [DL-CHG-09] by the shortest way, and an inch from those who were not named', () => {
    const sections = [
      section('A', [['kob.yeoman', 20, 20]]),
      section('B', [['pru.grenadier', 20, 25]]),
      section('B', [['pru.grenadier', 22.4, 24.6]]),
    ];
    const game = open(table(sections, { pool: none }));
    declare(game, 'B1');
    refused(game, move(['a1', [24, 21], [20, 23.8189]]), 'DL-CHG-05');
    refused(game, move(['a1', [20.835, 24.165]]), 'DL-MOV-05');
  });

  test('[DL-OVW-13] [DL-OVW-07] [DL-OVW-05] fire from Overwatch that removes every charger leaves no melee', () => {
    const game = open(
      table(
        [
          section('A', [['pru.landwehrmann', 20, 20]]),
          section('B', [['kob.lmgGunner', 20, 25]], { overwatch: true }),
          FAR,
          section('A', [['kob.rifleman', 4, 4]], { activated: 1 }),
        ],
        { pool: none },
      ),
      [6, 1, 1],
    );
    declare(game, 'B1');
    if (kindAsked(game) === 'ChargeMove') ownWay(game);
    passing(game, 'IssueOrder', 'HitTheDeck');
    answer(game, { type: 'Watch', section: 'B1' }, fire('A1', 'b1', 'lightMG'));
    passing(game, 'HitTheDeck');
    expect(sectionOf(game, 'A1').fate).toBe('killed');
    expect(told(game, 'melee')).toEqual([]);
  });
});

describe('falling back', () => {
  test('[DL-FBK-05] [DL-FBK-03] [DL-MOR-04] it takes off Overwatch and the marker of the deck, and is no activation', () => {
    const game = open(
      table(
        [
          section('A', row('kob.yeoman', 2, 20, 20)),
          section('B', row('pru.landwehrmann', 2, 20, 23), { overwatch: true }),
          FAR,
        ],
        { pool: none },
      ),
      [4, 4, 1, 1, 1, 1, 4, 4],
    );
    declare(game, 'B1');
    if (kindAsked(game) === 'ChargeMove') ownWay(game);
    passing(game);
    if (kindAsked(game) === 'ChooseModel') ownWay(game);
    passing(game);
    expect(kindAsked(game)).toBe('FallBack');
    ownWay(game);
    expect(sectionOf(game, 'B1')).toMatchObject({ overwatch: false, deck: false, activated: 1 });
    expect(Math.max(model(game, 'b1').y, model(game, 'b2').y)).toBeGreaterThan(at(0, 27).y);
  });

  test('[DL-FBK-60] [DL-MSC-06] [DL-FBK-06] several losers one after another, in their owner’s order', () => {
    const game = open(
      table(
        [
          section('A', row('ebs.ronin', 2, 20, 20)),
          section('B', [['kob.hmgTeam', 19.4, 24]]),
          section('B', [['kob.hmgTeam', 21.9, 24]]),
          FAR,
        ],
        { pool: none },
      ),
      [4, 4, 4, 1, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 4, 4, 1],
    );
    declare(game, 'B1', 'B2');
    if (kindAsked(game) === 'ChargeMove') ownWay(game);
    passing(game);
    if (kindAsked(game) === 'Assign') ownWay(game);
    answer(game, { type: 'ChooseNext', section: 'B1' });
    expect(told(game, 'meleeOver')[0]).toMatchObject({ attackerLost: 0, defendersLost: 2, winner: 'attacker' });
    expect(game.questionFor('B')).toMatchObject({ kind: 'ChooseNext', data: { for: 'fallBack', among: ['B1', 'B2'] } });
    answer(game, { type: 'ChooseNext', section: 'B2' });
    ownWay(game);
    ownWay(game);
    expect(told(game, 'fellBack').map(({ section: one }) => one)).toEqual(['B2', 'B1']);
  });
});

describe('what is measured, and at what one fires', () => {
  test('[DL-GEN-01] [DL-GEN-03] [DL-GEN-04] [DL-GEN-05] [DL-GEO-04] [DL-GEO-06] from edge to edge, never rounded', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.rifleman', 13, 10],
      ]),
      section('A', [['kob.terrier', 20, 10, { facing: [1, 0] }]]),
    ]);
    expect(gapOf(b, 0, 1) / 10_000).toBeCloseTo(3 - 2 * 0.59055, 4);
    expect(gapOf(b, 1, 2) / 10_000).toBeCloseTo(7 - 0.59055 - 2.25, 4);
    expect(gapOf(b, 0, 0)).toBe(0);
    expect(areWithin(shapeOf(b, 0), shapeOf(b, 1), 18_189)).toBe(true);
    expect(CONTACT).toBe(500);
  });

  test('[DL-SHT-02] [DL-IAD-01] [DL-RAD-03] RAD at men, IAD at one hull, and not the other way', () => {
    const b = laid([
      section('A', [['pru.arcTrooper', 10, 10]]),
      section('B', [['kob.basset', 10, 16, { facing: [0, -1] }]]),
      section('B', [['kob.rifleman', 14, 15]]),
    ]);
    acting(b, 'A1', { action: 'hold' });
    b.fire = newFire('own', [0], null);
    expect(rule(refuseAttack(b, fire('B1', 'a1', 'arcCarbine')))).toBe('DL-RAD-03');
    expect(rule(refuseAttack(b, { type: 'Iad', target: 'b2', shot: { model: 'a1', weapon: 'arcCarbine' } }))).toBe(
      'DL-IAD-01',
    );
  });

  test('[DL-MAR-24c] [DL-MAR-11c] [DL-MAR-02] a Medic helps neither hull nor Drone', () => {
    const b = laid([
      section('A', [
        ['cov.medicus', 10, 10],
        ['cov.automaton', 12, 10],
        ['cov.skiff', 16, 10, { facing: [0, 1] }],
        ['cov.commando', 20, 10],
      ]),
    ]);
    const medic = [profileAt(b, 0)];
    expect([1, 2, 3].map((i) => helperOf(profileAt(b, i), medic))).toEqual([null, null, 4]);
  });
});

describe('step by step', () => {
  test('[DL-EX-181] [DL-ORD-11g] [DL-ACT-04] [DL-RUL-73] a group: moves in the player’s order, one fires and one keeps watch', () => {
    const game = open(
      table([
        section('A', [
          ['kob.captain', 10, 10],
          ['kob.colourSergeant', 11.3, 10],
        ]),
        section('A', row('kob.guardsman', 2, 4, 14)),
        section('A', row('kob.lancer', 2, 16, 10, 2.2)),
        section('A', row('kob.rifleman', 2, 6, 10)),
        section('B', [['pru.knight', 10, 24]]),
      ]),
      [5, 4, 2, 1, 2, 4, 1],
    );
    const withMe = (to: string) => ({ type: 'IssueOrder', order: 'withMe', by: 'a1', to, bolster: [] }) as const;
    answer(game, { type: 'Activate', section: 'A1' }, withMe('A2'), withMe('A3'));
    expect(rule(refuseOrder(game.state as never, 'withMe', 3, 0, 'command'))).toBe('DL-ORD-11');
    passing(game, 'IssueOrder');
    answer(game, { type: 'NextSection', section: 'A2' });
    passing(game, 'IssueOrder');
    answer(game, action('hold'));
    passing(game);
    answer(game, action('advance'), {
      type: 'Move',
      steps: [
        { model: 'a2', path: [at(12, 12)] },
        { model: 'a1', path: [at(10.7, 12)] },
      ],
    });
    passing(game);
    answer(game, { type: 'Shoot', action: 'openFire' }, { type: 'Shoot', action: 'overwatch' });
    passing(game, 'IssueOrder');
    answer(game, fire('B1', 'a2', 'serviceRifle'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    if (kindAsked(game) === 'Attack') answer(game, { type: 'Pass' });
    expect([sectionOf(game, 'A1').activated, sectionOf(game, 'A2').overwatch, sectionOf(game, 'A3').activated]).toEqual(
      [1, true, 0],
    );
  });

  test('[DL-EX-186] [DL-CHG-06] [DL-GEO-31] six stand round one man, the others behind them', () => {
    const b = laid([section('A', row('ebs.naginata', 8, 19.5, 19)), section('B', [['kob.rifleman', 24, 24]])]);
    acting(b, 'A1');
    const built = canCharge(b, 0, [1])!;
    expect(built.seated).toBe(6);
    const gaps = built.seats.slice(6).map(({ path }) => {
      const end = path.at(-1)!;
      return Math.hypot(end.x - 240_000, end.y - 240_000) / 10_000 - 2 * 0.59055;
    });
    for (const one of gaps) {
      expect(one).toBeGreaterThan(0.86);
      expect(one).toBeLessThanOrEqual(1.8646);
    }
  });
});
