import type { Chance, Guide, Horizon, Question, Ruleset } from '@sandtable/kernel';
import type { AboutIn } from './ask.js';
import { type Ideas, relayIdeas, situationIdeas, turnIdeas } from './bot/ideas.js';
import { luck, stake } from './bot/luck.js';
import { placeWorth, winChance } from './bot/worth.js';
import type { Decision } from './decisions.js';
import { QUESTIONS } from './questions.js';
import { type About, openingOf } from './rules/opening.js';
import { unitNamed, zoneNamed } from './rules/units.js';
import type { Battle } from './state.js';
import type { Seat } from './terms.js';

// How to play Legendary Battles: what search asks of the ruleset.

const KINDS: Ruleset<Battle>['questions'] = QUESTIONS;
const optionsOf = (b: Battle, question: Question): readonly Decision[] => KINDS[question.kind]!.options(b, question);

/** Every answer worth considering with its worth; null where there is nothing to weigh. `units` bounds how many are thought about. */
function ideasFor(b: Battle, question: Question, units?: number, from = 0): Ideas<Decision> | null {
  const seat = question.seat as Seat;
  switch (question.kind) {
    case 'Turn':
      return turnIdeas(b, seat, units, from);
    case 'Relay': {
      const { action, waiting } = question.data as AboutIn<'Relay'>;
      return relayIdeas(b, seat, action, waiting);
    }
    case 'Situation':
      return situationIdeas(b, seat, openingOf(b, question.data as About));
    case 'Route':
    case 'Retreat': {
      const { unit, zones } = question.data as AboutIn<'Route'>;
      const number = unitNamed(b, unit);
      const answers = zones.map((zone) => ({ type: 'ChooseZone', zone }) as const);
      return { answers, worth: zones.map((zone) => placeWorth(b, number, zoneNamed(b, zone))) };
    }
    default:
      return null;
  }
}

function best({ answers, worth }: Ideas<Decision>): Decision {
  let top = 0;
  for (let i = 1; i < worth.length; i++) if (worth[i]! > worth[top]!) top = i;
  return answers[top]!;
}

/** What is not weighed: powers are used, what is hurt gets better, the rest is drawn by lot. */
function unweighed(b: Battle, question: Question, chance: Chance): Decision {
  const options = optionsOf(b, question);
  switch (question.kind) {
    case 'Improvement':
    case 'Deploy':
      return options[0]!;
    case 'Power':
      return options[options.length - 1]!;
    default:
      return options[chance.below(options.length)]!;
  }
}

function greedy(b: Battle, question: Question, chance: Chance): Decision {
  const ideas = ideasFor(b, question);
  return ideas ? best(ideas) : unweighed(b, question, chance);
}

/** So many units are thought about in a playout, those that come up by lot. */
const QUICKLY = 3;

function playout(b: Battle, question: Question, chance: Chance): Decision {
  const ideas = ideasFor(b, question, QUICKLY, chance.below(32));
  return ideas ? best(ideas) : unweighed(b, question, chance);
}

/** How many answers search looks at, by question. */
const WIDTH: Readonly<Record<string, number>> = { Turn: 10, Situation: 4, Relay: 4 };
const OTHERWISE = 6;

/** The best answers, no more than two for the same unit and Action: many ends of one move are one idea. */
function candidates(b: Battle, question: Question): readonly Decision[] {
  const ideas = ideasFor(b, question);
  if (!ideas) return optionsOf(b, question).slice(0, OTHERWISE);
  const { answers, worth } = ideas;
  const order = worth.map((_, i) => i).sort((i, j) => worth[j]! - worth[i]! || i - j);
  const chosen: Decision[] = [];
  const alike = new Map<string, number>();
  const most = WIDTH[question.kind] ?? OTHERWISE;
  for (const i of order) {
    const answer = answers[i]!;
    const key = answer.type === 'PlayAction' ? `${answer.unit} ${answer.card} ${answer.use}` : `${i}`;
    const count = alike.get(key) ?? 0;
    if (count >= 2) continue;
    alike.set(key, count + 1);
    chosen.push(answer);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** The rest of the own turn and the answer to it; further on, cards drown it. */
const HORIZON: Horizon = { decisions: 60, handovers: 2 };
const AT_ONCE: Horizon = { decisions: 25, handovers: 1 };

export const guide: Guide<Battle> = {
  candidates,
  playout,
  greedy,
  guesses: 1, // it weighs what is public, and its own hand
  value: (b, seat, luck) => winChance(b, seat as Seat, luck),
  stake: (b, question, answer) => stake(b, question, answer as Decision),
  luck,
  horizon: ({ kind }) => (kind === 'Turn' ? HORIZON : AT_ONCE),
  turn: (b) => 2 * b.round + (b.active === b.first ? 0 : 1),
};
