import { heightsMeet, inDisc, newSpan, within } from './interval.js';
import { across, along, openingAt } from './panel.js';
import { COMPOUND, CYLINDER, type Space } from './space.js';
import { EPS } from './sweep.js';

/** A thing that lies between two points, and how many inches of the line run inside it. */
export interface Chord {
  readonly thing: number;
  readonly panel: number;
  /** The opening the line goes through, taken at the middle of the chord; -1 for the panel itself. */
  readonly opening: number;
  readonly inches: number;
  /** Where the line enters it, as a fraction. */
  readonly from: number;
}

const span = newSpan();

/** Everything that the straight line between two points runs through for more than `least` inches, in the order of the line. */
export function between(
  space: Space,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  least: number,
): Chord[] {
  const chords: Chord[] = [];
  const wx = bx - ax;
  const wy = by - ay;
  const wz = bz - az;
  const length = Math.sqrt(wx * wx + wy * wy + wz * wz);
  for (let i = 0; i < space.count; i++) {
    if (space.present[i] === 0 || space.skip[i] !== 0) continue;
    if (
      Math.max(ax, bx) < space.west[i]! ||
      Math.min(ax, bx) > space.east[i]! ||
      Math.max(ay, by) < space.south[i]! ||
      Math.min(ay, by) > space.north[i]! ||
      Math.max(az, bz) < space.bottom[i]! ||
      Math.min(az, bz) > space.top[i]!
    )
      continue;
    const c = space.cos[i]!;
    const s = space.sin[i]!;
    const x = (ax - space.x[i]!) * c + (ay - space.y[i]!) * s;
    const y = (ay - space.y[i]!) * c - (ax - space.x[i]!) * s;
    const z = az - space.z[i]!;
    const vx = wx * c + wy * s;
    const vy = wy * c - wx * s;
    const add = (panel: number, opening: number): void => {
      chords.push({ thing: i, panel, opening, inches: (span.to - span.from) * length, from: span.from });
    };
    const counts = (): boolean => {
      span.from = Math.max(span.from, 0);
      span.to = Math.min(span.to, 1);
      return (span.to - span.from) * length > least;
    };
    if (space.kind[i] === CYLINDER) {
      if (inDisc(x, y, vx, vy, space.hx[i]!, span) && heightsMeet(z, z, wz, 0, space.h[i]!, 0, span) && counts())
        add(-1, -1);
    } else if (space.kind[i] === COMPOUND) {
      const { count, panels, x: px, y: py, hx, hy, low, high } = space.compounds[i]!;
      for (let p = 0; p < count; p++) {
        if (!isOver(x - px[p]!, y - py[p]!, vx, vy, hx[p]!, hy[p]!)) continue;
        if (!heightsMeet(z, z, wz, low[p]!, high[p]!, 0, span) || !counts()) continue;
        const middle = (span.from + span.to) / 2;
        const my = y + vy * middle;
        const u = along(panels[p]!, x + vx * middle, my);
        add(p, openingAt(panels[p]!, u, across(panels[p]!, my, z + wz * middle), EPS));
      }
    } else if (
      isOver(x, y, vx, vy, space.hx[i]!, space.hy[i]!) &&
      heightsMeet(z, z, wz, 0, space.h[i]!, 0, span) &&
      counts()
    )
      add(-1, -1);
  }
  return chords.sort((a, b) => a.from - b.from || a.thing - b.thing || a.panel - b.panel);
}

/** Where a point moving from (px, py) by (vx, vy) is over the rectangle of half sides hx and hy about the origin: sets `span`. */
function isOver(px: number, py: number, vx: number, vy: number, hx: number, hy: number): boolean {
  span.from = Number.NEGATIVE_INFINITY;
  span.to = Number.POSITIVE_INFINITY;
  return within(px, vx, hx, span) && within(py, vy, hy, span);
}
