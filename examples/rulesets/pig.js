// Pig, the old dice game, as a whole ruleset: roll as often as you dare, but a 1 loses the pot.
// `sandtable --with examples/rulesets/pig.js play`
import { malformed, refuse } from '@sandtable/kernel';
import * as z from 'zod/mini';

const SEATS = ['A', 'B'];
const other = (seat) => (seat === 'A' ? 'B' : 'A');

const rules = {
  'PIG-01': {
    chapter: 'Turns',
    title: 'The turn',
    text: 'The seats take turns. In its turn a seat rolls a die as often as it likes.',
    see: ['PIG-02', 'PIG-04'],
  },
  'PIG-02': {
    chapter: 'Turns',
    title: 'Rolling',
    text: 'A roll of 2 to 6 is added to the pot, and the seat decides again.',
  },
  'PIG-03': { chapter: 'Turns', title: 'Losing the pot', text: 'A 1 empties the pot and ends the turn.' },
  'PIG-04': {
    chapter: 'Turns',
    title: 'Holding',
    text: 'Instead of rolling, a seat may hold: it scores the pot and its turn ends. An empty pot cannot be held.',
    see: ['PIG-05'],
  },
  'PIG-05': {
    chapter: 'The end',
    title: 'Winning',
    text: 'The first seat to hold the target score or more wins.',
  },
  'PIG-06': { chapter: 'The end', title: 'Resigning', text: 'A seat may resign whenever it is asked. The other wins.' },
  'PIG-RUL-1': {
    chapter: 'Rulings',
    title: 'Reaching the target with the pot',
    text: 'A pot that would reach the target does not win by itself: it must be held.',
    reason: 'Descriptions of the game differ; holding keeps the last roll a decision.',
    see: ['PIG-05'],
  },
};

const score = z.int().check(z.gte(0));
const setup = z.strictObject({
  target: z.int().check(z.gte(2), z.lte(1000)),
  // An explicit position, for starting in the middle.
  scores: z.optional(z.strictObject({ A: score, B: score })),
  turn: z.optional(z.enum(SEATS)),
  pot: z.optional(score),
});
const state = z.strictObject({
  target: z.int(),
  scores: z.strictObject({ A: score, B: score }),
  turn: z.enum(SEATS),
  pot: score,
});

function* play(t) {
  const s = t.state;
  for (;;) {
    const seat = s.turn;
    t.boundary();
    const answer = yield* t.ask({ kind: 'go', seat, data: { pot: s.pot } });
    if (answer === 'resign') {
      t.log({ type: 'resigned', rule: 'PIG-06', seat });
      return { winner: other(seat), rule: 'PIG-06', by: 'resignation' };
    }
    if (answer === 'hold') {
      s.scores[seat] += s.pot;
      t.log({ type: 'held', rule: 'PIG-04', seat, pot: s.pot, score: s.scores[seat] });
      s.pot = 0;
      if (s.scores[seat] >= s.target) {
        t.log({ type: 'won', rule: 'PIG-05', seat });
        return { winner: seat, rule: 'PIG-05', by: 'score' };
      }
      s.turn = other(seat);
      continue;
    }
    const dice = yield* t.roll(1, 6, 'PIG-02', seat);
    const face = dice[0];
    if (face === 1) {
      t.log({ type: 'lost', rule: 'PIG-03', seat, dice, pot: s.pot });
      s.pot = 0;
      s.turn = other(seat);
    } else {
      s.pot += face;
      t.log({ type: 'rolled', rule: 'PIG-02', seat, dice, pot: s.pot });
    }
  }
}

function say(event) {
  const { seat, dice, pot } = event;
  switch (event.type) {
    case 'rolled':
      return `${seat} rolls a ${dice[0]}: ${pot} in the pot.`;
    case 'lost':
      return `${seat} rolls a 1 and loses the pot of ${pot}.`;
    case 'held':
      return `${seat} holds ${pot} and stands at ${event.score}.`;
    case 'won':
      return `${seat} wins.`;
    default:
      return `${seat} resigns.`;
  }
}

/** Every roll against what it could have brought to the pot: nothing, or 2 to 6. */
function throws(events) {
  const law = [0, 1, 2, 3, 4, 5, 6].map((points) => (points === 1 ? 0 : 1 / 6));
  return events.flatMap(({ type, seat, dice }, at) =>
    type === 'rolled' || type === 'lost'
      ? [{ at, seat, kind: 'points', came: type === 'lost' ? 0 : dice[0], law }]
      : [],
  );
}

const copy = (s) => ({ ...s, scores: { ...s.scores } });

/** Holding at 20 is close to the best there is, and any pot that wins is held. */
const wise = (s) => (s.pot >= 20 || s.scores[s.turn] + s.pot >= s.target ? 'hold' : 'roll');

export const pig = {
  id: 'pig',
  version: '1.0.0',
  title: 'Pig',
  rules,
  ready: [
    { id: 'short', title: 'A short game, to 30', setup: { target: 30 } },
    { id: 'full', title: 'The full game, to 100', setup: { target: 100 } },
  ],
  setup,
  state,
  questions: {
    go: {
      answer: z.enum(['roll', 'hold', 'resign']),
      finite: true,
      options: (s) => (s.pot > 0 ? ['roll', 'hold'] : ['roll']),
      asides: () => ['resign'],
      check: (s, _question, answer) =>
        answer === 'hold' && s.pot === 0 ? refuse('PIG-04', 'The pot is empty: there is nothing to hold.') : null,
    },
  },
  queries: {
    odds: {
      title: 'The chance to keep the pot through some rolls, and what the pot is then worth on average',
      args: z.strictObject({ rolls: z.int().check(z.gte(1), z.lte(100)) }),
      run: (view, { rolls }) => {
        if (view.pot === 0 && rolls > 50) return malformed('rolls', 'rolls is more than anybody needs to know');
        const kept = (5 / 6) ** rolls;
        return { kept, lost: 1 - kept, pot: kept * (view.pot + 4 * rolls) };
      },
    },
  },
  open: ({ target, scores, turn, pot }) => ({
    target,
    scores: scores ? { ...scores } : { A: 0, B: 0 },
    turn: turn ?? 'A',
    pot: pot ?? 0,
  }),
  seats: () => SEATS,
  play,
  copy,
  view: (s) => copy(s),
  imagine: (view) => copy(view),
  notAsked: (s, seat) =>
    s.turn === seat ? refuse('PIG-05', 'The game is over.') : refuse('PIG-01', `It is not ${seat}'s turn.`),
  say,
  throws,
  guide: {
    candidates: (s) => (s.pot > 0 ? [wise(s), wise(s) === 'roll' ? 'hold' : 'roll'] : ['roll']),
    playout: (s, _question, chance) => (s.pot > 0 && chance.below(5) === 0 ? 'hold' : 'roll'),
    greedy: wise,
    value: (s, seat) => {
      const stand = (of) => s.scores[of] + (s.turn === of ? s.pot / 2 : 0);
      const lead = (stand(seat) - stand(other(seat))) / s.target;
      return Math.min(1, Math.max(0, 0.5 + lead / 2));
    },
  },
};
