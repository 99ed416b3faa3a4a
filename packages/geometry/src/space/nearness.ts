import { across, along, type Compound, openingAt } from './panel.js';
import { type Body, COMPOUND, CYLINDER, type Space } from './space.js';
import { EPS, SLIGHT } from './sweep.js';

/** How far a point is from a rectangle of half sides hx and hy about the origin; 0 inside it. */
export function outlineDistance(px: number, py: number, hx: number, hy: number): number {
  const dx = Math.abs(px) - hx;
  const dy = Math.abs(py) - hy;
  if (dx <= 0) return Math.max(dy, 0);
  return dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

/** How far apart two ranges of heights are; 0 where they overlap. */
export function heightGap(a0: number, a1: number, b0: number, b1: number): number {
  return Math.max(0, b0 - a1, a0 - b1);
}

// The body as the thing under examination sees it, in that thing's frame.
let px = 0;
let py = 0;
let c = 1;
let s = 0;

function look(space: Space, i: number, body: Body): void {
  const dx = body.x - space.x[i]!;
  const dy = body.y - space.y[i]!;
  const tc = space.cos[i]!;
  const ts = space.sin[i]!;
  px = dx * tc + dy * ts;
  py = dy * tc - dx * ts;
  c = body.cos * tc + body.sin * ts;
  s = body.sin * tc - body.cos * ts;
}

/** By how much outlines overlap: of two rectangles the least over the four edge normals. Negative where they are apart. */
function levelOverlap(body: Body, x: number, y: number, hx: number, hy: number): number {
  if (body.round) return body.hx - outlineDistance(px - x, py - y, hx, hy);
  const ac = Math.abs(c);
  const as = Math.abs(s);
  const rx = px - x;
  const ry = py - y;
  return Math.min(
    hx + body.hx * ac + body.hy * as - Math.abs(rx),
    hy + body.hx * as + body.hy * ac - Math.abs(ry),
    body.hx + hx * ac + hy * as - Math.abs(rx * c + ry * s),
    body.hy + hx * as + hy * ac - Math.abs(ry * c - rx * s),
  );
}

function overlapWithCylinder(body: Body, r: number): number {
  if (body.round) return body.hx + r - Math.sqrt(px * px + py * py);
  return r - outlineDistance(px * c + py * s, py * c - px * s, body.hx, body.hy);
}

/** A body does not overlap a panel while it is in an empty gap of it: a cylinder by its centre, a box with all of it. */
function isInGap(compound: Compound, p: number, body: Body, z: number): boolean {
  if (compound.gaps[p] === 0) return false;
  const panel = compound.panels[p]!;
  const u = along(panel, px, py);
  const v = across(panel, py, z + body.h / 2);
  const i = openingAt(panel, u, v, EPS);
  if (i < 0 || !panel.openings[i]!.empty) return false;
  if (body.round) return true;
  const { u0, u1, v0, v1 } = panel.openings[i]!;
  const ex = body.hx * Math.abs(c) + body.hy * Math.abs(s);
  const ey = body.hx * Math.abs(s) + body.hy * Math.abs(c);
  const eu = panel.flat || panel.box[3] - panel.box[0] >= panel.box[4] - panel.box[1] ? ex : ey;
  const ev = panel.flat ? ey : body.h / 2;
  return u - eu >= u0 - SLIGHT && u + eu <= u1 + SLIGHT && v - ev >= v0 - SLIGHT && v + ev <= v1 + SLIGHT;
}

/** Whether the upright box around a thing is out of reach of a body, however that is turned. */
function isBeside({ west, east, south, north }: Space, { round, x, y, hx, hy }: Body, i: number): boolean {
  const reach = round ? hx : hx + hy;
  return x + reach <= west[i]! || x - reach >= east[i]! || y + reach <= south[i]! || y - reach >= north[i]!;
}

/** Whether a body and a thing share space: touching is not enough. */
export function overlaps(space: Space, body: Body, i: number): boolean {
  const foot = body.z + body.lift;
  const head = body.z + body.h;
  if (space.top[i]! - foot <= SLIGHT || head - space.bottom[i]! <= SLIGHT) return false;
  const kind = space.kind[i]!;
  if ((kind !== COMPOUND || !body.whole) && isBeside(space, body, i)) return false;
  look(space, i, body);
  if (kind === CYLINDER) return overlapWithCylinder(body, space.hx[i]!) > SLIGHT;
  if (kind !== COMPOUND || body.whole) {
    const high = space.z[i]! + space.h[i]!;
    if (high - foot <= SLIGHT || head - space.z[i]! <= SLIGHT) return false;
    return levelOverlap(body, 0, 0, space.hx[i]!, space.hy[i]!) > SLIGHT;
  }
  return overlappedPanel(space, body, i) >= 0;
}

function overlappedPanel(space: Space, body: Body, i: number): number {
  const compound = space.compounds[i]!;
  const z = body.z - space.z[i]!;
  const first = space.firstPanel[i]!;
  for (let p = 0; p < compound.count; p++) {
    if (space.skipPanel[first + p] !== 0) continue;
    if (compound.high[p]! - z - body.lift <= SLIGHT || z + body.h - compound.low[p]! <= SLIGHT) continue;
    if (levelOverlap(body, compound.x[p]!, compound.y[p]!, compound.hx[p]!, compound.hy[p]!) <= SLIGHT) continue;
    if (!isInGap(compound, p, body, z)) return p;
  }
  return -1;
}

/** The first thing from number `from` on that a body shares space with, or -1. */
export function overlapped(space: Space, body: Body, from = 0): number {
  for (let i = from; i < space.count; i++) {
    if (space.present[i] !== 0 && space.skip[i] === 0 && overlaps(space, body, i)) return i;
  }
  return -1;
}

/** How far a body is from a thing: the root of level gap and height gap squared; 0 where they touch or overlap. */
export function gapBetween(space: Space, body: Body, i: number): number {
  look(space, i, body);
  const low = space.z[i]!;
  const head = body.z + body.h;
  const kind = space.kind[i]!;
  if (kind === COMPOUND && !body.whole) {
    const compound = space.compounds[i]!;
    let least = Number.POSITIVE_INFINITY;
    for (let p = 0; p < compound.count; p++) {
      const level = levelGap(body, compound.x[p]!, compound.y[p]!, compound.hx[p]!, compound.hy[p]!);
      const height = heightGap(body.z, head, low + compound.low[p]!, low + compound.high[p]!);
      least = Math.min(least, Math.sqrt(level * level + height * height));
    }
    return least;
  }
  const level =
    kind === CYLINDER
      ? Math.max(0, -overlapWithCylinder(body, space.hx[i]!))
      : levelGap(body, 0, 0, space.hx[i]!, space.hy[i]!);
  const height = heightGap(body.z, head, low, low + space.h[i]!);
  return Math.sqrt(level * level + height * height);
}

/** The least distance between outlines: of two rectangles apart, that of a corner of one from the other. */
function levelGap(body: Body, x: number, y: number, hx: number, hy: number): number {
  const overlap = levelOverlap(body, x, y, hx, hy);
  if (body.round) return Math.max(0, -overlap);
  if (overlap >= 0) return 0;
  const rx = px - x;
  const ry = py - y;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 4; k++) {
    const su = k < 2 ? 1 : -1;
    const sv = k % 2 === 0 ? 1 : -1;
    const bx = su * body.hx;
    const by = sv * body.hy;
    least = Math.min(least, outlineDistance(rx + bx * c - by * s, ry + bx * s + by * c, hx, hy));
    const tx = su * hx - rx;
    const ty = sv * hy - ry;
    least = Math.min(least, outlineDistance(tx * c + ty * s, ty * c - tx * s, body.hx, body.hy));
  }
  return least;
}
