import type { Question } from '@sandtable/kernel';
import { flingDifficulty, pickUpDifficulty, strikeDifficulty } from '../acts.js';
import type { Asked, QuestionKindId } from '../asking.js';
import type { Decision, DecisionOf } from '../decisions.js';
import { numbersOf } from '../impetus.js';
import { facesOf, type MomentId, whyNotSeizing } from '../moments.js';
import { ahead, motion, unit } from '../motion.js';
import { chanceOf, defendChance, prospect } from '../odds.js';
import { shotDifficulty } from '../shot.js';
import { areEnemies, type Hero, heroOf, type Scene } from '../state.js';
import { standsAt } from '../support.js';
import { indexOf, pieceAt } from '../tables.js';
import { EPS, FATIGUE_OUT, roundDown, type Vec3 } from '../terms.js';

// What an answer is worth, in points of Fatigue, by exact odds one step ahead (11.1, 11.3).

/** An activation lost or won. */
const ACTIVATION = 6;
/** A Hero taken off the table, beside the Fatigue it takes. */
const OUT = 12;
/** The marker of a scenario, taken from another. */
const MARKER = 5;
/** A point of Heroism. */
const BANK = 0.5;

/** Where the scenario pays for it, a bank is worth more and never enough. */
function bankShare(s: Scene, hero: Hero): number {
  if (s.scenario === 'ofGods') return 2 * BANK;
  return hero.heroism < 20 ? BANK : BANK * 0.4;
}

/** So much Fatigue on a Hero, as whoever does it to an enemy sees it. */
function pain(hero: Hero, fatigue: number): number {
  const left = FATIGUE_OUT - hero.fatigue;
  return fatigue >= left ? left + OUT : fatigue;
}

/** A blow that lands with a chance, on a target that defends itself with all it has. */
function blow(s: Scene, by: Hero, target: Hero, chance: number, fatigue: number): number {
  if (fatigue < 1) return 0;
  const sign = areEnemies(by, target) ? 1 : -1;
  const defended = defendChance(target, fatigue);
  const seizes = whyNotSeizing(s, target) === null || target.seat !== by.seat;
  return sign * chance * ((1 - defended) * pain(target, fatigue) - (seizes ? defended * ACTIVATION : 0));
}

/** The change of the bank by an attempt, in points. */
function bank(s: Scene, hero: Hero, moment: MomentId, difficulty: number, spend: number): number {
  const { expected, chance: p, gain } = prospect(s, hero, moment, difficulty, spend);
  const record = s.scenario === 'dangerRoom' && gain > s.danger.best && s.danger.holder !== hero.id; // LG-SCN-10
  return expected * bankShare(s, hero) + (record ? MARKER * p : 0);
}

const chance = (hero: Hero, moment: MomentId, difficulty: number, spend: number): number =>
  chanceOf(facesOf(hero, moment), difficulty, spend);

/** What a thing sent off in a direction does to the first thing it meets, for whoever sends it. */
function flight(
  s: Scene,
  by: Hero,
  thing: number,
  dir: Vec3,
  inches: number,
  how: 'fling' | 'knock' | 'line' | 'drop',
): number {
  const direction = unit(dir);
  if (direction === null) return 0;
  const [dx, dy, dz] = direction;
  const flinger = how === 'fling' ? s.heroes.indexOf(by) : -1;
  const m = motion(thing, how, dx, dy, dz, inches, { walks: how === 'line' || (how === 'knock' && dz === 0), flinger });
  const { what, inches: gone, hit } = ahead(s, m);
  const piece = pieceAt(s, thing);
  const mover = 'heroism' in piece ? piece : null;
  let worth = 0;
  if (what === 'touch' || what === 'ground') {
    const before = piece.travel;
    piece.travel = gone; // the numbers are read off the piece; it is put back at once
    const { impetus, answer } = numbersOf(s, m, hit);
    piece.travel = before;
    if (impetus >= 1 - EPS) {
      for (const i of hit.heroes) worth += blow(s, by, s.heroes[i]!, 1, roundDown(impetus));
      if (mover && mover !== by) worth += blow(s, by, mover, 1, roundDown(answer));
      if (mover === by && hit.heroes.length === 0) worth -= 0.2; // it can be cancelled
    }
  } else if (mover && mover !== by && what === 'end') {
    // it ends in the air: a fall, which a landing may soften
    const x = mover.x + dx * gone;
    const y = mover.y + dy * gone;
    const z = mover.z + dz * gone;
    if (!standsAt(s, thing, x, y, z))
      worth += (areEnemies(by, mover) ? 1 : -1) * (pain(mover, roundDown(gone + z)) / 6 - 2);
  }
  return worth;
}

