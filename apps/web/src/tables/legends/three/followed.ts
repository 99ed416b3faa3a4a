import type { Vec3 } from '@sandtable/legends';
import type { Vector3 } from 'three';
import type { Followed } from '../../../kit/space/eye.js';
import { whereAt } from '../scene.js';
import type { Stage } from '../stage.js';

/** Milliseconds that the ground shakes. */
const SHAKE = 320;

/** A scene as the eye follows it. */
export const followed = (stage: Stage): Followed => ({
  lasts: stage.lasts,
  now: stage.now,
  happening: () => happening(stage),
  shake: (out) => shake(stage, out),
});

/** Where it happens now. */
function happening(stage: Stage): Vec3 | null {
  const time = stage.now();
  if (time >= stage.lasts) return null;
  const moved = stage.scene.findLast(({ cue, at }) => cue.kind === 'move' && at <= time + 50);
  if (moved?.cue.kind === 'move') return whereAt(stage.scene, moved.cue.thing, time)?.at ?? null;
  const burst = stage.scene.find(({ cue, at, lasts }) => cue.kind === 'burst' && at <= time && at + lasts > time);
  return burst?.cue.kind === 'burst' ? burst.cue.at : null;
}

/** Heavy blows shake the table a little. */
function shake(stage: Stage, out: Vector3): void {
  const time = stage.now();
  for (const { cue, at } of stage.scene) {
    if (cue.kind !== 'burst' || time < at || time > at + SHAKE) continue;
    const left = (1 - (time - at) / SHAKE) * 0.14 * cue.big;
    out.x += Math.sin(time * 0.09) * left;
    out.y += Math.cos(time * 0.11) * left;
  }
}
