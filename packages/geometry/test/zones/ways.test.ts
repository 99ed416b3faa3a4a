import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  carriedFacing,
  contacts,
  facingsAt,
  headingOf,
  isWithinHalfPlane,
  isWithinThreeSides,
  next,
  routeAlong,
  sidesHit,
  through,
  towards,
  travelFacing,
  type ZoneMap,
  zoneBehind,
} from '../../src/zones/index.js';
import { aMap, at, aZone, hexes, names, squares } from './maps.js';

const route = (map: ZoneMap, from: string, by: string) =>
  routeAlong(map, through(map.centres[at(map, from)]!, map.centres[at(map, by)]!));
const onFrom = (map: ZoneMap, from: string, by: string, ...walked: string[]) =>
  names(
    map,
    next(
      route(map, from, by),
      walked.map((id) => at(map, id)),
    ),
  );

test('[TA-GEO-15] a line through the middles of sides leads from zone to zone to the edge of the map', () => {
  expect(onFrom(hexes, 'B5', 'E5', 'E5')).toEqual(['F5']);
  expect(onFrom(hexes, 'B5', 'E5', 'E5', 'F5')).toEqual(['G5']);
  expect(onFrom(squares, 'F2', 'H2', 'H2')).toEqual([]);
});

test('[TA-GEO-15] along a side there are two ways, and the walk goes on from either', () => {
  expect(onFrom(hexes, 'C3', 'C5', 'C5')).toEqual(['B6', 'C6']);
  expect(onFrom(hexes, 'C3', 'C5', 'C5', 'B6')).toEqual(['C7']);
  expect(onFrom(hexes, 'C3', 'C5', 'C5', 'C6')).toEqual(['C7']);
});

test('[TA-GEO-15] through a corner the walk crosses sides all the same', () => {
  expect(onFrom(squares, 'B2', 'D4', 'D4')).toEqual(['E4', 'D5']);
  expect(onFrom(squares, 'B2', 'D4', 'D4', 'D5')).toEqual(['E5']);
});

test('[TA-GEO-15] along the rim of the map there is one way, and it is not off the map', () => {
  expect(onFrom(hexes, 'A1', 'A3', 'A3')).toEqual(['A4']);
  expect(onFrom(hexes, 'A1', 'A3', 'A3', 'A4')).toEqual(['A5']);
});

test('[TA-GEO-15] every walk crosses sides of zones on the line, never comes back, and ends', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map), fc.array(fc.nat(5), { minLength: 40 }))),
      ([map, a, b, choices]) => {
        if (a === b) return;
        const way = routeAlong(map, through(map.centres[a]!, map.centres[b]!));
        const met = new Set(way.met.map(({ zone }) => zone));
        const walked = [b];
        for (let step = 0; step < map.size; step++) {
          const options = next(way, walked);
          if (options.length === 0) break;
          for (const option of options) {
            expect(map.neighbours[walked.at(-1)!]).toContain(option);
            expect(met).toContain(option);
          }
          const chosen = options[choices[step % choices.length]! % options.length]!;
          expect(walked).not.toContain(chosen);
          walked.push(chosen);
        }
        // the line has left the last zone for good: nothing of the map but its rim lies ahead
        expect(next(way, walked)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('[TA-GEO-15] where a line meets no corner, the walk is the zones it crosses, in order', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map))),
      ([map, a, b]) => {
        if (a === b || map.outline) return;
        const ray = through(map.centres[a]!, map.centres[b]!);
        const met = contacts(map, ray);
        if (met.some(({ meeting }) => meeting !== 'interior')) return;
        const walked = [a];
        for (let on = next({ map, met }, walked); on.length > 0; on = next({ map, met }, walked)) walked.push(on[0]!);
        expect(walked).toEqual(met.map(({ zone }) => zone).slice(0, walked.length));
        if (map.lattice === 'irregular') expect(walked).toHaveLength(met.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('[TA-GEO-14] [TA-RUL-13] three sides of a hex are the half-plane before it, drawn regular', () => {
  const e5 = at(hexes, 'E5');
  for (let facing = 0; facing < 6; facing++)
    for (let zone = 0; zone < hexes.size; zone++) {
      const [dx, dy] = towards(hexes.centres[e5]!, hexes.centres[zone]!);
      const [fx, fy] = headingOf(hexes, e5, facing);
      // drawn regular, x is stretched by the root of three against y
      expect(isWithinThreeSides(hexes, e5, facing, [dx, dy])).toBe(3 * dx * fx + dy * fy >= 0);
    }
});

test('[TA-GEO-14] on squares the rear corners are in the arc of three sides, not in the half-plane', () => {
  const d4 = at(squares, 'D4');
  const seen = (id: string) => towards(squares.centres[d4]!, squares.centres[at(squares, id)]!);
  expect(['C5', 'E5', 'D4', 'A4'].map((id) => isWithinThreeSides(squares, d4, 3, seen(id)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['D5', 'C6', 'D6', 'E6'].map((id) => isWithinThreeSides(squares, d4, 3, seen(id)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['A4', 'A5', 'H5'].map((id) => isWithinHalfPlane(squares, d4, 3, seen(id)))).toEqual([true, false, false]);
});

test('[TA-GEO-14] from any zone every direction leaves by one side, or by two that meet', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) =>
        fc.tuple(fc.constant(map), aZone(map), fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 })),
      ),
      ([map, zone, dx, dy]) => {
        if (dx === 0 && dy === 0) return;
        const hit = sidesHit(map, zone, [dx, dy]);
        const sides = map.polygons[zone]!.length;
        expect([1, 2]).toContain(hit.length);
        if (hit.length === 2) expect([1, sides - 1]).toContain(hit[1]! - hit[0]!);
      },
    ),
  );
});

test('[TA-GEO-16] behind is the opposite side on grids', () => {
  expect(names(hexes, [zoneBehind(hexes, at(hexes, 'D5'), 0)])).toEqual(['C5']);
  expect(names(squares, [zoneBehind(squares, at(squares, 'D5'), 3)])).toEqual(['D6']);
  expect(zoneBehind(squares, at(squares, 'D8'), 3)).toBe(-1);
});

test('[TA-GEO-17] the facing after a step is the side crossed on grids, the side ahead elsewhere', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map))),
      ([map, zone]) => {
        for (const [side, to] of map.beyond[zone]!.entries()) {
          if (to < 0) continue;
          const facing = travelFacing(map, zone, to);
          if (map.lattice === 'irregular') {
            expect(sidesHit(map, to, towards(map.centres[zone]!, map.centres[to]!))[0]).toBe(facing);
          } else expect(facing).toBe(side);
        }
      },
    ),
  );
});

test('[TA-GEO-17] a facing carried to its own zone is the same', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map))),
      ([map, zone]) => {
        for (let facing = 0; facing < map.polygons[zone]!.length; facing++) {
          expect(carriedFacing(map, zone, facing, zone)).toBe(facing);
          expect(isWithinHalfPlane(map, zone, facing, headingOf(map, zone, facing))).toBe(true);
        }
      },
    ),
  );
});

test('[TA-GEO-18] a marker turned to between two sides fits both facings', () => {
  expect(facingsAt(0, 6)).toEqual([0]);
  expect(facingsAt(29, 6)).toEqual([0]);
  expect(facingsAt(30, 6)).toEqual([0, 1]);
  expect(facingsAt(31, 6)).toEqual([1]);
  expect(facingsAt(-30, 6)).toEqual([0, 5]);
  expect(facingsAt(45, 4)).toEqual([0, 1]);
  expect(facingsAt(271, 4)).toEqual([3]);
});
