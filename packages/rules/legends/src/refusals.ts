import { malformed, type Question, type Refusal, refuse } from '@sandtable/kernel';
import type { Asked, DecisionIn, QuestionKindId } from './ask.js';
import { CAST, CAST_IDS } from './content/cast.js';
import type { DecisionOf } from './decisions.js';
import type { RuleId } from './rulebook.js';
import { enemiesInContact, inContact } from './rules/contact.js';
import { isTooClose, spotsFor } from './rules/deployment.js';
import { flingDifficulty } from './rules/fling.js';
import { isEmptyDrop, leadsNowhere } from './rules/legal-drops.js';
import { plot } from './rules/legal-lines.js';
import { shotDifficulty } from './rules/long-shot.js';
import { refuseFallLine } from './rules/mighty-items.js';
import { MOMENTS, type MomentId, refuseAttempt, refuseChosen } from './rules/moments.js';
import { canBeLifted, pickUpDifficulty } from './rules/pick-up.js';
import { hasPose, refusePose } from './rules/poses.js';
import { besideSpot, isFree } from './rules/room.js';
import { strikeDifficulty } from './rules/strike.js';
import { isSupported, standsAt, stepUnder } from './rules/support.js';
import { type Hero, heroOf, mayBeAimedAt, type Scene, seatIndex } from './state.js';
import { indexOf, pieceAt } from './tables.js';
import { ACT_CAP, EPS, type Vec3 } from './terms.js';
import { unit } from './vectors.js';

// Every refusal of the game: pure functions of a position and a decision. Referee, screens, bots and "why not?" all ask here.

type Ruling = Refusal<RuleId> | Refusal<never> | null;

type Check<K extends QuestionKindId> = (s: Scene, question: Question<unknown, Asked[K]>, d: DecisionIn<K>) => Ruling;

/** Whether a decision is legal as the answer to a question that takes such decisions. */
export const CHECKS: { readonly [K in Exclude<QuestionKindId, 'AnswerDraw'>]: Check<K> } = {
  Heroes: (s, _, d) => refuseHeroes(s, d),
  Deploy: (s, { seat }, d) => refuseDeploy(s, d, seatIndex(s, seat)),
  Activate: (s, { seat }, d) => refuseActivate(s, d, seatIndex(s, seat)),
  Move: (s, { data: { hero } }, d) => {
    if (d.type === 'skipMove') return null;
    return refuseChosen(s, 'move', d.chosen) ?? refuseAttempt(s, heroOf(s, hero)!, 'move', '', d.chosen, d.spend);
  },
  Act: (s, { data: { hero } }, d) => refuseAct(s, heroOf(s, hero)!, d),
  Stretch: (s, { data: { hero, moment, subject, difficulty } }, d) =>
    refuseSpend(s, d, hero, moment, subject, difficulty),
  ComeThrough: (s, { data: { hero, piece, difficulty } }, d) =>
    refuseSpend(s, d, hero, 'comeThrough', piece, difficulty),
  HeroLanding: (s, { data: { hero, difficulty } }, d) => refuseSpend(s, d, hero, 'heroLanding', '', difficulty),
  Defend: (s, { data: { hero, difficulty } }, d) => refuseSpend(s, d, hero, 'defend', '', difficulty),
  CancelImpact: () => null,
  FollowUp: (s, { data }, d) => refuseFollowUp(s, d, data),
  Place: (s, { data: { thing, beside } }, { pose }) => refusePose(s, indexOf(s, thing), indexOf(s, beside), pose),
  LetGo: () => null,
  StrikeBack: (s, { data: { hero, difficulty } }, d) => refuseBlow(s, d, hero, difficulty, 'LG-SBK-01'),
  Struggle: (s, { data: { hero, difficulty } }, d) => refuseBlow(s, d, hero, difficulty, 'LG-STG-01'),
  FallLine: (s, { data: { hero } }, { dir }) => refuseFallLine(s, heroOf(s, hero)!, dir),
  Order: (_, { data: { heroes } }, { order }) => {
    const same = [...order].sort().join() === [...heroes].sort().join();
    return same ? null : refuse('LG-ORD-01', `Each of ${heroes.join(', ')} once.`);
  },
};

