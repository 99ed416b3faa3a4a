import { type DrawnMap, type DrawnZone, holds, type Point } from './drawn.js';

// Both grids have whole coordinates: the hexes are an affine picture of regular ones, so that what lies on a line, in which order,
// and what is straight is exactly as it is there. To draw them regular, take x * sqrt(3) / 2 and y / 2.

const HEX: readonly Point[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];
const SQUARE: readonly Point[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

type Size = { readonly cols: number; readonly rows: number; readonly outline?: readonly Point[] | undefined };

/** Hexes with a corner on top, every second row half a hex to the right. Sides: E, SE, SW, W, NW, NE. */
export const hexMap = (size: Size): DrawnMap =>
  gridMap('hex', size, HEX, (col, row) => [2 * col + (row % 2) + 1, 3 * row + 2]);

/** Squares. Sides: E, S, W, N. */
export const squareMap = (size: Size): DrawnMap =>
  gridMap('square', size, SQUARE, (col, row) => [2 * col + 1, 2 * row + 1]);

function gridMap(
  lattice: 'hex' | 'square',
  { cols, rows, outline }: Size,
  shape: readonly Point[],
  centreOf: (col: number, row: number) => Point,
): DrawnMap {
  const zones: DrawnZone[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const [x, y] = centreOf(col, row);
      // a zone that the outline cuts is a whole zone if its centre is left, and none if it is not
      if (outline && !holds(outline, [x, y])) continue;
      const polygon = shape.map(([dx, dy]): Point => [x + dx, y + dy]);
      zones.push({ id: gridId(col, row), centre: [x, y], polygon });
    }
  return { lattice, zones, outline };
}

/** A, B ... Z, AA, AB ...: columns as spreadsheets count them. */
export function columnName(col: number): string {
  let name = '';
  for (let left = col + 1; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  return name;
}

export const gridId = (col: number, row: number): string => `${columnName(col)}${row + 1}`;
