import fc from 'fast-check';
import {
  type DrawnMap,
  type DrawnZone,
  hexMap,
  type Point,
  squareMap,
  type ZoneMap,
  zoneMap,
} from '../../src/zones/index.js';

export const hexes = zoneMap(hexMap({ cols: 9, rows: 9 }));
export const squares = zoneMap(squareMap({ cols: 8, rows: 8 }));

/** A drawn map: the corners of a grid of squares, each moved a little, and some squares cut into two along a diagonal. */
export function drawnMap(cols: number, rows: number, next: (n: number) => number): DrawnMap {
  const PITCH = 20;
  const bend = (at: number, last: number) => (at === 0 || at === last ? 0 : next(9) - 4);
  const corners: Point[][] = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: cols + 1 }, (_, c): Point => [c * PITCH + bend(c, cols), r * PITCH + bend(r, rows)]),
  );
  const zones: DrawnZone[] = [];
  const add = (...polygon: Point[]) => {
    // three times as fine, so that the middle of a triangle is whole; of four corners the rounded mean is still well inside
    const fine = polygon.map(([x, y]): Point => [3 * x, 3 * y]);
    const mean = (axis: 0 | 1) => Math.round(fine.reduce((sum, at) => sum + at[axis], 0) / fine.length);
    zones.push({ id: `Z${zones.length + 1}`, centre: [mean(0), mean(1)], polygon: fine });
  };
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const [a, b, d, e] = [corners[r]![c]!, corners[r]![c + 1]!, corners[r + 1]![c + 1]!, corners[r + 1]![c]!];
      const cut = next(4);
      if (cut === 0) {
        add(a, b, d);
        add(a, d, e);
      } else if (cut === 1) {
        add(a, b, e);
        add(b, d, e);
      } else add(a, b, d, e);
    }
  return { lattice: 'irregular', zones };
}

const OUTLINES: readonly (readonly Point[])[] = [
  [
    [2, 2],
    [8, 2],
    [8, 11],
    [2, 11],
  ],
  [
    [1, 5],
    [6, 1],
    [13, 4],
    [12, 20],
    [4, 22],
  ],
  [
    [0, 0],
    [9, 2],
    [14, 14],
    [3, 18],
  ],
];

export const aDrawing: fc.Arbitrary<DrawnMap> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }), fc.infiniteStream(fc.nat(1000)))
  .map(([cols, rows, stream]) => drawnMap(cols, rows, (n) => stream.next().value! % n));

export const aMap: fc.Arbitrary<ZoneMap> = fc.oneof(
  fc.constant(hexes),
  fc.constant(squares),
  fc.constantFrom(...OUTLINES).map((outline) => zoneMap(hexMap({ cols: 7, rows: 7, outline }))),
  fc.constantFrom(...OUTLINES).map((outline) => zoneMap(squareMap({ cols: 7, rows: 9, outline }))),
  aDrawing.map(zoneMap),
);

export const aZone = (map: ZoneMap) => fc.nat(map.size - 1);

export const at = (map: ZoneMap, id: string): number => map.numberOf.get(id)!;
export const names = (map: ZoneMap, zones: readonly number[]): string[] => zones.map((zone) => map.ids[zone]!);
