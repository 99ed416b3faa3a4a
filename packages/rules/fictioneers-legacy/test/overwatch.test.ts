import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  B,
  box,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  fire,
  fly,
  HOLD,
  isGone,
  model,
  open,
  placeOf,
  react,
  refuses,
  rest,
  table,
  walk,
  watch,
} from './kit.js';

const TERRAN = 't-legionary';
const shot = (model: string, weapon: string, sample: number, mode: 'single' | 'area' = 'single') => ({
  model,
  weapon,
  sample,
  mode,
});

describe('going on watch', () => {
  const phase = { phase: 'overwatch' as const };
  test('[FL-OVW-02, FL-OPT-06] a vehicle whose only weapon is wrecked has nothing to watch with', () => {
    const game = open(
      table(
        [
          A('v-mule', [10, 10]),
          A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
          A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'gunner' } }),
          FAR,
        ],
        phase,
      ),
    );
    Object.assign(model(game, 'a1'), { hullLost: 1, damage: 'weapon' });
    refuses(game, 'A', watch('a1'), 'FL-OVW-02');
  });

  test('[FL-OVW-01, FL-OVW-02, FL-OVW-03, FL-OVW-16, FL-SEQ-07, FL-RUL-04] who watches does nothing else; the Shaken may', () => {
    const t = table([A(TERRAN, [10, 10], { squad: 'Squad' }), A(TERRAN, [10, 20], { squad: 'Squad' }), FAR], {
      ...phase,
      squads: { Squad: { morale: 'shaken' } },
    });
    const game = does(open(t), 'A', watch('a1'));
    refuses(game, 'A', watch('a1'), 'FL-OVW-02');
    does(game, 'A', END_PHASE);
    refuses(game, 'A', activate('a1'), 'FL-SEQ-07');
    does(game, 'A', activate('a2'));
  });

  test('[FL-OVW-02, FL-EQP-12] not with a raised shield, engaged, burdened or unarmed', () => {
    const t = table(
      [
        A('x-aegis', [10, 10], { shieldUp: true }),
        A(TERRAN, [20, 10]),
        A(TERRAN, [30, 10], { carrying: 'box' }),
        A('sirex', [30, 20]),
        A(TERRAN, [5, 5]),
        B(TERRAN, [21, 10]),
      ],
      {
        ...phase,
        objectives: [{ id: 'box', kind: 'carry', point: [30, 11], points: 1 }],
      },
    );
    const game = open(t);
    refuses(game, 'A', watch('a1'), 'FL-EQP-12');
    for (const id of ['a2', 'a3', 'a4']) refuses(game, 'A', watch(id), 'FL-OVW-02');
    does(game, 'A', { type: 'SetShield', model: 'a1', up: false });
    refuses(game, 'A', { type: 'SetShield', model: 'a1', up: true }, 'FL-EQP-13');
    does(game, 'A', watch('a1', 'a5'));
  });

  test('[FL-OVW-04] the marker goes when its side begins its next turn', () => {
    const game = rest(does(open(table([A(TERRAN, [10, 10]), FAR], phase)), 'A', watch('a1')), 'A');
    expect(model(game, 'a1').overwatch).toBe(true);
    rest(game, 'B');
    expect(model(game, 'a1').overwatch).toBe(false);
  });

  test('[FL-OVW-15] a vehicle watches with one weapon, its crew does not by itself', () => {
    const t = table(
      [
        A('v-anvil', [10, 10]),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'gunner' } }),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
        B(TERRAN, [40, 12]),
        B(TERRAN, [40, 20]),
      ],
      phase,
    );
    const game = open(t, [12]);
    refuses(game, 'A', watch('a2'), 'FL-OVW-02');
    rest(does(game, 'A', watch('a1')), 'A');
    does(
      game,
      'B',
      END_PHASE,
      activate('b1'),
      walk([
        [40, 12],
        [37, 12],
      ]),
    );
    does(game, 'A', react({ ...shot('a1', 'hlmg', 2), by: 'a3' }));
    expect(model(game, 'a1').overwatch).toBe(false);
  });

  test('[FL-OVW-15, FL-ART-11] a gun fires through the watching figure that touches it', () => {
    const t = table(
      [A('a-hlmg', [10, 10]), A('t-crew', [10, 11.1], { overwatch: true }), B(TERRAN, [30, 10]), B(TERRAN, [40, 20])],
      { active: 'B' },
    );
    const game = does(
      open(t, [7, 12]),
      'B',
      activate('b1'),
      walk([
        [30, 10],
        [28, 10],
      ]),
    );
    refuses(game, 'A', react(shot('a2', 'hlmg', 1)), 'FL-FIR-02');
    does(game, 'A', react({ ...shot('a2', 'hlmg', 1), piece: 'a1' }));
    expect(events(game, 'fired')[0]).toMatchObject({ platform: 'a1', overwatch: true, number: { total: 7 } });
  });
});

