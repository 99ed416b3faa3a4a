import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  B,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  fire,
  indirect,
  model,
  open,
  react,
  refuses,
  rest,
  SENSOR,
  spot,
  table,
  toHit,
  walk,
  watch,
} from './kit.js';

// Who may man, watch and spot, and when.

const TERRAN = 't-legionary';
type SeatKind = 'operator' | 'gunner' | 'passenger';
const inSeat = (unit: string, seat: SeatKind) => A(unit, undefined, { aboard: { vehicle: 'a1', seat } });
const FOE = B('s-warrior', [30, 10]);
const RUN = walk([
  [30, 10],
  [30, 13],
]);

describe('on watch', () => {
  test('[FL-ART-11] a gun fires once in a player turn, and once in the next', () => {
    const crew = (at: [number, number]) => A('t-crew', at, { overwatch: true });
    const t = table(
      [crew([10.2, 10]), crew([12.4, 10]), A('t-crew', [11.3, 11.1]), A('a-hlmg', [11.3, 10]), FOE, FAR],
      {
        active: 'B',
      },
    );
    const game = does(open(t, [12, 12]), 'B', activate('b1'), RUN);
    const shot = (who: string, sample: number) =>
      ({ model: who, weapon: 'hlmg', mode: 'single', sample, piece: 'a4' }) as const;
    does(game, 'A', react(shot('a1', 1), shot('a2', 2)));
    expect(events(game, 'fired')).toHaveLength(1);
    expect([model(game, 'a1').overwatch, model(game, 'a2').overwatch]).toEqual([false, true]); // FL-OVW-09
    rest(game, 'B');
    does(game, 'A', END_PHASE, activate('a3'), fire('hlmg', 'b1', { piece: 'a4' }));
    expect(events(game, 'fired')).toHaveLength(2);
  });

  test('[FL-VEH-11, FL-OVW-03, FL-SEQ-07] who is on watch takes no seat to act from', () => {
    const t = table([A('v-hound', [10, 10]), inSeat('t-crew', 'operator'), inSeat('t-crew', 'passenger'), FOE, FAR], {
      phase: 'overwatch',
    });
    const change = { type: 'ChangeSeat', vehicle: 'a1', seats: [{ figure: 'a3', seat: 'gunner' }] } as const;
    refuses(does(open(t), 'A', watch('a3')), 'A', change, 'FL-OVW-03');
    does(open(t), 'A', change);
  });

  test("[FL-VEH-05, FL-VEH-09] who boarded in its own turn mans a weapon in the enemy's", () => {
    const t = table([
      A('v-anvil', [10, 10], { overwatch: true }),
      inSeat('t-crew', 'operator'),
      A('t-crew', [12.5, 10]),
      FOE,
      FAR,
    ]);
    const board = walk(
      [
        [12.5, 10],
        [12.5, 10],
      ],
      { last: { kind: 'board', vehicle: 'a1', seat: 'gunner' } },
    );
    const game = does(open(t, [12]), 'A', activate('a3'), board);
    rest(game, 'A');
    does(game, 'B', END_PHASE, activate('b1'), RUN);
    does(game, 'A', react({ model: 'a1', weapon: 'medium-blast-cannon', mode: 'area', sample: 1, by: 'a3' }));
    expect(events(game, 'fired')[0]).toMatchObject({ model: 'a3', overwatch: true });
  });

  test("[FL-OVW-15] a vehicle's marker serves the weapons it bears, not those its crew carries", () => {
    const car = (...seats: SeatKind[]) =>
      table([A('v-hound', [10, 10], { overwatch: true }), ...seats.map((seat) => inSeat(TERRAN, seat)), FOE, FAR], {
        active: 'B',
      });
    const game = does(open(car('gunner'), [12]), 'B', activate('b1'), RUN);
    const shot = { model: 'a1', mode: 'single', sample: 1, by: 'a2' } as const;
    refuses(game, 'A', react({ ...shot, weapon: 'laser-rifle' }), 'FL-OVW-15');
    does(game, 'A', react({ ...shot, weapon: 'llmg' }));
    const unarmed = table([A('v-hound', [10, 10]), inSeat('t-crew', 'operator'), FOE, FAR], { phase: 'overwatch' });
    refuses(open(unarmed), 'A', watch('a1'), 'FL-OVW-02');
  });
});

