import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Segment } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Hero, heroOf, type Scene, seatOf } from '../state.js';
import { indexOf, isHero, pieceAt, pieceOf } from '../tables.js';
import type { Vec3 } from '../terms.js';
import { decide } from './agreement.js';
import { stepOff } from './falling.js';
import { posesFor, putPosed } from './poses.js';
import { besideSpot } from './room.js';
import { standsAt } from './support.js';

// Chapter Pick Up: what is carried, and how it comes after its carrier.

/** The active player chooses a pose; without a legal one the carrying ends (LG-PIC-08). */
export function* placeBeside(t: SceneTable, i: number, partner: number, displaces: boolean): Play<void> {
  const s = t.state;
  const poses = posesFor(s, i, partner, 1);
  const carrier =
    isHero(s, partner) && s.heroes[partner]!.carrying === pieceAt(s, i).id ? s.heroes[partner]! : s.heroes[i]!;
  if (poses.length === 0) {
    endCarrying(t, carrier, 'LG-PIC-08');
    return;
  }
  const data = { thing: pieceAt(s, i).id, beside: pieceAt(s, partner).id };
  const answer = yield* decide(t, ask('Place', s.match.seats[s.activeSeat]!, data));
  if (carrier.carrying === null) return;
  putPosed(t, i, partner, answer?.pose ?? poses[0]!, displaces);
}

/** LG-PIC-07: a thing has moved, and the one it carries or is carried by comes after it; LG-PIC-09: unless the carrier lets go. */
export function* follow(t: SceneTable, i: number, byOwnAct: boolean): Play<void> {
  const s = t.state;
  const moved = pieceAt(s, i);
  if (!moved.onTable) return;
  const carrier =
    moved.carriedBy !== null
      ? heroOf(s, moved.carriedBy)
      : 'carrying' in moved && moved.carrying !== null
        ? moved
        : null;
  if (carrier === null || carrier.carrying === null) return;
  const load = indexOf(s, carrier.carrying);
  const other = carrier === moved ? load : s.heroes.indexOf(carrier);
  if (!(byOwnAct && carrier === moved)) {
    const data = { carrier: carrier.id, load: carrier.carrying };
    const answer = yield* decide(t, ask('LetGo', seatOf(s, carrier), data));
    if (carrier.carrying === null) return;
    if (answer?.letGo) {
      endCarrying(t, carrier);
      return;
    }
  }
  yield* placeBeside(t, other, i, true);
}

/** LG-PIC-07 after an act of its own: nothing comes after a Hero that has not moved. */
export function* followFrom(t: SceneTable, i: number, [x, y, z]: Vec3): Play<void> {
  const hero = pieceAt(t.state, i);
  if (hero.x !== x || hero.y !== y || hero.z !== z) yield* follow(t, i, true);
}

/** A Hero lets go of what it carries (LG-PIC-11). */
export function endCarrying(t: SceneTable, hero: Hero, rule: RuleId = 'LG-PIC-09'): void {
  const s = t.state;
  if (hero.carrying === null) return;
  const load = pieceOf(s, hero.carrying)!;
  if (t.logging) t.log({ type: 'released', rule, hero: hero.id, thing: load.id });
  load.carriedBy = null;
  hero.carrying = null;
}

export function dropFromHands(s: Scene, carrier: string): void {
  const hero = heroOf(s, carrier)!;
  const load = pieceOf(s, hero.carrying!)!;
  load.carriedBy = null;
  hero.carrying = null;
}

/** LG-PIC-12: where a carried Hero starts from: where it is if it stands or flies off, else beside its carrier. */
export function startOfLine(s: Scene, hero: Hero, first: Segment | null): Vec3 | null {
  const i = s.heroes.indexOf(hero);
  const here: Vec3 = [hero.x, hero.y, hero.z];
  if (hero.carriedBy === null || first?.m === 'a' || standsAt(s, i, hero.x, hero.y, hero.z)) return here;
  const beside = besideSpot(s, hero, indexOf(s, hero.carriedBy));
  return beside?.down ? beside.spot : null;
}

/** LG-PIC-12. */
export function setDownFirst(t: SceneTable, hero: Hero, first: Segment | null): void {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  if (hero.carriedBy === null || first?.m === 'a' || standsAt(s, i, hero.x, hero.y, hero.z)) return;
  stepOff(t, hero, indexOf(s, hero.carriedBy));
}
