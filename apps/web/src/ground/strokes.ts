import type { Dot } from '../kit/pan-zoom.js';

// Small things every drawing of ground needs.

export const n = (value: number): string => value.toFixed(1);

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

const round = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (dots: readonly Dot[]): string =>
  `M${dots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Dots as the points of a line. */
export const pointsOf = (dots: readonly Dot[]): string => dots.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ');

/** The same numbers for the same seed each time: trees do not walk about between two drawings. */
export function jitter(seed: number): () => number {
  let s = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}
