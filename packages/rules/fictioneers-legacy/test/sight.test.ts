import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A, ask, B, blocked, box, coverOf, fire, spot, table, toHit } from './kit.js';

const TERRAN = 't-legionary';
const pair = (
  from: [number, number],
  to: [number, number],
  layout: Parameters<typeof table>[1] = {},
  units = [TERRAN, TERRAN],
) => table([A(units[0]!, from), B(units[1]!, to)], layout);

describe('line of sight', () => {
  const woods = { id: 'wood', type: 'woods' as const, polygon: box(12, 5, 16, 15) };
  test('[FL-EX-48, FL-LOS-04, FL-COV-02, FL-COV-04, FL-RUL-25] three inches into woods and no further', () => {
    const at = (x: number) => pair([5, 10], [x, 10], { terrain: [woods] });
    expect(blocked(at(14.9), 'a1', 'b1')).toBeNull();
    expect(coverOf(at(14.9), 'a1', 'b1')).toBe('soft');
    expect(blocked(at(15.02), 'a1', 'b1')).toBe('FL-LOS-04');
    expect(blocked(at(16.5), 'a1', 'b1')).toBe('FL-LOS-04');
  });

  test('[FL-COV-04] seen through a strip of woods, one has soft cover', () => {
    const strip = { terrain: [{ ...woods, polygon: box(12, 5, 13, 15) }] };
    expect(coverOf(pair([5, 10], [18, 10], strip), 'a1', 'b1')).toBe('soft');
    expect(coverOf(pair([5, 10], [18, 10], strip, ['v-kestrel', TERRAN]), 'b1', 'a1')).toBe('soft');
  });

  const hill = { id: 'hill', type: 'hill' as const, level: 1, polygon: box(12, 5, 16, 15) };
  test('[FL-EX-49, FL-LOS-02, FL-LOS-03, FL-GEO-10] over a hill by height', () => {
    const at = (from: [number, number], to: [number, number], units?: string[]) =>
      blocked(pair(from, to, { terrain: [hill] }, units), 'a1', 'b1');
    expect(at([5, 10], [25, 10])).toBe('FL-LOS-03');
    expect(at([5, 10], [25, 10], ['v-anvil', 'v-anvil'])).toBeNull();
    expect(at([14, 10], [25, 10])).toBeNull();
    expect(at([12.5, 10], [16.3, 10])).toBe('FL-LOS-03');
  });

  test('[FL-LOS-05, FL-RUL-62] out of a window, across a room, but not through a house', () => {
    const house = { terrain: [{ id: 'house', type: 'building' as const, height: 2, polygon: box(12, 5, 18, 15) }] };
    expect(blocked(pair([5, 10], [25, 10], house), 'a1', 'b1')).toBe('FL-LOS-05');
    expect(blocked(pair([5, 10], [12.9, 10], house), 'a1', 'b1')).toBeNull();
    expect(blocked(pair([5, 10], [13.2, 10], house), 'a1', 'b1')).toBe('FL-LOS-05');
    expect(blocked(pair([12.8, 10], [17.5, 10], house), 'a1', 'b1')).toBeNull();
  });

  test('[FL-LOS-06] tall walls block, low ones do not', () => {
    const wall = (height: 'low' | 'mid' | 'tall') => ({
      walls: [
        {
          id: 'wall',
          height,
          material: 'hard' as const,
          line: [
            [15, 5],
            [15, 15],
          ] as [number, number][],
        },
      ],
    });
    expect(
      ['low', 'mid', 'tall'].map((height) => blocked(pair([5, 10], [25, 10], wall(height as 'low')), 'a1', 'b1')),
    ).toEqual([null, null, 'FL-LOS-06']);
  });

  test('[FL-LOS-07] a large hull or its wreck is in the way, a small one is not', () => {
    const at = (hull: string) =>
      blocked(table([A(TERRAN, [5, 10]), B(TERRAN, [25, 10]), B(hull, [15, 10])]), 'a1', 'b1');
    expect(at('v-anvil')).toBe('FL-LOS-07');
    expect(at('v-mule')).toBe('FL-LOS-07');
    expect(at('v-hound')).toBeNull();
    expect(blocked(table([A(TERRAN, [5, 10]), B('v-mule', [15, 10])]), 'a1', 'b1')).toBeNull();
  });

  test('[FL-LOS-08] rock, rubble, swamp, scrub, trenches, smoke, darkness and fields hide nobody', () => {
    const terrain = (['rock', 'rubble', 'swamp', 'scrub', 'trench', 'dark'] as const).map((type, k) => ({
      id: type,
      type,
      polygon: box(8 + 2 * k, 5, 9 + 2 * k, 15),
    }));
    const t = pair([5, 10], [25, 10], {
      terrain,
      smoke: [{ at: [22, 10], diameter: 4, side: 'A' }],
      fields: [
        {
          id: 'field',
          side: 'B',
          line: [
            [20.5, 5],
            [20.5, 15],
          ],
          pylons: [
            [20.5, 5],
            [20.5, 15],
          ],
        },
      ],
    });
    expect(blocked(t, 'a1', 'b1')).toBeNull();
  });

  test('[FL-LOS-10, FL-LOS-11] a structure blocks like a house without windows; grazing its corner does not', () => {
    const rocket = {
      terrain: [{ id: 'rocket', type: 'structure' as const, height: 3, polygon: box(9, 14, 12.5, 16) }],
    };
    expect(blocked(pair([11, 8], [13, 20], rocket), 'a1', 'b1')).toBe('FL-LOS-11');
    expect(blocked(pair([11, 8], [14, 20], rocket), 'a1', 'b1')).toBeNull();
    expect(blocked(pair([5, 14], [20, 14], rocket), 'a1', 'b1')).toBeNull();
  });

  test('[FL-LOS-12] models in contact see each other', () => {
    const house = {
      terrain: [
        {
          id: 'house',
          type: 'building' as const,
          height: 2,
          polygon: box(12, 5, 18, 15),
          openings: [
            [
              [12, 8],
              [12, 12],
            ],
          ] as [[number, number], [number, number]][],
        },
      ],
    };
    expect(blocked(pair([11.48, 10], [12.5, 10], house), 'a1', 'b1')).toBeNull();
  });

  test('[FL-GEO-11] from the air one looks over everything', () => {
    const t = table([A('v-kestrel', [5, 10], { airborne: true }), B(TERRAN, [25, 10])], { terrain: [hill] });
    expect(blocked(t, 'a1', 'b1')).toBeNull();
  });

  test('[FL-LOS-09] sight is mutual', () => {
    const terrain = [
      woods,
      { ...hill, polygon: box(20, 8, 26, 20) },
      { id: 'house', type: 'building' as const, height: 2, polygon: box(30, 5, 36, 12) },
    ];
    const walls = [
      {
        id: 'wall',
        height: 'tall' as const,
        material: 'hard' as const,
        line: [
          [10, 30],
          [30, 22],
        ] as [number, number][],
      },
    ];
    const base = table([A(TERRAN, [1, 1]), B(TERRAN, [47, 47])], { terrain, walls });
    const coordinate = fc.integer({ min: 0, max: 48_000 });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x1, y1, x2, y2) => {
        const look = (from: object, to: object) =>
          (ask(base, 'sight', { from, to }) as { blocked: unknown }).blocked === null;
        const one = { model: 'a1', at: { x: x1, y: y1 } };
        const two = { model: 'b1', at: { x: x2, y: y2 } };
        return look(one, two) === look(two, one);
      }),
      { numRuns: 200 },
    );
  });
});

