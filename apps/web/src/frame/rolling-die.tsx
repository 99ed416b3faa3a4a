import type { CSSProperties } from 'react';
import { DieFace } from './die.js';
import './rolling-die.css';

/** How the cube lies when a face is up: turns about the two axes, in degrees. */
const UP: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

const SIDES = [1, 2, 3, 4, 5, 6] as const;

interface RollingDieProps {
  readonly face: number;
  /** Milliseconds until it is thrown, and until it lies. */
  readonly delay: number;
  readonly lasts: number;
  /** Dice thrown together do not roll alike. */
  readonly turn: number;
}

/** A die with six sides that rolls and comes to lie on the face that really fell. */
export function RollingDie({ face, delay, lasts, turn }: RollingDieProps) {
  const [x, y] = UP[face - 1]!;
  const style = {
    '--x': `${x}deg`,
    '--y': `${y}deg`,
    '--from-x': `${x - 540 - 90 * (turn % 3)}deg`,
    '--from-y': `${y + 450 + 90 * (turn % 4)}deg`,
    animationDelay: `${delay}ms`,
    animationDuration: `${Math.max(lasts, 200)}ms`,
  } as CSSProperties;
  return (
    <span className="rolling" data-face={face}>
      <span className="cube" style={style}>
        {SIDES.map((side) => (
          <span key={side} className={`cube-side side-${side}`}>
            <DieFace face={side} sides={6} size={26} />
          </span>
        ))}
      </span>
    </span>
  );
}
