import type { Question } from '@sandtable/kernel';
import type { Asked, DecisionIn, QuestionKindId } from './ask.js';
import { TEAMS } from './content/teams.js';
import { DECLINE, type DecisionOf, END } from './decisions.js';
import { lineOptions } from './line-options.js';
import { refuseAct } from './rules/acting.js';
import { enemiesInContact, thingsInContact } from './rules/contact.js';
import { legalSpots, nextToPlace, refuseDeploy } from './rules/deployment.js';
import { flingDifficulty } from './rules/fling.js';
import { refuseDrop } from './rules/legal-drops.js';
import { shotDifficulty } from './rules/long-shot.js';
import { facesOf, type MomentId, mayAttempt, refuseAttempt } from './rules/moments.js';
import { pickUpDifficulty } from './rules/pick-up.js';
import { posesFor, usualPoses } from './rules/poses.js';
import { strikeDifficulty } from './rules/strike.js';
import {
  areEnemies,
  type Chosen,
  type Hero,
  heroesOf,
  heroOf,
  type Match,
  mayBeAimedAt,
  type Scene,
  seatIndex,
} from './state.js';
import { indexOf, isBuilding, pieceAt, sizeOf, whileStill } from './tables.js';
import { ACT_CAP, EPS, type ItemId, LINE_COST, thousandth, type Vec3 } from './terms.js';

// Answers to offer. Where there are endlessly many, a short list of sensible ones; every one of them is legal.

/** Spends worth considering: nothing, just enough for a chance, and what makes it sure or comes nearest to it (11.1). */
export function spends(s: Scene, hero: Hero, moment: MomentId, subject: string, difficulty: number): number[] {
  const all = Math.min(hero.heroism, difficulty);
  const half = Math.max(0, difficulty - facesOf(hero, moment) / 2);
  const useful = [0, half, all].filter((spend, i, list) => spend <= hero.heroism && list.indexOf(spend) === i);
  return useful.filter((spend) => refuseAttempt(s, hero, moment, subject, difficulty, spend) === null);
}

type Options = {
  readonly [K in QuestionKindId]?: (s: Scene, question: Question<unknown, Asked[K]>) => readonly DecisionIn<K>[];
};

export const OPTIONS = {
  Heroes: (s) => TEAMS.map((_, team) => ({ type: 'chooseHeroes', heroes: defaultHeroes(s.match, team) }) as const),
  Deploy: (s, { seat }) => whileStill(s, () => deployOptions(s, seatIndex(s, seat))),
  Activate: (s, { seat }) =>
    heroesOf(s, seatIndex(s, seat))
      .filter(({ onTable, token }) => onTable && !token)
      .map(({ id }) => ({ type: 'activate', hero: id }) as const),
  Move: (s, { data: { hero: id } }) => moveOptions(s, heroOf(s, id)!),
  Act: (s, { data: { hero } }) => whileStill(s, () => actOptions(s, heroOf(s, hero)!)),
  Stretch: (s, { data: { hero, moment, subject, difficulty } }) => spendOptions(s, hero, moment, subject, difficulty),
  ComeThrough: (s, { data: { hero, piece, difficulty } }) => spendOptions(s, hero, 'comeThrough', piece, difficulty),
  HeroLanding: (s, { data: { hero, difficulty } }) => spendOptions(s, hero, 'heroLanding', '', difficulty),
  Defend: (s, { data: { hero, difficulty } }) => spendOptions(s, hero, 'defend', '', difficulty),
  CancelImpact: () => [true, false].map((cancel) => ({ type: 'cancelImpact', cancel }) as const),
  FollowUp: (s, { data }) => followUpOptions(s, data),
  Place: (s, { data: { thing, beside } }) =>
    posesFor(s, indexOf(s, thing), indexOf(s, beside)).map((pose) => ({ type: 'place', pose }) as const),
  LetGo: () => [false, true].map((letGo) => ({ type: 'letGo', letGo }) as const),
  StrikeBack: (s, { data: { hero: id, difficulty } }) => {
    const hero = heroOf(s, id)!;
    return [
      DECLINE,
      ...enemiesInContact(s, hero).flatMap(({ id: target }) =>
        spends(s, hero, 'strikeBack', target, difficulty).map(
          (spend) => ({ type: 'strikeBack', target, spend }) as const,
        ),
      ),
    ];
  },
  Struggle: (s, { data: { hero: id, difficulty } }) => {
    const hero = heroOf(s, id)!;
    return [
      DECLINE,
      ...enemiesInContact(s, hero).flatMap(({ id: target }) =>
        spends(s, hero, 'struggle', target, difficulty).map((spend) => ({ type: 'struggle', target, spend }) as const),
      ),
    ];
  },
  FallLine: () => [null, ...GLIDES].map((dir) => ({ type: 'fallLine', dir }) as const),
  Order: (_, { data: { heroes } }) => orders(heroes).map((order) => ({ type: 'order', order }) as const),
} satisfies Options;

