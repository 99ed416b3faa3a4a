import { PASS } from './decisions.js';
import { type About, openingOf } from './rules/opening.js';
import { plays } from './rules/situations.js';
import type { Seat } from './terms.js';
import { battleSeen, type View } from './view.js';

// Standing orders: what a player has answered without being asked.

interface Asked {
  readonly question: { readonly kind: string; readonly seat: string; readonly data?: unknown };
  readonly view: unknown;
}

/**
 * Windows in which the own hand holds nothing that fits are passed. Who sits opposite could tell from the pace that nothing was held, so
 * it is for games against programs, which hear no pace: the rules themselves open windows by what is public alone (TA-CORE-WDW-10).
 */
export const passWithout = {
  kind: 'passWithout',
  questions: ['Situation'],
  answer(_terms: unknown, { question, view }: Asked) {
    const b = battleSeen(view as View);
    return plays(b, question.seat as Seat, openingOf(b, question.data as About)).length === 1 ? PASS : null;
  },
} as const;

/** Every kind there is of it. */
export const STANDING = [passWithout] as const;
