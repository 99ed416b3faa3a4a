import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  B,
  box,
  cost,
  does,
  events,
  FAR,
  fire,
  fly,
  isGone,
  model,
  open,
  placeOf,
  reach,
  refuses,
  table,
  toHit,
  walk,
} from './kit.js';

const woods = (...corners: [number, number, number, number]) => ({
  id: 'wood',
  type: 'woods' as const,
  polygon: box(...corners),
});
const hill = (id: string, level: number, ...corners: [number, number, number, number]) => ({
  id,
  type: 'hill' as const,
  level,
  polygon: box(...corners),
});
const lone = (unit: string, at: [number, number], layout: Parameters<typeof table>[1] = {}) =>
  table([A(unit, at), FAR], layout);

describe('allowance', () => {
  test.each([
    ['t-legionary', 'walk', 6, 3],
    ['s-warrior', 'walk', 6, 3],
    ['s-ape', 'walk', 8, 4],
    ['s-giant', 'walk', 8, 6],
    ['x-sentinel', 'walk', 4, 3],
    ['r-striker', 'walk', 4, 3],
    ['e-warrior', 'walk', 4, 3],
    ['e-warrior', 'fly', 10, 8],
    ['t-jet', 'fly', 10, 8],
    ['s-rider', 'walk', 12, 10],
    ['v-hound', 'walk', 12, 10],
    ['v-anvil', 'walk', 8, 6],
    ['v-kestrel', 'fly', 14, 12],
  ] as const)(
    '[FL-EX-03, FL-MOV-01, FL-MOV-05, FL-MOV-07, FL-MOV-08, FL-MOV-09, FL-RUL-06] %s, %s: %i inches, firing as well %i',
    (unit, mode, far, firing) => {
      expect(reach(lone(unit, [10, 10]), 'a1', mode)).toEqual([far, firing]);
    },
  );

  test("[FL-MOV-02, FL-EQP-08] a jet pack wearer on foot uses its people's walking base", () => {
    expect(reach(lone('t-jet', [10, 10]))).toEqual([6, 3]);
  });

  test('[FL-MOV-03, FL-MOV-04, FL-RUL-09] riders and Sirex of either size move as animals', () => {
    expect(reach(lone('s-rider', [10, 10]))[0]).toBe(12);
    expect(reach(lone('sirex', [10, 10]))).toEqual([12, 10]);
    expect(reach(lone('giant-sirex', [10, 10]))).toEqual([12, 10]);
    expect(
      cost(
        lone('sirex', [10, 10]),
        [
          [10, 10],
          [15, 10],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-FLY-01');
  });

  const cold = { env: { dark: false, cold: true, heat: false } };
  const heat = { env: { dark: false, cold: false, heat: true } };
  test.each([
    ['cold', 't-legionary', 'walk', 5],
    ['cold', 's-ape', 'walk', 10],
    ['cold', 's-rider', 'walk', 10],
    ['cold', 's-warrior', 'walk', 6],
    ['cold', 'x-sentinel', 'walk', 4],
    ['cold', 't-jet', 'fly', 9],
    ['heat', 't-legionary', 'walk', 5],
    ['heat', 's-ape', 'walk', 6],
    ['heat', 's-warrior', 'walk', 8],
    ['heat', 's-giant', 'walk', 10],
    ['heat', 's-rider', 'walk', 15],
    ['heat', 'e-warrior', 'fly', 10],
    ['heat', 'r-striker', 'walk', 4],
    ['cold', 'v-anvil', 'walk', 8],
  ] as const)(
    '[FL-EX-09, FL-ENV-03, FL-ENV-04, FL-ENV-05, FL-ENV-06, FL-RUL-11] in the %s a %s (%s) moves %i',
    (weather, unit, mode, far) => {
      expect(reach(lone(unit, [10, 10], weather === 'cold' ? cold : heat), 'a1', mode)[0]).toBe(far);
    },
  );

  test('[FL-EX-10, FL-ENV-01, FL-MOV-05, FL-RUL-07] dark and cold: 3 inches, and none if it also fires', () => {
    const night = { env: { dark: true, cold: true, heat: false } };
    expect(reach(lone('t-legionary', [10, 10], night))).toEqual([3, 0]);
  });

  test('[FL-ENV-02, FL-RUL-61] a move is dark if any of it is in a dark area', () => {
    const dim = { terrain: [{ id: 'shade', type: 'dark' as const, polygon: box(12, 5, 14, 15) }] };
    expect(
      cost(lone('t-legionary', [10, 10], dim), [
        [10, 10],
        [11, 10],
      ]),
    ).toEqual([1, 6]);
    expect(
      cost(lone('t-legionary', [10, 10], dim), [
        [10, 10],
        [13, 10],
      ]),
    ).toEqual([3, 4]);
    expect(
      cost(lone('t-legionary', [13, 10], dim), [
        [13, 10],
        [15, 10],
      ]),
    ).toEqual([2, 4]);
  });

  test('[FL-VEH-14, FL-MOV-05] a damaged vehicle has half its base', () => {
    const tank = table([
      A('v-anvil', [10, 10], { damaged: true }),
      A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
      FAR,
    ]);
    expect(reach(tank)).toEqual([4, 2]);
  });
});

describe('cost', () => {
  test('[FL-EX-01, FL-MOV-01, FL-MOV-06, FL-GEO-06] six inches and no more', () => {
    const t = lone('t-legionary', [10, 10]);
    expect(
      cost(t, [
        [10, 10],
        [16, 10],
      ]),
    ).toEqual([6, 6]);
    expect(
      cost(t, [
        [10, 10],
        [16.02, 10],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-EX-02, FL-MOV-07, FL-MOV-10, FL-FIR-16, FL-RUL-05] half the base leaves a shot at -2, more leaves none', () => {
    const t = table([A('t-legionary', [10, 10]), A('t-legionary', [10, 14]), B('t-legionary', [21, 10])]);
    const near = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [13, 10],
      ]),
    );
    expect(toHit(near, fire('laser-rifle', 'b1'))).toBe(5);
    const far = does(
      open(t),
      'A',
      activate('a2'),
      walk([
        [10, 14],
        [13.5, 14],
      ]),
    );
    refuses(far, 'A', fire('laser-rifle', 'b1'), 'FL-MOV-10');
  });

  test('[FL-EX-04, FL-MOV-15] woods cost double', () => {
    const t = lone('t-legionary', [10, 10], { terrain: [woods(12, 8, 14, 12)] });
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toEqual([6, 6]);
    expect(
      cost(t, [
        [10, 10],
        [14.5, 10],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-MOV-15] rough areas that overlap double once', () => {
    const t = lone('t-legionary', [10, 10], {
      terrain: [woods(12, 8, 14, 12), { id: 'bog', type: 'swamp', polygon: box(12, 8, 14, 12) }],
    });
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toEqual([6, 6]);
  });

  const crewed = (vehicle: object) =>
    [
      A(vehicle as never, [5, 10]),
      A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
      FAR,
    ] as const;
  test.each([
    ['woods', 'tracked', 12],
    ['woods', 'hover', null],
    ['swamp', 'hover', 12],
    ['swamp', 'tracked', null],
  ] as const)('[FL-EX-05, FL-MOV-16, FL-VEH-01] six inches of %s, %s', (type, locomotion, total) => {
    const unit = locomotion === 'tracked' ? 'v-mule' : 'v-ark';
    const t = table([...crewed(unit as never)], { terrain: [{ id: 'patch', type, polygon: box(8, 5, 14, 15) }] });
    expect(
      cost(t, [
        [5, 10],
        [17, 10],
      ]),
    ).toEqual(total === null ? 'FL-MOV-06' : [12, 12]);
  });

  test('[FL-EX-05, FL-MOV-16] wheels are slowed by both', () => {
    for (const type of ['woods', 'swamp'] as const) {
      const t = table([...crewed('v-hound' as never)], {
        terrain: [{ id: 'patch', type, polygon: box(8, 5, 14, 15) }],
      });
      expect(
        cost(t, [
          [5, 10],
          [17, 10],
        ]),
      ).toBe('FL-MOV-06');
      expect(
        cost(t, [
          [5, 10],
          [11, 10],
        ]),
      ).toEqual([9, 12]);
    }
  });

  test('[FL-EX-06, FL-MOV-17, FL-GEO-08] each level climbed costs two; the foot line of a level is on it', () => {
    const t = lone('t-legionary', [10, 10], {
      terrain: [hill('low', 1, 12, 5, 20, 15), hill('top', 2, 14, 5, 18, 15)],
    });
    expect(
      cost(t, [
        [10, 10],
        [13, 10],
      ]),
    ).toEqual([5, 6]);
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toBe('FL-MOV-06');
    expect(
      cost(t, [
        [10, 10],
        [13.5, 10],
      ]),
    ).toEqual([5.5, 6]);
  });

  test('[FL-EX-07, FL-MOV-17] every climb counts, descents are free', () => {
    const t = lone('s-ape', [11, 10], { terrain: [hill('one', 1, 12, 5, 13, 15), hill('two', 1, 15, 5, 16, 15)] });
    expect(
      cost(t, [
        [11, 10],
        [15.5, 10],
      ]),
    ).toBe('FL-MOV-06');
    expect(
      cost(t, [
        [11, 10],
        [14, 10],
      ]),
    ).toEqual([5, 8]);
  });

  test("[FL-EX-08, FL-FLY-01, FL-FLY-02, FL-MOV-02, FL-WAL-05, FL-RUL-08] what is in an Eeek's way is not in its air", () => {
    const t = lone('e-warrior', [10, 10], {
      terrain: [woods(12, 8, 16, 12), hill('rise', 1, 18, 0, 40, 40)],
      walls: [
        {
          id: 'wall',
          height: 'mid',
          material: 'hard',
          line: [
            [17, 5],
            [17, 15],
          ],
        },
      ],
    });
    expect(
      cost(
        t,
        [
          [10, 10],
          [19.5, 10],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([9.5, 10]);
    expect(
      cost(t, [
        [10, 10],
        [19.5, 10],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-EX-11, FL-WAL-01, FL-WAL-02, FL-WAL-04] a low wall costs 1, a higher one 2', () => {
    const walls = [
      {
        id: 'low',
        height: 'low' as const,
        material: 'hard' as const,
        line: [
          [5, 12],
          [15, 12],
        ] as [number, number][],
      },
      {
        id: 'mid',
        height: 'mid' as const,
        material: 'hard' as const,
        line: [
          [5, 14],
          [15, 14],
        ] as [number, number][],
      },
    ];
    expect(
      cost(lone('t-legionary', [10, 11.5], { walls }), [
        [10, 11.5],
        [10, 14.5],
      ]),
    ).toEqual([6, 6]);
    expect(
      cost(lone('t-legionary', [10, 11.4], { walls }), [
        [10, 11.4],
        [10, 14.5],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-WAL-03, FL-RUL-27] a tall wall stops walkers', () => {
    const walls = [
      {
        id: 'tall',
        height: 'tall' as const,
        material: 'hard' as const,
        line: [
          [5, 12],
          [15, 12],
        ] as [number, number][],
      },
    ];
    expect(
      cost(lone('t-legionary', [10, 11], { walls }), [
        [10, 11],
        [10, 13],
      ]),
    ).toBe('FL-WAL-03');
    expect(
      cost(
        lone('t-jet', [10, 11], { walls }),
        [
          [10, 11],
          [10, 13],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([2, 10]);
  });

  test('[FL-EX-12, FL-WAL-06, FL-WAL-07, FL-WAL-08, FL-FLY-03, FL-SET-13, FL-RUL-28] a field stops flyers until a pylon falls', () => {
    const t = table([A('t-jet', [10, 18]), A('t-legionary', [14, 12]), FAR], {
      fields: [
        {
          id: 'field',
          side: 'B',
          line: [
            [5, 20],
            [15, 20],
          ],
          pylons: [
            [5, 20],
            [15, 20],
          ],
        },
      ],
    });
    const game = open(t, [1, 1]);
    does(game, 'A', activate('a1'));
    refuses(
      game,
      'A',
      fly([
        [10, 18],
        [10, 23],
      ]),
      'FL-WAL-06',
    );
    does(game, 'A', { type: 'EndActivation' }, activate('a2'), fire('laser-rifle', 'field-p2'));
    expect(game.state.fields).toEqual([false]);
    expect(events(game, 'fieldDown')).toHaveLength(1);
    expect(isGone(game, 'field-p2')).toBe(true);
    expect(
      cost(
        { ...t, position: { ...t.position, fields: [] } },
        [
          [10, 18],
          [10, 23],
        ],
        { mode: 'fly' },
      ),
    ).toEqual([5, 10]);
  });

  const road = { id: 'road', type: 'road' as const, polygon: box(0, 9, 48, 11) };
  test('[FL-EX-13, FL-MOV-18, FL-RUL-29] the road helps who stays on it, wheels more, hover not at all', () => {
    const on = { terrain: [road] };
    expect(
      cost(lone('t-legionary', [5, 10], on), [
        [5, 10],
        [13, 10],
      ]),
    ).toEqual([8, 8]);
    expect(
      cost(lone('t-legionary', [5, 10], on), [
        [5, 10],
        [13, 12],
      ]),
    ).toBe('FL-MOV-06');
    expect(
      cost(table([...crewed('v-hound' as never)], on), [
        [5, 10],
        [21, 10],
      ]),
    ).toEqual([16, 16]);
    expect(
      cost(table([...crewed('v-ark' as never)], on), [
        [5, 10],
        [21, 10],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-EX-14, FL-MOV-19, FL-RUL-30] a river costs an inch each turn, a bridge nothing', () => {
    const river = { id: 'river', type: 'river' as const, polygon: box(12, 0, 16, 48) };
    expect(
      cost(lone('t-legionary', [10, 10], { terrain: [river] }), [
        [10, 10],
        [15, 10],
      ]),
    ).toEqual([6, 6]);
    expect(
      cost(lone('t-legionary', [15, 10], { terrain: [river] }), [
        [15, 10],
        [20, 10],
      ]),
    ).toEqual([6, 6]);
    const bridge = { id: 'bridge', type: 'road' as const, polygon: box(8, 9, 20, 11) };
    expect(
      cost(lone('t-legionary', [10, 10], { terrain: [river, bridge] }), [
        [10, 10],
        [18, 10],
      ]),
    ).toEqual([8, 8]);
    expect(
      cost(table([...crewed('v-ark' as never)], { terrain: [river] }), [
        [5, 10],
        [17, 10],
      ]),
    ).toEqual([12, 12]);
  });

  const trench = { id: 'trench', type: 'trench' as const, polygon: box(5, 12, 15, 13.5) };
  test('[FL-EX-15, FL-MNT-01, FL-MNT-02, FL-MNT-05, FL-RUL-31] into a trench for half the base, and out again', () => {
    const dug = { terrain: [trench] };
    expect(
      cost(lone('t-legionary', [10, 10], dug), [
        [10, 10],
        [10, 12.8],
      ]),
    ).toEqual([5.8, 6]);
    expect(
      cost(lone('x-sentinel', [10, 10], dug), [
        [10, 10],
        [10, 12.8],
      ]),
    ).toBe('FL-MOV-06');
    expect(
      cost(lone('t-legionary', [10, 11.5], dug), [
        [10, 11.5],
        [10, 14],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-EX-77, FL-GEO-07, FL-GEO-09, FL-GEO-17, FL-MNT-05, FL-RUL-67] standing on its edge is standing in the trench', () => {
    const dug = { terrain: [trench] };
    expect(
      cost(lone('t-legionary', [10, 10], dug), [
        [10, 10],
        [10, 12],
      ]),
    ).toEqual([5, 6]);
    expect(
      cost(lone('t-legionary', [10, 12], dug), [
        [10, 12],
        [10, 10],
      ]),
    ).toEqual([5, 6]);
    expect(
      cost(lone('t-legionary', [4, 12], dug), [
        [4, 12],
        [9.5, 12],
      ]),
    ).toBe('FL-MOV-06');
  });

  test('[FL-EX-78, FL-GEO-16, FL-WAL-04] a vertex on a wall is one crossing, touching counts, stopping short does not', () => {
    const walls = [
      {
        id: 'low',
        height: 'low' as const,
        material: 'hard' as const,
        line: [
          [5, 12],
          [15, 12],
        ] as [number, number][],
      },
    ];
    const t = lone('t-legionary', [10, 10], { walls });
    expect(
      cost(t, [
        [10, 10],
        [10, 12],
        [10, 13],
      ]),
    ).toEqual([4, 6]);
    expect(
      cost(t, [
        [10, 10],
        [12, 12],
        [14, 10],
      ]),
    ).toBe('FL-MOV-06');
    expect(
      cost(t, [
        [10, 10],
        [10, 11.5],
      ]),
    ).toEqual([1.5, 6]);
  });

  test('[FL-EX-79, FL-MOV-18, FL-MOV-20, FL-FLY-04, FL-GEO-14] deep water: by bridge, not on foot, and no landing in it', () => {
    const terrain = [
      { id: 'lake', type: 'deepWater' as const, polygon: box(10, 0, 20, 20) },
      { id: 'bridge', type: 'road' as const, polygon: box(5, 9, 25, 11) },
    ];
    expect(
      cost(lone('t-legionary', [8, 10], { terrain }), [
        [8, 10],
        [16, 10],
      ]),
    ).toEqual([8, 8]);
    expect(
      cost(lone('t-legionary', [8, 12], { terrain }), [
        [8, 12],
        [14, 12],
      ]),
    ).toBe('FL-MOV-20');
    expect(
      cost(
        lone('t-jet', [8, 12], { terrain }),
        [
          [8, 12],
          [18, 12],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-GEO-14');
  });
});

describe('paths and places', () => {
  test('[FL-GEO-13] a path starts at the model and has 2 to 32 points', () => {
    const t = lone('t-legionary', [10, 10]);
    expect(cost(t, [[10, 10]])).toBe('FL-GEO-13');
    expect(
      cost(t, [
        [10.5, 10],
        [12, 10],
      ]),
    ).toBe('FL-GEO-13');
    const back = Array.from({ length: 33 }, (_, k): [number, number] => [10 + (k % 2) / 100, 10]);
    expect(cost(t, back)).toBe('FL-GEO-13');
    expect(
      cost(t, [
        [10, 10],
        [10, 10],
      ]),
    ).toEqual([0, 6]);
  });

  test('[FL-GEO-01, FL-MOV-23] nobody walks off the table', () => {
    expect(
      cost(lone('t-legionary', [1, 10]), [
        [1, 10],
        [-1, 10],
      ]),
    ).toBe('FL-MOV-23');
  });

  test('[FL-GEO-02, FL-GEO-14] a move ends clear of other bases and of walls', () => {
    const t = table([A('t-legionary', [10, 10]), A('t-legionary', [14, 10]), FAR], {
      walls: [
        {
          id: 'low',
          height: 'low',
          material: 'hard',
          line: [
            [5, 13],
            [15, 13],
          ],
        },
      ],
    });
    expect(
      cost(t, [
        [10, 10],
        [13.5, 10],
      ]),
    ).toBe('FL-GEO-14');
    expect(
      cost(t, [
        [10, 10],
        [13, 10],
      ]),
    ).toEqual([3, 6]);
    expect(
      cost(t, [
        [10, 10],
        [10, 12.7],
      ]),
    ).toBe('FL-GEO-14');
    expect(
      cost(t, [
        [10, 10],
        [10, 12.5],
      ]),
    ).toEqual([2.5, 6]);
  });

  test('[FL-GEO-15, FL-MOV-21, FL-MOV-22, FL-RUL-64] past friends, not past enemies; into contact and away again', () => {
    const t = table([A('t-legionary', [10, 10]), A('t-legionary', [12, 10]), B('t-legionary', [10, 13])]);
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toEqual([4, 6]);
    expect(
      cost(t, [
        [10, 10],
        [10, 15],
      ]),
    ).toBe('FL-GEO-15');
    expect(
      cost(t, [
        [10, 10],
        [10, 12],
      ]),
    ).toEqual([2, 6]);
    const engaged = table([A('t-legionary', [10, 10]), B('t-legionary', [10, 11])]);
    expect(
      cost(engaged, [
        [10, 10],
        [10, 6],
      ]),
    ).toEqual([4, 6]);
  });

  test('[FL-GEO-15] wrecks, pylons, guns and landed vehicles of either side are in the way', () => {
    const t = table([A('t-legionary', [10, 10]), A('v-hound', [12, 10]), A('a-mortar', [10, 12]), FAR]);
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toBe('FL-GEO-15');
    expect(
      cost(t, [
        [10, 10],
        [10, 14],
      ]),
    ).toBe('FL-GEO-15');
  });

  test('[FL-GEO-03, FL-MOV-12, FL-MOV-13, FL-MOV-14] a model moves once, and stands to the thousandth of an inch', () => {
    const game = does(
      open(lone('t-legionary', [10, 10])),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [11.2346, 10],
      ]),
    );
    expect(placeOf(game, 'a1')).toEqual([11.235, 10]);
    expect(model(game, 'a1').moved).toBe(true);
    refuses(
      game,
      'A',
      walk([
        [11.235, 10],
        [12, 10],
      ]),
      'FL-MOV-12',
    );
  });

  test('[FL-MOV-14] picking up without walking is no moving', () => {
    const t = table([A('t-legionary', [10, 10]), FAR], {
      objectives: [{ id: 'box', kind: 'carry', point: [10.5, 10], points: 1 }],
    });
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk(
        [
          [10, 10],
          [10, 10],
        ],
        { last: { kind: 'pickUp', item: 'box' } },
      ),
    );
    expect(model(game, 'a1')).toMatchObject({ moved: false, moveMode: 'walk' });
    expect(game.state.models[model(game, 'a1').carrying!]!.where).toBe('carried');
  });

  test('[FL-MOV-11] who fired as staying must stay; who said it would move may', () => {
    const t = table([A('t-legionary', [10, 10]), A('t-legionary', [10, 14]), B('t-legionary', [21, 10])]);
    const game = open(t, [12, 12]);
    does(game, 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(game.question?.kind).toBe('MoveFirePhase');
    const late = (y: number) =>
      walk([
        [10, y],
        [11, y],
      ]);
    refuses(game, 'A', late(10), 'FL-MOV-11');
    refuses(game, 'A', late(14), 'FL-SEQ-02');
    does(game, 'A', activate('a2'), fire('laser-rifle', 'b1', { staysStationary: false }));
    refuses(
      game,
      'A',
      walk([
        [10, 14],
        [13.5, 14],
      ]),
      'FL-MOV-06',
    );
    does(
      game,
      'A',
      walk([
        [10, 14],
        [13, 14],
      ]),
    );
  });

  test('[FL-MOV-23, FL-MOR-21] a scenario may have an exit; who leaves is no casualty', () => {
    const t = table([A('t-legionary', [2, 10]), A('t-legionary', [10, 10]), FAR], {
      exits: [{ side: 'A', edge: 'west' }],
    });
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk(
        [
          [2, 10],
          [0, 10],
        ],
        { last: { kind: 'leave' } },
      ),
    );
    expect(model(game, 'a1').where).toBe('left');
    expect(game.state.squads[0]).toMatchObject({ initial: 1, killed: 0 });
    expect(game.state.score.B).toBe(0);
  });

  test('[FL-MOV-25, FL-VIC-07, FL-ART-05, FL-RUL-32] a load costs two inches', () => {
    const t = table([A('t-legionary', [10, 10], { carrying: 'box' }), FAR], {
      objectives: [{ id: 'box', kind: 'carry', point: [10.5, 10], points: 1 }],
    });
    expect(
      cost(t, [
        [10, 10],
        [14, 10],
      ]),
    ).toEqual([4, 4]);
    expect(
      cost(t, [
        [10, 10],
        [14.1, 10],
      ]),
    ).toBe('FL-MOV-06');
    const jet = table([A('t-jet', [10, 10], { carrying: 'box' }), FAR], {
      objectives: [{ id: 'box', kind: 'carry', point: [10.5, 10], points: 1 }],
    });
    expect(
      cost(
        jet,
        [
          [10, 10],
          [14, 10],
        ],
        { mode: 'fly' },
      ),
    ).toBe('FL-VIC-07');
  });
});

test('[FL-SEQ-08] with fireThenMove off, one moves before firing only', () => {
  const t = table([A('t-legionary', [10, 10]), B('t-legionary', [21, 10])], { options: { fireThenMove: false } });
  const game = does(open(t), 'A', activate('a1'));
  refuses(game, 'A', fire('laser-rifle', 'b1', { staysStationary: false }), 'FL-SEQ-08');
});
