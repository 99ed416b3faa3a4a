import type { Timed } from '../../../kit/scene.js';
import { type Cue, whereAt } from '../scene.js';
import { FACES, project, type Sheet } from './projection.js';

/** Frames to a second: enough for a bend and a fall. */
const RATE = 30;

/** Lets what is drawn go its way on all three drawings; until it is its turn, it stands where it came from. */
export function setMoving(scene: readonly Timed<Cue>[], sheet: Sheet, board: Element): Animation[] {
  const things = new Set(scene.flatMap(({ cue }) => (cue.kind === 'move' ? [cue.thing] : [])));
  const end = Math.max(0, ...scene.map(({ at, lasts }) => at + lasts));
  return [...things].flatMap((thing) =>
    FACES.flatMap((face) => {
      const drawn = board.querySelector(`[data-moves="${face} ${thing}"]`);
      if (!drawn) return [];
      const count = Math.max(2, Math.ceil((end / 1000) * RATE));
      const frames = Array.from({ length: count + 1 }, (_, i) => {
        const { x, y } = project(sheet, face, whereAt(scene, thing, (end * i) / count)!.at);
        return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
      });
      return [drawn.animate(frames, { duration: end })];
    }),
  );
}