/** What is to be decided instead of a decision that answers another question. */
const INSTEAD: { readonly [K in Exclude<QuestionKindId, 'Stretch'>]: readonly [rule: RuleId, what: string] } = {
  Heroes: ['LG-SET-01', 'Choose your Heroes first.'],
  Deploy: ['LG-SET-08', 'Place a Hero first.'],
  Activate: ['LG-ACT-02', 'Name the Hero that acts.'],
  Move: ['LG-MOV-01', 'Move comes first: attempt it or leave it.'],
  Act: ['LG-ACT-05', 'That is no act of the active Hero.'],
  ComeThrough: [MOMENTS.comeThrough.rule, 'Come Through: attempt it or leave it.'],
  HeroLanding: [MOMENTS.heroLanding.rule, 'Hero Landing: attempt it or leave it.'],
  CancelImpact: ['LG-IMP-05', 'Cancel the Impact or let it stand.'],
  FollowUp: ['LG-STR-06', 'Knock the target down or back, or go on.'],
  Place: ['LG-PIC-07', 'Say where it is put.'],
  LetGo: ['LG-PIC-09', 'Let go or hold on.'],
  Defend: [MOMENTS.defend.rule, 'Defend: attempt it or leave it.'],
  StrikeBack: ['LG-SBK-01', 'Strike back or leave it.'],
  Struggle: ['LG-STG-01', 'Struggle or leave it.'],
  FallLine: ['LG-ITM-11', 'Say which way it falls.'],
  Order: ['LG-ORD-01', 'Say who comes first.'],
  AnswerDraw: ['LG-END-06', 'Accept the draw or decline it.'],
};

/** Why a decision is no answer to a question that takes others. */
export function misplaced(_: Scene, { kind, data }: Question, d: DecisionIn): Ruling {
  if (kind === 'Act' && (d.type === 'move' || d.type === 'skipMove')) return MOVE_IS_OVER;
  if (kind === 'Stretch') {
    const { rule, name } = MOMENTS[(data as Asked['Stretch']).moment];
    return refuse(rule, `${name}: attempt it or leave it.`);
  }
  return refuse(...INSTEAD[kind as keyof typeof INSTEAD]);
}

const MOVE_IS_OVER = refuse('LG-MOV-01', 'Move comes first: this Hero has already acted.');

/** A Moment that is answered with a spend. */
function refuseSpend(
  s: Scene,
  d: DecisionOf<'attempt' | 'decline'>,
  hero: string,
  moment: MomentId,
  subject: string,
  difficulty: number,
): Ruling {
  if (d.type === 'decline') return null;
  return refuseAttempt(s, heroOf(s, hero)!, moment, subject, difficulty, d.spend);
}

/** A Moment that is answered with a target in contact and a spend. */
function refuseBlow(
  s: Scene,
  d: DecisionOf<'strikeBack' | 'struggle' | 'decline'>,
  id: string,
  difficulty: number,
  rule: RuleId,
): Ruling {
  if (d.type === 'decline') return null;
  const hero = heroOf(s, id)!;
  return refuseTarget(s, hero, d.target, rule) ?? refuseAttempt(s, hero, d.type, d.target, difficulty, d.spend);
}

/** As people call it. */
const nameOf = ({ cast }: Hero): string => CAST.get(cast)?.name ?? cast;

function noHero(field: string, id: string): Refusal<never> {
  return malformed(field, `${field} is "${id}", expected the id of a Hero`);
}

function refuseTarget(s: Scene, by: Hero, id: string, rule: RuleId): Ruling {
  const target = heroOf(s, id);
  if (!target) return noHero('target', id);
  if (!mayBeAimedAt(s, by, target)) return refuse('LG-GEN-12', `${nameOf(target)} is no enemy on the table.`);
  return enemiesInContact(s, by).includes(target) ? null : refuse(rule, `${nameOf(target)} is not in contact.`);
}

// --- Suiting up -----------------------------------------------------------------------------------------------------

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

/** LG-SET-08, LG-SET-09. */
export function refuseDeploy(
  s: Scene,
  { hero: id, at }: Pick<DecisionOf<'deploy'>, 'hero' | 'at'>,
  seat: number,
): Ruling {
  const hero = heroOf(s, id);
  if (!hero) return noHero('hero', id);
  if (hero.seat !== seat || hero.placed) return refuse('LG-SET-08', `${nameOf(hero)} is not yours to place now.`);
  const refused = refuseSpot(s, hero, at);
  if (refused) return refused;
  // A gap that cannot be kept on this table is not asked for: the game must go on.
  const isKept = (spot: Vec3): boolean => !isTooClose(s, hero, spot) && refuseSpot(s, hero, spot) === null;
  return isTooClose(s, hero, at) && spotsFor(s, hero).some(isKept)
    ? refuse('LG-SET-09', `It must be ${s.match.config.deployGap} inches from every enemy.`)
    : null;
}

