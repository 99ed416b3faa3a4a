import {
  type Body,
  bodyOf,
  CYLINDER,
  cosineOf,
  gapBetween,
  isOnTable,
  newBody,
  overlapped,
  overlaps,
  type Space,
  sineOf,
} from '@sandtable/geometry/space';
import type { Pose } from '../decisions.js';
import type { Scene } from '../state.js';
import { bodyAt, heroBody, isHero, isObject, pieceAt, sidesOf, spaceOf, thingAt } from '../tables.js';
import { CONTACT, EPS, RADIUS, SKY, thousandth } from '../terms.js';

// Chapter Pick Up: whether a load can be held at all (LG-PIC-08). A pose is legal in contact and nowhere else (LG-GEO-12), so all that
// need be looked at is the boundary round the partner: at every height where something ends, for a fan of ways to turn.

/** How far apart poses along the boundary are tried, in inches and in parts of the load, and how much closer where one obstacle ends and another begins. */
const STEP = 0.2;
const SHARE = 12;
const CLOSER = 6;
/** Both ends of what counts as contact: against the partner, and as far from it as may be. */
const GAPS = [0.001, CONTACT - 0.005] as const;
/** Above and below its partner a load may be anywhere over it. */
const INWARDS = [0, 0.33, 0.67, 1] as const;
const TURNS = 12;

/** The body of a thing as it would be in a pose. */
export function posed(s: Scene, space: Space, i: number, { x, y, z, yaw, lie }: Pose): Body {
  const body = isHero(s, i) ? heroBody(x, y, z) : bodyAt(space, i);
  body.x = x;
  body.y = y;
  body.z = z;
  if (isHero(s, i)) return body;
  body.cos = cosineOf(yaw);
  body.sin = sineOf(yaw);
  const thing = thingAt(s, i);
  if (thing.is === 'object') {
    const [w, d, h] = sidesOf(thing.kind, lie);
    body.hx = w / 2;
    body.hy = d / 2;
    body.h = h;
  }
  return body;
}

/** What a pose is looked for against: the partner, or one panel of it. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly h: number;
  readonly hx: number;
  readonly hy: number;
  readonly cos: number;
  readonly sin: number;
}

/** The first legal pose on the boundary, or null where there is none. One of the two is a Hero. */
export function poseOnBoundary(s: Scene, i: number, partner: number): Pose | null {
  const space = spaceOf(s);
  space.skip[i] = 1;
  const lies = isObject(s, i) ? ([0, 1, 2] as const) : ([0] as const);
  const piece = pieceAt(s, i);
  const turned = 'yaw' in piece ? piece.yaw : 0;
  for (const side of sidesOfPartner(space, partner)) {
    for (const lie of lies) {
      for (let k = 0; k < (isHero(s, i) ? 1 : TURNS); k++) {
        const yaw = isHero(s, i) ? 0 : (turned + (180 / TURNS) * k) % 360;
        const body = posed(s, space, i, { x: side.x, y: side.y, z: side.z, yaw, lie });
        if (isFound(space, body, partner, side)) return { x: body.x, y: body.y, z: body.z, yaw, lie };
      }
    }
  }
  return null;
}

const partnerBody = newBody();

/** A building is touched at any of its panels. */
function sidesOfPartner(space: Space, partner: number): Side[] {
  const { x, y, z, h, hx, hy, cos, sin } = bodyOf(space, partner, partnerBody);
  const whole = { x, y, z, h, hx, hy, cos, sin };
  const compound = space.compounds[partner];
  if (!compound) return [whole];
  return compound.panels.map((_, p) => {
    const [px, py] = [compound.x[p]!, compound.y[p]!];
    const [low, high] = [compound.low[p]!, compound.high[p]!];
    return {
      ...whole,
      x: x + px * cos - py * sin,
      y: y + px * sin + py * cos,
      z: z + low,
      h: high - low,
      hx: compound.hx[p]!,
      hy: compound.hy[p]!,
    };
  });
}

/** Leaves the body where it was found to be legal. */
function isFound(space: Space, body: Body, partner: number, side: Side): boolean {
  for (const z of heights(space, body, side)) {
    if (z < -EPS || z + body.h > SKY + EPS) continue;
    body.z = z;
    const isOver = z >= side.z + side.h - EPS || z + body.h <= side.z + EPS;
    for (const inward of isOver ? INWARDS : []) if (isFoundOnRing(space, body, partner, side, inward, 0)) return true;
    for (const gap of isOver ? [] : GAPS) if (isFoundOnRing(space, body, partner, side, 1, gap)) return true;
  }
  return false;
}

