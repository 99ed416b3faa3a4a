import {
  type GameRecord,
  Malformed,
  type Problem,
  parse,
  pathUnder,
  problem,
  type Refusal,
  type Schema,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Present } from './protocol.js';

/** The message is at fault: it cannot be understood, or names what is not there. */
export class Fault extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems[0]!.message);
    this.problems = problems;
  }

  static at(path: string, value: unknown, expected: string): Fault {
    return new Fault([problem(path, value, expected)]);
  }
}

/** A rule of the game or of the table forbids it. */
export class Refused extends Error {
  readonly rule: string;
  /** What has been missed, where it came late. */
  readonly present: Present | null;

  constructor(rule: string, message: string, present: Present | null = null) {
    super(message);
    this.rule = rule;
    this.present = present;
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
export function parseAt<T>(path: string, schema: Schema<T>, data: unknown): T {
  const whole = path === '';
  const parsed = whole ? parse(schema, data) : parse(z.object({ [path]: schema }), { [path]: data });
  if (!parsed.ok) throw new Fault(parsed.problems);
  return (whole ? parsed.value : (parsed.value as Record<string, T>)[path]) as T;
}

/** What a setup or a record could not be opened for, told as a fault of the field that holds it; null for anything else. */
export function faultOf(error: unknown, path: string): Fault | null {
  if (error instanceof Fault) return error;
  if (!(error instanceof Malformed)) return null;
  return new Fault(error.problems.map((problem) => inside(path, problem)));
}

/** A refusal without a rule is a fault of the answer's shape or of its time. */
export function mustAllow(refusal: Refusal | null, path: string): void {
  if (refusal === null) return;
  if (refusal.rule !== null) throw new Refused(refusal.rule, refusal.message);
  throw new Fault([inside(path, { path: refusal.path ?? '', message: refusal.message })]);
}

/** A problem of a part of the message, in a sentence that names the field as the sender of the whole knows it. */
export function inside(outer: string, { path, message, rule }: Problem): Problem {
  const full = pathUnder(outer, path);
  const by = rule === undefined ? {} : { rule };
  const [, named = '', rest = ''] = /^(the data|[^\s:]*)( ?is .*)$/s.exec(message) ?? [];
  if (rest !== '' && (named === 'the data' || full.endsWith(named)))
    return { path: full, message: `${full}${rest.replace(/^ ?/, ' ')}`, ...by };
  if (path !== '' && message.startsWith(`${path}: `))
    return { path: full, message: `${full}${message.slice(path.length)}`, ...by };
  return { path: full, message: message.startsWith(full) ? message : `${full}: ${message}`, ...by };
}
