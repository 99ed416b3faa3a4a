import type { Pose } from '../decisions.js';
import { halfToward, reachToward, refusePose } from '../rules/poses.js';
import type { Scene } from '../state.js';
import { bodyAt, isHero, isObject, pieceAt, spaceOf } from '../tables.js';
import { HEIGHT, RADIUS, thousandth, type Vec3 } from '../terms.js';

// A load put where a player points.

/** Touching its partner on the side towards a place, or over it when that is high enough. */
export function poseToward(s: Scene, i: number, partner: number, toward: Vec3, yaw: number, lie: 0 | 1 | 2): Pose {
  const at = pieceAt(s, partner);
  const partnerBody = isHero(s, partner) ? null : { ...bodyAt(spaceOf(s), partner) };
  const above = at.z + (partnerBody ? partnerBody.h : HEIGHT);
  const [dx, dy] = [toward[0] - at.x, toward[1] - at.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < RADIUS) return { x: thousandth(at.x), y: thousandth(at.y), z: thousandth(above), yaw, lie };
  const [cx, cy] = [dx / far, dy / far];
  const out = reachToward(s, i, yaw, lie, cx, cy) + (partnerBody ? halfToward(partnerBody, cx, cy) : RADIUS) + 0.01;
  const z = Math.max(at.z, Math.min(above, toward[2]));
  return { x: thousandth(at.x + cx * out), y: thousandth(at.y + cy * out), z: thousandth(z), yaw, lie };
}

export interface Posed {
  readonly pose: Pose;
  readonly refusal: { readonly rule: string; readonly message: string } | null;
}

/** A pose beside a partner: towards a place, turned and laid as one likes; and whether that is allowed. */
export function posed(s: Scene, i: number, partner: number, toward: Vec3, yaw: number, lie: 0 | 1 | 2): Posed {
  const pose = poseToward(s, i, partner, toward, isHero(s, i) ? 0 : yaw, isObject(s, i) ? lie : 0);
  return { pose, refusal: refusePose(s, i, partner, pose) };
}
