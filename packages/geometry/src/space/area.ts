/** The area of a box seen along a unit direction, and what follows from it. `c` and `s` are those of its turn. */
export function faceArea(
  w: number,
  d: number,
  h: number,
  c: number,
  s: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  return Math.abs(nx * c + ny * s) * d * h + Math.abs(ny * c - nx * s) * w * h + Math.abs(nz) * w * d;
}

export function volume(w: number, d: number, h: number): number {
  return w * d * h;
}

/** How deep a thing is on average, seen so that its face has this area. */
export function meanDepth(size: number, area: number): number {
  return size / area;
}

/** The part of a thing's face that meets another: all of it, or as much as the smaller one covers. */
export function shareMet(own: number, other: number): number {
  return other < own ? other / own : 1;
}
