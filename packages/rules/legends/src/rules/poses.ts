import { cosineOf, gapBetween, isOnTable, overlapped, sineOf } from '@sandtable/geometry/space';
import type { Pose } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Hero, Scene } from '../state.js';
import { bodyAt, isHero, isObject, pieceAt, sidesOf, spaceOf, thingAt } from '../tables.js';
import { CONTACT, EPS, HEIGHT, RADIUS, SKY, thousandth } from '../terms.js';
import { posed, poseOnBoundary } from './pose-search.js';
import { putAt } from './removal.js';
import { noteHeight } from './scenarios.js';

// Chapter Pick Up: where a load can be held beside its carrier (LG-GEO-12).

/** LG-GEO-12, LG-BLD-03: why a thing may not be put there beside its partner, or null. */
export function refusePose(s: Scene, i: number, partner: number, pose: Pose): { rule: RuleId; message: string } | null {
  const loose = isObject(s, i);
  if (pose.lie !== 0 && !loose) return { rule: 'LG-GEO-12', message: 'Only loose objects are laid on their side.' };
  if (pose.yaw !== 0 && isHero(s, i)) return { rule: 'LG-GEO-12', message: 'Heroes are not turned.' };
  const space = spaceOf(s);
  space.skip[i] = 1;
  const body = posed(s, space, i, pose);
  if (pose.z < -EPS || pose.z + body.h > SKY + EPS)
    return { rule: 'LG-GEO-12', message: 'That is below the table or above the sky.' };
  if (!isOnTable(space, body)) return { rule: 'LG-GEO-12', message: 'It must lie wholly on the table.' };
  if (gapBetween(space, body, partner) > CONTACT + EPS) return { rule: 'LG-GEO-12', message: 'It must be in contact.' };
  return overlapped(space, body) >= 0 ? { rule: 'LG-GEO-12', message: 'Something is in the way.' } : null;
}

/** Good poses to offer: overhead, then before, behind, left and right, as it is turned and across; where none of these is legal, any that is. */
export function posesFor(s: Scene, i: number, partner: number, most = 12): Pose[] {
  const usual = usualPoses(s, i, partner, most);
  if (usual.length > 0) return usual;
  const found = poseOnBoundary(s, i, partner);
  return found ? [found] : [];
}

/** Those that people take. */
export function usualPoses(s: Scene, i: number, partner: number, most: number): Pose[] {
  const poses = new Map<string, Pose>();
  for (const pose of candidatePoses(s, i, partner)) {
    if (refusePose(s, i, partner, pose) === null) poses.set(Object.values(pose).join(), pose);
    if (poses.size >= most) break;
  }
  return [...poses.values()];
}

/** LG-PIC-08: whether there is any; what Pick Up, Place and letting go hang on. */
export function hasPose(s: Scene, i: number, partner: number): boolean {
  return posesFor(s, i, partner, 1).length > 0;
}

function* candidatePoses(s: Scene, i: number, partner: number): Generator<Pose> {
  const at = pieceAt(s, partner);
  const thing = thingAt(s, i);
  const piece = pieceAt(s, i);
  const yaw = 'yaw' in piece ? piece.yaw : 0;
  const lies = thing.is === 'object' ? ([0, 1, 2] as const) : ([0] as const);
  const partnerBody = isHero(s, partner) ? null : { ...bodyAt(spaceOf(s), partner) };
  const above = at.z + (partnerBody ? partnerBody.h : HEIGHT);
  // where it is, if that is near enough
  yield { x: piece.x, y: piece.y, z: piece.z, yaw, lie: 'lie' in piece ? piece.lie : 0 };
  yield { x: at.x, y: at.y, z: above, yaw, lie: 0 };
  const turns = thing.is === 'hero' ? [0] : [yaw, (yaw + 90) % 360];
  for (const lie of lies) {
    for (const turn of turns) {
      for (const z of [at.z, at.z + 0.1, above]) {
        for (let k = 0; k < 8; k++) {
          const [cx, cy] = [cosineOf(45 * k), sineOf(45 * k)];
          const out =
            reachToward(s, i, turn, lie, cx, cy) + (partnerBody ? halfToward(partnerBody, cx, cy) : RADIUS) + 0.01;
          const x = thousandth(at.x + cx * out);
          const y = thousandth(at.y + cy * out);
          yield { x, y, z: thousandth(z), yaw: turn, lie };
        }
      }
    }
  }
}

export function halfToward(body: { hx: number; hy: number; cos: number; sin: number }, cx: number, cy: number): number {
  return Math.abs(cx * body.cos + cy * body.sin) * body.hx + Math.abs(cy * body.cos - cx * body.sin) * body.hy;
}

/** How far a thing reaches from its centre along a level direction, when it lies so. */
export function reachToward(s: Scene, i: number, yaw: number, lie: 0 | 1 | 2, cx: number, cy: number): number {
  const thing = thingAt(s, i);
  if (thing.is === 'hero') return RADIUS;
  const [w, d] = thing.is === 'object' ? sidesOf(thing.kind, lie) : [thing.plan.w, thing.plan.d];
  return halfToward({ hx: w / 2, hy: d / 2, cos: cosineOf(yaw), sin: sineOf(yaw) }, cx, cy);
}

/** Puts it there. Placing is not moving (LG-PIC-07), but it displaces a Hero (LG-STG-02), except at the Pick Up itself. */
export function putPosed(t: SceneTable, i: number, partner: number, pose: Pose, displaces: boolean): void {
  const s = t.state;
  const piece = pieceAt(s, i);
  const { x, y, z } = piece;
  putAt(s, i, pose.x, pose.y, pose.z);
  if ('yaw' in piece) piece.yaw = pose.yaw;
  if ('lie' in piece) piece.lie = pose.lie;
  if (isHero(s, i)) {
    const hero = piece as Hero;
    const [dx, dy, dz] = [pose.x - x, pose.y - y, pose.z - z];
    if (displaces) hero.displaced += Math.sqrt(dx * dx + dy * dy + dz * dz);
    noteHeight(t, hero, false); // LG-SCN-21
  }
  if (t.logging) {
    const to = [pose.x, pose.y, pose.z] as const;
    t.log({
      type: 'placed',
      rule: displaces ? 'LG-PIC-07' : 'LG-PIC-03',
      thing: piece.id,
      beside: pieceAt(s, partner).id,
      to,
    });
  }
}
