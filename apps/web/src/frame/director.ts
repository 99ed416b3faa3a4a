import { useEffect, useState } from 'react';
import { lengthOf, type Timed } from '../kit/scene.js';
import { useAnimation } from '../settings.js';
import type { Language } from '../text/language.js';
import type { TablePresenter } from './presenter.js';
import { type LogEntry, type Moment, NOTHING_NOW, type Sitting } from './sitting.js';

// One director for all tables: what happened is told before the table shows what it came to. While dice fall everything stays as it
// was (pieces, score, log, question); then it is as it is now. Where nothing is left to chance nothing is held back. Any key or press
// ends a scene; only programs wait for it.

const PACE = { fast: 0.45, normal: 1 } as const;
/** How long dice stay when all has been told. */
const LINGER = 2600;

/** A scene that plays, or has just played: its dice still lie there. */
export interface Playing<C = { readonly kind: string }> {
  /** Tells one scene from the next. */
  readonly key: string;
  readonly scene: readonly Timed<C>[];
  readonly before: unknown;
  readonly over: boolean;
  /** Puts away what stays when the scene is over. */
  readonly close: () => void;
}

export interface Directed {
  /** The moment that the table shows. */
  readonly moment: Moment;
  readonly playing: Playing | null;
  /** Ends a scene that holds something back; null while nothing is. */
  readonly skip: (() => void) | null;
}

interface Told {
  /** The moment that has been told, or is being told. */
  readonly last: Moment;
  readonly playing: Playing | null;
  /** How the table stood before, until the scene is over. */
  readonly held: Moment | null;
}

const ENDED = { held: null, playing: null } as const;

export function useDirector(
  { sceneOf }: TablePresenter,
  sitting: Sitting,
  moment: Moment,
  language: Language,
): Directed {
  const animation = useAnimation();
  const [told, setTold] = useState<Told>({ last: moment, ...ENDED });
  const next = told.held ? told : follow(told);
  // Known before anything is drawn: not even one frame may give away how it ends.
  if (next !== told) setTold(next);
  const { playing, held } = next;
  const key = playing?.key;

  function follow(now: Told): Told {
    const { last } = now;
    const before = last.log.at(-1);
    if (moment.log.at(-1) === before) return now;
    const from = before ? moment.log.lastIndexOf(before) + 1 : 0;
    const news = from > 0 || !before ? moment.log.slice(from) : [];
    const plays = news.length > 0 && !moment.past && sceneOf && animation !== 'off';
    const scene = plays ? scened(news, last, PACE[animation]) : [];
    if (scene.length === 0) return { ...now, last: moment };
    const close = () => setTold((then) => ({ ...then, ...ENDED }));
    const shown = { key: `${news[0]!.n} ${news.at(-1)!.n}`, scene, before: last.view, over: false, close };
    return { last: moment, playing: shown, held: scene.some(({ cue }) => cue.kind !== 'move') ? last : null };
  }

  function scened(news: readonly LogEntry[], last: Moment, pace: number): readonly Timed<{ readonly kind: string }>[] {
    const scene = sceneOf!(news, last.view, moment.view, language);
    return scene.map(({ cue, at, lasts }) => ({ cue, at: at * pace, lasts: lasts * pace }));
  }

  const end = () =>
    setTold((now) => (now.playing ? { ...now, held: null, playing: { ...now.playing, over: true } } : now));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is played once
  useEffect(() => {
    if (!playing || playing.over) return;
    const lasts = lengthOf(playing.scene);
    let over = () => {};
    sitting.showing = new Promise((settle) => {
      over = settle;
    });
    const stop = () => {
      over();
      end();
    };
    const ended = setTimeout(stop, lasts);
    // The dice stay for a while, whatever comes next, unless that is another scene.
    setTimeout(() => setTold((now) => (now.playing?.key === key ? { ...now, ...ENDED } : now)), lasts + LINGER);
    addEventListener('pointerdown', stop, true);
    addEventListener('keydown', stop, true);
    return () => {
      over();
      clearTimeout(ended);
      removeEventListener('pointerdown', stop, true);
      removeEventListener('keydown', stop, true);
    };
  }, [key, sitting]);

  const { thinking, carrying, paused, moments, begins, past } = moment;
  return {
    moment: held ? { ...held, ...NOTHING_NOW, thinking, carrying, paused, moments, begins, past } : moment,
    playing: animation === 'off' ? null : playing,
    skip: held ? end : null,
  };
}
