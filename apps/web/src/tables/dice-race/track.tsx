import type { Dot } from '../../kit/pan-zoom.js';
import './dice-race.css';

// Two lanes side by side, a step for each that is run, and a line across the last.

/** RACE-01. */
export const GOAL = 20;
const STEP = 44;
const LANES = { hare: 96, tortoise: 204 } as const;
export const SIZE = { width: 80 + STEP * (GOAL + 2), height: 300 };

/** Where a runner is after so many steps; beyond the goal nobody runs out of the picture. */
export const trackDot = (runner: keyof typeof LANES, at: number): Dot => ({
  x: 60 + STEP * Math.min(at, GOAL + 1.4),
  y: LANES[runner],
});

const STEPS = Array.from({ length: GOAL + 1 }, (_, i) => i);

export function Track() {
  const line = trackDot('hare', GOAL).x + STEP / 2;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="race-track" aria-hidden="true">
      <rect className="grass" width={SIZE.width} height={SIZE.height} rx="16" />
      {Object.values(LANES).map((y) => (
        <g key={y}>
          <rect className="lane-bed" x="30" y={y - 40} width={SIZE.width - 60} height="80" rx="40" />
          {STEPS.map((i) => (
            <text key={i} className={i % 5 === 0 ? 'lane-step fifth' : 'lane-step'} x={60 + STEP * i} y={y + 34}>
              {i}
            </text>
          ))}
        </g>
      ))}
      <path className="finish" d={`M${line} 40V260`} />
    </g>
  );
}

const SHAPES = {
  hare: 'M-14 12q-6 -2 -4 -9q3 -9 15 -8q6 0 8 -5l-4 -16q5 0 7 12q4 -10 8 -9q2 6 -4 15q6 3 5 8q-2 4 -7 4q2 7 -4 8z',
  tortoise:
    'M-18 10q0 -18 17 -18q15 0 17 14q7 0 8 -4q1 -4 -4 -6q-1 -4 4 -4q8 1 7 9q-1 9 -12 9l-2 5h-7l-1 -4h-12l-1 4h-7l-2 -5z',
} as const;

/** A runner about the origin. */
export function Token({ runner }: { readonly runner: keyof typeof SHAPES }) {
  return (
    <>
      <circle className="runner-ring" r="30" data-runner={runner} />
      <circle className="runner-base" r="26" />
      <path className="runner-sign" d={SHAPES[runner]} />
    </>
  );
}
