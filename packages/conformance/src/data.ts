import { canonical, pathText } from '@sandtable/kernel';

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The first thing in a value that JSON would lose or change, as a sentence; null if it survives. */
export function lostInJson(value: unknown): string | null {
  return lost(value, [], []);
}

/** `path` and `inside` are where one is; every call leaves them as it found them, unless it has found something. */
function lost(value: unknown, path: PropertyKey[], inside: unknown[]): string | null {
  const told = (what: string): string => `${pathText(path) || 'the whole'} ${what}`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Object.is(value, -0)) return told('is -0, which JSON makes 0');
      return Number.isFinite(value) ? null : told(`is ${value}, which JSON makes null`);
    case 'object':
      break;
    default:
      return told(`is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}, which JSON cannot hold`);
  }
  if (value === null) return null;
  if (inside.includes(value)) return told('contains itself');
  if (!Array.isArray(value) && !isPlain(value))
    return told(`is a ${value.constructor?.name ?? 'strange object'}, which JSON cannot hold`);
  inside.push(value);
  // Every place of a list, for a hole reads as undefined.
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const step of steps) {
    path.push(step);
    const found = lost((value as Record<PropertyKey, unknown>)[step], path, inside);
    if (found) return found;
    path.pop();
  }
  inside.pop();
  return null;
}

/** Where two pieces of plain data differ first, as a sentence; null if they are equal. */
export function difference(a: unknown, b: unknown): string | null {
  return differing(a, b, []);
}

function differing(a: unknown, b: unknown, path: PropertyKey[]): string | null {
  if (Object.is(a, b)) return null;
  // Said only where it is so: the text of both, at every level, would cost more than the comparing.
  const unequal = (): string => `${pathText(path) || 'the whole'}: ${brief(a)} against ${brief(b)}`;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return unequal();
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return unequal();
  if (isList && a.length !== (b as unknown[]).length) return unequal();
  const [one, two] = [a as Record<PropertyKey, unknown>, b as Record<PropertyKey, unknown>];
  for (const key in one) {
    path.push(isList ? Number(key) : key);
    if (!(key in two)) return `${pathText(path)} is in one of them only`;
    const deeper = differing(one[key], two[key], path);
    if (deeper) return deeper;
    path.pop();
  }
  for (const key in two)
    if (!(key in one)) return `${pathText([...path, isList ? Number(key) : key])} is in one of them only`;
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
