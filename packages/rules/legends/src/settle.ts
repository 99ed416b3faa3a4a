import { overlapped, type Space } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask, inOrder } from './asking.js';
import { enemiesInContact } from './contact.js';
import { DECLINE } from './decisions.js';
import { lookForEnd } from './ending.js';
import type { SceneTable } from './events.js';
import { dropThing, fall, setDownBeside, stepOff } from './fall.js';
import { suffer } from './fatigue.js';
import { attempt, resetTravel } from './moments.js';
import { type Hero, heroOf, type Scene } from './state.js';
import { bearing, isBorneIn, isSupported, staysUp } from './support.js';
import { heroBody, isBuilding, isHero, pieceAt, spaceOf, withoutLow } from './tables.js';
import { EPS, STRUGGLE_FATIGUE, STRUGGLE_INCHES, WALK_LIFT } from './terms.js';

// What follows every act: the table settles, whoever was displaced struggles, and the game may be over.

export function* finishAct(t: SceneTable): Play<void> {
  const s = t.state;
  do yield* settle(t);
  while (yield* struggles(t));
  resetTravel(s);
  for (const hero of s.heroes) hero.leaving = false;
  lookForEnd(t);
}

/** Unsupported things drop, the lowest first (LG-SUP-06); then unsupported Heroes fall (LG-FAL-01); until nothing moves. */
function* settle(t: SceneTable): Play<void> {
  const s = t.state;
  while (s.result === null) {
    if (disentangle(t)) continue;
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

/** LG-STG-01, LG-STG-02: whoever others moved by 5 inches; true if anybody struggled, and so something may have moved. */
function* struggles(t: SceneTable): Play<boolean> {
  const s = t.state;
  const displaced = s.heroes.filter((hero) => hero.onTable && hero.displaced >= STRUGGLE_INCHES - EPS);
  if (displaced.length === 0 || s.result !== null) return false;
  for (const hero of displaced) hero.displaced = 0; // used or not
  const able = displaced.filter((hero) => enemiesInContact(s, hero).length > 0);
  let any = false;
  yield* inOrder(t, able, 'struggles', function* (hero) {
    if (yield* struggle(t, hero)) any = true;
    return false;
  });
  return any;
}

function* struggle(t: SceneTable, hero: Hero): Play<boolean> {
  const s = t.state;
  if (enemiesInContact(s, hero).length === 0) return false;
  const answer = yield* ask(t, 'Struggle', hero.seat, { hero: hero.id, difficulty: 1 }, DECLINE);
  if (answer.type !== 'struggle') return false;
  const target = heroOf(s, answer.target)!;
  const a = { moment: 'struggle', subject: target.id, difficulty: 1, spend: answer.spend } as const; // LG-STG-03
  if (yield* attempt(t, hero, a)) yield* suffer(t, target, STRUGGLE_FATIGUE, 'LG-STG-04');
  return true;
}
