import { defendChance } from '../odds.js';
import { areEnemies, type Hero, heroOf, type Scene } from '../state.js';
import { COLLAPSE_TOKENS, FATIGUE_OUT, type ScenarioId, VP_TO_WIN } from '../terms.js';
import { pain } from './prices.js';

/** How well a seat stands, from 0 to 1 (11.3): Heroes and their freshness, banks, tokens, who can be struck next, what the scenario pays. */
export function standingOf(s: Scene, seat: number): number {
  if (s.result !== null) return s.result.winner === null ? 0.5 : s.result.winner === seat ? 1 : 0;
  const own = strength(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats.length; other++) if (other !== seat) best = Math.max(best, strength(s, other));
  const ahead = own - best;
  return 0.5 + ahead / (2 * (Math.abs(ahead) + 20));
}

/** A Hero on the table, beside its freshness. */
const ALIVE = 10;
/** A victory point, where three or two win. */
const POINTS = 45;
const HOLDER = 6;

/** A bank: an inch of every run to come for each point, until one run is enough for anybody. */
const bankWorth = (heroism: number): number =>
  0.6 * Math.min(heroism, 20) + 0.15 * Math.max(0, Math.min(heroism, 60) - 20);

function strength(s: Scene, seat: number): number {
  const { scenario } = s;
  let sum = 0;
  for (const hero of s.heroes) {
    if (hero.seat !== seat || !hero.onTable) continue;
    sum += ALIVE + (FATIGUE_OUT - hero.fatigue) + bankWorth(hero.heroism);
    if (hero.carriedBy !== null) sum -= 2;
  }
  return sum + menace(s, seat) + (scenario === null ? 0 : scenarioWorth(s, scenario, seat));
}

/** The blow that each Hero could strike next with its bank, the best of them counted by how soon it may come. */
function menace(s: Scene, seat: number): number {
  const next = s.active === null ? s.next : (s.activeSeat + 1) % s.seats.length;
  const soon = next === seat ? 0.7 : 0.45;
  let best = 0;
  for (const hero of s.heroes) {
    if (hero.seat !== seat || !hero.onTable) continue;
    const share = hero.token ? 0.25 : soon;
    for (const enemy of s.heroes)
      if (enemy.onTable && areEnemies(hero, enemy)) best = Math.max(best, share * reach(hero, enemy));
  }
  return best;
}

/** What a run or a shot with the whole bank would do on average. */
function reach(hero: Hero, enemy: Hero): number {
  const fatigue = hero.heroism + 1;
  return (1 - defendChance(enemy, fatigue)) * pain(enemy, fatigue);
}

function scenarioWorth(s: Scene, scenario: ScenarioId, seat: number): number {
  const goal = VP_TO_WIN[scenario];
  let sum = Number.isFinite(goal) ? (POINTS * s.seats[seat]!.vp) / goal : 0;
  if (scenario === 'dangerRoom') sum += held(s, s.danger.holder, seat);
  else if (scenario === 'icarus') sum += held(s, s.flight.holder, seat);
  else if (scenario === 'ofGods') sum += leads(s, seat, (hero) => hero.heroism);
  else if (scenario === 'roundOne') sum += HOLDER * Math.max(-1, Math.min(1, fresher(s, seat) / 6));
  else if (scenario === 'demolitionMan') sum += almost(s, seat);
  return sum;
}

/** The nearer the Clearing, the surer what is held now will be paid. */
function nearness(s: Scene): number {
  let waiting = 0;
  let all = 0;
  for (const { onTable, token } of s.heroes) {
    if (!onTable) continue;
    all++;
    if (!token) waiting++;
  }
  return all === 0 ? 1 : 1 - 0.6 * (waiting / all);
}

function held(s: Scene, holder: string | null, seat: number): number {
  return holder !== null && heroOf(s, holder)!.seat === seat ? 2 * HOLDER * nearness(s) : 0;
}

/** LG-SCN-23: the highest of all, alone. */
function leads(s: Scene, seat: number, of: (hero: Hero) => number): number {
  let own = 0;
  let other = 0;
  for (const hero of s.heroes) {
    if (!hero.onTable) continue;
    if (hero.seat === seat) own = Math.max(own, of(hero));
    else other = Math.max(other, of(hero));
  }
  return own > other ? HOLDER * nearness(s) * (1 + Math.min(1, (own - other) / 10)) : 0;
}

/** LG-SCN-24: how much less Fatigue than the best of the others, a Hero that is gone counting for 20. */
function fresher(s: Scene, seat: number): number {
  const total = s.seats.map(() => 0);
  for (const { seat: of, onTable, fatigue } of s.heroes) total[of]! += onTable ? fatigue : FATIGUE_OUT;
  let least = Number.POSITIVE_INFINITY;
  for (const [of, sum] of total.entries()) if (of !== seat) least = Math.min(least, sum);
  return least - total[seat]!;
}

/** LG-SCN-18: a building that wants only a few more tokens belongs to whoever is next. */
function almost(s: Scene, seat: number): number {
  const next = s.active === null ? s.next : s.activeSeat;
  if (next !== seat) return 0;
  let best = 0;
  for (const { onTable, demoTokens } of s.buildings)
    if (onTable) best = Math.max(best, demoTokens - (COLLAPSE_TOKENS - 3));
  return 2 * best;
}
