import { bug } from '@sandtable/data';
import type { Dice } from '@sandtable/dice';
import { type Event, Log, type Readers } from './event.js';
import type { Question, Seat } from './question.js';
import type { Given } from './suspended.js';

/** A piece of a ruleset's program: it may ask, roll, and call other pieces, and gives a T in the end. */
export type Play<T> = Generator<Wait, T, unknown>;

/** What a program gets from the table by `yield*`. */
export interface Wait<T = unknown> {
  [Symbol.iterator](): Iterator<Wait, T, unknown>;
}

/**
 * The table as a ruleset's program sees it: all that a rules author needs. With the ruleset's own rule ids as `Rule`, citing
 * a rule that does not exist does not compile.
 */
export interface Table<S, Rule extends string = string> {
  /** What lies on the table: plain data, changed in place while the program runs, never while a question is pending. */
  readonly state: S;
  /** False in search and simulation: do not build events then. */
  readonly logging: boolean;
  /** Asks one seat and waits for its legal answer. */
  ask<A>(question: Question<A>): Wait<A>;
  /** Asks several seats at once; nothing is revealed until all have answered. Answers come in the order of the questions. */
  askSealed<A>(questions: readonly Question<A>[]): Wait<readonly A[]>;
  /** Rolls dice; the faces in the order rolled. `seat` is whose hand they fall from. */
  roll(count: number, sides: number, rule: Rule, seat?: Seat | null): Wait<number[]>;
  /** A whole number from 0 to n - 1, for drawing one of n that nobody sees yet. */
  draw(n: number): number;
  /** Draws one of several; `by` is the seat that sees it (null: everybody does). */
  pick<T>(from: readonly T[], by: Seat | null): T;
  /** Shuffles in place. */
  shuffle<T>(cards: T[]): T[];
  /**
   * Runs another piece of the program. However deep it is called, an answer reaches it at the same cost, while through nested
   * plain `yield*` it is handed down level by level. For pieces that ask often; a short piece may as well be a plain `yield*`.
   */
  call<T>(play: Play<T>): Wait<T>;
  log(event: Event<Rule>): void;
  /** One form for a seat, or for several that know the same; another for everybody else. */
  logSecret(readers: Readers, event: Event<Rule>, others: Event<Rule>): void;
  /** Hidden information has just been seen by somebody: what led here can no longer be taken back freely. */
  revealed(): void;
  /**
   * Here the state alone is enough: the program, started on it, comes to this place and changes nothing on the way. What it was
   * given before may be forgotten, and a copy of the game costs no more than one of the state.
   */
  boundary(): void;
}

/** What the table waits for. */
export type Pending =
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | {
      readonly kind: 'roll';
      readonly count: number;
      readonly sides: number;
      readonly rule: string;
      readonly seat: Seat | null;
    };

/** What a driver needs to know of a ruleset. */
interface Copier<S> {
  copy(state: S): S;
}

type Room = (Play<unknown> | null)[];

/** The list of who was given nothing: one for all, and never added to. */
const NOTHING: Given[] = [];

/**
 * Drives a program on its own stack of generators. One object per game is both the `Table` that the program talks to and
 * the thing it waits on: `yield* table.ask(q)` hands the table itself to the driver, which resumes the program with the
 * answer. The first `next()` that `yield*` makes carries no value, and the driver always resumes with one (never
 * `undefined`), so the table needs no memory of who is waiting, and nothing is allocated per question.
 */
export class Driver<S, O> implements Table<S>, Wait {
  state: S;
  dice: Dice;
  logging: boolean;
  readonly events: Log;
  outcome: O | null = null;
  over = false;
  /** The single question asked, or null: sealed questions and rolls by hand are in `pending`. */
  question: Question | null = null;
  pending: Pending | null = null;
  /** Nothing was given since the last boundary: the state alone is enough to come here again. */
  fresh = true;
  /** The state at the last boundary, kept while something was given since by a driver that remembers; else the state is it. */
  base: S | null = null;
  /** What was given since then. */
  given: Given[] = NOTHING;
  /** Who copies a state at a boundary that is left behind; null where nothing is remembered, as in search. */
  private copier: Copier<S> | null;
  /** What is being given again, silently. */
  private again: readonly Given[] = NOTHING;
  private againAt = 0;
  private loggedBefore = false;
  /** Set whenever hidden information was seen; cleared by the game before each answer. */
  seen = false;

