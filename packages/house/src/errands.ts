import type { Asked } from './standing.js';

// Orders for many, carried out one after the other as single answers: each is judged, answered by reactions and told like any
// other. What nobody could foresee (a refusal, another question) ends it.

/** A seat that orders are carried out at. */
export interface Desk<M> {
  /** How things stand when the seat is asked next; null if it will not be before somebody does something. */
  asked(): Promise<M | null>;
  answer(answer: unknown, moment: M): Promise<void>;
}

/** What an errand does next: it answers, it is done, or it cannot go on, and neither can those after it. */
export type Step = { readonly answer: unknown } | 'done' | 'stuck';

/** One thing to be carried out. It is asked for its next step as often as its seat is asked something. */
export interface Errand<M> {
  next(moment: M): Step | Promise<Step>;
  /** After this answer it is done: nobody waits for what is asked next. */
  readonly isLast?: (answer: unknown) => boolean;
}

/** What a seat is asked, what it could answer, and what it may know. */
export interface Offered extends Omit<Asked, 'query'> {
  /** The moment that is answered. */
  readonly at: number;
  readonly options: readonly unknown[];
  /** What a query of the ruleset says of it, at once or as a promise; null where it is refused. */
  query(name: string, args: unknown): unknown;
}

/** A kind of errand: brought by a ruleset or a table. */
export interface ErrandKind {
  readonly kind: string;
  /** Sets about one such order. It is data from outside: null where it is none. */
  begin(order: unknown): Errand<Offered> | null;
}

/** What who has sent them is told meanwhile: how many are left. */
export interface Left {
  readonly left: number;
}

/** Carries errands out, and stops between two answers when `stopped` says so. `onEach` is told how many are left. */
export async function carryOut<M>(
  desk: Desk<M>,
  errands: readonly Errand<M>[],
  onEach: (left: number) => void,
  stopped: () => boolean,
): Promise<void> {
  for (const [k, errand] of errands.entries()) {
    onEach(errands.length - k);
    if (!(await carryOutOne(desk, errand, stopped))) return;
  }
}

/** False if nothing more should be done. */
async function carryOutOne<M>(desk: Desk<M>, errand: Errand<M>, stopped: () => boolean): Promise<boolean> {
  for (;;) {
    const moment = await desk.asked();
    if (moment === null || stopped()) return false;
    const step = await errand.next(moment);
    if (step === 'stuck') return false;
    if (step === 'done') return true;
    await desk.answer(step.answer, moment);
    if (errand.isLast?.(step.answer)) return true;
  }
}
