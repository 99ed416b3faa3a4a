import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOX,
  type Body,
  COMPOUND,
  CYLINDER,
  clearOf,
  compound,
  cosineOf,
  edgeReached,
  everyTouch,
  firstTouch,
  newBody,
  newSpace,
  newTouch,
  overlapped,
  type Panel,
  pieceStruck,
  place,
  type Space,
  sineOf,
} from '../../src/space/index.js';
import { chance, city } from './city.js';
import { boxesOf, depthOf, moved, turned } from './oracle.js';

const person = (x: number, y: number, z = 0): Body => ({ ...newBody(), x, y, z, h: 1.25, hx: 0.5, hy: 0.5 });
const crate = (x: number, y: number, z = 0, yaw = 0): Body =>
  turned({ ...newBody(), round: false, x, y, z, h: 1, hx: 0.75, hy: 0.5 }, yaw);

/** A wall of brick from x = 9.5 to 9.75, y 4 to 16, three inches high, with the openings given. */
function wall(...openings: Panel['openings']): Space {
  const space = newSpace(24, 24, [
    { id: 'wall', kind: COMPOUND, compound: compound([{ box: [-0.125, -6, 0, 0.125, 6, 3], flat: false, openings }]) },
    { id: 'a', kind: CYLINDER },
    { id: 'b', kind: BOX },
  ]);
  place(space, 0, 9.625, 10, 0, 0, 0.125, 6, 3);
  return space;
}
const DOOR = { u0: 5.375, u1: 6.625, v0: 0, v1: 2, empty: true };
const PANE = { u0: 5.375, u1: 6.625, v0: 0.5, v1: 2, empty: false };

function inchesTo(space: Space, body: Body, vx: number, vy: number, vz: number): number | null {
  const touch = newTouch();
  return firstTouch(space, body, vx, vy, vz, touch) ? touch.inches : null;
}

describe('a person and a wall', () => {
  test('stops half an inch from the face, whose normal looks back', () => {
    const touch = newTouch();
    expect(firstTouch(wall(), person(6, 10), 6, 0, 0, touch)).toBe(true);
    expect(touch.inches).toBeCloseTo(3, 12);
    expect([touch.thing, touch.panel, touch.nx, touch.ny, touch.nz]).toEqual([0, 0, -1, 0, 0]);
  });

  test('reaching it at the very end is a touch, a hair before it is not', () => {
    expect(inchesTo(wall(), person(6, 10), 3, 0, 0)).toBeCloseTo(3, 12);
    expect(inchesTo(wall(), person(6, 10), 2.9999, 0, 0)).toBeNull();
  });

  test('along it, away from it and over it is no touch; into it again is one at once', () => {
    const space = wall();
    expect(inchesTo(space, person(9, 10), 0, 3, 0)).toBeNull();
    expect(inchesTo(space, person(9, 10), -3, 0, 0)).toBeNull();
    expect(inchesTo(space, person(6, 10, 3), 6, 0, 0)).toBeNull();
    expect(inchesTo(space, person(9, 10), 3, 0, 0)).toBe(0);
  });

  test('a corner is rounded off', () => {
    // the corner (9.5, 16); the centre passes it 0.3 to the north and comes within 0.5
    expect(inchesTo(wall(), person(6, 16.3), 6, 0, 0)).toBeCloseTo(3.5 - 0.4, 12);
    expect(inchesTo(wall(), person(6, 16.5), 6, 0, 0)).toBeNull();
  });

  test('from above its narrow top is touched, and the normal looks up', () => {
    const touch = newTouch();
    expect(firstTouch(wall(), person(9.2, 10, 8), 0, 0, -8, touch)).toBe(true);
    expect([touch.inches, touch.nz]).toEqual([5, 1]);
  });

  test('a walker steps over what is lower than its lift', () => {
    const space = wall();
    place(space, 2, 8, 10, 0, 0, 0.5, 0.5, 0.5);
    expect(inchesTo(space, { ...person(6, 10), lift: 0.624 }, 2, 0, 0)).toBeNull();
    expect(inchesTo(space, person(6, 10), 2, 0, 0)).toBeCloseTo(1, 12);
  });

  test('an empty doorway is passed by who lines up with it, and its frame stops who turns aside in it', () => {
    const space = wall(DOOR);
    expect(inchesTo(space, person(6, 10.4), 6, 0, 0)).toBeNull();
    expect(inchesTo(space, person(6, 10.7), 6, 0, 0)).toBeCloseTo(3, 12);
    expect(inchesTo(space, person(9.6, 10.4), 0, 1.6, 0)).toBeCloseTo(0.225, 9);
    expect(inchesTo(space, person(9.6, 10.625), 0, 1, 0)).toBe(0);
    expect(inchesTo(space, person(9.6, 10.625), 0, -1, 0)).toBeNull();
    expect(inchesTo(space, person(9.6, 10.625), 2, 0, 0)).toBeNull();
    expect(overlapped(space, person(9.6, 10.4))).toBe(-1);
    expect(overlapped(space, person(9.6, 10.7))).toBe(0);
  });

  test('the centre line tells which piece is struck', () => {
    const space = wall(PANE);
    expect(pieceStruck(space, 0, 0, person(6, 10), 6, 0, 0)).toBe(0);
    expect(pieceStruck(space, 0, 0, person(6, 10.625), 6, 0, 0)).toBe(0);
    expect(pieceStruck(space, 0, 0, person(6, 10.63), 6, 0, 0)).toBe(-1);
    expect(pieceStruck(space, 0, 0, person(6, 10, 1.5), 6, 0, 0)).toBe(-1);
    expect(pieceStruck(space, 0, 0, person(9, 10), 0, 3, 0)).toBe(-1); // parallel to the plane
    expect(pieceStruck(wall(DOOR), 0, 0, person(6, 10), 6, 0, 0)).toBe(-1); // a gap is never struck
  });

  test('a box strikes an opening only if it fits into it, and passes a gap only then', () => {
    const can = { ...newBody(), round: false, x: 5.2, y: 10, z: 0.6, h: 0.9, hx: 0.3, hy: 0.3 };
    const skip = { ...can, hx: 1, hy: 0.5, x: 5 };
    expect(pieceStruck(wall(PANE), 0, 0, can, 6, 0, 0)).toBe(0);
    expect(pieceStruck(wall(PANE), 0, 0, skip, 6, 0, 0)).toBe(0); // end on, one inch wide
    expect(pieceStruck(wall(PANE), 0, 0, turned(skip, 90), 6, 0, 0)).toBe(-1);
    expect(inchesTo(wall(DOOR), skip, 8, 0, 0)).toBeNull();
    expect(inchesTo(wall(DOOR), turned(skip, 90), 8, 0, 0)).toBeCloseTo(4, 9);
  });

  test('clear of it again on the far side: a quarter inch of wall moves the centre an inch and a quarter', () => {
    expect(9 + clearOf(wall(), 0, 0, person(9, 10), 1, 0, 0)).toBeCloseTo(10.25, 12);
  });

  test('the edge of the table', () => {
    expect(edgeReached(wall(), person(21, 10), 5, 0) * 5).toBeCloseTo(2.5, 12);
    expect(edgeReached(wall(), person(21, 10), 2, 0)).toBeGreaterThan(1);
    expect(edgeReached(wall(), person(23.5, 10), 2, 0)).toBe(0);
  });
});

