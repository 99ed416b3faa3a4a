import {
  arePerpendicular,
  type Body,
  edgeReached,
  everyTouch,
  type FaceSpan,
  firstTouch,
  highestTop,
  newTop,
  newTouch,
  pieceStruck,
  type Space,
} from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import type { Policy } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, isStillActive, type Scene } from '../state.js';
import { bodyAt, isHero, isLow, pieceAt, spaceOf, withoutItself, withoutLow } from '../tables.js';
import { EPS, OBSTACLE, SKY, STAND_MIN, type Vec3, WALK_LIFT } from '../terms.js';
import { meet } from './impacts.js';
import type { Hit } from './impetus.js';
import { putAt } from './removal.js';
import { noteHeight } from './scenarios.js';
import { leaveTable } from './table-edge.js';
import { leaveOutShallow } from './wall-run-and-fly.js';

// Straight movement through the city, swept without a step (LG-GEO-06), with everything that it meets.

export type How = 'line' | 'drop' | 'knock' | 'fling' | 'fall';

export interface Motion {
  /** Place in the space of what moves. */
  readonly thing: number;
  readonly how: How;
  /** Unit direction. */
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  /** Inches left; a fall has no end but what stops it. */
  left: number;
  /** Where a step of a line ends. */
  readonly end: Vec3 | null;
  /** The active Hero's own line or drop: it may come through, and stops when it is robbed (LG-ACT-14). */
  readonly own: boolean;
  /** A walker, or a level knock: what is low is stepped over (LG-GEO-08). */
  readonly walks: boolean;
  /** The face a wall step keeps to. */
  readonly wall: FaceSpan | null;
  /** Whoever flung it (LG-FLI-03); -1 for nobody. */
  readonly flinger: number;
  /** A slanting fall, which is straight after its first hit (LG-ITM-11). */
  readonly glides: boolean;
  /** What the controller has said beforehand about Impacts. */
  readonly policy: Policy | null;
  /** A step that is meant to end in touch: at the wall that is run next, or coming down from a flight (LG-MOV-10). */
  readonly arrives: boolean;
  /** What was passed on this straight way: panels by number, and things. */
  readonly passedPanels: number[];
  readonly passedThings: number[];
  /** Inches gone, free passages left out. */
  moved: number;
  /** What stopped it: place in the space, -1 for the table top, null for nothing. */
  stoppedBy: number | null;
}

export function motion(
  thing: number,
  how: How,
  dx: number,
  dy: number,
  dz: number,
  left: number,
  more: Partial<Motion> = {},
): Motion {
  // field by field: bots ask for thousands of them, and a spread costs ten times as much
  return {
    thing,
    how,
    dx,
    dy,
    dz,
    left,
    end: more.end ?? null,
    own: more.own ?? false,
    walks: more.walks ?? false,
    wall: more.wall ?? null,
    flinger: more.flinger ?? -1,
    glides: more.glides ?? false,
    policy: more.policy ?? null,
    arrives: more.arrives ?? false,
    passedPanels: more.passedPanels ?? [],
    passedThings: more.passedThings ?? [],
    moved: more.moved ?? 0,
    stoppedBy: more.stoppedBy ?? null,
  };
}

/**
 * How a movement ended: at its end, stopped, at the edge or under the sky, with the mover gone, robbed of its
 * activation, a glide behind what it hit, or with the game decided.
 */
export type Stop = 'end' | 'blocked' | 'edge' | 'gone' | 'robbed' | 'behind' | 'over';

const touch = newTouch();
const top = newTop();

/** Moves a thing on until its inches are used up or something ends it. */
export function* travel(t: SceneTable, m: Motion): Play<Stop> {
  const s = t.state;
  for (;;) {
    const met = goOn(t, m);
    if (met === 'end' || met === 'edge' || met === 'gone') return met;
    const outcome = yield* meet(t, m, met);
    if (outcome === 'moverGone') return 'gone';
    const robbed = m.own && !isStillActive(s, pieceAt(s, m.thing).id);
    if (outcome === 'blocked') {
      m.stoppedBy = met.thing;
      return robbed ? 'robbed' : 'blocked';
    }
    if (robbed) return 'robbed';
    if (s.result !== null) return 'over';
    if (m.glides) return 'behind';
  }
}