const up = (z: number): number => Math.ceil(z * 1000 - 1e-6) / 1000 + 0;
const down = (z: number): number => Math.floor(z * 1000 + 1e-6) / 1000 + 0;

/** Where its underside may be: level with the partner, over and under it, and wherever something near ends above or below. */
function heights(space: Space, body: Body, side: Side): number[] {
  const top = side.z + side.h;
  const [lowest, highest] = [side.z - body.h - CONTACT, top + CONTACT];
  const found = new Set([up(side.z), up(top), down(side.z - body.h), up(lowest + 0.005), down(highest - 0.005), 0]);
  const consider = (bottom: number, end: number): void => {
    found.add(up(end));
    found.add(down(bottom - body.h));
  };
  const reach = body.hx + body.hy + side.hx + side.hy + 1;
  for (let k = 0; k < space.count; k++) {
    if (space.present[k] === 0 || space.skip[k] !== 0) continue;
    if (space.west[k]! > side.x + reach || space.east[k]! < side.x - reach) continue;
    if (space.south[k]! > side.y + reach || space.north[k]! < side.y - reach) continue;
    if (space.bottom[k]! > highest + body.h || space.top[k]! < lowest) continue;
    const compound = space.compounds[k];
    if (!compound || body.whole) consider(space.bottom[k]!, space.top[k]!);
    if (compound && !body.whole)
      for (let p = 0; p < compound.count; p++)
        consider(space.z[k]! + compound.low[p]!, space.z[k]! + compound.high[p]!);
  }
  return [...found].filter((z) => z >= lowest - EPS && z <= highest + EPS);
}

const EDGE = -2;
let blocker = EDGE;

/** Once round the partner. What is in the way at one place is mostly in the way at the next. */
function isFoundOnRing(space: Space, body: Body, partner: number, side: Side, inward: number, gap: number): boolean {
  const box = body.round ? side : body; // the other is a Hero
  const [hx, hy, r] = body.round && isRound(space, partner) ? [0, 0, side.hx + body.hx] : [box.hx, box.hy, RADIUS];
  const ring = (r + gap) * inward;
  const length = inward * 4 * (hx + hy) + 2 * Math.PI * ring;
  const steps = Math.max(1, Math.ceil(length / Math.max(STEP, (body.hx + body.hy) / SHARE)));
  let before = EDGE - 1;
  for (let k = 0; k <= steps; k++) {
    if (isFreeAt(space, body, partner, side, hx * inward, hy * inward, ring, (length * k) / steps)) return true;
    if (k > 0 && blocker !== before) {
      const now = blocker;
      for (let c = 1; c < CLOSER; c++)
        if (isFreeAt(space, body, partner, side, hx * inward, hy * inward, ring, (length * (k - c / CLOSER)) / steps))
          return true;
      blocker = now;
    }
    before = blocker;
  }
  return false;
}

const isRound = (space: Space, i: number): boolean => space.kind[i] === CYLINDER;

/** Puts the body so far along the ring, a rectangle with rounded corners, and says whether it may be there. */
function isFreeAt(
  space: Space,
  body: Body,
  partner: number,
  side: Side,
  hx: number,
  hy: number,
  r: number,
  along: number,
): boolean {
  const corner = (Math.PI * r) / 2;
  let left = along;
  let k = 0;
  while (k < 3 && left > 2 * (k % 2 === 0 ? hy : hx) + corner) left -= 2 * (k++ % 2 === 0 ? hy : hx) + corner;
  const out = k % 2 === 0 ? hx : hy;
  const wide = k % 2 === 0 ? hy : hx;
  const angle = r > 0 ? Math.max(0, left - 2 * wide) / r : 0;
  const n = out + r * Math.cos(angle);
  const t = Math.min(left, 2 * wide) - wide + r * Math.sin(angle);
  // the side that is walked looks east, north, west, south
  const u = k === 0 ? n : k === 1 ? -t : k === 2 ? -n : t;
  const v = k === 0 ? t : k === 1 ? n : k === 2 ? -t : -n;
  const frame = body.round ? side : body;
  const sign = body.round ? 1 : -1;
  body.x = thousandth(side.x + sign * (u * frame.cos - v * frame.sin));
  body.y = thousandth(side.y + sign * (u * frame.sin + v * frame.cos));
  if (blocker >= 0 && overlaps(space, body, blocker)) return false;
  blocker = isOnTable(space, body) ? overlapped(space, body) : EDGE;
  return blocker === -1 && gapBetween(space, body, partner) <= CONTACT + EPS;
}
