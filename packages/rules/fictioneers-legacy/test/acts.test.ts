import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  B,
  box,
  cost,
  does,
  END,
  events,
  FAR,
  fire,
  fly,
  model,
  open,
  placeOf,
  refuses,
  rest,
  spot,
  table,
  toHit,
  walk,
} from './kit.js';

// What a move begins and ends with.

const TERRAN = 't-legionary';
type Pair = [number, number];
const off = (at: Pair) => ({ first: { kind: 'dismount' as const, at: spot(at) } });
const out = (at: Pair) => ({ first: { kind: 'disembark' as const, at: spot(at) } });
const stay = (at: Pair): Pair[] => [at, at];

const FIELD = {
  fields: [
    {
      id: 'f',
      side: 'B' as const,
      line: [
        [5, 20],
        [15, 20],
      ] as Pair[],
      pylons: stay([5, 20]),
    },
  ],
};
const WALL = {
  walls: [
    {
      id: 'w',
      height: 'tall' as const,
      material: 'hard' as const,
      line: [
        [5, 20],
        [15, 20],
      ] as Pair[],
    },
  ],
};
const house = (...openings: [Pair, Pair][]) => ({
  terrain: [{ id: 'h', type: 'building' as const, height: 2, polygon: box(5, 20, 15, 30), openings }],
});
const BARRIERS = [
  ['a force field', FIELD],
  ['a tall wall', WALL],
  [
    'a closed house wall',
    house([
      [5, 24],
      [5, 26],
    ]),
  ],
] as const;

describe('through nothing that parts', () => {
  test.each(BARRIERS)(
    '[FL-MNT-04, FL-GEO-05, FL-WAL-03, FL-WAL-06, FL-MNT-05] nobody gets off through %s',
    (_, layout) => {
      const t = table([A('s-rider', [10, 19.25]), FAR], layout);
      expect(cost(t, stay([10, 20.5]), off([10, 20.5]))).toBe('FL-MNT-04');
      expect(cost(t, stay([10, 18]), off([10, 18]))).toEqual([3, 6]);
    },
  );

  test('[FL-MNT-04, FL-MNT-05] through a door one may', () => {
    const t = table(
      [A('s-rider', [10, 19.25]), FAR],
      house([
        [9, 20],
        [11, 20],
      ]),
    );
    expect(cost(t, stay([10, 20.5]), off([10, 20.5]))).toEqual([3, 6]);
  });

  test.each(BARRIERS)('[FL-ART-04, FL-VIC-07, FL-GEO-05] no load is put down through %s', (_, layout) => {
    const mortar = A('a-mortar', undefined, {
      packed: [
        [10, 19],
        [11, 19],
      ],
    });
    const t = table([A('t-crew', [10, 19.5]), mortar, FAR], layout);
    const lay = (at: Pair) => ({
      first: { kind: 'pickUp' as const, item: 'a2-m1' },
      last: { kind: 'putDown' as const, at: spot(at) },
    });
    expect(cost(t, stay([10, 19.5]), lay([10, 20.25]))).toBe('FL-ART-04');
    expect(cost(t, stay([10, 19.5]), lay([10, 18.75]))).toEqual([0, 4]);
  });
});

describe('first and last acts', () => {
  const BOX = { objectives: [{ id: 'box', kind: 'carry' as const, point: [12.25, 10] as Pair, points: 60 }] };

  test('[FL-MNT-04, FL-ART-04, FL-VIC-07] who has got off its mount is infantry and may pick up', () => {
    const game = open(table([A('s-rider', [10, 10]), FAR], BOX));
    const move = walk(stay([11.25, 10]), { ...off([11.25, 10]), last: { kind: 'pickUp', item: 'box' } });
    does(game, 'A', activate('a1'), move);
    expect(model(game, 'box').where).toBe('carried');
  });

  test('[FL-MNT-03] a loose animal carries whoever rides its kind, of either side', () => {
    const t = table([A('s-rider', [10, 10]), B('s-warrior', [13, 10]), FAR]);
    const game = does(open(t), 'A', activate('a1'), walk(stay([8.75, 10]), off([8.75, 10])));
    rest(game, 'A');
    rest(does(game, 'B', { type: 'EndPhase' }), 'A');
    const mount = { last: { kind: 'mount' as const, animal: 'a1-mount' } };
    does(
      game,
      'B',
      activate('b1'),
      walk(
        [
          [13, 10],
          [11.25, 10],
        ],
        mount,
      ),
    );
    expect(placeOf(game, 'b1')).toEqual([10, 10]);
    expect(model(game, 'b1').mount).not.toBeNull();
  });

  test('[FL-MOV-10, FL-MOV-07] a move that ends in the saddle was made on foot', () => {
    const t = table([A('s-rider', [10, 10]), B(TERRAN, [20, 10]), FAR]);
    const game = does(open(t), 'A', activate('a1'), walk(stay([11.25, 10]), off([11.25, 10])), END);
    for (const seat of ['A', 'B', 'B'] as const) rest(game, seat);
    does(game, 'A', { type: 'EndPhase' }, activate('a1'));
    const mount = { last: { kind: 'mount' as const, animal: 'a1-mount' } };
    does(
      game,
      'A',
      walk(
        [
          [11.25, 10],
          [11.75, 10],
          [11.25, 10],
        ],
        mount,
      ),
    );
    expect(model(game, 'a1')).toMatchObject({ moveCost: 4000, moveRoom: 3000 });
    refuses(game, 'A', fire('projectile-carbine', 'b1'), 'FL-MOV-10');
  });

  test('[FL-FLY-08, FL-VEH-10] getting out into a house, one does not take wing there', () => {
    const t = table(
      [A('v-hound', [10, 18.5]), A('t-jet', undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }), FAR],
      house([
        [9, 20],
        [11, 20],
      ]),
    );
    expect(
      cost(
        t,
        [
          [10, 20],
          [12, 16],
        ],
        { id: 'a2', mode: 'fly', ...out([10, 20]) },
      ),
    ).toBe('FL-FLY-08');
    expect(
      cost(
        t,
        [
          [11.5, 18.5],
          [14, 18.5],
        ],
        { id: 'a2', mode: 'fly', ...out([11.5, 18.5]) },
      ),
    ).toEqual([7.5, 10]);
  });

  test('[FL-ART-10, FL-MOV-06] a push too long is too long, wherever the Floater would end', () => {
    const t = table([A('x-engineer', [10, 10]), A('a-lbc-floater', [8.75, 10]), FAR], {
      terrain: [{ id: 's', type: 'structure', height: 2, polygon: box(13, 5, 20, 15) }],
    });
    const push = { first: { kind: 'pushFloater' as const, piece: 'a2' } };
    expect(
      cost(
        t,
        [
          [10, 10],
          [10, 16],
          [16, 16],
        ],
        push,
      ),
    ).toBe('FL-MOV-06');
    expect(
      cost(
        t,
        [
          [10, 10],
          [10, 8.5],
        ],
        push,
      ),
    ).toEqual([1.5, 2]);
  });
});

