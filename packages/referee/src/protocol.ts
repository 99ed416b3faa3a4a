import { diceSchema, recordSchema, UNDO_POLICIES } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { LONGEST_QUERY } from './lookup.js';

/** Raised whenever a message that was valid before would no longer be. */
export const PROTOCOL = 1;

const id = z.optional(z.unknown());
const ruleset = z.string();
const game = z.string().check(z.minLength(1), z.maxLength(100));
const seat = z.string();
/** Whose eyes: a seat, or null for somebody who only watches. */
const eyes = z.nullable(seat);
const seats = z.array(seat);
const seed = z.union([z.int(), z.string()]);
const face = z.int().check(z.gte(1));
const faces = z.array(face);
const dice = z.union([faces, diceSchema]);
const count = z.int().check(z.gte(0));
const say = z.optional(z.boolean());
/** A moment of the past: after so many entries of the journal. In what changes a game, the moment that it is meant for. */
const at = z.optional(count);
/** With nothing hidden. */
const open = z.optional(z.boolean());

/** Every request by the word in its `do`. What each one does is said beside it, and again in the JSON Schema. */
export const requests = {
  rulesets: z.strictObject({ id, do: z.literal('rulesets'), full: z.optional(z.boolean()) }),
  rule: z.strictObject({
    id,
    do: z.literal('rule'),
    ruleset,
    rule: z.optional(z.string()),
    words: z.optional(z.string().check(z.maxLength(LONGEST_QUERY))),
    limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  }),
  setup: z.strictObject({ id, do: z.literal('setup'), ruleset, setup: z.unknown() }),
  games: z.strictObject({ id, do: z.literal('games') }),
  open: z.strictObject({
    id,
    do: z.literal('open'),
    ruleset,
    setup: z.optional(z.unknown()),
    ready: z.optional(z.string()),
    seed: z.optional(seed),
    dice: z.optional(dice),
    undo: z.optional(z.enum(UNDO_POLICIES)),
    game: z.optional(game),
    seats: z.optional(seats),
  }),
  load: z.strictObject({
    id,
    do: z.literal('load'),
    record: z.unknown(),
    game: z.optional(game),
    seats: z.optional(seats),
  }),
  view: z.strictObject({ id, do: z.literal('view'), game, seat: eyes, at, open }),
  sight: z.strictObject({ id, do: z.literal('sight'), game, seat }),
  question: z.strictObject({ id, do: z.literal('question'), game, seat }),
  options: z.strictObject({ id, do: z.literal('options'), game, seat }),
  check: z.strictObject({ id, do: z.literal('check'), game, seat, answer: z.unknown() }),
  answer: z.strictObject({ id, do: z.literal('answer'), game, seat, answer: z.unknown(), at, say }),
  roll: z.strictObject({ id, do: z.literal('roll'), game, faces, seat: z.optional(eyes), at, say }),
  undo: z.strictObject({
    id,
    do: z.literal('undo'),
    game,
    seat,
    moves: z.optional(z.int().check(z.gte(1))),
    at,
    say,
  }),
  events: z.strictObject({ id, do: z.literal('events'), game, seat: eyes, from: z.optional(count), say, open }),
  moments: z.strictObject({ id, do: z.literal('moments'), game, from: z.optional(count) }),
  query: z.strictObject({
    id,
    do: z.literal('query'),
    game,
    seat: eyes,
    name: z.string(),
    args: z.optional(z.unknown()),
    at,
  }),
  luck: z.strictObject({ id, do: z.literal('luck'), game, seat: eyes }),
  odds: z.strictObject({ id, do: z.literal('odds'), game, seat: eyes, args: z.optional(z.unknown()), at }),
  fork: z.strictObject({ id, do: z.literal('fork'), game, as: z.optional(game) }),
  branch: z.strictObject({
    id,
    do: z.literal('branch'),
    game,
    seed: z.optional(seed),
    dice: z.optional(dice),
    as: z.optional(game),
    at,
  }),
  record: z.strictObject({ id, do: z.literal('record'), game }),
  close: z.strictObject({ id, do: z.literal('close'), game }),
};

