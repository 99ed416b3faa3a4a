import { facesOf, isMiracle, MOMENTS, type MomentId } from './moments.js';
import type { Hero, Scene } from './state.js';

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
  /** What a success adds, before the spend is taken off. */
  readonly gain: number;
  /** What the Heroism changes by on average. */
  readonly expected: number;
}

/** One attempt with one spend. */
export function prospect(s: Scene, hero: Hero, moment: MomentId, difficulty: number, spend: number): Prospect {
  const faces = facesOf(hero, moment);
  const chance = chanceOf(faces, difficulty, spend);
  const best = MOMENTS[moment].encore ? s.activation?.encore[`${hero.id}:${moment}`] : undefined;
  const capped = isMiracle(hero, moment, difficulty, spend) && !s.match.config.uncappedMiracles;
  const full = capped ? Math.min(difficulty + 1, faces * faces) : difficulty + 1;
  const gain = best !== undefined && difficulty <= best ? 0 : full;
  return { spend, chance, gain, expected: chance * gain - spend };
}

/** The spend that is best when a success is worth `worth` points besides its gain: nothing, or all that is needed (11.1). */
export function bestSpend(s: Scene, hero: Hero, moment: MomentId, difficulty: number, worth: number): Prospect {
  const none = prospect(s, hero, moment, difficulty, 0);
  const all = prospect(s, hero, moment, difficulty, Math.min(hero.heroism, difficulty));
  const value = ({ chance, expected }: Prospect): number => expected + chance * worth;
  return value(all) > value(none) ? all : none;
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
export function exchange(striker: Hero, target: Hero, spend: number, depth = 6): ExchangeNode {
  const difficulty = striker.heroism + 3;
  const extra = striker.item === 'oneStrike' ? 1 : 0;
  return turn(
    striker,
    target,
    'strike',
    difficulty,
    spend,
    { [striker.id]: striker.heroism, [target.id]: target.heroism },
    1,
    depth,
    extra,
  );
}

function turn(
  hero: Hero,
  other: Hero,
  moment: ExchangeNode['moment'],
  difficulty: number,
  spend: number,
  before: Readonly<Record<string, number>>,
  came: number,
  depth: number,
  extra = 0,
): ExchangeNode {
  const chance = chanceOf(6, difficulty, spend);
  const short = difficulty - spend;
  const gain = short >= 6 ? Math.min(difficulty + 1, 36) : difficulty + 1;
  const heroism = { ...before, [hero.id]: Math.min(999, before[hero.id]! - spend + gain) };
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
    if (moment === 'defend') {
      if (difficulty > 1004) return null;
      return turn(
        hero,
        other,
        'strikeBack',
        difficulty,
        Math.min(heroism[hero.id]!, difficulty),
        heroism,
        reached,
        depth - 1,
      );
    }
    const defence = 2 * fatigue;
    return turn(other, hero, 'defend', defence, Math.min(heroism[other.id]!, defence), heroism, reached, depth - 1);
  }
}
