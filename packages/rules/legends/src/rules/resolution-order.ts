import { overlapped, type Space } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { type Asked, ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import type { Hero, Scene } from '../state.js';
import { heroBody, isBuilding, isHero, pieceAt, spaceOf, withoutLow } from '../tables.js';
import { EPS, WALK_LIFT } from '../terms.js';
import { decide } from './agreement.js';
import { lookForEnd } from './ending.js';
import { dropThing, fall, leaveWall, setDownBeside, stepOff } from './falling.js';
import { resetTravel } from './moments.js';
import { struggles } from './struggle.js';
import { bearing, isBorneIn, isSupported, staysUp } from './support.js';

// Chapter Resolution order: who comes first, and what follows every act: the table settles, whoever was displaced struggles, and
// the game may be over.

/**
 * LG-ORD-01: one by one, the active Hero's first and then as the active player says; asked anew when somebody seizes. Of whom `each`
 * says that there is more to come, it comes next (LG-ORD-02), unless somebody has seized.
 */
export function* inOrder(
  t: SceneTable,
  heroes: readonly Hero[],
  what: Asked['Order']['what'],
  each: (hero: Hero) => Play<boolean>,
): Play<void> {
  const s = t.state;
  let waiting = [...heroes];
  let orderedUnder: string | null | undefined;
  while (waiting.length > 0) {
    waiting = waiting.filter((hero) => hero.onTable);
    const own = waiting.find((hero) => hero.id === s.active);
    if (own === undefined && waiting.length > 1 && orderedUnder !== s.active) {
      const data = { heroes: waiting.map(({ id }) => id), what };
      const answer = yield* decide(t, ask('Order', s.match.seats[s.activeSeat]!, data));
      const order = answer?.order ?? data.heroes;
      waiting = order.map((id) => waiting.find((hero) => hero.id === id)!);
      orderedUnder = s.active;
    }
    const next = own ?? waiting[0];
    if (!next) return;
    waiting = waiting.filter((hero) => hero !== next);
    if (next.onTable && (yield* each(next))) waiting.unshift(next);
  }
}

/** What follows every act. */
export function* finishAct(t: SceneTable): Play<void> {
  const s = t.state;
  do yield* settle(t);
  while (yield* struggles(t));
  resetTravel(s, s.match.config.runningStarts ? s.active : null); // LG-IMP-04
  for (const hero of s.heroes) hero.leaving = false;
  lookForEnd(t);
}

/** Unsupported things drop, the lowest first (LG-SUP-06); then unsupported Heroes fall (LG-FAL-01); until nothing moves. */
function* settle(t: SceneTable): Play<void> {
  const s = t.state;
  while (s.result === null) {
    if (disentangle(t) || s.heroes.some((hero) => leaveWall(t, hero))) continue;
    const thing = lowestLoose(s);
    if (thing >= 0) {
      yield* dropThing(t, thing);
      continue;
    }
    const falling = s.heroes
      .filter((hero) => hero.onTable && hero.id !== s.active && !isSupported(s, hero))
      .sort((a, b) => a.z - b.z || (a.id < b.id ? -1 : 1));
    if (falling.length === 0) return;
    yield* inOrder(t, falling, 'falls', function* (hero) {
      yield* fall(t, hero);
      return false;
    });
  }
}

/**
 * A flight that its flinger cannot stop (LG-FLI-03), or a load that could not be placed (LG-PIC-08), may come to rest inside a
 * Hero. The book is silent; things are then set down beside that Hero as if they had come down on it, and so are Heroes.
 */
function disentangle(t: SceneTable): boolean {
  const s = t.state;
  let space = withoutLow(s, spaceOf(s));
  for (const [i, hero] of s.heroes.entries()) {
    if (!hero.onTable || hero.carriedBy !== null) continue;
    const other = inside(s, space, i);
    if (other < 0) continue;
    if (!isHero(s, other)) {
      setDownBeside(t, other, hero);
      return true;
    }
    const [moved, stays] = hero.id === s.active ? [s.heroes[other]!, i] : [hero, other];
    if (stepOff(t, moved, stays)) return true;
    space = withoutLow(s, spaceOf(s)); // it was looked at in other ways meanwhile
  }
  return false;
}

/** The first thing that has come to rest inside a Hero, or -1. */
function inside(s: Scene, space: Space, i: number): number {
  const { x, y, z } = s.heroes[i]!;
  const body = heroBody(x, y, z, WALK_LIFT);
  let other = overlapped(space, body);
  while (other >= 0 && mayShareSpace(s, i, other)) other = overlapped(space, body, other + 1);
  return other;
}

/** Itself, what is carried, and what nobody has lifted if it is a house, or on a wall, where one runs past what is shallow (LG-WAL-06). */
function mayShareSpace(s: Scene, i: number, other: number): boolean {
  const { id, carriedBy } = pieceAt(s, other);
  if (other === i || carriedBy !== null) return true;
  const passed = isBuilding(s, other) || (!isHero(s, other) && s.heroes[i]!.surface === 'wall');
  return passed && !s.activation?.carried.includes(id);
}

function lowestLoose(s: Scene): number {
  const first = s.heroes.length;
  let space: Space | null = null; // nothing moves meanwhile
  let lowest = -1;
  for (let i = first; i < first + s.objects.length + s.buildings.length; i++) {
    const piece = pieceAt(s, i);
    if (!piece.onTable || staysUp(piece)) continue;
    space ??= bearing(s);
    if (isBorneIn(space, i, piece)) continue;
    const best = lowest < 0 ? null : pieceAt(s, lowest);
    if (best === null || piece.z < best.z - EPS || (piece.z <= best.z + EPS && piece.id < best.id)) lowest = i;
  }
  return lowest;
}
