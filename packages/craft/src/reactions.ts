import type { Play, Question, Seat, Table } from '@sandtable/kernel';

export interface Reaction<A> {
  readonly seat: Seat;
  readonly answer: A;
}

/**
 * A reaction window: each seat in the stated order of priority may react or pass. A seat for which `offer` gives null has
 * nothing to react with and is not asked. With `first` the window closes at the first reaction; with `each` every seat has
 * its chance once, and what was reacted is given back in order. Windows nest like any other call.
 */
export function* reactions<S, A>(
  t: Table<S>,
  priority: readonly Seat[],
  offer: (seat: Seat) => Question<A> | null,
  passes: (answer: A) => boolean,
  closes: 'first' | 'each' = 'first',
): Play<readonly Reaction<A>[]> {
  const made: Reaction<A>[] = [];
  for (const seat of priority) {
    const question = offer(seat);
    if (question === null) continue;
    const answer = yield* t.ask(question);
    if (passes(answer)) continue;
    made.push({ seat, answer });
    if (closes === 'first') break;
  }
  return made;
}
