import type { Seat } from '@sandtable/kernel';
import type { Do, ReplyTo } from '@sandtable/referee';
import type { At, Place } from './place.js';

// Standing orders: what a seat wants answered without being asked each time, as data. A player who is away keeps nobody waiting
// with a reaction that was never in doubt.

/** Which kind of standing order, and how the player has set it. */
export interface StandingOrder {
  readonly kind: string;
  readonly terms: unknown;
}

export type StandingOrders = Readonly<Record<Seat, readonly StandingOrder[]>>;

/** What a seat is asked, and what it may know: a standing order is judged by that and no more. */
export interface Asked {
  readonly seat: Seat;
  readonly question: { readonly kind: string; readonly seat: Seat; readonly data?: unknown };
  readonly view: unknown;
  /** What a query of the ruleset says of it; null where it is refused. */
  query(name: string, args: unknown): unknown;
}

/** A kind of standing order: brought by a ruleset or a table. */
export interface StandingKind {
  readonly kind: string;
  /** The kinds of questions it may answer: others are not looked at. */
  readonly questions: readonly string[];
  /** What the order answers, or null where the player is to be asked. Terms are data from outside: nonsense answers nothing. */
  answer(terms: unknown, asked: Asked): unknown;
}

/** What the first of a seat's orders that fits answers; null where it must be asked. */
export function standingAnswer(
  kinds: readonly StandingKind[],
  orders: readonly StandingOrder[],
  place: Pick<Place, 'look' | 'seat'>,
): unknown {
  if (orders.length === 0 || place.seat === null) return null;
  const { seat } = place;
  const reply = place.look<'question'>({ do: 'question', seat });
  if (!reply.ok || reply.question === null) return null;
  const question = reply.question as Asked['question'];
  for (const { kind, terms } of orders) {
    const known = kinds.find((one) => one.kind === kind && one.questions.includes(question.kind));
    if (!known) continue;
    const asked = askedAt(seat, question, (request) => place.look(request));
    const answer = asked && known.answer(terms, asked);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** What a seat is asked, with what it may know; null where nothing can be seen. */
export function askedAt(
  seat: Seat,
  question: Asked['question'],
  look: <K extends Do>(request: At<K>) => ReplyTo<K>,
): Asked | null {
  const seen = look<'view'>({ do: 'view', seat });
  if (!seen.ok) return null;
  const query = (name: string, args: unknown): unknown => {
    const found = look<'query'>({ do: 'query', seat, name, args });
    return found.ok ? found.result : null;
  };
  return { seat, question, view: seen.view, query };
}
