import type { AnyRuleset, RuleText } from '@sandtable/kernel';
import type { RuleEntry } from './protocol.js';
import { TABLE_RULES } from './table-rules.js';

/** Every rule that holds at a table with this ruleset: the book's in its order, then the table's own. */
function* rulesOf(ruleset: AnyRuleset): Generator<readonly [string, RuleText]> {
  yield* Object.entries(ruleset.rules);
  yield* Object.entries(TABLE_RULES);
}

function entryOf(id: string, rule: RuleText): RuleEntry {
  const { chapter, title, text, see, reason, toggles } = rule;
  return {
    id,
    chapter,
    title,
    text,
    ...(see && { see: [...see] }),
    ...(reason !== undefined && { reason }),
    ...(toggles && { toggles: [...toggles] }),
  };
}

/** The whole book, in its order. */
export function allRules(ruleset: AnyRuleset): RuleEntry[] {
  return [...rulesOf(ruleset)].map(([id, rule]) => entryOf(id, rule));
}

/** The rule of this id, however it is capitalised. */
export function ruleById(ruleset: AnyRuleset, id: string): RuleEntry | null {
  for (const [known, rule] of rulesOf(ruleset)) if (same(known, id)) return entryOf(known, rule);
  return null;
}

/** `move`, `moves`, `moved` and `moving` are one word to somebody who looks something up. */
function stem(word: string): string {
  const bare = word.replace(/(ings?|ed|es|s|e)$/, '');
  return bare.length >= 3 ? bare : word;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem);
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What a word is worth where it is found. A word that only begins so is worth half. */
const WORTH = { title: 8, id: 6, chapter: 4, text: 2, reason: 1 } as const;

function worthOf(word: string, places: Readonly<Record<keyof typeof WORTH, readonly string[]>>): number {
  let best = 0;
  for (const place of Object.keys(WORTH) as (keyof typeof WORTH)[]) {
    const words = places[place];
    const found = words.includes(word) ? 1 : word.length >= 3 && words.some((w) => w.startsWith(word)) ? 0.5 : 0;
    best = Math.max(best, found * WORTH[place]);
  }
  return best;
}

/** Characters of a query: a longer one is nobody's, and each of its words is looked for in every rule. */
export const LONGEST_QUERY = 200;

/**
 * Rules for an id, the beginning of one, or words: the best first. A rule with more of the words comes before one with
 * fewer, rare words count for more than common ones, and rules of equal worth stay in the order of the book.
 */
export function findRules(ruleset: AnyRuleset, query: string, limit = 10): RuleEntry[] {
  const asked = query.slice(0, LONGEST_QUERY).trim();
  const exact = ruleById(ruleset, asked);
  if (exact) return [exact];
  const all = allRules(ruleset);
  const begun = asked === '' ? [] : all.filter((rule) => same(rule.id.slice(0, asked.length), asked));
  if (begun.length > 0 && /[-\d]/.test(asked)) return begun.slice(0, limit);
  const words = [...new Set(wordsOf(asked))];
  const worths = all.map((rule) => {
    const places = {
      title: wordsOf(rule.title),
      id: wordsOf(rule.id),
      chapter: wordsOf(rule.chapter),
      text: wordsOf(rule.text),
      reason: wordsOf(rule.reason ?? ''),
    };
    return words.map((word) => worthOf(word, places));
  });
  const rarity = words.map((_, i) => Math.log(1 + all.length / (1 + worths.filter((w) => w[i]! > 0).length)));
  return all
    .map((rule, r) => ({
      rule,
      found: worths[r]!.filter((w) => w > 0).length,
      worth: worths[r]!.reduce((sum, w, i) => sum + w * rarity[i]!, 0),
    }))
    .filter((hit) => hit.found > 0)
    .sort((a, b) => b.found - a.found || b.worth - a.worth)
    .slice(0, limit)
    .map((hit) => hit.rule);
}
