import { asJson } from '@sandtable/kernel';

// What is seen of a table changes a little with every answer: who has seen it is told what is different, and what never changes
// is told once.

/** What to do to what was told before: put something in its place, or change and take away some of its fields. */
export type Patch =
  | { readonly is: unknown }
  | { readonly in: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] };

/** How plain data differs from what it was; null where it does not. What is the very same is not looked into. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return { is: asJson(after) };
  if (Array.isArray(after)) return inList(before as unknown[], after);
  return inFields(before as Tree, after as Tree);
}

function inList(old: readonly unknown[], now: readonly unknown[]): Patch | null {
  if (now.length !== old.length) return { is: asJson(now) };
  let changes: Record<string, Patch> | null = null;
  for (let i = 0; i < now.length; i++) {
    if (old[i] === now[i]) continue;
    const change = difference(old[i], now[i]);
    if (change !== null) (changes ??= {})[i] = change;
  }
  return changes && { in: changes };
}

/** After every answer it goes through all that a seat sees: where nothing differs it makes nothing. */
function inFields(old: Tree, now: Tree): Patch | null {
  let changes: Record<string, Patch> | null = null;
  let kept = 0;
  for (const key in now) {
    const was = old[key];
    const value = now[key];
    if (value === undefined) continue; // JSON knows no such field
    if (was === value) {
      kept++;
      continue;
    }
    const known = was !== undefined && Object.hasOwn(old, key);
    if (known) kept++;
    const change = known ? difference(was, value) : { is: asJson(value) };
    if (change !== null) (changes ??= {})[key] = change;
  }
  if (kept === fieldsOf(old)) return changes && { in: changes };
  const gone = Object.keys(old).filter((key) => old[key] !== undefined && now[key] === undefined);
  return { in: changes ?? {}, gone };
}

function fieldsOf(tree: Tree): number {
  let fields = 0;
  for (const key in tree) if (tree[key] !== undefined) fields++;
  return fields;
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
