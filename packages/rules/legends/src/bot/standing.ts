import { heroesOf, type Scene } from '../state.js';
import { FATIGUE_OUT, VP_TO_WIN } from '../terms.js';

/** How well a seat stands, from 0 to 1 (11.3): Heroes and their freshness, banks, tokens, height, what the scenario pays. */
export function standingOf(s: Scene, seat: number): number {
  if (s.result !== null) return s.result.winner === null ? 0.5 : s.result.winner === seat ? 1 : 0;
  const own = strength(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats.length; other++) if (other !== seat) best = Math.max(best, strength(s, other));
  const ahead = own - best;
  return 0.5 + ahead / (2 * (Math.abs(ahead) + 16));
}

const bankWorth = (heroism: number): number => Math.min(heroism, 20) + 0.3 * Math.max(0, heroism - 20);

function strength(s: Scene, seat: number): number {
  const { scenario } = s;
  let sum = 0;
  for (const hero of heroesOf(s, seat)) {
    if (!hero.onTable) continue;
    sum += 8 + (FATIGUE_OUT - hero.fatigue);
    sum += 0.5 * bankWorth(hero.heroism);
    if (!hero.token) sum += 2;
    sum += (scenario === 'icarus' ? 0.3 : 0.1) * Math.min(hero.z, 20);
    if (s.active === hero.id) sum += 3;
    if (scenario === 'dangerRoom' && s.danger.holder === hero.id) sum += 4;
    if (scenario === 'icarus' && s.flight.holder === hero.id) sum += 4;
    if (hero.carriedBy !== null) sum -= 2;
  }
  const goal = scenario === null ? Number.POSITIVE_INFINITY : VP_TO_WIN[scenario];
  return sum + (Number.isFinite(goal) ? (40 * s.seats[seat]!.vp) / goal : 0);
}
