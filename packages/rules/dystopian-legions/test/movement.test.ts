import { describe, expect, test } from 'vitest';
import { isChain, profileAt, shapeOf } from '../src/figures.js';
import { goingFor, groundOf } from '../src/ground.js';
import { INCH, units } from '../src/inches.js';
import { refuseHomeward } from '../src/rules/homeward.js';
import { refuseMove } from '../src/rules/movement.js';
import { costOf } from '../src/rules/movement-cost.js';
import { fallBackAnswers, refuseAction } from '../src/rules/movement-segment.js';
import { refuseRetreatToTerrain, retreatAnswers } from '../src/rules/ordered-retreat.js';
import {
  acting,
  action,
  answer,
  at,
  box,
  kindAsked,
  laid,
  model,
  move,
  open,
  refused,
  row,
  rule,
  section,
  sectionOf,
  step,
  table,
  told,
  wall,
} from './kit.js';

const CROPS = box('corn', 'crops', 0, 12, 20, 14);
const HEDGE = wall('hedge', 'hedge', [0, 11], [20, 11]);
const man = section('A', [['kob.rifleman', 10, 10]]);

describe('what a path costs', () => {
  test('[DL-EX-21] [DL-GEO-08] difficult ground costs twice, a hedge one inch more', () => {
    const b = laid([man], { terrain: [CROPS] });
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, [step('a1', [10, 15])]))).toBe('DL-MOV-02');
    expect(refuseMove(b, doing, [step('a1', [10, 13.5])])).toBeNull();
    const hedged = laid([man], { terrain: [CROPS, HEDGE] });
    const through = acting(hedged, 'A1', { action: 'advance' });
    expect(rule(refuseMove(hedged, through, [step('a1', [10, 13.5])]))).toBe('DL-MOV-02');
    expect(refuseMove(hedged, through, [step('a1', [10, 13])])).toBeNull();
  });

  test('[DL-TER-06] [DL-TER-07] [DL-RUL-35] length, ground and crossings add up', () => {
    const b = laid([man], { terrain: [CROPS, HEDGE] });
    expect(costOf(b, 0, [at(10, 10), at(10, 15)], false)).toBe(units(8));
    expect(costOf(b, 0, [at(10, 10), at(10, 15)], true)).toBe(units(5));
  });

  test('[DL-TER-12] a road makes any ground clear, and the worst ground counts once', () => {
    const both = [CROPS, box('mud', 'shallowWater', 0, 12, 20, 14)];
    expect(costOf(laid([man], { terrain: both }), 0, [at(10, 10), at(10, 15)], false)).toBe(units(7));
    const road = [...both, box('road', 'road', 9, 0, 11, 40)];
    expect(costOf(laid([man], { terrain: road }), 0, [at(10, 10), at(10, 15)], false)).toBe(units(5));
  });

  test('[DL-TER-11] who is dug in moves freely in that trench until he leaves it', () => {
    const trench = box('trench', 'trenches', 5, 8, 25, 12);
    const b = laid([man], { terrain: [trench] });
    expect(costOf(b, 0, [at(10, 10), at(14, 10)], false)).toBe(units(4));
    expect(costOf(b, 0, [at(10, 10), at(10, 13), at(10, 11)], false)).toBe(units(2 + 1 + 1 + 2));
    const outside = laid([section('A', [['kob.rifleman', 10, 6]])], { terrain: [trench] });
    expect(costOf(outside, 0, [at(10, 6), at(10, 10)], false)).toBe(units(6));
  });

  test('[DL-EX-72] [DL-TER-08] [DL-TER-10] tank traps are clear on foot and closed to ironclads', () => {
    const traps = box('traps', 'tankTraps', 0, 12, 20, 14);
    const b = laid([man, section('A', [['kob.terrier', 30, 10, { facing: [0, 1] }]])], { terrain: [traps] });
    expect(costOf(b, 0, [at(10, 10), at(10, 15)], false)).toBe(units(5));
    expect(goingFor(groundOf(b).areas[0]!, profileAt(b, 1))).toBe('impassable');
  });
});

