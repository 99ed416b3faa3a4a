import { tableOf } from '../tables/index.js';
import type { Lesson } from './lesson.js';

const brought = new Map<string, Promise<Lesson | null>>();

/** The lesson of a game; the same promise every time, for React to wait for. Null where its table brings none. */
export function lessonOf(ruleset: string): Promise<Lesson | null> {
  const known = brought.get(ruleset) ?? tableOf(ruleset).then((table) => table?.lesson?.() ?? null);
  brought.set(ruleset, known);
  known.catch(() => brought.delete(ruleset)); // the network may be back next time
  return known;
}
