import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  components,
  type DrawnZone,
  distance,
  faultsIn,
  hexMap,
  OUTSIDE,
  sideBetween,
  squareMap,
  stepsFrom,
  UNREACHABLE,
  within,
  zoneMap,
  zonesAlongSides,
} from '../../src/zones/index.js';
import { aDrawing, aMap, at, aZone, hexes, names, squares } from './maps.js';

test('[TA-GEO-03] hexes are named by column and row, and stand in rows shifted by half a hex', () => {
  const { zones } = hexMap({ cols: 28, rows: 2 });
  expect(zones[0]).toMatchObject({ id: 'A1', centre: [1, 2] });
  expect(zones.at(-1)).toMatchObject({ id: 'AB2', centre: [56, 5] });
  expect(names(hexes, hexes.beyond[at(hexes, 'E5')]!)).toEqual(['F5', 'E6', 'D6', 'D5', 'D4', 'E4']);
  expect(names(hexes, hexes.beyond[at(hexes, 'E4')]!)).toEqual(['F4', 'F5', 'E5', 'D4', 'E3', 'F3']);
});

test('[TA-GEO-04] squares have their neighbours to the east, south, west and north', () => {
  expect(names(squares, squares.beyond[at(squares, 'D4')]!)).toEqual(['E4', 'D5', 'C4', 'D3']);
  expect(squares.beyond[at(squares, 'A1')]).toEqual([at(squares, 'B1'), at(squares, 'A2'), OUTSIDE, OUTSIDE]);
});

const SMALL = {
  cols: 4,
  rows: 4,
  outline: [
    [2, 2],
    [8, 2],
    [8, 11],
    [2, 11],
  ],
} as const;

test('[TA-GEO-06] a zone whose centre is on the outline is whole, one whose centre is beyond it is not there', () => {
  const map = zoneMap(hexMap(SMALL));
  expect(map.size).toBe(14);
  expect(map.numberOf.has('A1')).toBe(false);
  expect(map.numberOf.has('A3')).toBe(false);
  expect(map.numberOf.has('A2')).toBe(true);
  // half of A2 is left, and its corners lie on the outline
  expect(Math.min(...map.corners[at(map, 'A2')]!.map(({ x, w }) => x / w))).toBe(2);
  expect(zonesAlongSides(map)).toEqual([4, 4]);
});

test('[TA-GEO-07] zones are adjacent by a side, not by a corner, and no side is left of one that the outline hides', () => {
  expect(sideBetween(squares, at(squares, 'C3'), at(squares, 'D4'))).toBeNull();
  expect(sideBetween(squares, at(squares, 'C3'), at(squares, 'D3'))).not.toBeNull();
  // the side between C1 and C2 ends where this outline begins: they touch in a point
  const cut = zoneMap(
    squareMap({
      cols: 4,
      rows: 2,
      outline: [
        [0, 0],
        [5, 0],
        [4, 2],
        [0, 4],
      ],
    }),
  );
  expect(cut.numberOf.has('C2')).toBe(false);
  for (const [zone, neighbours] of cut.neighbours.entries())
    for (const other of neighbours) expect(cut.neighbours[other]).toContain(zone);
});

test('[TA-GEO-08] distances on grids are those of the formulas', () => {
  const hexDistance = (a: number, b: number) => {
    const axial = (zone: number) => {
      const [c, r] = [zone % 9, Math.floor(zone / 9)];
      return { q: c - (r - (r % 2)) / 2, r };
    };
    const [dq, dr] = [axial(b).q - axial(a).q, axial(b).r - axial(a).r];
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  };
  for (let a = 0; a < hexes.size; a++)
    for (let b = 0; b < hexes.size; b++) expect(distance(hexes, a, b)).toBe(hexDistance(a, b));
  for (let a = 0; a < squares.size; a++)
    for (let b = 0; b < squares.size; b++) {
      const [dc, dr] = [(b % 8) - (a % 8), Math.floor(b / 8) - Math.floor(a / 8)];
      expect(distance(squares, a, b)).toBe(Math.abs(dc) + Math.abs(dr));
    }
});

test('[TA-GEO-08] on any map distance is mutual, and one step less from some neighbour', () => {
  fc.assert(
    fc.property(
      aMap.chain((map) => fc.tuple(fc.constant(map), aZone(map), aZone(map))),
      ([map, a, b]) => {
        const far = distance(map, a, b);
        expect(distance(map, b, a)).toBe(far);
        if (far === 0 || far === UNREACHABLE) return;
        expect(Math.min(...map.neighbours[a]!.map((near) => distance(map, near, b)))).toBe(far - 1);
      },
    ),
  );
});

test('[TA-GEO-09] a drawn map is measured along its four edges', () => {
  const drawn: DrawnZone[] = [
    {
      id: 'A1',
      centre: [5, 5],
      polygon: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    },
    {
      id: 'B1',
      centre: [15, 5],
      polygon: [
        [10, 0],
        [20, 0],
        [20, 10],
        [10, 10],
      ],
    },
    {
      id: 'A2',
      centre: [5, 15],
      polygon: [
        [0, 10],
        [10, 10],
        [10, 20],
        [0, 20],
      ],
    },
    {
      id: 'B2',
      centre: [17, 13],
      polygon: [
        [10, 10],
        [20, 10],
        [20, 20],
      ],
    },
    {
      id: 'B3',
      centre: [13, 17],
      polygon: [
        [10, 10],
        [20, 20],
        [10, 20],
      ],
    },
  ];
  expect(faultsIn({ zones: drawn }, [0, 0, 20, 20])).toEqual([]);
  expect(zonesAlongSides(zoneMap({ lattice: 'irregular', zones: drawn }))).toEqual([2, 2, 2, 2]);
});

