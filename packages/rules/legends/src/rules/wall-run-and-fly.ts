import { coverWay, type FaceSpan, facesAlong, type Space } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Segment } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, type Scene, seatOf } from '../state.js';
import { pieceAt, spaceOf, withoutItself, withoutLow } from '../tables.js';
import { EPS, OBSTACLE, roundUp, type Vec3, WALL_FAR, WALL_NEAR } from '../terms.js';
import { lengthOf } from '../vectors.js';
import { decide } from './agreement.js';
import { startOfLine } from './carrying.js';
import { groundAlong } from './ground.js';
import { isExhausted } from './limits.js';
import { airShare } from './mighty-items.js';
import { attempt, mayAttempt } from './moments.js';
import { placeOf } from './motion.js';

// Chapters Wall Run and Fly: the stretches of a line along walls and through the air, each a Moment of its own.

/** LG-WAL-02: the upright faces that a wall step keeps to, one after the other; null if it leaves them. */
export function wallsAlong(s: Scene, hero: number, from: Vec3, to: Vec3): FaceSpan[] | null {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), hero);
  const [vx, vy, vz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const against = { near: WALL_NEAR, far: WALL_FAR, beyond: 0.5 };
  const length = Math.sqrt(vx * vx + vy * vy + vz * vz);
  return coverWay(facesAlong(space, from[0], from[1], from[2], vx, vy, vz, against), EPS / length);
}

/** The building or object whose wall is run (LG-LIM-01). */
function wallSubject(s: Scene, hero: number, from: Vec3, to: Vec3): string | null {
  const faces = wallsAlong(s, hero, from, to);
  return faces === null ? null : pieceAt(s, faces[0]!.thing).id;
}

/** LG-GEO-08, LG-WAL-06: on a wall, boxes that lie wholly within 0.625 of its plane. */
export function leaveOutShallow(space: Space, { nx, ny, plane }: FaceSpan): void {
  for (let i = 0; i < space.count; i++) {
    if (space.present[i] === 0 || space.kind[i] === 0) continue;
    const c = space.cos[i]!;
    const sn = space.sin[i]!;
    const along = nx * c + ny * sn; // the normal in the thing's frame
    const across = ny * c - nx * sn;
    const compound = space.compounds[i];
    const count = compound ? compound.count : 1;
    for (let p = 0; p < count; p++) {
      const bx = compound ? compound.x[p]! : 0;
      const by = compound ? compound.y[p]! : 0;
      const middle = (space.x[i]! + bx * c - by * sn) * nx + (space.y[i]! + bx * sn + by * c) * ny - plane;
      const hx = compound ? compound.hx[p]! : space.hx[i]!;
      const hy = compound ? compound.hy[p]! : space.hy[i]!;
      const half = Math.abs(along) * hx + Math.abs(across) * hy;
      if (middle + half > OBSTACLE + EPS || middle - half < -OBSTACLE - EPS) continue;
      if (compound) space.skipPanel[space.firstPanel[i]! + p] = 1;
      else space.skip[i] = 1;
    }
  }
}

export const SKY_SUBJECT = 'sky';

/** The Moment that a stretch along a wall or through the air takes. */
export interface Stretch {
  readonly moment: 'wallRun' | 'fly';
  readonly chosen: number;
  readonly difficulty: number;
  /** The difficulty by which it pays: its own, or 0 where it pays nothing. */
  readonly pays: number;
}

/** The stretch that begins with step `k`, from a place on (LG-WAL-03, LG-WAL-04, LG-FLY-03, LG-FLY-04). */
export function stretchAt(s: Scene, hero: Hero, from: Vec3, segments: readonly Segment[], k: number): Stretch {
  const moment = segments[k]!.m === 'w' ? 'wallRun' : 'fly';
  let length = 0;
  let at = from;
  for (let n = k; n < segments.length && segments[n]!.m === segments[k]!.m; n++) {
    const to = (segments[n] as { to: Vec3 }).to;
    length += lengthOf(at, to);
    at = to;
  }
  const chosen = roundUp(moment === 'fly' ? length * airShare(hero) : length);
  const difficulty = (moment === 'fly' ? 4 : 2) * chosen;
  return { moment, chosen, difficulty, pays: paysFor(s, length) ? difficulty : 0 };
}

/** LG-MOH-07: whoever moves Chosen inches moves one at least; what is less is nothing to tell of. */
const paysFor = ({ match }: Scene, length: number): boolean => match.config.hairbreadths || length > 1 - EPS;

/** All stretches of a line, each with the step it begins with. */
export function stretchesAlong(
  s: Scene,
  hero: Hero,
  segments: readonly Segment[],
): (Stretch & { readonly step: number })[] {
  const i = s.heroes.indexOf(hero);
  let at = startOfLine(s, hero, segments[0] ?? null) ?? ([hero.x, hero.y, hero.z] as Vec3);
  return segments.flatMap((segment, step) => {
    const from = at;
    if (segment.m === 'd') return [];
    if (segment.m === 'g') {
      const { pieces } = groundAlong(s, i, at, segment.to);
      at = [segment.to[0], segment.to[1], pieces[pieces.length - 1]?.z ?? at[2]];
      return [];
    }
    at = segment.to;
    return segments[step - 1]?.m === segment.m ? [] : [{ ...stretchAt(s, hero, from, segments, step), step }];
  });
}

export function stretchesOf(segments: readonly Segment[]): { w: number; a: number } {
  const count = { w: 0, a: 0 };
  segments.forEach(({ m }, k) => {
    if ((m === 'w' || m === 'a') && segments[k - 1]?.m !== m) count[m]++;
  });
  return count;
}

/** LG-WAL-05, LG-FLY-05: a Wall Run on one of these buildings or objects, or a Fly, has failed already. */
export function failedStretch(s: Scene, hero: Hero, walls: readonly FaceSpan[] | null): boolean {
  if (walls === null) return isExhausted(s, hero, 'fly', SKY_SUBJECT);
  return walls.some(({ thing }) => isExhausted(s, hero, 'wallRun', pieceAt(s, thing).id));
}

/** LG-WAL-01, LG-FLY-01: the Moment of a stretch; false if the line ends here. */
export function* stretch(t: SceneTable, hero: Hero, segments: readonly Segment[], k: number): Play<boolean> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  const at = placeOf(s, i);
  const { moment, chosen, difficulty, pays } = stretchAt(s, hero, at, segments, k);
  const subject = moment === 'fly' ? SKY_SUBJECT : wallSubject(s, i, at, (segments[k] as { to: Vec3 }).to);
  if (subject === null || !mayAttempt(s, hero, moment, subject, difficulty)) return false;
  const data = { hero: hero.id, moment, subject, chosen, difficulty, pays } as const;
  const answer = yield* decide(t, ask('Stretch', seatOf(s, hero), data));
  if (answer?.type !== 'attempt' || !hero.onTable) return false;
  if (moment === 'fly') s.activation!.flyUsed = true;
  else s.activation!.wallRunUsed = true;
  return yield* attempt(t, hero, { moment, subject, difficulty, pays, spend: answer.spend, chosen }); // LG-WAL-05, LG-FLY-05
}
