import { outlineDistance } from './nearness.js';
import type { Compound } from './panel.js';
import { COMPOUND, CYLINDER, type Space } from './space.js';
import { EPS } from './sweep.js';

// Top faces: what can be stood on. Cylinders have none. A face narrower than `narrowest` does not count, and neither do things
// that are left out.

/** A point over a top face: `inside` it, or `distance` from the nearest of it. */
let distance = 0;

/** Looks at the top of a box at (x, y) of its frame; sets `distance`. */
function overBox(x: number, y: number, hx: number, hy: number): void {
  distance = outlineDistance(x, y, hx, hy);
}

/** The top of a panel, less its empty gaps: in one, the distance to its nearest border. */
function overPanel(compound: Compound, p: number, x: number, y: number): void {
  overBox(x - compound.x[p]!, y - compound.y[p]!, compound.hx[p]!, compound.hy[p]!);
  const panel = compound.panels[p]!;
  if (distance > 0 || !panel.flat || compound.gaps[p] === 0) return;
  const u = x - panel.box[0];
  const v = y - panel.box[1];
  for (const { u0, u1, v0, v1, empty } of panel.openings) {
    if (!empty || u <= u0 + EPS || u >= u1 - EPS || v <= v0 + EPS || v >= v1 - EPS) continue;
    distance = Math.min(u - u0, u1 - u, v - v0, v1 - v);
    return;
  }
}

export interface Top {
  /** How high it is. */
  z: number;
  thing: number;
  panel: number;
}

export const newTop = (): Top => ({ z: 0, thing: -1, panel: -1 });

/** The highest top face at or below `most` whose outline, grown by `reach`, contains (x, y); false if there is none above `least`. */
export function highestTop(
  space: Space,
  x: number,
  y: number,
  least: number,
  most: number,
  reach: number,
  narrowest: number,
  top: Top,
): boolean {
  top.thing = -1;
  for (let i = 0; i < space.count; i++) {
    const kind = space.kind[i]!;
    if (space.present[i] === 0 || space.skip[i] !== 0 || kind === CYLINDER) continue;
    if (space.top[i]! < least || space.bottom[i]! > most) continue;
    if (
      x < space.west[i]! - reach - EPS ||
      x > space.east[i]! + reach + EPS ||
      y < space.south[i]! - reach - EPS ||
      y > space.north[i]! + reach + EPS
    )
      continue;
    const dx = x - space.x[i]!;
    const dy = y - space.y[i]!;
    const lx = dx * space.cos[i]! + dy * space.sin[i]!;
    const ly = dy * space.cos[i]! - dx * space.sin[i]!;
    if (kind === COMPOUND) {
      const compound = space.compounds[i]!;
      for (let p = 0; p < compound.count; p++) {
        const z = space.z[i]! + compound.high[p]!;
        if (z > most || z < least || (top.thing >= 0 && z <= top.z)) continue;
        if (2 * Math.min(compound.hx[p]!, compound.hy[p]!) < narrowest - EPS) continue;
        if (space.skipPanel[space.firstPanel[i]! + p] !== 0) continue;
        overPanel(compound, p, lx, ly);
        if (distance > reach + EPS) continue;
        top.z = z;
        top.thing = i;
        top.panel = p;
      }
      continue;
    }
    const z = space.z[i]! + space.h[i]!;
    if (z > most || z < least || (top.thing >= 0 && z <= top.z)) continue;
    if (2 * Math.min(space.hx[i]!, space.hy[i]!) < narrowest - EPS) continue;
    overBox(lx, ly, space.hx[i]!, space.hy[i]!);
    if (distance > reach + EPS) continue;
    top.z = z;
    top.thing = i;
    top.panel = -1;
  }
  return top.thing >= 0;
}

/** Whether a surface is horizontal, at 45 degrees or less to the level: its unit normal points more up or down than aside. */
export function isHorizontal(nz: number): boolean {
  return 2 * nz * nz >= 1 - EPS;
}

/** Whether two surfaces are perpendicular to each other: the angle between their normals is more than 45 degrees. */
export function arePerpendicular(ax: number, ay: number, az: number, bx: number, by: number, bz: number): boolean {
  const dot = ax * bx + ay * by + az * bz;
  return 2 * dot * dot < 1 - EPS;
}
