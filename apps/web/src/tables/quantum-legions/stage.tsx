import type { Place, View } from '@sandtable/quantum-legions';
import type { CSSProperties, ReactNode } from 'react';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { DiceTray } from '../../kit/dice-tray.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { useShow } from '../../kit/show.js';
import { Counter, type Faces } from './counter.js';
import { dotOf, HEIGHT } from './hexart.js';
import { type Cue, sceneOf, type Timed } from './scene.js';
import type { TableSay } from './texts.js';
import { profileOf } from './units.js';

// How a scene looks on this board.

interface StageProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly faces: Faces;
  readonly t: TableSay;
}

/** What is drawn into the picture, and the dice beside it. */
export function useStage({ sitting, moment, faces, t }: StageProps): {
  readonly picture: ReactNode;
  readonly tray: ReactNode;
} {
  const view = moment.view as View;
  const scale = view.match.config.tabletopScale;
  const { playing, close } = useShow<Cue>({
    sitting,
    moment,
    sceneOf: (news, before) => sceneOf(news, before as View, t),
    setMoving: (scene) => setMoving(scene, scale),
  });
  if (!playing) return { picture: null, tray: null };
  const { key, scene } = playing;
  const before = playing.before as View;
  const rolls = scene.flatMap(({ cue, ...when }) => (cue.kind === 'dice' ? [{ ...when, roll: cue.roll }] : []));
  const losses = scene.flatMap(({ cue, at }) => (cue.kind === 'lost' ? [{ at, tells: cue.tells }] : []));
  return {
    picture: (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
      <g className="stage" key={key} aria-hidden="true">
        {scene.map((timed) => (
          <Shown key={`${timed.cue.kind} ${timed.at}`} timed={timed} before={before} faces={faces} scale={scale} />
        ))}
      </g>
    ),
    tray: rolls.length > 0 && (
      <DiceTray key={key} rolls={rolls} losses={losses} low={isHigh(scene, scale)} close={close} />
    ),
  };
}

/** Units go along their way; until it is their turn to, they stand where they came from. Markers come when their dice lie. */
function setMoving(scene: readonly Timed[], scale: number): Animation[] {
  return scene.flatMap(({ cue, at, lasts }) => {
    if (cue.kind !== 'move' && cue.kind !== 'marked') return [];
    const unit = document.querySelector(`[data-unit="${cue.unit}"]`)?.parentElement;
    if (cue.kind === 'marked') {
      const marker = unit?.querySelector('.suppression');
      return marker ? [marker.animate({ opacity: [0, 1] }, { delay: at, duration: 250, fill: 'backwards' })] : [];
    }
    const frames = cue.way
      .map((place) => dotOf(place, scale))
      .map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const timing = { delay: at, duration: lasts, fill: 'backwards', easing: 'ease-in-out' } as const;
    return unit ? [unit.animate(frames, timing)] : [];
  });
}

const timing = ({ at, lasts }: Pick<Timed, 'at' | 'lasts'>): CSSProperties => ({
  animationDelay: `${at}ms`,
  animationDuration: `${lasts}ms`,
});

interface ShownProps {
  readonly timed: Timed;
  readonly before: View;
  readonly faces: Faces;
  readonly scale: number;
}

function Shown({ timed, before, faces, scale }: ShownProps) {
  const { cue } = timed;
  const at = (place: Place): Dot => dotOf(place, scale);
  switch (cue.kind) {
    case 'shot': {
      const [from, to] = [at(cue.from), at(cue.to)];
      const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 90 };
      const d = cue.indirect
        ? `M${from.x} ${from.y}Q${high.x} ${high.y} ${to.x} ${to.y}`
        : `M${from.x} ${from.y}L${to.x} ${to.y}`;
      return (
        <>
          <path className="tracer" d={d} pathLength={1} style={timing(timed)} />
          <circle className="muzzle" cx={from.x} cy={from.y} r="16" style={timing(timed)} />
          <circle className="burst" cx={to.x} cy={to.y} r="30" style={timing(timed)} />
        </>
      );
    }
    case 'marked':
    case 'lost': {
      const { x, y } = at(cue.at);
      return (
        <text className={`floating ${cue.kind}`} x={x} y={y - 20} style={timing(timed)}>
          {cue.says}
        </text>
      );
    }
    case 'fell': {
      const { x, y } = at(cue.at);
      const profile = profileOf(before, cue.unit);
      return (
        <g transform={`translate(${x} ${y})`}>
          <g className="fallen" style={timing(timed)}>
            <Counter
              unit={{ ...cue.unit, order: null }}
              own={cue.unit.owner === before.seat}
              profile={profile}
              traits={profile.type.traits.map(({ id }) => id)}
              acted={false}
              faces={faces}
              compact={false}
            />
          </g>
        </g>
      );
    }
    default:
      return null;
  }
}

const isHigh = (scene: readonly Timed[], scale: number): boolean =>
  scene.some(
    ({ cue }) => cue.kind === 'shot' && Math.min(dotOf(cue.from, scale).y, dotOf(cue.to, scale).y) < HEIGHT / 2,
  );
