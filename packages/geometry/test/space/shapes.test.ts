import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arePerpendicular,
  BOX,
  type Body,
  between,
  COMPOUND,
  CYLINDER,
  compound,
  contactsAlong,
  cosineOf,
  coverWay,
  faceArea,
  facesAlong,
  gapBetween,
  highestTop,
  isHorizontal,
  meanDepth,
  newBody,
  newSpace,
  newTop,
  overlaps,
  place,
  type Space,
  shareMet,
  sineOf,
  thickness,
  volume,
} from '../../src/space/index.js';
import { boxesOf, depthOf, turned } from './oracle.js';

const person = (x: number, y: number, z = 0): Body => ({ ...newBody(), x, y, z, h: 1.25, hx: 0.5, hy: 0.5 });

/** A roof from x 2 to 12, y 4 to 16, six inches up, with a hole of two inches; a lamp post, a car, a person. */
function roof(): Space {
  const slab = {
    box: [-5, -6, 5.75, 5, 6, 6],
    flat: true,
    openings: [{ u0: 1, u1: 3, v0: 1, v1: 3, empty: true }],
  } as const;
  const space = newSpace(24, 24, [
    { id: 'roof', kind: COMPOUND, compound: compound([slab]) },
    { id: 'post', kind: BOX },
    { id: 'car', kind: BOX },
    { id: 'person', kind: CYLINDER },
  ]);
  place(space, 0, 7, 10, 0, 0, 5, 6, 6);
  place(space, 1, 15, 10, 0, 0, 0.125, 0.125, 4);
  place(space, 2, 18, 10, 0, 90, 1.5, 0.625, 1);
  place(space, 3, 20, 15, 0, 0, 0.5, 0.5, 1.25);
  return space;
}

describe('turns', () => {
  test('whole degrees, right angles exactly', () => {
    for (let d = -360; d <= 720; d++) {
      expect(sineOf(d)).toBeCloseTo(Math.sin((d * Math.PI) / 180), 14);
      expect(cosineOf(d)).toBeCloseTo(Math.cos((d * Math.PI) / 180), 14);
    }
    expect([0, 30, 90, 180, 270].map(sineOf)).toEqual([0, 0.5, 1, 0, -1]);
    expect([0, 60, 90, 180, 270].map(cosineOf)).toEqual([1, 0.5, 0, -1, 0]);
    expect(Object.is(sineOf(180), 0) && Object.is(sineOf(360), 0)).toBe(true);
  });
});

describe('gaps and overlaps', () => {
  test('a person beside a turned car, beside a person, over a roof', () => {
    const space = roof();
    expect(gapBetween(space, person(18, 12), 2)).toBeCloseTo(0, 12);
    expect(gapBetween(space, person(18, 12.3), 2)).toBeCloseTo(0.3, 12);
    expect(gapBetween(space, person(18, 12.3, 1.4), 2)).toBeCloseTo(0.5, 12);
    expect(gapBetween(space, person(20, 16.1), 3)).toBeCloseTo(0.1, 12);
    expect(gapBetween(space, person(7, 10, 6.05), 0)).toBeCloseTo(0.05, 12);
  });

  test('boxes: the nearest corner', () => {
    const space = roof();
    const crate = { ...newBody(), round: false, x: 20, y: 13, z: 0, h: 1, hx: 0.5, hy: 0.5 };
    expect(gapBetween(space, crate, 2)).toBeCloseTo(Math.sqrt(0.875 ** 2 + 1 ** 2), 12);
    expect(gapBetween(space, crate, 3)).toBeCloseTo(1, 12);
    expect(gapBetween(space, { ...crate, x: 19 }, 2)).toBeCloseTo(1, 12);
  });

  test('touching is not overlapping', () => {
    const space = roof();
    expect(overlaps(space, person(18, 12), 2)).toBe(false);
    expect(overlaps(space, person(18, 11.99), 2)).toBe(true);
    expect(overlaps(space, person(18, 10, 1), 2)).toBe(false);
    expect(overlaps(space, person(4, 6, 5.5), 0), 'its centre is in the hole').toBe(false);
    expect(overlaps(space, person(6, 6, 5.5), 0)).toBe(true);
  });

  test('against the slow version, from every side', () => {
    const inch = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100);
    fc.assert(
      fc.property(inch(14, 22), inch(7, 17), inch(0, 3), fc.integer({ min: 0, max: 359 }), (x, y, z, yaw) => {
        const space = roof();
        const box = turned({ ...newBody(), round: false, x, y, z, h: 1, hx: 0.8, hy: 0.4 }, yaw);
        for (const body of [person(x, y, z), box]) {
          for (const plain of boxesOf(space)) {
            const depth = depthOf(body, plain);
            if (Math.abs(depth - 1e-4) > 1e-9) expect(overlaps(space, body, plain.thing)).toBe(depth > 1e-4);
            if (depth > 0) expect(gapBetween(space, body, plain.thing)).toBeLessThan(1e-9);
          }
        }
      }),
    );
  });
});