  /** The pieces that wait for the one on top. Both lists have room from the start: to grow them would be half the cost of a fork. */
  private readonly stack: Room = [null, null, null, null, null, null];
  private depth = 0;
  private top: Play<unknown> | null = null;
  /** Pieces that were called, have started and wait; the innermost first. They go onto the stack with their caller. */
  private readonly called: Room = [null, null, null, null, null, null];
  private calls = 0;
  /** What `yield*` is told when a wait is over: read at once, before any program can run again, so one is enough. */
  private readonly resumed: { done: true; value: unknown } = { done: true, value: null };
  /** Whether it holds already what is about to be waited for: dice, or what a piece gave that had nothing to wait for. */
  private held = false;

  constructor(state: S, dice: Dice, logging: boolean, copier: Copier<S> | null = null, events: Log = new Log()) {
    this.state = state;
    this.dice = dice;
    this.logging = logging;
    this.copier = copier;
    this.events = events;
  }

  get remembers(): boolean {
    return this.copier !== null;
  }

  /** From here on, what is given is remembered. Where something was given since the last boundary, a twin that came the same way says what. */
  remember(copier: Copier<S>, twin: Driver<S, O> | null): void {
    this.copier = copier;
    this.base = twin?.base ?? null;
    this.given = twin?.given ?? NOTHING;
  }

  forget(): void {
    this.copier = null;
    this.base = null;
    this.given = NOTHING;
  }

  /**
   * Runs a program from its beginning to where it waits, or from a boundary: then what was `given` since is given to it again, in
   * silence. Where it is known to wait at the boundary itself (`there`) it changes nothing before, and no copy is made.
   */
  start(play: Play<O>, given: readonly Given[] | null = null, there = false): void {
    this.depth = 0;
    this.top = play;
    this.calls = 0;
    this.over = false;
    this.outcome = null;
    this.held = false;
    this.fresh = there;
    this.base = there || this.copier === null ? null : this.copier.copy(this.state);
    this.given = given === null || this.copier === null ? NOTHING : given.slice();
    this.clear();
    if (given === null) this.drive(undefined);
    else this.giveAgain(given.slice());
  }

  private giveAgain(given: readonly Given[]): void {
    this.again = given;
    this.againAt = 0;
    this.loggedBefore = this.logging;
    this.logging = false;
    this.drive(undefined);
    if (this.again !== NOTHING) this.goOn();
  }

  /** All was given again: from here on what happens is new, and is told. */
  private goOn(): void {
    if (this.againAt < this.again.length) bug('the program, entered again, waits before it was given all');
    this.again = NOTHING;
    this.logging = this.loggedBefore;
  }

  /** What comes next of what is given again, or undefined when all that follows is new. */
  private recall(): Given | undefined {
    return this.againAt < this.again.length ? this.again[this.againAt++] : undefined;
  }

  /** Keeps what the program is about to be given. */
  private note(given: Given): void {
    if (this.fresh) this.base = this.copier!.copy(this.state);
    this.fresh = false;
    if (this.given.length === 0) this.given = [given];
    else this.given.push(given);
  }

  /** Gives the waiting program what it waits for and runs it to its next question; `given` is the same, for who remembers. */
  resume(value: unknown, given: Given | null): void {
    if (given === null) this.fresh = false;
    else this.note(given);
    this.clear();
    this.drive(value === undefined ? null : value);
  }

  /** Stands where another game of the same state ended. */
  end(game: Driver<S, O>): void {
    this.over = true;
    this.outcome = game.outcome;
    this.base = game.base;
    this.given = game.given;
  }

  private clear(): void {
    this.question = null;
    this.pending = null;
  }

  private drive(first: unknown): void {
    let value = first;
    for (;;) {
      const step = this.top!.next(value);
      if (step.done) {
        value = step.value === undefined ? null : step.value;
        if (this.depth === 0) {
          this.nothingOwed();
          this.top = null;
          this.over = true;
          this.outcome = value as O;
          return;
        }
        this.top = this.stack[--this.depth]!;
        continue;
      }
      if (this.question === null && this.pending === null) bug('the program waits, but not for this table');
      while (this.calls > 0) {
        this.stack[this.depth++] = this.top;
        this.top = this.called[--this.calls]!;
      }
      return;
    }
  }

  /** What was asked, rolled or called must be waited for before anything else is. */
  private nothingOwed(): void {
    if (this.question !== null || this.pending !== null || this.held)
      bug('something was asked, rolled or called, but not waited for: write yield* before it');
  }

