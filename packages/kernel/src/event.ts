import type { Seat } from './question.js';

/** Something that happened, as data. Sentences come from a ruleset's message catalogue. */
export interface Event<Rule extends string = string> {
  readonly type: string;
  readonly rule: Rule;
  readonly [field: string]: unknown;
}

/** The log of a game: what everybody may read, and beside it the fuller form that one seat alone may read. */
export class Log {
  readonly open: Event[] = [];
  private readonly secrets = new Map<number, { readonly seat: Seat; readonly event: Event }>();

  get length(): number {
    return this.open.length;
  }

  add(event: Event): void {
    this.open.push(event);
  }

  addSecret(seat: Seat, event: Event, others: Event): void {
    this.secrets.set(this.open.length, { seat, event });
    this.open.push(others);
  }

  /** What a seat may read from entry `from` on; `'referee'` reads everything. */
  read(seat: Seat | 'referee' | null, from = 0, to = this.open.length): Event[] {
    const events = this.open.slice(from, to);
    for (let i = 0; i < events.length; i++) {
      const secret = this.secrets.get(from + i);
      if (secret && (seat === 'referee' || seat === secret.seat)) events[i] = secret.event;
    }
    return events;
  }

  cut(length: number): void {
    for (let i = length; i < this.open.length; i++) this.secrets.delete(i);
    this.open.length = length;
  }

  copy(): Log {
    const log = new Log();
    for (const event of this.open) log.open.push(event);
    for (const [at, secret] of this.secrets) log.secrets.set(at, secret);
    return log;
  }
}
