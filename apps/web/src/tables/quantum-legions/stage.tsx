import type { Place, View } from '@sandtable/quantum-legions';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Dot } from '../../frame/pan-zoom.js';
import { RollingDie } from '../../frame/rolling-die.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { useAnimation } from '../../settings.js';
import { Counter, type Faces } from './counter.js';
import { dotOf } from './hexart.js';
import { lengthOf, type Roll, sceneOf, type Timed } from './scene.js';
import type { TableSay } from './texts.js';
import { profileOf } from './units.js';
import './scene.css';

// Plays scenes over the board. What is drawn below is already how things stand, so nothing ever waits for a scene but the
// next answer of a program; any key or press ends it.

const PACE = { fast: 0.45, normal: 1 } as const;
/** How long dice stay when all has been told. */
const LINGER = 2600;

interface Playing {
  /** Tells one scene from the next. */
  readonly key: string;
  readonly scene: readonly Timed[];
  readonly before: View;
}

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
  const animation = useAnimation();
  const view = moment.view as View;
  const scale = view.match.config.tabletopScale;
  const last = useRef({ log: moment.log, view });
  const [playing, setPlaying] = useState<Playing | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene is about what was added to the log, once
  useEffect(() => {
    const { log, view: before } = last.current;
    last.current = { log: moment.log, view };
    const follows = moment.log.length > log.length && log.at(-1) === moment.log[log.length - 1];
    const scene =
      follows && animation !== 'off' ? paced(sceneOf(moment.log.slice(log.length), before, t), PACE[animation]) : [];
    if (scene.length === 0) return;
    setPlaying({ key: `${log.length} ${moment.log.length}`, scene, before });
    let over = () => {};
    sitting.showing = new Promise((settle) => {
      over = settle;
    });
    const running = setMoving(scene, scale);
    const end = setTimeout(over, lengthOf(scene));
    const gone = setTimeout(() => setPlaying(null), lengthOf(scene) + LINGER);
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
      clearTimeout(gone);
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [moment.log]);

  if (!playing || animation === 'off') return { picture: null, tray: null };
  const { key, scene, before } = playing;
  const rolls = scene.flatMap(({ cue, ...when }) => (cue.kind === 'dice' ? [{ ...when, roll: cue.roll }] : []));
  return {
    picture: (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
      <g className="stage" key={key} aria-hidden="true">
        {scene.map((timed) => (
          <Shown key={`${timed.cue.kind} ${timed.at}`} timed={timed} before={before} faces={faces} scale={scale} />
        ))}
      </g>
    ),
    tray: rolls.length > 0 && <Tray key={key} rolls={rolls} close={() => setPlaying(null)} />,
  };
}

const paced = (scene: readonly Timed[], by: number): readonly Timed[] =>
  scene.map(({ cue, at, lasts }) => ({ cue, at: at * by, lasts: lasts * by }));

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

interface TrayProps {
  readonly rolls: readonly { readonly roll: Roll; readonly at: number; readonly lasts: number }[];
  readonly close: () => void;
}

/** The dice of one attack, roll by roll. What fell is in the log too, for those who listen. */
function Tray({ rolls, close }: TrayProps) {
  return (
    <div className="tray" aria-hidden="true" onClick={close}>
      {rolls.map(({ roll, at, lasts }, row) => (
        <div key={roll.title} className="tray-row" style={{ animationDelay: `${row === 0 ? 0 : at}ms` }}>
          <b>{roll.title}</b>
          <span className="tray-dice">
            {roll.faces.map((face, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
                key={i}
                className={`thrown ${roll.fates[i]}`}
                style={{ '--landed': `${at + lasts}ms` } as CSSProperties}
              >
                <RollingDie face={face} delay={at + 40 * i} lasts={lasts - 40 * i} turn={i} />
              </span>
            ))}
          </span>
          <span className="tray-says" style={{ animationDelay: `${at + lasts}ms` }}>
            {roll.says}
          </span>
        </div>
      ))}
    </div>
  );
}