function nearestEnemy(s: Scene, hero: Hero, x = hero.x, y = hero.y, z = hero.z): number {
  let nearest = 99;
  for (const other of s.heroes) {
    if (!other.onTable || !areEnemies(hero, other)) continue;
    const [dx, dy, dz] = [other.x - x, other.y - y, other.z - z];
    nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy + dz * dz) - 1);
  }
  return nearest;
}

/** Charges that a pool of so many inches allows: the best blow by a straight run. */
function bestCharge(s: Scene, hero: Hero, inches: number): number {
  let best = 0;
  const i = s.heroes.indexOf(hero);
  for (const enemy of s.heroes) {
    if (!enemy.onTable || !areEnemies(hero, enemy)) continue;
    best = Math.max(best, flight(s, hero, i, [enemy.x - hero.x, enemy.y - hero.y, 0], inches, 'line'));
  }
  return best;
}

const WORTH: { readonly [K in QuestionKindId]: (s: Scene, d: Decision, data: Asked[K], seat: number) => number } = {
  Heroes: () => 0,
  Deploy: () => 0,
  Activate: (s, d) => {
    const hero = heroOf(s, (d as DecisionOf<'activate'>).hero)!;
    return bestCharge(s, hero, hero.heroism + 1) + 0.1 * hero.heroism;
  },
  Move: (s, d, { hero: id }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'move') return 0;
    const { chosen, spend } = d;
    const useful = bestCharge(s, hero, chosen + 1) + 0.15 * Math.min(chosen + 1, nearestEnemy(s, hero));
    return bank(s, hero, 'move', chosen, spend) + chance(hero, 'move', chosen, spend) * useful;
  },
  Act: (s, d, { hero: id }) => actWorth(s, heroOf(s, id)!, d),
  Stretch: (s, d, { hero: id, moment, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'attempt') return 0;
    return bank(s, hero, moment, difficulty, d.spend) + 1.5 * chance(hero, moment, difficulty, d.spend);
  },
  ComeThrough: (s, d, { hero: id, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'attempt') return 0;
    const token = s.scenario === 'demolitionMan' ? 2 : 0.5;
    return bank(s, hero, 'comeThrough', difficulty, d.spend) + token * chance(hero, 'comeThrough', difficulty, d.spend);
  },
  HeroLanding: (s, d, { hero: id, fatigue }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'attempt') return 0;
    const saved = pain(hero, fatigue) + (s.active !== id && whyNotSeizing(s, hero) === null ? ACTIVATION : 0);
    return bank(s, hero, 'heroLanding', 1, d.spend) + saved * chance(hero, 'heroLanding', 1, d.spend);
  },
  Defend: (s, d, { hero: id, fatigue, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'attempt') return 0;
    const saved = pain(hero, fatigue) + (s.active !== id && whyNotSeizing(s, hero) === null ? ACTIVATION : 0);
    return bank(s, hero, 'defend', difficulty, d.spend) + saved * chance(hero, 'defend', difficulty, d.spend);
  },
  CancelImpact: (s, d, { hero: id, mover, other, impetus, answer }) => {
    if (d.type !== 'cancelImpact' || d.cancel) return 0;
    const hero = heroOf(s, id)!;
    if (mover !== id) return -pain(hero, roundDown(impetus));
    const struck = other === null ? null : heroOf(s, other);
    if (struck) return blow(s, hero, struck, 1, roundDown(impetus));
    return (s.scenario === 'demolitionMan' ? 2 : 0) - pain(hero, roundDown(answer));
  },
  FollowUp: (s, d, { hero: id, target: at }) => {
    const hero = heroOf(s, id)!;
    const target = heroOf(s, at)!;
    if (d.type === 'knockDown') {
      const lost = Math.min(d.chosen, target.heroism) * bankShare(s, target);
      return (
        bank(s, hero, 'knockDown', 2 * d.chosen, d.spend) + lost * chance(hero, 'knockDown', 2 * d.chosen, d.spend)
      );
    }
    if (d.type !== 'knockBack') return 0;
    const sent = flight(s, hero, s.heroes.indexOf(target), d.dir, d.chosen, 'knock');
    return bank(s, hero, 'knockBack', 2 * d.chosen, d.spend) + sent * chance(hero, 'knockBack', 2 * d.chosen, d.spend);
  },
  Place: () => 0,
  LetGo: (_, d) => (d.type === 'letGo' && d.letGo ? -1 : 0),
  StrikeBack: (s, d, { hero: id, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'strikeBack') return 0;
    const p = chance(hero, 'strikeBack', difficulty, d.spend);
    return bank(s, hero, 'strikeBack', difficulty, d.spend) + blow(s, hero, heroOf(s, d.target)!, p, difficulty);
  },
  Struggle: (s, d, { hero: id, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'struggle') return 0;
    const won = s.active !== id && whyNotSeizing(s, hero) === null ? ACTIVATION : 0;
    return bank(s, hero, 'struggle', difficulty, d.spend) + (2 + won) * chance(hero, 'struggle', difficulty, d.spend);
  },
  FallLine: (_, d) => (d.type === 'fallLine' && d.dir ? -0.1 : 0),
  Order: () => 0,
  AnswerDraw: (_, d) => (d.type === 'answerDraw' && d.accept ? -1 : 0),
};

