import type { FaceSpan } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf, Policy, Segment } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf, type Scene, seatOf } from '../state.js';
import { EPS, LINE_COST, SEGMENT_END, type Vec3, WALK_LIFT } from '../terms.js';
import { lengthOf } from '../vectors.js';
import { decideAnew } from './agreement.js';
import { followFrom, setDownFirst } from './carrying.js';
import { ownDrop } from './falling.js';
import { groundAlong } from './ground.js';
import { isEmptyDrop } from './legal-drops.js';
import { airShare } from './mighty-items.js';
import { attempt } from './moments.js';
import { logMove, motion, placeOf, type Stop, travel } from './motion.js';
import { putAt } from './removal.js';
import { finishAct } from './resolution-order.js';
import { isFree } from './room.js';
import { noteHeight } from './scenarios.js';
import { stretch, wallsAlong } from './wall-run-and-fly.js';

// Chapter Move: a line is plotted whole, and then gone from its start (LG-MOV-06).

/** LG-MOV-01 to 04: the first decision. */
export function* moveWindow(t: SceneTable): Play<void> {
  const s = t.state;
  const hero = heroOf(s, s.active!)!;
  const a = s.activation!;
  const answer = yield* decideAnew(t, ask('Move', seatOf(s, hero), { hero: hero.id }));
  if (answer === null) return yield* finishAct(t);
  a.moveWindow = false;
  if (answer.type !== 'move') {
    if (t.logging) t.log({ type: 'moveSkipped', rule: 'LG-MOV-04', hero: hero.id });
    return;
  }
  const { chosen, spend } = answer;
  if (yield* attempt(t, hero, { moment: 'move', subject: '', difficulty: chosen, spend, chosen })) {
    a.pool = chosen + 1; // LG-MOV-03
    if (t.logging) t.log({ type: 'poolOpened', rule: 'LG-MOV-03', hero: hero.id, pool: a.pool });
  }
}

/** Goes the line, resolving each Moment and Impact where it falls due; it may begin on any surface in contact (LG-ORI-03). */
export function* walkLine(t: SceneTable, hero: Hero, { segments, policy: given }: DecisionOf<'leg'>): Play<void> {
  const s = t.state;
  const a = s.activation!;
  const policy = given ?? null;
  const i = s.heroes.indexOf(hero);
  const before = placeOf(s, i);
  setDownFirst(t, hero, segments[0]!);
  if (!s.match.config.runningStarts) hero.travel = 0; // LG-RUL-61
  const from = placeOf(s, i);
  const path: Vec3[] = [];
  let paid = 0;
  let gone = 0;
  let stop: Stop = 'end';
  for (let k = 0; k < segments.length && stop === 'end'; k++) {
    const segment = segments[k]!;
    if (segment.m === 'd') {
      logMove(t, i, 'line', from, gone, path);
      gone = 0;
      const dir = segment.dir ?? null;
      if (!isEmptyDrop(s, hero, dir)) yield* ownDrop(t, hero, dir, policy);
      break;
    }
    if (segment.m !== 'g' && segments[k - 1]?.m !== segment.m && !(yield* stretch(t, hero, segments, k))) break;
    hero.surface = segment.m === 'g' ? 'ground' : segment.m === 'w' ? 'wall' : 'air';
    if (segment.m !== 'w') hero.normal = null;
    const step = yield* walkStep(t, hero, segment, segments[k + 1] ?? null, policy);
    if (t.logging) path.push(placeOf(s, i));
    gone += step.inches;
    paid += step.inches * shareOf(s, hero, segment);
    stop = step.stop;
  }
  logMove(t, i, 'line', from, gone, path);
  if (s.result !== null) return;
  const least = s.match.config.separateDistances && !segments.some(({ m }) => m === 'g') ? 0 : LINE_COST;
  a.pool = Math.max(0, a.pool - Math.max(paid, least)); // LG-LIM-09
  const rule = stop === 'end' ? 'LG-MOV-05' : 'LG-MOV-09';
  if (t.logging) t.log({ type: 'lineStopped', rule, hero: hero.id, pool: a.pool });
  yield* followFrom(t, i, before);
}

