import type { RuleId } from '../rulebook.js';

// How what was spoken is put to use. Numbers are modifiers: `total` and `score` of packages/craft fold them.

interface Permit<Case> {
  readonly rule: RuleId;
  readonly why: string;
  readonly may: boolean;
  when(of: Case): boolean;
}

/** Whether something may be done: what was said last counts, and `unsaid` where nobody speaks. */
export function mayBe<Case>(unsaid: boolean, permits: readonly Permit<Case>[], of: Case): boolean {
  let may = unsaid;
  for (let i = 0; i < permits.length; i++) if (permits[i]!.when(of)) may = permits[i]!.may;
  return may;
}

/** The clause that decides, for a refusal or a tooltip; null where nobody speaks. */
export function deciding<Case, P extends Permit<Case>>(permits: readonly P[], of: Case): P | null {
  let last: P | null = null;
  for (const permit of permits) if (permit.when(of)) last = permit;
  return last;
}

interface Replacement<Value, Case> {
  when(of: Case): boolean;
  becomes(value: Value, of: Case): Value;
}

/** A value after everything that replaces it or adds to it. */
export function replaced<Value, Case>(value: Value, list: readonly Replacement<Value, Case>[], of: Case): Value {
  let result = value;
  for (let i = 0; i < list.length; i++) if (list[i]!.when(of)) result = list[i]!.becomes(result, of);
  return result;
}

/** Those that speak in a case: events that are set off, programs that run. */
export function speaking<Case, Clause extends { when(of: Case): boolean }>(
  list: readonly Clause[],
  of: Case,
): Clause[] {
  return list.filter((clause) => clause.when(of));
}
