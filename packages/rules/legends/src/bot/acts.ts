import { END } from '../decisions.js';
import { refuseToCall } from '../rules/call-hero.js';
import { enemiesInContact } from '../rules/contact.js';
import { shotDifficulty } from '../rules/long-shot.js';
import { strikeDifficulty } from '../rules/strike.js';
import { isSupported } from '../rules/support.js';
import { type Hero, mayBeAimedAt, type Scene } from '../state.js';
import { ACT_CAP, LINE_COST } from '../terms.js';
import { type Charge, charges, promise } from './charges.js';
import { bestAttempt, blow } from './prices.js';
import { rams } from './rams.js';
import { approaches, climbs, drops, fetches, hops, leaps, type Proposal } from './shows.js';
import { flings, lifts } from './throws.js';

// What the active Hero might do next, each with its worth by exact odds: blows, throws, charges, and shows that fill the bank.

/** What an act must be worth to be begun at all. */
const LEAST = 0.4;

/** All of it, best first; not yet asked whether it is legal. `quick` leaves out what takes long to think of. */
export function proposals(s: Scene, hero: Hero, quick = false): Proposal[] {
  const out: Proposal[] = [{ answer: END, worth: endWorth(s, hero) + LEAST }];
  const a = s.activation!;
  if (a.acts >= ACT_CAP) return out;
  strikes(s, hero, out);
  if (!a.longShotUsed) shots(s, hero, out);
  lifts(s, hero, out);
  flings(s, hero, out);
  if (refuseToCall(s) === null) calls(s, hero, out);
  drops(s, hero, out);
  const pool = s.match.config.separateDistances ? Math.max(a.pool, 3) : a.pool;
  if (pool >= LINE_COST) lines(s, hero, pool, quick, out);
  return out.sort((x, y) => y.worth - x.worth);
}

const found: Charge[] = [];

function lines(s: Scene, hero: Hero, pool: number, quick: boolean, out: Proposal[]): void {
  if (pool >= 1) {
    found.length = 0;
    for (const { segments, policy, worth } of charges(s, hero, pool, quick, found))
      out.push({ answer: { type: 'leg', segments, policy }, worth });
  }
  hops(s, hero, pool, out);
  climbs(s, hero, pool, out);
  leaps(s, hero, pool, out);
  rams(s, hero, pool, out);
  approaches(s, hero, pool, out);
  if (!quick) fetches(s, hero, pool, out);
}

/** Whoever ends in the air falls out of it, and can only hope to land. */
function endWorth(s: Scene, hero: Hero): number {
  if (hero.z < 1 || isSupported(s, hero)) return 0;
  return -0.3 - (hero.heroism > 0 ? 0 : hero.z / 12);
}

function strikes(s: Scene, hero: Hero, out: Proposal[]): void {
  for (const target of enemiesInContact(s, hero)) {
    const difficulty = strikeDifficulty(hero);
    const fatigue = difficulty + (hero.item === 'oneStrike' ? 1 : 0);
    const follows = 0.1 * (hero.heroism + 4);
    const { spend, worth } = bestAttempt(s, hero, 'strike', difficulty, blow(s, hero, target, 1, fatigue) + follows);
    out.push({ answer: { type: 'strike', target: target.id, spend }, worth });
  }
}

function shots(s: Scene, hero: Hero, out: Proposal[]): void {
  for (const target of s.heroes) {
    if (!mayBeAimedAt(s, hero, target)) continue;
    const difficulty = shotDifficulty(s, hero, target);
    const { spend, worth } = bestAttempt(s, hero, 'longShot', difficulty, blow(s, hero, target, 1, difficulty));
    out.push({ answer: { type: 'longShot', target: target.id, spend }, worth });
  }
}

/** A friend goes on at once: with a point for free, or with the whole bank where that is enough for a better blow. */
function calls(s: Scene, hero: Hero, out: Proposal[]): void {
  for (const friend of s.heroes) {
    if (friend.seat !== hero.seat || friend === hero || !friend.onTable || friend.token) continue;
    const before = promise(s, friend, friend.heroism + 1);
    out.push({ answer: { type: 'callHero', hero: friend.id, chosen: 0, spend: 0 }, worth: LEAST + 0.3 });
    const chosen = Math.min(998, hero.heroism);
    if (chosen === 0) continue;
    const after = promise(s, friend, friend.heroism + chosen + 2);
    const worth = LEAST + 0.3 + 0.6 * (after - before) - 0.05 * chosen;
    out.push({ answer: { type: 'callHero', hero: friend.id, chosen, spend: chosen }, worth });
  }
}
