/**
 * Why an answer was not accepted: the rule that forbids it and a sentence for a person.
 * `rule` is null where no rule of the game is concerned: the answer was malformed (then `path` names the field at fault),
 * or it came from a seat, or at a time, that the table itself does not allow.
 */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule | null;
  readonly message: string;
  readonly path?: string;
}

export function refuse<Rule extends string>(rule: Rule, message: string): Refusal<Rule> {
  return { rule, message };
}

export function malformed(path: string, message: string): Refusal<never> {
  return { rule: null, message, path };
}

/** Tells a refusal from an answer where either may come back. */
export function isRefusal(value: unknown): value is Refusal {
  if (value === null || typeof value !== 'object' || !('rule' in value) || !('message' in value)) return false;
  return typeof value.message === 'string' && (value.rule === null || typeof value.rule === 'string');
}
