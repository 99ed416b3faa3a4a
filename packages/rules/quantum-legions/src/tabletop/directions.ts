/** Unit vectors, from east clockwise. */
export type Direction = { readonly x: number; readonly y: number };

// Written out: sine and cosine may differ in the last digit from machine to machine, a square root does not.
const COSINES = [
  1,
  Math.sqrt(2 + Math.sqrt(3)) / 2,
  Math.sqrt(3) / 2,
  Math.sqrt(2) / 2,
  0.5,
  Math.sqrt(2 - Math.sqrt(3)) / 2,
  0,
];

/** Every 15 degrees. */
export const DIRECTIONS: readonly Direction[] = Array.from({ length: 24 }, (_, i) => ({
  x: cosine(i),
  y: cosine(i + 18),
}));

function cosine(step: number): number {
  const around = step % 24;
  const half = around > 12 ? 24 - around : around;
  return half > 6 ? -COSINES[12 - half]! : COSINES[half]!;
}

/** Turned by 60 degrees, to the right or to the left. */
export function turned({ x, y }: Direction, right: boolean): Direction {
  const sine = right ? COSINES[2]! : -COSINES[2]!;
  return { x: x / 2 - y * sine, y: x * sine + y / 2 };
}
