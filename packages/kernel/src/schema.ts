import type * as z from 'zod/mini';

/** A schema for data from outside. All of the project's schemas are zod's. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/** What is wrong with a piece of data, and where. */
export interface Problem {
  /** The field at fault, `units[2].speed[1]`; empty for the whole. */
  readonly path: string;
  /** One sentence naming the field, what was found and what was expected. */
  readonly message: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : text ? `.${String(step)}` : String(step);
  return text;
}

function found(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

/** A value as a person may read it in a sentence: short, and never an object dump. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

type Issue = z.core.$ZodIssue;

const list = (values: readonly unknown[]): string => values.map((v) => JSON.stringify(v)).join(', ');

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? 'a whole number'
        : `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1 ? list(issue.values) : `one of ${list(issue.values)}`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : 'characters'}`
        : `a number of at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'}`
        : `a number of at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `no field ${list(issue.keys)}`;
    default:
      return issue.message && issue.message !== 'Invalid input' ? issue.message : 'something else';
  }
}

/** The branch of a union that fits the data best is the one whose complaints help. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((errors) =>
    errors.flatMap(flatten).map((e) => ({ ...e, path: [...issue.path, ...e.path] })),
  );
  const depth = (branch: Issue[]): number => Math.max(0, ...branch.map((e) => e.path.length)) * 100 - branch.length;
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}

export function problemsOf(error: { readonly issues: readonly Issue[] }, data: unknown): Problem[] {
  return error.issues.flatMap(flatten).map((issue) => {
    const path = pathText(issue.path);
    const value = found(data, issue.path);
    return { path, message: `${path || 'the data'} is ${show(value)}, expected ${expected(issue)}` };
  });
}

/** Checks data from outside; a failure names every field at fault. */
export function parse<T>(schema: Schema<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: problemsOf(result.error, data) };
}

export class Malformed extends Error {
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[]) {
    super(`${what}: ${problems.map((p) => p.message).join('; ')}`);
    this.problems = problems;
  }
}

export function mustParse<T>(what: string, schema: Schema<T>, data: unknown): T {
  const parsed = parse(schema, data);
  if (!parsed.ok) throw new Malformed(what, parsed.problems);
  return parsed.value;
}
