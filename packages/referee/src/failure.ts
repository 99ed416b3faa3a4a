import {
  type GameRecord,
  Malformed,
  type Problem,
  problemsOf,
  RecordError,
  type Refusal,
  show,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

/** The message is at fault: it cannot be understood, or names what is not there. */
export class Fault extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems[0]!.message);
    this.problems = problems;
  }

  static at(path: string, value: unknown, expected: string): Fault {
    return new Fault([{ path, message: `${path} is ${show(value)}, expected ${expected}` }]);
  }
}

/** A rule of the game or of the table forbids it. */
export class Refused extends Error {
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}

/** A ruleset's program failed; the record makes it fail again. */
export class BugFound extends Error {
  readonly record: GameRecord | null;

  constructor(cause: unknown, record: GameRecord | null) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.record = record;
  }
}

/** Checks data that stands at `path` of a message, so that every sentence names the field as the sender wrote it. */
export function parseAt<T>(path: string, schema: z.ZodMiniType<T>, data: unknown): T {
  const result = path === '' ? schema.safeParse(data) : z.object({ [path]: schema }).safeParse({ [path]: data });
  if (!result.success) throw new Fault(problemsIn(result.error.issues, path === '' ? data : { [path]: data }));
  return (path === '' ? result.data : (result.data as Record<string, T>)[path]) as T;
}

function problemsIn(issues: readonly z.core.$ZodIssue[], data: unknown): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_type' && (issue.expected as string) === 'nonoptional') {
      const path = issue.path.reduce<string>(stepInto, '');
      return [{ path, message: `${path} is nothing, expected a value` }];
    }
    if (issue.code !== 'unrecognized_keys') return problemsOf({ issues: [issue] }, data);
    // A field too many is named itself, not the object around it: most often it is a misspelt one.
    const inside = issue.path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], data);
    return issue.keys.map((key) => {
      const path = within(issue.path.reduce<string>(stepInto, ''), key);
      return {
        path,
        message: `${path} is ${show((inside as Record<string, unknown>)[key])}, expected no field of that name`,
      };
    });
  });
}

const stepInto = (path: string, step: PropertyKey): string =>
  typeof step === 'number' ? `${path}[${step}]` : within(path, String(step));

/** `record` and `entries[3]` make `record.entries[3]`. */
export function within(outer: string, inner: string): string {
  return outer === '' ? inner : inner === '' ? outer : inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}

/** What a setup or a record could not be opened for, told as a fault of the field that holds it; null for anything else. */
export function faultOf(error: unknown, path: string): Fault | null {
  if (error instanceof Fault) return error;
  if (error instanceof RecordError)
    return new Fault([{ path: within(path, error.path), message: within(path, error.message) }]);
  if (!(error instanceof Malformed)) return null;
  const problems = error.problems.map((p) => inside(path, p));
  return new Fault(problems.length > 0 ? problems : [{ path, message: error.message }]);
}

/** A refusal without a rule is a fault of the answer's shape or of its time. */
export function mustAllow(refusal: Refusal | null, path: string): void {
  if (refusal === null) return;
  if (refusal.rule !== null) throw new Refused(refusal.rule, refusal.message);
  throw new Fault([inside(path, { path: refusal.path ?? '', message: refusal.message })]);
}

/** A problem of a part of the message, named as the sender of the whole knows it. */
function inside(outer: string, { path, message }: Problem): Problem {
  const named = path !== '' && message.startsWith(`${path} `);
  return { path: within(outer, path), message: named ? within(outer, message) : message };
}
