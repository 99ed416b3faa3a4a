import { Memo } from '@sandtable/craft';
import { bug, type Chance, type Guide, type Horizon, type Question, type Ruleset } from '@sandtable/kernel';
import type { DecisionIn, QuestionKindId } from './ask.js';
import { startWorth } from './bot/goals.js';
import { luck, stake } from './bot/luck.js';
import { fingerprint } from './bot/memo.js';
import { adopt, FEARLESS, STYLES, survey } from './bot/place.js';
import {
  bestLegal,
  type Scores,
  scoreActivate,
  scoreActivation,
  scoreFights,
  scorePreparation,
  scoreReaction,
} from './bot/scores.js';
import { answerRisk, shotWorth } from './bot/shots.js';
import { poseThere, study } from './bot/study.js';
import { winChance } from './bot/value.js';
import type { Decision, DecisionOf, Fire } from './decisions.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions.js';
import { refusal } from './refusals.js';
import { areaCover } from './rules/cover.js';
import { judgeFire } from './rules/legal-fire.js';
import { couldWatch } from './rules/setup.js';
import { type Battle, idOf, indexOf } from './state.js';
import { otherSide, type Seat, sideOfSeat } from './terms.js';

// How to play Fictioneers: Legacy: what search asks of the ruleset.

const KINDS: Ruleset<Battle>['questions'] = QUESTIONS;

function optionsOf(b: Battle, question: Question): readonly DecisionIn[] {
  return KINDS[question.kind]!.options(b, question);
}

/** How many answers search looks at, by question; others are not weighed. The order of activations is taken as it is: it matters least. */
const WIDTH: { readonly [kind in QuestionKindId]?: number } = {
  OverwatchPhase: 4,
  MoveFirePhase: 1,
  Activation: 8,
  OverwatchReaction: 4,
  CloseCombatPhase: 3,
};

function isWeighed({ kind }: Question): boolean {
  return WIDTH[kind as QuestionKindId] !== undefined;
}

/** Every answer worth considering with its worth. */
function scored(b: Battle, question: Question, style: number): Scores {
  const scores: Scores = { answers: [], worth: [] };
  study(b);
  survey(b);
  const seat = question.seat as Seat;
  adopt(seat, style);
  switch (question.kind as QuestionKindId) {
    case 'OverwatchPhase':
      scorePreparation(b, seat, scores);
      return scores;
    case 'MoveFirePhase':
      scoreActivate(b, seat, scores);
      return scores;
    case 'Activation':
      if (b.models[b.open!]!.where !== 'table') return arrivals(b, question, scores);
      scoreActivation(b, b.open!, scores);
      return scores;
    case 'OverwatchReaction':
      scoreReaction(b, seat, scores);
      return scores;
    case 'CloseCombatPhase':
      scoreFights(b, seat, scores);
      return scores;
    default:
      return bug(`${question.kind} is not weighed`);
  }
}

/** Those in reserve come in; those aboard fire if they can, and stay where they are. */
function arrivals(b: Battle, question: Question, scores: Scores): Scores {
  const waiting = b.models[b.open!]!.where === 'reserve';
  for (const option of OPTIONS.Activation(b, question)) {
    scores.answers.push(option);
    scores.worth.push(option.type === 'Move' ? (waiting ? 1 : -1) : option.type === 'Fire' ? 2 : 0);
  }
  return scores;
}

/** Questions that are not weighed one ply ahead. */
function unweighed(b: Battle, question: Question, chance: Chance): Decision {
  const seat = question.seat as Seat;
  switch (question.kind as QuestionKindId) {
    case 'PreGameOverwatch':
      // a marker costs nothing before the game: its side could not act yet anyway
      return { type: 'PreGameOverwatch', models: couldWatch(b, seat).map((i) => idOf(b, i)) };
    case 'ChooseZoneOrTurn':
      return zoneOrTurn(b, seat);
    case 'DeploySquad':
      return deployment(b, question);
    case 'AnswerDraw':
      return { type: 'AnswerDraw', accept: winChance(b, seat) < 0.45 };
    default: {
      const options = optionsOf(b, question);
      return options[chance.below(options.length)]!;
    }
  }
}

