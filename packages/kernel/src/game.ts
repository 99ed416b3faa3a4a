import { alike, asJson, bug, hashOf, Malformed, mustParse, parse, pathUnder, show } from '@sandtable/data';
import { type Dice, type DiceRecord, diceOf, diceStateProblem, fits } from '@sandtable/dice';
import { type Event, readAs } from './event.js';
import { judge, type Question, type Seat } from './question.js';
import {
  type Entry,
  type GameBase,
  type GameRecord,
  parseRecord,
  RecordError,
  type Start,
  type UndoPolicy,
} from './record.js';
import { malformed, type Refusal, refuse } from './refusal.js';
import { type Now, parseRows, type Roll, type Row, RowsMissing } from './row.js';
import { kindOf, type Outcome, type Ruleset } from './ruleset.js';
import { type Given, type GivenAnswer, type Known, knownTo, type Sight, type Suspended } from './suspended.js';
import { Driver } from './table.js';

export interface OpenOptions {
  readonly setup: unknown;
  readonly dice: DiceRecord;
  readonly undo?: UndoPolicy;
}

/** What a message to a game says of itself. */
export interface Asked {
  /** The moment it answers: what happened since, its sender does not know. */
  readonly at: number;
  /** What the sender calls it: asked again under the same name, it is answered with what came of it the first time. */
  readonly id?: unknown;
}

/** Rows between two snapshots: enough of them to cost nothing, so few that entering at one replays little. */
const SNAPSHOT_EVERY = 32;

/** So shortly before a snapshot what is given is remembered, that it need not be looked up in the rows: most acts are shorter. */
const SNAPSHOT_NEAR = 6;

/** A row while it is written. */
type Written<T> = { -readonly [K in keyof T]: T[K] };

/** One answer of a sealed question that is still closed. */
const OPEN = Symbol('not yet answered');

/**
 * One game: a ruleset's program running on a state, with dice and, where it is played and not only searched, the rows of all
 * that happened. The rows are the one memory it has: log, journal, undo and record are read from them.
 *
 * Three ways to answer, by how much is known of the answer: `answer` takes anything from outside and checks its shape and
 * its legality; `choose` takes a well-formed answer and checks its legality; `take` trusts an answer that `options` listed.
 * An answer once taken is never changed by anybody: its row holds it.
 */
export class Game<S = unknown, V = unknown, O extends Outcome = Outcome> {
  readonly ruleset: Ruleset<S, V, O>;
  /** What it was opened as; null for a game of search, which keeps no rows. */
  readonly base: GameBase | null;
  private readonly driver: Driver<S, O>;
  private readonly kept: Row[] | null;
  /** The last row with a snapshot: it always stands, for who goes back beyond one leaves another. */
  private lastSnapshot = 0;
  /** Rows up to this one came from a store: what stands in them is checked when it is used. */
  private storedTo = -1;
  private sealed: unknown[] | null = null;
  /** Somebody wanted to know what was given since a boundary, and will again: it is kept at hand. */
  private tells = false;
  /** The program failed at this entry: where it stands is no moment of the game. */
  private fatal: Entry | null = null;

  private constructor(ruleset: Ruleset<S, V, O>, driver: Driver<S, O>, base: GameBase | null, rows: Row[] | null) {
    this.ruleset = ruleset;
    this.driver = driver;
    this.base = base;
    this.kept = rows;
    if (rows !== null) this.lastSnapshot = rows.findLast(({ snapshot }) => snapshot)?.at ?? 0;
  }

