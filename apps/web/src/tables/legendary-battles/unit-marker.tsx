import { tablesOf, type UnitKind, type UnitView, type View } from '@sandtable/legendary-battles';
import { Sign } from './signs.js';

// A unit marker as it lies on its zone: sides differ by shape, frame and colour; how it stands is told by patterns and tokens.

const TILE = {
  own: 'M-17 -20h34a4 4 0 0 1 4 4v32a4 4 0 0 1 -4 4h-34a4 4 0 0 1 -4 -4v-32a4 4 0 0 1 4 -4z',
  enemy: 'M-13 -20h26l8 8v24l-8 8h-26l-8 -8v-24z',
} as const;

export function kindOf(view: View, unit: Pick<UnitView, 'unit'>): UnitKind | null {
  const tables = tablesOf(view);
  const number = unit.unit === null ? undefined : tables.unitNumbers.get(unit.unit);
  return number === undefined ? null : tables.kinds[number]!;
}

const TOKENS = {
  dugIn: 'M-5 3q5 -7 10 0M-6 6h12M-4 -4l4 4l4 -4',
  braced: 'M-5 6V-5l5 -3l5 3V6M0 -8V6',
  concealed: 'M-6 0q6 -6 12 0q-6 6 -12 0M-6 -6L6 6',
  exposed: 'M-6 0q6 -6 12 0q-6 6 -12 0M-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0',
  warded: 'M0 -7l6 3q0 8 -6 11q-6 -3 -6 -11z',
} as const;

interface MarkerProps {
  readonly view: View;
  readonly unit: UnitView;
  /** On a small picture: fewer things, and these larger. */
  readonly compact: boolean;
}

export const sideClass = (view: View, side: 'A' | 'B'): 'own' | 'enemy' =>
  side === (view.seat ?? 'A') ? 'own' : 'enemy';

export function Marker({ view, unit, compact }: MarkerProps) {
  const side = sideClass(view, unit.side);
  const kind = kindOf(view, unit);
  const { genre } = tablesOf(view);
  const { condition, confused, tokens } = unit;
  return (
    <g className={`marker-tile ${side} ${condition}${unit.acted ? ' acted' : ''}${compact ? ' compact' : ''}`}>
      <path className="tile-shadow" d={TILE[side]} transform="translate(1.5 3)" />
      <path className="tile" d={TILE[side]} />
      {kind ? (
        <g transform={compact ? 'translate(0 0) scale(1.12)' : 'translate(0 -3.5) scale(0.95)'}>
          <Sign kind={kind} genre={genre} />
        </g>
      ) : (
        <path className="face-down" d="M-12 12L12 -12M-14 4L4 -14M-4 14L14 -4" />
      )}
      {!compact && (
        <text className="marker-id" y="17">
          {unit.id}
        </text>
      )}
      {condition !== 'ok' && <Condition condition={condition} />}
      {confused && (
        <g className="confused-mark" transform="translate(-17 -17)">
          <circle r="8" />
          <text y="4.4">?</text>
        </g>
      )}
      {tokens.slice(0, 3).map((token, i) => (
        <g key={token} className={`token ${token}`} transform={`translate(${18 - 2 * i} ${-17 + 15 * i})`}>
          <circle r="8" />
          <path d={TOKENS[token]} />
        </g>
      ))}
      {unit.acted && <path className="acted-mark" d="M-18 14l4 4l8 -10" />}
    </g>
  );
}

/** How it fares: one bar for Shaken, a cross for Out of Action; each with a pattern of its own. */
function Condition({ condition }: { readonly condition: UnitView['condition'] }) {
  return condition === 'shaken' ? (
    <g className="condition shaken-mark">
      <path d="M-21 -4l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5" />
    </g>
  ) : (
    <g className="condition out-mark">
      <path className="out-under" d="M-19 -18L19 18M19 -18L-19 18" />
      <path d="M-19 -18L19 18M19 -18L-19 18" />
    </g>
  );
}

/** The marker by itself, in a list or on a card. */
export function MarkerIcon({ view, unit, size = 30 }: Omit<MarkerProps, 'compact'> & { readonly size?: number }) {
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <Marker view={view} unit={{ ...unit, tokens: [], acted: false }} compact />
    </svg>
  );
}
