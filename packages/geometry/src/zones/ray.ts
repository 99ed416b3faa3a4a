import { compareProducts } from '../plane/exact.js';

/** A line from a place in a direction, cut off where it has gone `top / bottom` of its direction; a `bottom` of 0 is never. */
export type Ray = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly top: number;
  readonly bottom: number;
};

/** How far along a ray: a multiple of its direction, in whole numbers. */
export type Along = { readonly top: number; readonly bottom: number };

/** The sign of one place along a ray against another. */
export const compareAlong = (a: Along, b: Along): number => compareProducts(a.top, b.bottom, b.top, a.bottom);

export const segment = (from: readonly [number, number], to: readonly [number, number]): Ray => ({
  x: from[0],
  y: from[1],
  dx: to[0] - from[0],
  dy: to[1] - from[1],
  top: 1,
  bottom: 1,
});

/** From a place through another and on, without an end. */
export const through = (from: readonly [number, number], to: readonly [number, number]): Ray => ({
  ...segment(from, to),
  bottom: 0,
});
