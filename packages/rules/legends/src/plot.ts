import { coverWay, type FaceSpan, facesAlong } from '@sandtable/geometry/space';
import { type Refusal, refuse } from '@sandtable/kernel';
import type { Segment } from './decisions.js';
import { refuseClosingDrop } from './drop.js';
import { groundAlong } from './ground.js';
import { isExhausted, refuseAgain, refuseChosen } from './moments.js';
import type { RuleId } from './rulebook.js';
import type { Hero, Scene } from './state.js';
import { besideSpot, standsAt } from './support.js';
import { indexOf, pieceAt, spaceOf, withoutItself, withoutLow } from './tables.js';
import {
  EPS,
  LEAST_SEGMENT,
  LINE_COST,
  MOST_SEGMENTS,
  roundUp,
  thousandth,
  type Vec3,
  WALL_FAR,
  WALL_NEAR,
} from './terms.js';

// A line as it is plotted: its lengths, its ground and its walls, before anything is met on it (LG-GEO-10).

/** LG-WAL-02: the upright faces that a wall step keeps to, one after the other; null if it leaves them. */
export function wallsAlong(s: Scene, hero: number, from: Vec3, to: Vec3): FaceSpan[] | null {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), hero);
  const [vx, vy, vz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const against = { near: WALL_NEAR, far: WALL_FAR, beyond: 0.5 };
  const length = Math.sqrt(vx * vx + vy * vy + vz * vz);
  return coverWay(facesAlong(space, from[0], from[1], from[2], vx, vy, vz, against), EPS / length);
}

export const lengthOf = (a: Vec3, b: Vec3): number => {
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  return Math.sqrt(x * x + y * y + z * z);
};

export interface Plot {
  readonly start: Vec3;
  readonly cost: number;
  readonly end: Vec3;
}

/** Whether an air step costs half (LG-ITM-09). */
export const airShare = (hero: Hero): number => (hero.item === 'singleBounds' ? 0.5 : 1);

/** LG-PIC-12: where a carried Hero starts from: where it is if it stands or flies off, else beside its carrier. */
export function startOfLine(s: Scene, hero: Hero, first: Segment | null): Vec3 | null {
  const i = s.heroes.indexOf(hero);
  const here: Vec3 = [hero.x, hero.y, hero.z];
  if (hero.carriedBy === null || first?.m === 'a' || standsAt(s, i, hero.x, hero.y, hero.z)) return here;
  const beside = besideSpot(s, hero, indexOf(s, hero.carriedBy));
  return beside?.down ? beside.spot : null;
}

/** The Moment that a stretch along a wall or through the air takes. */
export interface Stretch {
  readonly moment: 'wallRun' | 'fly';
  readonly chosen: number;
  readonly difficulty: number;
}

/** The stretch that begins with step `k`, from a place on (LG-WAL-03, LG-WAL-04, LG-FLY-03, LG-FLY-04). */
export function stretchAt(hero: Hero, from: Vec3, segments: readonly Segment[], k: number): Stretch {
  const moment = segments[k]!.m === 'w' ? 'wallRun' : 'fly';
  let length = 0;
  let at = from;
  for (let n = k; n < segments.length && segments[n]!.m === segments[k]!.m; n++) {
    const to = (segments[n] as { to: Vec3 }).to;
    length += lengthOf(at, to);
    at = to;
  }
  const chosen = roundUp(moment === 'fly' ? length * airShare(hero) : length);
  return { moment, chosen, difficulty: (moment === 'fly' ? 4 : 2) * chosen };
}

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
    return segments[step - 1]?.m === segment.m ? [] : [{ ...stretchAt(hero, from, segments, step), step }];
  });
}

