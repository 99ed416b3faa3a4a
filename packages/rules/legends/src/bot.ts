import { Memo } from '@sandtable/craft';
import type { Guide, Horizon, Question, Seat } from '@sandtable/kernel';
import type { DecisionIn, QuestionKindId } from './ask.js';
import { best, first } from './bot/answers.js';
import { luck, stake } from './bot/luck.js';
import { fingerprint } from './bot/memo.js';
import { standingOf } from './bot/value.js';
import { type Scene, seatIndex } from './state.js';
import { whileStill } from './tables.js';

// Advice on playing well (section 11): what each answer is worth by exact odds one step ahead, and how well a seat stands.

/** How many answers search compares: elsewhere exact odds say enough. */
const WIDTH: Partial<Record<QuestionKindId, number>> = {
  Deploy: 96,
  Activate: 5,
  Move: 6,
  Act: 10,
  Defend: 3,
  FollowUp: 4,
};

/** An activation is judged at its end. Where a Hero is set up shows when everybody has acted: who can be reached, and who is hit first. */
const ACTIVATION: Horizon = { decisions: 40, handovers: 1 };
const round = (heroes: number): Horizon => ({ decisions: 50 * heroes, handovers: heroes });

// What search compares in a position, and how playouts go on in it.
const compared = new Memo<readonly DecisionIn[]>();
const goneOn = new Memo<DecisionIn>();

const compare = (s: Scene, question: Question): readonly DecisionIn[] =>
  compared.recall(s.match, fingerprint(s, question), () =>
    whileStill(s, () => best(s, question, WIDTH[question.kind as QuestionKindId] ?? 1)),
  );

/** Only acts take long enough to think of. */
const goOn = (s: Scene, question: Question): DecisionIn =>
  question.kind === 'Act'
    ? goneOn.recall(s.match, fingerprint(s, question), () => firstOf(s, question, true))
    : firstOf(s, question, true);

function firstOf(s: Scene, question: Question, quick: boolean): DecisionIn {
  return whileStill(s, () => first(s, question, quick));
}

export const guide: Guide<Scene> = {
  candidates: compare,
  playout: goOn,
  greedy: (s, question) => firstOf(s, question, false),
  guesses: 1, // nothing is hidden
  value: (s, seat: Seat, discount) => standingOf(s, seatIndex(s, seat), discount),
  stake: (s, question, answer) => stake(s, question, answer as DecisionIn),
  luck,
  // whoever chooses a Hero has begun the next activation; a called Hero goes on with the one that called it
  turn: ({ active, activation }) => {
    const serial = activation?.serial ?? 0;
    if (active === null) return serial + 1;
    return activation?.called ? serial - 1 : serial;
  },
  beginner: { playouts: 0 }, // what a blow brings, and not what comes after it
  unordered: ({ kind }) => kind === 'Deploy',
  horizon: ({ kind }, { heroes }) => (kind === 'Deploy' ? round(heroes.length) : ACTIVATION),
};