export type Do = keyof typeof requests;
export type RequestTo<K extends Do> = z.infer<(typeof requests)[K]>;
export type Request = { [K in Do]: RequestTo<K> }[Do];

const outcome = z.looseObject({
  winner: z.nullable(seat),
  mates: z.optional(z.readonly(z.array(seat))),
  rule: z.string(),
  by: z.string(),
});

/** How a game stands: whom it waits for, or how it ended. */
export const now = z.strictObject({
  /** The seats that have yet to answer. */
  waiting: seats,
  /** Dice that must be rolled by hand before the game goes on. */
  roll: z.nullable(z.strictObject({ count, sides: z.int(), rule: z.string(), seat: eyes })),
  over: z.boolean(),
  outcome: z.nullable(outcome),
  /** Moves that stand. */
  moves: count,
  /** Events in the log. */
  events: count,
});
export type Now = z.infer<typeof now>;

/** All that a seat may know, in the midst of an act too: for a program that thinks in its place. */
export const sight = z.strictObject({
  seat: eyes,
  view: z.unknown(),
  since: z.nullable(z.strictObject({ view: z.unknown(), known: z.array(z.unknown()) })),
});

export const question = z.looseObject({ kind: z.string(), seat, data: z.unknown() });
export const event = z.looseObject({ type: z.string(), rule: z.string() });

/** A throw of the dice: what came of it, and the chance of each thing that could have. */
export const thrown = z.strictObject({
  /** The event that announces it. */
  at: count,
  /** Whose gain it is when more comes. */
  seat,
  kind: z.string(),
  came: count,
  /** `law[k]` is the chance that `k` came. */
  law: z.array(z.number()),
});

/** A moment of a game: the opening, or what one entry of the journal led to. */
export const momentEntry = z.strictObject({
  /** Who did it; null for the opening and for dice rolled by hand. */
  seat: eyes,
  did: z.enum(['open', 'answer', 'roll', 'undo']),
  /** Moves that stood then. */
  moves: count,
  /** Events in the log then. */
  events: count,
});
export type MomentEntry = z.infer<typeof momentEntry>;

export const ruleEntry = z.strictObject({
  id: z.string(),
  chapter: z.string(),
  title: z.string(),
  text: z.string(),
  see: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
  /** The options of a setup that change it. */
  toggles: z.optional(z.array(z.string())),
});
export type RuleEntry = z.infer<typeof ruleEntry>;

export const rulesetEntry = z.strictObject({
  id: z.string(),
  version: z.string(),
  title: z.string(),
  ready: z.array(z.strictObject({ id: z.string(), title: z.string(), setup: z.optional(z.unknown()) })),
  /** By kind: JSON Schemas of the answer, and of the question's data where it is about anything. */
  questions: z.record(
    z.string(),
    z.strictObject({ finite: z.boolean(), answer: z.optional(z.unknown()), about: z.optional(z.unknown()) }),
  ),
  queries: z.record(z.string(), z.strictObject({ title: z.string(), args: z.optional(z.unknown()) })),
  /** JSON Schema of a setup. */
  setup: z.optional(z.unknown()),
});
export type RulesetEntry = z.infer<typeof rulesetEntry>;

const opened = {
  game,
  ruleset,
  version: z.string(),
  seats,
  /** What the holder of a loaded record should know: that it was made by another version. */
  notice: z.nullable(z.string()),
  now,
};
const told = { from: count, events: z.array(event), say: z.optional(z.array(z.string())), now };

/** Why an answer was or would be refused. `rule` is null where its shape is wrong, and `path` says where. */
export const refusal = z.strictObject({
  rule: z.nullable(z.string()),
  message: z.string(),
  path: z.optional(z.string()),
});

