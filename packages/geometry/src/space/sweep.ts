import { discMeetsRectangle, heightsMeet, inDisc, newSpan, rectanglesMeet } from './interval.js';
import { across, along, type Compound, openingAt, type Panel } from './panel.js';
import { type Body, COMPOUND, CYLINDER, reachX, reachY, type Space } from './space.js';

/** The tolerance of comparisons, in inches or as a fraction of a way. */
export const EPS = 1e-6;
/** What overlaps or grazes by no more than this, in inches, is only touching. */
export const SLIGHT = 1e-4;

/** Where a moving body first touches something. */
export interface Touch {
  /** The fraction of the way, and its inches. */
  at: number;
  inches: number;
  thing: number;
  /** The panel of a compound, counted within it; -1 for other things. */
  panel: number;
  /** The outward normal of the face that is struck. */
  nx: number;
  ny: number;
  nz: number;
}

export const newTouch = (): Touch => ({ at: 0, inches: 0, thing: -1, panel: -1, nx: 0, ny: 0, nz: 0 });

// The mover as the thing under examination sees it, in that thing's own frame. One question is answered at a time, and none
// of them asks another before it is done, so one set of these is enough.
let round = true;
let lx = 0;
let ly = 0;
let lvx = 0;
let lvy = 0;
let vz = 0;
let a0 = 0;
let a1 = 0;
let centre = 0;
let mx = 0;
let my = 0;
let mc = 1;
let ms = 0;
let length = 0;
const span = newSpan();

function look(space: Space, i: number, body: Body, vx: number, vy: number, vzWorld: number): void {
  const c = space.cos[i]!;
  const s = space.sin[i]!;
  const dx = body.x - space.x[i]!;
  const dy = body.y - space.y[i]!;
  const z = body.z - space.z[i]!;
  round = body.round;
  lx = dx * c + dy * s;
  ly = dy * c - dx * s;
  lvx = vx * c + vy * s;
  lvy = vy * c - vx * s;
  vz = vzWorld;
  a0 = z + body.lift;
  a1 = z + body.h;
  centre = z + body.h / 2;
  mx = body.hx;
  my = body.hy;
  mc = body.cos * c + body.sin * s;
  ms = body.sin * c - body.cos * s;
}

/** Whether the way of the mover leads through a box of the frame it is seen from; `span` is then where. */
function meets(x: number, y: number, hx: number, hy: number, low: number, high: number, less: number): boolean {
  if (round) {
    if (!discMeetsRectangle(lx - x, ly - y, lvx, lvy, hx, hy, mx - less, span)) return false;
  } else if (!rectanglesMeet(lx - x, ly - y, lvx, lvy, hx, hy, mx, my, mc, ms, less, span)) return false;
  return heightsMeet(a0, a1, vz, low, high, less, span);
}

const NEVER = -1;

/** The fraction of the way at which a box is touched, or NEVER. */
function touches(x: number, y: number, hx: number, hy: number, low: number, high: number): number {
  if (!meets(x, y, hx, hy, low, high, 0)) return NEVER;
  const { from, to } = span;
  if (to <= 0 || from > 1 + EPS) return NEVER; // it lies behind or beyond
  if (!meets(x, y, hx, hy, low, high, SLIGHT)) return NEVER; // only grazed
  if (span.from * length < -EPS) return NEVER; // it overlaps the mover already, who may leave
  return Math.max(from, 0);
}

/**
 * The same for a panel with empty gaps: a cylinder whose centre is in a gap when it comes to the panel is not stopped by the frame
 * until its centre reaches it; a box passes a gap that it fits into.
 */