/** The space as this movement meets it. */
export function spaceFor(
  s: Scene,
  m: Pick<Motion, 'thing' | 'flinger' | 'passedPanels' | 'passedThings' | 'wall'>,
): Space {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), m.thing);
  if (m.flinger >= 0) space.skip[m.flinger] = 1;
  for (const i of m.passedThings) space.skip[i] = 1;
  for (const p of m.passedPanels) space.skipPanel[p] = 1;
  if (m.wall) leaveOutShallow(space, m.wall);
  return space;
}

function moverBody(space: Space, m: Motion): Body {
  const body = bodyAt(space, m.thing);
  if (m.walks) body.lift = WALK_LIFT;
  return body;
}

/** What lies ahead of a movement: how far it goes, and what ends it there. */
export interface Ahead {
  readonly what: 'touch' | 'ground' | 'edge' | 'sky' | 'end';
  readonly inches: number;
  /** What is hit; the table top unless it is something else. */
  readonly hit: Hit;
  /** The height at which a mover comes down on something. */
  readonly landing: number | null;
}

/** Looks ahead without moving anything: the first touch (LG-GEO-07), with the piece of a panel that a box fits or not (LG-GEO-17). */
export function ahead(s: Scene, m: Motion): Ahead {
  const space = spaceFor(s, m);
  const body = moverBody(space, m);
  const far = m.left;
  const [vx, vy, vz] = [m.dx * far, m.dy * far, m.dz * far];
  const touched = far > 0 && firstTouch(space, body, vx, vy, vz, touch);
  let inches = touched ? touch.inches : far;
  let what: Ahead['what'] = touched ? 'touch' : 'end';
  const ground = m.dz < 0 ? Math.max(0, body.z / -m.dz) : Number.POSITIVE_INFINITY;
  if (ground <= far + EPS && (!touched || ground < inches)) {
    inches = ground;
    what = 'ground';
  }
  const edge = edgeReached(space, body, vx, vy) * far;
  if (edge < inches - EPS) {
    inches = edge;
    what = 'edge';
  }
  const sky = m.dz > 0 ? Math.max(0, (SKY - body.z - body.h) / m.dz) : Number.POSITIVE_INFINITY;
  if (sky < inches - EPS) {
    inches = sky;
    what = 'sky';
  }
  const hit = what === 'touch' ? hitOf(s, space, m, body, inches) : TABLE_TOP;
  const onTop = what === 'touch' && touch.nz === 1;
  let landing = what === 'ground' ? 0 : onTop ? topOf(space, touch.thing, touch.panel) : null;
  if (landing !== null && (m.how === 'fall' || m.how === 'drop') && isHero(s, m.thing)) {
    const { x, y, z } = body; // LG-FAL-04
    for (let low = lowTop(s, m, x, y, z, landing); low !== null; low = lowTop(s, m, x, y, z, landing)) {
      landing = low;
      inches = Math.max(0, (z - low) / -m.dz);
    }
  }
  return { what, inches, hit, landing };
}

/** Goes as far as nothing stops it; what it then meets, or how it ended. */
function goOn(t: SceneTable, m: Motion): Hit | 'end' | 'edge' | 'gone' {
  const s = t.state;
  const { what, inches, hit, landing } = ahead(s, m);
  if ((what === 'edge' || what === 'sky') && !isHero(s, m.thing)) {
    leaveTable(t, m.thing, what); // LG-EDG-02, LG-EDG-03
    return 'gone';
  }
  advance(t, m, inches, what === 'end', landing);
  if (what === 'end') return 'end';
  if (what === 'touch' || what === 'ground') return hit;
  const rule = what === 'edge' ? 'LG-EDG-01' : 'LG-EDG-03';
  if (t.logging) t.log({ type: 'edgeReached', rule, thing: pieceAt(s, m.thing).id });
  return 'edge';
}

