import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../src/index.js';
import { MOST_CORNERS, pathCost, refusePath } from '../src/rules/miniatures/movement.js';
import { area, ask, at, enemy, justThese, onTable, rectangle, refuseMove, unit } from './on-the-table.js';

// Moving over the open table: cost, obstacles, Jump, passengers (QL-MIN-09, QL-MIN-10, QL-MIN-15, QL-MIN-16).

const forest = area('forest', rectangle(6000, 3000, 7000, 7000));
const lake = area('water', rectangle(6000, 3000, 7000, 7000));

describe('cost', () => {
  test.each([
    { length: 3000, cost: 4000, rule: undefined },
    { length: 3005, cost: 4005, rule: undefined },
    { length: 3010, cost: 4010, rule: undefined },
    { length: 3011, cost: 4011, rule: 'QL-MOV-03' },
  ])('[QL-MIN-09] [QL-EX-98] a move of $length with 1000 in a forest costs $cost', ({ length, cost, rule }) => {
    const game = onTable([unit(5000, 5000, { order: 'engage' })], [forest]);
    game.answer('A', { type: 'Activate', unit: 'a1' });
    const move = { type: 'MoveUnit', path: [at(5000 + length, 5000)] };
    expect(pathCost(game.state, 0, move.path)).toBe(cost);
    expect(game.answer('A', move)?.rule).toBe(rule);
    const moved = game.events('A').find(({ type }) => type === 'unitMoved');
    if (rule) expect(moved).toBeUndefined();
    else expect(moved).toMatchObject({ cost, path: move.path });
  });

  test.each([
    { who: 'a unit of any class', type: {}, cost: 4000 },
    { who: 'All-Terrain', type: { traits: [{ id: 'all-terrain' }] }, cost: 3000 },
    { who: 'Jump', type: { traits: [{ id: 'jump' }] }, cost: 3000 },
  ] as const)('[QL-MIN-09] [QL-MIN-15] through the forest $who pays $cost', ({ type, cost }) => {
    const game = onTable([unit(5000, 5000, { type: type as never })], [forest]);
    expect(pathCost(game.state, 0, [at(8000, 5000)])).toBe(cost);
  });

  test('[QL-MIN-09] every corner counts, and all the pieces together must not exceed the speed', () => {
    const game = onTable([unit(5000, 9000)]);
    expect(refuseMove(game, [at(7000, 9000), at(7000, 11_000)])).toBeNull();
    expect(refuseMove(game, [at(7000, 9000), at(7000, 11_011)])?.rule).toBe('QL-MOV-03');
    expect(refuseMove(game, [at(7000, 9000), at(7000, 13_000)], 'advance')).toBeNull();
    expect(refuseMove(game, [at(7000, 9000), at(7000, 11_011), at(7000, 9000)], 'engage')?.rule).toBe('QL-MOV-03');
    expect(refuseMove(game, [at(6000, 9000)], 'strike')?.rule).toBe('QL-MOV-04');
  });

  test('[QL-MIN-09] each piece is rounded down by itself', () => {
    const game = onTable([unit(5000, 9000)], [area('forest', rectangle(5500, 8000, 6001, 11_000))]);
    expect(pathCost(game.state, 0, [at(5001, 9001)])).toBe(1); // 1.41
    expect(pathCost(game.state, 0, [at(6500, 10_500)])).toBe(707 + 2 * 708 + 705); // 707.1, 708.5, 705.7
  });

  test('[QL-MIN-09] a path has few enough corners that rounding down gains nothing', () => {
    const game = onTable([unit(5000, 9000)]);
    const zigzag = (corners: number): Point[] => Array.from({ length: corners }, (_, i) => at(5001 + i, 9001 + i));
    expect(refuseMove(game, zigzag(MOST_CORNERS))).toBeNull();
    expect(refuseMove(game, zigzag(MOST_CORNERS + 1))?.rule).toBe('QL-MIN-09');
  });

  test('[QL-MIN-07] [QL-MIN-09] along the edge of an area one moves in the area', () => {
    const game = onTable([unit(6000, 4000)], [forest]);
    expect(pathCost(game.state, 0, [at(6000, 6000)])).toBe(4000);
    expect(pathCost(game.state, 0, [at(5999, 4000), at(5999, 6000)])).toBe(2001);
  });

  test.each([
    { minimumMove: false, to: at(7000, 5000), rule: 'QL-MOV-03' },
    { minimumMove: true, to: at(7000, 5000), rule: undefined },
    { minimumMove: true, to: at(7010, 5000), rule: undefined },
    { minimumMove: true, to: at(7011, 5000), rule: 'QL-MOV-03' },
  ])('[QL-MIN-09] [QL-MOV-07] minimumMove $minimumMove: one straight piece of a hex to $to.x', (row) => {
    const slow = unit(5000, 5000, { type: { speed: [1, 1] } });
    const wood = area('forest', rectangle(4000, 3000, 9000, 7000));
    const game = onTable([slow], [wood], { minimumMove: row.minimumMove });
    expect(refuseMove(game, [row.to])?.rule).toBe(row.rule);
    expect(refuseMove(game, [at(5500, 5000), at(6500, 5000)])?.rule).toBe('QL-MOV-03');
  });

  const waypoint = fc.record({ x: fc.integer({ min: 1000, max: 27_000 }), y: fc.integer({ min: 1000, max: 21_800 }) });
  const somewhere = fc.array(waypoint, { minLength: 1, maxLength: 5 });
  const wild = [
    forest,
    area('urban', [at(7000, 4000), at(12_000, 2000), at(10_000, 9000)]),
    area('hill', rectangle(12_000, 8000, 20_000, 20_000)),
  ];

  test('[QL-MIN-09] the cost of a path is the cost of its parts, and no less than its length', () => {
    const game = onTable([unit(5000, 5000)], wild);
    fc.assert(
      fc.property(somewhere, (path) => {
        let sum = 0;
        let least = 0;
        const b = structuredClone(game.state);
        for (const [i, to] of path.entries()) {
          const { x, y } = b.units[0]!.point!;
          const cost = pathCost(b, 0, [to]);
          const length = Math.sqrt((to.x - x) ** 2 + (to.y - y) ** 2);
          least += length - 12; // at most a dozen pieces, each rounded down
          expect(cost).toBeLessThanOrEqual(2 * length);
          sum += cost;
          expect(pathCost(game.state, 0, path.slice(0, i + 1))).toBe(sum);
          b.units[0]!.point = to;
        }
        expect(sum).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 300 },
    );
  });

  test('[QL-MIN-09] the way back costs the same, and more allowance never refuses what less allowed', () => {
    const game = justThese([unit(5000, 5000)], wild);
    fc.assert(
      fc.property(waypoint, waypoint, fc.nat(9), (from, to, allowance) => {
        const there = structuredClone(game.state);
        const back = structuredClone(game.state);
        there.units[0]!.point = from;
        back.units[0]!.point = to;
        expect(pathCost(there, 0, [to])).toBe(pathCost(back, 0, [from]));
        if (refusePath(there, 0, allowance, [to], null) === null)
          expect(refusePath(there, 0, allowance + 1, [to], null)).toBeNull();
        const legal = pathCost(there, 0, [to]) <= allowance * 2000 + 10;
        expect(refusePath(there, 0, allowance, [to], null) === null).toBe(legal);
      }),
      { numRuns: 500 },
    );
  });
});

describe('obstacles', () => {
  test.each([
    { what: 'into it', path: [at(6500, 5000)], rule: 'QL-MOV-06' },
    { what: 'through it', path: [at(8000, 5000)], rule: 'QL-MOV-06' },
    { what: 'onto its edge', path: [at(6000, 5000)], rule: 'QL-MOV-06' },
    { what: 'along its edge', path: [at(6000, 2500), at(6000, 7500), at(5000, 7500)], rule: 'QL-MOV-06' },
    { what: 'up to its edge', path: [at(5999, 5000)], rule: undefined },
    { what: 'past a corner of it', path: [at(5000, 2999), at(8000, 2999)], rule: undefined },
    { what: 'touching a corner of it', path: [at(4000, 5000), at(8000, 1000)], rule: undefined },
  ])('[QL-MIN-10] impassable ground: $what', ({ path, rule }) => {
    const game = onTable([unit(5000, 5000, { type: { speed: [9, 9] } })], [lake]);
    expect(refuseMove(game, path)?.rule).toBe(rule);
  });

  test('[QL-MIN-10] between two hexes of water that share a side there is no way through', () => {
    const lakes = [area('water', rectangle(6000, 3000, 7000, 7000)), area('water', rectangle(7000, 3000, 8000, 7000))];
    const game = onTable([unit(7000, 1500, { type: { speed: [9, 9] } })], lakes);
    expect(refuseMove(game, [at(7000, 8500)])?.rule).toBe('QL-MOV-06');
  });

  test('[QL-MIN-10] what is impassable depends on the unit', () => {
    const hover = unit(5000, 5000, { type: { traits: [{ id: 'hover' }] } });
    expect(refuseMove(onTable([hover], [lake]), [at(8000, 5000)])).toBeNull();
    const marsh = area('swamp', lake.corners);
    expect(refuseMove(onTable([unit(5000, 5000)], [marsh]), [at(8000, 5000)])?.rule).toBe('QL-MOV-06');
    const foot = unit(5000, 5000, { type: { cls: 'INF' } });
    expect(refuseMove(onTable([foot], [marsh]), [at(8000, 5000)])).toBeNull();
  });

  test.each([
    { what: 'overlaps it on the way', y: 6999, rule: 'QL-STK-04' },
    { what: 'touches it on the way', y: 7000, rule: undefined },
  ])('[QL-MIN-10] an enemy disc: the mover $what', ({ y, rule }) => {
    const game = onTable([unit(5000, 5000), enemy(7000, y)]);
    expect(refuseMove(game, [at(9000, 5000)])?.rule).toBe(rule);
  });

  test('[QL-MIN-10] a slanting way is measured as exactly', () => {
    // from (5, 5) to (8, 9) along a slope of 3 and 4: the foot of the enemy is at (6.5, 7), two inches aside is 1.6, 1.2
    const past = [at(8000, 9000)];
    const speed = { type: { speed: [3, 3] } } as const;
    expect(refuseMove(onTable([unit(5000, 5000, speed as never), enemy(8100, 5800)]), past)).toBeNull();
    expect(refuseMove(onTable([unit(5000, 5000, speed as never), enemy(8099, 5800)]), past)?.rule).toBe('QL-STK-04');
  });

  test.each([
    { who: 'a friend', other: unit(7000, 5000), through: undefined, onto: 'QL-STK-03' },
    { who: 'an enemy', other: enemy(7000, 5000), through: 'QL-STK-04', onto: 'QL-STK-04' },
  ])('[QL-MIN-10] through $who, and onto it', ({ other, through, onto }) => {
    const game = onTable([unit(5000, 5000), other]);
    expect(refuseMove(game, [at(9000, 5000)])?.rule).toBe(through);
    expect(refuseMove(game, [at(7500, 5000)])?.rule).toBe(onto);
  });

  test('[QL-MIN-10] a move may end touching a friend, and on its own old place', () => {
    const game = onTable([unit(5000, 5000), unit(8000, 5000)]);
    expect(refuseMove(game, [at(6000, 5000)])).toBeNull();
    expect(refuseMove(game, [at(6001, 5000)])?.rule).toBe('QL-STK-03');
    expect(refuseMove(game, [at(5000, 6000), at(5500, 5000)])).toBeNull();
    expect(refuseMove(game, [at(5000, 6000), at(5000, 5000)])).toBeNull();
  });

  test('[QL-MIN-10] what comes first on the way is told first', () => {
    const game = onTable([unit(5000, 5000), enemy(5000, 9000)], [lake]);
    expect(refuseMove(game, [at(5000, 8000), at(8000, 5000)])?.rule).toBe('QL-STK-04');
    expect(refuseMove(game, [at(8000, 5000), at(5000, 8000)])?.rule).toBe('QL-MOV-06');
    expect(refuseMove(game, [at(5000, 12_500)])?.rule).toBe('QL-STK-04');
  });
});

describe('Jump', () => {
  const jumper = unit(5000, 5000, { type: { traits: [{ id: 'jump' }] } });
  test.each([
    { what: 'over water', path: [at(8500, 5000)], rule: undefined },
    { what: 'into water', path: [at(6500, 5000)], rule: 'QL-TRT-04' },
    { what: 'onto the edge of water', path: [at(7000, 5000)], rule: 'QL-TRT-04' },
    { what: 'over an enemy', path: [at(5000, 9000)], rule: undefined },
    { what: 'onto an enemy', path: [at(5000, 8000)], rule: 'QL-STK-03' },
    { what: 'too far', path: [at(5000, 9011)], rule: 'QL-MOV-03' },
    { what: 'off the table', path: [at(5000, 999)], rule: 'QL-MIN-06' },
  ])('[QL-MIN-15] Jump $what', ({ path, rule }) => {
    const game = onTable([jumper, enemy(5000, 7000)], [lake]);
    expect(refuseMove(game, path)?.rule).toBe(rule);
  });
});

describe('passengers', () => {
  const carrier = unit(5000, 9000, { type: { traits: [{ id: 'transport' }] }, order: 'advance' });
  const rider = (x: number) => unit(x, 9000, { type: { cls: 'INF' }, order: 'strike' });
  const end = at(9000, 9000);
  const carry = (x: number, y: number) => ({ passenger: 'a2', drop: at(x, y) });

  test.each([
    { what: 'touching the carrier', drop: [11_000, 9000], rule: undefined },
    { what: 'at the end of distance 1', drop: [12_000, 9000], rule: undefined },
    { what: 'at distance 2', drop: [12_001, 9000], rule: 'QL-TRT-05' },
    { what: 'over the carrier', drop: [10_999, 9000], rule: 'QL-TRT-05' },
    { what: 'over another unit', drop: [9000, 11_500], rule: 'QL-TRT-05' },
    { what: 'in water', drop: [9000, 6900], rule: 'QL-TRT-05' },
    { what: 'where it stood', drop: [7200, 9000], from: 7200, to: at(9200, 9000), rule: undefined },
    { what: 'where the carrier stood', drop: [5000, 9000], to: at(7500, 9000), rule: undefined },
  ])('[QL-MIN-16] a passenger is set down $what', ({ drop, from, to, rule }) => {
    const water = area('water', rectangle(8000, 6000, 10_000, 7000));
    const game = onTable([carrier, rider(from ?? 7500), enemy(9000, 12_500)], [water]);
    expect(refuseMove(game, [to ?? end], 'advance', carry(drop[0]!, drop[1]!))?.rule).toBe(rule);
  });

  test('[QL-MIN-16] the edge of the table holds for passengers too', () => {
    const game = onTable([unit(5000, 3000, { type: carrier.type }), unit(7000, 3000, { type: { cls: 'INF' } })]);
    expect(refuseMove(game, [at(5000, 3100)], 'advance', carry(5000, 1000))).toBeNull();
    expect(refuseMove(game, [at(5000, 2900)], 'advance', carry(5000, 900))?.rule).toBe('QL-TRT-05');
  });

  test.each([
    { x: 8000, rule: undefined },
    { x: 8001, rule: 'QL-TRT-05' },
  ])('[QL-MIN-11] [QL-MIN-16] only a friend at distance 1 is carried: at $x', ({ x, rule }) => {
    expect(refuseMove(onTable([carrier, rider(x)]), [at(5000, 11_000)], 'advance', carry(5000, 13_000))?.rule).toBe(
      rule,
    );
  });

  test('[QL-MIN-16] it is lifted out of the way, set down, and has acted', () => {
    const game = onTable([carrier, rider(7500), enemy(20_000, 20_000)]);
    game.answer('A', { type: 'Activate', unit: 'a1' });
    const options = game.options('A') as { path: Point[]; carry?: { passenger: string; drop: Point } }[];
    expect(options.filter((option) => option.carry).length).toBeGreaterThan(50);
    for (const option of options) expect(game.check('A', option)).toBeNull();
    const move = { type: 'MoveUnit', path: [at(7500, 9000)], carry: carry(10_000, 9000) };
    expect(game.answer('A', move)).toBeNull();
    expect(game.state.units[1]).toMatchObject({ point: at(10_000, 9000), order: null, activatedOn: game.state.turn });
    expect(game.events('B').find(({ type }) => type === 'unitCarried')).toMatchObject({ to: at(10_000, 9000) });
  });

  test('[QL-MIN-16] a drop by name is malformed', () => {
    const game = onTable([carrier, rider(7500)]);
    const decision = { type: 'MoveUnit', path: [end], carry: { passenger: 'a2', drop: 'C3' } };
    expect(ask(game, 'why', { decision, unit: 'a1', order: 'advance' })).toMatchObject({
      refusal: { rule: null, path: 'carry.drop' },
    });
  });
});
