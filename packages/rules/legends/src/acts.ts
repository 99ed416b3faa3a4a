import { bug, type Play, unreachable } from '@sandtable/kernel';
import { ask } from './asking.js';
import { follow, followFrom, placeBeside } from './carrying.js';
import type { DecisionOf } from './decisions.js';
import type { SceneTable } from './events.js';
import { dropThing, fall, logMove, ownDrop, placeOf } from './fall.js';
import { suffer } from './fatigue.js';
import { setDownFirst, walkLine } from './line.js';
import { attempt, stopBeingActive } from './moments.js';
import { motion, noteHeight, travel, unit } from './motion.js';
import { endCarrying } from './removal.js';
import { shotDifficulty } from './shot.js';
import { type Hero, heroOf, isStillActive, type Scene } from './state.js';
import { isBorne, isSupported, slidOnto, standsAt } from './support.js';
import { indexOf, isHero, pieceAt, sizeOf } from './tables.js';
import { roundUp, type Vec3 } from './terms.js';

// What the active Hero does: one act at a time, each with all that it causes (LG-ACT-05).

export type Act = DecisionOf<
  'leg' | 'drop' | 'longShot' | 'strike' | 'pickUp' | 'fling' | 'release' | 'callHero' | 'end'
>;

/** Does it; whom it has called, if anybody. */
export function* act(t: SceneTable, hero: Hero, a: Act): Play<Hero | null> {
  if (a.type === 'callHero') return yield* callHero(t, hero, a);
  yield* deed(t, hero, a);
  return null;
}

function* deed(t: SceneTable, hero: Hero, a: Exclude<Act, { type: 'callHero' }>): Play<void> {
  switch (a.type) {
    case 'leg':
      return yield* walkLine(t, hero, a);
    case 'drop':
      return yield* drop(t, hero, a.dir ?? null);
    case 'longShot':
      return yield* longShot(t, hero, a);
    case 'strike':
      return yield* strike(t, hero, a);
    case 'pickUp':
      return yield* pickUp(t, hero, a);
    case 'fling':
      return yield* fling(t, hero, a);
    case 'release':
      return endCarrying(t, hero);
    case 'end':
      return end(t, hero);
    default:
      return unreachable(a);
  }
}

/** LG-FAL-03, LG-PIC-12. */
function* drop(t: SceneTable, hero: Hero, dir: Vec3 | null): Play<void> {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  const from = placeOf(s, i);
  hero.travel = 0;
  setDownFirst(t, hero, null);
  const held = hero.carriedBy !== null;
  if (!(held && standsAt(s, i, hero.x, hero.y, hero.z) && hero.z !== from[2])) yield* ownDrop(t, hero, dir);
  yield* followFrom(t, i, from);
}

/** LG-LON-01, LG-LON-07. */
function* longShot(t: SceneTable, hero: Hero, { target, spend }: DecisionOf<'longShot'>): Play<void> {
  const s = t.state;
  const victim = heroOf(s, target)!;
  const difficulty = shotDifficulty(s, hero, victim);
  s.activation!.longShotUsed = true;
  if (yield* attempt(t, hero, { moment: 'longShot', subject: target, difficulty, spend }))
    yield* suffer(t, victim, difficulty, 'LG-LON-07');
}

export const strikeDifficulty = (hero: Hero): number => hero.heroism + 3; // LG-STR-02, LG-RUL-08

/** LG-STR-03, LG-STR-05, LG-ITM-10. */
function* strike(t: SceneTable, hero: Hero, { target, spend }: DecisionOf<'strike'>): Play<void> {
  const s = t.state;
  const victim = heroOf(s, target)!;
  const difficulty = strikeDifficulty(hero);
  if (!(yield* attempt(t, hero, { moment: 'strike', subject: target, difficulty, spend }))) return;
  yield* suffer(t, victim, difficulty + (hero.item === 'oneStrike' ? 1 : 0), 'LG-STR-03');
  yield* followUps(t, hero, victim);
}

/** Straight after a Strike, once each in either order (LG-STR-06, LG-KND-01, LG-KNB-01), even if it was defended (LG-STR-07). */
function* followUps(t: SceneTable, hero: Hero, victim: Hero): Play<void> {
  const s = t.state;
  let knockDown = true;
  let knockBack = true;
  while ((knockDown || knockBack) && isStillActive(s, hero.id) && victim.onTable && s.result === null) {
    const data = { hero: hero.id, target: victim.id, knockDown, knockBack };
    const answer = yield* ask(t, 'FollowUp', hero.seat, data, { type: 'doneFollowUps' });
    if (answer.type === 'knockDown') {
      knockDown = false;
      yield* knockedDown(t, hero, victim, answer);
    } else if (answer.type === 'knockBack') {
      knockBack = false;
      yield* knockedBack(t, hero, victim, answer);
    } else return;
  }
}

/** LG-KND-02, LG-KND-03. */
function* knockedDown(t: SceneTable, hero: Hero, victim: Hero, { chosen, spend }: DecisionOf<'knockDown'>): Play<void> {
  const a = { moment: 'knockDown', subject: victim.id, difficulty: 2 * chosen, spend, chosen } as const;
  if (!(yield* attempt(t, hero, a))) return;
  const lost = Math.min(chosen, victim.heroism);
  victim.heroism -= lost;
  if (t.logging) t.log({ type: 'knockedDown', rule: 'LG-KND-03', hero: victim.id, lost, heroism: victim.heroism });
}

