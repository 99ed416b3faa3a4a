import type { Scene } from '@sandtable/legends';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { lengthOf, type Timed } from '../../kit/scene.js';
import { useShow } from '../../kit/show.js';
import { trayOf } from '../../kit/stage.js';
import { type Cue, sceneOf } from './scene.js';
import type { TableSay } from './texts.js';

/** A scene that plays now, for both pictures of the city. */
export interface Stage {
  readonly key: string;
  readonly scene: readonly Timed<Cue>[];
  /** What moves in it. */
  readonly moving: ReadonlySet<string>;
  readonly lasts: number;
  /** Milliseconds since it began; at its end when somebody has skipped it. */
  readonly now: () => number;
}

interface StageProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** Sets things moving that the browser itself can move. */
  readonly setMoving: (scene: readonly Timed<Cue>[]) => readonly Animation[];
  readonly t: TableSay;
}

export function useStage({ sitting, moment, setMoving, t }: StageProps): {
  readonly stage: Stage | null;
  readonly tray: ReactNode;
} {
  const clock = useRef<Animation | null>(null);
  const { playing, close } = useShow<Cue>({
    sitting,
    moment,
    sceneOf: (news, before) => sceneOf(news, before as Scene, moment.view as Scene, t),
    setMoving: (scene) => {
      // An animation of nothing is a clock: it is skipped together with all others.
      clock.current = new Animation(new KeyframeEffect(null, null, { duration: lengthOf(scene), fill: 'forwards' }));
      clock.current.play();
      return [clock.current, ...setMoving(scene)];
    },
  });
  const stage = useMemo(() => {
    if (!playing) return null;
    const moving = new Set(playing.scene.flatMap(({ cue }) => (cue.kind === 'move' ? [cue.thing] : [])));
    const now = () => Number(clock.current?.currentTime ?? 0);
    return { key: playing.key, scene: playing.scene, moving, lasts: lengthOf(playing.scene), now };
  }, [playing]);
  return { stage, tray: playing && trayOf(playing, true, close) };
}
