import { groundOf } from '../ground.js';
import { INCH, type Spot } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import { canSee, obstruction } from '../rules/line-of-sight.js';
import { type Pose, pointPose } from '../rules/measuring.js';
import type { Battle } from '../state.js';

// What somebody sees of the ground around: a fan of lines, each as far as it is free.

const LINES = 120;
/** Steps along a line, and how exactly its end is found. */
const STEP = INCH;
const FINE = INCH / 8;

export interface FanLine extends Spot {
  /** What ends it, where something does. */
  readonly blocked: { readonly rule: RuleId; readonly by: string } | null;
}

/** To the farthest point up to which everything on the line is seen, `far` at most. */
export function fanOf(b: Battle, from: Pose, far: number): FanLine[] {
  const { width, height } = groundOf(b);
  return Array.from({ length: LINES }, (_, k) => {
    const angle = (2 * Math.PI * k) / LINES;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const room = Math.min(
      far,
      dx > 0 ? (width - from.x) / dx : dx < 0 ? -from.x / dx : far,
      dy > 0 ? (height - from.y) / dy : dy < 0 ? -from.y / dy : far,
    );
    // `+ 0`: what is rounded up to nothing is 0, not -0
    const at = (way: number): Spot => ({
      x: Math.round(from.x + dx * way) + 0,
      y: Math.round(from.y + dy * way) + 0,
    });
    const isSeen = (way: number): boolean => canSee(b, from, pointPose(b, at(way)));
    for (let way = STEP; way < room + STEP; way += STEP) {
      const end = Math.min(way, room);
      if (isSeen(end)) continue;
      let [free, hidden] = [way - STEP, end];
      while (hidden - free > FINE) {
        const middle = (free + hidden) / 2;
        if (isSeen(middle)) free = middle;
        else hidden = middle;
      }
      return { ...at(free), blocked: obstruction(b, from, pointPose(b, at(hidden))) };
    }
    return { ...at(Math.max(0, room)), blocked: null };
  });
}
