import { type Direction, roundEvenly, scaleTo } from './direction.js';
import type { Point } from './point.js';

/**
 * A set of points of the plane: a point, a line of segments or an area bounded by its corners, and everything within
 * `radius` of that. So a round base is a point with a radius, an oval base a segment with one, a hull an area without.
 * Corners are whole; a radius is a whole number of half units.
 */
export type Shape = {
  readonly kind: 'point' | 'line' | 'area';
  readonly corners: readonly Point[];
  readonly radius: number;
  /** What stands for the whole where a single point does: the centre of a base, the first corner of anything else. */
  readonly at: Point;
  /** The box around it: the least and the greatest x, the least and the greatest y. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What a figure stands on. Lengths lie along its facing; both ends of an oval are half discs as wide as it is. */
export type Base =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'oval'; readonly length: number; readonly width: number }
  | { readonly kind: 'rectangle'; readonly length: number; readonly width: number };

/** A base where it stands. Only round ones need no facing. Corners are rounded to the grid, evenly in all quarters. */
export function standing(base: Base, at: Point, facing: Direction): Shape {
  switch (base.kind) {
    case 'round':
      return disc(at, base.radius);
    case 'oval': {
      if (base.length <= base.width) return disc(at, base.width / 2);
      const ahead = scaled(facing, (base.length - base.width) / 2);
      return shape('line', [plus(at, ahead, 1), plus(at, ahead, -1)], base.width / 2, at);
    }
    case 'rectangle': {
      const ahead = scaled(facing, base.length / 2);
      const aside = scaled({ x: facing.y, y: 0 - facing.x }, base.width / 2);
      const corner = (forward: number, right: number): Point => ({
        x: at.x + roundEvenly(ahead.x * forward + aside.x * right),
        y: at.y + roundEvenly(ahead.y * forward + aside.y * right),
      });
      return shape('area', [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)], 0, at);
    }
  }
}

export function disc(at: Point, radius: number): Shape {
  return {
    kind: 'point',
    corners: [at],
    radius,
    at,
    left: at.x - radius,
    right: at.x + radius,
    top: at.y - radius,
    bottom: at.y + radius,
  };
}

/** A single point. */
export function spot(at: Point): Shape {
  return disc(at, 0);
}

/** A wall, a fence, a path: segments from the first point to the last. */
export function line(points: readonly Point[]): Shape {
  return shape('line', points, 0, points[0]!);
}

/** What a simple polygon encloses, its edge included. Corners in either direction, the first not repeated. */
export function area(corners: readonly Point[]): Shape {
  return shape('area', corners, 0, corners[0]!);
}

/** The edge of an area alone, as a line that ends where it began. */
export function outline({ corners }: Shape): Shape {
  return line([...corners, corners[0]!]);
}

/** The same shape with its reference point elsewhere. */
export function movedTo({ kind, corners, radius, at }: Shape, to: Point): Shape {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  return shape(
    kind,
    corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    radius,
    to,
  );
}

/** The same shape, grown by a distance on all sides. */
export function grown({ kind, corners, radius, at }: Shape, by: number): Shape {
  return shape(kind, corners, radius + by, at);
}

/** How many sides a shape has; a point counts as a side without length. */
export function sidesOf({ kind, corners }: Shape): number {
  return kind === 'line' && corners.length > 1 ? corners.length - 1 : corners.length;
}

/** Where side `i` of a shape ends: the corner after the one it starts from, which closes an area. */
export function sideEnd({ corners }: Shape, i: number): Point {
  return corners[i + 1 < corners.length ? i + 1 : 0]!;
}

export function shape(kind: Shape['kind'], corners: readonly Point[], radius: number, at: Point): Shape {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    kind,
    corners,
    radius,
    at,
    left: left - radius,
    right: right + radius,
    top: top - radius,
    bottom: bottom + radius,
  };
}

function scaled(direction: Direction, length: number): Point {
  const scale = scaleTo(direction, length);
  return { x: direction.x * scale, y: direction.y * scale };
}

function plus(at: Point, offset: Point, sign: number): Point {
  return { x: at.x + sign * roundEvenly(offset.x), y: at.y + sign * roundEvenly(offset.y) };
}