function touchesPanel(compound: Compound, p: number): number {
  const x = compound.x[p]!;
  const y = compound.y[p]!;
  const hx = compound.hx[p]!;
  const hy = compound.hy[p]!;
  const low = compound.low[p]!;
  const high = compound.high[p]!;
  if (compound.gaps[p] === 0) return touches(x, y, hx, hy, low, high);
  const panel = compound.panels[p]!;
  if (!round) return gapFitted(panel) >= 0 ? NEVER : touches(x, y, hx, hy, low, high);
  if (!meets(x, y, hx, hy, low, high, 0)) return NEVER;
  const { from, to } = span;
  if (to <= 0 || from > 1 + EPS) return NEVER;
  if (!meets(x, y, hx, hy, low, high, SLIGHT)) return NEVER; // it only grazes the wall
  const deep = span.from;
  const start = Math.max(from, 0);
  for (const opening of panel.openings) {
    if (!opening.empty || !centreCrosses(panel, opening)) continue;
    const slack = EPS / length;
    if (start < span.from - slack || start > span.to + slack) continue;
    const edge = span.to;
    return edge < to - slack && edge <= 1 + EPS ? Math.max(edge, 0) : NEVER;
  }
  return deep * length >= -EPS ? start : NEVER;
}

/** Where the mover's centre, seen along the panel's thickness, is in an opening, borders included; `span` is then where. */
function centreCrosses(panel: Panel, { u0, u1, v0, v1 }: Panel['openings'][number]): boolean {
  const u = along(panel, lx, ly);
  const v = across(panel, ly, centre);
  const du = panel.flat ? lvx : along(panel, lx + lvx, ly + lvy) - u;
  const dv = panel.flat ? lvy : vz;
  span.from = Number.NEGATIVE_INFINITY;
  span.to = Number.POSITIVE_INFINITY;
  return stays(u, du, u0, u1) && stays(v, dv, v0, v1);
}

function stays(p: number, v: number, low: number, high: number): boolean {
  if (v === 0) return p >= low - EPS && p <= high + EPS;
  const a = (low - p) / v;
  const b = (high - p) / v;
  span.from = Math.max(span.from, Math.min(a, b));
  span.to = Math.min(span.to, Math.max(a, b));
  return span.from <= span.to;
}

/** Where the straight line of the mover's centre, extended both ways, meets a panel's middle plane: `meetU`, `meetV`. */
let meetU = 0;
let meetV = 0;
function meetsMiddle(panel: Panel): boolean {
  const { box, flat } = panel;
  const alongX = box[3] - box[0] >= box[4] - box[1];
  const speed = flat ? vz : alongX ? lvy : lvx;
  if (speed === 0) return false;
  const middle = flat ? (box[2] + box[5]) / 2 : alongX ? (box[1] + box[4]) / 2 : (box[0] + box[3]) / 2;
  const here = flat ? centre : alongX ? ly : lx;
  const t = (middle - here) / speed;
  const x = lx + lvx * t;
  const y = ly + lvy * t;
  meetU = along(panel, x, y);
  meetV = across(panel, y, centre + vz * t);
  return true;
}

/** Whether a moving box fits into an opening where its centre line meets the middle plane. */
function fits(panel: Panel, { u0, u1, v0, v1 }: Panel['openings'][number]): boolean {
  const ex = mx * Math.abs(mc) + my * Math.abs(ms);
  const ey = mx * Math.abs(ms) + my * Math.abs(mc);
  const eu = panel.flat || panel.box[3] - panel.box[0] >= panel.box[4] - panel.box[1] ? ex : ey;
  const ev = panel.flat ? ey : (a1 - a0) / 2;
  return (
    meetU - eu >= u0 - SLIGHT && meetU + eu <= u1 + SLIGHT && meetV - ev >= v0 - SLIGHT && meetV + ev <= v1 + SLIGHT
  );
}

/** The empty gap that the moving box passes, or -1. */
function gapFitted(panel: Panel): number {
  if (!meetsMiddle(panel)) return -1;
  const i = openingAt(panel, meetU, meetV, EPS);
  return i >= 0 && panel.openings[i]!.empty && fits(panel, panel.openings[i]!) ? i : -1;
}

/**
 * The piece of a panel that is struck: the opening where the mover's centre line meets the middle plane, or -1 for the panel itself. A
 * box strikes an opening only if it fits into it; an empty gap is never what is struck.
 */
export function pieceStruck(
  space: Space,
  thing: number,
  panel: number,
  body: Body,
  vx: number,
  vy: number,
  vzWorld: number,
): number {
  look(space, thing, body, vx, vy, vzWorld);
  const struck = space.compounds[thing]!.panels[panel]!;
  if (!meetsMiddle(struck)) return -1;
  const i = openingAt(struck, meetU, meetV, EPS);
  if (i < 0 || struck.openings[i]!.empty) return -1;
  return round || fits(struck, struck.openings[i]!) ? i : -1;
}

