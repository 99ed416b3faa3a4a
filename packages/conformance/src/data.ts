import { canonical, pathText } from '@sandtable/kernel';

type Path = readonly PropertyKey[];

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The first thing in a value that JSON would lose or change, as a sentence; null if it survives. */
export function lostInJson(value: unknown, path: Path = [], inside: readonly unknown[] = []): string | null {
  const at = pathText(path) || 'the whole';
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Object.is(value, -0)) return `${at} is -0, which JSON makes 0`;
      return Number.isFinite(value) ? null : `${at} is ${value}, which JSON makes null`;
    case 'object':
      break;
    default:
      return `${at} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}, which JSON cannot hold`;
  }
  if (value === null) return null;
  if (inside.includes(value)) return `${at} contains itself`;
  const within = [...inside, value];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const lost = lostInJson(value[i], [...path, i], within); // a hole reads as undefined
      if (lost) return lost;
    }
    return null;
  }
  if (!isPlain(value)) return `${at} is a ${value.constructor?.name ?? 'strange object'}, which JSON cannot hold`;
  for (const [key, field] of Object.entries(value)) {
    const lost = lostInJson(field, [...path, key], within);
    if (lost) return lost;
  }
  return null;
}

/** Where two pieces of plain data differ first, as a sentence; null if they are equal. */
export function difference(a: unknown, b: unknown, path: Path = []): string | null {
  if (Object.is(a, b)) return null;
  const unequal = `${pathText(path) || 'the whole'}: ${brief(a)} against ${brief(b)}`;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return unequal;
  if (Array.isArray(a) !== Array.isArray(b)) return unequal;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return unequal;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    if (!(key in a) || !(key in b)) return `${pathText([...path, key])} is in one of them only`;
    const step = Array.isArray(a) ? Number(key) : key;
    const deeper = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], [
      ...path,
      step,
    ]);
    if (deeper) return deeper;
  }
  return null;
}

/** Watches data: each call tells whether it is other than at the last. The plain text settles it nearly always, at an eighth of the cost. */
export function watch(data: () => unknown): () => boolean {
  let before = JSON.stringify(data());
  return () => {
    const now = JSON.stringify(data());
    const changed = now !== before && canonical(JSON.parse(now)) !== canonical(JSON.parse(before));
    before = now;
    return changed;
  };
}

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/** A copy nobody can change: a program that alters an answer it was given alters the journal, and here it throws. */
export function frozen<T>(value: T): T {
  if (value === undefined) return value;
  return freeze(JSON.parse(JSON.stringify(value)));
}

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    for (const field of Object.values(value)) freeze(field);
    Object.freeze(value);
  }
  return value;
}
