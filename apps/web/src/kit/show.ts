import { useEffect, useRef, useState } from 'react';
import type { LogEntry, Moment, Sitting } from '../frame/sitting.js';
import { useAnimation } from '../settings.js';
import { lengthOf, type Timed } from './scene.js';

// Plays scenes over the board. What is drawn below is already how things stand, so nothing ever waits for a scene but the
// next answer of a program; any key or press ends it.

const PACE = { fast: 0.45, normal: 1 } as const;
/** How long dice stay when all has been told. */
const LINGER = 2600;

export interface Playing<C> {
  /** Tells one scene from the next. */
  readonly key: string;
  readonly scene: readonly Timed<C>[];
  readonly before: unknown;
}

interface ShowProps<C> {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** A scene of what was added to the log, with the view as it was before. */
  readonly sceneOf: (news: readonly LogEntry[], before: unknown) => readonly Timed<C>[];
  /** Sets things moving that are on the board already. */
  readonly setMoving: (scene: readonly Timed<C>[]) => readonly Animation[];
}

/** The scene that plays now, and a way to end it; null while none does. */
export function useShow<C>({ sitting, moment, sceneOf, setMoving }: ShowProps<C>) {
  const animation = useAnimation();
  const { view } = moment;
  const last = useRef({ log: moment.log, view });
  const [playing, setPlaying] = useState<Playing<C> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene is about what was added to the log, once
  useEffect(() => {
    const { log, view: before } = last.current;
    last.current = { log: moment.log, view };
    const from = log.length === 0 ? 0 : moment.log.lastIndexOf(log.at(-1)!) + 1;
    const news = from > 0 || log.length === 0 ? moment.log.slice(from) : [];
    const scene = news.length > 0 && animation !== 'off' ? paced(sceneOf(news, before), PACE[animation]) : [];
    if (scene.length === 0) return;
    const key = `${news[0]!.n} ${news.at(-1)!.n}`;
    setPlaying({ key, scene, before });
    let over = () => {};
    sitting.showing = new Promise((settle) => {
      over = settle;
    });
    const running = setMoving(scene);
    const end = setTimeout(over, lengthOf(scene));
    // The dice stay for a while, whatever comes next, unless that is another scene.
    setTimeout(() => setPlaying((now) => (now?.key === key ? null : now)), lengthOf(scene) + LINGER);
    const skip = () => {
      for (const one of running) one.finish();
      for (const one of document.getAnimations())
        if ((one.effect as KeyframeEffect | null)?.target?.closest('.stage, .tray')) one.finish();
      over();
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      skip();
      clearTimeout(end);
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [moment.log.at(-1)]); // who looks back has the same log anew whenever the game goes on

  return { playing: animation === 'off' ? null : playing, close: () => setPlaying(null) };
}

const paced = <C>(scene: readonly Timed<C>[], by: number): readonly Timed<C>[] =>
  scene.map(({ cue, at, lasts }) => ({ cue, at: at * by, lasts: lasts * by }));