/** Who goes second decides in the last turn who holds an objective; zones are fair. */
function zoneOrTurn(b: Battle, seat: Seat): DecisionOf<'ChooseZoneOrTurn'> {
  const side = sideOfSeat(seat);
  const second = { type: 'ChooseZoneOrTurn', first: otherSide(side) } as const;
  return refusal(b, seat, second) === null ? second : OPTIONS.ChooseZoneOrTurn(b)[0]!;
}

/** The deployment whose places are worth most. */
function deployment(b: Battle, question: Question): DecisionOf<'DeploySquad'> {
  study(b);
  survey(b);
  let best: DecisionOf<'DeploySquad'> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of OPTIONS.DeploySquad(b, question)) {
    let sum = 0;
    for (const { model, at } of option.placements) {
      const i = indexOf(b, model);
      if (at) sum += startWorth(i, at, areaCover(b, poseThere(i, at.x, at.y), null) > 0);
    }
    if (sum > most) {
      most = sum;
      best = option;
    }
  }
  return best!;
}

/** How many of the best answers greedy play works out exactly. */
const EXACT = 6;

/** The best legal answers, shots weighed by the exact odds of the rules. */
function best(b: Battle, question: Question, most: number, style: number): readonly DecisionIn[] {
  const scores = scored(b, question, style);
  if (question.kind === 'Activation') weighExactly(b, scores);
  const found = bestLegal(b, question.seat as Seat, scores, most);
  return found.length > 0 ? found : optionsOf(b, question).slice(0, most);
}

function greedy(b: Battle, question: Question, chance: Chance): Decision {
  return isWeighed(question) ? best(b, question, 1, 0)[0]! : unweighed(b, question, chance);
}

/** Replaces what the best shots seemed to promise by what they do. */
export function weighExactly(b: Battle, { answers, worth, stay, leave }: Scores): void {
  if (stay === undefined) return;
  const risk = answerRisk(b, b.open!);
  const shots = answers.flatMap(({ type }, k) => (type === 'Fire' ? [k] : []));
  shots.sort((k, l) => worth[l]! - worth[k]!);
  let weighed = 0;
  for (const k of shots) {
    const answer = answers[k] as Fire;
    if ('rule' in judgeFire(b, b.open!, answer)) worth[k] = Number.NEGATIVE_INFINITY;
    else worth[k] = (answer.staysStationary ? stay : (leave ?? stay)) - risk + shotWorth(b, b.open!, answer);
    if (++weighed === EXACT) return;
  }
}

// How playouts go on in a position, and what search considers there.
const played = new Memo<Decision>();
const considered = new Memo<readonly Decision[]>();

const keyOf = (b: Battle, { seat, kind }: Question, style: number): number => fingerprint(b, seat + kind + style);

/** What greedy play would do, in any style. A quicker look in its place, half as dear, cost search a good part of its lead. */
function playout(b: Battle, question: Question, chance: Chance, style = 0): Decision {
  if (!isWeighed(question)) return unweighed(b, question, chance);
  return played.recall(b.match, keyOf(b, question, style), () => best(b, question, 1, style)[0]!);
}

function candidates(b: Battle, question: Question, style = 0): readonly Decision[] {
  if (!isWeighed(question)) return [unweighed(b, question, FIRST)];
  const width = WIDTH[question.kind as QuestionKindId]!;
  return considered.recall(b.match, keyOf(b, question, style), () => best(b, question, width, style));
}

/** Where no lot need be drawn. */
const FIRST: Chance = { below: () => 0 };

/** To the end of the enemy's turn. */
const HORIZON: Horizon = { decisions: 400, handovers: 2 };

export const guide: Guide<Battle> = {
  candidates,
  playout,
  styles: STYLES.length,
  greedy,
  guesses: 1, // where the hidden might be matters to the use of a sensor alone
  value: (b, seat, luck) => winChance(b, seat as Seat, luck),
  stake: (b, question, answer) => stake(b, question.seat as Seat, answer as Decision),
  luck,
  beginner: { playouts: 0, style: FEARLESS },
  turn: ({ turn }) => turn,
  horizon: () => HORIZON,
};