function shareOf(s: Scene, hero: Hero, { m }: Segment): number {
  if (m === 'g') return 1;
  if (s.match.config.separateDistances) return 0;
  return m === 'a' ? airShare(hero) : 1;
}

interface Walked {
  readonly stop: Stop;
  readonly inches: number;
}

export type Going = Extract<Segment, { m: 'g' | 'w' | 'a' }>;

/** One step of a line. A stop within 0.01 of its end is none (LG-MOV-09). */
function* walkStep(
  t: SceneTable,
  hero: Hero,
  segment: Going,
  then: Segment | null,
  policy: Policy | null,
): Play<Walked> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  let inches = 0;
  for (let guard = 0; guard < 1000; guard++) {
    const at = placeOf(s, i);
    const target: Vec3 = segment.m === 'g' ? [segment.to[0], segment.to[1], at[2]] : segment.to;
    if (lengthOf(at, target) < EPS) return { stop: 'end', inches };
    const next = nextPiece(s, hero, segment, at, target);
    if (next === null) return { stop: 'blocked', inches }; // the ground, or the wall, is missing (LG-MOV-08)
    if (segment.m === 'g' && next.to[2] !== at[2]) {
      if (!isFree(s, i, [at[0], at[1], next.to[2]], WALK_LIFT)) return { stop: 'blocked', inches };
      hero.z = next.to[2];
      noteHeight(t, hero, true);
    }
    const from: Vec3 = [hero.x, hero.y, hero.z];
    const length = lengthOf(from, next.to);
    if (length < EPS) {
      putAt(s, i, ...next.to); // a sliver at the edge of something: the next look begins behind it
      continue;
    }
    const d = [
      (next.to[0] - from[0]) / length,
      (next.to[1] - from[1]) / length,
      (next.to[2] - from[2]) / length,
    ] as const;
    if (next.face) hero.normal = [next.face.nx, next.face.ny];
    const m = motion(i, 'line', d[0], d[1], d[2], length, {
      end: next.to,
      own: true,
      walks: segment.m === 'g',
      wall: next.face,
      policy,
      arrives:
        segment.m === 'a'
          ? d[2] < 0
          : segment.m === 'g' && then?.m === 'w' && lengthOf(next.to, [...segment.to, next.to[2]]) < EPS,
    });
    const stop = yield* travel(t, m);
    inches += m.moved;
    if (stop !== 'end') {
      const rest = lengthOf(placeOf(s, i), segment.m === 'g' ? [target[0], target[1], hero.z] : target);
      return { stop: stop === 'blocked' && rest <= SEGMENT_END + EPS ? 'end' : stop, inches };
    }
    if (m.passedPanels.length + m.passedThings.length > 0 && isBeyond(s, i, target, d)) return { stop: 'end', inches };
  }
  return { stop: 'blocked', inches };
}

/** Whether a free passage has led to the end of the step or past it (LG-COM-04). */
export function isBeyond(s: Scene, i: number, target: Vec3, d: readonly [number, number, number]): boolean {
  const at = placeOf(s, i);
  return (target[0] - at[0]) * d[0] + (target[1] - at[1]) * d[1] + (target[2] - at[2]) * d[2] <= EPS;
}

/** The next straight piece of a step from where the Hero is now, as the table is now. */
export function nextPiece(
  s: Scene,
  hero: Hero,
  segment: Going,
  at: Vec3,
  target: Vec3,
): { to: Vec3; face: FaceSpan | null } | null {
  const i = s.heroes.indexOf(hero);
  if (segment.m === 'a') return { to: target, face: null };
  if (segment.m === 'g') {
    const [piece] = groundAlong(s, i, at, segment.to).pieces;
    return piece ? { to: [piece.x, piece.y, piece.z], face: null } : null;
  }
  const faces = wallsAlong(s, i, at, target);
  if (faces === null) return null;
  const [first] = faces;
  const whole = faces.length === 1;
  const to: Vec3 = whole
    ? target
    : ([0, 1, 2].map((k) => at[k]! + (target[k]! - at[k]!) * first!.to) as unknown as Vec3);
  return { to, face: first! };
}