// Candidates of the question being answered.
let found = 0;
let foundThing = new Int32Array(64);
let foundPanel = new Int32Array(64);
let foundAt = new Float64Array(64);

function note(thing: number, panel: number, at: number): void {
  if (found === foundAt.length) {
    const more = 2 * found;
    foundThing = grown(foundThing, new Int32Array(more));
    foundPanel = grown(foundPanel, new Int32Array(more));
    foundAt = grown(foundAt, new Float64Array(more));
  }
  foundThing[found] = thing;
  foundPanel[found] = panel;
  foundAt[found++] = at;
}

function grown<T extends Int32Array | Float64Array>(old: T, more: T): T {
  more.set(old);
  return more;
}

/** Everything a body touches on its way, in no order; returns how much. */
function gather(space: Space, body: Body, vx: number, vy: number, vzWorld: number): number {
  found = 0;
  length = Math.sqrt(vx * vx + vy * vy + vzWorld * vzWorld);
  if (length === 0) return 0;
  const ex = reachX(body) + SLIGHT;
  const ey = reachY(body) + SLIGHT;
  const west = Math.min(body.x, body.x + vx) - ex;
  const east = Math.max(body.x, body.x + vx) + ex;
  const south = Math.min(body.y, body.y + vy) - ey;
  const north = Math.max(body.y, body.y + vy) + ey;
  const bottom = Math.min(body.z, body.z + vzWorld) + body.lift - SLIGHT;
  const top = Math.max(body.z, body.z + vzWorld) + body.h + SLIGHT;
  for (let i = 0; i < space.count; i++) {
    if (
      space.west[i]! > east ||
      space.east[i]! < west ||
      space.south[i]! > north ||
      space.north[i]! < south ||
      space.bottom[i]! > top ||
      space.top[i]! < bottom ||
      space.present[i] === 0 ||
      space.skip[i] !== 0
    )
      continue;
    look(space, i, body, vx, vy, vzWorld);
    const kind = space.kind[i]!;
    if (kind === COMPOUND && !body.whole) gatherPanels(space, i, bottom - space.z[i]!, top - space.z[i]!);
    else {
      const at =
        kind === CYLINDER
          ? touchesCylinder(space.hx[i]!, space.h[i]!)
          : touches(0, 0, space.hx[i]!, space.hy[i]!, 0, space.h[i]!);
      if (at !== NEVER) note(i, -1, at);
    }
  }
  return found;
}

function gatherPanels(space: Space, i: number, bottom: number, top: number): void {
  const compound = space.compounds[i]!;
  const first = space.firstPanel[i]!;
  const { skipPanel } = space;
  const ex = (round ? mx : mx * Math.abs(mc) + my * Math.abs(ms)) + SLIGHT;
  const ey = (round ? mx : mx * Math.abs(ms) + my * Math.abs(mc)) + SLIGHT;
  const west = Math.min(lx, lx + lvx) - ex;
  const east = Math.max(lx, lx + lvx) + ex;
  const south = Math.min(ly, ly + lvy) - ey;
  const north = Math.max(ly, ly + lvy) + ey;
  for (let p = 0; p < compound.count; p++) {
    if (
      compound.low[p]! > top ||
      compound.high[p]! < bottom ||
      compound.x[p]! - compound.hx[p]! > east ||
      compound.x[p]! + compound.hx[p]! < west ||
      compound.y[p]! - compound.hy[p]! > north ||
      compound.y[p]! + compound.hy[p]! < south ||
      skipPanel[first + p] !== 0
    )
      continue;
    const at = touchesPanel(compound, p);
    if (at !== NEVER) note(i, p, at);
  }
}

/** Two cylinders, or a moving box against a cylinder, which is the same seen from the box. */
function meetsCylinder(r: number, h: number, less: number): boolean {
  if (round) {
    if (!inDisc(lx, ly, lvx, lvy, mx + r - less, span)) return false;
  } else {
    const px = -(lx * mc + ly * ms);
    const py = -(ly * mc - lx * ms);
    const pvx = -(lvx * mc + lvy * ms);
    const pvy = -(lvy * mc - lvx * ms);
    if (!discMeetsRectangle(px, py, pvx, pvy, mx, my, r - less, span)) return false;
  }
  return heightsMeet(a0, a1, vz, 0, h, less, span);
}