describe('what a vehicle pays and meets', () => {
  test('[FL-VEH-14, FL-MNT-01] a damaged tank leaves a trench for half of what is left of its base', () => {
    const tank = (damaged: boolean) =>
      table(
        [
          A('v-anvil', [10, 12.75], { damaged }),
          A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
          FAR,
        ],
        { terrain: [{ id: 't', type: 'trench', polygon: box(5, 12, 15, 13.5) }] },
      );
    expect(
      cost(tank(false), [
        [10, 12.75],
        [10, 14.5],
      ]),
    ).toEqual([5.75, 8]);
    expect(
      cost(tank(true), [
        [10, 12.75],
        [10, 14.5],
      ]),
    ).toEqual([3.75, 4]);
  });

  const WOOD = { terrain: [{ id: 'wd', type: 'woods' as const, polygon: box(18, 8, 22, 12) }] };
  const flyer = table(
    [
      A('v-kestrel', [10, 10], { airborne: true }),
      A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
      B('sirex', [20, 10], { hidden: true }),
      FAR,
    ],
    WOOD,
  );

  test('[FL-GEO-15, FL-HID-08] who stays in the air is not stopped by somebody hidden below; who lands is', () => {
    const over = does(
      open(flyer),
      'A',
      activate('a1'),
      fly([
        [10, 10],
        [20.5, 10],
      ]),
    );
    expect(events(over, 'stopped')).toEqual([]);
    expect(placeOf(over, 'a1')).toEqual([20.5, 10]);
    const down = fly(
      [
        [10, 10],
        [20.5, 10],
      ],
      { last: { kind: 'land' } },
    );
    expect(events(does(open(flyer), 'A', activate('a1'), down), 'stopped')).toHaveLength(1);
  });

  test('[FL-MOV-14, FL-HID-08] who is stopped at once at a Floater has not moved', () => {
    const t = table(
      [A('t-crew', [10, 10]), A('a-lbc-floater', [8.75, 10]), B('sirex', [11.25, 10], { hidden: true }), FAR],
      { terrain: [{ id: 'sc', type: 'scrub', polygon: box(10.8, 9, 13, 11) }] },
    );
    const push = { first: { kind: 'pushFloater' as const, piece: 'a2' } };
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk(
        [
          [10, 10],
          [10.5, 10],
        ],
        push,
      ),
    );
    expect(model(game, 'a1').moved).toBe(false);
  });
});

test('[FL-COV-03, FL-COV-09] a trench does not cover against a mortar in the same trench', () => {
  const trench = (...corners: [number, number, number, number]) =>
    table([A('r-mortar', [5, 10]), A('r-scan', [25, 20]), B('s-warrior', [25, 10]), FAR], {
      terrain: [
        { id: 't', type: 'trench', polygon: box(...corners) },
        { id: 'st', type: 'structure', height: 3, polygon: box(12, 5, 14, 15) },
      ],
    });
  const shot = fire('mortar', 'b1', { delivery: 'indirect', mode: 'area', spotter: 'a2' });
  const [shared, own] = [toHit(trench(2, 9, 30, 11), shot), toHit(trench(20, 9, 30, 11), shot)];
  expect(Number(shared) - Number(own)).toBe(4);
});

test('[FL-GEO-12, FL-GEO-06] the edge of a burst has the slack of a formula', () => {
  const t = table([A('t-missile', [5, 10]), B('s-warrior', [22.51, 10.04]), FAR]);
  const game = does(open(t, [1, 12]), 'A', activate('a1'), fire('missile-tube', [20, 10], { mode: 'area' }));
  expect(events(game, 'damageRolled').map(({ model: who }) => who)).toEqual(['b1']);
});
