import type { View } from '@sandtable/fictioneers-legacy';
import type { CSSProperties, ReactNode } from 'react';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { DiceTray } from '../../kit/dice-tray.js';
import { type Timed, useShow } from '../../kit/show.js';
import { type Cue, sceneOf } from './scene.js';
import { drawn, type Sheet } from './sheet.js';
import type { TableSay } from './texts.js';

// How a scene looks on this table.

interface StageProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly sheet: Sheet;
  readonly t: TableSay;
}

export function useStage({ sitting, moment, sheet, t }: StageProps): {
  readonly picture: ReactNode;
  readonly tray: ReactNode;
} {
  const { playing, close } = useShow<Cue>({
    sitting,
    moment,
    sceneOf: (news, before) => sceneOf(news, before as View, t),
    setMoving: (scene) => setMoving(scene, sheet),
  });
  if (!playing) return { picture: null, tray: null };
  const { key, scene } = playing;
  const rolls = scene.flatMap(({ cue, ...when }) => (cue.kind === 'dice' ? [{ ...when, roll: cue.roll }] : []));
  return {
    picture: (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
      <g className="stage" key={key} aria-hidden="true">
        {scene.map((timed) => (
          <Shown key={`${timed.cue.kind} ${timed.at}`} timed={timed} sheet={sheet} />
        ))}
      </g>
    ),
    tray: rolls.length > 0 && <DiceTray key={key} rolls={rolls.slice(-4)} close={close} />,
  };
}

/** Figures go along their way; until it is their turn to, they stand where they came from. */
function setMoving(scene: readonly Timed<Cue>[], sheet: Sheet): Animation[] {
  return scene.flatMap(({ cue, at, lasts }) => {
    if (cue.kind !== 'move') return [];
    const figure = document.querySelector(`[data-fig="${cue.model}"]`)?.parentElement;
    const frames = cue.path.map(sheet.dot).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const timing = { delay: at, duration: lasts, fill: 'backwards', easing: 'ease-in-out' } as const;
    return figure ? [figure.animate(frames, timing)] : [];
  });
}

const timing = ({ at, lasts }: Pick<Timed<Cue>, 'at' | 'lasts'>): CSSProperties => ({
  animationDelay: `${at}ms`,
  animationDuration: `${lasts}ms`,
});

function Shown({ timed, sheet }: { readonly timed: Timed<Cue>; readonly sheet: Sheet }) {
  const { cue } = timed;
  switch (cue.kind) {
    case 'shot': {
      const [from, to] = [sheet.dot(cue.from), sheet.dot(cue.to)];
      const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 110 };
      const d = cue.indirect
        ? `M${from.x} ${from.y}Q${high.x} ${high.y} ${to.x} ${to.y}`
        : `M${from.x} ${from.y}L${to.x} ${to.y}`;
      return (
        <>
          <path className="tracer" d={d} pathLength={1} style={timing(timed)} />
          <circle className="muzzle" cx={from.x} cy={from.y} r="9" style={timing(timed)} />
          <circle className="burst" cx={to.x} cy={to.y} r="15" style={timing(timed)} />
        </>
      );
    }
    case 'drift': {
      const [from, to] = [sheet.dot(cue.from), sheet.dot(cue.to)];
      const way = `M${from.x} ${from.y}L${to.x} ${to.y}`;
      return (
        <>
          <circle className="drift-aim" cx={from.x} cy={from.y} r="14" style={timing(timed)} />
          <path className="drift-line" d={way} pathLength={1} style={timing(timed)} />
          <circle className="drift-shell" r="5" style={{ ...timing(timed), offsetPath: `path('${way}')` }} />
          <text className="drift-says" x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 12} style={timing(timed)}>
            {cue.says}
          </text>
        </>
      );
    }
    case 'burst': {
      const { x, y } = sheet.dot(cue.at);
      return <circle className="burst" cx={x} cy={y} r={Math.max(drawn(cue.area) / 2, 15)} style={timing(timed)} />;
    }
    case 'fell': {
      const { x, y } = sheet.dot(cue.at);
      return (
        <text className="floating lost" x={x} y={y - 8} style={timing(timed)}>
          {cue.says}
        </text>
      );
    }
    default:
      return null;
  }
}
