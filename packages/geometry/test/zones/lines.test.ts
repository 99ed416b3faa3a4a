import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareAlong,
  contact,
  contacts,
  glimpses,
  segment,
  straightSight,
  through,
  touched,
  type ZoneMap,
} from '../../src/zones/index.js';
import { aMap, at, aZone, hexes, names, squares } from './maps.js';
import { slowMeeting, slowTouch } from './oracle.js';

const line = (map: ZoneMap, a: string, b: string) => segment(map.centres[at(map, a)]!, map.centres[at(map, b)]!);
const met = (map: ZoneMap, a: string, b: string) =>
  contacts(map, line(map, a, b)).map(({ zone, meeting }) => `${map.ids[zone]} ${meeting}`);

test('[TA-GEO-10] a line along the side of two hexes runs along both', () => {
  expect(met(hexes, 'C3', 'C5')).toEqual(['C3 interior', 'B4 edge', 'C4 edge', 'C5 interior']);
});

test('[TA-GEO-10] an exact diagonal touches the squares beside it in a point each', () => {
  expect(met(squares, 'C3', 'E5')).toEqual([
    'C3 interior',
    'D3 point',
    'C4 point',
    'D4 interior',
    'E4 point',
    'D5 point',
    'E5 interior',
  ]);
});

test('[TA-GEO-10] what a line meets is told in order, with sides and corners', () => {
  const { zones, sides, corners } = touched(squares, line(squares, 'A1', 'B2'));
  expect(
    names(
      squares,
      zones.map(({ zone }) => zone),
    ),
  ).toEqual(['A1', 'B1', 'A2', 'B2']);
  expect(sides.map(({ meeting }) => meeting)).toEqual(['corner', 'corner', 'corner', 'corner']);
  expect(corners).toEqual([[2, 2]]);
});

test('[TA-GEO-10] every zone of every map is met as the slow oracle says, by segments and by endless lines', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map), fc.boolean())),
      ([map, a, b, isEndless]) => {
        if (a === b) return;
        const ray = (isEndless ? through : segment)(map.centres[a]!, map.centres[b]!);
        for (let zone = 0; zone < map.size; zone++)
          expect(contact(map, ray, zone)?.meeting ?? null, map.ids[zone]).toBe(slowMeeting(map, ray, zone));
      },
    ),
    { numRuns: 150 },
  );
});

test('[TA-GEO-12] the sides that a line of sight touches are those that the slow oracle says, corners included', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map))),
      ([map, a, b]) => {
        if (a === b) return;
        const { sides } = straightSight(map, a, b);
        const slow = map.sides.flatMap(({ from, to }, side) =>
          slowTouch(map.centres[a]!, map.centres[b]!, from, to) ? [side] : [],
        );
        expect([...sides].sort((x, y) => x - y)).toEqual(slow);
      },
    ),
    { numRuns: 150 },
  );
});

test('[TA-GEO-12] the line from centre to centre meets the same there and back', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map))),
      ([map, a, b]) => {
        if (a === b) return;
        const [there, back] = [straightSight(map, a, b), straightSight(map, b, a)];
        const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y);
        expect(sorted(there.passed)).toEqual(sorted(back.passed));
        expect(sorted(there.grazed)).toEqual(sorted(back.grazed));
        expect(sorted(there.sides)).toEqual(sorted(back.sides));
      },
    ),
    { numRuns: 200 },
  );
});

test('[TA-GEO-13] any line to a zone that meets no corner is one of its glimpses', () => {
  const key = (lists: { passed: readonly number[]; sides: readonly number[] }) =>
    [lists.passed, [...lists.sides].sort((x, y) => x - y)].join(' | ');
  fc.assert(
    fc.property(
      aMap.chain((map) =>
        fc.tuple(fc.constant(map), aZone(map), aZone(map), fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 })),
      ),
      ([map, a, b, weights]) => {
        if (a === b) return;
        const listed = new Set(glimpses(map, a, b).map(key));
        // a direction to somewhere within the zone: a weighted mean of its corners, in whole numbers
        const corners = map.corners[b]!;
        const w = corners.map((_, i) => 1 + weights[i % weights.length]!);
        const sum = w.reduce((x, y) => x + y, 0);
        const [x, y] = map.centres[a]!;
        const dx = corners.reduce((all, c, i) => all + (c.x / c.w) * w[i]!, 0) - x * sum;
        const dy = corners.reduce((all, c, i) => all + (c.y / c.w) * w[i]!, 0) - y * sum;
        if (!Number.isInteger(dx) || !Number.isInteger(dy)) return; // an outline cut it at places that are not whole
        const far = { x, y, dx, dy, top: 1, bottom: 0 };
        const end = contact(map, far, b)!;
        const ray = { ...far, ...end.from };
        const all = touched(map, ray);
        if (all.corners.length > 0 || end.meeting !== 'interior') return;
        const passed = all.zones.flatMap(({ zone }) => (zone === a || zone === b ? [] : [zone]));
        expect(listed).toContain(key({ passed, sides: all.sides.map(({ side }) => side) }));
      },
    ),
    { numRuns: 400 },
  );
});

test('[TA-GEO-13] a glimpse ends on the rim of the zone it looks at, and no two neighbours begin alike', () => {
  for (const map of [hexes, squares])
    for (let b = 1; b < map.size; b++)
      for (const { ray, passed } of glimpses(map, 0, b)) {
        expect(compareAlong(contact(map, { ...ray, top: 1, bottom: 0 }, b)!.from, ray)).toBe(0);
        expect(passed).not.toContain(b);
        expect(passed).not.toContain(0);
      }
});
