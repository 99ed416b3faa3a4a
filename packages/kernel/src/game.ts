import { type Dice, type DiceRecord, type DiceState, diceOf, diceStateProblem, fits } from './dice.js';
import type { Event } from './event.js';
import { hashOf } from './hash.js';
import { judge, type Question, type Seat } from './question.js';
import { type Entry, type GameRecord, parseRecord, RecordError, type Start, type UndoPolicy } from './record.js';
import { bug, malformed, type Refusal, refuse } from './refusal.js';
import { kindOf, type Outcome, type Ruleset } from './ruleset.js';
import { asJson, Malformed, mustParse, parse, pathUnder, show } from './schema.js';
import { type Given, type GivenAnswer, type Known, knownTo, type Sight, type Suspended } from './suspended.js';
import { Driver } from './table.js';

export interface OpenOptions {
  readonly setup: unknown;
  readonly dice: DiceRecord;
  readonly undo?: UndoPolicy;
}

/** An answer, or dice rolled by hand: one line of the journal, and one of the game's line while it stands. */
interface Move {
  /** Null for dice rolled by hand. */
  readonly seat: Seat | null;
  readonly value: unknown;
  /** Nothing was rolled and nothing hidden seen because of it: it may be taken back freely. */
  free: boolean;
  /** Where the log stood before it. */
  readonly event: number;
}

interface Undone {
  readonly undo: number;
  readonly seat: Seat;
}

/** A moment to enter again from, kept aside. */
interface Saved<S> {
  readonly moves: number;
  readonly entries: number;
  readonly events: number;
  readonly game: Suspended<S>;
  readonly dice: DiceState;
}

/** Moves between two saved moments: enough of them to cost nothing, so few that going back replays little. */
const SAVE_EVERY = 32;

/** One answer of a sealed question that is still closed. */
const OPEN = Symbol('not yet answered');

/**
 * One game: a ruleset's program running on a state, with dice, a log and a journal.
 *
 * Three ways to answer, by how much is known of the answer: `answer` takes anything from outside and checks its shape and
 * its legality; `choose` takes a well-formed answer and checks its legality; `take` trusts an answer that `options` listed.
 * An answer once taken is never changed by anybody: the journal holds it.
 */
export class Game<S = unknown, V = unknown, O extends Outcome = Outcome> {
  readonly ruleset: Ruleset<S, V, O>;
  readonly undoPolicy: UndoPolicy;
  private readonly setup: unknown;
  private readonly start: Start | null;
  private readonly driver: Driver<S, O>;
  private readonly journal: (Move | Undone)[] | null;
  /** The moves that stand: until the first undo the journal itself; without a journal, those since the last saved state. */
  private line: Move[];
  private saved: Saved<S>[] = [];
  private sealed: unknown[] | null = null;
  /** The program failed in the middle of a move: where it stands is no moment of the game. */
  private torn = false;

  private constructor(
    ruleset: Ruleset<S, V, O>,
    driver: Driver<S, O>,
    journal: (Move | Undone)[] | null,
    setup: unknown,
    start: Start | null,
    undo: UndoPolicy,
  ) {
    this.ruleset = ruleset;
    this.driver = driver;
    this.journal = journal;
    this.line = (journal as Move[] | null) ?? [];
    this.setup = setup;
    this.start = start;
    this.undoPolicy = undo;
  }

