import { cosineOf, gapBetween, isOnTable, overlapped, type Space, sineOf } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask } from './asking.js';
import type { Pose } from './decisions.js';
import type { SceneTable } from './events.js';
import { noteHeight } from './motion.js';
import { endCarrying, putAt } from './removal.js';
import type { RuleId } from './rulebook.js';
import { type Hero, heroOf, type Scene } from './state.js';
import { bodyAt, heroBody, indexOf, isHero, isObject, pieceAt, sidesOf, spaceOf, thingAt } from './tables.js';
import { CONTACT, EPS, HEIGHT, RADIUS, SKY, thousandth, type Vec3 } from './terms.js';

// Chapter Pick Up: what is carried, and how it is put beside its carrier.

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

function posed(s: Scene, space: Space, i: number, { x, y, z, yaw, lie }: Pose): ReturnType<typeof bodyAt> {
  const body = isHero(s, i) ? heroBody(x, y, z) : bodyAt(space, i);
  body.x = x;
  body.y = y;
  body.z = z;
  if (isHero(s, i)) return body;
  body.cos = cosineOf(yaw);
  body.sin = sineOf(yaw);
  const thing = thingAt(s, i);
  if (thing.is === 'object') {
    const [w, d, h] = sidesOf(thing.kind, lie);
    body.hx = w / 2;
    body.hy = d / 2;
    body.h = h;
  }
  return body;
}

/** Good poses to offer: overhead, then before, behind, left and right, as it is turned and across; each is legal. */
export function posesFor(s: Scene, i: number, partner: number, most = 12): Pose[] {
  const poses = new Map<string, Pose>();
  for (const pose of candidatePoses(s, i, partner)) {
    if (refusePose(s, i, partner, pose) === null) poses.set(Object.values(pose).join(), pose);
    if (poses.size >= most) break;
  }
  return [...poses.values()];
}

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

function halfToward(body: { hx: number; hy: number; cos: number; sin: number }, cx: number, cy: number): number {
  return Math.abs(cx * body.cos + cy * body.sin) * body.hx + Math.abs(cy * body.cos - cx * body.sin) * body.hy;
}

/** How far a thing reaches from its centre along a level direction, when it lies so. */
function reachToward(s: Scene, i: number, yaw: number, lie: 0 | 1 | 2, cx: number, cy: number): number {
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
    t.log({ type: 'placed', rule: 'LG-PIC-07', thing: piece.id, beside: pieceAt(s, partner).id, to });
  }
}

/** The active player chooses a pose; without a legal one the carrying ends (LG-PIC-08). */
export function* placeBeside(t: SceneTable, i: number, partner: number, displaces: boolean): Play<void> {
  const s = t.state;
  const poses = posesFor(s, i, partner, 1);
  const carrier =
    isHero(s, partner) && s.heroes[partner]!.carrying === pieceAt(s, i).id ? s.heroes[partner]! : s.heroes[i]!;
  if (poses.length === 0) {
    endCarrying(t, carrier, 'LG-PIC-08');
    return;
  }
  const data = { thing: pieceAt(s, i).id, beside: pieceAt(s, partner).id };
  const answer = yield* ask(t, 'Place', s.activeSeat, data, { type: 'place', pose: poses[0]! });
  if (answer.type !== 'place' || carrier.carrying === null) return;
  putPosed(t, i, partner, answer.pose, displaces);
}

/** LG-PIC-07: a thing has moved, and the one it carries or is carried by comes after it; LG-PIC-09: unless the carrier lets go. */
export function* follow(t: SceneTable, i: number, byOwnAct: boolean): Play<void> {
  const s = t.state;
  const moved = pieceAt(s, i);
  if (!moved.onTable) return;
  const carrier =
    moved.carriedBy !== null
      ? heroOf(s, moved.carriedBy)
      : 'carrying' in moved && moved.carrying !== null
        ? moved
        : null;
  if (carrier === null || carrier.carrying === null) return;
  const load = indexOf(s, carrier.carrying);
  const other = carrier === moved ? load : s.heroes.indexOf(carrier);
  if (!(byOwnAct && carrier === moved)) {
    const data = { carrier: carrier.id, load: carrier.carrying };
    const answer = yield* ask(t, 'LetGo', carrier.seat, data, { type: 'letGo', letGo: false });
    if (carrier.carrying === null) return;
    if (answer.type === 'letGo' && answer.letGo) {
      endCarrying(t, carrier);
      return;
    }
  }
  yield* placeBeside(t, other, i, true);
}

/** LG-PIC-07 after an act of its own: nothing comes after a Hero that has not moved. */
export function* followFrom(t: SceneTable, i: number, [x, y, z]: Vec3): Play<void> {
  const hero = pieceAt(t.state, i);
  if (hero.x !== x || hero.y !== y || hero.z !== z) yield* follow(t, i, true);
}

/** LG-PIC-04: what a Hero could ever lift. */
export function canBeLifted(s: Scene, hero: Hero, i: number): boolean {
  const piece = pieceAt(s, i);
  return piece.onTable && piece !== hero && hero.carriedBy !== piece.id;
}
