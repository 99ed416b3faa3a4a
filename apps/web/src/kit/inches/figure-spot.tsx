import type { ReactNode } from 'react';
import { classes } from '../board.js';
import { Spot } from '../spot.js';
import type { OnTable, Standing } from './inch-board.js';
import { INCH, type Sheet } from './sheet.js';

// A figure on the table as something to point at: its token, a ring that says what can be done with it, and small notes about it.

/** Something on the table that can be chosen now. */
export interface FigureMark {
  readonly look: 'ready' | 'target' | 'blocked' | 'friend';
  readonly note?: string;
  /** What covers it from who is chosen. */
  readonly cover?: 'soft' | 'hard';
  readonly label?: string;
}

/** Figures are drawn at least this wide, in pixels, and can be pressed within this far of their middle. */
const LEAST_WIDE = 21;
const LEAST_PRESSED = 15;
const MOST_GROWN = 2.2;

interface FigureSpotProps extends OnTable {
  readonly figure: Standing;
  readonly mark: FigureMark | undefined;
  readonly sheet: Sheet;
  readonly label: string;
  /** What else is to be seen of it: chosen, acting, draggable. */
  readonly states: string;
  /** Its picture about the origin, at so many pixels to an inch. */
  readonly token: (pixels: number) => ReactNode;
}

export function FigureSpot({ figure, mark, sheet, label, states, token, ringed, pixels, k, ...on }: FigureSpotProps) {
  const { x, y } = sheet.dot(figure.at);
  const wide = 2 * sheet.drawn(figure.radius);
  const grown = Math.min(Math.max(1, LEAST_WIDE / (wide * pixels)), MOST_GROWN);
  const r = (wide / 2) * grown;
  return (
    <Spot
      className={classes('fig', mark?.look, states, ringed && 'advised')}
      at={figure.id}
      tab={false}
      label={[mark?.label, label].filter(Boolean).join(', ')}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      {...on}
    >
      <circle className="fig-touch" r={Math.max(r + 3, LEAST_PRESSED / Math.max(pixels, 0.1))} />
      <circle className="fig-ring" r={r + 3.4} data-fig={figure.id} />
      <g transform={grown > 1 ? `scale(${grown.toFixed(2)})` : undefined}>{token(pixels * INCH * grown)}</g>
      {mark?.cover && <CoverMark cover={mark.cover} at={r} k={k} />}
      {ringed && (
        <text className="fig-name" transform={`translate(0 ${-r - 8 * k}) scale(${k})`}>
          {figure.id}
        </text>
      )}
      {mark?.note !== undefined && (
        <g className="fig-note" transform={`translate(0 ${r + 8 * k}) scale(${k})`}>
          <rect x="-15" y="-7" width="30" height="14" rx="7" />
          <text y="4">{mark.note}</text>
        </g>
      )}
    </Spot>
  );
}

/** A shield beside who is covered: half of one in soft cover. */
function CoverMark({ cover, at, k }: { readonly cover: 'soft' | 'hard'; readonly at: number; readonly k: number }) {
  return (
    <g className="fig-cover" transform={`translate(${-at * 0.85} ${-at * 0.85}) scale(${k})`}>
      <path className="cover-shield" d="M0 -6l5 1.8v3.4q0 4 -5 6.8q-5 -2.8 -5 -6.8v-3.4z" />
      {cover === 'hard' ? (
        <path className="cover-full" d="M0 -4l3.4 1.2v2.3q0 2.8 -3.4 4.8q-3.4 -2 -3.4 -4.8v-2.3z" />
      ) : (
        <path className="cover-full" d="M0 -4v8.3q-3.4 -2 -3.4 -4.8v-2.3z" />
      )}
    </g>
  );
}
