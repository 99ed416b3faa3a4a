import { type ReactNode, useMemo, useRef } from 'react';
import type { Playing } from '../../frame/director.js';
import { lengthOf, type Timed } from '../../kit/scene.js';
import { useSounds } from '../../kit/scene-sounds.js';
import { trayOf, useMoving } from '../../kit/stage.js';
import { type Cue, placeOf, soundOf } from './scene.js';

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

/** How wide most cities are: enough to tell left from right. */
const WIDE = 24;

/** `setMoving` sets things moving that the browser itself can move. */
export function useStage(
  shown: Playing | null,
  setMoving: (scene: readonly Timed<Cue>[]) => readonly Animation[],
): { readonly stage: Stage | null; readonly tray: ReactNode } {
  const playing = shown as Playing<Cue> | null; // the scene is this table's own
  const clock = useRef<Animation | null>(null);
  useMoving(playing, (scene) => {
    // An animation of nothing is a clock: it ends together with all others.
    clock.current = new Animation(new KeyframeEffect(null, null, { duration: lengthOf(scene), fill: 'forwards' }));
    clock.current.play();
    return [clock.current, ...setMoving(scene)];
  });
  useSounds(playing, ({ cue }) => {
    const sound = soundOf(cue);
    return sound && { sound, side: (2 * placeOf(cue)[0]) / WIDE - 1 };
  });
  const stage = useMemo(() => {
    if (!playing) return null;
    const { key, scene, over } = playing;
    const moving = new Set(scene.flatMap(({ cue }) => (cue.kind === 'move' ? [cue.thing] : [])));
    const lasts = lengthOf(scene);
    const now = () => (over ? lasts : Number(clock.current?.currentTime ?? 0));
    return { key, scene, moving, lasts, now };
  }, [playing]);
  return { stage, tray: playing && trayOf(playing, true) };
}
