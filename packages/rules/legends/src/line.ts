import { coverWay, type FaceSpan, facesAlong, type Space } from '@sandtable/geometry/space';
import { type Play, type Refusal, refuse } from '@sandtable/kernel';
import { ask } from './asking.js';
import { follow } from './carrying.js';
import { DECLINE, type DecisionOf, type Segment } from './decisions.js';
import type { SceneTable } from './events.js';
import { logMove, ownDrop, placeOf, stepOff } from './fall.js';
import { attempt, isExhausted } from './moments.js';
import { motion, type Stop, travel } from './motion.js';
import type { RuleId } from './rulebook.js';
import type { Hero, Scene } from './state.js';
import { bearing, besideSpot, groundAt, isFree, standsAt } from './support.js';
import { indexOf, pieceAt, spaceOf, tablesOf, withoutItself, withoutLow } from './tables.js';
import {
  EPS,
  LEAST_SEGMENT,
  LINE_COST,
  MOST_SEGMENTS,
  RADIUS,
  roundUp,
  SEGMENT_END,
  type Vec3,
  WALK_LIFT,
  WALL_FAR,
  WALL_NEAR,
} from './terms.js';

// Chapters Move, Wall Run and Fly: a line is plotted whole, and then gone from its start (LG-MOV-06).

/** A level piece of a ground step: up to (x, y) at one height. */
export interface GroundPiece {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Ground {
  readonly pieces: readonly GroundPiece[];
  /** Whether the ground holds to the end. */
  readonly whole: boolean;
}

/** The ground under a straight level way: where it rises and sinks, and whether it ends (LG-GEO-10, LG-MOV-07, LG-MOV-08). */
export function groundAlong(s: Scene, hero: number, from: Vec3, to: readonly [number, number]): Ground {
  const [x, y] = from;
  const [vx, vy] = [to[0] - x, to[1] - y];
  const marks = breaks(s, x, y, vx, vy);
  const space = bearing(s, hero);
  const pieces: GroundPiece[] = [];
  let h = from[2];
  for (let k = 0; k + 1 < marks.length; k++) {
    const middle = (marks[k]! + marks[k + 1]!) / 2;
    const z = groundAt(space, x + vx * middle, y + vy * middle, h);
    if (Number.isNaN(z)) return { pieces, whole: false };
    const end = marks[k + 1]!;
    const piece = { x: end === 1 ? to[0] : x + vx * end, y: end === 1 ? to[1] : y + vy * end, z };
    if (pieces.length > 0 && pieces[pieces.length - 1]!.z === z) pieces[pieces.length - 1] = piece;
    else pieces.push(piece);
    h = z;
  }
  return { pieces, whole: true };
}

/** The fractions of a way at which its centre, or its base, comes on or off a top face. */
function breaks(s: Scene, x: number, y: number, vx: number, vy: number): number[] {
  const space = spaceOf(s);
  const marks = [0, 1];
  const west = Math.min(x, x + vx) - RADIUS;
  const east = Math.max(x, x + vx) + RADIUS;
  const south = Math.min(y, y + vy) - RADIUS;
  const north = Math.max(y, y + vy) + RADIUS;
  for (let i = s.heroes.length; i < space.count; i++) {
    if (space.present[i] === 0) continue;
    if (space.west[i]! > east || space.east[i]! < west || space.south[i]! > north || space.north[i]! < south) continue;
    const c = space.cos[i]!;
    const sn = space.sin[i]!;
    const [dx, dy] = [x - space.x[i]!, y - space.y[i]!];
    const way = { x: dx * c + dy * sn, y: dy * c - dx * sn, vx: vx * c + vy * sn, vy: vy * c - vx * sn };
    const compound = space.compounds[i];
    if (!compound) {
      outlineMarks(way, 0, 0, space.hx[i]!, space.hy[i]!, marks);
      continue;
    }
    for (let p = 0; p < compound.count; p++) {
      const panel = compound.panels[p]!;
      if (!panel.flat && Math.min(compound.hx[p]!, compound.hy[p]!) < 0.25 - EPS) continue; // too narrow to stand on
      outlineMarks(way, compound.x[p]!, compound.y[p]!, compound.hx[p]!, compound.hy[p]!, marks);
      if (!panel.flat) continue;
      for (const { u0, u1, v0, v1, empty } of panel.openings) {
        if (!empty) continue;
        const [gx, gy] = [panel.box[0] + (u0 + u1) / 2, panel.box[1] + (v0 + v1) / 2];
        outlineMarks(way, gx, gy, (u1 - u0) / 2, (v1 - v0) / 2, marks);
        outlineMarks(way, gx, gy, (u1 - u0) / 2 - RADIUS, (v1 - v0) / 2 - RADIUS, marks);
      }
    }
  }
  marks.sort((a, b) => a - b);
  return marks.filter((mark, k) => k === 0 || mark > marks[k - 1]! + 1e-9);
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Where a way crosses the sides of a rectangle, those of the rectangle grown by a base, and the rounds at its corners. */
function outlineMarks(way: Way, cx: number, cy: number, hx: number, hy: number, marks: number[]): void {
  const add = (t: number): void => {
    if (t > 1e-9 && t < 1 - 1e-9) marks.push(t);
  };
  const [px, py] = [way.x - cx, way.y - cy];
  for (const side of [hx, -hx, hx + RADIUS, -hx - RADIUS]) if (way.vx !== 0) add((side - px) / way.vx);
  for (const side of [hy, -hy, hy + RADIUS, -hy - RADIUS]) if (way.vy !== 0) add((side - py) / way.vy);
  const a = way.vx * way.vx + way.vy * way.vy;
  for (const [qx, qy] of [
    [hx, hy],
    [hx, -hy],
    [-hx, hy],
    [-hx, -hy],
  ] as const) {
    const [rx, ry] = [px - qx, py - qy];
    const b = rx * way.vx + ry * way.vy;
    const d = b * b - a * (rx * rx + ry * ry - RADIUS * RADIUS);
    if (d <= 0 || a === 0) continue;
    const root = Math.sqrt(d);
    add((-b - root) / a);
    add((-b + root) / a);
  }
}

/** LG-WAL-02: the upright faces that a wall step keeps to, one after the other; null if it leaves them. */
export function wallsAlong(s: Scene, hero: number, from: Vec3, to: Vec3): FaceSpan[] | null {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), hero);
  const [vx, vy, vz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const against = { near: WALL_NEAR, far: WALL_FAR, beyond: 0.5 };
  const length = Math.sqrt(vx * vx + vy * vy + vz * vz);
  return coverWay(facesAlong(space as Space, from[0], from[1], from[2], vx, vy, vz, against), EPS / length);
}

const lengthOf = (a: Vec3, b: Vec3): number => {
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  return Math.sqrt(x * x + y * y + z * z);
};

export interface Plot {
  readonly start: Vec3;
  readonly cost: number;
  readonly end: Vec3;
}

/** Whether an air step costs half (LG-ITM-09). */
const airShare = (hero: Hero): number => (hero.item === 'singleBounds' ? 0.5 : 1);

/** LG-PIC-12: where a carried Hero starts from: where it is if it stands or flies off, else beside its carrier. */
export function startOfLine(s: Scene, hero: Hero, first: Segment | null): Vec3 | null {
  const i = s.heroes.indexOf(hero);
  const here: Vec3 = [hero.x, hero.y, hero.z];
  if (hero.carriedBy === null || first?.m === 'a' || standsAt(s, i, hero.x, hero.y, hero.z)) return here;
  const beside = besideSpot(s, hero, indexOf(s, hero.carriedBy));
  return beside?.down ? beside.spot : null;
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
      const refused = refuseFallLine(s, hero, segment.dir ?? null);
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
    if (segments[k - 1]?.m !== segment.m && failedStretch(s, hero, walls))
      return refuse('LG-LIM-01', 'Already failed that this activation.');
    if (!separateDistances) cost += segment.m === 'a' ? length * airShare(hero) : length;
    at = to;
  }
  if (cost > a.pool + EPS)
    return refuse('LG-MOV-05', `That line is ${inches(cost)} inches; the pool holds ${inches(a.pool)}.`);
  return { start, cost, end: at };
}

