/**
 * A hex of the endless plane, in doubled coordinates: rows run straight from left to right, every second row is shifted
 * by half a hex, and one step of x is that half. So x and r are always both odd or both even.
 */
export type Hex = { readonly x: number; readonly r: number };

/** The same hex in axial coordinates; the third cube coordinate is -q - r. */
export type Axial = { readonly q: number; readonly r: number };

/** The six steps to a neighbour, counter-clockwise from the east (r grows downwards). */
export const DIRECTIONS = [
  { name: 'E', x: 2, r: 0 },
  { name: 'NE', x: 1, r: -1 },
  { name: 'NW', x: -1, r: -1 },
  { name: 'W', x: -2, r: 0 },
  { name: 'SW', x: -1, r: 1 },
  { name: 'SE', x: 1, r: 1 },
] as const;

export type DirectionName = (typeof DIRECTIONS)[number]['name'];

export function toAxial(hex: Hex): Axial {
  return { q: (hex.x - hex.r) / 2, r: hex.r };
}

export function fromAxial(axial: Axial): Hex {
  return { x: 2 * axial.q + axial.r, r: axial.r };
}

/** Steps between two hexes of the endless plane: every row crossed brings half a hex sideways for free. */
export function hexDistance(dx: number, dr: number): number {
  const sideways = Math.abs(dx);
  const rows = Math.abs(dr);
  return rows + (sideways > rows ? (sideways - rows) / 2 : 0);
}
