import { malformed, type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { CAST_IDS } from '../content/cast.js';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { defaultHeroes } from '../options.js';
import type { Ruling } from '../ruling.js';
import { heroId, newHero, type Scene } from '../state.js';
import { tablesOf } from '../tables.js';
import { SCENARIOS } from '../terms.js';
import { decideAnew } from './agreement.js';
import { deploy } from './deployment.js';

// Chapter Suiting up.

export function* setUp(t: SceneTable): Play<void> {
  const s = t.state;
  if (s.phase === 'heroes') {
    if (s.scenario === null) yield* drawScenario(t);
    if (s.first === null) drawFirst(t);
    yield* chooseHeroes(t);
    if (s.result !== null) return;
    s.phase = 'deploy';
    s.next = s.first!;
  }
  yield* deploy(t);
  if (s.result !== null) return;
  s.phase = 'play';
  s.next = s.first!; // LG-SET-10
  s.activeSeat = s.first!;
  s.round = 1;
  s.heroesAtRoundStart = s.heroes.filter(({ onTable }) => onTable).length;
  s.flight.best = Math.max(0, ...s.heroes.map(({ onTable, z }) => (onTable ? z : 0))); // LG-SCN-20
}

/** LG-SET-06: one d6; where there are fewer than two buildings a 3 is rolled again. */
function* drawScenario(t: SceneTable): Play<void> {
  const s = t.state;
  const few = tablesOf(s).city.buildings.length < 2;
  do {
    const dice = yield* t.roll(1, 6, 'LG-SET-06');
    s.scenario = SCENARIOS[dice[0]! - 1]!;
    if (t.logging) t.log({ type: 'scenarioDrawn', rule: 'LG-SET-06', dice, scenario: s.scenario });
  } while (few && s.scenario === 'demolitionMan');
}

/** LG-SET-07, LG-RUL-53. */
function drawFirst(t: SceneTable): void {
  const s = t.state;
  s.first = s.match.first ?? t.draw(s.seats.length);
  s.next = s.first;
  if (t.logging) t.log({ type: 'firstDrawn', rule: 'LG-SET-07', seat: s.match.seats[s.first]! });
}

/** LG-SET-01, LG-SET-03: seat by seat, unless they were chosen beforehand. */
function* chooseHeroes(t: SceneTable): Play<void> {
  const s = t.state;
  for (let k = 0; k < s.seats.length && s.result === null; k++) {
    const seat = (s.first! + k) % s.seats.length;
    const state = s.seats[seat]!;
    if (state.chosen !== null || state.conceded) continue;
    s.next = seat;
    const answer = yield* decideAnew(t, ask('Heroes', s.match.seats[seat]!, { seat }));
    state.chosen = answer?.heroes ?? defaultHeroes(s.match);
    if (t.logging) t.log({ type: 'heroesChosen', rule: 'LG-SET-01', seat: s.match.seats[seat]!, heroes: state.chosen });
  }
  if (s.result === null && s.heroes.length === 0) suitUp(s);
}

/** Everybody's Heroes, in the order of the seats; those of a seat that has left never come to the table. */
export function suitUp(s: Scene): void {
  for (const [seat, { chosen, conceded }] of s.seats.entries()) {
    for (const [i, one] of chosen!.entries()) {
      const hero = newHero(heroId(s.match.seats[seat]!, i), seat, one);
      hero.placed = conceded;
      s.heroes.push(hero);
    }
  }
}

/** LG-SET-01, LG-SET-03, LG-SET-04. */
export function refuseHeroes(s: Pick<Scene, 'match'>, { heroes }: Pick<DecisionOf<'chooseHeroes'>, 'heroes'>): Ruling {
  const { config, heroes: count } = s.match;
  for (const [i, { cast }] of heroes.entries()) {
    if (!CAST_IDS.has(cast))
      return malformed(`heroes[${i}].cast`, `heroes[${i}].cast is "${cast}", expected a Hero of the cast`);
  }
  if (heroes.length !== count) return refuse('LG-SET-01', `Everybody brings ${count}, not ${heroes.length}.`);
  if (new Set(heroes.map(({ cast }) => cast)).size < count) return refuse('LG-GEN-02', 'A figure is there once.');
  const items = heroes.flatMap(({ item }) => item ?? []);
  if (items.length > 0 && !config.mightyItems) return refuse('LG-SET-04', 'There are no Mighty Items in this game.');
  if (new Set(items).size < items.length) return refuse('LG-SET-03', 'A player has each item once.');
  return null;
}
