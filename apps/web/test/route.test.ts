import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../src/route.js';
import { DEFAULTS, parseSettings } from '../src/settings.js';

describe('routes', () => {
  test.each<[string, Route | null]>([
    ['', { page: 'home' }],
    ['#', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/games', { page: 'games' }],
    ['#/new/quantum-legions', { page: 'new', ruleset: 'quantum-legions' }],
    ['#/table/g1', { page: 'table', game: 'g1' }],
    ['#/rules/quantum-legions', { page: 'rules', ruleset: 'quantum-legions' }],
    ['#/rules/quantum-legions/QL-MOV-03', { page: 'rules', ruleset: 'quantum-legions', rule: 'QL-MOV-03' }],
    ['#/learn/quantum-legions/4', { page: 'learn', ruleset: 'quantum-legions', step: '4' }],
    ['#/r/abc_-', { page: 'replay', data: 'abc_-' }],
    ['#/replay?abc=1', { page: 'replay', data: 'abc=1' }],
    ['#/new', { page: 'new' }],
    ['#/rules/', { page: 'rules' }],
    ['#/learn', { page: 'learn' }],
    ['#/new/quantum-legions/more', null],
    ['#/table/', null],
    ['#/games/more', null],
    ['#/rules/a/b/c', null],
    ['#/elsewhere', null],
    ['#/table/50%', { page: 'table', game: '50%' }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('the address of a page leads back to it', () => {
    const word = fc.string({ minLength: 1, unit: 'grapheme' });
    const routes: fc.Arbitrary<Route> = fc.oneof(
      fc.constant<Route>({ page: 'home' }),
      fc.constant<Route>({ page: 'games' }),
      fc.constantFrom<Route>({ page: 'new' }, { page: 'rules' }, { page: 'learn' }),
      word.map((ruleset): Route => ({ page: 'new', ruleset })),
      word.map((game): Route => ({ page: 'table', game })),
      word.map((data): Route => ({ page: 'replay', data })),
      fc.tuple(word, word).map(([ruleset, rule]): Route => ({ page: 'rules', ruleset, rule })),
      fc.tuple(word, word).map(([ruleset, step]): Route => ({ page: 'learn', ruleset, step })),
    );
    fc.assert(
      fc.property(routes, (route) => {
        expect(parseRoute(hrefOf(route))).toEqual(route);
      }),
    );
  });
});

describe('settings', () => {
  test.each([
    [null, {}],
    ['not json', {}],
    ['null', {}],
    ['[1]', {}],
    ['{"animation":"warp","theme":"dark"}', { theme: 'dark' }],
    ['{"language":"de","counters":"pictures","spy":1}', { language: 'de', counters: 'pictures' }],
  ])('stored %s', (stored, differs) => {
    expect(parseSettings(stored)).toEqual({ ...DEFAULTS, ...differs });
  });
});
