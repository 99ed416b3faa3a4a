import { type Blocker, HEXES } from '@sandtable/quantum-legions';
import { memo } from 'react';
import { centreOf, dotOf, hexPath, R } from './hexart.js';
import type { Laid, Line, Look } from './overlay.js';
import './overlay.css';

// An overlay on the board: told apart by pattern as well as by colour.

const LOOKS: readonly Look[] = ['one', 'two', 'three', 'four', 'hidden'];

const STROKES: Readonly<Record<Look, string>> = {
  one: 'M5 5h.01',
  two: 'M0 10L10 0M-2 2L2 -2M8 12L12 8',
  three: 'M0 10L10 0M0 0L10 10',
  four: 'M0 10L10 0M0 0L10 10M5 0v10M0 5h10',
  hidden: 'M0 3h10M0 8h10',
};

export function OverlayPatterns() {
  return (
    <defs>
      {LOOKS.map((look) => (
        <pattern key={look} id={`laid-${look}`} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect className={`laid-ground ${look}`} width="10" height="10" />
          <path className={`laid-stroke ${look}`} d={STROKES[look]} />
        </pattern>
      ))}
    </defs>
  );
}

/** A little picture of a pattern, for the legend. */
export function Swatch({ look }: { readonly look: Look }) {
  return (
    <svg className="swatch" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
      <rect width="20" height="14" rx="3" fill={`url(#laid-${look})`} />
    </svg>
  );
}

interface OverlayLayerProps extends Pick<Laid, 'cells' | 'id'> {
  readonly scale: number;
  /** On an open table nothing divides one hex from the next. */
  readonly open: boolean;
}

export const OverlayLayer = memo(function OverlayLayer({ cells, id, scale, open }: OverlayLayerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="overlay" data-overlay={id} aria-hidden="true">
      {[...cells].map(([place, { look, note, point }]) => {
        const { x, y } = point ? dotOf(point, scale) : centreOf(place);
        return (
          <g key={place} data-hex={place} data-look={look}>
            {point ? (
              <circle cx={x} cy={y} r="15" fill={`url(#laid-${look})`} />
            ) : (
              <path d={hexPath({ x, y }, open ? R + 0.4 : R - 1.5)} fill={`url(#laid-${look})`} />
            )}
            {note && (
              <text className="laid-note" x={x} y={point ? y + 5 : y + R - 12}>
                {note}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** A line of sight: whole where it is clear, broken and crossed out at what blocks it where it is not. */
export function SightLineMark({ line, scale }: { readonly line: Line; readonly scale: number }) {
  const [from, to] = [dotOf(line.from, scale), dotOf(line.to, scale)];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={line.clear ? 'sight-line clear' : 'sight-line blocked'} aria-hidden="true">
      <path className="sight-under" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="sight-over" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle cx={from.x} cy={from.y} r="6" />
      <circle cx={to.x} cy={to.y} r="6" />
      {line.blocking.filter(isHex).map(({ place }) => {
        const { x, y } = centreOf(place);
        return (
          <g key={place} data-blocker={place}>
            <path className="blocker" d={hexPath({ x, y }, R - 3)} />
            <path className="blocker-cross" d={`M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`} />
          </g>
        );
      })}
    </g>
  );
}

const isHex = ({ place }: Blocker): boolean => (HEXES as readonly string[]).includes(place);
