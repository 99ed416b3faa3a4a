/**
 * Parley: hands of cards, and a window for everybody else whenever a card is played.
 * Proves: hidden hands and deck, shuffling, reaction windows in order of priority that nest without limit, peeking, and cards drawn in
 * secret in the midst of an act and played before it is over.
 */
import { reactions } from '@sandtable/craft';
import * as z from 'zod/mini';
import {
  type Chance,
  type Known,
  type Outcome,
  type Play,
  type Question,
  type QuestionKind,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '../../src/index.js';

export const rules = {
  'PARL-01': { title: 'The deal', chapter: 'Cards', text: 'Twenty cards are shuffled; each envoy is dealt three.' },
  'PARL-02': { title: 'A turn', chapter: 'Turns', text: 'The envoy draws a card, then plays one or passes.' },
  'PARL-03': {
    title: 'Replies',
    chapter: 'Turns',
    text: 'To a played card all others may reply, from the left, with one.',
  },
  'PARL-04': { title: 'Envoy', chapter: 'Cards', text: 'An envoy card scores two. Only in your turn.' },
  'PARL-05': {
    title: 'Gift',
    chapter: 'Cards',
    text: 'A gift scores one, at any time. As a reply it brings a card as well, and all may reply once more.',
  },
  'PARL-06': {
    title: 'Veto',
    chapter: 'Cards',
    text: 'A veto, as a reply, makes the card void. A veto can be vetoed.',
  },
  'PARL-07': {
    title: 'Spy',
    chapter: 'Cards',
    text: 'A spy shows you the hand of the envoy to your left. Only in your turn.',
  },
  'PARL-08': {
    title: 'The end',
    chapter: 'The end',
    text: 'When the deck is empty at the start of a turn, most points win.',
  },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const ENVOYS = ['north', 'east', 'south'] as const;
type Seat = (typeof ENVOYS)[number];
const FACES = ['envoy', 'gift', 'veto', 'spy'] as const;
type Face = (typeof FACES)[number];
const cites = { envoy: 'PARL-04', gift: 'PARL-05', veto: 'PARL-06', spy: 'PARL-07' } as const satisfies Record<
  Face,
  Rule
>;
export const CARDS = 20;
/** Cards are numbers, four faces in turn: 0 envoy, 1 gift, 2 veto, 3 spy, 4 envoy ... */
export const face = (card: number): Face => FACES[card % 4]!;

const card = z.int().check(z.gte(0), z.lt(CARDS));
const seatSchema = z.strictObject({ hand: z.array(card), known: z.array(card), points: z.int() });
const talksSchema = z.strictObject({
  turn: z.enum(ENVOYS),
  drawn: z.boolean(),
  deck: z.array(card),
  north: seatSchema,
  east: seatSchema,
  south: seatSchema,
});
export type Talks = z.infer<typeof talksSchema>;
type Envoy = Talks['north'];

/** A seat sees its own hand, how many cards the others hold, and which of those it has seen. */
export interface TalksView {
  readonly seat: string | null;
  readonly turn: Seat;
  readonly drawn: boolean;
  readonly deck: number;
  readonly hand: readonly number[];
  readonly known: readonly number[];
  readonly held: Readonly<Record<Seat, number>>;
  readonly shown: Readonly<Record<Seat, readonly number[]>>;
  readonly points: Readonly<Record<Seat, number>>;
  readonly played: readonly number[];
}

const leftOf = (seat: Seat): Seat => ENVOYS[(ENVOYS.indexOf(seat) + 1) % 3]!;
/** PARL-03: from the left of whoever played. */
const priority = (seat: Seat): Seat[] => [leftOf(seat), leftOf(leftOf(seat))];

/** Both kinds of question are answered with a card from the hand, or null for a pass. */
const playing = (allowed: readonly Face[], rule: Rule): QuestionKind<Talks, number | null> => ({
  answer: z.nullable(card),
  finite: true,
  options: (talks, { seat }) => [null, ...talks[seat as Seat].hand.filter((c) => allowed.includes(face(c)))],
  check: (talks, { seat }, answer) => {
    if (answer === null) return null;
    if (!talks[seat as Seat].hand.includes(answer)) return refuse<Rule>('PARL-01', 'That card is not in your hand.');
    return allowed.includes(face(answer)) ? null : refuse(rule, `A ${face(answer)} cannot be played now.`);
  },
});

type Ask = Question<number | null>;

function* play(t: Table<Talks, Rule>): Play<Outcome> {
  const talks = t.state;
  if (talks.deck.length === CARDS) deal(t);
  while (talks.deck.length > 0 || talks.drawn) {
    if (!talks.drawn) draw(t, talks.turn);
    talks.drawn = true;
    t.boundary();
    const played = yield* t.ask({ kind: 'turn', seat: talks.turn, data: null } as Ask);
    if (played !== null) yield* t.call(playCard(t, talks.turn, played));
    talks.turn = leftOf(talks.turn);
    talks.drawn = false;
  }
  const most = Math.max(...ENVOYS.map((e) => talks[e].points));
  const first = ENVOYS.filter((e) => talks[e].points === most);
  return { winner: first.length === 1 ? first[0]! : null, rule: 'PARL-08' satisfies Rule, by: 'points' };
}

function deal(t: Table<Talks, Rule>): void {
  t.shuffle(t.state.deck);
  t.log({ type: 'dealt', rule: 'PARL-01' });
  for (const envoy of ENVOYS) {
    t.state[envoy].hand = t.state.deck.splice(-3).sort((a, b) => a - b);
    t.logSecret(
      envoy,
      { type: 'hand', rule: 'PARL-01', envoy, cards: [...t.state[envoy].hand] },
      { type: 'hand', rule: 'PARL-01', envoy },
    );
  }
}

function draw(t: Table<Talks, Rule>, envoy: Seat, rule: Rule = 'PARL-02'): void {
  const { deck } = t.state;
  const drawn = t.pick(deck, envoy);
  deck.splice(deck.indexOf(drawn), 1);
  t.state[envoy].hand.push(drawn);
  t.revealed(); // its owner has seen the card: what led to it cannot be taken back freely
  t.logSecret(envoy, { type: 'drew', rule, envoy, card: drawn }, { type: 'drew', rule, envoy });
}

/** A card goes down, everybody else may reply to it, and then it counts unless it was vetoed. True when it counted. */
function* playCard(t: Table<Talks, Rule>, by: Seat, played: number, isReply = false): Play<boolean> {
  const talks = t.state;
  talks[by].hand.splice(talks[by].hand.indexOf(played), 1);
  for (const envoy of ENVOYS) talks[envoy].known = talks[envoy].known.filter((c) => c !== played);
  t.log({ type: 'played', rule: cites[face(played)], envoy: by, card: played });
  // Whoever holds any card is asked, fit to reply or not: being passed over would tell the others what a hand lacks.
  const offer = (seat: string): Ask | null =>
    talks[seat as Seat].hand.length > 0 ? { kind: 'reply', seat, data: { to: played, by } } : null;
  for (let open = true; open; ) {
    open = false;
    for (const { seat, answer } of yield* t.call(reactions(t, priority(by), offer, (answer) => answer === null))) {
      const counted = yield* t.call(playCard(t, seat as Seat, answer!, true));
      if (counted && face(answer!) === 'veto') {
        t.log({ type: 'void', rule: 'PARL-06', card: played });
        return false;
      }
      open = counted && face(answer!) === 'gift';
    }
  }
  takeEffect(t, by, face(played));
  if (isReply && face(played) === 'gift' && talks.deck.length > 0) draw(t, by, 'PARL-05');
  return true;
}

function takeEffect(t: Table<Talks, Rule>, by: Seat, played: Face): void {
  const talks = t.state;
  const points = { envoy: 2, gift: 1, veto: 0, spy: 0 }[played];
  if (points > 0) {
    talks[by].points += points;
    t.log({ type: 'scored', rule: cites[played], envoy: by, points });
  }
  if (played !== 'spy') return;
  const cards = [...talks[leftOf(by)].hand];
  talks[by].known = [...new Set([...talks[by].known, ...cards])].sort((a, b) => a - b);
  t.revealed();
  const peeked = { type: 'peeked', rule: 'PARL-07', envoy: by, at: leftOf(by) } as const;
  t.logSecret(by, { ...peeked, cards }, peeked);
}

const copyEnvoy = (e: Envoy): Envoy => ({ hand: e.hand.slice(), known: e.known.slice(), points: e.points });
const each = <T>(make: (seat: Seat) => T): Record<Seat, T> => ({
  north: make('north'),
  east: make('east'),
  south: make('south'),
});

function view(talks: Talks, seat: string | null): TalksView {
  const me = ENVOYS.find((e) => e === seat);
  const known = me ? talks[me].known : [];
  const held = ENVOYS.flatMap((e) => talks[e].hand);
  return {
    seat,
    turn: talks.turn,
    drawn: talks.drawn,
    deck: talks.deck.length,
    hand: me ? talks[me].hand.slice() : [],
    known: known.slice(),
    held: each((e) => talks[e].hand.length),
    shown: each((e) => talks[e].hand.filter((c) => known.includes(c))),
    points: each((e) => talks[e].points),
    played: Array.from({ length: CARDS }, (_, c) => c).filter((c) => !held.includes(c) && !talks.deck.includes(c)),
  };
}

/** The cards that an envoy has played since, each with whether something was drawn in secret before. */
const playedSince = (since: readonly Known[], envoy: Seat) =>
  since.flatMap((one, i) =>
    'answer' in one && one.seat === envoy && one.answer !== null
      ? [
          {
            card: one.answer as number,
            afterDraw: since.slice(0, i).some((other) => 'drew' in other && other.drew === null),
          },
        ]
      : [],
  );

/**
 * Deals the cards this seat has not seen at random to the places where they may lie. What it drew since lay in the deck; what
 * another envoy has played since was in its hand, or in the deck if anything was drawn that nobody else saw.
 */
function imagine(seen: TalksView, chance: Chance, since: readonly Known[] = []): Talks {
  const placed = [...seen.hand, ...seen.played, ...ENVOYS.flatMap((e) => seen.shown[e])];
  const unseen = Array.from({ length: CARDS }, (_, c) => c).filter((c) => !placed.includes(c));
  const take = (at = chance.below(unseen.length)): number => unseen.splice(at, 1)[0]!;
  const drawn = since.flatMap((one) => ('drew' in one ? [one.drew] : []));
  const deck = drawn.flatMap((one) => (one === null ? [] : [take(unseen.indexOf(one.what as number))]));
  const held = each((e) => {
    const hand: number[] = [];
    const room = e === seen.seat ? 0 : seen.held[e] - seen.shown[e].length;
    for (const { card, afterDraw } of playedSince(since, e)) {
      if (!unseen.includes(card)) continue;
      const left = room - hand.length;
      const inDeck = afterDraw && chance.below(left + seen.deck - deck.length) >= left;
      (inDeck ? deck : hand).push(take(unseen.indexOf(card)));
    }
    return hand;
  });
  const guess = (e: Seat): Envoy => {
    if (e === seen.seat) return { hand: seen.hand.slice(), known: seen.known.slice(), points: seen.points[e] };
    const hand = [...seen.shown[e], ...held[e]];
    while (hand.length < seen.held[e]) hand.push(take());
    return { hand, known: [], points: seen.points[e] };
  };
  const envoys = each(guess);
  while (deck.length < seen.deck) deck.push(take());
  return { turn: seen.turn, drawn: seen.drawn, deck, ...envoys };
}

export const parley: Ruleset<Talks, TalksView> = {
  id: 'parley',
  version: '1.0.0',
  title: 'Parley',
  rules,
  ready: [{ id: 'talks', title: 'Talks of three', setup: null }],
  setup: z.null(),
  state: talksSchema,
  questions: {
    turn: playing(['envoy', 'gift', 'spy'], 'PARL-06'),
    reply: playing(['gift', 'veto'], 'PARL-03'),
  },
  queries: {},
  open: () => ({
    turn: 'north',
    drawn: false,
    deck: Array.from({ length: CARDS }, (_, c) => c),
    ...each(() => ({ hand: [], known: [], points: 0 })),
  }),
  seats: () => ENVOYS,
  play,
  copy: (talks) => ({
    turn: talks.turn,
    drawn: talks.drawn,
    deck: talks.deck.slice(),
    north: copyEnvoy(talks.north),
    east: copyEnvoy(talks.east),
    south: copyEnvoy(talks.south),
  }),
  view,
  imagine,
  notAsked: () => refuse<Rule>('PARL-02', 'It is for another envoy to speak.'),
  say(event) {
    switch (event.type) {
      case 'dealt':
        return 'The cards are shuffled and dealt.';
      case 'hand':
        return event.cards
          ? `${event.envoy} holds ${(event.cards as number[]).map(face).join(', ')}.`
          : `${event.envoy} takes three cards.`;
      case 'drew':
        return `${event.envoy} draws ${event.card === undefined ? 'a card' : `a ${face(event.card as number)}`}.`;
      case 'played':
        return `${event.envoy} plays a ${face(event.card as number)}.`;
      case 'void':
        return `The ${face(event.card as number)} is void.`;
      case 'scored':
        return `${event.envoy} scores ${event.points}.`;
      default:
        return `${event.envoy} looks at the hand of ${event.at}.`;
    }
  },
  guide: null,
};
