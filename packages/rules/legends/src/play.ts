import type { Outcome, Play } from '@sandtable/kernel';
import { type Act, act } from './acts.js';
import { askBetween } from './asking.js';
import { END } from './decisions.js';
import { lookForEnd, onTime, score, totalFatigue } from './ending.js';
import type { SceneTable } from './events.js';
import { attempt, resetTravel, takeTokenOff } from './moments.js';
import { onlyEndIsLegal } from './options.js';
import { ruleOf } from './rulebook.js';
import { finishAct } from './settle.js';
import { setUp } from './setup.js';
import { type Hero, heroesOf, heroOf, isStillActive, newActivation, type Scene } from './state.js';
import { isSupported } from './support.js';

/** The sequence of play. Between acts the state alone tells where it stands; within an act whatever interrupts it is a call. */
export function* playScene(t: SceneTable): Play<Outcome> {
  const s = t.state;
  if (s.phase === 'heroes' || s.phase === 'deploy') yield* t.call(setUp(t));
  lookForEnd(t);
  while (s.result === null) {
    if (s.active === null) yield* chooseHero(t);
    if (s.result === null && s.active !== null) {
      if (s.due !== null) beginActivation(t);
      yield* t.call(activation(t));
    }
  }
  const { winner, rule } = s.result;
  return { winner: winner === null ? null : s.match.seats[winner]!, rule, by: ruleOf(rule).title.toLowerCase() };
}

/** LG-ACT-01, LG-ACT-02; who has nobody to activate is passed over (LG-ACT-04). */
function* chooseHero(t: SceneTable): Play<void> {
  const s = t.state;
  const present = s.heroes.filter(({ onTable }) => onTable);
  if (present.every(({ token }) => token)) clearing(t);
  if (s.result !== null) return;
  while (!heroesOf(s, s.next).some(({ onTable, token }) => onTable && !token)) s.next = (s.next + 1) % s.seats.length;
  const answer = yield* askBetween(t, 'Activate', s.next, null);
  if (answer?.type !== 'activate') return yield* finishAct(t);
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
  for (const hero of s.heroes) if (hero.onTable) takeTokenOff(t, hero);
  const { maxRounds } = s.match.config;
  if (maxRounds > 0 && s.round >= maxRounds) {
    onTime(t, 'LG-END-05');
    return;
  }
  s.round++;
  s.activationsThisRound = 0;
  s.heroesAtRoundStart = s.heroes.filter(({ onTable }) => onTable).length;
}

/** What the scenario pays at a Clearing (LG-SCN-12, 22, 23, 24). */
function scoreRound(t: SceneTable): void {
  const s = t.state;
  if (s.scenario === 'dangerRoom') scoreHolder(t, s.danger.holder, 'LG-SCN-12');
  else if (s.scenario === 'icarus') scoreHolder(t, s.flight.holder, 'LG-SCN-22');
  else if (s.scenario === 'ofGods') scoreBest(t, 'LG-SCN-23', (seat) => mostHeroism(s, seat));
  else if (s.scenario === 'roundOne') scoreBest(t, 'LG-SCN-24', (seat) => -totalFatigue(s, seat));
}

function scoreHolder(t: SceneTable, holder: string | null, rule: 'LG-SCN-12' | 'LG-SCN-22'): void {
  if (holder !== null) score(t, heroOf(t.state, holder)!.seat, rule);
}

/** LG-RUL-48: a tie scores nobody. */
function scoreBest(t: SceneTable, rule: 'LG-SCN-23' | 'LG-SCN-24', worth: (seat: number) => number): void {
  const seats = t.state.seats.flatMap(({ conceded }, seat) => (conceded ? [] : [seat]));
  const best = Math.max(...seats.map(worth));
  const first = seats.filter((seat) => worth(seat) === best);
  if (first.length === 1) score(t, first[0]!, rule);
}

function mostHeroism(s: Scene, seat: number): number {
  return Math.max(-1, ...heroesOf(s, seat).map(({ onTable, heroism }) => (onTable ? heroism : -1)));
}

/** LG-ACT-15: everything that is limited per activation starts afresh. */
function beginActivation(t: SceneTable): void {
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
function* activation(t: SceneTable): Play<void> {
  const s = t.state;
  const hero = heroOf(s, s.active!)!;
  const a = s.activation!;
  while (isStillActive(s, hero.id) && s.result === null) {
    if (a.moveWindow) {
      yield* moveWindow(t);
      continue;
    }
    const answer = onlyEndIsLegal(s, hero) ? END : yield* askBetween(t, 'Act', hero.seat, { hero: hero.id }); // LG-ACT-07
    let called: Hero | null = null;
    if (answer !== null) {
      a.acts++;
      called = yield* act(t, hero, answer as Act);
    }
    yield* finishAct(t);
    if (called?.onTable && s.active === null && s.result === null) {
      s.active = called.id; // LG-CAL-03
      s.due = 'called';
    }
  }
  if (s.active === null) s.next = (s.activeSeat + 1) % s.seats.length; // LG-ACT-03
}

/** LG-MOV-01 to 04: the first decision. */
function* moveWindow(t: SceneTable): Play<void> {
  const s = t.state;
  const hero = heroOf(s, s.active!)!;
  const a = s.activation!;
  const answer = yield* askBetween(t, 'Move', hero.seat, { hero: hero.id });
  if (answer === null) return yield* finishAct(t);
  a.moveWindow = false;
  if (answer.type !== 'move') {
    if (t.logging) t.log({ type: 'moveSkipped', rule: 'LG-MOV-04', hero: hero.id });
    return;
  }
  const { chosen, spend } = answer;
  if (yield* attempt(t, hero, { moment: 'move', subject: '', difficulty: chosen, spend, chosen })) {
    a.pool = chosen + 1; // LG-MOV-03
    if (t.logging) t.log({ type: 'poolOpened', rule: 'LG-MOV-03', hero: hero.id, pool: a.pool });
  }
}
