import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { heroesOf, type Scene } from '../state.js';
import { FATIGUE_OUT } from '../terms.js';

// Chapter Ending the game.

export function endGame(t: SceneTable, winner: number | null, rule: RuleId): void {
  const s = t.state;
  if (s.result !== null) return;
  s.result = { winner, rule };
  s.phase = 'over';
  if (t.logging) t.log({ type: 'gameEnded', rule, winner: winner === null ? null : s.match.seats[winner]! });
}

/** LG-END-01, LG-END-02, LG-SCN-01, LG-SCN-19: asked when an act is wholly over. */
export function lookForEnd(t: SceneTable): void {
  const s = t.state;
  if (s.result !== null || s.phase !== 'play') return;
  let [anybody, several] = [-1, false];
  for (const { seat, onTable } of s.heroes) {
    if (!onTable) continue;
    if (anybody >= 0 && seat !== anybody) several = true;
    anybody = seat;
  }
  if (anybody < 0) nobodyLeft(t);
  else if (!several) endGame(t, anybody, s.scenario === 'battle' ? 'LG-SCN-01' : 'LG-END-01');
  else if (s.scenario === 'demolitionMan' && s.buildings.every(({ onTable }) => !onTable)) onTime(t, 'LG-SCN-19');
}

function nobodyLeft(t: SceneTable): void {
  const s = t.state;
  const seats = s.seats.flatMap(({ conceded }, seat) => (conceded ? [] : [seat]));
  const most = Math.max(...seats.map((seat) => s.seats[seat]!.vp));
  const best = seats.filter((seat) => s.seats[seat]!.vp === most);
  endGame(t, s.scenario !== 'battle' && best.length === 1 ? best[0]! : null, 'LG-END-02');
}

/** LG-END-05: what is compared, one after the other. */
export function onTime(t: SceneTable, rule: RuleId): void {
  const s = t.state;
  const standings = s.seats.map((_, seat) => standing(s, seat));
  let tied = standings.map((_, seat) => seat).filter((seat) => !s.seats[seat]!.conceded);
  for (let k = 0; k < 4; k++) {
    const best = Math.max(...tied.map((seat) => standings[seat]![k]!));
    tied = tied.filter((seat) => standings[seat]![k] === best);
  }
  endGame(t, tied.length === 1 ? tied[0]! : null, rule);
}

function standing(s: Scene, seat: number): readonly number[] {
  const heroes = heroesOf(s, seat);
  const present = heroes.filter(({ onTable }) => onTable);
  const heroism = present.reduce((sum, hero) => sum + hero.heroism, 0);
  return [s.seats[seat]!.vp, present.length, -totalFatigue(s, seat), heroism];
}

/** A removed Hero counts 20 (LG-SCN-24, LG-END-05). */
export function totalFatigue(s: Scene, seat: number): number {
  return heroesOf(s, seat).reduce((sum, hero) => sum + (hero.onTable ? hero.fatigue : FATIGUE_OUT), 0);
}
