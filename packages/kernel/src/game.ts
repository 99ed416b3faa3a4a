import { type Dice, type DiceRecord, type DiceState, diceOf, fits } from './dice.js';
import type { Event } from './event.js';
import { hashOf } from './hash.js';
import type { Question, Seat } from './question.js';
import type { Entry, GameRecord, Start, UndoPolicy } from './record.js';
import { malformed, type Refusal } from './refusal.js';
import { kindOf, type Outcome, type Ruleset } from './ruleset.js';
import { mustParse, parse } from './schema.js';
import { Driver } from './table.js';

export interface OpenOptions {
  readonly setup: unknown;
  readonly dice: DiceRecord;
  readonly undo?: UndoPolicy;
}

/** A move that stands: it was made and not taken back. */
interface Move {
  /** Null for dice rolled by hand. */
  readonly seat: Seat | null;
  readonly value: unknown;
  /** Nothing was rolled and nothing hidden seen because of it: it may be taken back freely. */
  free: boolean;
  /** Where the log stood before it. */
  readonly event: number;
}

/** A state to enter again from, kept aside. */
interface Saved<S> {
  readonly moves: number;
  readonly entries: number;
  readonly state: S;
  readonly dice: DiceState;
}

/** Moves between two saved states: long enough to cost nothing, short enough that an undo replays little. */
const SAVE_EVERY = 32;

/** One answer of a sealed question that is still closed. */
const OPEN = Symbol('not yet answered');

/**
 * One game: a ruleset's program running on a state, with dice, a log and a journal.
 *
 * Three ways to answer, by how much is known of the answer: `answer` takes anything from outside and checks its shape and
 * its legality; `choose` takes a well-formed answer and checks its legality; `take` trusts an answer that `options` listed.
 */
export class Game<S = unknown, V = unknown, O extends Outcome = Outcome> {
  readonly ruleset: Ruleset<S, V, O>;
  readonly undoPolicy: UndoPolicy;
  private readonly setup: unknown;
  private readonly start: Start | null;
  private readonly driver: Driver<S, O>;
  private readonly journal: Entry[] | null;
  private line: Move[] = [];
  private saved: Saved<S>[] = [];
  private sealed: unknown[] | null = null;

  private constructor(
    ruleset: Ruleset<S, V, O>,
    driver: Driver<S, O>,
    journal: Entry[] | null,
    setup: unknown,
    start: Start | null,
    undo: UndoPolicy,
  ) {
    this.ruleset = ruleset;
    this.driver = driver;
    this.journal = journal;
    this.setup = setup;
    this.start = start;
    this.undoPolicy = undo;
  }

