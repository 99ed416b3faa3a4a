import type * as z from 'zod/mini';
import { printable } from './text.js';

/** A schema for data from outside. All of the project's schemas are zod's. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/** What is wrong with a piece of data, and where; a ruleset's own problems know its rules by their type. */
export interface Problem<Rule extends string = string> {
  /** The field at fault, `units[2].speed[1]`; empty for the whole. */
  readonly path: string;
  /** One sentence naming the field, what was found and what was expected. */
  readonly message: string;
  /** The rule that forbids it, where it is one. */
  readonly rule?: Rule;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The way to a field: `['units', 2, 'speed']`. */
export type Path = readonly PropertyKey[];

export function pathText(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[\w$-]{1,60}$/.test(String(step))) text += text ? `.${String(step)}` : String(step);
    else text += `[${show(String(step))}]`;
  }
  return text;
}

/** The path of something inside a field. */
export function pathUnder(field: string, path: string): string {
  return field && path && !path.startsWith('[') ? `${field}.${path}` : field + path;
}

/** What stands in a field is not what should. All such sentences are made here, so that they read alike everywhere. */
export function problem<Rule extends string = never>(
  field: string | Path,
  value: unknown,
  expected: string,
  rule?: Rule,
): Problem<Rule> {
  const path = typeof field === 'string' ? field : pathText(field);
  const message = `${path || 'the data'} is ${show(value)}, expected ${expected}${rule ? ` (${rule})` : ''}`;
  return { path, message, ...(rule && { rule }) };
}

/** Something with fields, as far as one can tell of data from outside. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

function found(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    data,
  );
}

/** A value as a person may read it in a sentence: short, and never an object dump. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return printable(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

type Issue = z.core.$ZodIssue;

const list = (values: readonly unknown[]): string =>
  values.length === 1 ? show(values[0]) : `one of ${values.map(show).join(', ')}`;

/** A schema may say itself what it expects; the library's own word for it says nothing. */
const hasText = ({ message }: Issue): boolean => Boolean(message) && message !== 'Invalid input';

function expected(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'no such field';
  if (hasText(issue)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'a whole number';
      if (issue.expected === 'nonoptional') return 'a value';
      return `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'invalid_value':
      return list(issue.values);
    case 'too_small':
      return size(
        issue.origin,
        issue.minimum,
        issue.exact ? 'exactly' : issue.inclusive === false ? 'above' : 'at least',
      );
    case 'too_big':
      return size(
        issue.origin,
        issue.maximum,
        issue.exact ? 'exactly' : issue.inclusive === false ? 'below' : 'at most',
      );
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.pattern ? `text of the form ${issue.pattern}` : `text in the format ${issue.format}`;
    case 'invalid_key':
      return 'no field of this name';
    case 'invalid_union':
      return issue.errors.length > 0
        ? [...new Set(issue.errors.flatMap((errors) => errors.map(expected)))].join(' or ')
        : 'options' in issue && Array.isArray(issue.options)
          ? list(issue.options)
          : 'something else';
    default:
      return 'something else';
  }
}

function size(origin: string, bound: unknown, how: string): string {
  if (origin === 'array') return `${how} ${bound} entries`;
  if (origin === 'string') return `${how} ${bound} characters`;
  return how === 'above' || how === 'below' ? `a number ${how} ${bound}` : `a number of ${how} ${bound}`;
}

/** One issue per field at fault. Of a union, the branch that fits the data best is the one whose complaints help. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || hasText(issue)) return [issue];
  if (issue.errors.every((errors) => errors.length === 1 && errors[0]!.path.length === 0)) return [issue];
  const branches = issue.errors.map((errors) =>
    errors.flatMap(flatten).map((e) => ({ ...e, path: [...issue.path, ...e.path] })),
  );
  const fit = (branch: Issue[]): number => Math.max(0, ...branch.map((e) => e.path.length)) * 100 - branch.length;
  return branches.reduce((best, branch) => (fit(branch) > fit(best) ? branch : best));
}

/** Every field at fault; `at` is where the data lies in what a person wrote. A custom check names its rule in its `params`. */
export function problemsOf<Rule extends string = string>(
  error: { readonly issues: readonly Issue[] },
  data: unknown,
  at: Path = [],
): Problem<Rule>[] {
  return error.issues.flatMap(flatten).map((issue) => {
    const rule: Rule | undefined = issue.code === 'custom' ? issue.params?.rule : undefined;
    return problem([...at, ...issue.path], found(data, issue.path), expected(issue), rule);
  });
}

/** Checks data from outside; a failure names every field at fault. */
export function parse<T>(schema: Schema<T>, data: unknown): Parsed<T> {
  const result = schema.safeParse(data);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: problemsOf(result.error, data) };
}

/** Data from outside that cannot be used, with every field at fault. */
export class Malformed extends Error {
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[]) {
    super(`${what}: ${problems.map((p) => p.message).join('; ')}`);
    this.name = 'Malformed';
    this.problems = problems;
  }
}

export function mustParse<T>(what: string, schema: Schema<T>, data: unknown): T {
  const parsed = parse(schema, data);
  if (!parsed.ok) throw new Malformed(what, parsed.problems);
  return parsed.value;
}

/**
 * A value as JSON keeps it: a copy that nobody else holds, without `undefined`, -0 and whatever else a record would lose.
 * What JSON cannot hold at all is nothing.
 */
export function asJson(value: unknown): unknown {
  try {
    const copy = plainCopy(value);
    if (copy !== NOT_PLAIN) return copy;
    const text = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What only JSON itself can say how it keeps. */
const NOT_PLAIN = Symbol('not plain');

/** Plain lists and objects, which nearly all data is, copied without making text of them: a third of the time. */
function plainCopy(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value + 0 : null; // -0 + 0 is 0
    case 'object':
      if (value === null) return null;
      if ((value as { toJSON?: unknown }).toJSON !== undefined) return NOT_PLAIN;
      return Array.isArray(value) ? plainList(value) : plainFields(value);
    default:
      return NOT_PLAIN;
  }
}

function plainList(list: readonly unknown[]): unknown {
  const copy: unknown[] = [];
  for (let i = 0; i < list.length; i++) {
    const one = plainCopy(list[i]);
    if (one === NOT_PLAIN) return NOT_PLAIN;
    copy.push(one);
  }
  return copy;
}

function plainFields(from: object): unknown {
  const kind = Object.getPrototypeOf(from);
  if (kind !== Object.prototype && kind !== null) return NOT_PLAIN;
  const copy: Record<string, unknown> = {};
  for (const key in from) {
    const field = (from as Record<string, unknown>)[key];
    if (field === undefined) continue;
    const one = plainCopy(field);
    if (one === NOT_PLAIN || key === '__proto__') return NOT_PLAIN;
    copy[key] = one;
  }
  return copy;
}
