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

/** Turned to the right by so many steps of 15 degrees. */
export function turned({ x, y }: Direction, steps: number): Direction {
  const by = DIRECTIONS[(steps + DIRECTIONS.length) % DIRECTIONS.length]!;
  return { x: x * by.x - y * by.y, y: x * by.y + y * by.x };
}
