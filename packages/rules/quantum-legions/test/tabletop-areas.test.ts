import { distanceSquared, isSimple, locate, polygon, polygonsOverlap } from '@sandtable/geometry/plane';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../src/content/library.js';
import { assemble, doubled, HEXES, hexIndex } from '../src/rules/board.js';
import { areasFromHexes } from '../src/rules/miniatures/areas.js';
import { distanceInHexes, tableOfScale } from '../src/rules/miniatures/table.js';
import { type HexName, TERRAINS, type Terrain } from '../src/terms.js';
import { at, onTable, SCALES, unit } from './on-the-table.js';

// Tables made from hex maps (QL-MIN-08), and distance (QL-MIN-11).

const blank = HEXES.map((): Terrain => 'open');
const only = (hex: HexName, terrain: Terrain): Terrain[] => blank.with(hexIndex(hex), terrain);

test('[QL-MIN-08] at two inches to a hex G7 lies at (13, 11.4), a hexagon two inches wide', () => {
  expect(tableOfScale(2).centres[hexIndex('G7')]).toEqual(at(13_000, 11_400));
  expect(areasFromHexes(only('G7', 'forest'), 2)).toEqual([
    {
      terrain: 'forest',
      corners: [
        at(13_000, 10_245), // 11400 - 1154.7
        at(14_000, 10_823), // 11400 - 577.35
        at(14_000, 11_977),
        at(13_000, 12_555),
        at(12_000, 11_977),
        at(12_000, 10_823),
      ],
    },
  ]);
});

test.each(SCALES)('[QL-MIN-08] at %d inches every middle is rounded to the nearest thousandth', (scale) => {
  const s = BigInt(scale * 1000);
  for (const [hex, { x, y }] of tableOfScale(scale).centres.entries()) {
    const { X, r } = doubled(hex);
    expect(2 * x).toBe(X * scale * 1000);
    const exact = 57_000_000n * s + 8_660_254n * s * BigInt(r - 7); // in ten-millionths of a thousandth
    const off = 10_000_000n * BigInt(y) - exact;
    expect(off > -5_000_000n && off <= 5_000_000n).toBe(true);
  }
});

test.each(SCALES)('[QL-MIN-08] at %d inches what sticks out over the edge is cut off', (scale) => {
  const { width, depth } = tableOfScale(scale);
  const whole = areasFromHexes(
    HEXES.map(() => 'forest'),
    scale,
  );
  expect(whole).toHaveLength(HEXES.length);
  for (const [hex, { corners }] of whole.entries()) {
    const { r } = doubled(hex);
    expect(corners).toHaveLength(r === 1 || r === 13 ? 7 : 6);
    for (const { x, y } of corners) expect(x >= 0 && x <= width && y >= 0 && y <= depth).toBe(true);
    if (r === 1) expect(corners.filter(({ y }) => y === 0)).toHaveLength(2);
    if (r === 13) expect(corners.filter(({ y }) => y === depth)).toHaveLength(2);
  }
});

test.each(SCALES)(
  '[QL-MIN-07] [QL-MIN-08] at %d inches hexagons are simple, share sides and overlap nowhere',
  (scale) => {
    const shapes = areasFromHexes(
      HEXES.map(() => 'hill'),
      scale,
    ).map(({ corners }) => polygon(corners));
    const size = tableOfScale(scale);
    for (const [i, shape] of shapes.entries()) {
      expect(isSimple(shape.corners)).toBe(true);
      expect(locate(shape, size.centres[i]!)).toBe('inside');
      for (let j = 0; j < i; j++) expect(polygonsOverlap(shape, shapes[j]!)).toBe(false);
    }
    const corners = new Set(shapes.flatMap((shape) => shape.corners.map(({ x, y }) => `${x} ${y}`)));
    // twelve zigzags of 29 corners between the rows, and beyond them the 15 shoulders of the first and the last row
    const inside = [...corners].filter((name) => !name.endsWith(' 0') && !name.endsWith(` ${size.depth}`));
    expect(inside).toHaveLength(12 * 29 + 2 * 15);
  },
);

test('[QL-MIN-08] a board becomes one area for each hex that is not open, in the order of the hexes', () => {
  const plan = { left: { section: 'S2', rot: 0 }, right: { section: 'S3', rot: 180 }, firstPlaced: 'left' } as const;
  const { terrain } = assemble(plan, BUILT_IN.sections);
  const game = onTable([unit(1000, 1000)], undefined, {}, { board: plan, areas: undefined });
  const areas = game.state.board!.areas!;
  expect(areas.map((area) => area.terrain)).toEqual(terrain.filter((name) => name !== 'open'));
  expect(new Set(areas.map((area) => area.terrain)).size).toBeGreaterThan(3);
});

test('[QL-MIN-08] single hexes of a position become areas too', () => {
  const game = onTable([unit(1000, 1000)], undefined, {}, { terrain: { G7: 'urban' }, areas: undefined });
  expect(game.state.board!.areas).toEqual(areasFromHexes(only('G7', 'urban'), 2));
});

test('[QL-MIN-08] areas keep the terrain of any map', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...TERRAINS), { minLength: HEXES.length, maxLength: HEXES.length }),
      fc.constantFrom(...SCALES),
      (terrain, scale) => {
        const areas = areasFromHexes(terrain, scale);
        const { centres } = tableOfScale(scale);
        for (const [hex, centre] of centres.entries()) {
          const found = areas.filter(({ corners }) => locate(polygon(corners), centre) !== 'outside');
          expect(found.map((area) => area.terrain)).toEqual(terrain[hex] === 'open' ? [] : [terrain[hex]]);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('[QL-MIN-11] distance is the nearest whole number of hexes, halves down, never less than 1', () => {
  const point = fc.record({ x: fc.nat(56_000), y: fc.nat(45_600) });
  fc.assert(
    fc.property(point, point, fc.constantFrom(...SCALES), (a, b, scale) => {
      const size = tableOfScale(scale);
      const hexes = distanceInHexes(a, b, size);
      expect(distanceInHexes(b, a, size)).toBe(hexes);
      const doubledSquare = 4 * distanceSquared(a, b);
      expect(doubledSquare <= ((2 * hexes + 1) * size.hex) ** 2).toBe(true);
      if (hexes > 1) expect(doubledSquare > ((2 * hexes - 1) * size.hex) ** 2).toBe(true);
      expect(hexes).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});
