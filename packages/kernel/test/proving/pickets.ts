/**
 * Night Pickets: two companies a side, orders written in secret and turned over together.
 * Proves: hidden facts in the state, secret log entries, a modified number with its reasons, entry at every question.
 */

import { type Score, score } from '@sandtable/craft';
import * as z from 'zod/mini';
import {
  type Guide,
  type Outcome,
  type Play,
  type Query,
  type Question,
  type QuestionKind,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '../../src/index.js';

export const rules = {
  'PICK-01': { title: 'Six rounds', chapter: 'Play', text: 'A night lasts six rounds. Each side has two companies.' },
  'PICK-02': {
    title: 'Secret orders',
    chapter: 'Play',
    text: 'Red, then blue, lays one order face down for each company.',
  },
  'PICK-03': {
    title: 'Turning over',
    chapter: 'Play',
    text: 'When both sides have ordered, all orders are turned over.',
  },
  'PICK-04': {
    title: 'Ambush',
    chapter: 'Fights',
    text: 'A company that advances into an ambush is lost on 3 or more.',
  },
  'PICK-05': {
    title: 'Rested',
    chapter: 'Fights',
    text: 'A company that held in the round before is lost on one more.',
  },
  'PICK-06': { title: 'Ground', chapter: 'Fights', text: 'A company that advances and is not lost gains one ground.' },
  'PICK-07': { title: 'Dawn', chapter: 'End', text: 'After the last round, or when a side is gone, more ground wins.' },
  'PICK-08': { title: 'Withdrawal', chapter: 'End', text: 'Instead of ordering, a side may withdraw and lose.' },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];
export const ORDERS = ['advance', 'hold', 'ambush'] as const;
export type Order = (typeof ORDERS)[number];
const enemy = { red: 'blue', blue: 'red' } as const;
const ROUNDS = 6;

const company = z.strictObject({ standing: z.boolean(), rested: z.boolean() });
const sideSchema = z.strictObject({
  companies: z.tuple([company, company]),
  ground: z.int().check(z.gte(0)),
  orders: z.nullable(z.array(z.enum(ORDERS))),
});
const nightSchema = z.strictObject({ round: z.int().check(z.gte(1)), red: sideSchema, blue: sideSchema });
export type Night = z.infer<typeof nightSchema>;
type Army = Night['red'];
/** What a side sees of the other's orders: that they lie there. */
export type NightView = Omit<Night, Side> & {
  readonly seat: string | null;
  readonly sides: Readonly<Record<Side, Omit<Army, 'orders'> & { readonly orders: Army['orders'] | 'face down' }>>;
};

const standing = (army: Army): number => army.companies.filter((c) => c.standing).length;
const isSide = (seat: string): seat is Side => seat === 'red' || seat === 'blue';

/** PICK-04, PICK-05: what the ambusher's die must reach. */
export function toLose(rested: boolean): Score<Rule> {
  return score<Rule>(3, 'PICK-04', [rested && { by: 1, rule: 'PICK-05', why: 'the company is rested' }]);
}

type Orders = readonly Order[] | 'withdraw';
const askOrders = (seat: Side): Question<Orders> => ({ kind: 'orders', seat, data: null });

const orders: QuestionKind<Night, Orders> = {
  answer: z.union([z.literal('withdraw'), z.array(z.enum(ORDERS))]),
  finite: true,
  options: (night, { seat }) =>
    standing(night[seat as Side]) === 1 ? ORDERS.map((a) => [a]) : ORDERS.flatMap((a) => ORDERS.map((b) => [a, b])),
  asides: () => ['withdraw'],
  check: (night, { seat }, answer) =>
    answer === 'withdraw' || answer.length === standing(night[seat as Side])
      ? null
      : refuse<Rule>('PICK-02', 'Each standing company gets one order.'),
};

function* play(t: Table<Night, Rule>): Play<Outcome> {
  const night = t.state; // entered again at any question: whose orders are missing says where the night stands
  for (;;) {
    const dawn = ending(night);
    if (dawn) return dawn;
    for (const side of SIDES) {
      if (night[side].orders !== null) continue;
      t.boundary();
      const answer = yield* t.ask(askOrders(side));
      if (answer === 'withdraw') return { winner: enemy[side], rule: 'PICK-08' satisfies Rule, by: 'withdrawal' };
      night[side].orders = [...answer];
      const laid = { type: 'ordered', rule: 'PICK-02', side } as const;
      t.logSecret(side, { ...laid, orders: answer }, laid);
    }
    yield* t.call(turnOver(t));
  }
}

function* turnOver(t: Table<Night, Rule>): Play<void> {
  const night = t.state;
  t.revealed();
  t.log({ type: 'turned', rule: 'PICK-03', red: [...night.red.orders!], blue: [...night.blue.orders!] });
  const given = { red: byCompany(night.red), blue: byCompany(night.blue) };
  for (const side of SIDES) {
    for (const [i, mine] of night[side].companies.entries()) {
      if (given[side][i] === 'advance') yield* t.call(advance(t, side, i, given[enemy[side]][i] === 'ambush'));
      mine.rested = mine.standing && given[side][i] === 'hold';
    }
  }
  night.red.orders = night.blue.orders = null;
  night.round++;
}

function* advance(t: Table<Night, Rule>, side: Side, i: number, ambushed: boolean): Play<void> {
  const army = t.state[side];
  if (ambushed) {
    const need = toLose(army.companies[i]!.rested);
    const [die] = yield* t.roll(1, 6, 'PICK-04', enemy[side]);
    t.log({ type: 'ambushed', rule: 'PICK-04', side, company: i, die, need });
    if (die! >= need.total) army.companies[i]!.standing = false;
  }
  if (!army.companies[i]!.standing) return;
  army.ground++;
  t.log({ type: 'gained', rule: 'PICK-06', side, company: i });
}

/** Orders are given to standing companies in turn; a fallen one has none. */
function byCompany(army: Army): (Order | null)[] {
  let next = 0;
  return army.companies.map((c) => (c.standing ? army.orders![next++]! : null));
}

function ending(night: Night): Outcome | null {
  if (night.round <= ROUNDS && standing(night.red) > 0 && standing(night.blue) > 0) return null;
  const lead = night.red.ground - night.blue.ground;
  return { winner: lead === 0 ? null : lead > 0 ? 'red' : 'blue', rule: 'PICK-07' satisfies Rule, by: 'ground' };
}

const copyArmy = (army: Army): Army => ({
  companies: [{ ...army.companies[0] }, { ...army.companies[1] }],
  ground: army.ground,
  orders: army.orders && [...army.orders],
});

/** What an ambush would do to a company that advances: the rule's own number, not a second opinion. */
const ambushOdds: Query<NightView, { side: Side; company: number }, { need: Score<Rule>; lost: number }> = {
  title: 'How likely an ambush is to destroy a company',
  args: z.strictObject({ side: z.enum(SIDES), company: z.int().check(z.gte(0), z.lte(1)) }),
  run: (view, { side, company: i }) => {
    const need = toLose(view.sides[side].companies[i]!.rested);
    return { need, lost: (7 - need.total) / 6 };
  },
};

const guide: Guide<Night, Orders> = {
  candidates: (night, question) => orders.options(night, question),
  playout: (night, question, chance) => {
    const options = orders.options(night, question);
    return options[chance.below(options.length)]!;
  },
  greedy: (night, { seat }) => night[seat as Side].companies.filter((c) => c.standing).map(() => 'advance' as const),
  value: (night, seat) => {
    const mine = night[seat as Side];
    const theirs = night[enemy[seat as Side]];
    return 0.5 + (mine.ground - theirs.ground + standing(mine) - standing(theirs)) / 32;
  },
};

export const pickets: Ruleset<Night, NightView> = {
  id: 'pickets',
  version: '1.0.0',
  title: 'Night Pickets',
  rules,
  ready: [{ id: 'night', title: 'One night', setup: {} }],
  setup: z.strictObject({}),
  state: nightSchema,
  questions: { orders },
  queries: { ambushOdds },
  open: () => ({ round: 1, red: copyArmy(FRESH), blue: copyArmy(FRESH) }),
  seats: () => SIDES,
  play,
  copy: (night) => ({ round: night.round, red: copyArmy(night.red), blue: copyArmy(night.blue) }),
  view(night, seat) {
    const seen = (side: Side) => ({
      ...copyArmy(night[side]),
      orders: night[side].orders === null || side === seat ? copyArmy(night[side]).orders : ('face down' as const),
    });
    return { seat, round: night.round, sides: { red: seen('red'), blue: seen('blue') } };
  },
  imagine(view, chance) {
    const guess = (side: Side): Army => {
      const { orders: laid, ...army } = view.sides[side];
      const hidden = () => army.companies.filter((c) => c.standing).map(() => ORDERS[chance.below(ORDERS.length)]!);
      return copyArmy({ ...army, orders: laid === 'face down' ? hidden() : laid });
    };
    return { round: view.round, red: guess('red'), blue: guess('blue') };
  },
  notAsked: (_night, seat) =>
    refuse<Rule>('PICK-02', isSide(seat) ? 'It is not your turn to order.' : 'Only red and blue give orders.'),
  say(event) {
    switch (event.type) {
      case 'ordered':
        return `${event.side} lays its orders face down${event.orders ? `: ${(event.orders as Order[]).join(', ')}` : ''}.`;
      case 'turned':
        return `Orders are turned over: red ${(event.red as Order[]).join(', ')}; blue ${(event.blue as Order[]).join(', ')}.`;
      case 'ambushed':
        return `${event.side}'s company ${event.company} is ambushed: ${event.die} against ${(event.need as Score).total}.`;
      default:
        return `${event.side}'s company ${event.company} gains ground.`;
    }
  },
  guide: guide as Guide<Night>,
};

const FRESH: Army = {
  companies: [
    { standing: true, rested: false },
    { standing: true, rested: false },
  ],
  ground: 0,
  orders: null,
};
