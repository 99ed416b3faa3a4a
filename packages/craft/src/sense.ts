import type { Path } from '@sandtable/kernel';
import * as z from 'zod/mini';

/** Names a field of a state that makes no sense, and what was expected there: asked only where what was expected is not so. */
export type Wrong = (path: Path, expected: string) => void;

/**
 * A check for what a schema of shapes cannot say: that what is referred to is there, that no id stands twice, that numbers are
 * within what they count. A state of a record comes from outside, and a program that is started from one that makes no sense
 * fails somewhere, in words that help nobody. It is looked at only where the shape is right; the first few faults tell enough.
 */
export function sense<T>(look: (state: T, wrong: Wrong) => void) {
  return z.check(({ value, issues }) => {
    look(value as T, (path, expected) => {
      if (issues.length < MOST) issues.push({ code: 'custom', input: value, path: [...path], message: expected });
    });
  });
}

const MOST = 20;

/** The path in another's words, `units[2].speed`, as steps. */
export const stepsOf = (path: string): Path =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The same id twice in a list. */
export function idsTwice(at: Path, list: readonly { readonly id: string }[], wrong: Wrong): void {
  const seen = new Set<string>();
  for (const [i, { id }] of list.entries()) {
    if (seen.has(id)) wrong([...at, i, 'id'], 'an id that nothing else has');
    seen.add(id);
  }
}
