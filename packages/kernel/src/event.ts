import type { Seat } from './question.js';

/** Something that happened, as data. Sentences come from a ruleset's message catalogue. */
export interface Event<Rule extends string = string> {
  readonly type: string;
  readonly rule: Rule;
  readonly [field: string]: unknown;
}

/** Who may read a secret form: one seat, or several that know the same. */
export type Readers = Seat | readonly Seat[];

/** The log of a game: what everybody may read, and beside it the fuller form that some seats alone may read. */
export class Log {
  readonly open: Event[] = [];
  private secrets: Map<number, { readonly readers: Readers; readonly event: Event }> | null = null;

  get length(): number {
    return this.open.length;
  }

  add(event: Event): void {
    this.open.push(event);
  }

  addSecret(readers: Readers, event: Event, others: Event): void {
    this.secrets ??= new Map();
    this.secrets.set(this.open.length, { readers, event });
    this.open.push(others);
  }

  /** What a seat may read from entry `from` on; `'referee'` reads everything. */
  read(seat: Seat | 'referee' | null, from = 0, to = this.open.length): Event[] {
    const events = this.open.slice(from, to);
    if (this.secrets === null) return events;
    for (let i = 0; i < events.length; i++) {
      const secret = this.secrets.get(from + i);
      if (secret && mayRead(seat, secret.readers)) events[i] = secret.event;
    }
    return events;
  }

  copy(): Log {
    const log = new Log();
    for (const event of this.open) log.open.push(event);
    if (this.secrets !== null) log.secrets = new Map(this.secrets);
    return log;
  }
}

function mayRead(seat: Seat | 'referee' | null, readers: Readers): boolean {
  if (seat === 'referee') return true;
  return typeof readers === 'string' ? seat === readers : seat !== null && readers.includes(seat);
}

/** The events of a whole log that still stand: what was taken back is left out, and so is the taking back. */
export const standing = (log: readonly Event[]): Event[] => standingPlaces(log).map((place) => log[place]!);

/** Their places in the log. */
export function standingPlaces(log: readonly Event[]): number[] {
  const places: number[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]!;
    if (event.type === 'undone' && event.rule === 'TABLE-UNDO') i = (event.events as readonly [number, number])[0];
    else places.push(i);
  }
  return places.reverse();
}