const inches = (n: number): number => Math.round(n * 1000) / 1000;

/** LG-WAL-05, LG-FLY-05: a Wall Run on that building or object, or a Fly, has failed already. */
function failedStretch(s: Scene, hero: Hero, walls: readonly FaceSpan[] | null): boolean {
  if (walls === null) return isExhausted(s, hero, 'fly', SKY_SUBJECT);
  return isExhausted(s, hero, 'wallRun', pieceAt(s, walls[0]!.thing).id);
}

const SKY_SUBJECT = 'sky';

function stretchesOf(segments: readonly Segment[]): { w: number; a: number } {
  const count = { w: 0, a: 0 };
  segments.forEach(({ m }, k) => {
    if ((m === 'w' || m === 'a') && segments[k - 1]?.m !== m) count[m]++;
  });
  return count;
}

/** LG-ITM-11, LG-RUL-60: why a Hero may not fall along this direction; straight down needs none. */
export function refuseFallLine(s: Scene, hero: Hero, dir: Vec3 | null): Refusal<RuleId> | null {
  if (dir === null) return null;
  if (hero.item !== 'fallingPalm') return refuse('LG-ITM-11', 'Without Falling Palm one falls straight down.');
  const level = Math.sqrt(dir[0] * dir[0] + dir[1] * dir[1]);
  if (level < EPS && Math.abs(dir[2]) < EPS) return refuse('LG-LIM-04', 'A direction has a length.');
  if (dir[2] >= -EPS) return refuse('LG-ITM-11', 'A fall ends lower than it began.');
  if (!s.match.config.freeGlide && level > -dir[2] + EPS)
    return refuse('LG-ITM-11', 'A fall goes no further than it sinks.');
  return null;
}