const problem = z.strictObject({ path: z.string(), message: z.string(), rule: z.optional(z.string()) });

const yes = { id: z.unknown(), ok: z.literal(true) };
const no = { id: z.unknown(), ok: z.literal(false) };

/** What a request is answered with if all is well. */
export const replies = {
  rulesets: z.strictObject({ ...yes, protocol: z.literal(PROTOCOL), rulesets: z.array(rulesetEntry) }),
  rule: z.strictObject({ ...yes, rules: z.array(ruleEntry) }),
  setup: z.strictObject({ ...yes, problems: z.array(problem) }),
  games: z.strictObject({ ...yes, games: z.array(z.strictObject({ game, ruleset, seats, now })) }),
  open: z.strictObject({ ...yes, ...opened }),
  load: z.strictObject({ ...yes, ...opened }),
  /** `since` is what the seat knows of what was answered and rolled in the act under way. */
  view: z.strictObject({ ...yes, view: z.unknown(), since: z.array(z.unknown()) }),
  sight: z.strictObject({ ...yes, sight }),
  /** `at` is this moment, for the answer to name. */
  question: z.strictObject({ ...yes, question: z.nullable(question), at: count, now }),
  options: z.strictObject({
    ...yes,
    at: count,
    question: z.nullable(question),
    options: z.array(z.unknown()),
    asides: z.array(z.unknown()),
    finite: z.boolean(),
  }),
  check: z.strictObject({ ...yes, refusal: z.nullable(refusal) }),
  answer: z.strictObject({ ...yes, ...told }),
  roll: z.strictObject({ ...yes, ...told }),
  undo: z.strictObject({ ...yes, ...told }),
  events: z.strictObject({ ...yes, ...told }),
  moments: z.strictObject({ ...yes, from: count, moments: z.array(momentEntry), now }),
  query: z.strictObject({ ...yes, result: z.unknown() }),
  odds: z.strictObject({ ...yes, result: z.unknown() }),
  luck: z.strictObject({ ...yes, throws: z.nullable(z.array(thrown)) }),
  fork: z.strictObject({ ...yes, ...opened }),
  branch: z.strictObject({ ...yes, ...opened }),
  record: z.strictObject({ ...yes, record: recordSchema }),
  close: z.strictObject({ ...yes, game }),
} satisfies Record<Do, unknown>;

/** The message could not be understood or names something that is not there. */
export const error = z.strictObject({
  ...no,
  error: z.strictObject({
    message: z.string(),
    /** The field at fault, `record.entries[3].seat`; empty for the message as a whole. */
    path: z.string(),
    /** All sentences, where there is more than one to say. */
    problems: z.optional(z.array(problem)),
  }),
});

/** How a game stands for a seat now, for who has missed something. */
export const present = z.strictObject({
  at: count,
  now,
  view: z.unknown(),
  since: z.array(z.unknown()),
  question: z.nullable(question),
});
export type Present = z.infer<typeof present>;

/** A rule of the game or of the table forbids it. Nothing has changed. What came late is shown the present. */
export const refused = z.strictObject({
  ...no,
  refusal: z.strictObject({ rule: z.string(), message: z.string() }),
  present: z.optional(present),
});

/** A fault in the ruleset's own program. The game stands where it stood before; the record makes the fault again. */
export const bug = z.strictObject({
  ...no,
  bug: z.strictObject({ message: z.string(), record: z.nullable(recordSchema) }),
});

export type Failure = z.infer<typeof error> | z.infer<typeof refused> | z.infer<typeof bug>;
export type ReplyTo<K extends Do> = z.infer<(typeof replies)[K]> | Failure;
export type Reply = { [K in Do]: z.infer<(typeof replies)[K]> }[Do] | Failure;
/** A good reply without what every reply carries. */
export type Body<K extends Do> = Omit<z.infer<(typeof replies)[K]>, 'id' | 'ok'>;