const GLIDES: readonly Vec3[] = [
  [1, 0, -1],
  [0, 1, -1],
  [-1, 0, -1],
  [0, -1, -1],
];

/** The order given, and each Hero brought to the front of it. */
function orders(heroes: readonly string[]): string[][] {
  return heroes.map((first) => [first, ...heroes.filter((id) => id !== first)]);
}

function spendOptions(
  s: Scene,
  id: string,
  moment: MomentId,
  subject: string,
  difficulty: number,
): DecisionOf<'attempt' | 'decline'>[] {
  const all = spends(s, heroOf(s, id)!, moment, subject, difficulty);
  return [DECLINE, ...all.map((spend) => ({ type: 'attempt', spend }) as const)];
}

// --- Suiting up -----------------------------------------------------------------------------------------------------

/** The Heroes of a team, filled up from the next ones, with their suggested items. */
export function defaultHeroes({ heroes, config }: Pick<Match, 'heroes' | 'config'>, team = 0): Chosen[] {
  const cast = TEAMS.map((_, k) => TEAMS[(team + k) % TEAMS.length]!).flatMap(({ heroes }) => heroes);
  const taken = new Set<ItemId>();
  return cast.slice(0, heroes).map(({ id, item }) => {
    const free = config.mightyItems && !taken.has(item);
    taken.add(item);
    return { cast: id, item: free ? item : null };
  });
}

function deployOptions(s: Scene, seat: number): DecisionOf<'deploy'>[] {
  const hero = nextToPlace(s, seat);
  if (!hero) return [];
  const isLegal = (at: Vec3) => refuseDeploy(s, { hero: hero.id, at }, seat) === null;
  return legalSpots(s, hero, isLegal).map((at) => ({ type: 'deploy', hero: hero.id, at }));
}

// --- Acting ---------------------------------------------------------------------------------------------------------
function moveOptions(s: Scene, hero: Hero): DecisionIn<'Move'>[] {
  const chosen = [0, 2, 3, hero.heroism, hero.heroism + 3].filter((n, i, list) => n <= 998 && list.indexOf(n) === i);
  const moves = chosen.flatMap((n) =>
    spends(s, hero, 'move', '', n).map((spend) => ({ type: 'move', chosen: n, spend }) as const),
  );
  return [{ type: 'skipMove' }, ...moves];
}

function actOptions(s: Scene, hero: Hero): DecisionIn<'Act'>[] {
  const a = s.activation!;
  if (a.acts >= ACT_CAP) return [END];
  return [
    END,
    ...shots(s, hero),
    ...strikes(s, hero),
    ...lifts(s, hero),
    ...throws(s, hero),
    ...calls(s, hero),
    ...(refuseDrop(s, hero, null) === null ? [{ type: 'drop' } as const] : []),
    ...lineOptions(s, hero).map((segments) => ({ type: 'leg', segments }) as const),
  ];
}

function shots(s: Scene, hero: Hero): DecisionOf<'longShot'>[] {
  if (s.activation!.longShotUsed) return [];
  return s.heroes
    .filter((target) => mayBeAimedAt(s, hero, target))
    .flatMap((target) =>
      spends(s, hero, 'longShot', target.id, shotDifficulty(s, hero, target)).map(
        (spend) => ({ type: 'longShot', target: target.id, spend }) as const,
      ),
    );
}

function strikes(s: Scene, hero: Hero): DecisionOf<'strike'>[] {
  return enemiesInContact(s, hero).flatMap(({ id: target }) =>
    spends(s, hero, 'strike', target, strikeDifficulty(hero)).map(
      (spend) => ({ type: 'strike', target, spend }) as const,
    ),
  );
}

/** Things within reach, the lightest first; a few are enough. */
function lifts(s: Scene, hero: Hero): DecisionOf<'pickUp'>[] {
  if ((hero.carrying !== null && !s.match.config.quickHands) || hero.carriedBy !== null) return [];
  const self = s.heroes.indexOf(hero);
  const near = thingsInContact(s, hero)
    .sort((i, k) => sizeOf(s, i) - sizeOf(s, k))
    .filter((i) => !isBuilding(s, i) || usualPoses(s, i, self, 1).length > 0); // a house that fits only somehow is nobody's first idea
  return near.slice(0, 4).flatMap((i) => {
    const thing = pieceAt(s, i).id;
    return spends(s, hero, 'pickUp', thing, pickUpDifficulty(s, i))
      .map((spend) => ({ type: 'pickUp', thing, spend }) as const)
      .filter((decision) => refuseAct(s, hero, decision) === null);
  });
}