describe('cover', () => {
  test.each([
    ['rock', 'hard'],
    ['rubble', 'hard'],
    ['trench', 'hard'],
    ['woods', 'soft'],
    ['scrub', 'soft'],
    ['swamp', 'none'],
  ] as const)('[FL-COV-01, FL-COV-02, FL-RUL-26] %s gives %s cover', (type, cover) => {
    expect(
      coverOf(pair([5, 10], [15, 10], { terrain: [{ id: 'here', type, polygon: box(14, 9, 16, 11) }] }), 'a1', 'b1'),
    ).toBe(cover);
  });

  test('[FL-COV-01] only the best grade counts', () => {
    const terrain = [
      { id: 'wood', type: 'woods' as const, polygon: box(14, 9, 16, 11) },
      { id: 'ruin', type: 'rubble' as const, polygon: box(14, 9, 16, 11) },
    ];
    expect(toHit(pair([5, 10], [15, 10], { terrain }), fire('laser-rifle', 'b1'))).toBe(3);
  });

  test('[FL-COV-03] not against somebody in the same trench', () => {
    const terrain = [{ id: 'trench', type: 'trench' as const, polygon: box(4, 9, 16, 11) }];
    expect(coverOf(pair([5, 10], [15, 10], { terrain }), 'a1', 'b1')).toBe('none');
  });

  const wall = {
    walls: [
      {
        id: 'wall',
        height: 'low' as const,
        material: 'hard' as const,
        line: [
          [20, 5],
          [20, 15],
        ] as [number, number][],
      },
    ],
  };
  test('[FL-EX-46, FL-COV-05] a wall covers who stands close behind it', () => {
    const shot = fire('laser-rifle', 'b1');
    expect(toHit(pair([10, 10], [20.6, 10], wall), shot)).toBe(3);
    expect(toHit(pair([20.6, 10], [10, 10], wall), shot)).toBe(7);
    expect(toHit(pair([10, 10], [22, 10], wall), shot)).toBe(7);
  });

  test('[FL-EX-47, FL-COV-05] equally near to both, it covers', () => {
    expect(toHit(pair([19.4, 10], [20.6, 10], wall), fire('laser-rifle', 'b1'))).toBe(3);
  });

  test('[FL-COV-05] soft material gives soft cover', () => {
    const fence = { walls: [{ ...wall.walls[0]!, material: 'soft' as const }] };
    expect(coverOf(pair([10, 10], [20.6, 10], fence), 'a1', 'b1')).toBe('soft');
  });

  test('[FL-COV-07] rubble and low walls do not cover a tank, a higher wall does', () => {
    const ruin = { terrain: [{ id: 'ruin', type: 'rubble' as const, polygon: box(20, 5, 30, 15) }] };
    expect(coverOf(pair([10, 10], [25, 10], ruin, [TERRAN, 'v-anvil']), 'a1', 'b1')).toBe('none');
    expect(coverOf(pair([10, 10], [25, 10], ruin, [TERRAN, 'v-hound']), 'a1', 'b1')).toBe('hard');
    expect(coverOf(pair([10, 10], [22.1, 10], wall, [TERRAN, 'v-anvil']), 'a1', 'b1')).toBe('none');
    const higher = { walls: [{ ...wall.walls[0]!, height: 'mid' as const }] };
    expect(coverOf(pair([10, 10], [22.1, 10], higher, [TERRAN, 'v-anvil']), 'a1', 'b1')).toBe('hard');
  });

  test('[FL-COV-12] in the air only smoke covers', () => {
    const t = (smoke: boolean) =>
      table([A(TERRAN, [10, 10]), B('v-kestrel', [25, 10], { airborne: true })], {
        terrain: [{ id: 'wood', type: 'woods', polygon: box(24, 9, 26, 11) }],
        ...(smoke ? { smoke: [{ at: [18, 10] as [number, number], diameter: 4, side: 'A' as const }] } : {}),
      });
    expect(coverOf(t(false), 'a1', 'b1')).toBe('none');
    expect(coverOf(t(true), 'a1', 'b1')).toBe('soft');
  });

  test('[FL-COV-13, FL-HID-12] for morale the nearest enemy that sees it counts; unseen is hard cover', () => {
    const cover = (t: ReturnType<typeof table>) => (ask(t, 'cover', { model: 'a1' }) as { morale: string }).morale;
    expect(cover(pair([20.6, 10], [10, 10], wall))).toBe('hard');
    expect(cover(table([A(TERRAN, [20.6, 10]), B(TERRAN, [10, 10]), B(TERRAN, [28, 10])], wall))).toBe('none');
    expect(
      cover(table([A(TERRAN, [20.6, 10]), B(TERRAN, [10, 10]), B(TERRAN, [28, 10], { hidden: true })], wall)),
    ).toBe('hard');
    const hill = { terrain: [{ id: 'hill', type: 'hill' as const, level: 2, polygon: box(12, 0, 16, 48) }] };
    expect(cover(pair([20, 10], [10, 10], hill))).toBe('hard');
    expect(cover(pair([20, 10], [10, 10]))).toBe('none');
  });

  test('[FL-GEO-04, FL-GEO-05, FL-GEO-18] distances run from edge to edge, contact is 0.05, flat things have no edge to mind', () => {
    const apart = (x: number) =>
      ask(pair([10, 10], [x, 10]), 'sight', { from: { model: 'a1' }, to: { model: 'b1' } }) as { distance: number };
    expect(apart(21).distance).toBe(10_000);
    const touching = (x: number) =>
      (ask(pair([10, 10], [x, 10]), 'melee', { attacker: 'a1', defender: 'b1' }) as { touching: boolean }).touching;
    expect([11, 11.05, 11.06].map(touching)).toEqual([true, true, false]);
    const flat = table([A(TERRAN, [10, 10]), B(TERRAN, [30, 30])], {
      objectives: [{ id: 'box', kind: 'carry', point: [10, 10], points: 1 }],
    });
    expect(ask(flat, 'sight', { from: { model: 'a1' }, to: { point: spot([10, 10]) } })).toMatchObject({ distance: 0 });
  });
});
