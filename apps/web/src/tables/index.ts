import type { TablePresenter } from '../frame/presenter.js';

/** Every table by its ruleset, loaded when somebody sits down at it. */
export const TABLES: Readonly<Record<string, () => Promise<TablePresenter>>> = {
  'quantum-legions': async () => (await import('./quantum-legions/presenter.js')).presenter,
};
