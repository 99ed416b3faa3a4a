import { EPS, type Vec3 } from './terms.js';

// Directions and lengths.

/** A direction of length 1 (section 7), or null where there is none. */
export function unit([x, y, z]: Vec3): Vec3 | null {
  const length = Math.sqrt(x * x + y * y + z * z);
  return length < EPS ? null : [x / length, y / length, z / length];
}

export const lengthOf = (a: Vec3, b: Vec3): number => {
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  return Math.sqrt(x * x + y * y + z * z);
};
