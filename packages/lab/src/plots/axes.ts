import { escaped, label, line, part, type Scale, SOFT, scale, ticks } from './svg.js';

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly told: (value: number) => string;
  readonly about?: number;
}

export interface Axes {
  readonly x: Scale;
  readonly y: Scale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  /** Lines, numbers and titles. */
  readonly drawn: string;
}

/** Two axes with room for a picture. */
export function axes(width: number, height: number, across: Axis, up: Axis): Axes {
  const isNarrow = width < 480;
  const [left, right, top, bottom] = [isNarrow ? 44 : 56, width - 14, 26, height - 42];
  const x = scale([across.from, across.to], [left, right]);
  const y = scale([up.from, up.to], [bottom, top]);
  const drawn = [
    ...ticks(up.from, up.to, up.about ?? 5).map(
      (value) =>
        line(left, y(value), right, y(value)) +
        label(left - 6, y(value) + 4, up.told(value), { anchor: 'end', fill: SOFT, size: 12 }),
    ),
    ...ticks(across.from, across.to, across.about ?? (isNarrow ? 4 : 7)).map(
      (value) =>
        line(x(value), bottom, x(value), bottom + 4, SOFT) +
        label(x(value), bottom + 17, across.told(value), { anchor: 'middle', fill: SOFT, size: 12 }),
    ),
    line(left, bottom, right, bottom, SOFT),
    label((left + right) / 2, height - 6, across.title, { anchor: 'middle', fill: SOFT, size: 12 }),
    label(4, 14, up.title, { fill: SOFT, size: 12 }),
  ].join('');
  return { x, y, left, right, top, bottom, height, drawn };
}

/** A horizontal row for each of several names, which stand above their rows where it is narrow. */
export interface Rows {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  readonly step: number;
  /** The middle of a row. */
  readonly at: (row: number) => number;
  readonly names: string;
}

const TOP = 12;

export function rowsOf(width: number, names: readonly string[], room = 0): Rows {
  const isNarrow = width < 480;
  const longest = Math.max(4, ...names.map((name) => name.length));
  const left = isNarrow ? 8 : Math.min(240, 16 + 7.2 * longest);
  const step = isNarrow ? 46 : 30;
  const bottom = TOP + step * names.length;
  const at = (row: number) => TOP + step * row + (isNarrow ? 32 : step / 2);
  const fits = Math.floor((left - 14) / 6.6);
  const short = (name: string) => (isNarrow || name.length <= fits ? name : `${name.slice(0, Math.max(1, fits - 1))}…`);
  return {
    left,
    right: width - 14 - room,
    top: TOP,
    bottom,
    height: bottom + 40,
    step,
    at,
    names: names
      .map((name, i) =>
        isNarrow
          ? label(left, at(i) - 15, name)
          : part(
              'g',
              {},
              part('title', {}, escaped(name)),
              label(left - 10, at(i) + 4.5, short(name), { anchor: 'end' }),
            ),
      )
      .join(''),
  };
}

/** The numbers below rows. */
export function rowAxis(rows: Rows, x: Scale, axis: Axis): string {
  const { top, bottom, left, right } = rows;
  return [
    ...ticks(axis.from, axis.to, axis.about ?? Math.round((right - left) / 75)).map(
      (value) =>
        line(x(value), top, x(value), bottom + 4) +
        label(x(value), bottom + 17, axis.told(value), { anchor: 'middle', fill: SOFT, size: 12 }),
    ),
    line(left, bottom, right, bottom, SOFT),
    label((left + right) / 2, bottom + 34, axis.title, { anchor: 'middle', fill: SOFT, size: 12 }),
  ].join('');
}