describe('answering a move', () => {
  test('[FL-EX-50, FL-OVW-05, FL-OVW-06, FL-OVW-07, FL-OVW-08, FL-OVW-11, FL-OVW-12, FL-LOS-10, FL-LOS-11, FL-RUL-68] an Ape runs behind a rocket', () => {
    const t = table([A('s-ape', [8, 20]), A('s-ape', [5, 40]), B('x-sentinel', [11, 8], { overwatch: true })], {
      terrain: [{ id: 'rocket', type: 'structure', height: 3, polygon: box(9, 14, 12.5, 16) }],
    });
    const game = open(t, [7, 10]);
    does(
      game,
      'A',
      activate('a1'),
      walk([
        [8, 20],
        [16, 20],
      ]),
    );
    expect(game.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    for (const sample of [1, 2, 3, 4, 5]) refuses(game, 'B', react(shot('b1', 'blast-rifle', sample)), 'FL-FIR-41');
    refuses(game, 'B', react(shot('b1', 'blast-rifle', 9)), 'FL-OVW-07');
    refuses(game, 'B', react(shot('b1', 'blast-rifle', 7), shot('b1', 'blast-rifle', 8)), 'FL-OVW-08');
    expect(game.check('B', react(shot('b1', 'blast-rifle', 6)))).toBeNull();
    does(game, 'B', react(shot('b1', 'blast-rifle', 7)));
    expect(events(game, 'fired')[0]).toMatchObject({ number: { total: 7 }, overwatch: true });
    expect(isGone(game, 'a1')).toBe(true);
    expect(placeOf(game, 'a1')).toEqual([15, 20]);
  });

  test('[FL-EX-51, FL-OVW-09] a shot that comes too late is not fired and keeps its marker', () => {
    const t = table([
      A(TERRAN, [10, 20]),
      A(TERRAN, [5, 40]),
      B(TERRAN, [12, 10], { overwatch: true }),
      B(TERRAN, [16, 10], { overwatch: true }),
    ]);
    const game = open(t, [1, 1]);
    does(
      game,
      'A',
      activate('a1'),
      walk([
        [10, 20],
        [16, 20],
      ]),
    );
    does(game, 'B', react(shot('b2', 'laser-rifle', 5), shot('b1', 'laser-rifle', 3)));
    expect([model(game, 'b1').overwatch, model(game, 'b2').overwatch]).toEqual([false, true]);
    expect(placeOf(game, 'a1')).toEqual([13, 20]);
  });

  test('[FL-EX-80, FL-OVW-07] samples after every inch and at the end', () => {
    const samples = (length: number) => {
      const t = table([A('s-rider', [10, 20]), A(TERRAN, [5, 40]), B(TERRAN, [12, 10], { overwatch: true })]);
      const game = does(
        open(t),
        'A',
        activate('a1'),
        walk([
          [10, 20],
          [10 + length, 20],
        ]),
      );
      return game.state.move!.samples.map(({ x }) => (x - 10_000) / 1000);
    };
    expect(samples(4.5)).toEqual([1, 2, 3, 4, 4.5]);
    expect(samples(4)).toEqual([1, 2, 3, 4]);
    expect(samples(4.005)).toEqual([1, 2, 3, 4.005]);
    expect(samples(0)).toEqual([0]);
  });

  test('[FL-EX-81, FL-FLY-06, FL-FLY-07, FL-COV-12, FL-AOE-03] a sonic rifle at a flyer harms nobody below', () => {
    const t = table([
      A('e-warrior', [10, 20]),
      A('e-warrior', [14, 19.4]),
      A('e-warrior', [14, 20.6]),
      B('x-resonator', [14, 10], { overwatch: true }),
    ]);
    const game = open(t, [6, 11]);
    does(
      game,
      'A',
      activate('a1'),
      fly([
        [10, 20],
        [19, 20],
      ]),
    );
    does(game, 'B', react(shot('b1', 'sonic-rifle', 4, 'area')));
    expect(events(game, 'damageRolled').map(({ model: id, number }) => [id, number!.total])).toEqual([['a1', 11]]);
    expect(isGone(game, 'a1')).toBe(true);
  });

  test('[FL-OVW-12] a mover that lives goes on', () => {
    const t = table([A(TERRAN, [10, 20]), A(TERRAN, [5, 40]), B(TERRAN, [12, 10], { overwatch: true })]);
    const game = does(
      open(t, [12]),
      'A',
      activate('a1'),
      walk([
        [10, 20],
        [16, 20],
      ]),
    );
    does(game, 'B', react(shot('b1', 'laser-rifle', 2)));
    expect(placeOf(game, 'a1')).toEqual([16, 20]);
  });

  test('[FL-OVW-10, FL-OVW-17] direct fire at the mover only; who cannot shoot is not asked, and holding fire leaves no trace', () => {
    const t = table([A(TERRAN, [10, 20]), A(TERRAN, [5, 40]), B('t-grenadier', [12, 10], { overwatch: true })]);
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [10, 20],
        [13, 20],
      ]),
    );
    refuses(game, 'B', react({ ...shot('b1', 'grenade-launcher', 1), mode: 'smoke' } as never), null);
    const before = game.eventCount;
    does(game, 'B', HOLD);
    expect(game.eventCount).toBe(before);
    expect(game.view('A').battle.trigger).toBeNull();
    const far = table([A(TERRAN, [10, 20]), A(TERRAN, [5, 40]), B('t-crew', [40, 10], { overwatch: true })]);
    expect(
      does(
        open(far),
        'A',
        activate('a1'),
        walk([
          [10, 20],
          [13, 20],
        ]),
      ).question?.seat,
    ).toBe('A');
  });

  test('[FL-OVW-13, FL-FIR-30] charged, one fires before the touch or not at all, and loses the marker', () => {
    const t = table([A('s-ape', [10, 20]), A(TERRAN, [5, 40]), B(TERRAN, [16, 20], { overwatch: true })]);
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [10, 20],
        [15, 20],
      ]),
    );
    refuses(game, 'B', react(shot('b1', 'laser-rifle', 5)), 'FL-FIR-30');
    expect(game.check('B', react(shot('b1', 'laser-rifle', 4)))).toBeNull();
    does(game, 'B', HOLD);
    expect(model(game, 'b1').overwatch).toBe(false);
    expect(events(game, 'watchLost')).toHaveLength(1);
  });
});

