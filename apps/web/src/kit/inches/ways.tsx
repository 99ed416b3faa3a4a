import type { ReactNode } from 'react';
import { pointsOf } from '../../ground/strokes.js';
import type { Sheet, Spot } from './sheet.js';
import './overlays.css';

/** A move that is about to be made. */
export interface DrawnWay {
  readonly id: string;
  readonly path: readonly Spot[];
  /** Of the base that would stand at its end. */
  readonly radius: number;
  /** Whether it gets to where it was wished. */
  readonly arrives: boolean;
  /** What it costs, where there is room to say so. */
  readonly note: string | null;
  /** What it leads over. */
  readonly over?: ReactNode;
}

/** Ways with what they lead over, and a ghost of everybody where they end. */
export function WaysLayer({ ways, sheet }: { readonly ways: readonly DrawnWay[]; readonly sheet: Sheet }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="plan" aria-hidden="true">
      {ways.map(({ id, path, arrives, over }) => (
        <g key={id} className={arrives ? 'march' : 'march short'}>
          <polyline className="march-under" points={pointsOf(path.map(sheet.dot))} />
          <polyline className="march-over" points={pointsOf(path.map(sheet.dot))} />
          {over}
        </g>
      ))}
      {ways.map(({ id, path, radius, arrives, note }) => {
        const { x, y } = sheet.dot(path.at(-1)!);
        const r = sheet.drawn(radius);
        return (
          <g key={id} className={arrives ? 'ghost' : 'ghost short'} transform={`translate(${x} ${y})`}>
            <circle className="ghost-base" r={r} />
            <path className="ghost-cross" d={`M${-r * 0.4} 0h${r * 0.8}M0 ${-r * 0.4}v${r * 0.8}`} />
            {note !== null && <text y={-r - 6}>{note}</text>}
          </g>
        );
      })}
    </g>
  );
}
