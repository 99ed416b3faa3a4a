import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import type { Playing } from '../frame/director.js';
import { DiceTray, type Roll } from './dice-tray.js';
import type { Dot, Size } from './pan-zoom.js';
import type { Cue, Timed } from './scene.js';
import { soundOf, useSounds } from './scene-sounds.js';
import './stage.css';

// How a scene looks on a board: who goes, who shoots and what bursts, words that rise, dice beside it.

type AnyCue = { readonly kind: string };

interface StageProps<P, C extends AnyCue> {
  readonly playing: Playing | null;
  readonly size: Size;
  readonly dot: (place: P) => Dot;
  /** A length of the table as one of the drawing. */
  readonly drawn?: (length: number) => number;
  /** How large a small burst is: about as large as who is hit. */
  readonly burst: number;
  /** The attribute by which who moves is found on the board: `data-unit`. */
  readonly mover: string;
  /** The table's own cues; and animations beside those of who moves. */
  readonly draw?: (timed: Timed<C>, before: unknown) => ReactNode;
}

export interface Stage {
  /** What is drawn into the picture. */
  readonly picture: ReactNode;
  /** The dice, beside it. */
  readonly tray: ReactNode;
}

export function useStage<P, C extends AnyCue>(props: StageProps<P, C>): Stage {
  const { size, dot, draw } = props;
  const playing = props.playing as Playing<C> | null; // the scene is the table's own
  const look = { dot, drawn: props.drawn ?? ((length: number) => length), burst: props.burst };
  useMoving(playing, (scene) => moving(scene, dot, props.mover));
  useSounds(playing, ({ cue }) => {
    const sound = isShared<P>(cue) ? soundOf(cue) : null;
    const place = isShared<P>(cue) ? placeOf(cue) : null;
    return sound && { sound, side: place ? (2 * dot(place).x) / size.width - 1 : 0 };
  });
  if (!playing) return { picture: null, tray: null };
  // Dice lie at the lower edge when what happens is at the upper one.
  const high = playing.scene.some(({ cue }) => {
    const shot = isShared<P>(cue) && cue.kind === 'shot' ? cue : null;
    return shot && Math.min(dot(shot.from).y, dot(shot.to).y) < size.height / 2;
  });
  return {
    picture: (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
      <g className="stage" key={playing.key} aria-hidden="true">
        {playing.scene.map((timed) => (
          <g key={`${timed.cue.kind} ${timed.at}`}>
            {draw?.(timed, playing.before) ??
              (isShared<P>(timed.cue) && <Shown {...timed} cue={timed.cue} look={look} />)}
          </g>
        ))}
      </g>
    ),
    tray: trayOf(playing, high),
  };
}

const SHARED = new Set([
  'move',
  'shot',
  'burst',
  'marked',
  'lost',
  'gone',
  'dice',
] satisfies Cue<unknown>['kind'][]) as Set<string>;
const isShared = <P,>(cue: AnyCue): cue is Cue<P> => SHARED.has(cue.kind);

/** Where a cue is to be heard. */
function placeOf<P>(cue: Cue<P>): P | null {
  if ('way' in cue) return cue.way.at(-1) ?? null;
  if ('from' in cue) return cue.from;
  return 'at' in cue ? cue.at : null;
}

/** Most rolls that are shown at once: of more, the last. */
const MOST_ROLLS = 4;

/** The dice of a scene, and who was lost by them. */
export function trayOf<C extends AnyCue>({ key, scene, close }: Playing<C>, low: boolean): ReactNode {
  const rolls = scene.flatMap(({ cue, ...when }) =>
    cue.kind === 'dice' ? [{ ...when, roll: (cue as unknown as { readonly roll: Roll }).roll }] : [],
  );
  const losses = scene.flatMap(({ cue, at }) =>
    isShared(cue) && cue.kind === 'lost' && cue.tells ? [{ at, tells: cue.tells }] : [],
  );
  return (
    rolls.length > 0 && <DiceTray key={key} rolls={rolls.slice(-MOST_ROLLS)} losses={losses} low={low} close={close} />
  );
}

/** Sets moving what is on the board already, until the scene is over: then it stands where the board has it. */
export function useMoving<C extends AnyCue>(
  playing: Playing<C> | null,
  setMoving: (scene: readonly Timed<C>[]) => readonly Animation[],
): void {
  const key = playing?.key;
  const over = playing?.over ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene moves once
  useLayoutEffect(() => {
    if (!playing || over) return;
    const running = setMoving(playing.scene);
    return () => {
      for (const one of running) one.cancel();
      for (const one of document.getAnimations())
        if ((one.effect as KeyframeEffect | null)?.target?.closest('.stage, .tray')) one.finish();
    };
  }, [key, over]);
}

/** They go along their way when it is their turn to. Markers come when their dice lie; who is lost goes then. */
function moving<P>(scene: readonly Timed<AnyCue>[], dot: (place: P) => Dot, mover: string): Animation[] {
  return scene.flatMap(({ cue, at, lasts }) => {
    if (!isShared<P>(cue) || !('who' in cue)) return [];
    const piece = document.querySelector(`[${mover}="${cue.who}"]`)?.parentElement;
    if (cue.kind === 'gone')
      return piece ? [piece.animate({ opacity: [1, 0] }, { delay: at, duration: lasts, fill: 'both' })] : [];
    if (cue.kind === 'marked') {
      const marker = piece?.querySelector('.marker');
      return marker ? [marker.animate({ opacity: [0, 1] }, { delay: at, duration: 250, fill: 'both' })] : [];
    }
    const frames = cue.way.map(dot).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const timing = { delay: at, duration: lasts, fill: 'both', easing: 'ease-in-out' } as const;
    return piece ? [piece.animate(frames, timing)] : [];
  });
}

/** When something of a scene is to be seen. */
export const timing = ({ at, lasts }: Pick<Timed<unknown>, 'at' | 'lasts'>): CSSProperties => ({
  animationDelay: `${at}ms`,
  animationDuration: `${lasts}ms`,
});

interface ShownProps<P> extends Timed<Cue<P>> {
  readonly look: Required<Pick<StageProps<P, AnyCue>, 'dot' | 'drawn' | 'burst'>>;
}

function Shown<P>({ cue, look: { dot, drawn, burst }, ...when }: ShownProps<P>) {
  const style = timing(when);
  switch (cue.kind) {
    case 'shot': {
      const [from, to] = [dot(cue.from), dot(cue.to)];
      const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 100 };
      const bend = cue.indirect ? `Q${high.x} ${high.y} ` : 'L';
      return (
        <>
          <path className="tracer" d={`M${from.x} ${from.y}${bend}${to.x} ${to.y}`} pathLength={1} style={style} />
          <circle className="muzzle" cx={from.x} cy={from.y} r={burst * 0.55} style={style} />
          <circle className="burst" cx={to.x} cy={to.y} r={burst} style={style} />
        </>
      );
    }
    case 'burst': {
      const { x, y } = dot(cue.at);
      return <circle className="burst" cx={x} cy={y} r={Math.max(drawn(cue.area ?? 0) / 2, burst)} style={style} />;
    }
    case 'marked':
    case 'lost': {
      const { x, y } = dot(cue.at);
      return (
        <text className={`floating ${cue.kind}`} x={x} y={y - burst * 0.6} style={style}>
          {cue.says}
        </text>
      );
    }
    default:
      return null;
  }
}