describe('answering fire', () => {
  const t = (options = {}) =>
    table(
      [
        A(TERRAN, [10, 10]),
        A(TERRAN, [5, 40]),
        B(TERRAN, [20, 10], { overwatch: true }),
        B(TERRAN, [20, 14], { overwatch: true }),
      ],
      { options },
    );
  test('[FL-OVW-06, FL-OVW-07, FL-OVW-14] after the shot, at the firer where it stands, and nobody answers that', () => {
    const game = does(open(t(), [12, 12]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(game.question?.kind).toBe('OverwatchReaction');
    refuses(game, 'B', react(shot('b1', 'laser-rifle', 1)), 'FL-OVW-07');
    does(game, 'B', react(shot('b1', 'laser-rifle', 0)));
    expect(game.question).toMatchObject({ kind: 'MoveFirePhase', seat: 'A' });
  });

  test('[FL-OVW-06] not with overwatchOnFire off', () => {
    const game = does(open(t({ overwatchOnFire: false }), [12]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(game.question?.seat).toBe('A');
  });
});

describe('with survivors', () => {
  const t = (x: number, watch = true) =>
    table([
      A('t-missile', [5, 10]),
      A(TERRAN, [5, 40]),
      B('v-hound', [x, 10]),
      B(TERRAN, undefined, { aboard: { vehicle: 'b1', seat: 'passenger' }, overwatch: watch }),
      FAR,
    ]);
  const place = (x: number) => ({ type: 'PlaceSurvivors' as const, places: [{ x: x * 1000, y: 10_000 }] });
  const shotAt = (x: number) =>
    does(open(t(x), [1, 1, 12]), 'A', activate('a1'), fire('missile-tube', 'b1', { mode: 'area' }));

  test('[FL-OVW-17, FL-VEH-16] they are placed before a shot is answered, and answer if they have a shot there', () => {
    // a laser rifle reaches 25 inches
    const near = does(shotAt(31.2), 'B', place(29));
    expect(near.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    does(near, 'B', HOLD);
    const far = does(shotAt(29.5), 'B', place(32));
    expect(far.question).toMatchObject({ kind: 'MoveFirePhase', seat: 'A' });
    expect(model(far, 'b2').overwatch).toBe(true);
  });
});

test('[FL-SEQ-05, FL-SEQ-10] an activation is finished before the next, and ends by itself when nothing is left', () => {
  const t = table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B(TERRAN, [20, 10])]);
  const game = does(open(t, [12]), 'A', activate('a1'));
  refuses(game, 'A', activate('a2'), 'FL-SEQ-02');
  does(
    game,
    'A',
    walk([
      [10, 10],
      [12, 10],
    ]),
    fire('laser-rifle', 'b1'),
  );
  expect(game.question?.kind).toBe('MoveFirePhase');
  refuses(game, 'A', activate('a1'), 'FL-SEQ-03');
  does(game, 'A', activate('a2'), END);
});
