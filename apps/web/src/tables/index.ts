import { type ComponentType, lazy } from 'react';
import type { TablePresenter } from '../frame/presenter.js';

/** A game as the site shows it before its rules are fetched. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** The ready game that one click leads to. */
  readonly first: { readonly id: string; readonly name: string };
  /** A picture of its table, taken from the page itself: `npm run screenshots -- games`. */
  readonly picture: { readonly light: string; readonly dark: string };
}

export const GAMES = [
  {
    id: 'quantum-legions',
    title: 'Quantum Legions',
    first: { id: 'SC-1', name: 'Proving Ground' },
    picture: {
      light: new URL('./pictures/quantum-legions-light.webp', import.meta.url).href,
      dark: new URL('./pictures/quantum-legions-dark.webp', import.meta.url).href,
    },
  },
  {
    id: 'fictioneers-legacy',
    title: 'Fictioneers: Legacy',
    first: { id: 'S1', name: 'First Light at the Landing Site' },
    picture: {
      light: new URL('./pictures/fictioneers-legacy-light.webp', import.meta.url).href,
      dark: new URL('./pictures/fictioneers-legacy-dark.webp', import.meta.url).href,
    },
  },
  {
    id: 'legends',
    title: 'Legends',
    first: { id: 'first-issue', name: 'First Issue' },
    picture: {
      light: new URL('./pictures/legends-light.webp', import.meta.url).href,
      dark: new URL('./pictures/legends-dark.webp', import.meta.url).href,
    },
  },
  {
    id: 'legendary-battles',
    title: 'Legendary Battles',
    first: { id: 'S5', name: 'Checkpoint Delta' },
    picture: {
      light: new URL('./pictures/legendary-battles-light.webp', import.meta.url).href,
      dark: new URL('./pictures/legendary-battles-dark.webp', import.meta.url).href,
    },
  },
] as const satisfies readonly Game[];
export type GameId = (typeof GAMES)[number]['id'];

/** A small game that shows how a table is made: not one of those that people come for. */
export const DEMONSTRATION = { id: 'dice-race', title: 'Dice Race', ready: 'race' } as const;

/** Every table by its ruleset, loaded when somebody sits down at it. */
export const TABLES: Readonly<Record<string, () => Promise<TablePresenter>>> = {
  'quantum-legions': async () => (await import('./quantum-legions/presenter.js')).presenter,
  'fictioneers-legacy': async () => (await import('./fictioneers-legacy/presenter.js')).presenter,
  legends: async () => (await import('./legends/presenter.js')).presenter,
  'legendary-battles': async () => (await import('./legendary-battles/presenter.js')).presenter,
  'dice-race': async () => (await import('./dice-race/presenter.js')).presenter,
};

/** The table of a ruleset; a stored game may be of one that nobody here knows. */
export function presenterOf(ruleset: string): Promise<TablePresenter> {
  const load = Object.hasOwn(TABLES, ruleset) ? TABLES[ruleset] : undefined;
  return load ? load() : Promise.reject(new Error(`There is no table here for the game "${ruleset}".`));
}

/**
 * Small pictures of what a setup begins with, by ruleset: they draw nothing where there is nothing to see yet. The first page
 * shows them, so they are loaded without the table.
 */
export const PREVIEWS: Readonly<Record<string, ComponentType<{ readonly setup: unknown }>>> = {
  'quantum-legions': lazy(async () => ({ default: (await import('./quantum-legions/preview.js')).Preview })),
  'fictioneers-legacy': lazy(async () => ({ default: (await import('./fictioneers-legacy/preview.js')).Preview })),
  legends: lazy(async () => ({ default: (await import('./legends/preview.js')).Preview })),
  'legendary-battles': lazy(async () => ({ default: (await import('./legendary-battles/preview.js')).Preview })),
};

const loaded = new Map<string, Promise<TablePresenter | null>>();

/** The same promise every time, for React to wait for; null for a ruleset that has no table here. */
export function tableOf(ruleset: string): Promise<TablePresenter | null> {
  const known = loaded.get(ruleset) ?? TABLES[ruleset]?.() ?? Promise.resolve(null);
  loaded.set(ruleset, known);
  known.catch(() => loaded.delete(ruleset)); // the network may be back next time
  return known;
}
