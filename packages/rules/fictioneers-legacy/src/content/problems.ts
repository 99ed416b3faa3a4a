import type * as z from 'zod/mini';
import type { RuleId } from '../rulebook.js';

/** What is wrong with data a person wrote: where, what stands there, what should. */
export type Problem = {
  /** The field at fault, as `units[2].speed[1]`; empty for the file as a whole. */
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
  readonly rule?: RuleId;
  /** All of it in one sentence. */
  readonly message: string;
};

export type Path = readonly PropertyKey[];

export function problem(path: Path, value: unknown, expected: string, rule?: RuleId): Problem {
  const field = formatPath(path);
  const found = value === undefined ? 'is missing' : `is ${show(value)}`;
  const message = `${field || 'The file'} ${found}; expected ${expected}${rule ? ` (${rule})` : ''}.`;
  return { path: field, value, expected, ...(rule && { rule }), message };
}

export function formatPath(path: Path): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[\w$]+$/.test(String(key))) text += text ? `.${String(key)}` : String(key);
    else text += `[${JSON.stringify(String(key))}]`;
  }
  return text;
}

/** What went wrong with the shape of the data, one problem for each field; `at` is where `input` lies in the file. */
export function shapeProblems(error: z.core.$ZodError, input: unknown, at: Path = []): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    const value = valueAt(input, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => problem([...path, key], valueAt(value, [key]), 'no such field'));
    }
    return [problem(path, value, expectation(issue), ruleOfIssue(issue))];
  });
}

/** The schemas say what they expect in their error texts; what they leave to the library is worded here. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(show).join(', ')}`;
  if (issue.code === 'invalid_type') return issue.expected === 'object' ? 'an object' : `a ${issue.expected}`;
  if (issue.code === 'too_small')
    return `at least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : ''}`.trim();
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : ''}`.trim();
  return 'something else';
}

function ruleOfIssue(issue: z.core.$ZodIssue): RuleId | undefined {
  return issue.code === 'custom' ? issue.params?.rule : undefined;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    input,
  );
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

const LONGEST_SHOWN = 40;

export function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}...` : value);
}
