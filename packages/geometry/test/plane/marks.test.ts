import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  caughtBy,
  type Direction,
  directionTo,
  disc,
  distanceSquared,
  driftFrom,
  fragments,
  HUNDREDTH_DEGREE,
  isInArc,
  isInQuarter,
  isLength,
  isTogether,
  NORTH,
  onGrid,
  type Point,
  QUARTERS,
  quartersOf,
  roundEvenly,
  scatter,
  scatteredBy,
  standing,
  stepFrom,
  toInches,
  toUnits,
  wedge,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { quarterTurn, shifted } from './shapes.js';

const directions = fc
  .record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);

describe('units', () => {
  test.each([
    [1.2345, 1235],
    [-1.2345, -1234],
    [0.49213, 492],
    [-0.0001, 0],
    [1000, 1_000_000],
  ])('%d inches are %d thousandths', (inches, units) => {
    expect(toUnits(inches, 1000)).toBe(units);
  });
  test.each([Number.NaN, Infinity, -Infinity, 1e9, -1000.5, 1e300])('%d is no length', (inches) => {
    expect(isLength(inches)).toBe(false);
    expect(() => onGrid({ x: inches, y: 0 }, 1000)).toThrow(`${inches} inches are no place on a table`);
    expect(() => onGrid({ x: 0, y: inches }, 1000)).toThrow(RangeError);
  });
  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000, max: 9_000_000 }), (units) => {
        expect(toUnits(toInches(units, 10_000), 10_000)).toBe(units);
      }),
    );
  });
});

describe('directions', () => {
  test.each([
    [0, 0, 1000],
    [2, 500, 866],
    [3, 707, 707],
    [6, 1000, 0],
    [8, 866, -500],
    [12, 0, -1000],
    [18, -1000, 0],
    [23, -259, 966],
    [-1, -259, 966],
    [24, 0, 1000],
  ])('%d steps clockwise from north', (steps, x, y) => {
    expect(stepFrom({ x: 0, y: 0 }, NORTH, steps, 1000)).toEqual({ x, y });
  });

  test('lead as far as they are told, and turn and move with the table', () => {
    fc.assert(
      fc.property(aPoint(60_000), directions, fc.nat(23), fc.nat(20_000), (from, towards, steps, distance) => {
        const there = stepFrom(from, towards, steps, distance);
        expect(Math.abs(Math.sqrt(distanceSquared(from, there)) - distance)).toBeLessThan(0.8);
        const [turned, moved] = [quarterTurn(from), shifted(-77, 9999)(from)];
        expect(stepFrom(turned, quarterTurn(towards), steps, distance)).toEqual(quarterTurn(there));
        expect(stepFrom(moved, towards, steps, distance)).toEqual(shifted(-77, 9999)(there));
        expect(stepFrom(from, towards, steps + 6, distance)).toEqual(
          stepFrom(from, { x: towards.y, y: -towards.x }, steps, distance),
        );
      }),
    );
  });

  test('of length 0 lead nowhere', () => {
    const nowhere = { x: 0, y: 0 };
    expect(() => stepFrom(nowhere, nowhere, 0, 1)).toThrow('a direction of length 0 leads nowhere');
    expect(() => standing({ kind: 'rectangle', length: 2, width: 1 }, nowhere, nowhere)).toThrow(RangeError);
  });

  test('round evenly', () => {
    expect([-1.5, -0.5, -0.4, 0.5, 1.49].map(roundEvenly)).toEqual([-2, -1, 0, 1, 1]);
  });
});

describe('drift', () => {
  const [firer, aim] = [
    { x: 10_000, y: 10_000 },
    { x: 30_000, y: 10_000 },
  ];
  test.each([
    [12, { x: 33_000, y: 10_000 }],
    [3, { x: 30_000, y: 7000 }],
    [6, { x: 27_000, y: 10_000 }],
    [9, { x: 30_000, y: 13_000 }],
    [1, { x: 32_598, y: 8500 }],
  ])('at %d on the clock', (hour, point) => {
    expect(driftFrom(firer, aim, hour, 3000)).toEqual(point);
  });
  test('has its 12 in the north where firer and aim are one', () => {
    expect(driftFrom(aim, aim, 12, 3000)).toEqual({ x: 30_000, y: 13_000 });
    expect(directionTo(aim, aim)).toEqual(NORTH);
  });
  test('may not heed the firer', () => {
    expect(scatter({ x: 400_000, y: 300_000 }, 2, 70_000)).toEqual({ x: 460_622, y: 335_000 });
  });
});

