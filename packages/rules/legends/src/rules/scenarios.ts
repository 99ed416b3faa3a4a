import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Hero, heroesOf, heroOf, type Scene } from '../state.js';
import { EPS, VP_TO_WIN } from '../terms.js';
import { endGame, totalFatigue } from './ending.js';

// Chapter Scenarios: who holds what, and who scores.

/** What the scenario pays at a Clearing (LG-SCN-12, 22, 23, 24). */
export function scoreRound(t: SceneTable): void {
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

/** LG-SCN-10, LG-SCN-11: the marker goes to whoever performed the Moment. */
export function takeDanger(t: SceneTable, hero: Hero, gain: number): void {
  const s = t.state;
  if (gain <= s.danger.best) return;
  s.danger.best = gain;
  s.danger.holder = hero.id;
  if (s.scenario === 'dangerRoom' && t.logging) t.log({ type: 'dangerTaken', rule: 'LG-SCN-10', hero: hero.id, gain });
}

/** LG-SCN-20, LG-SCN-21: the record rises with whoever is highest; only by its own act does a Hero take the marker. */
export function noteHeight(t: SceneTable, hero: Hero, own: boolean): void {
  const s = t.state;
  if (hero.z <= s.flight.best + EPS) return;
  s.flight.best = hero.z;
  if (!own) return;
  s.flight.holder = hero.id;
  if (s.scenario === 'icarus' && t.logging)
    t.log({ type: 'flightTaken', rule: 'LG-SCN-20', hero: hero.id, height: hero.z });
}

export function score(t: SceneTable, seat: number, rule: RuleId): void {
  const s = t.state;
  if (s.result !== null || s.seats[seat]!.conceded) return; // LG-END-06
  const vp = ++s.seats[seat]!.vp;
  if (t.logging) t.log({ type: 'scored', rule, seat: s.match.seats[seat]!, vp });
  if (vp >= VP_TO_WIN[s.scenario!]) endGame(t, seat, 'LG-END-03');
}