describe('tops', () => {
  const top = newTop();
  test('a face bears whose centre is over it, not the narrow and not the hole', () => {
    const space = roof();
    const on = (x: number, y: number, z: number, reach = 0) =>
      highestTop(space, x, y, z - 0.05, z + 0.05, reach, 0.5, top);
    expect([12, 12.01].map((x) => on(x, 10, 6))).toEqual([true, false]);
    expect([12.5, 12.51].map((x) => on(x, 10, 6, 0.5))).toEqual([true, false]);
    expect(on(15, 10, 4)).toBe(false);
    expect([on(18, 11.4, 1), on(19.2, 10, 1)]).toEqual([true, false]);
    expect([on(4, 6, 6), on(3, 6, 6), on(4, 6, 6, 0.5), on(3.4, 6, 6, 0.5)]).toEqual([false, true, false, true]);
    expect(on(20, 15, 1.25), 'nobody stands on a cylinder').toBe(false);
  });

  test('the 45 degree rule', () => {
    expect([1, 0.7072, Math.SQRT1_2, 0.7, 0, -1].map(isHorizontal)).toEqual([true, true, true, false, false, true]);
    expect(arePerpendicular(0, 0, 1, 1, 0, 0)).toBe(true);
    expect(arePerpendicular(cosineOf(44), sineOf(44), 0, 1, 0, 0)).toBe(false);
    expect(arePerpendicular(cosineOf(46), sineOf(46), 0, 1, 0, 0)).toBe(true);
  });
});

describe('faces', () => {
  const against = { near: 0.5, far: 0.6, beyond: 0.5 };
  test('a climb keeps to a wall up to its top, and along it to half an inch beyond its side', () => {
    const space = roof();
    place(space, 2, 18, 10, 0, 0, 1.5, 2, 3);
    const up = (x: number, y: number, h: number) => coverWay(facesAlong(space, x, y, 0, 0, 0, h, against), 1e-6);
    expect(up(16, 10, 3)).toMatchObject([{ thing: 2, nx: -1, ny: 0, plane: -16.5, from: 0, to: 1 }]);
    expect(up(16, 10, 3.1)).toBeNull();
    expect(up(15.89, 10, 3)).toBeNull();
    expect(up(16, 12.5, 3)).not.toBeNull();
    expect(up(16, 12.61, 3)).toBeNull();
    expect(coverWay(facesAlong(space, 16, 12, 0, 0, 0.5, 0, against), 1e-6)).toHaveLength(1);
  });
});

describe('what lies between', () => {
  test('each thing with its inches, in the order of the line', () => {
    const space = roof();
    const chords = between(space, 13, 10, 0.6, 23, 10, 0.6, 0.001);
    expect(chords.map(({ thing }) => thing)).toEqual([1, 2]);
    expect(chords.map(({ inches }) => inches)).toEqual([expect.closeTo(0.25, 9), expect.closeTo(1.25, 9)]);
    expect(between(space, 7, 10, 7, 7, 10, 5, 0.001)).toMatchObject([{ thing: 0, panel: 0, opening: -1 }]);
    expect(between(space, 4, 6, 7, 4, 6, 5, 0.001)).toMatchObject([{ thing: 0, panel: 0, opening: 0 }]);
    expect(between(space, 20, 13, 0.6, 20, 17, 0.6, 0.001)).toMatchObject([{ thing: 3, inches: expect.closeTo(1, 9) }]);
  });
});

describe('sizes', () => {
  test('face, depth, share', () => {
    const area = faceArea(3, 1.25, 1, 1, 0, 1, 0, 0);
    expect(area).toBe(1.25);
    expect(faceArea(3, 1.25, 1, 0, 1, 1, 0, 0)).toBe(3);
    expect(faceArea(3, 1.25, 1, 1, 0, 0, 0, -1)).toBe(3.75);
    expect(volume(3, 1.25, 1) * shareMet(area, 1)).toBe(3);
    expect(shareMet(1, 7)).toBe(1);
    expect(meanDepth(3.75, area)).toBe(3);
    expect(thickness({ box: [0, 0, 0, 7, 0.25, 3], flat: false, openings: [] })).toBe(0.25);
    expect(thickness({ box: [0, 0, 0, 7, 7, 0.125], flat: true, openings: [] })).toBe(0.125);
  });
});

test('contacts along a way of several legs, in order', () => {
  const space = roof();
  const path = [
    { x: 15, y: 13, z: 0 },
    { x: 15, y: 8.2, z: 0 },
    { x: 22, y: 8.2, z: 0 },
    { x: 22, y: 10, z: 0 },
    { x: 18, y: 10, z: 0 },
  ];
  const contacts = contactsAlong(space, person(13, 13), path);
  expect(contacts.map(({ leg, thing }) => [leg, thing])).toEqual([
    [1, 1],
    [2, 2],
    [4, 2],
  ]);
  expect(contacts[0]!.along).toBeCloseTo(2 + 2.375, 9);
});
