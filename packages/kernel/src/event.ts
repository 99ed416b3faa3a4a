import type { Seat } from './question.js';

/** Something that happened, as data. Sentences come from a ruleset's message catalogue. */
export interface Event<Rule extends string = string> {
  readonly type: string;
  readonly rule: Rule;
  readonly [field: string]: unknown;
}

/** Who may read a secret form: one seat, or several that know the same. */
export type Readers = Seat | readonly Seat[];

/** The fuller form of an event, which some seats alone may read. */
export interface Secret {
  /** The place of the event among those it was told with. */
  readonly place: number;
  readonly readers: Readers;
  readonly event: Event;
}

/** Events as they are kept: what everybody may read, and beside it what some seats alone may. */
export interface Told {
  readonly events: readonly Event[];
  readonly secrets?: readonly Secret[];
}

/** Where a program tells what happens, until somebody takes it away to keep it. */
export class Log {
  private events: Event[] = [];
  private secrets: Secret[] = [];

  get length(): number {
    return this.events.length;
  }

  add(event: Event): void {
    this.events.push(event);
  }

  addSecret(readers: Readers, event: Event, others: Event): void {
    this.secrets.push({ place: this.events.length, readers, event });
    this.events.push(others);
  }

  take(): Told {
    const { events, secrets } = this;
    this.events = [];
    if (secrets.length === 0) return { events };
    this.secrets = [];
    return { events, secrets };
  }
}

/** What a seat may read of what was told; `'referee'` reads everything. */
export function readAs(seat: Seat | 'referee' | null, { events, secrets }: Told): readonly Event[] {
  const mine = secrets?.filter(({ readers }) => mayRead(seat, readers)) ?? [];
  if (mine.length === 0) return events;
  const read = events.slice();
  for (const { place, event } of mine) read[place] = event;
  return read;
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