/** LG-KNB-02, LG-KNB-03, LG-KNB-05. It is not the victim's own movement, so it neither comes through nor cancels (LG-KNB-06). */
function* knockedBack(
  t: SceneTable,
  hero: Hero,
  victim: Hero,
  { chosen, dir, spend }: DecisionOf<'knockBack'>,
): Play<void> {
  const s = t.state;
  const a = { moment: 'knockBack', subject: victim.id, difficulty: 2 * chosen, spend, chosen } as const;
  if (!(yield* attempt(t, hero, a))) return;
  const i = s.heroes.indexOf(victim);
  const [dx, dy, dz] = unit(dir)!;
  const slides = dz === 0 && isSupported(s, victim);
  const from = placeOf(s, i);
  const m = motion(i, 'knock', dx, dy, dz, chosen, { walks: slides });
  yield* travel(t, m);
  victim.displaced += m.moved;
  logMove(t, i, 'knock', from, m.moved);
  if (slides && victim.onTable) setOnTop(t, victim);
  yield* afterFlight(t, i);
}

/** LG-KNB-05, LG-SCN-21. */
function setOnTop(t: SceneTable, hero: Hero): void {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  hero.z = slidOnto(s, i);
  noteHeight(t, hero, false);
}

/** A Hero that was thrown or knocked, or a thing, falls at once as part of the same flight (LG-KNB-05, LG-FLI-04). */
function* afterFlight(t: SceneTable, i: number): Play<void> {
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

export const pickUpDifficulty = (s: Scene, i: number): number => roundUp(5 * sizeOf(s, i)); // LG-PIC-02

/** LG-PIC-03, LG-PIC-05; from whoever carried it (LG-PIC-06). What stood on it settles afterwards (LG-PIC-10, LG-BLD-04). */
function* pickUp(t: SceneTable, hero: Hero, { thing, spend }: DecisionOf<'pickUp'>): Play<void> {
  const s = t.state;
  const i = indexOf(s, thing);
  const difficulty = pickUpDifficulty(s, i);
  if (!(yield* attempt(t, hero, { moment: 'pickUp', subject: thing, difficulty, spend }))) return;
  const piece = pieceAt(s, i);
  const former = piece.carriedBy === null ? null : heroOf(s, piece.carriedBy);
  if (former) former.carrying = null;
  if ('carrying' in piece) endCarrying(t, piece, 'LG-PIC-05');
  piece.carriedBy = hero.id;
  hero.carrying = piece.id;
  s.activation!.carried.push(piece.id);
  if (t.logging) t.log({ type: 'lifted', rule: 'LG-PIC-03', hero: hero.id, thing: piece.id, from: former?.id ?? null });
  yield* placeBeside(t, i, s.heroes.indexOf(hero), false);
}

export const flingDifficulty = (s: Scene, i: number, chosen: number): number => roundUp(sizeOf(s, i) * chosen); // LG-FLI-02

/** LG-FLI-03, LG-FLI-04; after a failure it stays in hand (LG-FLI-05). */
function* fling(t: SceneTable, hero: Hero, { chosen, dir, spend }: DecisionOf<'fling'>): Play<void> {
  const s = t.state;
  const i = indexOf(s, hero.carrying!);
  const a = {
    moment: 'fling',
    subject: hero.carrying!,
    difficulty: flingDifficulty(s, i, chosen),
    spend,
    chosen,
  } as const;
  if (!(yield* attempt(t, hero, a))) return;
  endCarrying(t, hero, 'LG-FLI-03');
  const [dx, dy, dz] = unit(dir) ?? bug('a fling has a direction');
  const from = placeOf(s, i);
  const m = motion(i, 'fling', dx, dy, dz, chosen, { flinger: s.heroes.indexOf(hero) });
  const stop = yield* travel(t, m);
  if (isHero(s, i)) s.heroes[i]!.displaced += m.moved;
  if (stop === 'gone') return;
  logMove(t, i, 'fling', from, m.moved);
  yield* afterFlight(t, i);
}

/** LG-CAL-03, LG-CAL-05. Until the caller has come down nobody is active (LG-ACT-16). */
function* callHero(t: SceneTable, hero: Hero, { hero: id, chosen, spend }: DecisionOf<'callHero'>): Play<Hero | null> {
  const s = t.state;
  const called = heroOf(s, id)!;
  s.activation!.callUsed = true;
  const a = { moment: 'callHero', subject: id, difficulty: chosen, spend, chosen, gains: called } as const;
  if (!(yield* attempt(t, hero, a))) return null;
  stopBeingActive(hero);
  s.active = null;
  return called;
}

/** LG-ACT-08. */
function end(t: SceneTable, hero: Hero): void {
  const s = t.state;
  stopBeingActive(hero);
  s.active = null;
  if (t.logging) t.log({ type: 'activationEnded', rule: 'LG-ACT-08', hero: hero.id });
}
