import {
  doubled,
  type HexName,
  hexAt,
  hexIndex,
  hexName,
  isHexName,
  type Place,
  type Terrain,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';

// Hexes by name, and points of the open tabletop in inches.

export const placeName = (place: Place): string =>
  typeof place === 'string' ? place : `(${place.x / 1000}, ${place.y / 1000})`;

export const samePlace = (a: Place, b: Place): boolean => placeName(a) === placeName(b);

const POINT = /^\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)$/;

/** A place as somebody writes it: `g7`, `(12.5, 3)`. Whether there is such a hex is for the rules to say. */
export function placeIn(word: string): Place | null {
  if (/^[a-m](0|[1-9]\d*)$/i.test(word)) return word.toUpperCase();
  const [, x, y] = POINT.exec(word) ?? [];
  return x === undefined ? null : { x: Math.round(1000 * Number(x)), y: Math.round(1000 * Number(y)) };
}

/** The terrain of a hex; null for a point, which lies in an area or in none. */
export function terrainAt(view: View, place: Place | null): Terrain | null {
  return (typeof place === 'string' && view.board?.terrain[place]) || null;
}

/** `B2, forest`. */
export function placeWithGround(view: View, place: Place): string {
  const terrain = terrainAt(view, place);
  return terrain === null ? placeName(place) : `${placeName(place)} ${terrain}`;
}

const SIDES = [
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [-1, 1],
  [1, 1],
] as const;

/** The hexes next to one (QL-BRD-03). */
export function neighbours(hex: HexName): HexName[] {
  const { X, r } = doubled(hexIndex(hex));
  return SIDES.flatMap(([x, y]) => {
    const next = hexAt(X + x, r + y);
    return next === null ? [] : [hexName(next)];
  });
}

/** The fewest steps from hex to hex, whatever stands or grows there; empty if there is no such hex. */
export function straightWay(from: HexName, to: HexName): HexName[] {
  const before = new Map<HexName, HexName | null>([[from, null]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of neighbours(at)) if (!before.has(next)) before.set(next, at);
  }
  const way: HexName[] = [];
  for (let at: HexName | null | undefined = to; at && at !== from; at = before.get(at)) way.unshift(at);
  return before.has(to) ? way : [];
}

/** Many hexes in few words: `A1 to A14, B1, B3`. */
export function hexRanges(hexes: readonly string[]): string {
  const sorted = hexes.filter(isHexName).sort((a, b) => hexIndex(a) - hexIndex(b));
  const runs: [first: string, last: string][] = [];
  for (const hex of sorted) {
    const run = runs.at(-1);
    const before = run && hexName(hexIndex(run[1] as HexName) + 1);
    if (run && before === hex && hex[0] === run[1][0]) run[1] = hex;
    else runs.push([hex, hex]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
}

export const isOnBoard = (unit: UnitView): unit is UnitView & { readonly hex: Place } => unit.hex !== null;
