import { type AnyRuleset, Game, Malformed, TABLE_RULES } from '@sandtable/kernel';
import type { AnyPlan, Finding } from '../plan.js';

/** What a ruleset says about itself: ids, rule texts, seats, setups that open, and a setup that is not one. */
export function declaration(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  const findings: Finding[] = [];
  const note = (message: string): void => void findings.push({ message, record: null });
  if (!ruleset.id || !ruleset.version || !ruleset.title) note('a ruleset needs an id, a version and a title');
  if (Object.keys(ruleset.rules).length === 0) note('a ruleset needs rules');
  for (const [id, rule] of Object.entries(ruleset.rules)) {
    if (id in TABLE_RULES || id.startsWith('TABLE-'))
      note(`rule ${id}: ids that start with TABLE- are the table's own`);
    if (!rule.title || !rule.text || !rule.chapter) note(`rule ${id} needs a title, a text and a chapter`);
    for (const see of rule.see ?? [])
      if (!(see in ruleset.rules)) note(`rule ${id} refers to ${see}, which is no rule`);
  }
  if (plan.setups.length === 0) note('there is nothing to play: neither ready games nor setups');
  for (const { name, setup } of [...plan.setups, ...ruleset.ready.map(({ id, setup }) => ({ name: id, setup }))]) {
    try {
      const { state } = Game.open(ruleset, { setup, dice: { kind: 'seeded', seed: 1 } });
      const seats = ruleset.seats(state);
      if (seats.length === 0 || new Set(seats).size < seats.length)
        note(`${name}: seats are ${seats.join(', ') || 'none'}`);
      if (seats.includes('referee')) note(`${name}: a seat named referee would read the whole log`);
    } catch (error) {
      note(`${name} does not open: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const junk = { '\u0000': ['no setup'] };
  try {
    Game.open(ruleset, { setup: junk, dice: { kind: 'seeded', seed: 1 } });
    note(`the setup ${JSON.stringify(junk)} opens`);
  } catch (error) {
    if (!(error instanceof Malformed)) note(`a malformed setup throws something else than Malformed: ${error}`);
  }
  return findings;
}
