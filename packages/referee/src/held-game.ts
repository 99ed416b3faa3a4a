import {
  type AnyRuleset,
  type Asked,
  asJson,
  type DiceRecord,
  type Entry,
  Game,
  type GameBase,
  type GameRecord,
  ofToday,
  type Refusal,
  type Row,
  RowsMissing,
  recordSchema,
  type UndoPolicy,
} from '@sandtable/kernel';
import { BugFound, Fault, faultOf, parseAt } from './failure.js';
import type { MomentEntry, Now } from './protocol.js';

/** A game that the referee holds. If a ruleset's program fails, the record that makes it fail again is told with it. */
export class HeldGame {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  private game: Game;
  /** The moment of the past that was looked at last: it is mostly asked about more than once. */
  private looked: Game | null = null;

  private constructor(id: string, game: Game) {
    this.id = id;
    this.ruleset = game.ruleset;
    this.game = game;
  }

  static open(
    id: string,
    ruleset: AnyRuleset,
    setup: unknown,
    setupPath: string,
    dice: DiceRecord,
    undo: UndoPolicy,
  ): HeldGame {
    parseAt(setupPath, ruleset.setup, setup);
    mustHaveFaces(ruleset, dice, 'dice');
    const { id: rulesetId, version } = ruleset;
    const base: GameBase = { sandtable: 1, ruleset: rulesetId, version, setup: asJson(setup), start: null, dice, undo };
    const whole = { ...base, entries: [], snapshot: null };
    return new HeldGame(
      id,
      attempt(() => Game.open(ruleset, { setup, dice, undo }), whole, setupPath),
    );
  }

  /** Rebuilds a game from data that claims to be a record. */
  static load(
    id: string,
    rulesets: ReadonlyMap<string, AnyRuleset>,
    data: unknown,
  ): { readonly held: HeldGame; readonly notice: string | null } {
    const record = parseAt('record', recordSchema, ofToday(data));
    const ruleset = rulesets.get(record.ruleset);
    if (!ruleset) throw Fault.at('record.ruleset', record.ruleset, oneOf(rulesets.keys()));
    mustHaveFaces(ruleset, record.dice, 'record.dice');
    const { game, notice } = attempt(() => Game.reopen(ruleset, record), record, 'record');
    return { held: new HeldGame(id, game), notice };
  }

  /** Opens a game from its rows as they were stored: all of them, or those from any snapshot on. Throws `RecordError`. */
  static resume(id: string, ruleset: AnyRuleset, base: GameBase, rows: readonly Row[]): HeldGame {
    return new HeldGame(id, Game.resume(ruleset, base, rows));
  }

  /** What it was opened as, to be stored with its rows. */
  get base(): GameBase {
    return this.game.base!;
  }

  /** All that happened, row by row, as far back as it is held. */
  get rows(): readonly Row[] {
    return this.game.rows;
  }

  /** Takes rows from before those that it holds: something was asked that threw `RowsMissing`. */
  recall(rows: readonly Row[]): void {
    this.game.recall(rows);
  }

  fork(id: string): HeldGame {
    return new HeldGame(
      id,
      this.look((g) => g.fork()),
    );
  }

  /** Null where the game is over. */
  branch(id: string, dice: DiceRecord, at?: number): HeldGame | null {
    const game = this.lookAt(at, (g) => (g.over ? null : g.branch(dice)));
    return game && new HeldGame(id, game);
  }

  /** Reads something of the game. If the ruleset fails at it, the record is the bug report. */
  look<T>(read: (game: Game) => T): T {
    try {
      return read(this.game);
    } catch (error) {
      if (error instanceof RowsMissing) throw error;
      throw new BugFound(error, faultRecord(this.game));
    }
  }

  /** The same of the game as it stood after so many entries of the journal. */
  lookAt<T>(at: number | undefined, read: (game: Game) => T): T {
    if (at === undefined || at === this.game.at) return this.look(read);
    if (at > this.game.at) throw Fault.at('at', at, `at most ${this.game.at}`);
    return this.look((game) => {
      if (this.looked?.at !== at) this.looked = game.moment(at);
      return read(this.looked);
    });
  }

  /** How the game stood after each entry of the journal, from moment `from` on. */
  moments(from: number): MomentEntry[] {
    const { at } = this.game;
    if (from > at + 1) throw Fault.at('from', from, `at most ${at + 1}`);
    if (from <= at) this.look((game) => game.row(from));
    return this.game.rows.slice(from - this.game.from).map(({ entry, now: { moves, events } }) => ({
      seat: entry && 'seat' in entry ? entry.seat : null,
      did: entry === null ? 'open' : 'undo' in entry ? 'undo' : 'faces' in entry ? 'roll' : 'answer',
      moves,
      events,
    }));
  }

  /** Makes a move and gives its row, or why it is refused. If the ruleset fails at it, the game is put back to where it stood. */
  enter(entry: Entry, asked?: Asked): Row | Refusal {
    try {
      return this.game.enter(entry, asked);
    } catch (error) {
      if (error instanceof RowsMissing) throw error;
      throw this.putBack(error);
    }
  }

  private putBack(error: unknown): Error {
    const { game } = this;
    const record = faultRecord(game);
    try {
      this.game = game.moment(game.at);
    } catch (again) {
      return new BugFound(again, record); // what was legal once no longer is: a ruleset that is not the same twice
    }
    return scriptFault(error, record.dice, 'dice') ?? new BugFound(error, record);
  }

  /** The present moment. */
  get at(): number {
    return this.game.at;
  }

  get now(): Now {
    return this.game.now as Now;
  }
}

/** The record that makes a fault again; it needs no snapshot, which is long. */
const faultRecord = (game: Game): GameRecord => ({ ...game.record(true), snapshot: null });

export function oneOf(values: Iterable<string>): string {
  const all = [...values].map((value) => JSON.stringify(value));
  return all.length === 0 ? 'nothing: there is none' : all.length === 1 ? all[0]! : `one of ${all.join(', ')}`;
}

/** Runs what opens a game: what is wrong with the data is a fault of the message, anything else a bug of the ruleset. */
function attempt<T>(open: () => T, record: GameRecord, path: string): T {
  try {
    return open();
  } catch (error) {
    const dicePath = path === 'record' ? 'record.dice' : 'dice';
    throw scriptFault(error, record.dice, dicePath) ?? faultOf(error, path) ?? new BugFound(error, record);
  }
}

/** A script with a face that no die of the ruleset has is at fault as soon as it is given. */
function mustHaveFaces({ greatestFace = Number.POSITIVE_INFINITY }: AnyRuleset, dice: DiceRecord, path: string): void {
  const at = dice.kind === 'scripted' ? dice.faces.findIndex((face) => face > greatestFace) : -1;
  if (dice.kind !== 'scripted' || at < 0) return;
  const message = `${path}: scripted face ${at + 1} is ${dice.faces[at]}, expected one from 1 to ${greatestFace}`;
  throw new Fault([{ path, message }]);
}

/** Scripted dice that cannot give what is drawn from them: the script is at fault, not the ruleset. */
function scriptFault(error: unknown, dice: DiceRecord, path: string): Fault | null {
  if (dice.kind !== 'scripted' || !(error instanceof RangeError) || !error.message.startsWith('scripted face'))
    return null;
  return new Fault([{ path, message: `${path}: ${error.message}` }]);
}
