import type { Place, View } from '@sandtable/quantum-legions';
import type { TableProps } from '../../frame/presenter.js';
import { timing, useStage as useShared } from '../../kit/stage.js';
import { Counter, type Faces } from './counter.js';
import { dotOf, SIZE, W } from './hexart.js';
import type { Cue } from './scene.js';

/** How a scene looks on this board: a counter that is destroyed falls over. */
export function useStage({ moment, playing }: TableProps, faces: Faces) {
  const dot = (place: Place) => dotOf(place, (moment.view as View).match.config.tabletopScale);
  return useShared<Place, Cue>({
    playing,
    size: SIZE,
    dot,
    burst: W * 0.43,
    mover: 'data-unit',
    draw: ({ cue, ...when }, before) => {
      if (cue.kind !== 'fell') return null;
      const { x, y } = dot(cue.at);
      return (
        <g transform={`translate(${x} ${y})`}>
          <g className="fallen" style={timing(when)}>
            <Counter view={before as View} unit={{ ...cue.unit, order: null }} faces={faces} compact={false} />
          </g>
        </g>
      );
    },
  });
}
