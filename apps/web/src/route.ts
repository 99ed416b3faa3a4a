import { useSyncExternalStore } from 'react';

// Where somebody is: the part of the address behind the `#`. No server is needed for it, and back and forward work.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly ruleset: string }
  | { readonly page: 'table'; readonly game: string }
  | { readonly page: 'games' }
  | { readonly page: 'rules'; readonly ruleset: string; readonly rule?: string }
  | { readonly page: 'learn'; readonly ruleset: string; readonly step?: string }
  /** A game that came with the address. */
  | { readonly page: 'replay'; readonly data: string };

export type PageId = Route['page'];

const HOME: Route = { page: 'home' };

/** Null for an address that leads nowhere. */
export function parseRoute(hash: string): Route | null {
  const [path = '', search] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const [page, first, second, ...more] = path.split('/').map(decoded);
  if (more.length > 0) return null;
  switch (page) {
    case '':
      return HOME;
    case 'games':
      return first === undefined ? { page } : null;
    case 'new':
      return first && second === undefined ? { page, ruleset: first } : null;
    case 'table':
      return first && second === undefined ? { page, game: first } : null;
    case 'rules':
      return first ? { page, ruleset: first, ...(second && { rule: second }) } : null;
    case 'learn':
      return first ? { page, ruleset: first, ...(second && { step: second }) } : null;
    case 'r':
      return first && second === undefined ? { page: 'replay', data: first } : null;
    case 'replay':
      return search ? { page, data: search } : null;
    default:
      return null;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % somebody typed
  }
}

/** The address of a page, for links. */
export function hrefOf(route: Route): string {
  return `#/${wordsOf(route).map(encodeURIComponent).join('/')}`;
}

function wordsOf(route: Route): readonly string[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'games':
      return ['games'];
    case 'new':
      return ['new', route.ruleset];
    case 'table':
      return ['table', route.game];
    case 'rules':
      return ['rules', route.ruleset, ...(route.rule ? [route.rule] : [])];
    case 'learn':
      return ['learn', route.ruleset, ...(route.step ? [route.step] : [])];
    case 'replay':
      return ['r', route.data];
  }
}

/** Goes to a page. `instead` of the present one, back leads to where somebody was before it. */
export function go(route: Route, how: 'on' | 'instead' = 'on'): void {
  if (how === 'on') location.hash = hrefOf(route);
  else location.replace(hrefOf(route));
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Where somebody is now; null where nothing is. */
export function useRoute(): Route | null {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}
