import {
  Game,
  type Outcome,
  type Play,
  type Question,
  type Ruleset,
  refuse,
  type Schema,
  SeededDice,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { figure, rate, SAMPLES, type Work } from './measure.js';
import { atMost, type Bench } from './result.js';

// A program that asks the same question again and again from so many calls deep: what the driver adds to a decision.

interface Dive {
  readonly depth: number;
  left: number;
}

const DECISIONS = 100_000;
const SHALLOW = 1;
const DEEP = 8;
const ASK: Question<true> = { kind: 'nod', seat: 'A', data: null };
const OVER: Outcome = { winner: null, rule: 'DIVE-1', by: 'end' };

function* called(t: Table<Dive>, depth: number): Play<void> {
  if (depth < t.state.depth) yield* t.call(called(t, depth + 1));
  else while (t.state.left-- > 0) yield* t.ask(ASK);
}

/** The same without the kernel's stack: what a plain nested `yield*` costs, for comparison. */
function* delegated(t: Table<Dive>, depth: number): Play<void> {
  if (depth < t.state.depth) yield* delegated(t, depth + 1);
  else while (t.state.left-- > 0) yield* t.ask(ASK);
}

function dive(piece: typeof called): Ruleset<Dive, Dive> {
  return {
    id: 'dive',
    version: '1',
    title: 'Dive',
    rules: {},
    ready: [],
    setup: z.unknown() as unknown as Schema,
    state: z.unknown() as unknown as Schema<Dive>,
    questions: { nod: { answer: z.literal(true), finite: true, options: () => [true], check: () => null } },
    queries: {},
    open: () => ({ depth: SHALLOW, left: DECISIONS }),
    seats: () => ['A'],
    *play(t) {
      yield* t.call(piece(t, 1));
      return OVER;
    },
    copy: (state) => ({ ...state }),
    view: (state) => state,
    imagine: (state) => state,
    notAsked: () => refuse('DIVE-1', 'Nobody else is asked.'),
    say: ({ type }) => type,
    guide: null,
  };
}

function decisionsAt(ruleset: Ruleset<Dive, Dive>, depth: number): Work {
  return {
    name: `depth ${depth}`,
    unit: 'decisions',
    run() {
      const game = Game.at(ruleset, { depth, left: DECISIONS }, new SeededDice(1));
      while (!game.over) game.take(true);
      return DECISIONS;
    },
  };
}

/** How much dearer a decision is from deep down, sample by sample. */
function costs(piece: typeof called): { readonly shallow: number[]; readonly deep: number[] } {
  const ruleset = dive(piece);
  const [a, b] = [decisionsAt(ruleset, SHALLOW), decisionsAt(ruleset, DEEP)];
  const shallow: number[] = [];
  const deep: number[] = [];
  for (let i = -2; i < SAMPLES; i++) {
    const rates = [rate(a), rate(b)] as const;
    if (i < 0) continue; // warming up
    shallow.push(rates[0]);
    deep.push(rates[1]);
  }
  return { shallow, deep };
}

const cost = ({ shallow, deep }: { shallow: number[]; deep: number[] }) =>
  figure(shallow.map((rate, i) => rate / deep[i]!));

export const nestingBench: Bench = {
  name: 'nesting',
  run() {
    const own = costs(called);
    const plain = costs(delegated);
    return [
      {
        name: 'nesting',
        what: 'cost of a decision asked 8 calls deep against 1 call deep',
        unit: 'x',
        figure: cost(own),
        target: atMost(1.1),
        rates: [
          { name: 'depth 1', unit: 'decisions', rate: figure(own.shallow) },
          { name: 'depth 8', unit: 'decisions', rate: figure(own.deep) },
        ],
        note: `the same through nested yield*: ${cost(plain).value.toFixed(2)}x`,
      },
    ];
  },
};
