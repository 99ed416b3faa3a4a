// Sealed Bids: hidden hands, and bids that nobody sees until both are made. The smallest ruleset with secrets.
// `sandtable --with examples/rulesets/sealed-bids.js play`
import { refuse } from '@sandtable/kernel';
import * as z from 'zod/mini';

const SEATS = ['A', 'B'];
const CARDS = 10;
const other = (seat) => (seat === 'A' ? 'B' : 'A');
const byNumber = (a, b) => a - b;

const rules = {
  'BID-01': {
    chapter: 'Dealing',
    title: 'The deal',
    text: 'The cards 1 to 10 are shuffled, and each seat is dealt a hand that only it may see. The others stay out.',
  },
  'BID-02': {
    chapter: 'Rounds',
    title: 'Bidding',
    text: 'In each round both seats bid one card of their hand, face down. The bids are turned up together.',
    see: ['BID-03'],
  },
  'BID-03': {
    chapter: 'Rounds',
    title: 'Taking the round',
    text: 'The higher card takes the round. Both are out of the game.',
  },
  'BID-04': {
    chapter: 'The end',
    title: 'Winning',
    text: 'When the hands are empty, the seat with more rounds wins; with as many each, it is a draw.',
  },
  'BID-05': {
    chapter: 'Rounds',
    title: 'Only what you hold',
    text: 'A seat can bid only a card that is in its hand.',
  },
};

const card = z.int().check(z.gte(1), z.lte(CARDS));
const cards = z.array(card);
const setup = z.strictObject({ hand: z.int().check(z.gte(1), z.lte(CARDS / 2)) });
const state = z.strictObject({
  size: z.int(),
  dealt: z.boolean(),
  hands: z.strictObject({ A: cards, B: cards }),
  shown: cards,
  rounds: z.strictObject({ A: z.int(), B: z.int() }),
});

function* play(t) {
  const s = t.state;
  if (!s.dealt) deal(t);
  while (s.hands.A.length > 0) {
    t.boundary();
    const bids = yield* t.askSealed(
      SEATS.map((seat) => ({ kind: 'bid', seat, data: { round: s.size - s.hands[seat].length + 1 } })),
    );
    t.revealed();
    const [a, b] = bids.map((bid) => bid.card);
    s.hands.A = s.hands.A.filter((c) => c !== a);
    s.hands.B = s.hands.B.filter((c) => c !== b);
    s.shown.push(a, b);
    const taker = a > b ? 'A' : 'B';
    s.rounds[taker]++;
    t.log({ type: 'round', rule: 'BID-03', taker, bids: { A: a, B: b } });
  }
  const winner = s.rounds.A === s.rounds.B ? null : s.rounds.A > s.rounds.B ? 'A' : 'B';
  t.log({ type: 'ended', rule: 'BID-04', winner });
  return { winner, rule: 'BID-04', by: 'rounds' };
}

function deal(t) {
  const s = t.state;
  const deck = t.shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
  for (const seat of SEATS) {
    s.hands[seat] = deck.splice(0, s.size).sort(byNumber);
    t.logSecret(
      seat,
      { type: 'dealt', rule: 'BID-01', seat, cards: [...s.hands[seat]] },
      { type: 'dealt', rule: 'BID-01', seat, count: s.size },
    );
  }
  s.dealt = true;
}

function say(event) {
  switch (event.type) {
    case 'dealt':
      return `${event.seat} is dealt ${event.cards ? event.cards.join(', ') : `${event.count} cards`}.`;
    case 'round':
      return `A bids ${event.bids.A}, B bids ${event.bids.B}: ${event.taker} takes the round.`;
    default:
      return event.winner ? `${event.winner} wins.` : 'It is a draw.';
  }
}

const copy = (s) => ({
  ...s,
  hands: { A: [...s.hands.A], B: [...s.hands.B] },
  shown: [...s.shown],
  rounds: { ...s.rounds },
});

function imagine(view, chance) {
  const hidden = [];
  for (let c = 1; c <= CARDS; c++) if (!view.shown.includes(c) && !view.hand.includes(c)) hidden.push(c);
  const draw = () => hidden.splice(chance.below(hidden.length), 1)[0];
  const guess = () => Array.from({ length: view.left }, draw).sort(byNumber);
  const mine = view.seat ? { [view.seat]: [...view.hand] } : {};
  return {
    size: view.size,
    dealt: true,
    hands: { A: mine.A ?? guess(), B: mine.B ?? guess() },
    shown: [...view.shown],
    rounds: { ...view.rounds },
  };
}

export const sealedBids = {
  id: 'sealed-bids',
  version: '1.0.0',
  title: 'Sealed Bids',
  rules,
  ready: [{ id: 'five', title: 'Hands of five', setup: { hand: 5 } }],
  setup,
  state,
  questions: {
    bid: {
      answer: z.strictObject({ card }),
      finite: true,
      options: (s, { seat }) => s.hands[seat].map((c) => ({ card: c })),
      check: (s, { seat }, answer) =>
        s.hands[seat].includes(answer.card) ? null : refuse('BID-05', `${answer.card} is not in the hand of ${seat}.`),
    },
  },
  queries: {},
  open: ({ hand }) => ({
    size: hand,
    dealt: false,
    hands: { A: [], B: [] },
    shown: [],
    rounds: { A: 0, B: 0 },
  }),
  seats: () => SEATS,
  play,
  copy,
  view: (s, seat, open) => ({
    seat,
    size: s.size,
    hand: seat ? [...s.hands[seat]] : [],
    left: s.hands[seat ? other(seat) : 'A'].length,
    shown: [...s.shown],
    rounds: { ...s.rounds },
    ...(open && { hands: { A: [...s.hands.A], B: [...s.hands.B] } }),
  }),
  imagine,
  notAsked: (s, seat) =>
    s.hands.A.length === 0
      ? refuse('BID-04', 'The game is over.')
      : refuse('BID-02', `${seat} has already bid in this round.`),
  say,
  guide: null,
};