/** Where a Hero can be left: on the table, free and supported (LG-SET-09, LG-SUP-01). */
export function refuseSpot(s: Scene, hero: Hero, at: Vec3): Ruling {
  const i = s.heroes.indexOf(hero);
  const [x, y, z] = at;
  if (!isFree(s, i, at))
    return refuse('LG-SET-09', 'There is no room: the whole base on the table, overlapping nothing.');
  if (!standsAt(s, i, x, y, z)) return refuse('LG-SUP-01', 'A Hero cannot be left there.');
  if (stepUnder(s, i, x, y, z) > z + EPS) return refuse('LG-SET-09', 'Over a low object it stands on top of it.');
  return null;
}

function refuseActivate(s: Scene, { hero: id }: DecisionOf<'activate'>, seat: number): Ruling {
  const hero = heroOf(s, id);
  if (!hero) return noHero('hero', id);
  if (hero.seat !== seat || !hero.onTable) return refuse('LG-ACT-02', `${nameOf(hero)} is not yours to activate.`);
  return hero.token ? refuse('LG-ACT-02', `${nameOf(hero)} has a token.`) : null;
}

// --- Acts -----------------------------------------------------------------------------------------------------------
export function refuseAct(s: Scene, hero: Hero, d: DecisionIn<'Act'>): Ruling {
  if (d.type === 'end') return null;
  if (s.activation!.acts >= ACT_CAP) return refuse('LG-LIM-10', `After ${ACT_CAP} acts only ending is left.`);
  switch (d.type) {
    case 'leg': {
      const plotted = plot(s, hero, d.segments);
      return 'rule' in plotted ? plotted : null;
    }
    case 'drop':
      return refuseDrop(s, hero, d.dir ?? null);
    case 'longShot':
      return refuseLongShot(s, hero, d);
    case 'strike':
      return refuseStrike(s, hero, d);
    case 'pickUp':
      return refusePickUp(s, hero, d);
    case 'fling':
      return refuseFling(s, hero, d);
    case 'release':
      return hero.carrying === null ? refuse('LG-PIC-09', 'There is nothing to release.') : null;
    case 'callHero':
      return refuseCall(s, hero, d);
  }
}

/** LG-FAL-03, LG-LIM-04. */
export function refuseDrop(s: Scene, hero: Hero, dir: Vec3 | null): Ruling {
  const refused = refuseFallLine(s, hero, dir);
  if (refused) return refused;
  if (hero.carriedBy !== null && !standsAt(s, s.heroes.indexOf(hero), hero.x, hero.y, hero.z)) {
    // Where there is no ground beside its carrier it drops on from its own height (LG-FAL-06): nobody is ever stuck (LG-RUL-64).
    const room = besideSpot(s, hero, indexOf(s, hero.carriedBy));
    return room === null ? refuse('LG-PIC-12', 'There is no room to be set down.') : null;
  }
  return isEmptyDrop(s, hero, dir) ? leadsNowhere() : null;
}

function refuseLongShot(s: Scene, hero: Hero, { target: id, spend }: DecisionOf<'longShot'>): Ruling {
  const target = heroOf(s, id);
  if (!target) return noHero('target', id);
  if (s.activation!.longShotUsed) return refuse('LG-LON-01', 'Long Shot already used.');
  if (!mayBeAimedAt(s, hero, target)) return refuse('LG-LON-02', `${nameOf(target)} is no enemy on the table.`);
  return refuseAttempt(s, hero, 'longShot', id, shotDifficulty(s, hero, target), spend);
}

/** LG-STR-01; again and again as long as it succeeds (LG-STR-04). */
function refuseStrike(s: Scene, hero: Hero, { target, spend }: DecisionOf<'strike'>): Ruling {
  const refused = refuseTarget(s, hero, target, 'LG-STR-01');
  return refused ?? refuseAttempt(s, hero, 'strike', target, strikeDifficulty(hero), spend);
}

