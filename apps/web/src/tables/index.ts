import { type ComponentType, lazy } from 'react';
import type { TablePresenter } from '../frame/presenter.js';

/** What the games are called, for who has not loaded them yet. */
export const TITLES: Readonly<Record<string, string>> = {
  'quantum-legions': 'Quantum Legions',
  'fictioneers-legacy': 'Fictioneers: Legacy',
  legends: 'Legends',
};

/** Every table by its ruleset, loaded when somebody sits down at it. */
export const TABLES: Readonly<Record<string, () => Promise<TablePresenter>>> = {
  'quantum-legions': async () => (await import('./quantum-legions/presenter.js')).presenter,
  'fictioneers-legacy': async () => (await import('./fictioneers-legacy/presenter.js')).presenter,
  legends: async () => (await import('./legends/presenter.js')).presenter,
};

/**
 * Small pictures of what a setup begins with, by ruleset: they draw nothing where there is nothing to see yet. The first page
 * shows them, so they are loaded without the table.
 */
export const PREVIEWS: Readonly<Record<string, ComponentType<{ readonly setup: unknown }>>> = {
  'quantum-legions': lazy(async () => ({ default: (await import('./quantum-legions/preview.js')).Preview })),
  'fictioneers-legacy': lazy(async () => ({ default: (await import('./fictioneers-legacy/preview.js')).Preview })),
  legends: lazy(async () => ({ default: (await import('./legends/preview.js')).Preview })),
};

const loaded = new Map<string, Promise<TablePresenter | null>>();

/** The same promise every time, for React to wait for; null for a ruleset that has no table here. */
export function tableOf(ruleset: string): Promise<TablePresenter | null> {
  const known = loaded.get(ruleset) ?? TABLES[ruleset]?.() ?? Promise.resolve(null);
  loaded.set(ruleset, known);
  known.catch(() => loaded.delete(ruleset)); // the network may be back next time
  return known;
}
