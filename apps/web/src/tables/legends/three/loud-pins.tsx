import type { CSSProperties } from 'react';
import type { Pin } from '../../../kit/space/pins.js';
import type { Stage } from '../stage.js';

/** Loud words where something is hit, and numbers where somebody is hurt. */
export function loudPins(stage: Stage | null): Pin[] {
  if (!stage) return [];
  return stage.scene.flatMap(({ cue, at, lasts }): Pin[] => {
    const style: CSSProperties = { animationDelay: `${at}ms`, animationDuration: `${lasts}ms` };
    const key = `${stage.key} ${cue.kind} ${at}`;
    if (cue.kind === 'burst' && cue.word) {
      const [x, y, z] = cue.at;
      const size = { ...style, fontSize: `${Math.min(2.6, 1 + cue.big * 0.55)}rem` };
      const node = (
        <b key={key} className={`stage loud ${cue.of}`} style={size} aria-hidden="true">
          {cue.word}
        </b>
      );
      return [{ key, at: () => [x, y, z + 1.1], node }];
    }
    if (cue.kind !== 'hurt') return [];
    const [x, y, z] = cue.at;
    const node = (
      <b key={key} className={cue.good ? 'stage hurt good' : 'stage hurt'} style={style} aria-hidden="true">
        {cue.says}
      </b>
    );
    return [{ key: `${key} ${cue.hero}`, at: () => [x, y, z + 2.1], node }];
  });
}
