import type { Spot } from '@sandtable/fictioneers-legacy';
import type { Playing } from '../../frame/director.js';
import type { Sheet } from '../../kit/inches/sheet.js';
import { timing, useStage as useShared } from '../../kit/stage.js';
import type { Cue } from './scene.js';

/** How a scene looks on this table: what misses indirectly is seen to drift. */
export function useStage(playing: Playing | null, sheet: Sheet) {
  return useShared<Spot, Cue>({
    playing,
    size: sheet.size,
    dot: sheet.dot,
    drawn: sheet.drawn,
    burst: 15,
    mover: 'data-fig',
    draw: ({ cue, ...when }) => {
      if (cue.kind !== 'drift') return null;
      const [from, to] = [sheet.dot(cue.from), sheet.dot(cue.to)];
      const way = `M${from.x} ${from.y}L${to.x} ${to.y}`;
      return (
        <>
          <circle className="drift-aim" cx={from.x} cy={from.y} r="14" style={timing(when)} />
          <path className="drift-line" d={way} pathLength={1} style={timing(when)} />
          <circle className="drift-shell" r="5" style={{ ...timing(when), offsetPath: `path('${way}')` }} />
          <text className="drift-says" x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 12} style={timing(when)}>
            {cue.says}
          </text>
        </>
      );
    },
  });
}
