import { useSyncExternalStore } from 'react';

// Where somebody is: the part of the address behind the `#`. No server is needed for it, and back and forward work.

export type Route =
  | { readonly page: 'home' }
  /** Without a ruleset: which of the games? */
  | { readonly page: 'new'; readonly ruleset?: string }
  | { readonly page: 'table'; readonly game: string }
  | { readonly page: 'games' }
  | { readonly page: 'rules'; readonly ruleset?: string; readonly rule?: string }
  | { readonly page: 'learn'; readonly ruleset?: string; readonly step?: string }
  /** Is it fair? `ready`: a ready game, or one's own setup. */
  | { readonly page: 'lab'; readonly ruleset?: string; readonly ready?: string }
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
      return second === undefined ? { page, ...(first && { ruleset: first }) } : null;
    case 'table':
      return first && second === undefined ? { page, game: first } : null;
    case 'rules':
      return { page, ...(first && { ruleset: first, ...(second && { rule: second }) }) };
    case 'learn':
      return { page, ...(first && { ruleset: first, ...(second && { step: second }) }) };
    case 'lab':
      return { page, ...(first && { ruleset: first, ...(second && { ready: second }) }) };
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
      return named('new', route.ruleset);
    case 'table':
      return ['table', route.game];
    case 'rules':
      return named('rules', route.ruleset, route.rule);
    case 'learn':
      return named('learn', route.ruleset, route.step);
    case 'lab':
      return named('lab', route.ruleset, route.ready);
    case 'replay':
      return ['r', route.data];
  }
}

/** The words that are there, up to the first that is not. */
function named(...words: readonly (string | undefined)[]): readonly string[] {
  const end = words.indexOf(undefined);
  return words.slice(0, end < 0 ? words.length : end) as readonly string[];
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
