import type { Question } from '@sandtable/kernel';
import type { Asked, DecisionIn, QuestionKindId } from '../ask.js';
import { prospect } from '../odds.js';
import { flingDifficulty } from '../rules/fling.js';
import { shotDifficulty } from '../rules/long-shot.js';
import type { MomentId } from '../rules/moments.js';
import { pickUpDifficulty } from '../rules/pick-up.js';
import { strikeDifficulty } from '../rules/strike.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { indexOf } from '../tables.js';
import { inchesWorth } from './moves.js';
import { type Banks, banksWorth, countBanks } from './value.js';

// What of a result was dice: the bank after an attempt against what it is on average (decision 0005). What follows from it later is
// not discounted; most of the noise is gone all the same.

/** The attempt that an answer is, if it is one that rolls at once for the Hero's own bank. */
function attemptOf(
  s: Scene,
  { kind, data }: Question,
  d: DecisionIn,
): [Hero, MomentId, number, number, number?] | null {
  if (!('spend' in d) || d.type === 'callHero') return null;
  const { hero: id, difficulty, pays } = data as { hero: string; difficulty: number; pays?: number };
  const hero = heroOf(s, id)!;
  switch (d.type) {
    case 'move':
      return [hero, 'move', d.chosen, d.spend];
    case 'attempt':
      return [hero, momentOf(kind as QuestionKindId, data), difficulty, d.spend, pays];
    case 'strikeBack':
    case 'struggle':
      return [hero, d.type, difficulty, d.spend];
    case 'strike':
      return [hero, d.type, strikeDifficulty(hero), d.spend];
    case 'longShot':
      return [hero, d.type, shotDifficulty(s, hero, heroOf(s, d.target)!), d.spend];
    case 'pickUp':
      return [hero, d.type, pickUpDifficulty(s, indexOf(s, d.thing)), d.spend];
    case 'fling':
      return [hero, d.type, flingDifficulty(s, indexOf(s, hero.carrying!), d.chosen), d.spend];
    case 'knockDown':
    case 'knockBack':
      return [hero, d.type, 2 * d.chosen, d.spend];
    default:
      return null;
  }
}

const WINDOWS: Partial<Record<QuestionKindId, MomentId>> = {
  ComeThrough: 'comeThrough',
  HeroLanding: 'heroLanding',
  Defend: 'defend',
};

function momentOf(kind: QuestionKindId, data: unknown): MomentId {
  return WINDOWS[kind] ?? (data as Asked['Stretch']).moment;
}

// The attempt under way: whose it is, and what its bank (and its inches) would be worth on average.
let whose = '';
let mean = 0;
let inches = 0;
// The other banks of its side, and whether that will be next when this activation is over.
const others: Banks = { richest: 0, all: 0, ready: 0 };
let isNext = false;

/** Notes an attempt before it is made; false if the answer is none. */
export function stake(s: Scene, question: Question, answer: DecisionIn): boolean {
  const attempt = attemptOf(s, question, answer);
  if (attempt === null) return false;
  const [hero, moment, difficulty, spend, pays] = attempt;
  const { chance, gain } = prospect(s, hero, moment, difficulty, spend, pays);
  const left = hero.heroism - spend;
  countBanks(s, hero.seat, hero, others);
  isNext = hero.seat !== s.activeSeat;
  const failed = banksWorth(s, others, isNext, left);
  inches = moment === 'move' ? banksWorth(s, others, isNext, left + inchesWorth(difficulty + 1)) - failed : 0;
  mean = chance * (banksWorth(s, others, isNext, left + gain) + inches) + (1 - chance) * failed;
  whose = hero.id;
  return true;
}

/** How much better than average the attempt noted last went. */
export function luck(s: Scene): number {
  const hero = heroOf(s, whose)!;
  const pool = inches > 0 && s.activation!.pool > 0 ? inches : 0;
  return banksWorth(s, others, isNext, hero.heroism) + pool - mean;
}
