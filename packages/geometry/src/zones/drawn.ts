/** A place in map coordinates: whole numbers, x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A zone as it is drawn: a convex polygon, clockwise on screen. Side i runs from corner i to corner i + 1. */
export type DrawnZone = {
  readonly id: string;
  readonly centre: Point;
  readonly polygon: readonly Point[];
};

/** How the zones of a map lie: a grid of hexes, a grid of squares, or any convex polygons that share whole sides. */
export type Lattice = 'hex' | 'square' | 'irregular';

export type DrawnMap = {
  readonly lattice: Lattice;
  readonly zones: readonly DrawnZone[];
  /** A convex polygon, clockwise on screen, beyond which nothing of a zone is seen or touched. */
  readonly outline?: readonly Point[] | undefined;
};

/** Coordinates beyond this are refused: within it every answer of this folder is exact. */
export const FARTHEST = 2 ** 20;

/** The area spanned by (ax, ay) and (bx, by): more than 0 where b lies clockwise of a on screen. */
export const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx;

/** Whether a point lies on the inner hand of every side of a convex polygon, or on a side itself. */
export function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.every(([px, py], i) => {
    const [qx, qy] = polygon[(i + 1) % polygon.length]!;
    return cross(qx - px, qy - py, x - px, y - py) >= 0;
  });
}