describe('where a move may end', () => {
  test('[DL-EX-24] [DL-MOV-05] one inch from enemies, for who moves', () => {
    const b = laid([man, section('B', [['pru.grenadier', 10, 17.16]])]);
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, [step('a1', [10, 15])]))).toBe('DL-MOV-05');
    expect(refuseMove(b, doing, [step('a1', [10, 14.97])])).toBeNull();
    const close = laid([man, section('B', [['pru.grenadier', 10, 12]])]);
    expect(refuseMove(close, acting(close, 'A1', { action: 'advance' }), [])).toBeNull();
  });

  test('[DL-RUL-34] [DL-MOV-03] [DL-MOV-04] not through others, nor on them; past one’s own section', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.rifleman', 11.3, 10],
      ]),
      section('A', [['kob.rifleman', 10, 12]]),
    ]);
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, [step('a1', [10, 14])]))).toBe('DL-MOV-03');
    expect(rule(refuseMove(b, doing, [step('a1', [11.3, 10.5])]))).toBe('DL-MOV-04');
    expect(refuseMove(b, doing, [step('a1', [12.6, 10])])).toBeNull();
    const strict = laid(
      [
        section('A', [
          ['kob.rifleman', 10, 10],
          ['kob.rifleman', 11.3, 10],
        ]),
      ],
      { options: { strictOwnModels: true } },
    );
    expect(rule(refuseMove(strict, acting(strict, 'A1', { action: 'advance' }), [step('a1', [12.6, 10])]))).toBe(
      'DL-MOV-03',
    );
  });

  test('[DL-GEN-10] [DL-LIN-03] [DL-TER-08] on the table, beside walls, on ground that bears', () => {
    const b = laid(
      [
        section('A', [
          ['kob.rifleman', 3, 3],
          ['kob.rifleman', 4.3, 3],
        ]),
      ],
      {
        terrain: [wall('wall', 'lowWall', [0, 5], [10, 5]), box('house', 'building', 6, 0, 10, 3)],
      },
    );
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, [step('a1', [3, 0.4])]))).toBe('DL-GEN-10');
    expect(rule(refuseMove(b, doing, [step('a1', [3, 4.6])]))).toBe('DL-LIN-03');
    expect(rule(refuseMove(b, doing, [step('a2', [5.8, 2])]))).toBe('DL-TER-08');
  });

  test('[DL-EX-22] [DL-COH-01] [DL-COH-03] a chain of models, each within an inch of another', () => {
    const b = laid([
      section(
        'A',
        [0, 2.1, 4.2, 6.5].map((x) => ['kob.rifleman', x + 5, 10] as const),
      ),
    ]);
    const shapes = [0, 1, 2, 3].map((one) => shapeOf(b, one));
    expect(isChain(b, [0, 1, 2], shapes.slice(0, 3), 0)).toBe(true);
    expect(isChain(b, [0, 1, 2, 3], shapes, 0)).toBe(false);
  });

  test('[DL-COH-04] nobody leaves his section of his own will', () => {
    const b = laid([section('A', row('kob.rifleman', 3, 10, 10))]);
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, [step('a1', [8, 10])]))).toBe('DL-COH-04');
    expect(refuseMove(b, doing, [step('a1', [9.5, 10])])).toBeNull();
  });

  test('[DL-EX-23] [DL-COH-02] [DL-RUL-74] the larger of two distances links', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.conveyor', 10, 15.64, { facing: [1, 0] }],
      ]),
    ]);
    expect(isChain(b, [0, 1], [shapeOf(b, 0), shapeOf(b, 1)], 0)).toBe(true);
  });

  test('[DL-COH-05] [DL-GEO-36] a scattered section comes together as far as it can', () => {
    const b = laid([section('A', [...row('kob.rifleman', 3, 10, 10), ['kob.rifleman', 18, 10]])]);
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseMove(b, doing, []))).toBe('DL-COH-05');
    expect(rule(refuseMove(b, doing, [step('a4', [17, 10])]))).toBe('DL-COH-05');
    expect(refuseMove(b, doing, [step('a4', [14.5, 10])])).toBeNull();
    expect(rule(refuseAction(b, doing, 'hold'))).toBe('DL-COH-05');
    expect(rule(refuseAction(b, doing, 'charge'))).toBe('DL-COH-05');
  });
});

describe('actions', () => {
  test('[DL-MOV-01] [DL-MOV-07] [DL-MOV-09] [DL-SEQ-07] a section advances at its MV, or doubles', () => {
    const game = open(table([section('A', row('kob.rifleman', 2, 10, 10)), section('B', [['pru.grenadier', 40, 40]])]));
    expect(kindAsked(game)).toBe('ChooseAction'); // a single section is not asked for
    answer(game, action('double'));
    refused(game, move(step('a1', [10, 20.1]), step('a2', [11.3, 20.1])), 'DL-MOV-02');
    answer(game, move(step('a1', [10, 20]), step('a2', [11.3, 20])));
    expect(model(game, 'a1')).toMatchObject(at(10, 20));
  });

  test('[DL-AER-01] [DL-AER-03] [DL-AER-05] aeronauts fly over everything and land on free ground', () => {
    const wood = box('wood', 'forest', 0, 12, 20, 15);
    const house = box('house', 'building', 0, 20, 20, 22);
    const b = laid([section('A', [['kob.hussar', 10, 10]])], { terrain: [wood, house] });
    const doing = acting(b, 'A1', { action: 'double' });
    expect(refuseMove(b, doing, [{ ...step('a1', [10, 25]), fly: true }])).toBeNull();
    expect(rule(refuseMove(b, doing, [{ ...step('a1', [10, 21]), fly: true }]))).toBe('DL-BLD-01');
    expect(rule(refuseMove(b, doing, [step('a1', [10, 25])]))).toBe('DL-MOV-02');
  });

  test('[DL-AER-02] [DL-AER-04] on foot they are infantry, and only they fly', () => {
    const b = laid([section('A', [['kob.hussar', 10, 10]]), section('A', [['kob.rifleman', 20, 10]])], {
      terrain: [CROPS],
    });
    expect(rule(refuseMove(b, acting(b, 'A1', { action: 'advance' }), [step('a1', [10, 17.5])]))).toBe('DL-MOV-02');
    expect(rule(refuseMove(b, acting(b, 'A2', { action: 'advance' }), [{ ...step('a2', [20, 12]), fly: true }]))).toBe(
      'DL-AER-01',
    );
  });

  test('[DL-MAR-44] who is Sure Footed finds no ground difficult', () => {
    const b = laid([section('A', [['kob.marksman', 10, 10]])], { terrain: [CROPS, HEDGE] });
    expect(costOf(b, 0, [at(10, 10), at(10, 15)], false)).toBe(units(5));
  });
});

