import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  ask,
  B,
  box,
  cost,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  fire,
  fly,
  isGone,
  model,
  open,
  placeOf,
  react,
  refuses,
  rest,
  spot,
  table,
  toHit,
  walk,
} from './kit.js';

const TERRAN = 't-legionary';
const inSeat = (unit: string, vehicle: string, seat: 'operator' | 'gunner' | 'passenger', squad?: string) =>
  A(unit, undefined, { aboard: { vehicle, seat }, ...(squad ? { squad } : {}) });

describe('vehicles', () => {
  test('[FL-VEH-02, FL-VEH-09] boarding: half the base, a free seat, infantry only, and nothing more that turn', () => {
    const t = table([A('v-hound', [10, 10]), A(TERRAN, [10, 14]), A('s-giant', [14, 10]), A(TERRAN, [5, 40]), FAR]);
    const board = { last: { kind: 'board', vehicle: 'a1', seat: 'passenger' } } as const;
    expect(
      cost(
        t,
        [
          [10, 14],
          [10, 11.5],
        ],
        { id: 'a2', ...board },
      ),
    ).toEqual([5.5, 6]);
    expect(
      cost(
        t,
        [
          [14, 10],
          [11.75, 10],
        ],
        { id: 'a3', ...board },
      ),
    ).toBe('FL-VEH-02');
    expect(
      cost(
        t,
        [
          [10, 14],
          [10, 12],
        ],
        { id: 'a2', ...board },
      ),
    ).toBe('FL-VEH-09');
    const game = does(
      open(t),
      'A',
      activate('a2'),
      walk(
        [
          [10, 14],
          [10, 11.5],
        ],
        board,
      ),
    );
    expect(model(game, 'a2')).toMatchObject({ where: 'aboard', seat: 'passenger', boarded: true });
    expect(game.question?.kind).toBe('MoveFirePhase');
    expect(toHit(game, fire('laser-rifle', 'b1'), 'a2')).toBe('FL-VEH-09');
  });

  test('[FL-VEH-03] no operator, no driving', () => {
    const t = table([A('v-hound', [10, 10]), inSeat('t-crew', 'a1', 'gunner'), FAR]);
    expect(
      cost(t, [
        [10, 10],
        [15, 10],
      ]),
    ).toBe('FL-VEH-03');
  });

  test('[FL-VEH-03, FL-SEQ-10] an empty vehicle does not act', () => {
    const t = table([A('v-hound', [10, 10]), A(TERRAN, [5, 40]), FAR]);
    refuses(open(t), 'A', activate('a1'), 'FL-VEH-03');
  });

  test('[FL-VEH-04, FL-VEH-05, FL-SEQ-03, FL-FIR-01] one move and one shot for each manned weapon', () => {
    const t = table([
      A('v-anvil', [10, 10]),
      inSeat('t-crew', 'a1', 'gunner'),
      inSeat('t-crew', 'a1', 'operator'),
      A(TERRAN, [5, 40]),
      B('v-anvil', [40, 10]),
    ]);
    const game = open(t, [12, 12]);
    does(
      game,
      'A',
      activate('a1'),
      fire('medium-blast-cannon', 'b1', { mode: 'area', by: 'a2', staysStationary: false }),
    );
    refuses(
      game,
      'A',
      fire('medium-blast-cannon', 'b1', { mode: 'area', by: 'a2', staysStationary: false }),
      'FL-FIR-01',
    );
    refuses(
      game,
      'A',
      walk([
        [10, 10],
        [16.5, 10],
      ]),
      'FL-MOV-06',
    );
    does(
      game,
      'A',
      walk([
        [10, 10],
        [16, 10],
      ]),
      fire('hlmg', 'b1', { by: 'a3' }),
    );
    expect(events(game, 'fired').map(({ number }) => number.total)).toEqual([6, 6]);
    expect(game.question?.kind).toBe('MoveFirePhase');
  });

  test('[FL-VEH-10, FL-MOV-24, FL-RUL-69] getting out, and no further if the vehicle has moved', () => {
    const t = table([
      A('v-mule', [10, 10]),
      inSeat('t-crew', 'a1', 'operator'),
      inSeat('t-crew', 'a1', 'gunner'),
      inSeat(TERRAN, 'a1', 'passenger'),
      FAR,
    ]);
    const out = (at: [number, number]) => ({ first: { kind: 'disembark' as const, at: spot(at) } });
    expect(
      cost(
        t,
        [
          [12, 10],
          [15, 10],
        ],
        { id: 'a4', ...out([12, 10]) },
      ),
    ).toEqual([6, 6]);
    expect(
      cost(
        t,
        [
          [13, 10],
          [13, 10],
        ],
        { id: 'a4', ...out([13, 10]) },
      ),
    ).toBe('FL-VEH-10');
    expect(
      cost(
        t,
        [
          [12, 10],
          [12, 10],
        ],
        { id: 'a3', ...out([12, 10]) },
      ),
    ).toEqual([3, 6]);
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [16, 10],
      ]),
      END,
    );
    refuses(game, 'A', activate('a2'), 'FL-VEH-10');
    does(game, 'A', activate('a4'));
    refuses(
      game,
      'A',
      walk(
        [
          [18, 10],
          [20, 10],
        ],
        out([18, 10]),
      ),
      'FL-VEH-10',
    );
    does(
      game,
      'A',
      walk(
        [
          [18, 10],
          [18, 10],
        ],
        out([18, 10]),
      ),
    );
    expect(placeOf(game, 'a4')).toEqual([18, 10]);
  });

  test('[FL-VEH-10] nobody leaves in the air', () => {
    const t = table([
      A('v-kestrel', [10, 10], { airborne: true }),
      inSeat('t-crew', 'a1', 'operator'),
      inSeat('t-crew', 'a1', 'gunner'),
      FAR,
    ]);
    expect(
      cost(
        t,
        [
          [11.5, 10],
          [11.5, 10],
        ],
        { id: 'a3', first: { kind: 'disembark', at: spot([11.5, 10]) } },
      ),
    ).toBe('FL-VEH-10');
  });

  test('[FL-VEH-11] seats change in the Overwatch phase, once', () => {
    const t = table(
      [A('v-hound', [10, 10]), inSeat('t-crew', 'a1', 'operator'), inSeat('t-crew-chief', 'a1', 'gunner'), FAR],
      { phase: 'overwatch' },
    );
    const game = open(t);
    refuses(game, 'A', { type: 'ChangeSeat', vehicle: 'a1', seats: [{ figure: 'a2', seat: 'gunner' }] }, 'FL-VEH-02');
    const swap = {
      type: 'ChangeSeat',
      vehicle: 'a1',
      seats: [
        { figure: 'a2', seat: 'gunner' },
        { figure: 'a3', seat: 'operator' },
      ],
    } as const;
    does(game, 'A', swap);
    expect([model(game, 'a2').seat, model(game, 'a3').seat]).toEqual(['gunner', 'operator']);
    refuses(game, 'A', swap, 'FL-VEH-11');
  });

  test('[FL-VEH-17, FL-VEH-19] from the air nobody survives; without an operator it falls', () => {
    const t = table([
      A(TERRAN, [10, 10]),
      A(TERRAN, [5, 40]),
      B('v-kestrel', [20, 10], { airborne: true }),
      B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
      B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'gunner' } }),
      FAR,
    ]);
    const shot = does(open(t, [7, 8]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(['b1', 'b2', 'b3'].map((id) => isGone(shot, id))).toEqual([true, true, true]);
    const picked = rest(does(open(t, [3, 8]), 'A', activate('a1'), fire('laser-rifle', 'b2')), 'A');
    expect(['b1', 'b2', 'b3'].map((id) => isGone(picked, id))).toEqual([true, true, true]);
    expect([shot, picked].map((game) => events(game, 'destroyed')[0]!.rule)).toEqual(['FL-VEH-15', 'FL-VEH-19']);
  });

  test('[FL-VEH-16, FL-GEO-15] without room around it a survivor dies', () => {
    const around = Array.from({ length: 10 }, (_, k): [number, number] => [
      Math.round(1000 * (20 + 1.8 * Math.cos((k * Math.PI) / 5))) / 1000,
      Math.round(1000 * (20 + 1.8 * Math.sin((k * Math.PI) / 5))) / 1000,
    ]);
    const t = table([
      A(TERRAN, [2, 20]),
      A(TERRAN, [5, 40]),
      B('v-hound', [20, 20]),
      B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
      ...around.map((at) => B('e-warrior', at, { squad: 'Inner' })),
      FAR,
    ]);
    // a single shot: nobody around the car is harmed
    const game = does(open(t, [1, 1, 12]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(isGone(game, 'b2')).toBe(true);
    expect(events(game, 'bailedOut')[0]!.survived).toBe(true);
  });
});

