import {
  type AnyRuleset,
  canonical,
  commitment,
  type Entry,
  type Event,
  Game,
  type GameRecord,
  type Seat,
  say,
} from '@sandtable/kernel';
import type { Referee } from '@sandtable/referee';
import { readSaved } from '../games/saved.js';
import { outcomeText } from '../outcome.js';
import { BadInput, oneOf } from '../problem.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { refereeOf } from './referee.js';

export interface ReplayOptions {
  readonly to?: number;
  readonly seat?: Seat;
  readonly export?: 'text' | 'record';
  readonly json?: boolean;
}

/** One entry of the journal and what came of it. Number 0 is the opening. */
interface Step {
  readonly number: number;
  readonly entry: Entry | null;
  readonly events: readonly Event[];
}

/** Replays a record: everything in it is checked again, every die rolled again, every event told again. */
export async function replay(
  all: readonly Shelved[],
  file: string,
  options: ReplayOptions,
  terminal: Terminal,
): Promise<void> {
  const { record, ruleset, notice } = verified(refereeOf(all), file, readSaved('FILE', file).record);
  const last = record.entries.length;
  const to = options.to ?? last;
  if (to > last) throw BadInput.at('--to', to, `at most ${last}: the record has so many entries`);
  const teller = new Teller(ruleset, record, options);
  if (options.export === 'record') return terminal.write(JSON.stringify(record));
  if (options.json) return teller.asJson(terminal, to, notice);
  await terminal.write(teller.heading(notice));
  if (terminal.interactive && options.export === undefined && options.to === undefined)
    await teller.stepByStep(terminal);
  else for (const step of teller.steps(to)) await terminal.write(teller.text(step));
  await terminal.write(teller.ending());
}

/** Opens a record through the referee, which checks all of it, and compares what it leads to with what it claims. */
function verified(
  referee: Referee,
  file: string,
  data: unknown,
): { readonly record: GameRecord; readonly ruleset: AnyRuleset; readonly notice: string | null } {
  const reply = referee.session().ask<'load'>({ do: 'load', record: data });
  if (!reply.ok) {
    if ('bug' in reply)
      throw new BadInput(`${file}: the rules fail on this record, which is a bug: ${reply.bug.message}`);
    const { message } = 'error' in reply ? reply.error : reply.refusal;
    throw new BadInput(`${file}: ${message.replace(/^record\.?/, '') || 'the file is no record'}.`);
  }
  const ruleset = referee.rulesets.get(reply.ruleset)!;
  const record = data as GameRecord;
  if (reply.notice === null) checkSnapshot(ruleset, record, file);
  return { record: reply.notice === null ? record : fromSnapshot(ruleset, record), ruleset, notice: reply.notice };
}

/** A snapshot must be what the entries before it lead to: a changed one would open as another game some day. */
function checkSnapshot(ruleset: AnyRuleset, record: GameRecord, file: string): void {
  const { snapshot } = record;
  if (snapshot === null) return;
  const { state, dice } = Game.replay(ruleset, record, snapshot.entries).record().snapshot!;
  const same = (made: unknown, claimed: unknown) => canonical(JSON.parse(JSON.stringify(made))) === canonical(claimed);
  if (!same(state, snapshot.state))
    throw new BadInput(`${file}: snapshot.state is not what its ${snapshot.entries} entries lead to.`);
  if (!same(dice, snapshot.dice))
    throw new BadInput(`${file}: snapshot.dice is not where its ${snapshot.entries} entries leave the dice.`);
}

/** A record of another version, from where this one can enter it. */
function fromSnapshot(ruleset: AnyRuleset, record: GameRecord): GameRecord {
  return Game.reopen(ruleset, record).game.record();
}

class Teller {
  private readonly ruleset: AnyRuleset;
  private readonly record: GameRecord;
  private readonly seat: Seat | 'referee';
  private game: Game;

  constructor(ruleset: AnyRuleset, record: GameRecord, options: ReplayOptions) {
    this.ruleset = ruleset;
    this.record = record;
    this.game = Game.replay(ruleset, record, 0);
    const seats = ruleset.seats(this.game.state);
    if (options.seat !== undefined && !seats.includes(options.seat))
      throw BadInput.at('--seat', options.seat, oneOf(seats));
    this.seat = options.seat ?? 'referee';
  }