describe('arcs', () => {
  test.each<[Point, string[]]>([
    [{ x: 0, y: 9 }, ['front']],
    [{ x: 9, y: 9 }, ['front', 'right']],
    [{ x: 9, y: 8 }, ['right']],
    [{ x: 9, y: -9 }, ['right', 'rear']],
    [{ x: -1, y: -9 }, ['rear']],
    [{ x: -9, y: 9 }, ['front', 'left']],
    [{ x: -9, y: 0 }, ['left']],
  ])('%o, facing north', (to, quarters) => {
    expect(quartersOf(NORTH, { x: 0, y: 0 }, to)).toEqual(quarters);
  });

  test('have lines as wide as an angle', () => {
    const far = { x: 60_000, y: 60_020 }; // 0.0095 degrees off
    expect(quartersOf(NORTH, { x: 0, y: 0 }, far)).toEqual(['front']);
    expect(quartersOf(NORTH, { x: 0, y: 0 }, far, HUNDREDTH_DEGREE)).toEqual(['front', 'right']);
    expect(quartersOf(NORTH, { x: 0, y: 0 }, { x: 60_000, y: 60_022 }, HUNDREDTH_DEGREE)).toEqual(['front']);
  });

  test('cover everything once, but for the lines between them, and turn with the table', () => {
    fc.assert(
      fc.property(directions, aPoint(999), aPoint(999), (facing, from, to) => {
        fc.pre(from.x !== to.x || from.y !== to.y);
        const found = quartersOf(facing, from, to);
        expect(found.length === 1 || found.length === 2).toBe(true);
        const turned: Direction = quarterTurn(facing);
        expect(quartersOf(turned, quarterTurn(from), quarterTurn(to))).toEqual(found);
        for (const [i, quarter] of QUARTERS.entries())
          expect(isInQuarter(turned, from, to, QUARTERS[(i + 1) % 4]!)).toBe(isInQuarter(facing, from, to, quarter));
        expect(isInArc(facing, from, to, -1)).toBe(true);
        expect(isInArc(facing, from, to, Math.SQRT1_2 + 1e-9) && !found.includes('front')).toBe(false);
      }),
    );
  });
});

describe('coherency', () => {
  const chain = [0, 1500, 3000, 9000, 10_500, 20_000].map((x) => disc({ x, y: 0 }, 250));
  test('is a chain of links', () => {
    expect(fragments(chain, () => 1000)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(isTogether(chain, () => 1000)).toBe(false);
    expect(isTogether(chain.slice(0, 3), () => 1000)).toBe(true);
    expect(isTogether(chain.slice(0, 3), () => 999.5)).toBe(false);
    expect(isTogether([], () => 0)).toBe(true);
  });
  test('is lost by the gaps that would join the fragments', () => {
    expect(scatteredBy(chain, () => 1000)).toBe(5500 + 9000);
    expect(scatteredBy(chain, () => 9000)).toBe(0);
    expect(scatteredBy([], () => 9000)).toBe(0);
  });
  test('reaches as far as the pair allows', () => {
    expect(fragments(chain, (i, j) => (i + j === 7 ? 5500 : 1000))).toEqual([0, 0, 0, 1, 1, 2]);
    expect(fragments(chain, (i, j) => (i + j === 5 ? 5500 : 1000))).toEqual([0, 0, 0, 0, 0, 1]);
  });
  test('is the same in any order, and never lost by longer reach', () => {
    fc.assert(
      fc.property(fc.array(aPoint(60), { maxLength: 8 }), fc.nat(30), (points, reach) => {
        const members = points.map((at) => disc(at, 2));
        const count = (some: typeof members, far: number) => new Set(fragments(some, () => far)).size;
        expect(count([...members].reverse(), reach)).toBe(count(members, reach));
        expect(count(members, reach + 1)).toBeLessThanOrEqual(count(members, reach));
        expect(scatteredBy(members, () => reach) === 0).toBe(isTogether(members, () => reach));
      }),
    );
  });
});

describe('templates', () => {
  const bases = [disc({ x: 0, y: 0 }, 500), null, disc({ x: 2510, y: 0 }, 500), disc({ x: 2511, y: 0 }, 500)];
  test('catch whom they reach', () => {
    const out: number[] = [];
    const count = caughtBy(disc({ x: 0, y: 0 }, 2000), bases, 10, out);
    expect(out.slice(0, count)).toEqual([0, 2]);
  });
  test('widen from their tip', () => {
    expect(wedge({ x: 0, y: 0 }, { x: 3, y: 4 }, 5000, 2000)).toEqual(
      area([
        { x: 0, y: 0 },
        { x: 3800, y: 3400 },
        { x: 2200, y: 4600 },
      ]),
    );
  });
});