function refusePickUp(s: Scene, hero: Hero, { thing, spend }: DecisionOf<'pickUp'>): Ruling {
  const i = indexOf(s, thing);
  if (i < 0 || !pieceAt(s, i).onTable)
    return malformed('thing', `thing is "${thing}", expected something on the table`);
  if (hero.carriedBy !== null) return refuse('LG-PIC-12', 'A carried Hero lifts nothing.');
  if (!canBeLifted(s, hero, i)) return refuse('LG-PIC-04', 'That cannot be lifted.');
  if (hero.carrying !== null && (hero.carrying === thing || !s.match.config.quickHands))
    return refuse('LG-PIC-05', 'One load at a time: release first.');
  if (s.activation!.carried.includes(thing) || !inContact(s, hero, i))
    return refuse('LG-PIC-01', 'Already carried this activation, or not in contact.');
  const refused = refuseAttempt(s, hero, 'pickUp', thing, pickUpDifficulty(s, i), spend);
  if (refused) return refused;
  return hasPose(s, i, s.heroes.indexOf(hero)) ? null : refuse('LG-PIC-08', 'There is no room to hold it.');
}

function refuseFling(s: Scene, hero: Hero, { chosen, dir, spend }: DecisionOf<'fling'>): Ruling {
  if (hero.carriedBy !== null) return refuse('LG-PIC-12', 'A carried Hero flings nothing.');
  if (hero.carrying === null) return refuse('LG-FLI-01', 'There is nothing to fling.');
  if (unit(dir) === null) return refuse('LG-LIM-04', 'A direction has a length.');
  const refused = refuseChosen(s, 'fling', chosen);
  if (refused) return refused;
  const i = indexOf(s, hero.carrying);
  return refuseAttempt(s, hero, 'fling', hero.carrying, flingDifficulty(s, i, chosen), spend);
}

/** LG-CAL-04: whether the active Hero may call anybody. */
export function refuseToCall(s: Scene): Ruling {
  const { callUsed, called } = s.activation!;
  const { callAgain, chainCalls } = s.match.config;
  if (callUsed && !callAgain) return refuse('LG-CAL-04', 'One call per activation.');
  return called && !chainCalls ? refuse('LG-CAL-04', 'A called Hero cannot call.') : null;
}

function refuseCall(s: Scene, hero: Hero, { hero: id, chosen, spend }: DecisionOf<'callHero'>): Ruling {
  const friend = heroOf(s, id);
  if (!friend) return noHero('hero', id);
  const refused = refuseToCall(s);
  if (refused) return refused;
  if (friend === hero || friend.seat !== hero.seat || !friend.onTable || friend.token)
    return refuse('LG-CAL-01', `${nameOf(friend)} cannot be called: a friend on the table without a token.`);
  return refuseChosen(s, 'callHero', chosen) ?? refuseAttempt(s, hero, 'callHero', id, chosen, spend);
}

/** LG-STR-06, LG-KNB-04. */
function refuseFollowUp(
  s: Scene,
  d: DecisionIn<'FollowUp'>,
  { hero: id, target: at, knockDown, knockBack }: Asked['FollowUp'],
): Ruling {
  const hero = heroOf(s, id)!;
  const target = heroOf(s, at)!;
  if (d.type === 'doneFollowUps') return null;
  if (d.type === 'knockDown') {
    if (!knockDown) return refuse('LG-STR-06', 'Knock Down was tried already.');
    return refuseChosen(s, 'knockDown', d.chosen) ?? refuseAttempt(s, hero, 'knockDown', at, 2 * d.chosen, d.spend);
  }
  if (!knockBack) return refuse('LG-STR-06', 'Knock Back was tried already.');
  const direction = unit(d.dir);
  if (direction === null) return refuse('LG-LIM-04', 'A direction has a length.');
  if (direction[2] < 0 && isSupported(s, target) && !s.match.config.knockDownwards)
    return refuse('LG-KNB-04', 'Not into what it stands on.');
  return refuseChosen(s, 'knockBack', d.chosen) ?? refuseAttempt(s, hero, 'knockBack', at, 2 * d.chosen, d.spend);
}

/** The rule that tells a seat it has nothing to decide now. */
export function notAsked(s: Scene): Refusal<RuleId> {
  if (s.result !== null) return refuse('LG-END-01', 'The game is over.');
  if (s.phase === 'heroes') return refuse('LG-SET-01', 'Another player is choosing Heroes.');
  if (s.phase === 'deploy') return refuse('LG-SET-08', 'Another player is placing a Hero.');
  return refuse('LG-ACT-02', 'It is not your decision.');
}