const TABLE_TOP: Hit = { thing: -1, panel: -1, opening: -1, heroes: [], obstacle: true };

function topOf(space: Space, thing: number, panel: number): number {
  const compound = panel < 0 ? null : space.compounds[thing];
  return space.z[thing]! + (compound ? compound.high[panel]! : space.h[thing]!);
}

function hitOf(s: Scene, space: Space, m: Motion, body: Body, inches: number): Hit {
  const { thing, panel, nx, ny, nz } = touch;
  const [vx, vy, vz] = [m.dx * m.left, m.dy * m.left, m.dz * m.left];
  const opening = panel < 0 ? -1 : pieceStruck(space, thing, panel, body, vx, vy, vz);
  const heroes =
    !isHero(s, thing) || isHero(s, m.thing)
      ? [thing]
      : everyTouch(space, body, vx, vy, vz)
          .filter((other) => isHero(s, other.thing) && other.inches <= inches + 1e-4)
          .map((other) => other.thing);
  // in the air a Hero is perpendicular to everything (LG-ORI-02)
  const obstacle = m.wall === null || arePerpendicular(nx, ny, nz, m.wall.nx, m.wall.ny, 0);
  return { thing, panel, opening, heroes: isHero(s, thing) ? heroes : [], obstacle };
}

/** The highest low object that a Hero comes down on with its centre, falling from a place towards a landing. */
function lowTop(s: Scene, { dx, dy, dz }: Motion, x: number, y: number, z: number, landing: number): number | null {
  const space = spaceOf(s);
  for (let i = 0; i < space.count; i++) if (!isLow(s, i) || pieceAt(s, i).carriedBy !== null) space.skip[i] = 1;
  let best: number | null = null;
  for (let i = 0; i < space.count; i++) {
    if (space.skip[i] !== 0 || space.present[i] === 0) continue;
    const height = space.z[i]! + space.h[i]!;
    if (height <= Math.max(landing, best ?? 0) + EPS || height > Math.min(z, landing + OBSTACLE)) continue;
    const inches = (z - height) / -dz;
    if (highestTop(space, x + dx * inches, y + dy * inches, height - EPS, height, 0, STAND_MIN, top)) best = height;
  }
  return best;
}

/** Puts the mover further on along its way and counts the inches (LG-IMP-04). */
export function advance(t: SceneTable, m: Motion, inches: number, toEnd: boolean, landing: number | null): void {
  const s = t.state;
  const piece = pieceAt(s, m.thing);
  if (inches > 0) {
    const { x, y, z } = piece;
    if (toEnd && m.end) putAt(s, m.thing, m.end[0], m.end[1], m.end[2]);
    else putAt(s, m.thing, x + m.dx * inches, y + m.dy * inches, landing ?? z + m.dz * inches);
    piece.travel += inches;
    m.moved += inches;
    m.left -= inches;
    if (isHero(s, m.thing)) noteHeight(t, piece as Hero, m.own);
  } else if (landing !== null) piece.z = landing;
  if (toEnd) m.left = 0;
}

export function placeOf(s: Scene, i: number): Vec3 {
  const { x, y, z } = pieceAt(s, i);
  return [x, y, z];
}

export function logMove(
  t: SceneTable,
  i: number,
  how: How,
  from: Vec3,
  inches: number,
  path: readonly Vec3[] = [],
): void {
  if (!t.logging || inches === 0) return;
  const rules = {
    line: 'LG-MOV-06',
    drop: 'LG-FAL-03',
    knock: 'LG-KNB-03',
    fling: 'LG-FLI-03',
    fall: isHero(t.state, i) ? 'LG-FAL-01' : 'LG-SUP-06',
  } as const;
  const to = placeOf(t.state, i);
  t.log({ type: 'moved', rule: rules[how], thing: pieceAt(t.state, i).id, how, from, to, path, inches });
}
