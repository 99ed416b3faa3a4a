import { describe, expect, test } from 'vitest';
import {
  area,
  disc,
  distanceSquared,
  emptyWalk,
  isIn,
  isWhollyIn,
  isWithin,
  lengthIn,
  nearestLegal,
  onGrid,
  overlaps,
  type Path,
  type Point,
  pathLength,
  polygonMap,
  type Shape,
  scatter,
  standing,
  stepFrom,
  sweptTo,
  walk,
} from '../../src/plane/index.js';

// A table in ten-thousandths of an inch, with bases in millimetres, hulls that turn, and sight from edge to edge: worked
// examples of Dystopian Legions, which this geometry must serve as well.

const inch = (x: number, y: number): Point => onGrid({ x, y }, 10_000);
const EPS = 10;
const MM_30 = 5905.5;

const forest = area([inch(10, -10), inch(20, -10), inch(20, 10), inch(10, 10)]);

/** The part of the line between two round bases that lies between their edges, as shares. */
function between(a: Shape, b: Shape): [number, number] {
  const apart = Math.sqrt(distanceSquared(a.at, b.at));
  return [a.radius / apart, 1 - b.radius / apart];
}

describe('touching is not blocking', () => {
  const [firer, target] = [disc(inch(0, 0), MM_30), disc(inch(10, 0), MM_30)];
  test.each([
    [0.5906, 0],
    [0.58, 0.222],
  ])('a third base %d off the line covers %d of it', (aside, chord) => {
    const covered = lengthIn(firer.at, target.at, disc(inch(5, aside), MM_30), ...between(firer, target));
    expect(covered / 10_000).toBeCloseTo(chord, 3);
  });
});

describe('the edge of the wood', () => {
  const firer = disc(inch(0, 0), MM_30);
  test.each([
    [10.55, false, false],
    [10.7, true, false],
    [19.6, false, true],
    [25, false, true],
  ])('a target at x = %d', (x, isInside, isBlocked) => {
    const target = disc(inch(x, 0), MM_30);
    expect(isWhollyIn(target, forest, EPS)).toBe(isInside);
    const through = lengthIn(firer.at, target.at, forest, ...between(firer, target));
    expect(!isInside && through > EPS + 0.5).toBe(isBlocked);
  });
});

test('the way into a wood costs double inside', () => {
  const at = inch(10 - 3 - 0.59055, 0);
  const path: Path = [at, inch(10 + 0.59055, 0)];
  const w = emptyWalk();
  walk(polygonMap([forest]), path, 1, w);
  let cost = 0;
  for (let i = 0; i < w.pieces; i++) cost += (w.to[i]! - w.from[i]!) * (isIn(w, i, 0) ? 2 : 1);
  expect(cost / 10_000).toBeCloseTo(4.772, 3);
  expect(isWhollyIn(disc(path[1]!, MM_30), forest, EPS)).toBe(true);
});

test('a hull that turns on its way ends where it should', () => {
  const turning = inch(15, 24);
  const end = stepFrom(turning, { x: 1, y: 0 }, -4, 70_000);
  expect(end).toEqual(inch(18.5, 30.0622));
  expect(pathLength([inch(10, 24), turning, end]) / 10_000).toBeCloseTo(12, 4);
  const terrier = standing({ kind: 'rectangle', length: 45_000, width: 30_000 }, end, {
    x: end.x - turning.x,
    y: end.y - turning.y,
  });
  expect(isWithin(terrier, disc(stepFrom(end, { x: 1, y: 0 }, -4, 22_500 + MM_30), MM_30), 1)).toBe(true);
});

test('a rifleman jumps out of a corridor', () => {
  const terrier = standing({ kind: 'rectangle', length: 45_000, width: 30_000 }, inch(10, 24), { x: 1, y: 0 });
  const corridor = sweptTo(terrier, inch(22, 24));
  const rifleman = inch(16, 25);
  expect(overlaps(disc(rifleman, MM_30), corridor, EPS)).toBe(true);
  const clearance = MM_30 + 100; // by a hundredth of an inch
  const jump = nearestLegal(
    rifleman,
    { off: [corridor], clearance, within: [] },
    60_000,
    (at) => !overlaps(disc(at, clearance), corridor, 0),
  );
  expect(jump!.x).toBe(rifleman.x);
  expect(jump!.y / 10_000).toBeCloseTo(26.1006, 3);
});

test('templates scatter and touch', () => {
  const first = scatter(inch(40, 30), 2, 70_000);
  expect(first).toEqual(inch(46.0622, 33.5));
  const second = scatter(first, 9, 50_000);
  expect(second).toEqual(inch(41.0622, 33.5));
  const under = (at: Point, template: Point) => overlaps(disc(at, MM_30), disc(template, 25_000), EPS);
  expect(under(inch(43.5, 33.5), first) && under(inch(43.5, 33.5), second)).toBe(true);
  expect(under(inch(47.9, 35.8), first)).toBe(true);
  expect(under(inch(47.9, 35.8), second)).toBe(false);
});

test('a base across the centre line is not past it', () => {
  const past = area([inch(72, 0), inch(72, 48), inch(0, 48)]); // the far side of the diagonal
  expect(isWhollyIn(disc(inch(36.2, 24.3), MM_30), past, 0)).toBe(false);
  expect(isWhollyIn(disc(inch(40, 26), MM_30), past, 0)).toBe(true);
});

test('a ring of templates is full with six', () => {
  const ring = [12, 2, 4, 6, 8, 10].map((hour) => scatter(inch(0, 0), hour, 50_000));
  const isFree = (at: Point) =>
    [inch(0, 0), ...ring].every((other) => !overlaps(disc(at, 25_000), disc(other, 25_000), EPS));
  expect(ring[5]).toEqual(inch(-4.3301, 2.5));
  for (let hour = 1; hour <= 12; hour++) expect(isFree(scatter(inch(0, 0), hour, 50_000))).toBe(false);
  expect(isFree(scatter(ring[5]!, 12, 50_000))).toBe(true);
});