describe('flight', () => {
  const flyer = (airborne: boolean, layout = {}) =>
    table([A('v-kestrel', [10, 10], { airborne }), inSeat('t-crew', 'a1', 'operator'), FAR], layout);
  test('[FL-FLY-05, FL-MOV-06] taking off and landing cost two each; it never drives', () => {
    expect(
      cost(
        flyer(true),
        [
          [10, 10],
          [24, 10],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([14, 14]);
    expect(
      cost(flyer(false), [
        [10, 10],
        [15, 10],
      ]),
    ).toBe('FL-FLY-05');
    expect(
      cost(
        flyer(false),
        [
          [10, 10],
          [15, 10],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-FLY-05');
    expect(
      cost(
        flyer(false),
        [
          [10, 10],
          [20, 10],
        ],
        { mode: 'fly', first: { kind: 'takeOff' }, last: { kind: 'land' } },
      ),
    ).toEqual([14, 14]);
    const game = does(
      open(flyer(false)),
      'A',
      activate('a1'),
      fly(
        [
          [10, 10],
          [20, 10],
        ],
        { first: { kind: 'takeOff' } },
      ),
    );
    expect(model(game, 'a1').airborne).toBe(true);
  });

  test('[FL-FLY-02, FL-FLY-04, FL-FLY-08, FL-GEO-14] over everything, but not into or out of a building', () => {
    const hut = { terrain: [{ id: 'hut', type: 'building' as const, height: 1, polygon: box(15, 5, 20, 15) }] };
    const jet = (at: [number, number]) => table([A('t-jet', at), FAR], hut);
    expect(
      cost(
        jet([14, 10]),
        [
          [14, 10],
          [22, 10],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([8, 10]);
    expect(
      cost(
        jet([14, 10]),
        [
          [14, 10],
          [17, 10],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-FLY-04');
    expect(
      cost(
        jet([17, 10]),
        [
          [17, 10],
          [22, 10],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-FLY-08');
    expect(
      cost(
        flyer(true, hut),
        [
          [10, 10],
          [17, 10],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([7, 14]);
  });

  test('[FL-FLY-06] in the air it is in no burst but its own, and in no contact', () => {
    const t = table([
      A('t-grenadier', [10, 10]),
      A(TERRAN, [5, 40]),
      B('v-kestrel', [20, 10], { airborne: true }),
      B(TERRAN, [20.5, 10]),
      FAR,
    ]);
    const below = does(open(t, [1, 12]), 'A', activate('a1'), fire('grenade-launcher', 'b2', { mode: 'area' }));
    expect(events(below, 'damageRolled').map(({ model: id }) => id)).toEqual(['b2']);
    const above = does(open(t, [1, 12]), 'A', activate('a1'), fire('grenade-launcher', 'b1', { mode: 'area' }));
    expect(events(above, 'damageRolled').map(({ model: id }) => id)).toEqual(['b1']);
    expect(ask(t, 'melee', { attacker: 'b2', defender: 'b1' })).toMatchObject({ touching: false });
  });
});

describe('mounts', () => {
  test('[FL-EX-16, FL-MNT-02, FL-MNT-04, FL-ENV-04, FL-ENV-05] a rider gets off in the heat and walks on', () => {
    const t = table([A('s-rider', [10, 10]), FAR], { env: { dark: false, cold: false, heat: true } });
    const off = { first: { kind: 'dismount' as const, at: spot([11.25, 10]) } };
    expect(
      cost(
        t,
        [
          [11.25, 10],
          [16.25, 10],
        ],
        off,
      ),
    ).toEqual([8, 8]);
    expect(
      cost(
        t,
        [
          [11.25, 10],
          [16.35, 10],
        ],
        off,
      ),
    ).toBe('FL-MOV-06');
    expect(
      cost(
        t,
        [
          [13, 10],
          [14, 10],
        ],
        { first: { kind: 'dismount', at: spot([13, 10]) } },
      ),
    ).toBe('FL-MNT-04');
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk(
        [
          [11.25, 10],
          [16.25, 10],
        ],
        off,
      ),
    );
    expect(model(game, 'a1').mount).toBeNull();
    expect(placeOf(game, 'a1-mount')).toEqual([10, 10]);
  });

  test("[FL-MNT-03, FL-MNT-01] getting on again, or on another's", () => {
    const t = table([A('s-rider', [10, 10]), A('s-warrior', [10, 14]), A(TERRAN, [14, 10]), FAR]);
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk(
        [
          [11.25, 10],
          [11.25, 10],
        ],
        { first: { kind: 'dismount', at: spot([11.25, 10]) } },
      ),
      END,
    );
    does(game, 'A', activate('a3'));
    refuses(
      game,
      'A',
      walk(
        [
          [14, 10],
          [12.25, 10.6],
        ],
        { last: { kind: 'mount', animal: 'a1-mount' } },
      ),
      'FL-MNT-03',
    );
    does(
      game,
      'A',
      END,
      activate('a2'),
      walk(
        [
          [10, 14],
          [10, 11.25],
        ],
        { last: { kind: 'mount', animal: 'a1-mount' } },
      ),
    );
    expect(placeOf(game, 'a2')).toEqual([10, 10]);
    expect(model(game, 'a1-mount').where).toBe('box');
  });

  test('[FL-MNT-07, FL-MNT-08, FL-VIC-02, FL-GEN-09] rider and mount die as one; a loose animal is worth its price', () => {
    const t = table(
      [
        A(TERRAN, [10, 10]),
        A(TERRAN, [5, 40]),
        B('s-rider', [20, 10], { squad: 'Riders' }),
        B('s-rider', [20, 20], { squad: 'Riders' }),
        FAR,
      ],
      {},
    );
    const game = does(open(t, [7, 8]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect([model(game, 'b1').where, model(game, 'b1-mount').where, game.state.score.A]).toEqual([
      'removed',
      'removed',
      20,
    ]);
    const loose = open({ ...t, position: { ...t.position, active: 'B' } }, [7, 10]);
    does(
      loose,
      'B',
      activate('b1'),
      walk(
        [
          [20, 11.25],
          [20, 11.25],
        ],
        { first: { kind: 'dismount', at: spot([20, 11.25]) } },
      ),
    );
    rest(loose, 'B');
    does(loose, 'A', END_PHASE, activate('a1'), fire('laser-rifle', 'b1-mount'));
    expect([model(loose, 'b1-mount').where, loose.state.score.A]).toEqual(['removed', 5]);
  });

  test('[FL-MNT-05, FL-MNT-06] through the door, not through the wall, and not with a broad base', () => {
    const hut = {
      terrain: [
        {
          id: 'hut',
          type: 'building' as const,
          height: 1,
          polygon: box(15, 5, 20, 15),
          openings: [
            [
              [15, 8],
              [15, 12],
            ],
          ] as [[number, number], [number, number]][],
        },
      ],
    };
    expect(
      cost(table([A(TERRAN, [14, 10]), FAR], hut), [
        [14, 10],
        [16, 10],
      ]),
    ).toEqual([5, 6]);
    expect(
      cost(table([A(TERRAN, [14, 14]), FAR], hut), [
        [14, 14],
        [16, 14],
      ]),
    ).toBe('FL-MNT-05');
    expect(
      cost(table([A('giant-sirex', [12, 10]), FAR], hut), [
        [12, 10],
        [17, 10],
      ]),
    ).toBe('FL-MNT-06');
    const rocket = { terrain: [{ id: 'rocket', type: 'structure' as const, height: 3, polygon: box(15, 5, 20, 15) }] };
    expect(
      cost(table([A('s-rider', [14, 10]), FAR], rocket), [
        [14, 10],
        [22, 10],
      ]),
    ).toBe('FL-MNT-06');
  });
});

describe('artillery', () => {
  const crew = [A('t-crew', [10, 11.1]), A('t-crew', [11.1, 10])];
  const mortar = (layout = {}) => table([A('a-mortar', [10, 10]), ...crew, B(TERRAN, [40, 10])], layout);
  const packing = { type: 'Pack', piece: 'a1', places: [spot([10, 10.3]), spot([10.3, 10])], workers: ['a2'] } as const;

  test('[FL-EX-17, FL-ART-01, FL-ART-02, FL-ART-04, FL-ART-06, FL-ART-07, FL-MOV-25, FL-SEQ-06] packed, carried four inches, set up, fired: four turns', () => {
    const game = open(mortar(), [12]);
    does(game, 'A', activate('a2'));
    refuses(game, 'A', { ...packing, places: [spot([10, 10.3])] }, 'FL-ART-02');
    refuses(game, 'A', { ...packing, places: [spot([10, 10.5]), spot([10.3, 10])] }, 'FL-ART-06');
    does(game, 'A', packing);
    expect(toHit(game, fire('mortar', 'b1', { mode: 'area', piece: 'a1' }), 'a3')).toBe('FL-ART-07');
    rest(game, 'A');
    expect([model(game, 'a1').packed, model(game, 'a1-m1').where]).toEqual([true, 'table']);
    rest(game, 'B');
    does(game, 'A', END_PHASE, activate('a2'));
    does(
      game,
      'A',
      walk(
        [
          [10, 11.1],
          [14, 11.1],
        ],
        { first: { kind: 'pickUp', item: 'a1-m1' }, last: { kind: 'putDown', at: spot([14.5, 10.6]) } },
      ),
      END,
    );
    does(
      game,
      'A',
      activate('a3'),
      walk(
        [
          [11.1, 10],
          [15.1, 10],
        ],
        { first: { kind: 'pickUp', item: 'a1-m2' }, last: { kind: 'putDown', at: spot([14.5, 10]) } },
      ),
      END,
    );
    expect(events(game, 'putDown').map(({ rule }) => rule)).toEqual(['FL-ART-04', 'FL-ART-04']);
    rest(game, 'A');
    rest(game, 'B');
    does(game, 'A', END_PHASE, activate('a2'));
    refuses(game, 'A', { type: 'SetUp', piece: 'a1', centre: spot([18, 10]), workers: ['a2'] }, 'FL-ART-06');
    does(game, 'A', { type: 'SetUp', piece: 'a1', centre: spot([14, 10]), workers: ['a2'] });
    rest(game, 'A');
    expect(placeOf(game, 'a1')).toEqual([14, 10]);
    expect(model(game, 'a1-m1').where).toBe('box');
    rest(game, 'B');
    does(game, 'A', END_PHASE, activate('a2'), fire('mortar', 'b1', { mode: 'area', piece: 'a1' }));
  });

  test('[FL-EX-18, FL-ART-02, FL-ART-03, FL-MOV-12, FL-RUL-33] alone with a Heavy Cannon: eight carries, seven returns, a pack and a set-up', () => {
    const t = table([A('a-hbc', [10, 10]), A('t-crew', [10, 11.8]), B(TERRAN, [40, 40])], {
      rounds: 30,
      suddenEnd: false,
    });
    const game = open(t);
    let turns = 0;
    /** One turn of side A, and the other side's. */
    const turn = (...decisions: Parameters<typeof does>[2][]) => {
      turns++;
      if (game.state.phase === 'overwatch') does(game, 'A', END_PHASE);
      does(game, 'A', activate('a2'), ...decisions);
      rest(game, 'A');
      rest(game, 'B');
    };
    const heap = Array.from({ length: 8 }, () => spot([10, 11]));
    turn({ type: 'Pack', piece: 'a1', places: heap, workers: ['a2'] });
    const home: [number, number] = [10, 11.8];
    const away: [number, number] = [10, 14.8];
    const down = { kind: 'putDown', at: spot([10, 14]) } as const;
    turn(walk([home, away], { first: { kind: 'pickUp', item: 'a1-m1' }, last: down }));
    for (let k = 2; k <= 8; k++) {
      turn(walk([away, home], { last: { kind: 'pickUp', item: `a1-m${k}` } }));
      turn(walk([home, away], { last: down }));
    }
    turn({ type: 'SetUp', piece: 'a1', centre: spot([10, 13.05]), workers: ['a2'] });
    expect(model(game, 'a1')).toMatchObject({ packed: false, where: 'table' });
    expect(turns).toBe(17);
  });

  test('[FL-EX-19, FL-ART-08, FL-ART-10, FL-ART-14, FL-MOV-09, FL-MOV-25] a Floater is pushed an inch and fired', () => {
    const t = table([A('a-lbc-floater', [10, 10]), A('x-engineer', [8.75, 10]), B(TERRAN, [40, 10])]);
    const push = { first: { kind: 'pushFloater' as const, piece: 'a1' } };
    expect(
      cost(
        t,
        [
          [8.75, 10],
          [10.75, 10],
        ],
        { id: 'a2', ...push },
      ),
    ).toEqual([2, 2]);
    const game = does(
      open(t),
      'A',
      activate('a2'),
      walk(
        [
          [8.75, 10],
          [9.75, 10],
        ],
        push,
      ),
    );
    expect(placeOf(game, 'a1')).toEqual([11, 10]);
    expect(toHit(game, fire('light-blast-cannon', 'b1', { mode: 'area', piece: 'a1' }), 'a2')).toBe(5);
    const late = does(
      open(t),
      'A',
      activate('a2'),
      walk(
        [
          [8.75, 10],
          [10.25, 10],
        ],
        push,
      ),
    );
    refuses(late, 'A', fire('light-blast-cannon', 'b1', { mode: 'area', piece: 'a1' }), 'FL-MOV-10');
    refuses(open(t), 'A', { type: 'Activate', model: 'a1' }, 'FL-SEQ-03');
  });

  test('[FL-ART-10] not through a wall, and one push a turn', () => {
    const tall = {
      walls: [
        {
          id: 'tall',
          height: 'tall' as const,
          material: 'hard' as const,
          line: [
            [11, 5],
            [11, 15],
          ] as [number, number][],
        },
      ],
    };
    const t = table([A('a-lbc-floater', [10, 10]), A('x-engineer', [8.75, 10]), A('x-engineer', [10, 8.7]), FAR], tall);
    expect(
      cost(
        t,
        [
          [8.75, 10],
          [10.4, 10],
        ],
        { id: 'a2', first: { kind: 'pushFloater', piece: 'a1' } },
      ),
    ).toBe('FL-ART-10');
    const free = table([A('a-lbc-floater', [10, 10]), A('x-engineer', [8.75, 10]), A('x-engineer', [10, 8.7]), FAR]);
    const game = does(
      open(free),
      'A',
      activate('a2'),
      walk(
        [
          [8.75, 10],
          [8.75, 10.02],
        ],
        { first: { kind: 'pushFloater', piece: 'a1' } },
      ),
      END,
    );
    does(game, 'A', activate('a3'));
    refuses(
      game,
      'A',
      walk(
        [
          [10, 8.7],
          [10, 8.2],
        ],
        { first: { kind: 'pushFloater', piece: 'a1' } },
      ),
      'FL-ART-10',
    );
  });

  test('[FL-ART-14] a Floater fired as staying is not pushed after it', () => {
    const t = table([
      A('a-lbc-floater', [10, 10]),
      A('x-engineer', [8.75, 10]),
      A('x-engineer', [10, 8.7]),
      B(TERRAN, [40, 10]),
    ]);
    const game = does(
      open(t, [12]),
      'A',
      activate('a2'),
      fire('light-blast-cannon', 'b1', { mode: 'area', piece: 'a1' }),
    );
    does(game, 'A', activate('a3'));
    refuses(
      game,
      'A',
      walk(
        [
          [10, 8.7],
          [10, 8.2],
        ],
        { first: { kind: 'pushFloater', piece: 'a1' } },
      ),
      'FL-ART-14',
    );
  });

  test('[FL-SEQ-06, FL-ART-06] who works does not spot as well', () => {
    const t = table(
      [
        A('a-mortar', [10, 10]),
        A('t-scout', [10, 11.1]),
        A('r-mortar', [40, 30], { squad: 'Robots' }),
        B(TERRAN, [30, 10]),
      ],
      {
        terrain: [{ id: 'ridge', type: 'hill', level: 2, polygon: box(20, 20, 48, 24) }],
      },
    );
    const game = does(open(t), 'A', activate('a2'), packing);
    does(game, 'A', activate('a3'));
    refuses(game, 'A', fire('mortar', 'b1', { mode: 'area', delivery: 'indirect', spotter: 'a2' }), 'FL-ART-06');
  });

  test('[FL-ART-07] the work is lost if nobody is left to finish it', () => {
    const t = table([A('a-mortar', [10, 10]), A('t-crew', [10, 11.1]), A(TERRAN, [20, 40]), B('s-ape', [10, 18])], {});
    const game = rest(does(open(t), 'A', activate('a2'), { ...packing, workers: ['a2'] }), 'A');
    expect(events(game, 'workDone')).toHaveLength(1);
    const watched = table([
      A('a-mortar', [10, 10]),
      A('t-crew', [10, 11.1]),
      A(TERRAN, [16, 11.1], { squad: 'Other' }),
      B(TERRAN, [16, 20], { overwatch: true }),
    ]);
    const shot = open(watched, [1, 1]);
    does(
      shot,
      'A',
      activate('a2'),
      packing,
      activate('a3'),
      walk([
        [16, 11.1],
        [15, 11.1],
      ]),
    );
    does(shot, 'B', react({ model: 'b1', weapon: 'laser-rifle', mode: 'single', sample: 1 }));
    rest(shot, 'A');
    expect(events(shot, 'workDone')).toHaveLength(1);
  });

  test('[FL-ART-11, FL-ART-13, FL-ART-14] once a turn, by a friend who touches it; a module lost is the gun lost', () => {
    const t = table([A('a-hlmg', [10, 10]), ...crew, A(TERRAN, [20, 20]), B(TERRAN, [40, 10])]);
    const shot = fire('hlmg', 'b1', { piece: 'a1' });
    expect(toHit(t, shot, 'a4')).toBe('FL-ART-11');
    const game = does(open(t, [12]), 'A', activate('a2'), shot);
    expect(toHit(game, shot, 'a3')).toBe('FL-ART-11');
    const walked = does(
      open(table([A('a-hlmg', [10, 10]), A('t-crew', [10, 13]), B(TERRAN, [40, 10])])),
      'A',
      activate('a2'),
      walk([
        [10, 13],
        [10, 11.1],
      ]),
    );
    expect(toHit(walked, shot, 'a2')).toBe(5);
    const packed = table([
      A(TERRAN, [10, 10]),
      A(TERRAN, [5, 40]),
      B('a-mortar', undefined, {
        packed: [
          [20, 10],
          [20, 11],
        ],
      }),
      B(TERRAN, [40, 40]),
    ]);
    const lost = does(open(packed, [7, 6]), 'A', activate('a1'), fire('laser-rifle', 'b1-m1'));
    expect([model(lost, 'b1').where, model(lost, 'b1-m2').where, lost.state.score.A]).toEqual([
      'removed',
      'removed',
      19,
    ]);
    expect(lost.state.squads[1]!.killed).toBe(0);
  });

  test('[FL-ART-12] an emplacement is never packed', () => {
    const t = table([A('a-pd', [10, 10]), A('t-crew', [10, 12.5]), FAR]);
    const game = does(open(t), 'A', activate('a2'));
    refuses(game, 'A', { type: 'Pack', piece: 'a1', places: [], workers: ['a2'] }, 'FL-ART-12');
  });
});
