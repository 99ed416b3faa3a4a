import { defendChance } from '../odds.js';
import { shotDifficulty } from '../shot.js';
import { areEnemies, type Hero, heroOf, type Scene } from '../state.js';
import { COLLAPSE_TOKENS, FATIGUE_OUT, VP_TO_WIN } from '../terms.js';
import { nearness } from './prices.js';

// The chance to win (11.3), by weights set near a fit to some fifteen hundred played games: what the Heroes are worth, what they can
// do next, and what the scenario is about to pay.

/** How well a seat stands, from 0 to 1; what it had by luck is taken off. */
export function standingOf(s: Scene, seat: number, luck = 0): number {
  if (s.result !== null) return s.result.winner === null ? 0.5 : s.result.winner === seat ? 1 : 0;
  const own = strength(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats.length; other++) if (other !== seat) best = Math.max(best, strength(s, other));
  return 1 / (1 + Math.exp(best - own + luck));
}

const ALIVE = 0.3;
const FRESH = 0.012;
const READY = 0.08;
/** A point of the bank: to 60, and beyond. */
export const BANK = 0.05;
const RICH = 0.02;
/** With a Hero still to act, a point of its bank counts once more. */
const AT_HAND = 0.012;
/** The chance to take somebody out with one run of the whole bank: in one's own next activation, and later. */
const KILL_NEXT = 0.6;
const KILL_LATER = 0.2;
/** How often a run gets through to somebody on the same level, and to somebody above or below. */
const RUN = 0.7;
const CLIMB = 0.25;
/** A victory point, as a share of those that win; and what is about to be paid. */
const POINTS = 1.8;
const PAID = 0.55;
/** In Round One Heroes are gone before the points are together: there both count for less. */
const BRUISED = 0.4;

export const bankWorth = (heroism: number): number =>
  BANK * Math.min(heroism, 60) + RICH * Math.max(0, Math.min(heroism, 150) - 60);

function strength(s: Scene, seat: number): number {
  const next = s.active === null ? s.next : s.activeSeat;
  let sum = 0;
  let kill = 0;
  for (const hero of s.heroes) {
    if (hero.seat !== seat || !hero.onTable) continue;
    const { heroism, fatigue, token } = hero;
    sum += ALIVE + FRESH * (FATIGUE_OUT - fatigue) + bankWorth(heroism);
    if (!token) sum += READY + AT_HAND * Math.min(heroism, 25);
    const share = !token && next === seat ? KILL_NEXT : KILL_LATER;
    for (const enemy of s.heroes)
      if (enemy.onTable && areEnemies(hero, enemy)) kill = Math.max(kill, share * killChance(s, hero, enemy));
  }
  return sum + kill + scenarioWorth(s, seat);
}

/** The chance that a shot, or a run with the whole bank, takes somebody out: from where both stand. */
function killChance(s: Scene, hero: Hero, enemy: Hero): number {
  const left = FATIGUE_OUT - enemy.fatigue;
  const { heroism } = hero;
  if (heroism + 1 < left) return 0;
  const [dx, dy, dz] = [enemy.x - hero.x, enemy.y - hero.y, enemy.z - hero.z];
  const near = Math.abs(dz) < 0.6 && dx * dx + dy * dy <= (heroism + 2) * (heroism + 2);
  const run = (near ? RUN : CLIMB) * (1 - defendChance(enemy, heroism + 1));
  if (run >= RUN) return run;
  const shot = shotDifficulty(s, hero, enemy);
  return shot < left || shot > heroism ? run : Math.max(run, 1 - defendChance(enemy, shot));
}

function scenarioWorth(s: Scene, seat: number): number {
  const { scenario } = s;
  if (scenario === null || scenario === 'battle') return 0;
  const points = (POINTS * s.seats[seat]!.vp) / VP_TO_WIN[scenario];
  if (scenario === 'demolitionMan') return points + almost(s, seat);
  const sum = isPaid(s, seat) ? points + PAID * nearness(s) : points;
  return scenario === 'roundOne' ? BRUISED * sum : sum;
}

/** Whether the seat would be paid if it were the Clearing now (LG-SCN-12, 22, 23, 24). */
function isPaid(s: Scene, seat: number): boolean {
  const { scenario } = s;
  if (scenario === 'dangerRoom' || scenario === 'icarus') {
    const { holder } = scenario === 'dangerRoom' ? s.danger : s.flight;
    return holder !== null && heroOf(s, holder)!.seat === seat;
  }
  let own = Number.NEGATIVE_INFINITY;
  let other = Number.NEGATIVE_INFINITY;
  for (let of = 0; of < s.seats.length; of++) {
    const counts = scenario === 'ofGods' ? mostHeroism(s, of) : -fatigueOf(s, of);
    if (of === seat) own = counts;
    else other = Math.max(other, counts);
  }
  return own > other;
}

function mostHeroism(s: Scene, seat: number): number {
  let most = -1;
  for (const hero of s.heroes) if (hero.seat === seat && hero.onTable) most = Math.max(most, hero.heroism);
  return most;
}

function fatigueOf(s: Scene, seat: number): number {
  let sum = 0;
  for (const hero of s.heroes) if (hero.seat === seat) sum += hero.onTable ? hero.fatigue : FATIGUE_OUT;
  return sum;
}

/** LG-SCN-18: a building that wants only a few more tokens belongs to whoever is next. */
function almost(s: Scene, seat: number): number {
  if ((s.active === null ? s.next : s.activeSeat) !== seat) return 0;
  let best = 0;
  for (const { onTable, demoTokens } of s.buildings)
    if (onTable) best = Math.max(best, demoTokens - (COLLAPSE_TOKENS - 3));
  return 0.1 * best;
}
