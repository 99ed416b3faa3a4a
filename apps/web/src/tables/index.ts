import type { TablePresenter } from '../frame/presenter.js';

/** Every table by its ruleset, loaded when somebody sits down at it. */
export const TABLES: Readonly<Record<string, () => Promise<TablePresenter>>> = {
  'quantum-legions': async () => (await import('./quantum-legions/presenter.js')).presenter,
};

const loaded = new Map<string, Promise<TablePresenter | null>>();

/** The same promise every time, for React to wait for; null for a ruleset that has no table here. */
export function tableOf(ruleset: string): Promise<TablePresenter | null> {
  const known = loaded.get(ruleset) ?? TABLES[ruleset]?.() ?? Promise.resolve(null);
  loaded.set(ruleset, known);
  known.catch(() => loaded.delete(ruleset)); // the network may be back next time
  return known;
}