function touchesCylinder(r: number, h: number): number {
  if (!meetsCylinder(r, h, 0)) return NEVER;
  const { from, to } = span;
  if (to <= 0 || from > 1 + EPS) return NEVER;
  if (!meetsCylinder(r, h, SLIGHT) || span.from * length < -EPS) return NEVER;
  return Math.max(from, 0);
}

/** How far the centre of the mover, so far on its way, is from the outline of a candidate. */
function outlineDistance(space: Space, k: number, body: Body, vx: number, vy: number): number {
  const i = foundThing[k]!;
  const p = foundPanel[k]!;
  const at = foundAt[k]!;
  const dx = body.x + vx * at - space.x[i]!;
  const dy = body.y + vy * at - space.y[i]!;
  if (space.kind[i] === CYLINDER) return Math.max(0, Math.sqrt(dx * dx + dy * dy) - space.hx[i]!);
  const c = space.cos[i]!;
  const s = space.sin[i]!;
  const compound = p < 0 ? null : space.compounds[i];
  const qx = Math.abs(dx * c + dy * s - (compound ? compound.x[p]! : 0)) - (compound ? compound.hx[p]! : space.hx[i]!);
  const qy = Math.abs(dy * c - dx * s - (compound ? compound.y[p]! : 0)) - (compound ? compound.hy[p]! : space.hy[i]!);
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  return Math.sqrt(ox * ox + oy * oy);
}

function rankOf(space: Space, k: number): number {
  const p = foundPanel[k]!;
  return p < 0 ? space.rank[foundThing[k]!]! : space.panelRank[space.firstPanel[foundThing[k]!]! + p]!;
}

/**
 * What a body moving by (vx, vy, vz) touches first; false if nothing. Within a ten-thousandth of an inch of the first, the one
 * whose outline is nearest to the body's centre; then by rank.
 */
export function firstTouch(space: Space, body: Body, vx: number, vy: number, vz: number, touch: Touch): boolean {
  if (gather(space, body, vx, vy, vz) === 0) return false;
  let soonest = foundAt[0]!;
  for (let k = 1; k < found; k++) if (foundAt[k]! < soonest) soonest = foundAt[k]!;
  const limit = soonest + SLIGHT / length;
  let best = -1;
  let near = 0;
  for (let k = 0; k < found; k++) {
    if (foundAt[k]! > limit) continue;
    const distance = outlineDistance(space, k, body, vx, vy);
    const closer = best < 0 || distance < near - EPS;
    if (!closer && (distance > near + EPS || rankOf(space, k) >= rankOf(space, best))) continue;
    best = k;
    near = distance;
  }
  tell(space, best, body, vx, vy, vz, touch);
  return true;
}

/** Every touch on the way, in order, as if nothing stopped the body. */
export function everyTouch(space: Space, body: Body, vx: number, vy: number, vz: number): Touch[] {
  const count = gather(space, body, vx, vy, vz);
  const order = Array.from({ length: count }, (_, k) => k).sort(
    (a, b) => foundAt[a]! - foundAt[b]! || rankOf(space, a) - rankOf(space, b),
  );
  return order.map((k) => {
    const touch = newTouch();
    tell(space, k, body, vx, vy, vz, touch);
    return touch;
  });
}

function tell(space: Space, k: number, body: Body, vx: number, vy: number, vz: number, touch: Touch): void {
  const at = foundAt[k]!;
  const thing = foundThing[k]!;
  const panel = foundPanel[k]!;
  touch.at = Math.min(at, 1);
  touch.inches = touch.at * length;
  touch.thing = thing;
  touch.panel = panel;
  faceStruck(space, thing, panel, body, vx, vy, vz, touch);
}

