/**
 * Gauntlet: a runner on a track, and a warden who lays traps face down before its feet.
 * Proves: hidden cards played inside an interrupted move, drawn anew in the midst of it, and kept in a local variable until they
 * are turned over; answers of which others see only that they were given.
 */
import * as z from 'zod/mini';
import {
  asker,
  type Chance,
  type Outcome,
  type Play,
  questions,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '../../src/index.js';

export const rules = {
  'GAUN-01': { title: 'The deal', chapter: 'The gauntlet', text: 'The warden draws three of twelve traps.' },
  'GAUN-02': { title: 'A run', chapter: 'The gauntlet', text: 'The runner says how far it runs: one to three steps.' },
  'GAUN-03': {
    title: 'Traps',
    chapter: 'The gauntlet',
    text: 'Before each step the warden may lay a trap face down, and draws another.',
  },
  'GAUN-04': {
    title: 'A leap',
    chapter: 'The gauntlet',
    text: 'Over a trap the runner may leap: from four up the trap is buried unseen.',
  },
  'GAUN-05': {
    title: 'The traps open',
    chapter: 'The gauntlet',
    text: 'After the run the traps are turned over. A pit hurts twice, a snare drags one step back, a feint does nothing.',
  },
  'GAUN-06': {
    title: 'The end',
    chapter: 'The gauntlet',
    text: 'The runner wins at the twelfth step, the warden by six hurts or after twelve runs.',
  },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

const TRAPS = 12;
const KINDS = ['pit', 'snare', 'feint'] as const;
const kindOfTrap = (card: number): (typeof KINDS)[number] => KINDS[card % 3]!;

const card = z.int().check(z.gte(0), z.lt(TRAPS));
const runSchema = z.strictObject({
  at: z.int(),
  hurt: z.int(),
  runs: z.int(),
  hand: z.array(card),
  deck: z.array(card),
  open: z.array(card),
  buried: z.array(card),
});
type Run = z.infer<typeof runSchema>;

/** The runner sees how many traps are in hand and buried, and which lie open. */
interface RunView extends Omit<Run, 'hand' | 'deck' | 'buried'> {
  readonly hand: readonly number[] | number;
  readonly buried: readonly number[] | number;
  readonly deck: number;
}

const QUESTIONS = questions<Run>()({
  steps: {
    answer: z.int(),
    finite: true,
    options: () => [1, 2, 3],
    check: (_, __, n) => (n >= 1 && n <= 3 ? null : refuse<Rule>('GAUN-02', 'One to three steps.')),
  },
  trap: {
    answer: z.nullable(card),
    about: z.strictObject({ step: z.int() }),
    finite: true,
    options: ({ hand }) => [null, ...hand],
    check: ({ hand }, _, n) => (n === null || hand.includes(n) ? null : refuse<Rule>('GAUN-03', 'Not in your hand.')),
    shown: (_, __, n) => n !== null, // that something lies there
  },
  leap: {
    answer: z.boolean(),
    finite: true,
    options: () => [false, true],
    check: () => null,
  },
});
const ask = asker(QUESTIONS);

function* play(t: Table<Run, Rule>): Play<Outcome> {
  const run = t.state;
  while (run.at < 12 && run.hurt < 6 && run.runs < 12) {
    t.boundary();
    if (run.runs === 0) while (run.hand.length < 3) draw(t);
    const far = yield* t.ask(ask('steps', 'runner'));
    open(t, yield* t.call(runs(t, far)));
    run.runs++;
  }
  return { winner: run.at >= 12 && run.hurt < 6 ? 'runner' : 'warden', rule: 'GAUN-06' satisfies Rule, by: 'the run' };
}

/** Runs so many steps; the traps that were laid and not leapt over lie nowhere but here until they are opened. */
function* runs(t: Table<Run, Rule>, far: number): Play<number[]> {
  const run = t.state;
  const laid: number[] = [];
  for (let step = 0; step < far; step++) {
    const card = run.hand.length > 0 ? yield* t.call(lay(t, step)) : null;
    if (card !== null && !(yield* t.call(leaps(t, card)))) laid.push(card);
    run.at++;
    t.log({ type: 'stepped', rule: 'GAUN-02', at: run.at });
  }
  return laid;
}

function* lay(t: Table<Run, Rule>, step: number): Play<number | null> {
  const { hand } = t.state;
  const card = yield* t.ask(ask('trap', 'warden', { step }));
  if (card === null) return null;
  hand.splice(hand.indexOf(card), 1);
  t.logSecret('warden', { type: 'laid', rule: 'GAUN-03', card }, { type: 'laid', rule: 'GAUN-03' });
  draw(t);
  return card;
}

function draw(t: Table<Run, Rule>): void {
  const { deck, hand } = t.state;
  if (deck.length === 0) return;
  const card = t.pick(deck, 'warden');
  deck.splice(deck.indexOf(card), 1);
  hand.push(card);
  t.logSecret('warden', { type: 'drew', rule: 'GAUN-03', card }, { type: 'drew', rule: 'GAUN-03' });
}

function* leaps(t: Table<Run, Rule>, card: number): Play<boolean> {
  if (!(yield* t.ask(ask('leap', 'runner')))) return false;
  const [face] = yield* t.roll(1, 6, 'GAUN-04', 'runner');
  t.log({ type: 'leapt', rule: 'GAUN-04', face });
  if (face! < 4) return false;
  t.state.buried.push(card);
  return true;
}

function open(t: Table<Run, Rule>, laid: readonly number[]): void {
  const run = t.state;
  for (const card of laid) {
    run.open.push(card);
    const kind = kindOfTrap(card);
    if (kind === 'pit') run.hurt += 2;
    if (kind === 'snare') run.at--;
    t.revealed();
    t.log({ type: 'opened', rule: 'GAUN-05', card, kind });
  }
}

const copy = (run: Run): Run => ({
  ...run,
  hand: run.hand.slice(),
  deck: run.deck.slice(),
  open: run.open.slice(),
  buried: run.buried.slice(),
});

function view(run: Run, seat: string | null, open = false): RunView {
  const { hand, deck, buried, ...seen } = copy(run);
  const all = open || seat === 'warden';
  return { ...seen, hand: all ? hand : hand.length, buried: all ? buried : buried.length, deck: deck.length };
}

/** What the runner has not seen lies anywhere: in the hand, buried, in the deck. */
function imagine(seen: RunView, chance: Chance): Run {
  const { hand, buried, deck, ...rest } = seen;
  const known = [...seen.open, ...(Array.isArray(hand) ? hand : []), ...(Array.isArray(buried) ? buried : [])];
  const unseen = Array.from({ length: TRAPS }, (_, c) => c).filter((c) => !known.includes(c));
  const take = (what: readonly number[] | number): number[] =>
    typeof what === 'number'
      ? Array.from({ length: what }, () => unseen.splice(chance.below(unseen.length), 1)[0]!)
      : what.slice();
  return {
    ...rest,
    open: seen.open.slice(),
    hand: take(hand),
    buried: take(buried),
    deck: take(deck).sort((a, b) => a - b),
  };
}

export const gauntlet: Ruleset<Run, RunView> = {
  id: 'gauntlet',
  version: '1.0.0',
  title: 'The Gauntlet',
  rules,
  ready: [{ id: 'run', title: 'Twelve steps', setup: null }],
  setup: z.null(),
  state: runSchema,
  questions: QUESTIONS,
  queries: {},
  open: () => ({
    at: 0,
    hurt: 0,
    runs: 0,
    hand: [],
    deck: Array.from({ length: TRAPS }, (_, c) => c),
    open: [],
    buried: [],
  }),
  seats: () => ['runner', 'warden'],
  play,
  copy,
  view,
  imagine,
  notAsked: () => refuse<Rule>('GAUN-02', 'It is for the other to decide.'),
  say: (event) => `${event.type}.`,
  guide: null,
};
