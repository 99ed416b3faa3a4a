import type { Shelved } from './shelf.js';

/**
 * Every ruleset of this program, in one place: its rules, how it is shown as text, how content for it is checked.
 * A ruleset is added here, one entry each: `{ ruleset: quantumLegions, table: quantumLegionsTable, loadContent }`.
 */
export const RULESETS: readonly Shelved[] = [];