/** Goes the line, resolving each Moment and Impact where it falls due; it may begin on any surface in contact (LG-ORI-03). */
export function* walkLine(
  t: SceneTable,
  hero: Hero,
  { segments, policy = { walls: 'ask', heroes: 'ask' } }: DecisionOf<'leg'>,
): Play<void> {
  const s = t.state;
  const a = s.activation!;
  const i = s.heroes.indexOf(hero);
  setDownFirst(t, hero, segments[0]!);
  hero.travel = 0; // LG-RUL-61
  const from = placeOf(s, i);
  let paid = 0;
  let gone = 0;
  let stop: Stop = 'end';
  for (let k = 0; k < segments.length && stop === 'end'; k++) {
    const segment = segments[k]!;
    if (segment.m === 'd') {
      logMove(t, i, 'line', from, gone);
      gone = 0;
      yield* ownDrop(t, hero, segment.dir ?? null);
      break;
    }
    if (segment.m !== 'g' && segments[k - 1]?.m !== segment.m && !(yield* stretch(t, hero, segments, k))) break;
    hero.surface = segment.m === 'g' ? 'ground' : segment.m === 'w' ? 'wall' : 'air';
    if (segment.m !== 'w') hero.normal = null;
    const step = yield* walkStep(t, hero, segment, policy);
    gone += step.inches;
    paid += step.inches * shareOf(s, hero, segment);
    stop = step.stop;
  }
  logMove(t, i, 'line', from, gone);
  const least = s.match.config.separateDistances && !segments.some(({ m }) => m === 'g') ? 0 : LINE_COST;
  a.pool = Math.max(0, a.pool - Math.max(paid, least)); // LG-LIM-09
  if (t.logging) t.log({ type: 'lineStopped', rule: 'LG-MOV-09', hero: hero.id, pool: a.pool });
  yield* follow(t, i, true);
}

function shareOf(s: Scene, hero: Hero, { m }: Segment): number {
  if (m === 'g') return 1;
  if (s.match.config.separateDistances) return 0;
  return m === 'a' ? airShare(hero) : 1;
}

/** LG-PIC-12. */
export function setDownFirst(t: SceneTable, hero: Hero, first: Segment | null): void {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  if (hero.carriedBy === null || first?.m === 'a' || standsAt(s, i, hero.x, hero.y, hero.z)) return;
  stepOff(t, hero, indexOf(s, hero.carriedBy));
}

/** LG-WAL-01, LG-FLY-01: the Moment of a stretch; false if the line ends here. */
function* stretch(t: SceneTable, hero: Hero, segments: readonly Segment[], k: number): Play<boolean> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  const moment = segments[k]!.m === 'w' ? 'wallRun' : 'fly';
  let length = 0;
  let at = placeOf(s, i);
  const first = at;
  for (let n = k; n < segments.length && segments[n]!.m === segments[k]!.m; n++) {
    const to = (segments[n] as { to: Vec3 }).to;
    length += lengthOf(at, to);
    at = to;
  }
  const subject = moment === 'fly' ? SKY_SUBJECT : wallSubject(s, i, first, (segments[k] as { to: Vec3 }).to);
  if (subject === null || isExhausted(s, hero, moment, subject)) return false;
  const chosen = moment === 'fly' ? roundUp(length * airShare(hero)) : roundUp(length); // LG-WAL-03, LG-FLY-03
  const difficulty = (moment === 'fly' ? 4 : 2) * chosen; // LG-WAL-04, LG-FLY-04
  const data = { hero: hero.id, moment, subject, chosen, difficulty } as const;
  const answer = yield* ask(t, 'Stretch', hero.seat, data, DECLINE);
  if (answer.type !== 'attempt' || !hero.onTable) return false;
  if (moment === 'fly') s.activation!.flyUsed = true;
  else s.activation!.wallRunUsed = true;
  return yield* attempt(t, hero, { moment, subject, difficulty, spend: answer.spend, chosen }); // LG-WAL-05, LG-FLY-05
}

/** The building or object whose wall is run (LG-LIM-01). */
export function wallSubject(s: Scene, hero: number, from: Vec3, to: Vec3): string | null {
  const faces = wallsAlong(s, hero, from, to);
  return faces === null ? null : pieceAt(s, faces[0]!.thing).id;
}

interface Walked {
  readonly stop: Stop;
  readonly inches: number;
}

type Going = Extract<Segment, { m: 'g' | 'w' | 'a' }>;

/** One step of a line. A stop within 0.01 of its end is none (LG-MOV-09). */
function* walkStep(
  t: SceneTable,
  hero: Hero,
  segment: Going,
  policy: NonNullable<DecisionOf<'leg'>['policy']>,
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
    }
    const from: Vec3 = [hero.x, hero.y, hero.z];
    const length = lengthOf(from, next.to);
    if (length < EPS) continue;
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
function isBeyond(s: Scene, i: number, target: Vec3, d: readonly [number, number, number]): boolean {
  const at = placeOf(s, i);
  return (target[0] - at[0]) * d[0] + (target[1] - at[1]) * d[1] + (target[2] - at[2]) * d[2] <= EPS;
}

/** The next straight piece of a step from where the Hero is now, as the table is now. */
function nextPiece(
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

export function tableSize(s: Scene): number {
  return tablesOf(s).city.size;
}