test('[TA-GEO-19] patches are zones of a kind joined by sides, not by corners', () => {
  const kinds = squares.ids.map(
    (id) => ({ C3: 'covering', D3: 'covering', E3: 'hindering', E4: 'covering' })[id] ?? null,
  );
  const patches = components(squares, kinds);
  const of = (id: string) => patches[at(squares, id)];
  expect([of('C3'), of('D3'), of('E3'), of('E4'), of('A1')]).toEqual([0, 0, 1, 2, null]);
});

test('[TA-MAP-DST-04] the zones within a radius are its own and those at up to that distance', () => {
  expect(names(hexes, within(hexes, at(hexes, 'E5'), 1))).toEqual(['D4', 'E4', 'D5', 'E5', 'F5', 'D6', 'E6']);
});

test('steps by allowed sides only', () => {
  const wall = (a: number, b: number) => !(a % 8 === 3 && b % 8 === 4) && !(a % 8 === 4 && b % 8 === 3);
  const steps = stepsFrom(squares, at(squares, 'D4'), wall);
  expect(steps[at(squares, 'A1')]).toBe(6);
  expect(steps[at(squares, 'E4')]).toBe(UNREACHABLE);
});

test('[TA-GEO-02] a sound drawing has no fault, and its zones fill its bounds', () => {
  fc.assert(
    fc.property(aDrawing, (drawing) => {
      const map = zoneMap(drawing);
      const { left, top, right, bottom } = boundsOf(map);
      expect(faultsIn(drawing, [left, top, right, bottom])).toEqual([]);
      const twice = (polygon: readonly (readonly [number, number])[]) =>
        polygon.reduce((sum, [x, y], i) => {
          const [nx, ny] = polygon[(i + 1) % polygon.length]!;
          return sum + x * ny - y * nx;
        }, 0);
      const area = map.polygons.reduce((sum, polygon) => sum + twice(polygon), 0);
      expect(area).toBe(2 * (right - left) * (bottom - top));
    }),
  );
});

const two: DrawnZone[] = [
  {
    id: 'A1',
    centre: [5, 5],
    polygon: [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  },
  {
    id: 'B1',
    centre: [15, 5],
    polygon: [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
    ],
  },
];
const [left, right] = two as [DrawnZone, DrawnZone];
const BOUNDS = [0, 0, 20, 10] as const;

test.each([
  { what: 'no zone', zones: [], fault: { kind: 'no zone' } },
  { what: 'an id twice', zones: [left, { ...right, id: 'A1' }], fault: { kind: 'id twice', zone: 'A1' } },
  {
    what: 'a centre twice',
    zones: [left, { ...right, centre: [5, 5] }],
    fault: { kind: 'centre twice', zone: 'B1', other: 'A1', at: [5, 5] },
  },
  {
    what: 'a corner between whole numbers',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [20, 0],
          [20, 10.5],
          [10, 10],
        ],
      },
    ],
    fault: { kind: 'not whole', zone: 'B1', at: [20, 10.5] },
  },
  {
    what: 'two corners',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [20, 0],
        ],
      },
    ],
    fault: { kind: 'too few corners', zone: 'B1' },
  },
  {
    what: 'a bent zone',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [20, 0],
          [14, 4],
          [20, 10],
          [10, 10],
        ],
      },
    ],
    fault: { kind: 'not convex', zone: 'B1', corner: 1, at: [20, 0] },
  },
  {
    what: 'a corner that is none',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [15, 0],
          [20, 0],
          [20, 10],
          [10, 10],
        ],
      },
    ],
    fault: { kind: 'not convex', zone: 'B1', corner: 0, at: [10, 0] },
  },
  {
    what: 'a centre on the rim',
    zones: [left, { ...right, centre: [10, 5] }],
    fault: { kind: 'centre outside', zone: 'B1', at: [10, 5] },
  },
  {
    what: 'zones over one another',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [9, 0],
          [20, 0],
          [20, 10],
          [9, 10],
        ],
      },
    ],
    fault: { kind: 'overlap', zone: 'A1', other: 'B1' },
  },
  {
    what: 'a side met in its middle',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [20, 0],
          [20, 10],
          [10, 5],
        ],
        centre: [16, 4],
      },
    ],
    fault: { kind: 'corner within a side', zone: 'A1', side: 1, other: 'B1', at: [10, 5] },
  },
  {
    what: 'a zone beyond the bounds',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [22, 0],
          [20, 10],
          [10, 10],
        ],
      },
    ],
    fault: { kind: 'beyond the bounds', zone: 'B1', at: [22, 0] },
  },
  {
    what: 'a hole',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [10, 0],
          [18, 0],
          [20, 10],
          [10, 10],
        ],
      },
    ],
    fault: { kind: 'hole', zone: 'B1', side: 1 },
  },
  {
    what: 'parts that do not join',
    zones: [
      left,
      {
        ...right,
        polygon: [
          [12, 0],
          [20, 0],
          [20, 10],
          [12, 10],
        ],
      },
    ],
    fault: { kind: 'apart', zone: 'B1' },
  },
] as { what: string; zones: DrawnZone[]; fault: object }[])('[TA-GEO-02] $what is named', ({ zones, fault }) => {
  expect(faultsIn({ zones }, BOUNDS)).toContainEqual(fault);
});

test('[TA-GEO-02] the two zones of these cases are sound themselves', () => {
  expect(faultsIn({ zones: two }, BOUNDS)).toEqual([]);
});
