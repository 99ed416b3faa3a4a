import type { Seat } from '@sandtable/kernel';

// Time to decide in. A clock is plain data, kept with the game: whoever reads it, and whenever, comes to the same; nothing
// ticks. Times are milliseconds, moments are milliseconds since 1970, and the caller says what moment it is.

/** `fischer`: a bank for the whole game, and a gain with every decision. `correspondence`: so long for each decision. */
export type Terms =
  | { readonly kind: 'fischer'; readonly bank: number; readonly gain: number }
  | { readonly kind: 'correspondence'; readonly each: number };

export interface Clock {
  readonly terms: Terms;
  /** What each seat had left at `since`. */
  readonly left: Readonly<Record<Seat, number>>;
  /** The seats whose time runs: those that are asked. */
  readonly running: readonly Seat[];
  readonly since: number;
  /** Whose time ran out. Then nothing runs any more. */
  readonly fallen?: Seat;
}

/** Everybody with full time, and the time of those who are asked running. */
export function startClock(terms: Terms, seats: readonly Seat[], waiting: readonly Seat[], now: number): Clock {
  const full = terms.kind === 'fischer' ? terms.bank : terms.each;
  return { terms, left: Object.fromEntries(seats.map((seat) => [seat, full])), running: [...waiting], since: now };
}

/** What a seat has left; below zero, how long ago it ran out. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? left - elapsed(clock, now) : left;
}

/** A wall clock may be set back: then no time has passed. */
const elapsed = ({ since }: Clock, now: number): number => Math.max(0, now - since);

/**
 * The clock after an entry: `waiting` are asked now, and `decided` is who answered. Each who ran pays what passed; who decided is
 * credited once. A seat that is asked again at once has decided all the same; where dice are rolled or moves taken back, nobody has.
 */
export function turnClock(clock: Clock, decided: Seat | null, waiting: readonly Seat[], now: number): Clock {
  if (clock.fallen !== undefined) return clock;
  const { terms } = clock;
  const left: Record<Seat, number> = {};
  for (const seat of Object.keys(clock.left)) {
    const rest = timeLeft(clock, seat, now);
    left[seat] = seat === decided ? (terms.kind === 'fischer' ? rest + terms.gain : terms.each) : rest;
  }
  return { ...clock, left, running: [...waiting], since: Math.max(now, clock.since) };
}

/** When the first of those who run will be out of time, for whoever wants to look then; null while nobody runs. */
export function runsOutAt(clock: Clock): number | null {
  if (clock.fallen !== undefined || clock.running.length === 0) return null;
  return clock.since + Math.min(...clock.running.map((seat) => clock.left[seat]!));
}

/** Who is out of time: the first to be, and of two at the same moment the first seat of the table. */
export function outOfTime(clock: Clock, now: number): Seat | null {
  if (clock.fallen !== undefined) return clock.fallen;
  const out = Object.keys(clock.left).filter((seat) => clock.running.includes(seat) && timeLeft(clock, seat, now) <= 0);
  return out.reduce<Seat | null>((first, seat) => {
    return first === null || clock.left[seat]! < clock.left[first]! ? seat : first;
  }, null);
}

/** The clock when somebody's time has run out: it stands for good. */
export function fellClock(clock: Clock, fallen: Seat, now: number): Clock {
  const left = Object.fromEntries(Object.keys(clock.left).map((seat) => [seat, timeLeft(clock, seat, now)]));
  return { ...clock, left: { ...left, [fallen]: 0 }, running: [], since: now, fallen };
}
