import type { Question } from '@sandtable/kernel';
import type { Read, TextTable } from './text-table.js';

/** A table for any ruleset: data as indented lines, answers by their number or as JSON. */
export const plainTable: TextTable = {
  show: (view) => outline(view).join('\n'),
  ask: (question: Question) => {
    const { kind, data } = question;
    const details = data === null || data === undefined ? '' : ` (${inline(data)})`;
    return `${kind}${details}`;
  },
  name: inline,
  read: (words): Read => {
    try {
      return { answer: JSON.parse(words) };
    } catch {
      return /^[[{"]/.test(words) ? { problem: `${words} is not JSON.` } : { answer: words };
    }
  },
  query: (name, words) => {
    if (words === '') return { args: {} };
    try {
      return { args: JSON.parse(words) };
    } catch {
      return { problem: `${words} is not JSON, as in: ${name} {"field": 1}` };
    }
  },
  found: (_name, result) => outline(result).join('\n'),
};

/** Data in one line: words as they are, the rest as short JSON. */
function inline(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${typeof inner === 'object' ? JSON.stringify(inner) : inner}`)
    .join(', ');
}

function outline(value: unknown, indent = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${indent}${inline(value)}`];
  const entries = Array.isArray(value)
    ? value.map((inner, i) => [String(i + 1), inner] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) =>
    isFlat(inner) ? [`${indent}${key}: ${list(inner)}`] : [`${indent}${key}:`, ...outline(inner, `${indent}  `)],
  );
}

/** Short enough for one line: a word, a number, or a list of them. */
function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((inner) => inner === null || typeof inner !== 'object');
  return value === null || typeof value !== 'object';
}

const list = (value: unknown): string =>
  Array.isArray(value) ? (value.length === 0 ? 'none' : value.map(inline).join(', ')) : inline(value);
