import { BARE, escaped, part, standingAlone } from './svg.js';

/** Where figures come from, so that anybody can find the same. */
export interface Source {
  readonly title: string;
  readonly build: string;
  readonly seed: number | string;
  /** What plays the same games in the terminal. */
  readonly command: string;
}

export type Cell = string | number;

/** One statement of what is shown: a picture for any width, and the same as a table. */
export interface Plot {
  readonly id: string;
  readonly title: string;
  /** What it says, in a sentence. */
  readonly says: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  draw(width: number): string;
}

export const WIDE = 540;
export const NARROW = 340;

const quoted = (cell: Cell): string => {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const sourceLine = ({ title, build, seed, command }: Source): string =>
  `${title}; build ${build}, seed ${seed}: ${command}`;

/** The table behind a plot, for other programs. The last line says where it comes from. */
export const csvOf = (plot: Plot, source: Source): string =>
  [plot.columns, ...plot.rows, [`# ${sourceLine(source)}`]].map((row) => row.map(quoted).join(',')).join('\r\n');

/** The picture as a file of its own. */
export function svgOf(plot: Plot, source: Source): string {
  const svg = standingAlone(plot.draw(WIDE)).replace('font-family="inherit"', 'font-family="sans-serif"');
  const paper = part('rect', { width: '100%', height: '100%', fill: standingAlone(BARE) });
  return svg.replace('>', `><desc>${escaped(`${plot.says} ${sourceLine(source)}`)}</desc>${paper}`);
}