  /** Opens a new game, with log and journal. Throws `Malformed` for a setup that cannot be. */
  static open<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, options: OpenOptions): Game<S, V, O> {
    const state = ruleset.open(mustParse('setup', ruleset.setup, options.setup));
    return Game.journaled(ruleset, state, diceOf(options.dice), options.setup, null, options.undo ?? 'free');
  }

  private static journaled<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    state: S,
    dice: Dice,
    setup: unknown,
    start: Start | null,
    undo: UndoPolicy,
  ): Game<S, V, O> {
    const game = new Game(ruleset, new Driver<S, O>(state, dice, true), [], setup, start, undo);
    game.save();
    game.begin();
    return game;
  }

  /** Enters a state for search or simulation: no log, no journal, no past. The state is the game's from now on. */
  static at<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, state: S, dice: Dice): Game<S, V, O> {
    const game = new Game(ruleset, new Driver<S, O>(state, dice, false), null, null, null, 'never');
    game.begin();
    return game;
  }

  /**
   * Rebuilds a game from its record: every answer is checked again, every event made again.
   * A record of another version of the ruleset is entered at its checkpoint instead, and `notice` says so.
   */
  static reopen<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    record: GameRecord,
  ): { readonly game: Game<S, V, O>; readonly notice: string | null } {
    if (record.ruleset !== ruleset.id) {
      throw new RecordError(`the record is of ${record.ruleset}, not of ${ruleset.id}`, 'ruleset');
    }
    if (record.version === ruleset.version) return { game: Game.replay(ruleset, record), notice: null };
    const { checkpoint } = record;
    const versions = `the record is of version ${record.version} of ${ruleset.id}, this is ${ruleset.version}`;
    if (checkpoint === null) throw new RecordError(`${versions}, and it holds no checkpoint to enter at`, 'version');
    const start = { state: checkpoint.state, dice: checkpoint.dice };
    const lost = record.entries.length - checkpoint.entries;
    return {
      game: Game.enterAt(ruleset, start, 'checkpoint.state', record),
      notice: `${versions}: opened at its checkpoint after ${checkpoint.entries} entries${lost > 0 ? `, without the ${lost} after it` : ''}`,
    };
  }

  /** Rebuilds a game from a record of this very version, entry by entry. */
  static replay<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    record: GameRecord,
    upTo = record.entries.length,
  ): Game<S, V, O> {
    const game = record.start
      ? Game.enterAt(ruleset, record.start, 'start.state', record)
      : Game.open(ruleset, { setup: record.setup, dice: record.dice, undo: record.undo });
    for (let i = 0; i < upTo; i++) {
      const refusal = game.enter(record.entries[i]!);
      if (refusal)
        throw new RecordError(
          `refused${refusal.rule ? ` by ${refusal.rule}` : ''}: ${refusal.message}`,
          `entries[${i}]`,
        );
    }
    return game;
  }

  private static enterAt<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    start: Start,
    path: string,
    record: Pick<GameRecord, 'setup' | 'dice' | 'undo'>,
  ): Game<S, V, O> {
    const state = ruleset.copy(mustParse(path, ruleset.state, start.state));
    const dice = diceOf(record.dice);
    dice.restore(start.dice);
    return Game.journaled(ruleset, state, dice, record.setup, start, record.undo);
  }

  private begin(): void {
    this.driver.start(this.ruleset.play(this.driver));
    this.openSeal();
  }

  /** Makes one entry of a journal. */
  enter(entry: Entry): Refusal | null {
    if ('faces' in entry) return this.rolled(entry.faces);
    if ('undo' in entry) return this.undo(entry.seat, entry.undo);
    return this.answer(entry.seat, entry.answer);
  }

  get state(): S {
    return this.driver.state;
  }

  get over(): boolean {
    return this.driver.over;
  }

  get outcome(): O | null {
    return this.driver.outcome;
  }

  /** The question asked, where a single seat is asked. */
  get question(): Question | null {
    return this.driver.question;
  }

  /** Dice that somebody must roll by hand before the game goes on. */
  get roll(): {
    readonly count: number;
    readonly sides: number;
    readonly rule: string;
    readonly seat: Seat | null;
  } | null {
    const pending = this.driver.pending;
    return pending?.kind === 'roll' ? pending : null;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.line.length;
  }

  /** The question this seat has yet to answer, or null. */
  questionFor(seat: Seat): Question | null {
    const { question, pending } = this.driver;
    if (question) return question.seat === seat ? question : null;
    if (pending?.kind !== 'questions') return null;
    const i = pending.questions.findIndex((q) => q.seat === seat);
    return i >= 0 && this.sealed![i] === OPEN ? pending.questions[i]! : null;
  }

  /** The seats that have yet to answer. */
  waitingFor(): Seat[] {
    const { question, pending } = this.driver;
    if (question) return [question.seat];
    if (pending?.kind !== 'questions') return [];
    return pending.questions.filter((_, i) => this.sealed![i] === OPEN).map((q) => q.seat);
  }

  options(seat: Seat): readonly unknown[] {
    const question = this.questionFor(seat);
    return question ? kindOf(this.ruleset, question).options(this.state, question) : [];
  }

  asides(seat: Seat): readonly unknown[] {
    const question = this.questionFor(seat);
    return question ? (kindOf(this.ruleset, question).asides?.(this.state, question) ?? []) : [];
  }

  /** Why an answer would be refused, or null. Changes nothing. */
  check(seat: Seat, answer: unknown): Refusal | null {
    const question = this.questionFor(seat);
    if (!question)
      return this.roll && !this.over
        ? malformed('', 'dice are to be rolled first')
        : this.ruleset.notAsked(this.state, seat);
    const kind = kindOf(this.ruleset, question);
    const parsed = parse(kind.answer, answer);
    if (!parsed.ok) return malformed(parsed.problems[0]!.path, parsed.problems.map((p) => p.message).join('; '));
    return kind.check(this.state, question, parsed.value);
  }

  /** Takes an answer from outside. A refused answer changes nothing. */
  answer(seat: Seat, answer: unknown): Refusal | null {
    const refusal = this.check(seat, answer);
    if (refusal) return refusal;
    this.apply(seat, answer);
    return null;
  }

  /** Takes a well-formed answer to the one pending question. */
  choose(answer: unknown): Refusal | null {
    const question = this.driver.question!;
    const refusal = this.ruleset.questions[question.kind]!.check(this.state, question, answer);
    if (refusal === null) this.apply(question.seat, answer);
    return refusal;
  }

  /** Takes an answer that `options` listed for the one pending question. */
  take(answer: unknown): void {
    this.apply(this.driver.question!.seat, answer);
  }

  /** Takes dice rolled by hand. */
  rolled(faces: readonly number[]): Refusal | null {
    const roll = this.roll;
    if (!roll) return malformed('faces', 'no dice are to be rolled now');
    if (faces.length !== roll.count)
      return malformed('faces', `faces is a list of ${faces.length}, expected ${roll.count} faces`);
    const wrong = faces.findIndex((face) => !fits(face, roll.sides));
    if (wrong >= 0)
      return malformed(
        `faces[${wrong}]`,
        `faces[${wrong}] is ${faces[wrong]}, expected a face from 1 to ${roll.sides}`,
      );
    this.journal?.push({ faces });
    this.move(null, faces, false);
    return null;
  }

  private apply(seat: Seat, answer: unknown): void {
    this.journal?.push({ seat, answer });
    this.move(seat, answer, true);
  }

  private move(seat: Seat | null, value: unknown, free: boolean): void {
    const { driver } = this;
    if (this.journal === null) {
      if (this.ruleset.reentry === 'checkpoint') this.remember(seat, value);
      this.advance(seat, value);
      return;
    }
    this.line.push({ seat, value, free, event: driver.events.length });
    const taken = driver.dice.taken;
    driver.seen = false;
    this.advance(seat, value);
    this.settle(taken);
  }

  /** Hands the program what it waits for; of sealed answers, only the last one lets it go on. */
  private advance(seat: Seat | null, value: unknown): void {
    const { driver } = this;
    if (driver.question === null && this.sealed !== null && seat !== null) {
      if (!this.seal(seat, value)) return;
      driver.resume(this.sealed);
    } else driver.resume(value);
    if (driver.pending !== null || this.sealed !== null) this.openSeal();
  }

  /** After a move of a journaled game: whether it can be taken back freely, and whether to save the state. */
  private settle(taken: number): void {
    const { driver } = this;
    if (driver.dice.taken !== taken || driver.seen || driver.pending?.kind === 'roll')
      this.line[this.line.length - 1]!.free = false;
    if (this.line.length - this.saved[this.saved.length - 1]!.moves >= SAVE_EVERY && this.canEnterHere()) this.save();
  }

  private canEnterHere(): boolean {
    const { driver } = this;
    if (driver.over || driver.pending?.kind === 'roll' || this.sealed?.some((a) => a !== OPEN)) return false;
    return this.ruleset.reentry === 'question' || driver.atCheckpoint;
  }

  private save(): void {
    const { driver } = this;
    this.saved.push({
      moves: this.line.length,
      entries: this.journal!.length,
      state: this.ruleset.copy(driver.state),
      dice: driver.dice.save(),
    });
  }

  /** Without a journal, a program that cannot be entered everywhere keeps its last checkpoint and the moves since. */
  private remember(seat: Seat | null, value: unknown): void {
    if (this.canEnterHere()) {
      this.saved = [
        { moves: 0, entries: 0, state: this.ruleset.copy(this.driver.state), dice: this.driver.dice.save() },
      ];
      this.line = [];
    }
    this.line.push({ seat, value, free: false, event: 0 });
  }

  private openSeal(): void {
    const { pending } = this.driver;
    this.sealed = pending?.kind === 'questions' ? pending.questions.map(() => OPEN) : null;
  }

  /** Closes one sealed answer; true when it was the last. */
  private seal(seat: Seat, answer: unknown): boolean {
    const { pending } = this.driver;
    if (pending?.kind === 'questions') this.sealed![pending.questions.findIndex((q) => q.seat === seat)] = answer;
    return !this.sealed!.includes(OPEN);
  }

  view(seat: Seat | null): V {
    return this.ruleset.view(this.state, seat);
  }

  /** What a seat may read of the log; once the game is over the whole of it is open. */
  events(seat: Seat | null | 'referee', from = 0): Event[] {
    return this.driver.events.read(this.over ? 'referee' : seat, from);
  }

  get eventCount(): number {
    return this.driver.events.length;
  }

  hash(): string {
    return hashOf({ state: this.state, dice: this.driver.dice.save() });
  }

  /** An independent game at this very moment, dice and all. Quick where the ruleset can be entered at every question. */
  fork(): Game<S, V, O> {
    const { driver, ruleset } = this;
    const here = this.canEnterHere();
    if (here && this.journal === null) return Game.at(ruleset, ruleset.copy(driver.state), driver.dice.copy());
    const twin = new Driver<S, O>(driver.state, driver.dice.copy(), false, driver.events.copy());
    const fork = new Game(ruleset, twin, this.journal?.slice() ?? null, this.setup, this.start, this.undoPolicy);
    fork.line = this.line.slice();
    fork.saved = this.saved.slice();
    if (here) {
      twin.state = ruleset.copy(driver.state);
      fork.begin();
    } else fork.rebuild(this.line.length);
    twin.logging = driver.logging;
    return fork;
  }

  /** A new game that starts at this moment with dice of its own: "what if", with its own record. Null in mid-roll or mid-seal. */
  branch(dice: DiceRecord): Game<S, V, O> | null {
    if (!this.canEnterHere()) return null;
    const fresh = diceOf(dice);
    const start = { state: this.ruleset.copy(this.state), dice: fresh.save() };
    return Game.enterAt(this.ruleset, start, 'start.state', { setup: this.setup, dice, undo: this.undoPolicy });
  }

  /**
   * Takes back a seat's last moves. Free until dice fell or something hidden was seen, and never beyond another seat's
   * move; the table may allow more or nothing. What was taken back stays in the log, and so does the taking back.
   */
  undo(by: Seat, count = 1): Refusal | null {
    if (this.journal === null) return malformed('', 'this game keeps no journal to go back in');
    if (this.undoPolicy === 'never') return { rule: 'TABLE-UNDO', message: 'At this table nothing is taken back.' };
    if (count < 1 || count > this.line.length)
      return malformed('undo', `undo is ${count}, expected 1 to ${this.line.length} moves`);
    const keep = this.line.length - count;
    if (this.undoPolicy === 'free') {
      for (const move of this.line.slice(keep)) {
        if (move.seat !== by) return { rule: 'TABLE-UNDO', message: 'Another seat has moved since.' };
        if (!move.free) return { rule: 'TABLE-UNDO', message: 'Dice have fallen or something hidden was seen since.' };
      }
    }
    const { driver } = this;
    const from = this.line[keep]!.event;
    const to = driver.events.length;
    driver.logging = false;
    this.rebuild(keep);
    driver.logging = true;
    driver.log({ type: 'undone', rule: 'TABLE-UNDO', seat: by, moves: count, events: [from, to] });
    this.journal.push({ undo: count, seat: by });
    return null;
  }

  /** Goes back to where `keep` moves stand: the nearest saved state before, and the moves since. */
  private rebuild(keep: number): void {
    const { driver, ruleset } = this;
    while (this.saved[this.saved.length - 1]!.moves > keep) this.saved.pop();
    const base = this.saved[this.saved.length - 1]!;
    const moves = this.line.slice(base.moves, keep);
    this.line.length = keep;
    driver.state = ruleset.copy(base.state);
    driver.dice.restore(base.dice);
    driver.over = false;
    driver.outcome = null;
    driver.question = null;
    driver.pending = null;
    this.begin();
    for (const { seat, value } of moves) this.advance(seat, value);
  }

  /** The record of the game so far, with the last place to enter it from. */
  record(): GameRecord {
    if (this.journal === null) throw new Error('bug: a game without a journal has no record');
    if (this.canEnterHere() && this.saved[this.saved.length - 1]!.moves < this.line.length) this.save();
    const last = this.saved[this.saved.length - 1]!;
    return {
      sandtable: 1,
      ruleset: this.ruleset.id,
      version: this.ruleset.version,
      setup: this.setup,
      start: this.start,
      dice: this.driver.dice.record,
      undo: this.undoPolicy,
      entries: this.journal.slice(),
      checkpoint: { entries: last.entries, state: this.ruleset.copy(last.state), dice: last.dice },
    };
  }
}

/** A record that cannot be opened, with the field at fault. */
export class RecordError extends Error {
  readonly path: string;

  constructor(message: string, path: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}