function actWorth(s: Scene, hero: Hero, d: Decision): number {
  const i = s.heroes.indexOf(hero);
  switch (d.type) {
    case 'end':
      return hero.z > 1 && !standsAt(s, i, hero.x, hero.y, hero.z) ? -hero.z / 4 : 0;
    case 'strike': {
      const target = heroOf(s, d.target)!;
      const difficulty = strikeDifficulty(hero);
      const p = chance(hero, 'strike', difficulty, d.spend);
      const fatigue = difficulty + (hero.item === 'oneStrike' ? 1 : 0);
      return bank(s, hero, 'strike', difficulty, d.spend) + blow(s, hero, target, p, fatigue);
    }
    case 'longShot': {
      const target = heroOf(s, d.target)!;
      const difficulty = shotDifficulty(s, hero, target);
      const p = chance(hero, 'longShot', difficulty, d.spend);
      return bank(s, hero, 'longShot', difficulty, d.spend) + blow(s, hero, target, p, difficulty);
    }
    case 'pickUp': {
      const difficulty = pickUpDifficulty(s, indexOf(s, d.thing));
      return bank(s, hero, 'pickUp', difficulty, d.spend) + 0.6 * chance(hero, 'pickUp', difficulty, d.spend) - 0.2;
    }
    case 'fling': {
      const load = indexOf(s, hero.carrying!);
      const difficulty = flingDifficulty(s, load, d.chosen);
      const sent = flight(s, hero, load, d.dir, d.chosen, 'fling');
      return bank(s, hero, 'fling', difficulty, d.spend) + sent * chance(hero, 'fling', difficulty, d.spend);
    }
    case 'release':
      return -0.5;
    case 'callHero': {
      const friend = heroOf(s, d.hero)!;
      return 0.05 * friend.heroism + 0.2 - (d.spend > 0 ? 0.5 : 0);
    }
    case 'drop':
      return hero.z > 0.1 ? flight(s, hero, i, [0, 0, -1], hero.z + 1, 'drop') : 0;
    case 'leg':
      return lineWorth(s, hero, d);
    default:
      return 0;
  }
}

/** A line: the blow at its first step, how near it brings the Hero, how high, and whether it ends where it can stand. */
function lineWorth(s: Scene, hero: Hero, { segments }: DecisionOf<'leg'>): number {
  const i = s.heroes.indexOf(hero);
  const [first] = segments;
  const last = segments.filter(({ m }) => m !== 'd').at(-1) as { m: string; to: readonly number[] };
  const to: Vec3 = [last.to[0]!, last.to[1]!, last.to[2] ?? hero.z];
  let worth = 0;
  if (first && first.m !== 'd') {
    const end: Vec3 = [first.to[0], first.to[1], first.m === 'g' ? hero.z : first.to[2]];
    const dir: Vec3 = [end[0] - hero.x, end[1] - hero.y, end[2] - hero.z];
    const far = Math.sqrt(dir[0] * dir[0] + dir[1] * dir[1] + dir[2] * dir[2]);
    worth += flight(s, hero, i, dir, far, first.m === 'g' ? 'line' : 'drop');
  }
  const nearer = nearestEnemy(s, hero) - nearestEnemy(s, hero, to[0], to[1], to[2]);
  worth += 0.08 * nearer;
  if (s.scenario === 'icarus' && to[2] > s.flight.best + EPS)
    worth += MARKER; // LG-SCN-20
  else worth += 0.1 * (to[2] - hero.z);
  return worth - 0.25;
}

export function worthOf(s: Scene, question: Question<Decision>, answer: Decision): number {
  const worth = WORTH[question.kind as QuestionKindId] as (
    s: Scene,
    d: Decision,
    data: unknown,
    seat: number,
  ) => number;
  return worth(s, answer, question.data, s.match.seats.indexOf(question.seat as never));
}