describe('aboard', () => {
  const hound = (unit: string, seat: SeatKind) =>
    table([A('v-hound', [10, 10]), inSeat('t-crew', 'operator'), inSeat(unit, seat), FOE, FAR]);
  const drive = (far: number) =>
    walk([
      [10, 10],
      [10, 10 + far],
    ]);

  test('[FL-VEH-07, FL-EQP-05, FL-MOV-05] a sensor used aboard shortens the drive', () => {
    const game = does(open(hound('t-scout', 'passenger')), 'A', activate('a3'), SENSOR, END, activate('a1'));
    refuses(game, 'A', drive(11), 'FL-MOV-06');
    does(game, 'A', drive(10));
  });

  test('[FL-VEH-10, FL-SEQ-03] a gunner that acts by itself gets out and does nothing else', () => {
    const game = does(open(hound('t-scout', 'gunner')), 'A', activate('a3'));
    refuses(game, 'A', SENSOR, 'FL-VEH-10');
    does(game, 'A', END, activate('a1'));
    refuses(game, 'A', fire('llmg', 'b1', { by: 'a3' }), 'FL-VEH-10');
  });

  test('[FL-VEH-10, FL-VEH-03] an operator that acted by itself drives no more', () => {
    const game = does(open(hound('t-crew', 'gunner')), 'A', activate('a2'), END, activate('a1'));
    refuses(game, 'A', drive(2), 'FL-VEH-10');
  });

  test('[FL-VEH-10] nobody gets up to leave a vehicle in the air', () => {
    const t = table([A('v-kestrel', [10, 10], { airborne: true }), inSeat('t-crew', 'operator'), FAR]);
    refuses(open(t), 'A', activate('a2'), 'FL-VEH-10');
  });

  test('[FL-VEH-07, FL-VEH-08, FL-MOV-11] a passenger of a car that stays may fire and get out', () => {
    const t = table([
      A('v-hound', [10, 10]),
      inSeat('t-crew', 'operator'),
      inSeat('t-crew', 'gunner'),
      inSeat(TERRAN, 'passenger'),
      FOE,
      FAR,
    ]);
    const game = does(open(t, [12, 12]), 'A', activate('a1'), fire('llmg', 'b1'), END);
    does(game, 'A', activate('a4'), fire('laser-rifle', 'b1', { staysStationary: false }));
    expect(events(game, 'fired')[1]!.number.parts).toContainEqual(expect.objectContaining({ rule: 'FL-FIR-16' }));
    const at = spot([11.5, 10]);
    does(game, 'A', { type: 'Move', mode: 'walk', path: [at, at], first: { kind: 'disembark', at } });
  });
});

describe('spotting is a firing action', () => {
  const WALL = {
    walls: [
      {
        id: 'w',
        height: 'tall' as const,
        material: 'hard' as const,
        line: [
          [15, 0],
          [15, 20],
        ] as [number, number][],
      },
    ],
  };
  const battery = (spotter: Parameters<typeof table>[0][number], more: Parameters<typeof table>[0] = []) =>
    [A('t-crew', [10, 8.9]), A('a-mortar', [10, 10]), spotter, ...more, FOE, FAR] as const;
  const shot = fire('mortar', 'b1', { piece: 'a2', ...indirect('a3') });

  test('[FL-IND-03, FL-EQP-12, FL-FIR-34] not behind a raised shield, nor with a load', () => {
    const aegis = { like: 'x-aegis', equipment: ['power-shield' as const, 'com-gear' as const] };
    expect(toHit(table(battery(A(aegis, [20, 30], { shieldUp: true })), WALL), shot)).toBe('FL-EQP-12');
    expect(toHit(table(battery(A(aegis, [20, 30])), WALL), shot)).toBe(4);
    const gun = A('a-hlmg', undefined, {
      packed: [
        [20, 30],
        [21, 30],
      ],
    });
    expect(toHit(table(battery(A('t-sergeant', [20, 30], { carrying: 'a4-m1' }), [gun]), WALL), shot)).toBe(
      'FL-FIR-34',
    );
  });

  test('[FL-IND-03, FL-VEH-09] not after boarding', () => {
    const t = table(battery(A('t-sergeant', [20, 30]), [A('v-hound', [21.5, 30])]), WALL);
    const board = walk(
      [
        [20, 30],
        [20, 30],
      ],
      { last: { kind: 'board', vehicle: 'a4', seat: 'passenger' } },
    );
    expect(toHit(does(open(t), 'A', activate('a3'), board), shot)).toBe('FL-VEH-09');
  });

  test('[FL-SEQ-08, FL-IND-03] after it no sensor, and with fireThenMove off no move', () => {
    const spotted = (fireThenMove: boolean) => {
      const t = table(battery(A('t-scout', [20, 30]), [A(TERRAN, [5, 40])]), { ...WALL, options: { fireThenMove } });
      return does(open(t, [12, 6]), 'A', activate('a1'), shot);
    };
    const game = does(spotted(true), 'A', activate('a3'));
    refuses(game, 'A', SENSOR, 'FL-SEQ-08');
    does(
      game,
      'A',
      walk([
        [20, 30],
        [22, 30],
      ]),
    );
    const strict = spotted(false);
    does(strict, 'A', activate('a3'));
    expect(strict.question?.kind).toBe('MoveFirePhase'); // nothing is left to do
  });
});
