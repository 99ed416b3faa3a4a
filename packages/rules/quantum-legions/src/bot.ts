import type { Chance, Guide, Horizon, Question, Ruleset } from '@sandtable/kernel';
import { luck, stake } from './bot/luck.js';
import { type Scores, scoreActivate, scoreAttack, scoreMove, scoreOrders, scoreRally } from './bot/scores.js';
import { study } from './bot/study.js';
import { winChance } from './bot/value.js';
import type { Decision } from './decisions.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions.js';
import { leader } from './rules/victory.js';
import type { Battle } from './state.js';
import type { Seat } from './terms.js';

// How to play Quantum Legions: what search asks of the ruleset.

const KINDS: Ruleset<Battle>['questions'] = QUESTIONS;

function optionsOf(b: Battle, question: Question): readonly Decision[] {
  return KINDS[question.kind]!.options(b, question);
}

/** Every answer worth considering with its worth; null where there is nothing to weigh. */
function scored(b: Battle, question: Question, quick: boolean): Scores | null {
  const scores: Scores = { answers: [], worth: [] };
  study(b);
  const seat = question.seat as Seat;
  switch (question.kind) {
    case 'RallyAction':
      scoreRally(b, seat, scores);
      return scores;
    case 'ActivateAction':
      scoreActivate(b, seat, scores, quick);
      return scores;
    case 'MoveUnit':
      scoreMove(b, OPTIONS.MoveUnit(b), scores, quick);
      return scores;
    case 'Attack':
      scoreAttack(b, OPTIONS.Attack(b), scores);
      return scores;
    case 'OrderAction':
      scoreOrders(b, seat, scores);
      return scores;
    default:
      return null;
  }
}

function best({ answers, worth }: Scores): Decision {
  let top = 0;
  for (let i = 1; i < worth.length; i++) if (worth[i]! > worth[top]!) top = i;
  return answers[top]!;
}

/** Questions that are not weighed: all saves are used, a draw is taken when behind, the rest is drawn by lot. */
function unweighed(b: Battle, question: Question, chance: Chance): Decision {
  const options = optionsOf(b, question);
  switch (question.kind) {
    case 'UseSaves':
      return options[options.length - 1]!;
    case 'AnswerDraw':
      return { type: 'AnswerDraw', accept: winChance(b, question.seat as Seat) < 0.5 && leader(b) !== question.seat };
    case 'Deploy':
      return options[0]!;
    default:
      return options[chance.below(options.length)]!;
  }
}

function greedy(b: Battle, question: Question, chance: Chance): Decision {
  const scores = scored(b, question, false);
  return scores ? best(scores) : unweighed(b, question, chance);
}

function playout(b: Battle, question: Question, chance: Chance): Decision {
  const scores = scored(b, question, true);
  return scores ? best(scores) : unweighed(b, question, chance);
}

/** How many answers search looks at, by question. */
const WIDTH: Readonly<Record<string, number>> = {
  RallyAction: 5,
  ActivateAction: 7,
  MoveUnit: 7,
  Attack: 5,
  OrderAction: 9,
};
const OTHERWISE = 8;

/**
 * After so many turns without a loss somebody must go and look for the enemy: waiting is good play only against one who comes,
 * and two who wait are a stalemate (QL-VIC-07).
 */
const PATIENCE = 10;

function candidates(b: Battle, question: Question): readonly Decision[] {
  const scores = scored(b, question, true);
  if (!scores) return optionsOf(b, question).slice(0, OTHERWISE);
  const { answers, worth } = scores;
  const order = worth.map((_, i) => i).sort((i, j) => worth[j]! - worth[i]! || i - j);
  const best = order.slice(0, WIDTH[question.kind] ?? OTHERWISE).map((i) => answers[i]!);
  if (b.quietTurns < PATIENCE) return best;
  // what a place is worth may well be below nothing; of everything else, only what promises something
  const floor = question.kind === 'MoveUnit' ? Number.NEGATIVE_INFINITY : 0;
  const busy = best.filter((answer, i) => worth[order[i]!]! > floor && !isWaiting(answer));
  return busy.length > 0 ? busy : best;
}

function isWaiting(answer: Decision): boolean {
  return answer.type === 'Done' || (answer.type === 'MoveUnit' && answer.path.length === 0);
}

/** The rest of the own turn, the answer to it, and the turn after that: an order is placed for the next turn. Further on, dice drown it. */
const HORIZON: Horizon = { decisions: 300, handovers: 3 };

export const guide: Guide<Battle> = {
  candidates,
  playout,
  greedy,
  guesses: 1, // it weighs an enemy's order by its being there, not by its kind
  value: (b, seat, luck) => winChance(b, seat as Seat, luck),
  stake: (b, _, answer) => stake(b, answer as Decision),
  luck,
  horizon: () => HORIZON,
};