/** At each enemy, and straight up: as far as the bank makes sure, and a little further. */
function throws(s: Scene, hero: Hero): DecisionOf<'fling' | 'release'>[] {
  if (hero.carrying === null || hero.carriedBy !== null) return [];
  const i = indexOf(s, hero.carrying);
  const load = pieceAt(s, i);
  const size = sizeOf(s, i);
  const sure = Math.max(1, Math.floor(hero.heroism / size + EPS));
  const options: DecisionOf<'fling' | 'release'>[] = [{ type: 'release' }];
  for (const enemy of s.heroes
    .filter((other) => other.onTable && other !== load && areEnemies(hero, other))
    .slice(0, 3)) {
    const dir: Vec3 = [thousandth(enemy.x - load.x), thousandth(enemy.y - load.y), thousandth(enemy.z - load.z)];
    for (const chosen of new Set([Math.min(sure, 40), 4])) {
      const difficulty = flingDifficulty(s, i, chosen);
      for (const spend of spends(s, hero, 'fling', load.id, difficulty))
        options.push({ type: 'fling', chosen, dir, spend });
    }
  }
  return options.filter((decision) => refuseAct(s, hero, decision) === null);
}

function calls(s: Scene, hero: Hero): DecisionOf<'callHero'>[] {
  const friends = heroesOf(s, hero.seat).filter((friend) => friend !== hero && friend.onTable && !friend.token);
  return friends
    .flatMap(({ id }): DecisionOf<'callHero'>[] => [
      { type: 'callHero', hero: id, chosen: 0, spend: 0 },
      { type: 'callHero', hero: id, chosen: Math.min(998, hero.heroism), spend: Math.min(998, hero.heroism) },
    ])
    .filter((decision, i) => (i % 2 === 0 || hero.heroism > 0) && refuseAct(s, hero, decision) === null);
}

function followUpOptions(
  s: Scene,
  { hero: id, target: at, knockDown, knockBack }: Asked['FollowUp'],
): DecisionIn<'FollowUp'>[] {
  const hero = heroOf(s, id)!;
  const target = heroOf(s, at)!;
  const sure = Math.max(1, Math.floor(hero.heroism / 2));
  const options: DecisionIn<'FollowUp'>[] = [{ type: 'doneFollowUps' }];
  if (knockDown && target.heroism > 0) {
    const chosen = Math.min(sure, target.heroism);
    for (const spend of spends(s, hero, 'knockDown', at, 2 * chosen))
      options.push({ type: 'knockDown', chosen, spend });
  }
  if (!knockBack) return options;
  const dx = thousandth(target.x - hero.x);
  const dy = thousandth(target.y - hero.y);
  const away: Vec3 = dx === 0 && dy === 0 ? [1, 0, 0] : [dx, dy, 0];
  for (const dir of [
    away,
    [-away[1] + 0, away[0], 0],
    [away[1], -away[0] + 0, 0],
    [away[0], away[1], 1],
    [0, 0, 1],
  ] as Vec3[]) {
    for (const spend of spends(s, hero, 'knockBack', at, 2 * sure))
      options.push({ type: 'knockBack', chosen: Math.min(499, sure), dir, spend });
  }
  return options;
}

/** LG-ACT-07: whether nothing is left but to end. */
export function onlyEndIsLegal(s: Scene, hero: Hero): boolean {
  const a = s.activation!;
  const { separateDistances } = s.match.config;
  if (a.acts >= ACT_CAP) return true;
  if (a.pool >= LINE_COST - EPS || hero.carrying !== null) return false;
  if (separateDistances && (!a.flyUsed || !a.wallRunUsed)) return false;
  if (s.heroes.some((target) => canShoot(s, hero, target))) return false;
  return strikes(s, hero).length === 0 && calls(s, hero).length === 0 && !canDrop(s, hero) && !canLift(s, hero);
}

/** Straight down, or with Falling Palm also aslant: something else may be struck there. */
function canDrop(s: Scene, hero: Hero): boolean {
  const ways = hero.item === 'fallingPalm' ? [null, ...GLIDES] : [null];
  return ways.some((dir) => refuseDrop(s, hero, dir) === null);
}

function canLift(s: Scene, hero: Hero): boolean {
  return thingsInContact(s, hero).some((i) => {
    return refuseAct(s, hero, { type: 'pickUp', thing: pieceAt(s, i).id, spend: hero.heroism }) === null;
  });
}

function canShoot(s: Scene, hero: Hero, target: Hero): boolean {
  if (s.activation!.longShotUsed || !mayBeAimedAt(s, hero, target)) return false;
  return mayAttempt(s, hero, 'longShot', target.id, shotDifficulty(s, hero, target));
}