  [Symbol.iterator](): Iterator<Wait, never, unknown> {
    return this as unknown as Iterator<Wait, never, unknown>;
  }

  next(value: unknown): IteratorResult<Wait, unknown> {
    if (value !== undefined) this.resumed.value = value;
    else if (!this.held) return WAITING;
    this.held = false;
    return this.resumed;
  }

  private ready<T>(result: unknown): Wait<T> {
    this.held = true;
    this.resumed.value = result;
    return this as Wait as Wait<T>;
  }

  ask<A>(question: Question<A>): Wait<A> {
    this.nothingOwed();
    if (this.again !== NOTHING) {
      const again = this.recall();
      if (again) return this.ready(answersOf(again, question)[0]);
    }
    this.question = question;
    return this as Wait as Wait<A>;
  }

  askSealed<A>(questions: readonly Question<A>[]): Wait<readonly A[]> {
    this.nothingOwed();
    if (questions.length === 0) return this.ready([]);
    if (new Set(questions.map((q) => q.seat)).size < questions.length) bug('a seat has two sealed questions at once');
    const again = this.recall();
    if (again) return this.ready(answersOf(again, ...questions));
    this.pending = { kind: 'questions', questions };
    return this as Wait as Wait<readonly A[]>;
  }

  roll(count: number, sides: number, rule: string, seat: Seat | null = null): Wait<number[]> {
    this.nothingOwed();
    if (count === 0) return this.ready([]);
    if (this.again !== NOTHING) {
      const again = this.recall();
      if (again) return this.ready('faces' in again ? again.faces.slice() : differs('rolls'));
      this.goOn();
    }
    const faces = this.dice.roll(count, sides);
    if (faces === null) {
      this.pending = { kind: 'roll', count, sides, rule, seat };
      return this as Wait as Wait<number[]>;
    }
    if (this.copier === null) this.fresh = false;
    else this.note({ faces: faces.slice() });
    return this.ready(faces);
  }

  draw(n: number): number {
    return this.drawn() ?? this.drew(this.dice.below(n));
  }

  pick<T>(from: readonly T[], by: Seat | null): T {
    const again = this.drawn();
    if (again !== undefined) return from[again]!;
    const place = this.dice.among(from);
    const what = from[place]!;
    this.drew(place, this.copier === null ? undefined : { by, what });
    return what;
  }

  /** The place of what was drawn, where it is drawn again. */
  private drawn(): number | undefined {
    if (this.again === NOTHING) return undefined;
    const again = this.recall();
    if (again === undefined) this.goOn();
    return again && ('draw' in again ? again.draw : differs('draws'));
  }

  private drew(place: number, seen?: { readonly by: Seat | null; readonly what: unknown }): number {
    if (this.copier === null) this.fresh = false;
    else this.note(seen ? { draw: place, seen } : { draw: place });
    return place;
  }

  shuffle<T>(cards: T[]): T[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      const card = cards[i]!;
      cards[i] = cards[j]!;
      cards[j] = card;
    }
    return cards;
  }

  call<T>(play: Play<T>): Wait<T> {
    this.nothingOwed();
    const step = play.next();
    if (step.done) return this.ready(step.value === undefined ? null : step.value);
    this.called[this.calls++] = play;
    return this as Wait as Wait<T>;
  }

  log(event: Event): void {
    if (this.logging) this.events.add(event);
  }

  logSecret(readers: Readers, event: Event, others: Event): void {
    if (this.logging) this.events.addSecret(readers, event, others);
  }

  revealed(): void {
    this.seen = true;
  }

  boundary(): void {
    if (this.again.length > 0) return; // the one to begin again from, or what was given would not have been kept
    this.fresh = true;
    if (this.base === null) return;
    this.base = null;
    this.given = NOTHING;
  }
}

function differs(what: string): never {
  return bug(`the program, entered again, ${what} where it did not before`);
}

/** The answers to these questions among what was given. */
function answersOf(given: Given, ...questions: readonly Question[]): unknown[] {
  const answers = 'sealed' in given ? given.sealed : 'answer' in given ? [given] : [];
  if (answers.length !== questions.length) differs('asks');
  for (const [i, { seat, kind }] of questions.entries())
    if (answers[i]!.seat !== seat || answers[i]!.kind !== kind) differs(`asks ${seat} ${kind}`);
  return answers.map(({ answer }) => answer);
}

/** What `yield*` is told by a wait that goes on: one is enough, nothing in it ever changes. */
const WAITING: IteratorResult<Wait, unknown> = { done: false, value: null as unknown as Wait };
