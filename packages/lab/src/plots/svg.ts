// A small hand for drawing: pictures as text, the same in a file and on a page.

type Attributes = Readonly<Record<string, string | number | undefined>>;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One part of a picture. Numbers are rounded to a tenth of a dot. */
export function part(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const told = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 10) / 10 : escaped(value!)}"`)
    .join('');
  return inside.length === 0 ? `<${name}${told}/>` : `<${name}${told}>${inside.join('')}</${name}>`;
}

/** The page says what these are; a picture that stands alone has the second. */
export const INK = 'var(--plot-ink,#2a2016)';
export const SOFT = 'var(--plot-soft,#655440)';
export const LINE = 'var(--plot-line,#dccaa4)';
export const FIRST = 'var(--plot-first,#1c4b78)';
export const SECOND = 'var(--plot-second,#9d2a1b)';
export const BARE = 'var(--plot-bare,#fcf6e8)';

/** For who takes a picture elsewhere. */
export const standingAlone = (svg: string): string => svg.replaceAll(/var\(--[\w-]+,(#\w+)\)/g, '$1');

export interface LabelOptions {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly size?: number;
  readonly bold?: boolean;
}

export const label = (x: number, y: number, text: string, options: LabelOptions = {}): string =>
  part(
    'text',
    {
      x,
      y,
      fill: options.fill ?? INK,
      'font-size': options.size ?? 13,
      'text-anchor': options.anchor ?? 'start',
      'font-weight': options.bold ? 700 : undefined,
    },
    escaped(text),
  );

export const line = (x1: number, y1: number, x2: number, y2: number, stroke = LINE, more: Attributes = {}): string =>
  part('line', { x1, y1, x2, y2, stroke, ...more });

export const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export type Scale = (x: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (x) =>
    to[0] + ((x - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round numbers between two, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  const raw = (high - low) / Math.max(1, about) || 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (raw / power > 5 ? 10 : raw / power > 2 ? 5 : raw / power > 1 ? 2 : 1);
  const from = Math.ceil(low / step - 1e-9);
  const to = Math.floor(high / step + 1e-9);
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** A whole picture. What it shows is said by its title. */
export const picture = (width: number, height: number, title: string, ...inside: readonly string[]): string =>
  part(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': title,
      'font-family': 'inherit',
    },
    ...inside,
  );

/** Hatching and dots: what colour says, said once more. */
export const patterns = (id: string): string =>
  part(
    'defs',
    {},
    part(
      'pattern',
      { id: `${id}-hatch`, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      line(0, 0, 0, 7, BARE, { 'stroke-width': 2.4 }),
    ),
    part(
      'pattern',
      { id: `${id}-dots`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
      part('circle', { cx: 4, cy: 4, r: 1.5, fill: BARE }),
    ),
  );
