import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Policy } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, seatOf } from '../state.js';
import { isBuilding, isHero, pieceAt } from '../tables.js';
import { FALL_STEPS, type Vec3 } from '../terms.js';
import { unit } from '../vectors.js';
import { decide } from './agreement.js';
import { removeBuilding } from './buildings.js';
import { follow, followFrom, setDownFirst } from './carrying.js';
import { type How, logMove, motion, placeOf, travel } from './motion.js';
import { putAt, takeOff } from './removal.js';
import { besideSpot, clearSpot, setDownSpot } from './room.js';
import { inTheWayDown, isBorne, isSupported, type Rest, standsAt, wallAbout } from './support.js';

// Chapter Falling.

/** LG-FAL-01, LG-FAL-02: down until something bears it, or it is wedged, or it has become the active Hero (LG-ACT-14). */
export function* fall(t: SceneTable, hero: Hero): Play<void> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  const falls = (): boolean => hero.onTable && s.active !== hero.id && s.result === null && !isSupported(s, hero);
  if (!falls()) return;
  hero.fallingOut = hero.leaving;
  let first = true;
  for (let step = 0; falls(); step++) {
    const rest = inTheWayDown(s, hero);
    if (step >= FALL_STEPS || (rest !== null && !clearOff(t, hero, rest))) {
      wedge(t, hero, step >= FALL_STEPS ? 'LG-LIM-08' : 'LG-FAL-08');
      break;
    }
    if (rest !== null) continue;
    const line: Vec3 | null = first ? yield* fallLine(t, hero) : null;
    first = false;
    if (falls()) hero.displaced += yield* goDown(t, i, 'fall', line, false);
  }
  hero.fallingOut = false;
  yield* follow(t, i, false); // LG-FAL-10
}

/** LG-ITM-11: with Falling Palm its controller is asked for the line of the first leg. */
function* fallLine(t: SceneTable, hero: Hero): Play<Vec3 | null> {
  if (hero.item !== 'fallingPalm') return null;
  const answer = yield* decide(t, ask('FallLine', seatOf(t.state, hero), { hero: hero.id }));
  return answer?.dir ? unit(answer.dir) : null;
}

/** One leg down, along a line or straight; the inches gone. Whoever glides through something falls on straight (LG-ITM-11). */
function* goDown(
  t: SceneTable,
  i: number,
  how: How,
  line: Vec3 | null,
  own: boolean,
  policy: Policy | null = null,
): Play<number> {
  const from = placeOf(t.state, i);
  const [dx, dy, dz] = line ?? [0, 0, -1];
  const m = motion(i, how, dx, dy, dz, (from[2] + 1) / -dz, { own, policy, glides: dx !== 0 || dy !== 0 });
  const stop = yield* travel(t, m);
  logMove(t, i, how, from, m.moved);
  return stop === 'behind' ? m.moved + (yield* goDown(t, i, how, null, own, policy)) : m.moved;
}

/** LG-FAL-05, LG-FAL-06, LG-FAL-07: off what it rests on; false if there is no way. */
export function clearOff(t: SceneTable, hero: Hero, rest: Rest): boolean {
  return isHero(t.state, rest.thing) ? stepOff(t, hero, rest.thing) : tip(t, hero, rest);
}

/** LG-FAL-05: level, straight away from the thing, just far enough; the inches travelled are kept. */
function tip(t: SceneTable, hero: Hero, rest: Rest): boolean {
  const s = t.state;
  const spot = clearSpot(s, hero, rest);
  if (spot === null) return false;
  putAt(s, s.heroes.indexOf(hero), spot[0], spot[1], spot[2]);
  if (t.logging) t.log({ type: 'tipped', rule: 'LG-FAL-05', hero: hero.id, off: pieceAt(s, rest.thing).id, to: spot });
  return true;
}

/** Nobody at rest shares space with a wall: it is moved the shortest way out, if there is room; true if it was. */
export function leaveWall(t: SceneTable, hero: Hero): boolean {
  if (!hero.onTable || hero.carriedBy !== null || hero.wedged || hero.surface === 'wall') return false;
  const wall = wallAbout(t.state, hero, false);
  return wall !== null && tip(t, hero, wall);
}

/** LG-FAL-06. */
export function stepOff(t: SceneTable, hero: Hero, other: number): boolean {
  const s = t.state;
  const beside = besideSpot(s, hero, other);
  if (beside === null) return false;
  const { spot } = beside;
  putAt(s, s.heroes.indexOf(hero), spot[0], spot[1], spot[2]);
  if (t.logging) t.log({ type: 'setDown', rule: 'LG-FAL-06', thing: hero.id, beside: pieceAt(s, other).id, to: spot });
  return true;
}

