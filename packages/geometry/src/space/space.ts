import type { Compound } from './panel.js';
import { cosineOf, sineOf } from './turn.js';

// Three shapes stand in space: upright cylinders, boxes with level tops that may be turned, and compounds of such boxes. Everything
// is told by the centre of its underside. What can stand there is fixed when the space is made; where it stands is written
// in before a question is asked, for the questions are asked of many positions of one table.

export const CYLINDER = 0;
export const BOX = 1;
export const COMPOUND = 2;
export type ShapeKind = typeof CYLINDER | typeof BOX | typeof COMPOUND;

export interface Space {
  /** The table: from 0 to `width` and from 0 to `depth`. */
  readonly width: number;
  readonly depth: number;
  readonly count: number;
  readonly kind: Uint8Array;
  /** Not 0: it stands on the table. */
  readonly present: Uint8Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** Half sides and height; a cylinder's radius is both halves. Of a compound, those of the box it is as one thing. */
  readonly hx: Float64Array;
  readonly hy: Float64Array;
  readonly h: Float64Array;
  readonly compounds: readonly (Compound | null)[];
  /** The number of each compound's first panel, of all the panels there are. */
  readonly firstPanel: Int32Array;
  readonly panelCount: number;
  /** Things, and panels by number, that the next questions leave out. */
  readonly skip: Uint8Array;
  readonly skipPanel: Uint8Array;
  /** The upright boxes around things: the broad phase. */
  readonly west: Float64Array;
  readonly east: Float64Array;
  readonly south: Float64Array;
  readonly north: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  /** Who comes first where nothing else decides: of things, and of panels by number. */
  readonly rank: Int32Array;
  readonly panelRank: Int32Array;
}

export interface ThingShape {
  readonly id: string;
  readonly kind: ShapeKind;
  readonly compound?: Compound;
  /** Ids of the compound's panels, in its order. */
  readonly panelIds?: readonly string[];
}

export function newSpace(width: number, depth: number, things: readonly ThingShape[]): Space {
  const count = things.length;
  const compounds = things.map(({ compound }) => compound ?? null);
  const firstPanel = new Int32Array(count);
  let panelCount = 0;
  for (const [i, compound] of compounds.entries()) {
    firstPanel[i] = panelCount;
    panelCount += compound?.count ?? 0;
  }
  const ids = things.map(({ id }) => id);
  const panelIds = things.flatMap(({ id, panelIds: own, compound }) =>
    compound ? compound.panels.map((_, p) => own?.[p] ?? `${id}.${p}`) : [],
  );
  const order = [...ids, ...panelIds].sort();
  const ranks = new Map(order.map((id, i) => [id, i]));
  const numbers = (): Float64Array => new Float64Array(count);
  return {
    width,
    depth,
    count,
    kind: Uint8Array.from(things, ({ kind }) => kind),
    present: new Uint8Array(count),
    x: numbers(),
    y: numbers(),
    z: numbers(),
    cos: numbers().fill(1),
    sin: numbers(),
    hx: numbers(),
    hy: numbers(),
    h: numbers(),
    compounds,
    firstPanel,
    panelCount,
    skip: new Uint8Array(count),
    skipPanel: new Uint8Array(panelCount),
    west: numbers(),
    east: numbers(),
    south: numbers(),
    north: numbers(),
    bottom: numbers(),
    top: numbers(),
    rank: Int32Array.from(ids, (id) => ranks.get(id)!),
    panelRank: Int32Array.from(panelIds, (id) => ranks.get(id)!),
  };
}

/** Puts a thing in its place: the centre of its underside, its turn in whole degrees, its half sides and height. */
export function place(
  space: Space,
  i: number,
  x: number,
  y: number,
  z: number,
  yaw: number,
  hx: number,
  hy: number,
  h: number,
): void {
  const c = yaw === 0 ? 1 : cosineOf(yaw);
  const s = yaw === 0 ? 0 : sineOf(yaw);
  space.present[i] = 1;
  space.x[i] = x;
  space.y[i] = y;
  space.z[i] = z;
  space.cos[i] = c;
  space.sin[i] = s;
  space.hx[i] = hx;
  space.hy[i] = hy;
  space.h[i] = h;
  const compound = space.compounds[i];
  if (compound) {
    const [x0, y0, z0, x1, y1, z1] = compound.bounds;
    const mx = (x0 + x1) / 2;
    const my = (y0 + y1) / 2;
    setBounds(space, i, x + mx * c - my * s, y + mx * s + my * c, (x1 - x0) / 2, (y1 - y0) / 2, z + z0, z + z1);
  } else {
    setBounds(space, i, x, y, hx, hy, z, z + h);
  }
}

function setBounds(
  space: Space,
  i: number,
  x: number,
  y: number,
  hx: number,
  hy: number,
  low: number,
  high: number,
): void {
  const c = Math.abs(space.cos[i]!);
  const s = Math.abs(space.sin[i]!);
  const round = space.kind[i] === CYLINDER;
  const ex = round ? hx : hx * c + hy * s;
  const ey = round ? hx : hx * s + hy * c;
  space.west[i] = x - ex;
  space.east[i] = x + ex;
  space.south[i] = y - ey;
  space.north[i] = y + ey;
  space.bottom[i] = low;
  space.top[i] = high;
}

export function takeAway(space: Space, i: number): void {
  space.present[i] = 0;
}

/** The next questions leave nothing out. */
export function skipNothing(space: Space): void {
  space.skip.fill(0);
  space.skipPanel.fill(0);
}

/** Something in a place: what moves, or what might stand there. */
export interface Body {
  round: boolean;
  x: number;
  y: number;
  z: number;
  h: number;
  /** Half sides; of a cylinder its radius, twice. */
  hx: number;
  hy: number;
  cos: number;
  sin: number;
  /** How much of its foot is left out: a walker steps over what is lower. */
  lift: number;
  /** It meets compounds as the one box each of them is, not panel by panel. */
  whole: boolean;
}

export const newBody = (): Body => ({
  round: true,
  x: 0,
  y: 0,
  z: 0,
  h: 0,
  hx: 0,
  hy: 0,
  cos: 1,
  sin: 0,
  lift: 0,
  whole: false,
});

/** A thing of the space as a body, a compound as the box it is as one. */
export function bodyOf(space: Space, i: number, body: Body): Body {
  body.round = space.kind[i] === CYLINDER;
  body.x = space.x[i]!;
  body.y = space.y[i]!;
  body.z = space.z[i]!;
  body.h = space.h[i]!;
  body.hx = space.hx[i]!;
  body.hy = space.hy[i]!;
  body.cos = space.cos[i]!;
  body.sin = space.sin[i]!;
  body.lift = 0;
  body.whole = space.kind[i] === COMPOUND;
  return body;
}

/** Half the room a body takes along x and along y. */
export function reachX(body: Body): number {
  return body.round ? body.hx : body.hx * Math.abs(body.cos) + body.hy * Math.abs(body.sin);
}

export function reachY(body: Body): number {
  return body.round ? body.hx : body.hx * Math.abs(body.sin) + body.hy * Math.abs(body.cos);
}
