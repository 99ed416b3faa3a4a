import { type Body, cosineOf, type Panel, type Space, sineOf } from '../../src/space/index.js';

// The slow, plain versions: every box of every thing in world coordinates, tested one by one, step by step along the way.

export interface PlainBox {
  readonly thing: number;
  readonly panel: number;
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly hx: number;
  readonly hy: number;
  readonly cos: number;
  readonly sin: number;
  /** Null for a cylinder. */
  readonly of: Panel | null;
  readonly round: boolean;
}

export function boxesOf(space: Space): PlainBox[] {
  const boxes: PlainBox[] = [];
  for (let i = 0; i < space.count; i++) {
    if (!space.present[i]) continue;
    const [cos, sin] = [space.cos[i]!, space.sin[i]!];
    const compound = space.compounds[i];
    const z = space.z[i]!;
    if (!compound) {
      const round = space.kind[i] === 0;
      boxes.push({
        thing: i,
        panel: -1,
        x: space.x[i]!,
        y: space.y[i]!,
        low: z,
        high: z + space.h[i]!,
        hx: space.hx[i]!,
        hy: space.hy[i]!,
        cos,
        sin,
        of: null,
        round,
      });
      continue;
    }
    for (const [panel, of] of compound.panels.entries()) {
      const [x0, y0, z0, x1, y1, z1] = of.box;
      const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
      boxes.push({
        thing: i,
        panel,
        x: space.x[i]! + mx * cos - my * sin,
        y: space.y[i]! + mx * sin + my * cos,
        low: z + z0,
        high: z + z1,
        hx: (x1 - x0) / 2,
        hy: (y1 - y0) / 2,
        cos,
        sin,
        of,
        round: false,
      });
    }
  }
  return boxes;
}

/** How deep a point is inside a box's outline, or minus how far outside. */
function pointDistance(box: PlainBox, x: number, y: number): number {
  const [dx, dy] = [x - box.x, y - box.y];
  if (box.round) return Math.max(0, Math.hypot(dx, dy) - box.hx);
  const lx = Math.abs(dx * box.cos + dy * box.sin) - box.hx;
  const ly = Math.abs(dy * box.cos - dx * box.sin) - box.hy;
  return Math.hypot(Math.max(0, lx), Math.max(0, ly));
}

const corners = (x: number, y: number, hx: number, hy: number, cos: number, sin: number): [number, number][] =>
  [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([u, v]) => [x + u! * hx * cos - v! * hy * sin, y + u! * hx * sin + v! * hy * cos]);

/** Level overlap of a body with a box: for two rectangles, the least over their edge normals of how far their shadows overlap. */
function levelOverlap(body: Body, box: PlainBox): number {
  if (body.round) return body.hx - pointDistance(box, body.x, body.y);
  const mine = corners(body.x, body.y, body.hx, body.hy, body.cos, body.sin);
  if (box.round) return box.hx - pointDistance({ ...box, ...body, round: false }, box.x, box.y);
  const its = corners(box.x, box.y, box.hx, box.hy, box.cos, box.sin);
  const axes = [
    [body.cos, body.sin],
    [-body.sin, body.cos],
    [box.cos, box.sin],
    [-box.sin, box.cos],
  ];
  return Math.min(
    ...axes.map(([ax, ay]) => {
      const a = mine.map(([x, y]) => x * ax! + y * ay!);
      const b = its.map(([x, y]) => x * ax! + y * ay!);
      return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
    }),
  );
}

/** By how much a body and a box overlap: the lesser of level and height; 0 or less where they do not. */
export function depthOf(body: Body, box: PlainBox): number {
  const height = Math.min(box.high - body.z - body.lift, body.z + body.h - box.low);
  if (height <= 0) return height;
  const level = levelOverlap(body, box);
  return level > 0 && isInGap(body, box) ? 0 : Math.min(level, height);
}

/** Whether a cylinder's centre lies in an empty gap of the panel; boxes in these tests find no gap to fit into. */
function isInGap(body: Body, { of, ...box }: PlainBox): boolean {
  if (!of || !body.round) return false;
  const [x0, y0, z0, x1, y1] = of.box;
  const [dx, dy] = [body.x - box.x, body.y - box.y];
  const lx = dx * box.cos + dy * box.sin + (x0 + x1) / 2;
  const ly = dy * box.cos - dx * box.sin + (y0 + y1) / 2;
  const lz = body.z + body.h / 2 - (box.low - z0);
  const u = of.flat || x1 - x0 >= y1 - y0 ? lx - x0 : ly - y0;
  const v = of.flat ? ly - y0 : lz - z0;
  return of.openings.some(
    (o) => o.empty && u >= o.u0 - 1e-6 && u <= o.u1 + 1e-6 && v >= o.v0 - 1e-6 && v <= o.v1 + 1e-6,
  );
}

export function moved(body: Body, vx: number, vy: number, vz: number, at: number): Body {
  return { ...body, x: body.x + vx * at, y: body.y + vy * at, z: body.z + vz * at };
}

export const turned = (body: Body, yaw: number): Body => ({ ...body, cos: cosineOf(yaw), sin: sineOf(yaw) });
