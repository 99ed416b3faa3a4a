import type { RuleEntry } from '@sandtable/referee';

// Finding rules, and showing why they were found. Which rules speak of some words, the referee knows; this marks the words.

/** The book by chapters, in its order. */
export function chaptersOf(rules: readonly RuleEntry[]): ReadonlyMap<string, readonly RuleEntry[]> {
  const chapters = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    const inIt = chapters.get(rule.chapter);
    if (inIt) inIt.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return chapters;
}

/** For every rule, those that name it. */
export function namedBy(rules: readonly RuleEntry[]): ReadonlyMap<string, readonly string[]> {
  const naming = new Map<string, string[]>();
  for (const { id, see = [] } of rules) for (const other of see) naming.set(other, [...(naming.get(other) ?? []), id]);
  return naming;
}

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** As the referee compares words: without their endings. */
function stem(word: string): string {
  const bare = word.replace(/(ings?|ed|es|s|e)$/, '');
  return bare.length >= 3 ? bare : word;
}

/** A text in pieces, marked where a word begins like one of those looked for. */
export function marked(text: string, words: string): readonly Piece[] {
  const stems = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem);
  if (stems.length === 0) return [{ text, marked: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, marked: stems.some((one) => piece.toLowerCase().startsWith(one)) }));
}

const RULE_ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

/** A text in pieces, the ids of rules apart. */
export function withIds(text: string, known: { has(id: string): boolean }): readonly { text: string; id: boolean }[] {
  const pieces: { text: string; id: boolean }[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(RULE_ID)) {
    if (!known.has(id)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), id: false });
    pieces.push({ text: id, id: true });
    end = index + id.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), id: false });
  return pieces;
}
