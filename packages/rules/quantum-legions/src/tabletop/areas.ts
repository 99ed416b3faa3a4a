import { cutToRectangle, isSimple, locate, type Polygon, polygon, polygonsOverlap } from '@sandtable/geometry/plane';
import { doubled, TERRAIN } from '../board.js';
import type { Battle, Point, TerrainArea } from '../state.js';
import { TERRAINS, type Terrain } from '../terms.js';
import { heightOf, type TableSize, tableOfScale } from './table.js';

// Terrain areas (QL-MIN-07, QL-MIN-08).

/** QL-MIN-08: a hexagon for every hex that is not open, in the order of the hexes; what sticks out is cut off. */
export function areasFromHexes(terrain: readonly Terrain[], scale: number): TerrainArea[] {
  const size = tableOfScale(scale);
  return terrain.flatMap((name, hex) =>
    name === 'open' ? [] : [{ terrain: name, corners: cutToRectangle(hexagon(hex, size), size.width, size.depth) }],
  );
}

/** From the top, clockwise. */
function hexagon(hex: number, size: TableSize): Point[] {
  const { X, r } = doubled(hex);
  const corner = (halves: number, thirds: number): Point => ({
    x: (X + halves) * size.radius,
    y: heightOf(3 * (r - 7) + thirds, size),
  });
  return [corner(0, -2), corner(1, -1), corner(1, 1), corner(0, 2), corner(-1, 1), corner(-1, -1)];
}

/** The areas of a table, ready for use; all lists have an entry per area. */
export interface Areas {
  readonly polygons: readonly Polygon[];
  readonly terrains: readonly Terrain[];
  /** Index into TERRAINS. */
  readonly codes: Uint8Array;
  /** Those that block sight (QL-LOS-05), and the hills among them, by index. */
  readonly blocking: readonly number[];
  readonly hills: readonly number[];
}

const ready = new WeakMap<readonly TerrainArea[], Areas>();
const NONE: readonly TerrainArea[] = [];

export function areasOf(b: Battle): Areas {
  const listed = b.board?.areas ?? NONE;
  let areas = ready.get(listed);
  if (!areas) {
    const terrains = listed.map(({ terrain }) => terrain as Terrain);
    const which = (is: (terrain: Terrain) => boolean): number[] => terrains.flatMap((t, i) => (is(t) ? [i] : []));
    areas = {
      polygons: listed.map(({ corners }) => polygon(corners)),
      terrains,
      codes: Uint8Array.from(terrains, (terrain) => TERRAINS.indexOf(terrain)),
      blocking: which((terrain) => TERRAIN[terrain].blocks),
      hills: which((terrain) => terrain === 'hill'),
    };
    ready.set(listed, areas);
  }
  return areas;
}

/** QL-MIN-07: edges included, the first listed where two meet; -1 is in none. */
export function areaAt({ polygons }: Areas, point: Point): number {
  for (let i = 0; i < polygons.length; i++) if (locate(polygons[i]!, point) !== 'outside') return i;
  return -1;
}

export function terrainAtPoint(areas: Areas, point: Point): Terrain {
  const area = areaAt(areas, point);
  return area < 0 ? 'open' : areas.terrains[area]!;
}

/** Areas are numbered as they are listed, from 1. */
export function areaName(areas: Areas, area: number): string {
  return `${areas.terrains[area]} ${area + 1}`;
}

/** What is wrong with areas that somebody drew (QL-MIN-07): which one, and what was expected of it. */
export function wrongArea(listed: readonly TerrainArea[], scale: number): { area: number; expected: string } | null {
  const { width, depth } = tableOfScale(scale);
  const polygons = listed.map(({ corners }) => polygon(corners));
  for (const [area, { corners }] of listed.entries()) {
    if (corners.some(({ x, y }) => x < 0 || x > width || y < 0 || y > depth))
      return { area, expected: `corners on the table, from (0, 0) to (${width}, ${depth})` };
    if (!isSimple(corners)) return { area, expected: 'a polygon whose sides do not meet' };
    const other = polygons.findIndex((p, i) => i < area && polygonsOverlap(p, polygons[area]!));
    if (other >= 0) return { area, expected: `a polygon that does not overlap the one at [${other}]` };
  }
  return null;
}