  /** Opens a new game that keeps rows. Throws `Malformed` for a setup that cannot be. */
  static open<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, options: OpenOptions): Game<S, V, O> {
    const setup = asJson(options.setup) ?? null;
    const state = ruleset.open(mustParse('setup', ruleset.setup, setup));
    const dice = diceOf(options.dice);
    return Game.begun(ruleset, state, null, dice, { setup, start: null, undo: options.undo ?? 'free' });
  }

  /** Begins a game that keeps rows: at the very beginning, or at a start of its own. */
  private static begun<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    state: S,
    from: Start | null,
    dice: Dice,
    agreed: Pick<GameBase, 'setup' | 'start' | 'undo'>,
  ): Game<S, V, O> {
    const { id, version } = ruleset;
    const { setup, start, undo } = agreed;
    const base: GameBase = { sandtable: 1, ruleset: id, version, setup, start, dice: dice.record, undo };
    const game = new Game(ruleset, new Driver<S, O>(state, dice, true, ruleset), base, []);
    game.begin(from?.given, from?.closed);
    game.append(null, 0, true);
    return game;
  }

  /**
   * Opens a game from its rows as they were stored: all of them, or those from any snapshot on. It is entered at the last snapshot
   * and plays the moves since, however long it is; numbers, log and undo go on. Throws `RecordError` with the field at fault.
   */
  static resume<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    base: GameBase,
    stored: readonly Row[],
  ): Game<S, V, O> {
    mustBeOf(ruleset, base);
    const game = new Game(
      ruleset,
      new Driver<S, O>(null as S, diceOf(base.dice), true, ruleset),
      base,
      parseRows(stored),
    );
    game.storedTo = game.at;
    game.goTo(game.at);
    const { now } = game;
    if (!alike(now, game.stand(now.moves, now.events)))
      throw new RecordError(
        `the rows come to another place than when they were made, by the same version ${base.version} of ${base.ruleset}`,
        'version',
      );
    return game;
  }

  /**
   * Enters a state for search or simulation: no log, no journal, no past. The state is the game's from now on. Who wants to
   * fork such a game elsewhere than at a boundary lets it remember what is given to it.
   */
  static at<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, state: S, dice: Dice, remember = false): Game<S, V, O> {
    const driver = new Driver<S, O>(state, dice, false, remember ? ruleset : null);
    const game = new Game(ruleset, driver, null, null);
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
    return new Game(ruleset, driver, null, null).restart(suspended);
  }

  /** Enters a suspended game with one that is used up: search plays thousands of them, one after the other. */
  restart({ state, given, closed }: Suspended<S>): this {
    if (this.kept !== null) bug('a game that keeps rows has a past');
    this.driver.state = this.ruleset.copy(state);
    this.begin(given.length > 0 ? given : null, closed);
    return this;
  }

  /**
   * Rebuilds a game from its record: the record's shape is checked, every answer is checked again, every event made again.
   * A record of another version of the ruleset, or one that comes to another place now than when it was made, is entered at its
   * snapshot instead, and `notice` says so; where the states of that version do not fit any more, it is played again by the rules of this one.
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
    const opened = `opened at its snapshot after ${snapshot.entries} entries${lost > 0 ? `, without the ${lost} after it` : ''}`;
    try {
      return { game: Game.enterAt(ruleset, snapshot, 'snapshot', record), notice: `${why}: ${opened}` };
    } catch (error) {
      const game = record.version === ruleset.version ? null : Game.replayAsToday(ruleset, record);
      if (game === null || !(error instanceof RecordError)) throw error;
      return { game, notice: `${why}, which its snapshot does not fit: played again by the rules of today` };
    }
  }

  /** A game of another version from its first entry on, or null where it cannot have gone so by these rules. */
  private static replayAsToday<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    record: GameRecord,
  ): Game<S, V, O> | null {
    try {
      return Game.replay(ruleset, { ...record, version: ruleset.version });
    } catch (error) {
      if (error instanceof RecordError) return null;
      throw error;
    }
  }

  /** Rebuilds a game from a record of this very version, entry by entry. */
  static replay<S, V, O extends Outcome>(
    ruleset: Ruleset<S, V, O>,
    record: GameRecord,
    upTo = record.entries.length,
    look?: (game: Game<S, V, O>, entries: number) => void,
  ): Game<S, V, O> {
    mustBeOf(ruleset, record);
    const game = record.start
      ? Game.enterAt(ruleset, record.start, 'start', record)
      : Game.openRecorded(ruleset, record);
    look?.(game, 0);
    for (let i = 0; i < upTo; i++) {
      const entry = record.entries[i]!;
      const refusal = game.make(entry);
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
    const dice = diceOf(record.dice);
    const state = enterState(ruleset, moment, dice, path);
    const { given, closed } = moment;
    const start: Start = { state, given, ...(closed && { closed }), dice: moment.dice };
    return Game.begun(ruleset, ruleset.copy(state), start, dice, { setup: record.setup, start, undo: record.undo });
  }

  private begin(
    given: readonly Given[] | null = null,
    closed: readonly GivenAnswer[] | null = null,
    there = false,
  ): void {
    this.driver.start(this.ruleset.play(this.driver), given, there);
    this.openSeal();
    if (closed !== null) for (const { seat, answer } of closed) this.seal(seat, answer);
  }

  /**
   * Makes one entry, and gives the row to append or why it is refused. A message says which moment it answers: one that comes late
   * is refused, but for one that is only asked again, which is given the row that came of it.
   */
  enter(entry: Entry, asked?: Asked): Row | Refusal {
    if (asked) {
      const since = this.firstSince(asked.at, 'answer' in entry ? entry.seat : null);
      if (since && isAgain(since, entry, asked)) return since;
      if (since) return refuse('TABLE-LATE', 'Something has happened at the table since.');
    }
    const refusal = this.make(entry);
    if (refusal) return refusal;
    const rows = this.kept!;
    const last = rows.length - 1;
    if (asked?.id != null) rows[last] = { ...rows[last]!, id: asJson(asked.id) };
    return rows[last]!;
  }

  private make(entry: Entry): Refusal | null {
    if (this.kept === null) bug('a game of search keeps no rows');
    if ('faces' in entry) return this.rolled(entry.faces);
    if ('undo' in entry) return this.undo(entry.seat, entry.undo);
    return this.answer(entry.seat, entry.answer);
  }

  /**
   * The first row after a moment that makes a difference to an answer of a seat, or to anything else at all (null). Sealed answers
   * of others make none while its own is still asked for: it learns nothing of them.
   */
  private firstSince(at: number, seat: Seat | null): Row | null {
    for (let i = at + 1; i <= this.at; i++) {
      const { entry } = this.row(i);
      const closed = seat !== null && 'answer' in entry! && entry.seat !== seat;
      if (!closed || !this.row(i - 1).now.waiting.includes(seat)) return this.row(i);
    }
    return null;
  }

  /** All that happened, row by row; empty in search. */
  get rows(): readonly Row[] {
    return this.kept ?? [];
  }

  /** The present moment: how many entries were made. */
  get at(): number {
    return this.from + this.rows.length - 1;
  }

  /** The first moment whose row is held. */
  get from(): number {
    return this.rows[0]?.at ?? 0;
  }

  /** What led to a moment, and how the game stood then. Throws `RowsMissing`. */
  row(at: number): Row {
    return this.rows[at - this.from] ?? this.missing();
  }

  private missing(): never {
    throw new RowsMissing(this.from);
  }

  /** Takes rows from before those that it holds, for who asks about the past. */
  recall(stored: readonly Row[]): void {
    const { rows } = this;
    const before = parseRows(stored).filter(({ at }) => at < this.from);
    if (before.length > 0 && before.at(-1)!.at !== this.from - 1)
      throw new RecordError(`rows end at ${before.at(-1)!.at}, expected ${this.from - 1}`, 'rows');
    this.kept!.splice(0, rows.length, ...before, ...rows);
  }

  /** How the game stands. */
  get now(): Now {
    return this.rows.at(-1)?.now ?? this.stand(0, 0);
  }

  private stand(moves: number, events: number): Now {
    const { roll, over, outcome } = this;
    return {
      waiting: this.waitingFor(),
      roll: roll && { count: roll.count, sides: roll.sides, rule: roll.rule, seat: roll.seat },
      over,
      outcome: outcome && { ...outcome },
      moves,
      events,
    };
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
  get roll(): Roll | null {
    const pending = this.driver.pending;
    return pending?.kind === 'roll' ? pending : null;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.rows.at(-1)?.now.moves ?? 0;
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

  /** What a seat may say besides an answer; who is not asked, what the ruleset hears unasked. */
  asides(seat: Seat): readonly unknown[] {
    const { ruleset, state, driver } = this;
    const question = this.questionFor(seat);
    if (question) return kindOf(ruleset, question).asides?.(state, question) ?? [];
    return driver.question && !this.roll ? (ruleset.unasked?.options(state, seat) ?? []) : [];
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
    if (!question) return this.judgeUnasked(seat, answer);
    return judge(kindOf(this.ruleset, question), this.state, question, answer);
  }

  /** What a seat says while another is asked: most rulesets hear nothing of it. */
  private judgeUnasked(seat: Seat, answer: unknown): { readonly refusal: Refusal | null; readonly value?: unknown } {
    const { driver, ruleset, state } = this;
    const { unasked } = ruleset;
    if (this.roll) return { refusal: { rule: null, message: 'Dice are to be rolled first.' } };
    const said = unasked && driver.question ? parse(unasked.answer, asJson(answer)) : null;
    if (!said?.ok) return { refusal: ruleset.notAsked(state, seat) };
    return { refusal: unasked!.check(state, seat), value: said.value };
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
    const refusal = this.judgeFaces(faces);
    if (refusal === null) this.move(null, faces.slice());
    return refusal;
  }

  private judgeFaces(faces: readonly number[]): Refusal | null {
    const roll = this.roll;
    if (!roll) return malformed('faces', 'no dice are to be rolled now');
    if (!Array.isArray(faces) || faces.length !== roll.count)
      return malformed('faces', `faces is ${show(faces)}, expected ${roll.count} faces`);
    const wrong = faces.findIndex((face) => !fits(face, roll.sides));
    if (wrong < 0) return null;
    return malformed(
      `faces[${wrong}]`,
      `faces[${wrong}] is ${show(faces[wrong])}, expected a face from 1 to ${roll.sides}`,
    );
  }

  private move(seat: Seat | null, value: unknown): void {
    const { driver } = this;
    if (this.kept === null) {
      this.advance(seat, value); // search: nothing to remember
      return;
    }
    const taken = driver.dice.taken;
    driver.seen = false;
    if (driver.fresh && this.at - this.lastSnapshot >= SNAPSHOT_EVERY - SNAPSHOT_NEAR) this.remember();
    const entry: Entry = seat === null ? { faces: value as readonly number[] } : { seat, answer: value };
    this.fatal = entry;
    this.advance(seat, value);
    this.fatal = null;
    // An ended game shows the whole log, and dice by hand are dice: neither is taken back freely.
    const rolled = seat === null || driver.dice.taken > taken || driver.pending?.kind === 'roll';
    this.append(entry, this.moves + 1, false, !rolled && !driver.seen && !driver.over);
  }

  /** Keeps what has just happened, with a snapshot where one is wanted or it is time for one. */
  private append(entry: Entry | null, moves: number, snapshot: boolean, free = false): void {
    const { driver } = this;
    const at = this.at + 1;
    const { events, secrets } = driver.events.take();
    const row: Written<Row> = { at, entry, events, now: this.stand(moves, this.eventCount + events.length) };
    if (secrets) row.secrets = secrets;
    if (free) row.free = true;
    this.kept!.push(row);
    if (!snapshot && at - this.lastSnapshot < SNAPSHOT_EVERY) return;
    row.snapshot = { ...this.suspend(), dice: driver.dice.save() };
    this.lastSnapshot = at;
    if (!this.tells) driver.forget();
  }

  /**
   * Has at hand what was given since the last boundary. A game with rows copies no state for that until somebody wants to know: then
   * it goes the way from its last snapshot once more.
   */
  private remember(): void {
    const { driver, ruleset } = this;
    if (driver.remembers || this.kept === null) return;
    driver.remember(ruleset, driver.fresh ? null : this.moment(this.at).driver);
  }

  /** Hands the program what it waits for; of sealed answers, only the last one lets it go on. */
  private advance(seat: Seat | null, value: unknown): void {
    const { driver } = this;
    const { remembers, question } = driver;
    if (question === null && this.sealed !== null && seat !== null) {
      if (!this.seal(seat, value)) return;
      driver.seen = true; // what lay sealed lies open now
      driver.resume(this.sealed, remembers ? { sealed: this.closed() } : null);
    } else {
      const heard = seat === null || seat === question!.seat ? value : { ...(value as object), by: seat };
      if (!remembers) driver.resume(heard, null);
      else driver.resume(heard, seat === null ? { faces: value as number[] } : this.given(question!, heard));
    }
    if (driver.pending !== null || this.sealed !== null) this.openSeal();
  }

  /** An answer, with what the other seats see of it. */
  private given(question: Question, answer: unknown): GivenAnswer {
    const { seat, kind } = question;
    const { shown } = this.ruleset.questions[kind]!;
    if (shown === undefined) return { seat, kind, answer };
    const { state } = this.driver;
    const forms: Record<Seat, unknown> = { '': shown(state, question, answer, null) ?? null };
    for (const other of this.ruleset.seats(state))
      if (other !== seat) forms[other] = shown(state, question, answer, other) ?? null;
    return { seat, kind, answer, shown: forms };
  }

  /** The sealed answers there are so far. */
  private closed(): GivenAnswer[] {
    const { pending } = this.driver;
    if (pending?.kind !== 'questions') return [];
    return pending.questions.flatMap((question, i) =>
      this.sealed![i] === OPEN ? [] : [this.given(question, this.sealed![i])],
    );
  }

  /** This very moment as plain data, dice apart: whoever holds it can enter the game again. */
  suspend(): Suspended<S> {
    const { driver, ruleset } = this;
    if (!driver.fresh) this.remember();
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
    const known = this.known(seat);
    const { base, remembers, fresh } = this.driver;
    if (!remembers && !fresh && !this.over) bug('a game that forgets what was given has a sight at a boundary only');
    const since = known.length === 0 ? null : { view: this.ruleset.view(base!, seat), known };
    const closed = this.closed().map(({ seat: by, answer }) => (by === seat ? { seat: by, answer } : { seat: by }));
    return { seat, view: this.view(seat), since, ...(closed.length > 0 && { closed }) };
  }

  /** What a seat knows of all that was given since the last boundary: of the act under way. */
  known(seat: Seat | null): Known[] {
    const { driver } = this;
    if (driver.over || driver.fresh) return [];
    this.tells = true;
    this.remember();
    return driver.given.map((one) => knownTo(one, seat));
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

  /** What a seat may read of the log, from an event on; once the game is over the whole of it is open. */
  events(seat: Seat | null | 'referee', from = 0): Event[] {
    const { rows } = this;
    const reader = this.over ? 'referee' : seat;
    let first = rows.length;
    while (first > 0 && rows[first - 1]!.now.events > from) first--;
    const skipped = from - (first === 0 ? this.eventsBefore : rows[first - 1]!.now.events);
    if (skipped < 0) this.missing();
    const events = rows.slice(first).flatMap((row) => readAs(reader, row));
    return skipped > 0 ? events.slice(skipped) : events;
  }

  /** Events in the log before the rows that are held. */
  private get eventsBefore(): number {
    const [row] = this.rows;
    return row ? row.now.events - row.events.length : 0;
  }

  get eventCount(): number {
    return this.rows.at(-1)?.now.events ?? this.driver.events.length;
  }

  hash(): string {
    return hashOf({ state: this.state, dice: this.driver.dice.save() });
  }

  /** An independent game at this very moment, dice and all. Quick at a boundary; in mid-act what was given since is given again. */
  fork(): Game<S, V, O> {
    const { driver, ruleset } = this;
    if (!driver.fresh) this.remember();
    const { remembers } = driver;
    if (!remembers && !driver.fresh && !driver.over)
      bug('a game that forgets what was given can be forked at a boundary only');
    const from = ruleset.copy(driver.over || driver.fresh ? driver.state : driver.base!);
    const twin = new Driver<S, O>(from, driver.dice.copy(), false, remembers ? ruleset : null);
    const fork = new Game(ruleset, twin, this.base, this.kept?.slice() ?? null);
    fork.storedTo = this.storedTo;
    if (driver.over) twin.end(driver);
    else {
      fork.begin(driver.fresh ? null : driver.given, null, driver.fresh);
      if (this.sealed !== null) fork.sealed = this.sealed.slice();
    }
    twin.logging = driver.logging;
    return fork;
  }

  /** The game as it stood at a moment of its past, with the rows up to there. */
  moment(at: number): Game<S, V, O> {
    const { ruleset, driver } = this;
    this.row(at);
    const rows = this.rows.slice(0, at - this.from + 1);
    const game = new Game(ruleset, new Driver<S, O>(driver.state, driver.dice.copy(), true, ruleset), this.base, rows);
    game.storedTo = this.storedTo;
    game.goTo(at);
    return game;
  }

  /** A new game that starts at this moment with dice of its own: "what if", with its own record. */
  branch(dice: DiceRecord): Game<S, V, O> {
    const start: Start = { ...this.suspend(), dice: diceOf(dice).save() };
    const { setup, undo } = this.base ?? { setup: null, undo: 'free' };
    return Game.enterAt(this.ruleset, start, 'start', { setup, dice, undo });
  }

  /**
   * Takes back a seat's last moves. Free until dice fell or something hidden was seen, and never beyond another seat's
   * move; the table may allow more or nothing. What was taken back stays in the log, and so does the taking back.
   */
  undo(by: Seat, count = 1): Refusal | null {
    const { driver, base, moves } = this;
    if (base === null) return { rule: null, message: 'This game keeps no rows to go back in.' };
    if (!this.ruleset.seats(this.state).includes(by)) return malformed('seat', `seat is ${show(by)}, expected a seat`);
    if (base.undo === 'never') return refuse('TABLE-UNDO', 'At this table nothing is taken back.');
    if (!Number.isInteger(count) || count < 1 || count > moves)
      return malformed('undo', `undo is ${show(count)}, expected a number of moves from 1 to ${moves}`);
    let to = this.at;
    while (this.row(to).now.moves !== moves - count) to--;
    if (base.undo === 'free') {
      const back = this.movesSince(to);
      if (back.some(({ entry }) => 'seat' in entry! && entry.seat !== by))
        return refuse('TABLE-UNDO', 'Another seat has moved since.');
      if (back.some(({ free }) => !free))
        return refuse('TABLE-UNDO', 'Dice have fallen or something hidden was seen since.');
    }
    const events: readonly [number, number] = [this.row(to).now.events, this.eventCount];
    const entry: Entry = { undo: count, seat: by };
    const way = this.wayTo(to);
    this.fatal = entry;
    this.goTo(to, way);
    this.fatal = null;
    driver.log({ type: 'undone', rule: 'TABLE-UNDO', seat: by, moves: count, events });
    this.append(entry, moves - count, way.from < this.lastSnapshot);
    return null;
  }

  /** The moves after a moment that still stand, the last one first. */
  private movesSince(at: number): Row[] {
    const standing: Row[] = [];
    let { moves } = this;
    for (let i = this.at; i > at; i--) {
      const row = this.row(i);
      if (row.now.moves > moves || 'undo' in row.entry!) continue; // taken back since, or the taking back
      standing.push(row);
      moves--;
    }
    return standing;
  }

  /** The way to a moment: the nearest snapshot before it that stood then, and the moves from there, the last one first. */
  private wayTo(at: number): { readonly from: number; readonly moves: readonly Row[] } {
    const moves: Row[] = [];
    let from = at;
    for (let standing = this.row(at).now.moves; ; from--) {
      const row = this.row(from);
      if (row.now.moves > standing) continue; // taken back since
      if (row.snapshot) return { from, moves };
      if ('undo' in row.entry!) continue;
      moves.push(row);
      standing--;
    }
  }

  /** Goes to a moment. */
  private goTo(at: number, { from, moves } = this.wayTo(at)): void {
    const { driver, ruleset } = this;
    const snapshot = this.row(from).snapshot!;
    const stored = from <= this.storedTo;
    const path = `rows[${from - this.from}]`;
    if (stored) driver.state = enterState(ruleset, snapshot, driver.dice, `${path}.snapshot`);
    else driver.dice.restore(snapshot.dice);
    driver.state = ruleset.copy(stored ? driver.state : (snapshot.state as S));
    driver.logging = false;
    this.begin(snapshot.given, snapshot.closed);
    for (const { at, entry } of moves.toReversed()) this.makeAgain(entry!, at);
    driver.logging = true;
  }

  /** Makes a move of a row again, silently; one from a store is judged again. */
  private makeAgain(entry: Entry, at: number): void {
    if ('undo' in entry) bug('what was taken back is not made again');
    const move = 'faces' in entry ? { seat: null, value: entry.faces } : { seat: entry.seat, value: entry.answer };
    if (at <= this.storedTo) {
      const refusal = 'faces' in entry ? this.judgeFaces(entry.faces) : this.check(entry.seat, entry.answer);
      if (refusal) throw refusedEntry(refusal, entry, `rows[${at - this.from}].entry`);
    }
    this.advance(move.seat, move.value);
  }

  /**
   * The record of the game so far, with this moment as the place to enter it from. It goes back to the opening, and throws
   * `RowsMissing` where the rows do not; one of what is held alone starts at the first snapshot there.
   */
  record(ofHeld = false): GameRecord {
    const { fatal } = this;
    if (this.base === null) bug('a game of search has no record');
    if (this.from > 0 && !ofHeld) this.missing();
    const first = this.rows.find(({ snapshot }) => snapshot)!;
    const base = first.at === 0 ? this.base : { ...this.base, start: first.snapshot! };
    const entries = this.rows.flatMap(({ at, entry }) => (at > first.at ? entry! : []));
    const { at, snapshot } = this.row(fatal ? this.lastSnapshot : this.at);
    const here = fatal ? snapshot! : { ...this.suspend(), dice: this.driver.dice.save() };
    return {
      ...base,
      entries: fatal ? [...entries, fatal] : entries,
      snapshot: { ...here, entries: at - first.at, ...(!fatal && { hash: this.hash() }) },
    };
  }
}

/** Whether a message that comes late is only the one that led to this row, asked again. */
const isAgain = (row: Row, entry: Entry, { id }: Asked): boolean =>
  id != null && alike(row.id ?? null, asJson(id)) && alike(row.entry, asJson(entry));

function mustBeOf({ id, version }: { readonly id: string; readonly version: string }, base: GameBase): void {
  if (base.ruleset !== id) throw new RecordError(`the record is of ${base.ruleset}, not of ${id}`, 'ruleset');
  if (base.version !== version)
    throw new RecordError(`the record is of version ${base.version} of ${id}, this is ${version}`, 'version');
}

/** Checks what is stored of a moment, and sets the dice to where they stood. */
function enterState<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, moment: Start, dice: Dice, path: string): S {
  const parsed = parse(ruleset.state, moment.state);
  if (!parsed.ok) throw RecordError.within(`${path}.state`, parsed.problems);
  const problem = diceStateProblem(dice, moment.dice);
  if (problem) throw RecordError.within(`${path}.dice`, [problem]);
  dice.restore(moment.dice);
  return parsed.value;
}

function refusedEntry(refusal: Refusal, entry: Entry, path: string): RecordError {
  const field =
    refusal.path === undefined ? path : pathUnder('answer' in entry ? `${path}.answer` : path, refusal.path);
  return new RecordError(`refused${refusal.rule ? ` by ${refusal.rule}` : ''}: ${refusal.message}`, field);
}
