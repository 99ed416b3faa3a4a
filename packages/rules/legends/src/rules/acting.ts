import { type Play, refuse, unreachable } from '@sandtable/kernel';
import { ask, type DecisionIn } from '../ask.js';
import { type DecisionOf, END } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { onlyEndIsLegal } from '../options.js';
import { nameOf, noHero, type Ruling } from '../ruling.js';
import { type Hero, heroesOf, heroOf, isStillActive, newActivation, type Scene, seatOf } from '../state.js';
import { ACT_CAP } from '../terms.js';
import { decideAnew } from './agreement.js';
import { callHero, refuseCall } from './call-hero.js';
import { endCarrying } from './carrying.js';
import { onTime } from './ending.js';
import { drop } from './falling.js';
import { fling, refuseFling } from './fling.js';
import { refuseDrop } from './legal-drops.js';
import { plot } from './legal-lines.js';
import { longShot, refuseLongShot } from './long-shot.js';
import { resetTravel } from './moments.js';
import { moveWindow, walkLine } from './move.js';
import { pickUp, refusePickUp } from './pick-up.js';
import { finishAct } from './resolution-order.js';
import { scoreRound } from './scenarios.js';
import { stopBeingActive, takeTokenOff } from './seizing.js';
import { refuseStrike, strike } from './strike.js';
import { isSupported } from './support.js';

// Chapter Acting: whose turn it is, and what the active Hero does: one act at a time, each with all that it causes (LG-ACT-05).

/** LG-ACT-01, LG-ACT-02; who has nobody to activate is passed over (LG-ACT-04). */
export function* chooseHero(t: SceneTable): Play<void> {
  const s = t.state;
  const present = s.heroes.filter(({ onTable }) => onTable);
  if (present.every(({ token }) => token)) clearing(t);
  if (s.result !== null) return;
  while (!heroesOf(s, s.next).some(({ onTable, token }) => onTable && !token)) s.next = (s.next + 1) % s.seats.length;
  const answer = yield* decideAnew(t, ask('Activate', s.match.seats[s.next]!));
  if (answer === null) return yield* finishAct(t);
  const hero = heroOf(s, answer.hero)!;
  s.active = hero.id;
  s.activeSeat = hero.seat;
  s.due = 'chosen';
}

/** Score, take the tokens off, and look at the clock (LG-ACT-01, LG-END-04). */
function clearing(t: SceneTable): void {
  const s = t.state;
  if (t.logging) t.log({ type: 'cleared', rule: 'LG-ACT-01', round: s.round });
  scoreRound(t);
  if (s.result !== null) return;
  for (const hero of s.heroes) if (hero.onTable) takeTokenOff(t, hero, 'LG-ACT-01');
  const { maxRounds } = s.match.config;
  if (maxRounds > 0 && s.round >= maxRounds) {
    onTime(t, 'LG-END-05');
    return;
  }
  s.round++;
  s.activationsThisRound = 0;
  s.heroesAtRoundStart = s.heroes.filter(({ onTable }) => onTable).length;
}

/** LG-ACT-15: everything that is limited per activation starts afresh. */
export function beginActivation(t: SceneTable): void {
  const s = t.state;
  const hero = heroOf(s, s.active!)!;
  const how = s.due!;
  s.due = null;
  s.activeSeat = hero.seat;
  s.activation = newActivation(hero, (s.activation?.serial ?? 0) + 1, how === 'called');
  s.activationsThisRound++;
  resetTravel(s);
  for (const one of s.heroes) one.displaced = 0; // LG-STG-02
  hero.surface = isSupported(s, hero) ? 'ground' : 'air'; // LG-ORI-02
  if (t.logging) {
    const rule = how === 'chosen' ? 'LG-ACT-02' : how === 'called' ? 'LG-CAL-03' : 'LG-ACT-13';
    t.log({ type: 'activationBegan', rule, hero: hero.id, seat: s.match.seats[hero.seat]!, how, round: s.round });
  }
}

/** The Move window, then act after act, runs and others in any order (LG-ACT-06), until the Hero ends, is robbed, calls another or is gone. */
export function* activation(t: SceneTable): Play<void> {
  const s = t.state;
  const hero = heroOf(s, s.active!)!;
  const a = s.activation!;
  while (isStillActive(s, hero.id) && s.result === null) {
    if (a.moveWindow) {
      yield* moveWindow(t);
      continue;
    }
    const answer = onlyEndIsLegal(s, hero) ? END : yield* decideAnew(t, ask('Act', seatOf(s, hero), { hero: hero.id })); // LG-ACT-07
    if (answer !== null) {
      a.acts++;
      yield* act(t, hero, answer);
    }
    yield* finishAct(t);
  }
  if (s.active === null) s.next = (s.activeSeat + 1) % s.seats.length; // LG-ACT-03
}

/** One act, with whatever interrupts it. */
function* act(t: SceneTable, hero: Hero, a: DecisionIn<'Act'>): Play<void> {
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
    case 'callHero':
      return yield* callHero(t, hero, a);
    case 'end':
      return end(t, hero);
    default:
      return unreachable(a);
  }
}

/** LG-ACT-08. */
function end(t: SceneTable, hero: Hero): void {
  const s = t.state;
  stopBeingActive(hero);
  s.active = null;
  if (t.logging) t.log({ type: 'activationEnded', rule: 'LG-ACT-08', hero: hero.id });
}

/** LG-ACT-02. */
export function refuseActivate(s: Scene, { hero: id }: DecisionOf<'activate'>, seat: number): Ruling {
  const hero = heroOf(s, id);
  if (!hero) return noHero('hero', id);
  if (hero.seat !== seat || !hero.onTable) return refuse('LG-ACT-02', `${nameOf(hero)} is not yours to activate.`);
  return hero.token ? refuse('LG-ACT-02', `${nameOf(hero)} has a token.`) : null;
}

export function refuseAct(s: Scene, hero: Hero, d: DecisionIn<'Act'>): Ruling {
  if (d.type === 'end') return null;
  if (s.activation!.acts >= ACT_CAP) return refuse('LG-LIM-10', `After ${ACT_CAP} acts only ending is left.`);
  switch (d.type) {
    case 'leg': {
      const plotted = plot(s, hero, d.segments);
      return 'rule' in plotted ? plotted : null;
    }
    case 'drop':
      return refuseDrop(s, hero, d.dir ?? null);
    case 'longShot':
      return refuseLongShot(s, hero, d);
    case 'strike':
      return refuseStrike(s, hero, d);
    case 'pickUp':
      return refusePickUp(s, hero, d);
    case 'fling':
      return refuseFling(s, hero, d);
    case 'release':
      return hero.carrying === null ? refuse('LG-PIC-09', 'There is nothing to release.') : null;
    case 'callHero':
      return refuseCall(s, hero, d);
  }
}
