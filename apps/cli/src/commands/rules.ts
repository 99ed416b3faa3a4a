import { findRules, LONGEST_QUERY, type RuleEntry, TABLE_RULES } from '@sandtable/referee';
import { BadInput } from '../problem.js';
import { ruleLines } from '../rule-lines.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';

export interface RulesOptions {
  readonly ruleset?: string;
  readonly limit: number;
  readonly json?: boolean;
}

type Found = RuleEntry & { readonly ruleset: string };

/** Looks rules up in one ruleset or in all of them. */
export async function lookUpRules(
  all: readonly Shelved[],
  query: string,
  options: RulesOptions,
  terminal: Terminal,
): Promise<void> {
  if (query.length > LONGEST_QUERY) throw BadInput.at('QUERY', query, `at most ${LONGEST_QUERY} characters`);
  const where = options.ruleset === undefined && all.length > 0 ? all : [rulesetOn(all, options.ruleset)];
  const found: Found[] = [];
  for (const { ruleset } of where) {
    for (const rule of findRules(ruleset, query, options.limit))
      if (!found.some((one) => one.id === rule.id))
        found.push({ ruleset: Object.hasOwn(TABLE_RULES, rule.id) ? 'table' : ruleset.id, ...rule });
  }
  const rules = found.filter((rule) => rule.id.toLowerCase() === query.trim().toLowerCase());
  const shown = rules.length > 0 ? rules : found;
  if (options.json) {
    await terminal.write(JSON.stringify(shown));
    return;
  }
  if (shown.length === 0)
    throw BadInput.at('QUERY', query, `a rule id or words that occur in the rules of ${namesOf(where)}`);
  const parts = where.length > 1 ? shown.map((rule) => `[${rule.ruleset}]\n${ruleLines(rule)}`) : shown.map(ruleLines);
  await terminal.write(parts.join('\n\n'));
}

const namesOf = (where: readonly Shelved[]): string => where.map((one) => one.ruleset.title).join(' or ');