/** For want of room, or after too many steps. */
function wedge(t: SceneTable, hero: Hero, rule: 'LG-FAL-08' | 'LG-LIM-08'): void {
  hero.wedged = true;
  if (t.logging) t.log({ type: 'wedged', rule, hero: hero.id });
}

/** LG-FAL-03: the active Hero's own way down, as an act or at the end of a line, until it suffers an Impact. */
export function* ownDrop(t: SceneTable, hero: Hero, dir: Vec3 | null, policy: Policy | null = null): Play<void> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  hero.surface = 'air';
  if (dropsOn(t, hero)) yield* goDown(t, i, 'drop', dir === null ? null : unit(dir), true, policy);
  if (hero.onTable && isSupported(s, hero)) hero.surface = 'ground';
}

/** Off what it rests on; false if the drop ends with that: it is wedged, or set down at the level of a Hero (LG-FAL-06). */
export function dropsOn(t: SceneTable, hero: Hero): boolean {
  const s = t.state;
  const { x, y, z } = hero;
  // Whoever is held is supported (LG-SUP-04), but not once it has left the hands that held it (LG-PIC-12).
  const isHeld = hero.carriedBy !== null;
  const stays = isHeld ? standsAt(s, s.heroes.indexOf(hero), x, y, z) : isSupported(s, hero);
  const rest = stays ? null : inTheWayDown(s, hero);
  if (rest === null) return true;
  return clearOff(t, hero, rest) && !(isHero(s, rest.thing) && isSupported(s, hero));
}

/** LG-FAL-03, LG-PIC-12. */
export function* drop(t: SceneTable, hero: Hero, dir: Vec3 | null): Play<void> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  const from = placeOf(s, i);
  if (!s.match.config.runningStarts) hero.travel = 0;
  setDownFirst(t, hero, null);
  const held = hero.carriedBy !== null;
  if (!(held && standsAt(s, i, hero.x, hero.y, hero.z) && hero.z !== from[2])) yield* ownDrop(t, hero, dir);
  yield* followFrom(t, i, from);
}

/** LG-SUP-06: a loose object or building drops; on a Hero it is set down beside it (LG-GEO-16), else it lies where it is stopped. */
export function* dropThing(t: SceneTable, i: number): Play<void> {
  const s = t.state;
  const piece = pieceAt(s, i);
  const from = placeOf(s, i);
  const m = motion(i, 'fall', 0, 0, -1, from[2] + 1);
  const stop = yield* travel(t, m);
  if (stop === 'gone') return;
  logMove(t, i, 'fall', from, m.moved);
  if (m.stoppedBy === null || m.stoppedBy < 0) return;
  if (!isHero(s, m.stoppedBy)) {
    if ('restsOn' in piece) piece.restsOn = pieceAt(s, m.stoppedBy).id; // LG-SUP-07
    return;
  }
  setDownBeside(t, i, s.heroes[m.stoppedBy]!);
}

/** LG-GEO-16. */
export function setDownBeside(t: SceneTable, i: number, hero: Hero): void {
  const s = t.state;
  const piece = pieceAt(s, i);
  const spot = setDownSpot(s, i, hero.z);
  if (spot === null) {
    if (isBuilding(s, i)) removeBuilding(t, i, 'LG-GEO-16');
    else takeOff(t, i, 'LG-GEO-16');
    return;
  }
  putAt(s, i, spot[0], spot[1], spot[2]);
  piece.travel = 0;
  if (t.logging) t.log({ type: 'setDown', rule: 'LG-GEO-16', thing: piece.id, beside: hero.id, to: spot });
}

/** A Hero that was thrown or knocked, or a thing, falls at once as part of the same flight (LG-KNB-05, LG-FLI-04). */
export function* afterFlight(t: SceneTable, i: number): Play<void> {
  const s = t.state;
  const piece = pieceAt(s, i);
  if (!piece.onTable) return;
  if (!isHero(s, i)) {
    if (!isBorne(s, i)) yield* dropThing(t, i);
    return;
  }
  const hero = piece as Hero;
  if (s.active === hero.id || isSupported(s, hero)) yield* follow(t, i, false);
  yield* fall(t, hero); // also if its carrier has let go of it
}