describe('who is touched first', () => {
  test('the nearest outline of those touched together, then the first by name', () => {
    const space = newSpace(24, 24, [
      { id: 'b', kind: BOX },
      { id: 'a', kind: BOX },
      { id: 'c', kind: BOX },
    ]);
    place(space, 0, 10, 9.5, 0, 0, 0.5, 0.5, 1);
    place(space, 1, 10, 10.5, 0, 0, 0.5, 0.5, 1);
    place(space, 2, 10, 12.5, 0, 0, 0.5, 0.5, 1);
    const touch = newTouch();
    firstTouch(space, person(10, 10.2, 5), 0, 0, -5, touch);
    expect(touch.thing).toBe(1); // over it
    firstTouch(space, person(10, 10, 5), 0, 0, -5, touch);
    expect(touch.thing).toBe(1); // over both: a before b
  });

  test('every touch in order', () => {
    const space = wall();
    place(space, 1, 14, 10, 0, 0, 0.5, 0.5, 1.25);
    place(space, 2, 18, 10, 0, 45, 0.5, 0.5, 1);
    const touches = everyTouch(space, person(2, 10), 20, 0, 0);
    expect(touches.map(({ thing }) => thing)).toEqual([0, 1, 2]);
    expect(touches.map(({ inches }) => inches)).toEqual([
      expect.closeTo(7, 9),
      11,
      expect.closeTo(16 - Math.SQRT1_2 - 0.5, 9),
    ]);
  });
});

