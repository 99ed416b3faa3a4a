import {
  type AnyRuleset,
  asJson,
  type DiceRecord,
  type Entry,
  Game,
  type GameRecord,
  ofToday,
  type Refusal,
  recordSchema,
  type UndoPolicy,
} from '@sandtable/kernel';
import { BugFound, Fault, faultOf, parseAt } from './failure.js';
import { Past } from './past.js';
import type { MomentEntry, Now } from './protocol.js';

type Base = Omit<GameRecord, 'entries' | 'snapshot'>;

/**
 * A game that the referee holds. It keeps the journal a second time: when a ruleset's program fails in the middle of a
 * move, the game is rebuilt from that journal as it stood before, and the journal with the fatal move is the bug report.
 */
export class HeldGame {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  private game: Game;
  private readonly base: Base;
  private readonly entries: Entry[];
  private readonly past: Past;

  private constructor(id: string, game: Game, base: Base, entries: Entry[]) {
    this.id = id;
    this.ruleset = game.ruleset;
    this.game = game;
    this.base = base;
    this.entries = entries;
    this.past = new Past(game.ruleset, { ...base, snapshot: null }, entries);
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
    const { id: rulesetId, version } = ruleset;
    const base: Base = { sandtable: 1, ruleset: rulesetId, version, setup: asJson(setup), start: null, dice, undo };
    const whole = { ...base, entries: [], snapshot: null };
    const game = attempt(() => Game.open(ruleset, { setup, dice, undo }), whole, setupPath);
    return new HeldGame(id, game, base, []);
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
    const { game, notice } = attempt(() => Game.reopen(ruleset, record), record, 'record');
    const { entries, snapshot: _, ...base } = game.record();
    return { held: new HeldGame(id, game, base, [...entries]), notice };
  }

  fork(id: string): HeldGame {
    const game = this.look((g) => g.fork());
    return new HeldGame(id, game, this.base, [...this.entries]);
  }

  /** Null where the game is over. */
  branch(id: string, dice: DiceRecord, at?: number): HeldGame | null {
    const game = this.lookAt(at, (g) => (g.over ? null : g.branch(dice)));
    if (game === null) return null;
    const { entries: _, snapshot: __, ...base } = game.record();
    return new HeldGame(id, game, base, []);
  }

  /** Reads something of the game. If the ruleset fails at it, the record is the bug report. */
  look<T>(read: (game: Game) => T): T {
    try {
      return read(this.game);
    } catch (error) {
      throw new BugFound(error, this.recordWith(null));
    }
  }

  /** The same of the game as it stood after so many entries of the journal. */
  lookAt<T>(at: number | undefined, read: (game: Game) => T): T {
    if (at === undefined) return this.look(read);
    if (at > this.entries.length) throw Fault.at('at', at, `at most ${this.entries.length}`);
    return this.look(() => read(this.past.at(at)));
  }

  /** How the game stood after each entry of the journal, from moment `from` on. */
  moments(from: number): MomentEntry[] {
    if (from > this.entries.length + 1) throw Fault.at('from', from, `at most ${this.entries.length + 1}`);
    return this.look(() => this.past.moments(from));
  }

  /** Makes a move, or refuses it. If the ruleset fails at it, the game is put back to where it stood. */
  enter(entry: Entry): Refusal | null {
    let refusal: Refusal | null;
    try {
      refusal = this.game.enter(entry);
    } catch (error) {
      throw this.putBack(error, this.recordWith(entry));
    }
    if (refusal === null) this.entries.push(asJson(entry) as Entry);
    return refusal;
  }

  private putBack(error: unknown, record: GameRecord): Error {
    try {
      this.game = Game.replay(this.ruleset, this.recordWith(null));
    } catch (again) {
      return new BugFound(again, record); // what was legal once no longer is: a ruleset that is not the same twice
    }
    return scriptFault(error, record.dice, 'dice') ?? new BugFound(error, record);
  }

  private recordWith(entry: Entry | null): GameRecord {
    return { ...this.base, entries: entry ? [...this.entries, entry] : [...this.entries], snapshot: null };
  }

  get now(): Now {
    const { game } = this;
    const roll = game.roll;
    return {
      waiting: game.waitingFor(),
      roll: roll && { count: roll.count, sides: roll.sides, rule: roll.rule, seat: roll.seat },
      over: game.over,
      outcome: game.outcome && { ...game.outcome },
      moves: game.moves,
      events: game.eventCount,
    };
  }
}

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

/** Scripted dice that cannot give what is drawn from them: the script is at fault, not the ruleset. */
function scriptFault(error: unknown, dice: DiceRecord, path: string): Fault | null {
  if (dice.kind !== 'scripted' || !(error instanceof RangeError) || !error.message.startsWith('scripted face'))
    return null;
  return new Fault([{ path, message: `${path}: ${error.message}` }]);
}
