import type { RuleEntry } from '@sandtable/referee';

/** A rule as a person reads it: what it is called, what it says, why it was decided so, and what to read next. */
export function ruleLines(rule: RuleEntry): string {
  const lines = [`${rule.id}  ${rule.title} (${rule.chapter})`, `  ${rule.text}`];
  if (rule.reason !== undefined) lines.push(`  Why: ${rule.reason}`);
  if (rule.toggles) lines.push(`  Options of the setup that change it: ${rule.toggles.join(', ')}`);
  if (rule.see && rule.see.length > 0) lines.push(`  See: ${rule.see.join(', ')}`);
  return lines.join('\n');
}
