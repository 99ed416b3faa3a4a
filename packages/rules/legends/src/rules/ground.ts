import { highestTop, newTop, type Space } from '@sandtable/geometry/space';
import type { Scene } from '../state.js';
import { spaceOf } from '../tables.js';
import { EPS, LEVEL, OBSTACLE, RADIUS, STAND_MIN, type Vec3 } from '../terms.js';
import { bearing } from './support.js';

// The ground under a line (LG-MOV-07): where it rises and sinks, and where it ends.

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
  if (from[2] <= LEVEL + EPS && isOpenStreet(spaceOf(s), s.heroes.length, x, y, vx, vy))
    return { pieces: [{ x: to[0], y: to[1], z: 0 }], whole: true };
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

const top = newTop();

/** LG-GEO-10: the height of the ground at a point for a walker at height h; NaN where it ends (LG-SUP-05). */
export function groundAt(space: Space, x: number, y: number, h: number): number {
  const below = highestTop(space, x, y, -1, h + OBSTACLE - EPS, 0, STAND_MIN, top) ? Math.max(0, top.z) : 0;
  if (below >= h - LEVEL - EPS) return below;
  if (h <= LEVEL + EPS) return h;
  if (highestTop(space, x, y, h - LEVEL - EPS, h + LEVEL + EPS, RADIUS, STAND_MIN, top)) return h;
  return below > h - OBSTACLE + EPS ? below : Number.NaN;
}

/** Whether nothing low enough to step onto lies near a way along the street: most ways, and they need no closer look. */
function isOpenStreet(space: Space, first: number, x: number, y: number, vx: number, vy: number): boolean {
  const west = Math.min(x, x + vx) - RADIUS;
  const east = Math.max(x, x + vx) + RADIUS;
  const south = Math.min(y, y + vy) - RADIUS;
  const north = Math.max(y, y + vy) + RADIUS;
  for (let i = first; i < space.count; i++) {
    if (space.present[i] === 0 || space.bottom[i]! >= OBSTACLE) continue;
    if (space.west[i]! > east || space.east[i]! < west || space.south[i]! > north || space.north[i]! < south) continue;
    const compound = space.compounds[i];
    if (!compound) {
      if (space.top[i]! < OBSTACLE) return false;
      continue;
    }
    for (let p = 0; p < compound.count; p++) if (space.z[i]! + compound.high[p]! < OBSTACLE) return false;
  }
  return true;
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
function outlineMarks({ x, y, vx, vy }: Way, cx: number, cy: number, hx: number, hy: number, marks: number[]): void {
  const px = x - cx;
  const py = y - cy;
  if (isBeyond(px, vx, hx + RADIUS) || isBeyond(py, vy, hy + RADIUS)) return;
  sideMarks(px, vx, hx, marks);
  sideMarks(px, vx, hx + RADIUS, marks);
  sideMarks(py, vy, hy, marks);
  sideMarks(py, vy, hy + RADIUS, marks);
  cornerMarks(px - hx, py - hy, vx, vy, marks);
  cornerMarks(px - hx, py + hy, vx, vy, marks);
  cornerMarks(px + hx, py - hy, vx, vy, marks);
  cornerMarks(px + hx, py + hy, vx, vy, marks);
}

/** Whether a way from p by v stays clear of everything from -half to half. */
function isBeyond(p: number, v: number, half: number): boolean {
  return Math.min(p, p + v) > half + EPS || Math.max(p, p + v) < -half - EPS;
}

function sideMarks(p: number, v: number, half: number, marks: number[]): void {
  if (v === 0) return;
  addMark((half - p) / v, marks);
  addMark((-half - p) / v, marks);
}

function cornerMarks(x: number, y: number, vx: number, vy: number, marks: number[]): void {
  const a = vx * vx + vy * vy;
  const b = x * vx + y * vy;
  const d = b * b - a * (x * x + y * y - RADIUS * RADIUS);
  if (d <= 0 || a === 0) return;
  const root = Math.sqrt(d);
  addMark((-b - root) / a, marks);
  addMark((-b + root) / a, marks);
}

function addMark(t: number, marks: number[]): void {
  if (t > 1e-9 && t < 1 - 1e-9) marks.push(t);
}
