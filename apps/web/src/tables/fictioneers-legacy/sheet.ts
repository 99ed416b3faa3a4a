import type { Pair, Scenario, Spot } from '@sandtable/fictioneers-legacy';
import type { Dot, Size } from '../../kit/pan-zoom.js';

// Where the places of the table lie on the picture. Places are in thousandths of an inch with north up (FL-GEO-01), a
// drawing has its origin at the upper left.

/** Lengths of the drawing to an inch, and the wood round the table. */
export const INCH = 24;
export const MARGIN = 26;

export interface Sheet {
  readonly size: Size;
  /** What is played on. */
  readonly field: Dot & Size;
  dot(spot: Spot): Dot;
  /** The same for what a scenario writes down, in inches. */
  pair(pair: Pair): Dot;
  spot(dot: Dot): Spot;
}

/** A length of the table as one of the drawing. */
export const drawn = (mils: number): number => (mils * INCH) / 1000;

export function sheetOf({ table: [wide, deep] }: Pick<Scenario, 'table'>): Sheet {
  const [width, height] = [wide * INCH, deep * INCH];
  const pair = ([x, y]: Pair): Dot => ({ x: MARGIN + x * INCH, y: MARGIN + height - y * INCH });
  return {
    size: { width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    field: { x: MARGIN, y: MARGIN, width, height },
    dot: ({ x, y }) => pair([x / 1000, y / 1000]),
    pair,
    spot: ({ x, y }) => ({
      x: Math.round(((x - MARGIN) * 1000) / INCH),
      y: Math.round(((MARGIN + height - y) * 1000) / INCH),
    }),
  };
}

/** Dots as the points of a line. */
export const pointsOf = (dots: readonly Dot[]): string =>
  dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
