import { type ComponentType, lazy } from 'react';
import type { PageId, Route } from './route.js';

// Every page by its route, loaded when somebody goes there.

export type RouteTo<P extends PageId> = Extract<Route, { readonly page: P }>;
export interface PageProps<P extends PageId> {
  readonly route: RouteTo<P>;
}

type Pages = { readonly [P in PageId]?: ComponentType<PageProps<P>> };

export const PAGES: Pages = {
  home: lazy(async () => ({ default: (await import('./home/home.js')).Home })),
  games: lazy(async () => ({ default: (await import('./games/games-page.js')).GamesPage })),
  lab: lazy(async () => ({ default: (await import('./lab/lab-page.js')).LabPage })),
  learn: lazy(async () => ({ default: (await import('./learn/learn-page.js')).LearnPage })),
  new: lazy(async () => ({ default: (await import('./new/new-page.js')).NewPage })),
  replay: lazy(async () => ({ default: (await import('./share/shared-page.js')).SharedPage })),
  rules: lazy(async () => ({ default: (await import('./rules/rules-page.js')).RulesPage })),
  table: lazy(async () => ({ default: (await import('./table/table-page.js')).TablePage })),
};