describe('against the slow version', () => {
  const STEPS = 64;

  /** The body is outside everything up to the touch and would be inside right after it. */
  function agrees(space: Space, body: Body, vx: number, vy: number, vz: number): void {
    const boxes = boxesOf(space);
    const started = boxes.map((box) => depthOf(body, box) > 1e-4);
    const touch = newTouch();
    const hit = firstTouch(space, body, vx, vy, vz, touch);
    const end = hit ? touch.at : 1;
    const nearby = boxes.filter(
      (box, i) => !started[i] && Math.abs(box.x - body.x) < 20 && Math.abs(box.y - body.y) < 20,
    );
    let deepest = 0;
    for (let k = 0; k <= STEPS; k++) {
      const there = moved(body, vx, vy, vz, (end * k) / STEPS);
      for (const box of nearby) deepest = Math.max(deepest, depthOf(there, box));
    }
    expect(deepest, 'nothing is met before the touch').toBeLessThan(2.1e-4);
    if (!hit) return;
    const length = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const struck = boxes.find(({ thing, panel }) => thing === touch.thing && panel === touch.panel)!;
    // a corner that is clipped by a hair is left again at once
    const depths = [0.0001, 0.0002, 0.0003, 0.0005, 0.002, 0.01, 0.1, 0.3].map((d) =>
      depthOf(moved(body, vx, vy, vz, touch.at + d / length), struck),
    );
    expect(Math.max(...depths), 'goes into what it touches').toBeGreaterThan(0);
  }

  const inch = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100);
  const seeds = fc.integer({ min: 1, max: 40 });
  const ways = fc.tuple(inch(-8, 8), inch(-8, 8), inch(-8, 8));

  test('a person in a city', () => {
    fc.assert(
      fc.property(
        seeds,
        inch(1, 35),
        inch(1, 35),
        inch(0, 12),
        ways,
        fc.constantFrom(0, 0.624),
        (seed, x, y, z, way, lift) => {
          agrees(city(seed), { ...person(x, y, z), lift }, ...way);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a turned box in a city', () => {
    const degrees = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(seeds, inch(1, 35), inch(1, 35), inch(0, 12), degrees, ways, (seed, x, y, z, yaw, way) => {
        const box = crate(x, y, z, yaw);
        agrees(city(seed), { ...box, hx: 1.1, hy: 0.7, h: 2.3 }, ...way); // too tall for a doorway, too long for a stairwell
      }),
      { numRuns: 300 },
    );
  });

  test('the same whichever way the whole city is turned by right angles', () => {
    const touch = newTouch();
    const turnedTouch = newTouch();
    fc.assert(
      fc.property(
        inch(1, 35),
        inch(1, 35),
        inch(0, 9),
        ways,
        fc.constantFrom(90, 180, 270),
        (x, y, z, [vx, vy, vz], by) => {
          const space = city(7);
          const other = city(7);
          const [c, s] = [cosineOf(by), sineOf(by)];
          const about = (px: number, py: number): [number, number] => [
            18 + (px - 18) * c - (py - 18) * s,
            18 + (px - 18) * s + (py - 18) * c,
          ];
          for (let i = 0; i < space.count; i++) {
            const [px, py] = about(space.x[i]!, space.y[i]!);
            const yaw = Math.round((Math.atan2(space.sin[i]!, space.cos[i]!) * 180) / Math.PI);
            place(other, i, px, py, space.z[i]!, yaw + by, space.hx[i]!, space.hy[i]!, space.h[i]!);
          }
          const [px, py] = about(x, y);
          const here = firstTouch(space, person(x, y, z), vx, vy, vz, touch);
          const there = firstTouch(other, person(px, py, z), vx * c - vy * s, vx * s + vy * c, vz, turnedTouch);
          expect(there).toBe(here);
          if (here) expect(turnedTouch.inches).toBeCloseTo(touch.inches, 6);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('100,000 sweeps through cities never go through anything and never end inside', () => {
  const touch = newTouch();
  let hits = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const space = city(seed);
    const boxes = boxesOf(space);
    const of = chance(seed * 7919);
    const here = person(0, 0);
    for (let n = 0; n < 5000; n++) {
      // somewhere free, then a way of up to a dozen inches in any direction
      do {
        here.x = 0.5 + of(3500) / 100;
        here.y = 0.5 + of(3500) / 100;
        here.z = of(2) === 0 ? 0 : of(1300) / 100;
      } while (overlapped(space, here) >= 0);
      const [vx, vy, vz] = [
        (of(2401) - 1200) / 100,
        (of(2401) - 1200) / 100,
        of(2) === 0 ? 0 : (of(2401) - 1200) / 100,
      ];
      const hit = firstTouch(space, here, vx, vy, vz, touch);
      if (hit) hits++;
      const end = hit ? touch.at : 1;
      const last = moved(here, vx, vy, vz, end);
      if (overlapped(space, last) >= 0)
        throw new Error(`seed ${seed}, sweep ${n} ends inside ${overlapped(space, last)}`);
      // halfway, and at three more places: nothing is met there either
      for (let k = 1; k < 5; k++) {
        const there = moved(here, vx, vy, vz, (end * k) / 5);
        for (const box of boxes) {
          if (Math.abs(box.x - there.x) > 8 || Math.abs(box.y - there.y) > 8) continue;
          if (depthOf(there, box) > 2.1e-4)
            throw new Error(`seed ${seed}, sweep ${n} goes through ${box.thing}.${box.panel}`);
        }
      }
    }
  }
  expect(hits).toBeGreaterThan(50_000);
});
