import {
  cutToRectangle,
  isSimple,
  NOWHERE,
  type PolygonMap,
  polygon,
  polygonAt,
  polygonMap,
  polygonsOverlap,
} from '@sandtable/geometry/plane';
import type { Battle, Point, TerrainArea } from '../../state.js';
import { TERRAINS, type Terrain } from '../../terms.js';
import { doubled, TERRAIN } from '../board.js';
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
    y: heightOf(3 * (r - 7) + thirds, size.hex),
  });
  return [corner(0, -2), corner(1, -1), corner(1, 1), corner(0, 2), corner(-1, 1), corner(-1, -1)];
}

/** The areas of a table, ready for use. */
export interface Areas {
  readonly map: PolygonMap;
  /** By area. */
  readonly terrains: readonly Terrain[];
  /** By area, as an index into TERRAINS. */
  readonly codes: Uint8Array;
  /** Those that block sight (QL-LOS-05), and the hills among them, by index. */
  readonly blocking: readonly number[];
  readonly hills: readonly number[];
  /** By area, the mean of its corners. */
  readonly middles: readonly Point[];
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
      map: polygonMap(listed.map(({ corners }) => polygon(corners))),
      terrains,
      codes: Uint8Array.from(terrains, (terrain) => TERRAINS.indexOf(terrain)),
      blocking: which((terrain) => TERRAIN[terrain].blocks),
      hills: which((terrain) => terrain === 'hill'),
      middles: listed.map(({ corners }) => middleOf(corners)),
    };
    ready.set(listed, areas);
  }
  return areas;
}

function middleOf(corners: readonly Point[]): Point {
  const mean = (sum: number): number => Math.round(sum / corners.length);
  return { x: mean(corners.reduce((sum, { x }) => sum + x, 0)), y: mean(corners.reduce((sum, { y }) => sum + y, 0)) };
}

/** QL-MIN-07: edges included, the first listed where two meet. */
export function terrainAtPoint({ map, terrains }: Areas, point: Point): Terrain {
  const area = polygonAt(map, point);
  return area === NOWHERE ? 'open' : terrains[area]!;
}

/** Areas are numbered as they are listed, from 1. */
export function areaName({ terrains }: Pick<Areas, 'terrains'>, area: number): string {
  return `${terrains[area]} ${area + 1}`;
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
