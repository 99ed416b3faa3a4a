import { type Hero, heroOf, type Scene } from '../state.js';
import { FATIGUE_OUT, VP_TO_WIN } from '../terms.js';
import { nearness } from './prices.js';

// The chance to win (11.3): who is there and whose turn it is, what is in the banks, and what the scenario is about to pay. The
// weights are near a logistic fit to the outcomes of 16,500 games of greedy play with stray moves, those of all scenarios. What
// somebody could be hit by from where all stand is not in it: banks of twenty find a way to take somebody out nearly always.

/** How well a seat stands, from 0 to 1; what it had by luck is taken off. */
export function standingOf(s: Scene, seat: number, luck = 0): number {
  if (s.result !== null) return s.result.winner === null ? 0.5 : s.result.winner === seat ? 1 : 0;
  const own = strength(s, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats.length; other++) if (other !== seat) best = Math.max(best, strength(s, other));
  return 1 / (1 + Math.exp(best - own + luck));
}

interface Weights {
  /** A Hero on the table; what it takes off to have only one left; a Hero that is still to act. */
  readonly alive: number;
  readonly alone: number;
  readonly ready: number;
  /** The richest bank, and all together. */
  readonly richest: number;
  readonly banks: number;
  /** Whose turn it is next: to have it, each Hero ready for it, and what those hold. */
  readonly next: number;
  readonly nextReady: number;
  readonly atHand: number;
}

/** Where two stand against two, one activation decides more than among larger teams. */
const PAIRS: Weights = {
  alive: 0.15,
  alone: -0.07,
  ready: 0.11,
  richest: 2.4,
  banks: 3.75,
  next: -0.56,
  nextReady: 0.45,
  atHand: 2.24,
};
const TEAMS: Weights = {
  alive: 0.15,
  alone: -0.34,
  ready: 0.13,
  richest: 2.1,
  banks: 2.1,
  next: -0.06,
  nextReady: 0.1,
  atHand: 1.24,
};
const weightsOf = ({ match }: Scene): Weights => (match.heroes <= 2 ? PAIRS : TEAMS);

/** The first points of a bank tell most: so many points make two thirds of all it can be worth. */
const SCALE = 60;
const filled = (points: number): number => 1 - Math.exp(-points / SCALE);

/** A point of Fatigue to go: bruises hardly tell, for whoever falls mostly does so in one blow. */
const FRESH = 0.008;
/** Victory points as a share of those that win, and to want one only; what the Clearing would pay now, and if that wins. */
const POINTS = 0.5;
const MATCH_POINT = 0.25;
const PAID = 0.3;
const PAID_LAST = 0.6;

/** The banks of a side: the richest, the sum, and the sum of those still to act. */
export interface Banks {
  richest: number;
  all: number;
  ready: number;
}

/** Counts the banks of a side but that of one Hero. */
export function countBanks(s: Scene, seat: number, without: Hero | null, into: Banks): Banks {
  into.richest = into.all = into.ready = 0;
  for (const hero of s.heroes) {
    if (hero.seat !== seat || !hero.onTable || hero === without) continue;
    const { heroism } = hero;
    into.all += heroism;
    if (heroism > into.richest) into.richest = heroism;
    if (!hero.token) into.ready += heroism;
  }
  return into;
}

/** What banks are worth, and one of `more` beside them, to a side that is next or is not. */
export function banksWorth(s: Scene, { richest, all, ready }: Readonly<Banks>, isNext: boolean, more = 0): number {
  const w = weightsOf(s);
  const sum = w.richest * filled(Math.max(richest, more)) + w.banks * filled(all + more);
  return isNext ? sum + w.atHand * filled(ready + more) : sum;
}

const counted: Banks = { richest: 0, all: 0, ready: 0 };

function strength(s: Scene, seat: number): number {
  const w = weightsOf(s);
  const isNext = (s.active === null ? s.next : s.activeSeat) === seat;
  let alive = 0;
  let ready = 0;
  let fresh = 0;
  for (const hero of s.heroes) {
    if (hero.seat !== seat || !hero.onTable) continue;
    alive++;
    if (!hero.token) ready++;
    fresh += FATIGUE_OUT - hero.fatigue;
  }
  let sum = FRESH * fresh + w.alive * alive + w.ready * ready + (alive === 1 ? w.alone : 0) + scenarioWorth(s, seat);
  if (isNext) sum += w.next + w.nextReady * ready;
  return sum + banksWorth(s, countBanks(s, seat, null, counted), isNext);
}

function scenarioWorth(s: Scene, seat: number): number {
  const { scenario } = s;
  if (scenario === null || scenario === 'battle') return 0;
  const { vp } = s.seats[seat]!;
  const wanted = VP_TO_WIN[scenario];
  const last = vp === wanted - 1;
  const points = (POINTS * vp) / wanted + (last ? MATCH_POINT : 0);
  if (scenario === 'demolitionMan' || !isPaid(s, seat)) return points;
  return points + (last ? PAID + PAID_LAST : PAID) * nearness(s);
}

/** Whether the seat would be paid if it were the Clearing now (LG-SCN-12, 22, 23, 24). */
function isPaid(s: Scene, seat: number): boolean {
  const { scenario } = s;
  if (scenario === 'dangerRoom' || scenario === 'icarus') {
    const { holder } = scenario === 'dangerRoom' ? s.danger : s.flight;
    return holder !== null && heroOf(s, holder)!.seat === seat;
  }
  let own = Number.NEGATIVE_INFINITY;
  let other = Number.NEGATIVE_INFINITY;
  for (let of = 0; of < s.seats.length; of++) {
    const counts = scenario === 'ofGods' ? mostHeroism(s, of) : -fatigueOf(s, of);
    if (of === seat) own = counts;
    else other = Math.max(other, counts);
  }
  return own > other;
}

function mostHeroism(s: Scene, seat: number): number {
  let most = -1;
  for (const hero of s.heroes) if (hero.seat === seat && hero.onTable) most = Math.max(most, hero.heroism);
  return most;
}

function fatigueOf(s: Scene, seat: number): number {
  let sum = 0;
  for (const hero of s.heroes) if (hero.seat === seat) sum += hero.onTable ? hero.fatigue : FATIGUE_OUT;
  return sum;
}
