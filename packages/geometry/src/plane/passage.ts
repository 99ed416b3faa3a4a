import { boxesMeet, cut, type Piece } from './cut.js';
import { compareFractions, END, type Fraction, lengthBetween, START } from './exact.js';
import { distanceSquared, type Point, samePoint } from './point.js';
import type { Polygon } from './polygon.js';

/** A piece of a way over a map of polygons. */
export type Stretch = {
  readonly from: Fraction;
  readonly to: Fraction;
  /** Rounded down. */
  readonly length: number;
  /** The first polygon in the list that it runs inside or along, or NOWHERE. */
  readonly within: number;
};

export const NOWHERE = -1;

/** The straight way from a to b, cut at every side of every polygon that it meets. None from a point to itself. */
export function passage(a: Point, b: Point, map: readonly Polygon[]): Stretch[] {
  if (samePoint(a, b)) return [];
  const squared = distanceSquared(a, b);
  const met: number[] = [];
  const ways: (readonly Piece[])[] = [];
  for (let i = 0; i < map.length; i++) {
    if (!boxesMeet(a, b, map[i]!)) continue;
    const pieces = cut(a, b, map[i]!);
    if (pieces.length === 1 && pieces[0]!.where === 'outside') continue;
    met.push(i);
    ways.push(pieces);
  }
  const stretches: Stretch[] = [];
  const at = new Array<number>(met.length).fill(0); // how far each polygon's pieces are used up
  for (let from = START; compareFractions(from, END) < 0; ) {
    let to: Fraction = END;
    let within = NOWHERE;
    for (let k = 0; k < met.length; k++) {
      const piece = ways[k]![at[k]!]!;
      if (within === NOWHERE && piece.where !== 'outside') within = met[k]!;
      if (compareFractions(piece.to, to) < 0) to = piece.to;
    }
    stretches.push({ from, to, length: lengthBetween(squared, from, to), within });
    for (let k = 0; k < met.length; k++) if (compareFractions(ways[k]![at[k]!]!.to, to) === 0) at[k]!++;
    from = to;
  }
  return stretches;
}
