/**
 * Three Bidders: lots go to the highest sealed bid.
 * Proves: sealed simultaneous questions, entered again with none, one or two bids lying sealed; drawing one of several.
 */
import * as z from 'zod/mini';
import {
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
  'BID-01': { title: 'Lots', chapter: 'The sale', text: 'Lots are sold one after the other until all are gone.' },
  'BID-02': {
    title: 'Sealed bids',
    chapter: 'The sale',
    text: 'All who have coins bid at once, in secret, what they will.',
  },
  'BID-03': {
    title: 'The highest bid',
    chapter: 'The sale',
    text: 'The highest bid takes the lot. Every bid is paid.',
  },
  'BID-04': { title: 'Ties', chapter: 'The sale', text: 'Among equal highest bids, one is drawn.' },
  'BID-05': { title: 'The end', chapter: 'The end', text: 'Most lots win; among equals nobody does.' },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const BIDDERS = ['amber', 'brick', 'cobalt'] as const;
type Bidder = (typeof BIDDERS)[number];

const purse = z.int().check(z.gte(0));
const won = z.int().check(z.gte(0));
const saleSchema = z.strictObject({
  lots: z.int().check(z.gte(0)),
  coins: z.strictObject({ amber: purse, brick: purse, cobalt: purse }),
  won: z.strictObject({ amber: won, brick: won, cobalt: won }),
});
export type Sale = z.infer<typeof saleSchema>;

const setupSchema = z.strictObject({
  lots: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
  coins: z._default(z.int().check(z.gte(1), z.lte(100)), 12),
});
type Setup = z.infer<typeof setupSchema>;

const bid: QuestionKind<Sale, number> = {
  answer: z.int(),
  finite: true,
  options: (sale, { seat }) => Array.from({ length: sale.coins[seat as Bidder] + 1 }, (_, coins) => coins),
  check: (sale, { seat }, coins) =>
    coins >= 0 && coins <= sale.coins[seat as Bidder]
      ? null
      : refuse<Rule>('BID-02', `A bid is from 0 to the ${sale.coins[seat as Bidder]} coins in your purse.`),
};

function* play(t: Table<Sale, Rule>): Play<Outcome> {
  const sale = t.state;
  while (sale.lots > 0) {
    const bidders = BIDDERS.filter((b) => sale.coins[b] > 0);
    t.boundary();
    const bids = yield* t.askSealed(bidders.map((seat): Question<number> => ({ kind: 'bid', seat, data: null })));
    sellLot(t, bidders, bids);
  }
  const most = Math.max(...BIDDERS.map((b) => sale.won[b]));
  const first = BIDDERS.filter((b) => sale.won[b] === most);
  return { winner: first.length === 1 ? first[0]! : null, rule: 'BID-05' satisfies Rule, by: 'lots' };
}

function sellLot(t: Table<Sale, Rule>, bidders: readonly Bidder[], bids: readonly number[]): void {
  const sale = t.state;
  sale.lots--;
  const high = Math.max(0, ...bids);
  for (const [i, bidder] of bidders.entries()) {
    sale.coins[bidder] -= bids[i]!;
    t.log({ type: 'bid', rule: 'BID-02', bidder, coins: bids[i]! });
  }
  const tied = bidders.filter((_, i) => bids[i] === high);
  if (tied.length === 0) {
    t.log({ type: 'unsold', rule: 'BID-03' }); // nobody has a coin left
    return;
  }
  const taker = tied.length === 1 ? tied[0]! : tied[t.draw(tied.length)]!;
  sale.won[taker]++;
  t.log({ type: 'sold', rule: tied.length === 1 ? 'BID-03' : 'BID-04', bidder: taker, coins: high });
}

const copySale = (sale: Sale): Sale => ({ lots: sale.lots, coins: { ...sale.coins }, won: { ...sale.won } });

export const bids: Ruleset<Sale, Sale> = {
  id: 'bids',
  version: '1.0.0',
  title: 'Three Bidders',
  rules,
  ready: [{ id: 'sale', title: 'Five lots, twelve coins', setup: {} }],
  setup: setupSchema,
  state: saleSchema,
  questions: { bid },
  queries: {},
  open(setup) {
    const { lots, coins } = setup as Setup;
    return { lots, coins: { amber: coins, brick: coins, cobalt: coins }, won: { amber: 0, brick: 0, cobalt: 0 } };
  },
  seats: () => BIDDERS,
  play,
  copy: copySale,
  view: copySale, // everything on the table is open; what is sealed never lay on it
  imagine: copySale,
  notAsked: () => refuse<Rule>('BID-02', 'You have no bid to make now.'),
  say: (event) =>
    event.type === 'bid'
      ? `${event.bidder} bids ${event.coins}.`
      : event.type === 'sold'
        ? `The lot goes to ${event.bidder} for ${event.coins}.`
        : 'Nobody can bid; the lot goes unsold.',
  guide: null,
};