/** Plots a line as if nothing stood in the way: its lengths, its ground and its walls (LG-GEO-10), or why it is refused. */
export function plot(s: Scene, hero: Hero, segments: readonly Segment[]): Plot | Refusal<RuleId> {
  const i = s.heroes.indexOf(hero);
  const a = s.activation!;
  const { separateDistances } = s.match.config;
  const steps = segments.filter(({ m }) => m !== 'd');
  if (steps.length === 0) return refuse('LG-LIM-09', 'A line has at least one step that is not the drop.');
  if (segments.length > MOST_SEGMENTS) return refuse('LG-LIM-04', `A line has at most ${MOST_SEGMENTS} steps.`);
  if (segments.some(({ m }, k) => m === 'd' && k < segments.length - 1))
    return refuse('LG-MOV-06', 'A drop can only end a line.');
  if (a.pool < LINE_COST - EPS && (!separateDistances || steps.some(({ m }) => m === 'g')))
    return refuse('LG-LIM-09', 'There are no inches left for a line.');
  if (separateDistances) {
    const again = stretchesOf(segments);
    if (again.w > (a.wallRunUsed ? 0 : 1) || again.a > (a.flyUsed ? 0 : 1))
      return refuse('LG-MOV-05', 'Wall Run and Fly are each used once in an activation.');
  }
  const start = startOfLine(s, hero, segments[0]!);
  if (start === null) return refuse('LG-PIC-12', 'There is no room to be set down beside the carrier.');
  let at = start;
  let cost = 0;
  for (const [k, segment] of segments.entries()) {
    if (segment.m === 'd') {
      const refused = refuseClosingDrop(s, hero, at, segment.dir ?? null);
      if (refused) return refused;
      continue;
    }
    const to: Vec3 = segment.m === 'g' ? [segment.to[0], segment.to[1], at[2]] : segment.to;
    if (to[2] < -EPS) return refuse('LG-COM-06', 'Nobody goes below the table.');
    const length = lengthOf(at, to);
    if (length < LEAST_SEGMENT - EPS) return refuse('LG-LIM-04', `A step is at least ${LEAST_SEGMENT} inches long.`);
    if (segment.m === 'g') {
      const ground = groundAlong(s, i, at, segment.to);
      if (!ground.whole) return refuse('LG-MOV-08', 'The ground ends here: drop, fly or run the wall.');
      cost += length;
      at = [to[0], to[1], ground.pieces[ground.pieces.length - 1]!.z];
      continue;
    }
    const walls = segment.m === 'w' ? wallsAlong(s, i, at, to) : null;
    if (segment.m === 'w' && walls === null) return refuse('LG-WAL-02', 'That stretch is not against a wall.');
    if (failedStretch(s, hero, walls)) return refuseAgain(s);
    if (segments[k - 1]?.m !== segment.m) {
      const { moment, chosen } = stretchAt(hero, at, segments, k);
      const refused = refuseChosen(moment, chosen);
      if (refused) return refused;
    }
    if (!separateDistances) cost += segment.m === 'a' ? length * airShare(hero) : length;
    at = to;
  }
  if (cost > a.pool + EPS)
    return refuse('LG-MOV-05', `That line is ${thousandth(cost)} inches; the pool holds ${thousandth(a.pool)}.`);
  return { start, cost, end: at };
}

/** LG-WAL-05, LG-FLY-05: a Wall Run on one of these buildings or objects, or a Fly, has failed already. */
function failedStretch(s: Scene, hero: Hero, walls: readonly FaceSpan[] | null): boolean {
  if (walls === null) return isExhausted(s, hero, 'fly', SKY_SUBJECT);
  return walls.some(({ thing }) => isExhausted(s, hero, 'wallRun', pieceAt(s, thing).id));
}

export const SKY_SUBJECT = 'sky';

function stretchesOf(segments: readonly Segment[]): { w: number; a: number } {
  const count = { w: 0, a: 0 };
  segments.forEach(({ m }, k) => {
    if ((m === 'w' || m === 'a') && segments[k - 1]?.m !== m) count[m]++;
  });
  return count;
}
