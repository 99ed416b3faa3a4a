import type { Chance, Guide, Question } from '@sandtable/kernel';
import type { QuestionKindId } from './ask.js';
import {
  priceOf,
  worthOfActivation,
  worthOfFire,
  worthOfMelee,
  worthOfMove,
  worthOfReaction,
  worthOfWatch,
} from './bot/worth.js';
import type { Decision } from './decisions.js';
import { optionsOf } from './options.js';
import { isInPlay } from './poses.js';
import { type Battle, kindOf, sideOf } from './state.js';
import { type Seat, type Side, sideOfSeat } from './terms.js';
import { controllerOfPoint } from './victory.js';

// How to play Fictioneers: Legacy: what search asks of the ruleset.

/** What an option is worth to who is asked, in points. */
function worthOf(b: Battle, d: Decision, seat: Seat): number {
  switch (d.type) {
    case 'Fire':
      return worthOfFire(b, d);
    case 'Move':
      return worthOfMove(b, d);
    case 'ChooseMelee':
      return worthOfMelee(b, d);
    case 'OverwatchReaction':
      return worthOfReaction(b, d);
    case 'Activate':
      return worthOfActivation(b, d.model);
    case 'DeclareOverwatch':
      return worthOfWatch(b, d.models);
    case 'PreGameOverwatch':
      return d.models.length;
    case 'SetShield':
      return d.up ? -1 : 0.5; // who hides behind a shield does not shoot
    case 'UseSensor':
      return b.models.some(({ hidden, where }) => hidden && where === 'table') ? 0.4 : -1;
    case 'AnswerDraw':
      return standsAt(b, seat) < 0.45 === d.accept ? 1 : 0;
    case 'ChangeSeat':
    case 'AttachPlatoonLeader':
    case 'HandOver':
    case 'SetUp':
    case 'Pack':
      return -1;
    default:
      return 0;
  }
}

interface Weighed {
  readonly answer: Decision;
  readonly worth: number;
}

function weighed(b: Battle, question: Question): Weighed[] {
  const options = optionsOf(question.kind as QuestionKindId)(b, question.seat);
  const all = options.map((answer) => ({ answer, worth: worthOf(b, answer, question.seat) }));
  return all.sort((x, y) => y.worth - x.worth);
}

const MOST = 12;
const SHORT = 4;

/** The best of what is weighed; where several are equal, the first offered. */
function greedy(b: Battle, question: Question): Decision {
  return weighed(b, question)[0]!.answer;
}

function playout(b: Battle, question: Question, chance: Chance): Decision {
  const best = weighed(b, question).slice(0, SHORT);
  const near = best.filter(({ worth }) => worth >= best[0]!.worth - 1);
  return near[chance.below(near.length)]!.answer;
}

/** Points in hand: what is scored, what stands, and what would be scored for the ground held now. */
function standingOf(b: Battle, side: Side): number {
  let points = b.score[side];
  for (let i = 0; i < b.models.length; i++) {
    if (sideOf(b, i) !== side || !isInPlay(b, i)) continue;
    const { squad } = b.models[i]!;
    const morale = kindOf(b, i) === 'figure' && squad !== null ? b.squads[squad]!.morale : 'normal';
    points += 0.3 * priceOf(b, i) * (morale === 'normal' ? 1 : morale === 'shaken' ? 0.9 : 0.7);
  }
  for (const { id, kind, points: prize } of b.match.scenario.objectives)
    if (kind === 'control' && controllerOfPoint(b, id) === side) points += 0.5 * prize;
  return points;
}

/** From 0 to 1 by the lead, measured against the larger force. */
function standsAt(b: Battle, seat: Seat): number {
  const side = sideOfSeat(seat);
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === side ? 1 : 0;
  const force = Math.max(1, b.muster.points.A, b.muster.points.B);
  const lead = (standingOf(b, side) - standingOf(b, side === 'A' ? 'B' : 'A')) / force;
  return 0.5 + (0.48 * lead) / (0.25 + Math.abs(lead));
}

export const guide: Guide<Battle, Decision> = {
  candidates: (b, question) =>
    weighed(b, question)
      .slice(0, MOST)
      .map(({ answer }) => answer),
  playout,
  greedy,
  value: standsAt,
  horizon: { decisions: 12, handovers: 1 },
};
