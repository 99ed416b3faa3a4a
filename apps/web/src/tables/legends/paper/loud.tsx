import type { CSSProperties } from 'react';
import type { Stage } from '../stage.js';
import { FACES, project, type Sheet } from './projection.js';

/** A star with twelve points, for what is hit hard. */
const STAR = Array.from({ length: 24 }, (_, i) => {
  const [r, a] = [i % 2 ? 0.62 : 1, (i * Math.PI) / 12];
  return `${(Math.cos(a) * r).toFixed(3)} ${(Math.sin(a) * r).toFixed(3)}`;
}).join('L');

/** What is hit and who is hurt, on all three drawings while a scene plays. */
export function Loud({ stage, sheet }: { readonly stage: Stage; readonly sheet: Sheet }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="stage" key={stage.key} aria-hidden="true">
      {stage.scene.flatMap(({ cue, at, lasts }) =>
        FACES.map((face) => {
          const style: CSSProperties = { animationDelay: `${at}ms`, animationDuration: `${lasts}ms` };
          const key = `${face} ${cue.kind} ${at}`;
          if (cue.kind === 'burst') {
            const { x, y } = project(sheet, face, cue.at);
            return (
              <g key={key} transform={`translate(${x} ${y})`}>
                <g className={`loud-star ${cue.of}`} style={style}>
                  <path d={`M${STAR}z`} transform={`scale(${32 * cue.big})`} />
                  <text y="10" style={{ fontSize: `${18 + 8 * cue.big}px` }}>
                    {cue.word}
                  </text>
                </g>
              </g>
            );
          }
          if (cue.kind !== 'hurt' || face !== 'plan') return null;
          const { x, y } = project(sheet, face, cue.at);
          return (
            <text
              key={`${key} ${cue.hero}`}
              x={x}
              y={y - 46}
              className={cue.good ? 'floating' : 'floating lost'}
              style={style}
            >
              {cue.says}
            </text>
          );
        }),
      )}
    </g>
  );
}
