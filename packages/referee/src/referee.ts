import type { AnyRuleset, GameBase, GameRecord, Row, Schema, Seat } from '@sandtable/kernel';
import { Fault } from './failure.js';
import { HeldGame, oneOf } from './held-game.js';
import type { Reply } from './protocol.js';
import { Session } from './session.js';

/** What a connection may know and do. Left out means without limit. */
export interface Authority {
  /** The seats it plays, and whose secrets it may ask for. An empty list is somebody who only watches. */
  readonly seats?: readonly Seat[];
  /** The games it takes part in. With a list it opens and closes none. */
  readonly games?: readonly string[];
}

export interface RefereeOptions {
  /** Makes JSON Schema of a schema; with it, `rulesets` can describe setups, answers and arguments in full. */
  readonly jsonSchema?: (schema: Schema) => unknown;
  /** Told of every fault of a ruleset, with the record, whoever's message met it: a player's own reply may not hold it. */
  readonly onBug?: (bug: BugReport) => void;
}

export interface BugReport {
  readonly message: string;
  /** Null where the fault lies outside any game. */
  readonly record: GameRecord | null;
}

/**
 * Holds games and talks about them by small messages. It knows no rules, does no I/O and never throws: a message goes in,
 * a reply comes out, whatever carries the two.
 */
export class Referee {
  private readonly known: Map<string, AnyRuleset>;
  readonly options: RefereeOptions;
  readonly games = new Map<string, HeldGame>();
  private readonly full: Session;
  private opened = 0;

  constructor(rulesets: readonly AnyRuleset[], options: RefereeOptions = {}) {
    this.known = new Map(rulesets.map((ruleset) => [ruleset.id, ruleset]));
    this.options = options;
    this.full = this.session();
  }

  get rulesets(): ReadonlyMap<string, AnyRuleset> {
    return this.known;
  }

  /** Learns another ruleset: for who loads rules only when somebody wants to play by them. */
  learn(ruleset: AnyRuleset): void {
    this.known.set(ruleset.id, ruleset);
  }

  /** Takes a message with full authority. */
  handle(message: unknown): Reply {
    return this.full.handle(message);
  }

  /** A connection with an authority of its own, to the same games. */
  session(authority: Authority = {}): Session {
    return new Session(this, authority);
  }

  /** A name that no game has yet. */
  freeName(): string {
    let n = this.opened + 1;
    while (this.games.has(`g${n}`)) n++;
    return `g${n}`;
  }

  /**
   * Opens a game from its rows as they were stored: all of them, or those from any snapshot on. Then what is asked about the time
   * before throws `RowsMissing`: let the game `recall` those rows, and ask again. Throws `RecordError` with the field at fault.
   */
  resume(id: string, base: GameBase, rows: readonly Row[]): HeldGame {
    const ruleset = this.known.get(base.ruleset);
    if (!ruleset) throw Fault.at('ruleset', base.ruleset, oneOf(this.known.keys()));
    const held = HeldGame.resume(id, ruleset, base, rows);
    this.hold(held);
    return held;
  }

  hold(held: HeldGame): void {
    this.opened++;
    this.games.set(held.id, held);
  }
}
