/** The part of a straight way, as fractions of it, during which something holds. Reused: hot queries allocate nothing. */
export interface Span {
  from: number;
  to: number;
}

export const newSpan = (): Span => ({ from: 0, to: 0 });

const ALWAYS = Number.POSITIVE_INFINITY;

/** Cuts `span` down to where |p + t v| is less than `half`; false where nothing is left of it. */
export function within(p: number, v: number, half: number, span: Span): boolean {
  if (v === 0) return p < half && -p < half && span.from < span.to;
  const inverse = 1 / v;
  const a = (-half - p) * inverse;
  const b = (half - p) * inverse;
  if (a < b) {
    if (a > span.from) span.from = a;
    if (b < span.to) span.to = b;
  } else {
    if (b > span.from) span.from = b;
    if (a < span.to) span.to = a;
  }
  return span.from < span.to;
}

const part = newSpan();

function add(part: Span, span: Span): void {
  if (part.from < span.from) span.from = part.from;
  if (part.to > span.to) span.to = part.to;
}

/** Where a point moving from (px, py) by (vx, vy) is inside the circle of radius r about the origin. */
export function inDisc(px: number, py: number, vx: number, vy: number, r: number, span: Span): boolean {
  const a = vx * vx + vy * vy;
  const c = px * px + py * py - r * r;
  if (a === 0) {
    span.from = -ALWAYS;
    span.to = ALWAYS;
    return c < 0 && r > 0;
  }
  const b = px * vx + py * vy;
  const d = b * b - a * c;
  if (d <= 0 || r <= 0) return false;
  const root = Math.sqrt(d);
  span.from = (-b - root) / a;
  span.to = (-b + root) / a;
  return span.from < span.to;
}

/**
 * Where a disc of radius r, its centre moving from (px, py) by (vx, vy), covers a part of the rectangle of half sides hx and hy about
 * the origin: the centre is then inside the rectangle grown by r, corners rounded. That is convex, so the least and the
 * greatest of the spans of its pieces (two rectangles and four discs) are the whole answer.
 */
export function discMeetsRectangle(
  px: number,
  py: number,
  vx: number,
  vy: number,
  hx: number,
  hy: number,
  r: number,
  span: Span,
): boolean {
  span.from = ALWAYS;
  span.to = -ALWAYS;
  part.from = -ALWAYS;
  part.to = ALWAYS;
  if (within(px, vx, hx + r, part) && within(py, vy, hy, part)) add(part, span);
  part.from = -ALWAYS;
  part.to = ALWAYS;
  if (within(px, vx, hx, part) && within(py, vy, hy + r, part)) add(part, span);
  if (inDisc(px - hx, py - hy, vx, vy, r, part)) add(part, span);
  if (inDisc(px - hx, py + hy, vx, vy, r, part)) add(part, span);
  if (inDisc(px + hx, py - hy, vx, vy, r, part)) add(part, span);
  if (inDisc(px + hx, py + hy, vx, vy, r, part)) add(part, span);
  return span.from < span.to;
}

/**
 * Where two rectangles overlap: the one of half sides hx, hy rests about the origin, the other (half sides mx, my, turned by the angle
 * with cosine c and sine s) moves from (px, py) by (vx, vy). Four edge normals decide; `less` is taken off every allowance.
 */
export function rectanglesMeet(
  px: number,
  py: number,
  vx: number,
  vy: number,
  hx: number,
  hy: number,
  mx: number,
  my: number,
  c: number,
  s: number,
  less: number,
  span: Span,
): boolean {
  const ac = Math.abs(c);
  const as = Math.abs(s);
  span.from = -ALWAYS;
  span.to = ALWAYS;
  return (
    within(px, vx, hx + mx * ac + my * as - less, span) &&
    within(py, vy, hy + mx * as + my * ac - less, span) &&
    within(px * c + py * s, vx * c + vy * s, mx + hx * ac + hy * as - less, span) &&
    within(py * c - px * s, vy * c - vx * s, my + hx * as + hy * ac - less, span)
  );
}

/** Cuts `span` down to where the heights [a0, a1], moving by vz, overlap [b0, b1]; `less` is taken off either allowance. */
export function heightsMeet(
  a0: number,
  a1: number,
  vz: number,
  b0: number,
  b1: number,
  less: number,
  span: Span,
): boolean {
  const below = a1 - b0 - less; // how far the mover's top is above the other's base
  const above = b1 - a0 - less;
  if (vz === 0) return below > 0 && above > 0 && span.from < span.to;
  const s = -below / vz;
  const e = above / vz;
  if (s < e) {
    if (s > span.from) span.from = s;
    if (e < span.to) span.to = e;
  } else {
    if (e > span.from) span.from = e;
    if (s < span.to) span.to = s;
  }
  return span.from < span.to;
}