  *steps(to: number): Generator<Step> {
    this.game = Game.replay(this.ruleset, this.record, 0);
    yield { number: 0, entry: null, events: this.game.events(this.seat) };
    for (let i = 0; i < to; i++) {
      const entry = this.record.entries[i]!;
      const from = this.game.eventCount;
      this.game.enter(entry);
      yield { number: i + 1, entry, events: this.game.events(this.seat, from) };
    }
  }

  heading(notice: string | null): string {
    const { record, ruleset } = this;
    const lines = [`${ruleset.title} ${record.version}, ${record.entries.length} entries. ${diceText(record)}`];
    if (notice !== null) lines.push(`Note: ${notice}.`);
    return lines.join('\n');
  }

  text({ number, entry, events }: Step): string {
    const head = entry === null ? 'Opening' : `${number}. ${entryText(entry, this.seat)}`;
    return [head, ...events.map((event) => `   ${this.sentence(event)}`)].join('\n');
  }

  private sentence(event: Event): string {
    const dice = diceOf(event);
    return `${say(this.ruleset, event)} [${event.rule}]${dice ? ` (dice ${dice})` : ''}`;
  }

  ending(): string {
    const { outcome, over } = this.game;
    const how = outcome
      ? outcomeText(outcome)
      : `Not over: ${this.game.roll ? 'dice are to be rolled' : `${this.game.waitingFor().join(' and ')} to decide`}.`;
    return `${over ? '' : `After ${this.game.moves} moves. `}${how} Fingerprint ${this.game.hash()}.`;
  }

  async stepByStep(terminal: Terminal): Promise<void> {
    let stopAt = 0;
    for (const step of this.steps(this.record.entries.length)) {
      await terminal.write(this.text(step));
      if (step.number < stopAt || step.number === this.record.entries.length) continue;
      const line = await terminal.ask('Enter: next, a number: go on to it, a: all, q: quit > ');
      const word = line?.trim() ?? 'q';
      if (word === 'q') return;
      if (word === 'a') stopAt = Number.POSITIVE_INFINITY;
      else if (/^\d+$/.test(word)) stopAt = Number(word);
    }
  }

  /** One line for each entry, and a last one for the whole. */
  async asJson(terminal: Terminal, to: number, notice: string | null): Promise<void> {
    for (const { number, entry, events } of this.steps(to))
      await terminal.write(
        JSON.stringify({ number, entry, events, say: events.map((event) => say(this.ruleset, event)) }),
      );
    const { over, outcome } = this.game;
    const { ruleset, version } = this.record;
    await terminal.write(
      JSON.stringify({ verified: true, ruleset, version, notice, entries: to, over, outcome, hash: this.game.hash() }),
    );
  }
}

function entryText(entry: Entry, seat: Seat | 'referee'): string {
  if ('faces' in entry) return `Rolled by hand: ${entry.faces.join(' ')}`;
  if ('undo' in entry) return `${entry.seat} takes back ${entry.undo}`;
  // Somebody else's answer can hold what this seat may not know; what may be known of it, the events tell.
  if (seat !== 'referee' && seat !== entry.seat) return `${entry.seat} answers`;
  return `${entry.seat}: ${typeof entry.answer === 'string' ? entry.answer : JSON.stringify(entry.answer)}`;
}

function diceOf(event: Event): string | null {
  const dice = event.dice ?? event.faces;
  const faces = Array.isArray(dice) ? dice.flat() : [];
  return faces.length > 0 && faces.every((face) => typeof face === 'number') ? faces.join(' ') : null;
}

function diceText({ dice }: GameRecord): string {
  switch (dice.kind) {
    case 'seeded':
      return `Dice from the seed ${dice.seed}.`;
    case 'scripted':
      return `Dice by script: ${dice.faces.join(' ') || 'none'}.`;
    case 'manual':
      return 'Dice rolled by hand.';
    case 'committed':
      return `Dice committed to as ${commitment(dice.secret)}, with the seeds ${dice.seeds.join(', ')}.`;
  }
}
