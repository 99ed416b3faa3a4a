import type { Dot, Size } from '../pan-zoom.js';

// Where the places of an inch table lie on the picture. Rulesets count in parts of an inch with north up; a drawing has its
// origin at the upper left.

/** A place of the table, in parts of an inch. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The same as scenarios write it down, in inches. */
export type Pair = readonly [x: number, y: number];

/** Lengths of the drawing to an inch, and the wood round the table. */
export const INCH = 24;
const MARGIN = 26;

export interface Sheet {
  readonly size: Size;
  /** What is played on. */
  readonly field: Dot & Size;
  dot(spot: Spot): Dot;
  pair(pair: Pair): Dot;
  spot(dot: Dot): Spot;
  /** A length of the table as one of the drawing. */
  drawn(length: number): number;
  /** The nearest place that is on the table. */
  onto(spot: Spot): Spot;
  /** How many parts an inch has. */
  readonly parts: number;
}

/** The sheet of a table so many inches wide and deep. */
export function sheetOf({ table: [wide, deep] }: { readonly table: Pair }, parts = 1000): Sheet {
  const [width, height] = [wide * INCH, deep * INCH];
  const pair = ([x, y]: Pair): Dot => ({ x: MARGIN + x * INCH, y: MARGIN + height - y * INCH });
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most * parts);
  return {
    size: { width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    field: { x: MARGIN, y: MARGIN, width, height },
    dot: ({ x, y }) => pair([x / parts, y / parts]),
    pair,
    spot: ({ x, y }) => ({
      x: Math.round(((x - MARGIN) * parts) / INCH),
      y: Math.round(((MARGIN + height - y) * parts) / INCH),
    }),
    drawn: (length) => (length * INCH) / parts,
    onto: ({ x, y }) => ({ x: within(x, wide), y: within(y, deep) }),
    parts,
  };
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The middle of several places. */
export function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const n = Math.max(1, spots.length);
  return { x: Math.round(sum.x / n), y: Math.round(sum.y / n) };
}
