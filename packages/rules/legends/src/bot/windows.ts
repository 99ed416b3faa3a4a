import type { Asked, DecisionIn, QuestionKindId } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { MomentId } from '../rules/moments.js';
import { whyNotSeizing } from '../rules/seizing.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { indexOf, isHero, pieceAt, stirred } from '../tables.js';
import { roundDown } from '../terms.js';
import { promise } from './charges.js';
import { activation, bank, blow, bruise, chance, pain } from './prices.js';
import { freshToken } from './rams.js';
import { poseWorth } from './throws.js';

// The windows in the midst of an act, and the choice of who acts: what each of the offered answers is worth.

type Worth<K extends QuestionKindId> = (s: Scene, d: DecisionIn<K>, data: Asked[K]) => number;

/** What fending something off saves: the Fatigue, and an activation won if it is not one's own. */
function saved(s: Scene, hero: Hero, fatigue: number): number {
  return pain(hero, fatigue) + (s.active !== hero.id && whyNotSeizing(s, hero) === null ? activation(hero) : 0);
}

/** An attempt that may be declined, when success is worth so much. */
function tried(
  s: Scene,
  id: string,
  moment: MomentId,
  difficulty: number,
  d: DecisionOf<'attempt' | 'decline'>,
  success: number,
  pays = difficulty,
): number {
  if (d.type === 'decline') return 0;
  const hero = heroOf(s, id)!;
  return bank(s, hero, moment, difficulty, d.spend, pays) + success * chance(hero, moment, difficulty, d.spend);
}

export const WINDOWS: { readonly [K in Exclude<QuestionKindId, 'Deploy' | 'Act' | 'Move' | 'FollowUp'>]: Worth<K> } = {
  Heroes: () => 0,
  Activate: (s, d) => {
    const hero = heroOf(s, d.hero)!;
    return promise(s, hero, hero.heroism + 1) + 0.1 * hero.heroism;
  },
  Stretch: (s, d, { hero, moment, difficulty, pays }) => tried(s, hero, moment, difficulty, d, 1, pays),
  ComeThrough: (s, d, { hero, piece, difficulty }) => {
    return tried(s, hero, 'comeThrough', difficulty, d, 0.3 + freshToken(s, heroOf(s, hero)!, piece));
  },
  HeroLanding: (s, d, { hero: id, fatigue }) => {
    const hero = heroOf(s, id)!;
    // the active Hero can still cancel what it does not land
    return tried(s, id, 'heroLanding', 1, d, s.active === id ? 0.3 : saved(s, hero, fatigue));
  },
  Defend: (s, d, { hero: id, fatigue, difficulty }) =>
    tried(s, id, 'defend', difficulty, d, saved(s, heroOf(s, id)!, fatigue)),
  CancelImpact: (s, d, { hero: id, mover, other, impetus, answer }) => {
    if (d.cancel) return 0;
    const hero = heroOf(s, id)!;
    if (mover !== id) return -pain(hero, roundDown(bruise(hero, impetus)));
    const struck = other === null ? null : heroOf(s, other);
    if (struck) return blow(s, hero, struck, 1, roundDown(bruise(struck, impetus)));
    return -pain(hero, roundDown(bruise(hero, answer)));
  },
  Place: (s, d, { thing }) => {
    const i = indexOf(s, thing);
    const piece = pieceAt(s, i);
    const carrier = piece.carriedBy === null ? null : heroOf(s, piece.carriedBy);
    if (carrier === null || isHero(s, i)) return 0;
    const { x, y, z } = piece;
    const turned = 'lie' in piece ? { yaw: piece.yaw, lie: piece.lie } : null;
    const { pose } = d;
    Object.assign(piece, turned ? pose : { x: pose.x, y: pose.y, z: pose.z }); // looked at there; put back at once
    stirred();
    const worth = poseWorth(s, carrier, i);
    Object.assign(piece, turned ? { x, y, z, ...turned } : { x, y, z });
    stirred();
    return worth;
  },
  LetGo: (_, d) => (d.letGo ? -1 : 0),
  StrikeBack: (s, d, { hero: id, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'strikeBack') return 0;
    const p = chance(hero, 'strikeBack', difficulty, d.spend);
    return bank(s, hero, 'strikeBack', difficulty, d.spend) + blow(s, hero, heroOf(s, d.target)!, p, difficulty);
  },
  Struggle: (s, d, { hero: id, difficulty }) => {
    const hero = heroOf(s, id)!;
    if (d.type !== 'struggle') return 0;
    const won = s.active !== id && whyNotSeizing(s, hero) === null ? activation(hero) : 0;
    return bank(s, hero, 'struggle', difficulty, d.spend) + (0.5 + won) * chance(hero, 'struggle', difficulty, d.spend);
  },
  FallLine: (_, d) => (d.dir ? -0.1 : 0),
  Order: () => 0,
  AnswerDraw: (_, d) => (d.accept ? -1 : 0),
};