/** Which way the struck face looks: up or down where the body comes over an edge of it, else level. */
function faceStruck(
  space: Space,
  i: number,
  p: number,
  body: Body,
  vx: number,
  vy: number,
  vz: number,
  touch: Touch,
): void {
  const { at } = touch;
  const compound = p < 0 ? null : space.compounds[i];
  const low = space.z[i]! + (compound ? compound.low[p]! : 0);
  const high = space.z[i]! + (compound ? compound.high[p]! : space.h[i]!);
  const foot = body.z + body.lift + vz * at;
  const head = body.z + body.h + vz * at;
  touch.nx = 0;
  touch.ny = 0;
  touch.nz = 0;
  if (vz < 0 && foot >= high - SLIGHT) touch.nz = 1;
  else if (vz > 0 && head <= low + SLIGHT) touch.nz = -1;
  else levelNormal(space, i, p, body.x + vx * at, body.y + vy * at, body, touch);
}

function levelNormal(space: Space, i: number, p: number, x: number, y: number, body: Body, touch: Touch): void {
  const dx = x - space.x[i]!;
  const dy = y - space.y[i]!;
  if (space.kind[i] === CYLINDER) {
    const d = Math.sqrt(dx * dx + dy * dy);
    touch.nx = d > 0 ? dx / d : 1;
    touch.ny = d > 0 ? dy / d : 0;
    return;
  }
  const c = space.cos[i]!;
  const s = space.sin[i]!;
  const compound = p < 0 ? null : space.compounds[i];
  const hx = compound ? compound.hx[p]! : space.hx[i]!;
  const hy = compound ? compound.hy[p]! : space.hy[i]!;
  const px = dx * c + dy * s - (compound ? compound.x[p]! : 0);
  const py = dy * c - dx * s - (compound ? compound.y[p]! : 0);
  const mcx = body.cos * c + body.sin * s;
  const msx = body.sin * c - body.cos * s;
  const ex = body.round ? body.hx : body.hx * Math.abs(mcx) + body.hy * Math.abs(msx);
  const ey = body.round ? body.hx : body.hx * Math.abs(msx) + body.hy * Math.abs(mcx);
  const onX = Math.abs(px) - hx - ex >= Math.abs(py) - hy - ey; // the side it stands furthest out of is the one it meets
  const nx = onX ? (px < 0 ? -1 : 1) : 0;
  const ny = onX ? 0 : py < 0 ? -1 : 1;
  touch.nx = nx * c - ny * s + 0;
  touch.ny = nx * s + ny * c + 0;
}

/** Where, as a fraction of the way, a body is clear of a thing (or of one panel of it) again; at or below 0 if it never meets it. */
export function clearOf(
  space: Space,
  thing: number,
  panel: number,
  body: Body,
  vx: number,
  vy: number,
  vzWorld: number,
): number {
  look(space, thing, body, vx, vy, vzWorld);
  const compound = space.compounds[thing];
  if (compound && panel >= 0) {
    const met = meets(
      compound.x[panel]!,
      compound.y[panel]!,
      compound.hx[panel]!,
      compound.hy[panel]!,
      compound.low[panel]!,
      compound.high[panel]!,
      0,
    );
    return met ? span.to : 0;
  }
  const met =
    space.kind[thing] === CYLINDER
      ? meetsCylinder(space.hx[thing]!, space.h[thing]!, 0)
      : meets(0, 0, space.hx[thing]!, space.hy[thing]!, 0, space.h[thing]!, 0);
  return met ? span.to : 0;
}

/** The fraction of the way at which a body's outline leaves the table; above 1 if it stays on it. */
export function edgeReached(space: Space, body: Body, vx: number, vy: number): number {
  const ex = reachX(body);
  const ey = reachY(body);
  let at = Number.POSITIVE_INFINITY;
  if (vx > 0) at = Math.min(at, (space.width - ex - body.x) / vx);
  if (vx < 0) at = Math.min(at, (ex - body.x) / vx);
  if (vy > 0) at = Math.min(at, (space.depth - ey - body.y) / vy);
  if (vy < 0) at = Math.min(at, (ey - body.y) / vy);
  return Math.max(at, 0);
}

/** Whether the whole outline of a body is on the table. */
export function isOnTable(space: Space, body: Body): boolean {
  const ex = reachX(body) - EPS;
  const ey = reachY(body) - EPS;
  return body.x >= ex && body.x <= space.width - ex && body.y >= ey && body.y <= space.depth - ey;
}