describe('Ordered Retreat', () => {
  const shaken = section('A', row('kob.rifleman', 3, 10, 20), { shaken: 2 });

  test('[DL-RUL-18] [DL-RET-01] [DL-RET-07] [DL-GEO-30] it goes home at its full MV, and may do nothing else', () => {
    const b = laid([shaken]);
    const doing = acting(b, 'A1');
    for (const no of ['hold', 'double', 'charge', 'advance'] as const)
      expect(rule(refuseAction(b, doing, no))).toBe('DL-RET-07');
    b.retiring = { section: 0, past: [] };
    const [own] = fallBackAnswers(b, 0);
    expect(own!.type === 'FallBack' && own!.steps.map(({ path }) => path.at(-1)!.y)).toEqual([
      units(15),
      units(15),
      units(15),
    ]);
    expect(
      rule(refuseHomeward(b, b.retiring, [step('a1', [10, 18]), step('a2', [11.3, 18]), step('a3', [12.6, 18])])),
    ).toBe('DL-GEO-30');
    expect(
      refuseHomeward(b, b.retiring, [step('a1', [10, 16]), step('a2', [11.3, 16]), step('a3', [12.6, 16])]),
    ).toBeNull();
  });

  test('[DL-RET-02] [DL-EX-27] or into ground it can defend, within its MV', () => {
    // the edge of the wood lies three inches from each base
    const wood = box('wood', 'forest', 5, 20 + 0.59055 + 3, 25, 40);
    const b = laid([shaken], { terrain: [wood] });
    const doing = acting(b, 'A1');
    expect(refuseAction(b, doing, 'retreatToTerrain')).toBeNull();
    const inside = 20 + 3.591 + 0.592;
    const into = [10, 11.3, 12.6].map((x, n) => step(`a${n + 1}`, [x, inside]));
    expect(costOf(b, 0, [at(10, 20), at(10, inside)], false) / INCH).toBeCloseTo(4.77, 1);
    expect(refuseRetreatToTerrain(b, 0, into)).toBeNull();
    expect(retreatAnswers(b, 0).length).toBeGreaterThan(0);
    expect(rule(refuseRetreatToTerrain(b, 0, []))).toBe('DL-RET-02');
  });

  test('[DL-RET-08] where it cannot come nearer home a move of no length is made', () => {
    const game = open(
      table([section('A', row('kob.rifleman', 2, 10, 0.6), { shaken: 2 }), section('B', [['pru.grenadier', 40, 40]])]),
    );
    expect(kindAsked(game)).toBe('FallBack');
    answer(game, game.options('A')[0] as never);
    expect(model(game, 'a1').y).toBeLessThanOrEqual(units(0.6));
    expect(kindAsked(game)).not.toBe('FallBack');
  });

  test('[DL-RET-06] with the toggle a section that would cross the edge is gone', () => {
    const game = open(
      table([section('A', row('kob.rifleman', 2, 10, 3), { shaken: 2 }), section('B', [['pru.grenadier', 40, 40]])], {
        options: { retreatOffTable: 'remove' },
      }),
    );
    expect(sectionOf(game, 'A1')).toMatchObject({ where: 'gone', fate: 'fled' });
    expect(told(game, 'destroyed')).toHaveLength(1);
  });
});

test('[DL-HTD-08] [DL-EX-44] running out of cover costs a marker, walking does not', () => {
  const lying = section('A', row('kob.rifleman', 2, 10, 10), { deck: true });
  const walking = open(table([lying, section('B', [['pru.grenadier', 40, 40]])]));
  answer(walking, action('advance'), move());
  expect(sectionOf(walking, 'A1')).toMatchObject({ deck: false, shaken: 0 });
  const running = open(table([lying, section('B', [['pru.grenadier', 40, 40]])]));
  answer(running, action('double'));
  expect(sectionOf(running, 'A1')).toMatchObject({ deck: false, shaken: 1 });
});
