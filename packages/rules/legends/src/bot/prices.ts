import { chanceOf, defendChance, prospect } from '../odds.js';
import { facesOf, type MomentId } from '../rules/moments.js';
import { areEnemies, type Hero, heroOf, type Scene } from '../state.js';
import { FATIGUE_OUT, ROUND_CAP } from '../terms.js';

// What things are worth, in points of Heroism. Everything else the bot thinks is chances times these. They are set near a fit to
// played games: a bank decides more than bruises, for it strikes, shields and grows, and Heroes fall in one blow rather than many.

/** A point of Fatigue that does not take anybody out. */
const BRUISE = 0.25;
/** A Hero off the table, beside its bank. */
const OUT = 8;
/** The marker of a scenario, taken from another just before it pays; a little for making one's own harder to take. */
const MARKER = 10;
const SAFER = 1;

/** A whole activation, lost or won: the more, the larger the bank it is played with. */
export const activation = (hero: Hero): number => 5 + 0.25 * Math.min(hero.heroism, 25);

/** A point in the bank. */
export const bankShare = (hero: Hero): number => (hero.heroism < 60 ? 1 : 0.4);

/** So much Fatigue on a Hero, as whoever does it to an enemy sees it. */
export function pain(hero: Hero, fatigue: number): number {
  const left = FATIGUE_OUT - hero.fatigue;
  return fatigue >= left ? BRUISE * left + OUT + Math.min(hero.heroism, 60) : BRUISE * fatigue;
}

/** What an Impact of this impetus would do to a Hero (LG-ITM-07). */
export const bruise = (hero: Hero, impetus: number): number => (hero.item === 'vibroShield' ? impetus - 2 : impetus);

/** A blow that lands with a chance, on a target that defends itself with all it has and then takes the turn. */
export function blow(s: Scene, by: Hero, target: Hero, chance: number, fatigue: number): number {
  if (fatigue < 1) return 0;
  const defended = defendChance(target, fatigue);
  const hurt = (1 - defended) * pain(target, fatigue);
  if (!areEnemies(by, target)) return -chance * hurt;
  const seizes = s.activationsThisRound < ROUND_CAP * s.heroesAtRoundStart; // LG-LIM-07
  return chance * (hurt - (seizes ? defended * activation(target) : 0));
}

/** The change of the bank by an attempt, and the marker of the Danger Room with it (LG-SCN-10). */
export function bank(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  difficulty: number,
  spend: number,
  pays = difficulty,
): number {
  const { expected, chance, gain } = prospect(s, hero, moment, difficulty, spend, pays);
  const worth = expected * bankShare(hero);
  if (s.scenario !== 'dangerRoom' || gain <= s.danger.best) return worth;
  return worth + chance * markerWorth(s, hero, s.danger.holder);
}

export function markerWorth(s: Scene, hero: Hero, holder: string | null): number {
  if (holder !== null && heroOf(s, holder)!.seat === hero.seat) return SAFER;
  return MARKER * (0.2 + 0.8 * nearness(s));
}

/** How near the Clearing is, from 0 to 1: the nearer, the surer what is held now will be paid. */
export function nearness(s: Scene): number {
  let waiting = 0;
  let all = 0;
  for (const { onTable, token } of s.heroes) {
    if (!onTable) continue;
    all++;
    if (!token) waiting++;
  }
  return all === 0 ? 1 : 1 - waiting / all;
}

export const chance = (hero: Hero, moment: MomentId, difficulty: number, spend: number): number =>
  chanceOf(facesOf(hero, moment), difficulty, spend);

/** An attempt with the better of the two spends that can be best (11.1): its spend, and what it is worth when success is worth so much. */
export function bestAttempt(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  difficulty: number,
  success: number,
  pays = difficulty,
): { readonly spend: number; readonly worth: number; readonly chance: number } {
  const free = chance(hero, moment, difficulty, 0);
  const none = bank(s, hero, moment, difficulty, 0, pays) + free * success;
  const all = Math.min(hero.heroism, difficulty);
  if (all === 0) return { spend: 0, worth: none, chance: free };
  const sure = chance(hero, moment, difficulty, all);
  const most = bank(s, hero, moment, difficulty, all, pays) + sure * success;
  return most > none ? { spend: all, worth: most, chance: sure } : { spend: 0, worth: none, chance: free };
}