  /** Opens a new game, with log and journal. Throws `Malformed` for a setup that cannot be. */
  static open<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, options: OpenOptions): Game<S, V, O> {
    const setup = asJson(options.setup) ?? null;
    const state = ruleset.open(mustParse('setup', ruleset.setup, setup));
    return Game.journaled(ruleset, { state, given: [] }, diceOf(options.dice), setup, null, options.undo ?? 'free');
  }

  /** Opens a game with log and journal at a moment: a start of its own, or the very beginning. */
  private static journaled<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    from: Suspended<S>,
    dice: Dice,
    setup: unknown,
    start: Start | null,
    undo: UndoPolicy,
  ): Game<S, V, O> {
    const game = new Game(ruleset, new Driver<S, O>(from.state, dice, true, ruleset), [], setup, start, undo);
    game.begin(start === null ? null : from.given, from.closed);
    game.save();
    return game;
  }

  /**
   * Enters a state for search or simulation: no log, no journal, no past. The state is the game's from now on. Who wants to
   * fork such a game elsewhere than at a boundary lets it remember what is given to it.
   */
  static at<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, state: S, dice: Dice, remember = false): Game<S, V, O> {
    const driver = new Driver<S, O>(state, dice, false, remember ? ruleset : null);
    const game = new Game(ruleset, driver, null, null, null, 'never');
    game.begin();
    return game;
  }

  /** Enters a suspended game the same way, and leaves it as it is. */
  static from<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    suspended: Suspended<S>,
    dice: Dice,
    remember = false,
  ): Game<S, V, O> {
    const driver = new Driver<S, O>(suspended.state, dice, false, remember ? ruleset : null);
    return new Game(ruleset, driver, null, null, null, 'never').restart(suspended);
  }

  /** Enters a suspended game with one that is used up: search plays thousands of them, one after the other. */
  restart({ state, given, closed }: Suspended<S>): this {
    if (this.journal !== null) bug('a game with a journal has a past');
    this.driver.state = this.ruleset.copy(state);
    this.begin(given, closed);
    return this;
  }

  /**
   * Rebuilds a game from its record: the record's shape is checked, every answer is checked again, every event made again.
   * A record of another version of the ruleset, or one that comes to another place now than when it was made, is entered at its
   * snapshot instead, and `notice` says so.
   * Throws `RecordError` with the field at fault.
   */
  static reopen<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    data: unknown,
  ): { readonly game: Game<S, V, O>; readonly notice: string | null } {
    const record = parseRecord(data);
    const { snapshot } = record;
    if (record.ruleset !== ruleset.id || record.version === ruleset.version) {
      let same = true;
      const game = Game.replay(ruleset, record, record.entries.length, (so, entries) => {
        if (entries === snapshot?.entries && snapshot.hash !== undefined) same &&= so.hash() === snapshot.hash;
      });
      if (same) return { game, notice: null };
    }
    const why =
      record.version === ruleset.version
        ? `the record comes to another place than when it was made, by the same version ${record.version} of ${ruleset.id}`
        : `the record is of version ${record.version} of ${ruleset.id}, this is ${ruleset.version}`;
    if (snapshot === null) throw new RecordError(`${why}, and it holds no snapshot to enter at`, 'version');
    const lost = record.entries.length - snapshot.entries;
    return {
      game: Game.enterAt(ruleset, snapshot, 'snapshot', record),
      notice: `${why}: opened at its snapshot after ${snapshot.entries} entries${lost > 0 ? `, without the ${lost} after it` : ''}`,
    };
  }

  /** Rebuilds a game from a record of this very version, entry by entry. */
  static replay<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    record: GameRecord,
    upTo = record.entries.length,
    look?: (game: Game<S, V, O>, entries: number) => void,
  ): Game<S, V, O> {
    if (record.ruleset !== ruleset.id)
      throw new RecordError(`the record is of ${record.ruleset}, not of ${ruleset.id}`, 'ruleset');
    if (record.version !== ruleset.version)
      throw new RecordError(
        `the record is of version ${record.version} of ${ruleset.id}, this is ${ruleset.version}`,
        'version',
      );
    const game = record.start
      ? Game.enterAt(ruleset, record.start, 'start', record)
      : Game.openRecorded(ruleset, record);
    look?.(game, 0);
    for (let i = 0; i < upTo; i++) {
      const entry = record.entries[i]!;
      const refusal = game.enter(entry);
      if (refusal) throw refusedEntry(refusal, entry, `entries[${i}]`);
      look?.(game, i + 1);
    }
    return game;
  }

  private static openRecorded<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, record: GameRecord): Game<S, V, O> {
    try {
      return Game.open(ruleset, record);
    } catch (error) {
      throw error instanceof Malformed ? RecordError.within('setup', error.problems) : error;
    }
  }

  private static enterAt<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    moment: Start,
    path: string,
    record: Pick<GameRecord, 'setup' | 'dice' | 'undo'>,
  ): Game<S, V, O> {
    const parsed = parse(ruleset.state, moment.state);
    if (!parsed.ok) throw RecordError.within(`${path}.state`, parsed.problems);
    const dice = diceOf(record.dice);
    const problem = diceStateProblem(dice, moment.dice);
    if (problem) throw RecordError.within(`${path}.dice`, [problem]);
    dice.restore(moment.dice);
    const { given, closed } = moment;
    const from: Suspended<S> = { state: ruleset.copy(parsed.value), given, ...(closed && { closed }) };
    const start: Start = { state: parsed.value, given, ...(closed && { closed }), dice: moment.dice };
    return Game.journaled(ruleset, from, dice, record.setup, start, record.undo);
  }

  private begin(given: readonly Given[] | null = null, closed: readonly GivenAnswer[] = [], there = false): void {
    this.driver.start(this.ruleset.play(this.driver), given, there);
    this.openSeal();
    for (const { seat, answer } of closed) this.seal(seat, answer);
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

  /** How many dice and draws chance has given so far. */
  get diceTaken(): number {
    return this.driver.dice.taken;
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
    return this.judge(seat, answer).refusal;
  }

  /** Takes an answer from outside, as its schema gives it back and as JSON keeps it. A refused answer changes nothing. */
  answer(seat: Seat, answer: unknown): Refusal | null {
    const { refusal, value } = this.judge(seat, answer);
    if (refusal === null) this.move(seat, value);
    return refusal;
  }

  private judge(seat: Seat, answer: unknown): { readonly refusal: Refusal | null; readonly value?: unknown } {
    const question = this.questionFor(seat);
    if (!question)
      return {
        refusal: this.roll
          ? { rule: null, message: 'Dice are to be rolled first.' }
          : this.ruleset.notAsked(this.state, seat),
      };
    return judge(kindOf(this.ruleset, question), this.state, question, answer);
  }

  /** Takes a well-formed answer to the one pending question, or to a seat's sealed one. The answer is the game's from now on. */
  choose(answer: unknown, seat?: Seat): Refusal | null {
    const question = seat === undefined ? this.driver.question! : this.questionFor(seat)!;
    const refusal = this.ruleset.questions[question.kind]!.check(this.state, question, answer);
    if (refusal === null) this.move(question.seat, answer);
    return refusal;
  }

  /** Takes an answer that `options` listed for the one pending question, or for a seat's sealed one. */
  take(answer: unknown, seat: Seat = this.driver.question!.seat): void {
    this.move(seat, answer);
  }

  /** Takes dice rolled by hand. */
  rolled(faces: readonly number[]): Refusal | null {
    const roll = this.roll;
    if (!roll) return malformed('faces', 'no dice are to be rolled now');
    if (!Array.isArray(faces) || faces.length !== roll.count)
      return malformed('faces', `faces is ${show(faces)}, expected ${roll.count} faces`);
    const wrong = faces.findIndex((face) => !fits(face, roll.sides));
    if (wrong >= 0)
      return malformed(
        `faces[${wrong}]`,
        `faces[${wrong}] is ${show(faces[wrong])}, expected a face from 1 to ${roll.sides}`,
      );
    this.move(null, faces.slice());
    return null;
  }

  private move(seat: Seat | null, value: unknown): void {
    const { driver, journal } = this;
    if (journal === null) {
      this.advance(seat, value); // search: nothing to remember
      return;
    }
    const move: Move = { seat, value, free: false, event: driver.events.length };
    this.line.push(move);
    if (journal !== this.line) journal.push(move);
    const taken = driver.dice.taken;
    driver.seen = false;
    this.torn = true;
    this.advance(seat, value);
    this.torn = false;
    this.settle(move, taken);
  }

  /** Hands the program what it waits for; of sealed answers, only the last one lets it go on. */
  private advance(seat: Seat | null, value: unknown): void {
    const { driver } = this;
    const { remembers } = driver;
    if (driver.question === null && this.sealed !== null && seat !== null) {
      if (!this.seal(seat, value)) return;
      driver.seen = true; // what lay sealed lies open now
      driver.resume(this.sealed, remembers ? { sealed: this.closed() } : null);
    } else if (remembers)
      driver.resume(value, seat === null ? { faces: value as number[] } : this.given(driver.question!, value));
    else driver.resume(value, null);
    if (driver.pending !== null || this.sealed !== null) this.openSeal();
  }

  /** An answer, with what the other seats see of it. */
  private given(question: Question, answer: unknown): GivenAnswer {
    const { seat, kind } = question;
    const { shown } = this.ruleset.questions[kind]!;
    if (shown === undefined) return { seat, kind, answer };
    const { state } = this.driver;
    const others = this.ruleset.seats(state).filter((other) => other !== seat);
    const forms = others.map((other) => [other, shown(state, question, answer, other) ?? null]);
    return {
      seat,
      kind,
      answer,
      shown: { ...Object.fromEntries(forms), '': shown(state, question, answer, null) ?? null },
    };
  }

  /** The sealed answers there are so far. */
  private closed(): GivenAnswer[] {
    const { pending } = this.driver;
    if (pending?.kind !== 'questions') return [];
    return pending.questions.flatMap((question, i) =>
      this.sealed![i] === OPEN ? [] : [this.given(question, this.sealed![i])],
    );
  }

  /** After a move: whether it can be taken back freely, and whether to save the moment. */
  private settle(move: Move, taken: number): void {
    const { driver } = this;
    // An ended game shows the whole log, and dice by hand are dice: neither is taken back freely.
    move.free =
      move.seat !== null &&
      driver.dice.taken === taken &&
      !driver.seen &&
      !driver.over &&
      driver.pending?.kind !== 'roll';
    if (this.line.length - this.saved[this.saved.length - 1]!.moves >= SAVE_EVERY) this.save();
  }

  private save(): void {
    const { driver, saved } = this;
    if (saved.length > 0 && saved[saved.length - 1]!.entries === this.journal!.length) return;
    saved.push({
      moves: this.line.length,
      entries: this.journal!.length,
      events: driver.events.length,
      game: this.suspend(),
      dice: driver.dice.save(),
    });
  }

  /** This very moment as plain data, dice apart: whoever holds it can enter the game again. */
  suspend(): Suspended<S> {
    const { driver, ruleset } = this;
    if (!driver.remembers && !driver.fresh) bug('a game that forgets what was given can be copied at a boundary only');
    const closed = this.closed();
    return {
      state: ruleset.copy(driver.base ?? driver.state),
      given: driver.given.slice(),
      ...(closed.length > 0 && { closed }),
    };
  }

  /** All that a seat may know, for who thinks in its place; null for who only watches. */
  sight(seat: Seat | null): Sight<V> {
    const { base, remembers, fresh } = this.driver;
    if (!remembers && !fresh && !this.over) bug('a game that forgets what was given has a sight at a boundary only');
    const known = this.known(seat);
    const since = known.length === 0 ? null : { view: this.ruleset.view(base!, seat), known };
    const closed = this.closed().map(({ seat: by, answer }) => (by === seat ? { seat: by, answer } : { seat: by }));
    return { seat, view: this.view(seat), since, ...(closed.length > 0 && { closed }) };
  }

  /** What a seat knows of all that was given since the last boundary: of the act under way. */
  known(seat: Seat | null): Known[] {
    return this.over ? [] : this.driver.given.map((one) => knownTo(one, seat));
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

  /** With `open` nothing is hidden: for who may know everything. */
  view(seat: Seat | null, open = false): V {
    return this.ruleset.view(this.state, seat, open);
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

  /** An independent game at this very moment, dice and all. Quick at a boundary; in mid-act what was given since is given again. */
  fork(): Game<S, V, O> {
    const { driver, ruleset, journal } = this;
    const { remembers } = driver;
    const log = journal === null ? undefined : driver.events.copy();
    if (!remembers && !driver.fresh && !driver.over)
      bug('a game that forgets what was given can be forked at a boundary only');
    const from = ruleset.copy(driver.over || driver.fresh ? driver.state : driver.base!);
    const twin = new Driver<S, O>(from, driver.dice.copy(), false, remembers ? ruleset : null, log);
    const fork = new Game(ruleset, twin, journal?.slice() ?? null, this.setup, this.start, this.undoPolicy);
    fork.saved = this.saved.slice();
    if (this.line !== journal) fork.line = this.line.slice();
    if (driver.over) twin.end(driver);
    else {
      fork.begin(driver.given, [], driver.fresh);
      if (this.sealed !== null) fork.sealed = this.sealed.slice();
    }
    twin.logging = driver.logging;
    return fork;
  }

  /** A new game that starts at this moment with dice of its own: "what if", with its own record. */
  branch(dice: DiceRecord): Game<S, V, O> {
    const start: Start = { ...this.suspend(), dice: diceOf(dice).save() };
    return Game.enterAt(this.ruleset, start, 'start', { setup: this.setup, dice, undo: this.undoPolicy });
  }

  /**
   * Takes back a seat's last moves. Free until dice fell or something hidden was seen, and never beyond another seat's
   * move; the table may allow more or nothing. What was taken back stays in the log, and so does the taking back.
   */
  undo(by: Seat, count = 1): Refusal | null {
    const { driver, journal, line } = this;
    if (journal === null) return { rule: null, message: 'This game keeps no journal to go back in.' };
    if (!this.ruleset.seats(this.state).includes(by)) return malformed('seat', `seat is ${show(by)}, expected a seat`);
    if (this.undoPolicy === 'never') return refuse('TABLE-UNDO', 'At this table nothing is taken back.');
    if (!Number.isInteger(count) || count < 1 || count > line.length)
      return malformed('undo', `undo is ${show(count)}, expected a number of moves from 1 to ${line.length}`);
    const keep = line.length - count;
    if (this.undoPolicy === 'free') {
      for (let i = keep; i < line.length; i++) {
        if (line[i]!.seat !== null && line[i]!.seat !== by)
          return refuse('TABLE-UNDO', 'Another seat has moved since.');
        if (!line[i]!.free) return refuse('TABLE-UNDO', 'Dice have fallen or something hidden was seen since.');
      }
    }
    const from = line[keep]!.event;
    const to = driver.events.length;
    driver.logging = false;
    if (line === journal) this.line = line.slice();
    this.rebuild(keep);
    driver.logging = true;
    driver.log({ type: 'undone', rule: 'TABLE-UNDO', seat: by, moves: count, events: [from, to] });
    journal.push({ undo: count, seat: by });
    return null;
  }

  /** Goes back to where `keep` moves stand: the nearest saved moment before, and the moves since. */
  private rebuild(keep: number): void {
    const { driver, ruleset, line } = this;
    while (this.saved[this.saved.length - 1]!.moves > keep) this.saved.pop();
    const { moves, game, dice } = this.saved[this.saved.length - 1]!;
    line.length = keep;
    driver.state = ruleset.copy(game.state);
    driver.dice.restore(dice);
    this.begin(game.given, game.closed);
    for (let i = moves; i < keep; i++) this.advance(line[i]!.seat, line[i]!.value);
  }

  /** The record of the game so far, with this moment as the place to enter it from. */
  record(): GameRecord {
    const { journal, driver } = this;
    if (journal === null) bug('a game without a journal has no record');
    if (!this.torn) this.save();
    const { game, dice, entries } = this.saved[this.saved.length - 1]!;
    return {
      sandtable: 1,
      ruleset: this.ruleset.id,
      version: this.ruleset.version,
      setup: this.setup,
      start: this.start,
      dice: driver.dice.record,
      undo: this.undoPolicy,
      entries: journal.map(entryOf),
      snapshot: { ...game, dice, entries, ...(!this.torn && { hash: this.hash() }) },
    };
  }
}

function entryOf(line: Move | Undone): Entry {
  if ('undo' in line) return line;
  return line.seat === null ? { faces: line.value as readonly number[] } : { seat: line.seat, answer: line.value };
}

function refusedEntry(refusal: Refusal, entry: Entry, path: string): RecordError {
  const field =
    refusal.path === undefined ? path : pathUnder('answer' in entry ? `${path}.answer` : path, refusal.path);
  return new RecordError(`refused${refusal.rule ? ` by ${refusal.rule}` : ''}: ${refusal.message}`, field);
}
