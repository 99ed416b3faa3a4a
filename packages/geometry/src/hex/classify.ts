import type { Hex } from './coordinates.js';

/** How a segment meets a hex between its ends. */
export type Meeting = 'none' | 'crossed' | 'along' | 'touched';

/**
 * Points are integers too: the centre of hex (x, r) is (x, 3r), one unit down is a quarter of a hex's height. The map
 * to the drawn board only stretches, so what meets here meets there.
 */
export type Point = { readonly x: number; readonly y: number };

/** From a hex's centre to its corners, clockwise from the top. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/**
 * How the segment between the centres of a and b meets h: through its interior, along one of its sides, at a corner
 * only, or not at all. Exact, for ties are rules: a corner lies on the line or beside it, never nearly.
 */
export function classify(a: Hex, b: Hex, h: Hex): Meeting {
  const bx = b.x - a.x;
  const by = 3 * (b.r - a.r);
  const cx = h.x - a.x;
  const cy = 3 * (h.r - a.r);
  // A hex whose centre is not between the ends is everywhere farther from the segment than an end's own hex is.
  // The factor 3 undoes the stretching: this one test is about angles.
  const along = 3 * bx * cx + by * cy;
  if (along <= 0 || along >= 3 * bx * bx + by * by) return 'none';

  let left = 0;
  let right = 0;
  for (const corner of CORNERS) {
    const turn = bx * (cy + corner.y) - by * (cx + corner.x);
    if (turn < 0) left++;
    else if (turn > 0) right++;
  }
  if (left > 0 && right > 0) return 'crossed';
  const onTheLine = CORNERS.length - left - right;
  if (onTheLine === 0) return 'none';
  return onTheLine === 2 ? 'along' : 'touched';
}
