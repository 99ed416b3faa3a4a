import { legends, loadContent as loadCities } from '@sandtable/legends';
import { loadContent, quantumLegions } from '@sandtable/quantum-legions';
import type { TextTable } from './play/text-table.js';
import type { Checked, Shelved } from './shelf.js';
import { legendsTable } from './tables/legends.js';
import { quantumLegionsTable } from './tables/quantum-legions.js';

/**
 * Every ruleset of this program, in one place: its rules, how it is shown as text, how content for it is checked. The first
 * is what `sandtable play` plays when nobody says otherwise.
 */
export const RULESETS: readonly Shelved[] = [
  { ruleset: quantumLegions, table: quantumLegionsTable as TextTable, loadContent: quantumLegionsContent },
  { ruleset: legends, table: legendsTable as TextTable, loadContent: legendsContent },
];

function quantumLegionsContent(data: unknown): Checked {
  const loaded = loadContent(data);
  if (!loaded.ok) return loaded;
  const counts = Object.entries(loaded.content).filter(([, entries]) => entries.length > 0);
  const list = counts.map(([kind, entries]) => `${entries.length} ${kind}`).join(', ');
  return { ok: true, says: `all is well: ${list || 'nothing in it'}.` };
}

function legendsContent(data: unknown): Checked {
  const loaded = loadCities(data);
  if (!loaded.ok) return loaded;
  const { length } = loaded.value;
  return { ok: true, says: `all is well: ${length} ${length === 1 ? 'city' : 'cities'}.` };
}
