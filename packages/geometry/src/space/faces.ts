import { COMPOUND, CYLINDER, type Space } from './space.js';
import { EPS } from './sweep.js';

/** A stretch of a way that lies against one upright face. */
export interface FaceSpan {
  readonly thing: number;
  readonly panel: number;
  /** The face's outward normal, and how far its plane is from the origin along it. */
  readonly nx: number;
  readonly ny: number;
  readonly plane: number;
  /** Fractions of the way. */
  readonly from: number;
  readonly to: number;
}

interface Against {
  /** How near the way's points must be to the face, at least and at most. */
  readonly near: number;
  readonly far: number;
  /** How far beyond the sides of the face they may be. */
  readonly beyond: number;
}

/** All upright faces that a straight way from (x, y, z) by (vx, vy, vz) lies against, and where. */
export function facesAlong(
  space: Space,
  x: number,
  y: number,
  z: number,
  vx: number,
  vy: number,
  vz: number,
  against: Against,
): FaceSpan[] {
  const out: FaceSpan[] = [];
  const west = Math.min(x, x + vx) - against.far;
  const east = Math.max(x, x + vx) + against.far;
  const south = Math.min(y, y + vy) - against.far;
  const north = Math.max(y, y + vy) + against.far;
  for (let i = 0; i < space.count; i++) {
    const kind = space.kind[i]!;
    if (space.present[i] === 0 || space.skip[i] !== 0 || kind === CYLINDER) continue;
    if (space.west[i]! > east || space.east[i]! < west || space.south[i]! > north || space.north[i]! < south) continue;
    const c = space.cos[i]!;
    const s = space.sin[i]!;
    const dx = x - space.x[i]!;
    const dy = y - space.y[i]!;
    const way = {
      x: dx * c + dy * s,
      y: dy * c - dx * s,
      z: z - space.z[i]!,
      vx: vx * c + vy * s,
      vy: vy * c - vx * s,
      vz,
    };
    if (kind === COMPOUND) {
      const { count, x: px, y: py, hx, hy, low, high } = space.compounds[i]!;
      for (let p = 0; p < count; p++) {
        boxFaces(space, i, p, way, px[p]!, py[p]!, hx[p]!, hy[p]!, low[p]!, high[p]!, against, out);
      }
    } else boxFaces(space, i, -1, way, 0, 0, space.hx[i]!, space.hy[i]!, 0, space.h[i]!, against, out);
  }
  return out;
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function boxFaces(
  space: Space,
  thing: number,
  panel: number,
  way: Way,
  cx: number,
  cy: number,
  hx: number,
  hy: number,
  low: number,
  high: number,
  { near, far, beyond }: Against,
  out: FaceSpan[],
): void {
  for (const [nx, ny] of SIDES) {
    const [half, side] = nx === 0 ? [hy, hx] : [hx, hy];
    const out0 = nx * (way.x - cx) + ny * (way.y - cy) - half;
    const outV = nx * way.vx + ny * way.vy;
    const side0 = nx === 0 ? way.x - cx : way.y - cy;
    const sideV = nx === 0 ? way.vx : way.vy;
    const span = { from: 0, to: 1 };
    const lies =
      between(out0, outV, near, far, span) &&
      between(side0, sideV, -side - beyond, side + beyond, span) &&
      between(way.z, way.vz, low, high, span);
    if (!lies) continue;
    const c = space.cos[thing]!;
    const s = space.sin[thing]!;
    const wx = nx * c - ny * s;
    const wy = nx * s + ny * c;
    // the plane goes through the face's centre
    const mx = cx + nx * half;
    const my = cy + ny * half;
    const plane = (space.x[thing]! + mx * c - my * s) * wx + (space.y[thing]! + mx * s + my * c) * wy;
    out.push({ thing, panel, nx: wx, ny: wy, plane, from: span.from, to: span.to });
  }
}

/** Cuts a span down to where p + t v is between two bounds, both included. */
function between(p: number, v: number, low: number, high: number, span: { from: number; to: number }): boolean {
  if (Math.abs(v) < 1e-12) return p >= low - EPS && p <= high + EPS;
  const a = (low - EPS - p) / v;
  const b = (high + EPS - p) / v;
  span.from = Math.max(span.from, Math.min(a, b));
  span.to = Math.min(span.to, Math.max(a, b));
  return span.from <= span.to;
}

/**
 * The faces, one after the other, that a way keeps to from beginning to end, each with the part of the way it stands for; null if it
 * leaves them. The face that reaches furthest goes on.
 */
export function coverWay(spans: readonly FaceSpan[], slack: number): FaceSpan[] | null {
  const chosen: FaceSpan[] = [];
  let at = 0;
  while (at < 1 - slack || chosen.length === 0) {
    let best: FaceSpan | null = null;
    for (const span of spans) {
      if (span.from <= at + slack && (best === null || span.to > best.to)) best = span;
    }
    if (best === null || (best.to <= at + slack && best.to < 1 - slack)) return null;
    chosen.push({ ...best, from: at, to: Math.min(1, best.to) });
    at = best.to;
  }
  return chosen;
}
