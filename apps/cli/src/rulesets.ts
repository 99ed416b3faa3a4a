import { fictioneersLegacy, loadContent as loadFictioneers } from '@sandtable/fictioneers-legacy';
import { legendaryBattles, loadContent as loadBattlePacks } from '@sandtable/legendary-battles';
import { legends, loadContent as loadCities } from '@sandtable/legends';
import { loadContent, quantumLegions } from '@sandtable/quantum-legions';
import type { TextTable } from './play/text-table.js';
import type { Checked, Shelved } from './shelf.js';
import { fictioneersLegacyTable } from './tables/fictioneers-legacy.js';
import { legendaryBattlesTable } from './tables/legendary-battles.js';
import { legendsTable } from './tables/legends.js';
import { quantumLegionsTable } from './tables/quantum-legions.js';

/**
 * Every ruleset of this program, in one place: its rules, how it is shown as text, how content for it is checked. The first
 * is what `sandtable play` plays when nobody says otherwise.
 */
export const RULESETS: readonly Shelved[] = [
  {
    ruleset: quantumLegions,
    table: quantumLegionsTable as TextTable,
    loadContent: (data) => checked(loadContent(data)),
  },
  {
    ruleset: fictioneersLegacy,
    table: fictioneersLegacyTable as TextTable,
    loadContent: (data) => checked(loadFictioneers(data)),
  },
  { ruleset: legends, table: legendsTable as TextTable, loadContent: legendsContent },
  {
    ruleset: legendaryBattles,
    table: legendaryBattlesTable as TextTable,
    loadContent: (data) => checked(loadBattlePacks(data) as Parameters<typeof checked>[0]),
  },
];

/** What a file of content came to: its problems, or how much there is of what. */
function checked(
  loaded:
    | { readonly ok: true; readonly content: Readonly<Record<string, readonly unknown[]>> }
    | Extract<Checked, { ok: false }>,
): Checked {
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
