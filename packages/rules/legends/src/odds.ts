import { facesOf, MOMENTS, type MomentId } from './rules/moments.js';
import { isMiracle, missesMiracle } from './rules/total-heroism.js';
import type { Hero, Scene } from './state.js';
import { HEROISM_MOST, STRIKE_BACK_MOST } from './terms.js';

// Exact odds (11.1), from the numbers by which the referee reads its dice.

/** The chance that a die of so many faces, with Total Heroism, beats a difficulty with this spend. */
export function chanceOf(faces: 6 | 8, difficulty: number, spend: number): number {
  const short = difficulty - spend;
  if (short <= 0) return 1;
  return short < faces ? (faces - short) / faces : 1 / (faces * faces);
}

export interface Prospect {
  readonly spend: number;
  readonly chance: number;
  /** What a success adds to the Hero's own bank, before the spend is taken off. */
  readonly gain: number;
  /** What it adds to the Hero called instead (LG-CAL-03). */
  readonly given: number;
  /** What the Heroism of the side changes by on average. */
  readonly expected: number;
}

/** One attempt with one spend; `pays` is the difficulty by which it pays, where that is another. */
export function prospect(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  difficulty: number,
  spend: number,
  pays = difficulty,
): Prospect {
  const faces = facesOf(hero, moment);
  const chance = chanceOf(faces, difficulty, spend);
  const best =
    MOMENTS[moment].encore && !s.match.config.encores ? s.activation?.encore[`${hero.id}:${moment}`] : undefined;
  const capped = isMiracle(hero, moment, difficulty, spend) && !s.match.config.uncappedMiracles;
  const full = capped ? Math.min(pays + 1, faces * faces) : pays + 1;
  const pay = (best !== undefined && pays <= best) || (pays === 0 && difficulty > 0) ? 0 : full;
  const calls = moment === 'callHero';
  return { spend, chance, gain: calls ? 0 : pay, given: calls ? pay : 0, expected: chance * pay - spend };
}

/** The spend that is best when a success is worth `worth` points besides its gain: the least, or all that is needed (11.1). */
export function bestSpend(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  difficulty: number,
  worth: number,
  pays = difficulty,
): Prospect {
  const most = Math.min(hero.heroism, difficulty);
  const least = prospect(s, hero, moment, difficulty, leastSpend(s, hero, moment, difficulty, most), pays);
  const all = prospect(s, hero, moment, difficulty, most, pays);
  const value = ({ chance, expected }: Prospect): number => expected + chance * worth;
  return value(all) > value(least) ? all : least;
}

/** Nothing; or just enough for a chance, where a second miracle would be refused (LG-TOT-04) and the bank goes so far. */
function leastSpend(s: Scene, hero: Hero, moment: MomentId, difficulty: number, most: number): number {
  if (!missesMiracle(s, hero, moment, difficulty, 0)) return 0;
  const least = difficulty - facesOf(hero, moment) + 1;
  return least <= most ? least : 0;
}

/** Defend with all one has against so much Fatigue. */
export function defendChance(hero: Hero, fatigue: number): number {
  const difficulty = 2 * fatigue;
  return chanceOf(facesOf(hero, 'defend'), difficulty, Math.min(hero.heroism, difficulty));
}

export interface AttackOdds {
  readonly success: number;
  readonly fatigue: number;
  /** Chance that the target fends it off, if it comes to that. */
  readonly defended: number;
  readonly expectedFatigue: number;
  /** Chance that the activation is lost by it. */
  readonly seized: number;
  /** Only a miracle answers it. */
  readonly safe: boolean;
}

/** An attack with a chance and its Fatigue on a target that defends itself with all it has. */
export function attackOdds(success: number, fatigue: number, target: Hero): AttackOdds {
  const defended = fatigue < 1 ? 0 : defendChance(target, fatigue);
  return {
    success,
    fatigue,
    defended,
    expectedFatigue: success * (1 - defended) * fatigue,
    seized: success * defended,
    safe: 2 * fatigue >= target.heroism + 6,
  };
}

/** One turn of an exchange: who does what against which difficulty, what it costs the other, and what may come of it. */
export interface ExchangeNode {
  readonly hero: string;
  readonly moment: 'strike' | 'defend' | 'strikeBack';
  readonly difficulty: number;
  readonly spend: number;
  readonly chance: number;
  /** The chance that it comes to this at all, and succeeds. */
  readonly reached: number;
  /** Heroism of both afterwards. */
  readonly heroism: Readonly<Record<string, number>>;
  /** What the other would suffer if it does nothing. */
  readonly fatigue: number;
  /** What the other side may answer a success with. */
  readonly answer: ExchangeNode | null;
}

/** A blow with everything, a Defend with everything, a Strike Back with everything, and so on: the tree a player may open. */
export function exchange(s: Scene, striker: Hero, target: Hero, spend: number, depth = 6): ExchangeNode {
  const extra = striker.item === 'oneStrike' ? 1 : 0;
  const before = { [striker.id]: striker.heroism, [target.id]: target.heroism };
  const blow = {
    hero: striker,
    other: target,
    moment: 'strike',
    difficulty: striker.heroism + 3,
    spend,
    extra,
  } as const;
  return turn(s, blow, before, 1, depth);
}

interface Turn {
  readonly hero: Hero;
  readonly other: Hero;
  readonly moment: ExchangeNode['moment'];
  readonly difficulty: number;
  readonly spend: number;
  /** Fatigue besides the difficulty (LG-ITM-10). */
  readonly extra: number;
}

/** All of it lies within one activation, so what that has paid already stands throughout (LG-LIM-02). */
function turn(
  s: Scene,
  { hero, other, moment, difficulty, spend, extra }: Turn,
  before: Readonly<Record<string, number>>,
  came: number,
  depth: number,
): ExchangeNode {
  const { chance, gain } = prospect(s, hero, moment, difficulty, spend);
  const heroism = { ...before, [hero.id]: Math.min(HEROISM_MOST, before[hero.id]! - spend + gain) };
  const fatigue = moment === 'defend' ? 0 : difficulty + extra;
  const reached = came * chance;
  return {
    hero: hero.id,
    moment,
    difficulty,
    spend,
    chance,
    reached,
    heroism,
    fatigue,
    answer: depth > 0 ? next() : null,
  };

  function next(): ExchangeNode | null {
    if (moment !== 'defend') return answered(other, hero, 'defend', 2 * fatigue); // LG-DEF-02
    return difficulty > STRIKE_BACK_MOST ? null : answered(hero, other, 'strikeBack', difficulty); // LG-LIM-05
  }

  function answered(by: Hero, against: Hero, how: ExchangeNode['moment'], hard: number): ExchangeNode {
    const all = Math.min(heroism[by.id]!, hard);
    const then = { hero: by, other: against, moment: how, difficulty: hard, spend: all, extra: 0 };
    return turn(s, then, heroism, reached, depth - 1);
  }
}
