import { CRT, RESULTS, type View } from '@sandtable/legendary-battles';
import type { TableProps } from '../../frame/presenter.js';
import { n } from '../../ground/strokes.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { timing, useStage as useShared } from '../../kit/stage.js';
import { ACTION_EMBLEMS } from './emblems.js';
import { layoutOf } from './map.js';
import type { Cue } from './scene.js';
import { signed } from './words.js';

/** How a scene looks on this map: the card that decides is turned up over its victim, with the column of the table it is read in. */
export function useStage({ moment, playing }: TableProps) {
  const { size } = layoutOf((moment.view as View).match);
  return useShared<Dot, Cue>({
    playing,
    size,
    dot: (dot) => dot,
    burst: 28,
    mover: 'data-unit',
    draw: ({ cue, ...when }) => {
      if (cue.kind === 'drifts') {
        const { from, to } = cue;
        return (
          <g className="drifting">
            <path
              className="drift-way"
              pathLength={1}
              style={timing(when)}
              d={`M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`}
            />
          </g>
        );
      }
      if (cue.kind !== 'drawn') return null;
      const x = Math.min(Math.max(cue.at.x, 120), size.width - 120);
      const above = cue.at.y > size.height / 2;
      return (
        <g transform={`translate(${n(x)} ${n(above ? cue.at.y - 40 : cue.at.y + 44)})`}>
          {/* as large on the screen however far one looks from */}
          <g className="drawn-scale">
            <g transform={`translate(0 ${above ? -112 : 0})`}>
              <g className="drawn" style={timing(when)}>
                <Reading {...cue} />
              </g>
            </g>
          </g>
        </g>
      );
    },
  });
}

/** The card, and beside it the column it is read in, with the row it falls on. */
function Reading({ card, column, result, says }: Extract<Cue, { kind: 'drawn' }>) {
  return (
    <>
      <rect className="drawn-plate" x="-92" y="-6" width="184" height="118" rx="10" />
      <g transform="translate(-52 4)">
        <rect className="drawn-card" x="-30" y="0" width="60" height="84" rx="6" />
        <path className="drawn-emblem" transform="translate(0 34) scale(1.15)" d={ACTION_EMBLEMS[card.action]} />
        <circle className="drawn-rating" cx="0" cy="68" r="11" />
        <text className="drawn-number" x="0" y="73">
          {card.cr}
        </text>
      </g>
      {column !== null && result !== null && (
        <g transform="translate(-8 6)">
          <text className="drawn-column" x="46" y="8">
            {signed(column)}
          </text>
          {CRT.map((row, i) => {
            const cell = row[column + 4]!;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <g key={i} transform={`translate(${8 + (i % 6) * 13.6} ${16 + Math.floor(i / 6) * 32})`}>
                <rect className={`cell ${cell}${i === card.cr - 1 ? ' read' : ''}`} width="12" height="28" rx="2" />
                <text className="cell-row" x="6" y="11">
                  {i + 1}
                </text>
                <text className="cell-result" x="6" y="23">
                  {cell}
                </text>
              </g>
            );
          })}
        </g>
      )}
      <text className={`drawn-says severity-${result ? RESULTS.indexOf(result) : 0}`} x="0" y="105">
        {says}
      </text>
    </>
  );
}
