import { asJson } from '@sandtable/kernel';

// What is seen of a table changes a little with every answer: who has seen it is told what is different, and what never changes
// is told once.

/** What to do to what was told before: put something in its place, or change and take away some of its fields. */
export type Patch =
  | { readonly is: unknown }
  | { readonly in: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] };

/** How plain data differs from what it was; null where it does not. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return { is: asJson(after) };
  if (Array.isArray(after) && after.length !== (before as unknown[]).length) return { is: asJson(after) };
  const [old, now] = [before as Tree, after as Tree];
  const changes: Record<string, Patch> = {};
  let differs = false;
  for (const key of Object.keys(now)) {
    if (now[key] === undefined) continue; // JSON knows no such field
    const change = Object.hasOwn(old, key) ? difference(old[key], now[key]) : { is: asJson(now[key]) };
    if (change === null) continue;
    changes[key] = change;
    differs = true;
  }
  const gone = Object.keys(old).filter((key) => now[key] === undefined);
  if (gone.length > 0) return { in: changes, gone };
  return differs ? { in: changes } : null;
}

/** What was told before, patched. What did not change is the very same object. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if ('is' in patch) return patch.is;
  const after = (Array.isArray(before) ? [...before] : { ...(before as Tree) }) as Tree;
  for (const [key, change] of Object.entries(patch.in)) after[key] = patched(after[key], change);
  for (const key of patch.gone ?? []) delete after[key];
  return after;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is object => value !== null && typeof value === 'object';
