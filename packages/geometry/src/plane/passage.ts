import { cut, type Piece } from './cut.js';
import { compareFractions, END, type Fraction, lengthBetween, START } from './exact.js';
import { NOWHERE, type PolygonMap, polygonsNear } from './map.js';
import { distanceSquared, type Point, samePoint } from './point.js';

/** A piece of a way over a map of polygons. */
export type Stretch = {
  readonly from: Fraction;
  readonly to: Fraction;
  /** Rounded down. */
  readonly length: number;
  /** The first polygon of the map that it runs inside or along, or NOWHERE. */
  readonly within: number;
};

const near: number[] = []; // scratch

/** The straight way from a to b, cut at every side of every polygon that it meets. None from a point to itself. */
export function passage(a: Point, b: Point, map: PolygonMap): Stretch[] {
  if (samePoint(a, b)) return [];
  const squared = distanceSquared(a, b);
  const met: number[] = [];
  const ways: (readonly Piece[])[] = [];
  const count = polygonsNear(map, a, b, near);
  for (let i = 0; i < count; i++) {
    const pieces = cut(a, b, map.polygons[near[i]!]!);
    if (pieces.length === 1 && pieces[0]!.where === 'outside') continue;
    met.push(near[i]!);
    ways.push(pieces);
  }
  if (met.length === 0) return [{ from: START, to: END, length: lengthBetween(squared, START, END), within: NOWHERE }];
  const stretches: Stretch[] = [];
  const at = met.map(() => 0); // how far each polygon's pieces are used up
  for (let from = START; from !== END; ) {
    let to: Fraction = END;
    let within = NOWHERE;
    for (let k = 0; k < met.length; k++) {
      const piece = ways[k]![at[k]!]!;
      if (within === NOWHERE && piece.where !== 'outside') within = met[k]!;
      if (piece.to !== END && (to === END || compareFractions(piece.to, to) < 0)) to = piece.to;
    }
    stretches.push({ from, to, length: lengthBetween(squared, from, to), within });
    for (let k = 0; k < met.length; k++) {
      const ends = ways[k]![at[k]!]!.to;
      if (ends === to || (ends !== END && compareFractions(ends, to) === 0)) at[k]!++;
    }
    from = to;
  }
  return stretches;
}
