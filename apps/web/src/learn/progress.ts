import { indexOf, type Lesson } from './lesson.js';

// How far somebody has come in a lesson, kept in the browser.

const keyOf = (ruleset: string): string => `sandtable.learn.${ruleset}`;

/** The step reached, by its place; the first for who has not begun. */
export function reached(lesson: Lesson): number {
  try {
    return indexOf(lesson, localStorage.getItem(keyOf(lesson.ruleset)) ?? undefined);
  } catch {
    return 0; // a browser may forbid storage
  }
}

/** Keeps the furthest step. */
export function keepReached(lesson: Lesson, index: number): void {
  if (index <= reached(lesson)) return;
  try {
    localStorage.setItem(keyOf(lesson.ruleset), lesson.steps[index]!.id);
  } catch {
    // then the lesson begins anew next time
  }
}

export function forgetReached(lesson: Lesson): void {
  try {
    localStorage.removeItem(keyOf(lesson.ruleset));
  } catch {
    // nothing was kept
  }
}
