import { imagine } from '@sandtable/bots';
import {
  type AnyRuleset,
  bug,
  type Chance,
  type DiceRecord,
  type Event,
  type GameRecord,
  type Outcome,
  type Question,
  type Seat,
  type Sight,
} from '@sandtable/kernel';

/** A set-up to play from. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: unknown;
}

/** A scripted test of a ruleset: these faces, these answers, and exactly these events, or this final hash. */
export interface Script {
  readonly name: string;
  readonly setup: unknown;
  /** All faces in the order they fall; drawing one of n takes a face from 1 to n. */
  readonly dice: readonly number[];
  readonly answers: readonly (readonly [seat: Seat, answer: unknown])[];
  /** Every event of the log, as the referee reads it. */
  readonly events?: readonly Event[];
  readonly hash?: string;
  readonly outcome?: Outcome;
}

/** Something that plays: it gets what its seat knows, never the state. */
export interface Bot {
  readonly name: string;
  choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown;
}

/** Answers as in search, where speed is all: what it cannot see it imagines. */
export const quickBot: Bot = {
  name: 'quick',
  choose(ruleset, sight, question, chance) {
    const { guide } = ruleset;
    if (guide === null) bug(`${ruleset.id} has no guide to play by`);
    return guide.playout(imagine(ruleset, sight, chance).now, question, chance);
  },
};

/** Arguments to try a query with, fixed or made for a view. */
export type SampleArgs<V> = readonly unknown[] | ((view: V, chance: Chance) => readonly unknown[]);

export interface Plan<S, V> {
  /** What to play; the ruleset's ready games if not given. */
  readonly setups: readonly NamedSetup[];
  /** How many games random bots play. */
  readonly games: number;
  /** How many games are looked at closely, question by question. */
  readonly samples: number;
  /** The share of all this: `[2, 3]` is the second of three parts, so that workers divide a long suite among them. */
  readonly part: readonly [nth: number, of: number];
  /** No game takes more moves than this. */
  readonly maxMoves: number;
  readonly scripts: readonly Script[];
  /** Two states that differ only in what is hidden from a seat at a boundary; null where those that are imagined do. */
  readonly twins: ((state: S, seat: Seat, chance: Chance) => readonly [S, S]) | null;
  readonly bots: readonly Bot[];
  readonly queries: Readonly<Record<string, SampleArgs<V>>>;
}

/** A plan whose types the holder does not know. */
// biome-ignore lint/suspicious/noExplicitAny: as a ruleset's types are forgotten in AnyRuleset
export type AnyPlan = Plan<any, any>;

export interface ConformsOptions<S = unknown, V = unknown> extends Partial<Omit<Plan<S, V>, 'maxMoves'>> {
  readonly maxMoves: number;
}

/** The plan with everything filled in that was not given. */
export function planOf<S, V>(ruleset: AnyRuleset, options: ConformsOptions<S, V>): Plan<S, V> {
  return {
    setups: options.setups ?? ruleset.ready.map(({ id, setup }) => ({ name: id, setup })),
    games: options.games ?? 1000,
    samples: options.samples ?? 20,
    part: options.part ?? [1, 1],
    maxMoves: options.maxMoves,
    scripts: options.scripts ?? [],
    twins: options.twins ?? null,
    bots: options.bots ?? (ruleset.guide ? [quickBot] : []),
    queries: options.queries ?? {},
  };
}

/** Does the game of this number belong to the plan's part? */
export const isMine = ({ part: [nth, of] }: AnyPlan, n: number): boolean => n % of === nth - 1;

/** One thing that a ruleset does and must not, with the record of the game that shows it. */
export interface Finding {
  readonly message: string;
  readonly record: GameRecord | null;
}

/** Dice of every kind take their turn: what holds with seeded dice must hold with dice rolled by hand, too. */
export function sampleDice(n: number): DiceRecord {
  if (n % 4 === 2) return { kind: 'manual', seed: n };
  if (n % 4 === 3) return { kind: 'committed', secret: `secret ${n}`, seeds: ['one', 'two'] };
  return { kind: 'seeded', seed: n };
}
