import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  DEFAULT_CONFIG,
  flagValues,
  parseConfig,
  parseToggle,
  TOGGLE_IDS,
  TOGGLES,
  type Toggle,
  type ToggleId,
  toggleFlag,
} from '../src/config.js';

function aValue(id: ToggleId): fc.Arbitrary<unknown> {
  const toggle: Toggle = TOGGLES[id];
  if (toggle.kind === 'switch') return fc.boolean();
  if (toggle.kind === 'choice') return fc.constantFrom(...toggle.values);
  const amount = fc.integer({ min: toggle.min, max: toggle.max });
  return toggle.none ? fc.option(amount) : amount;
}

function typed(value: unknown): string {
  return value === null ? 'none' : value === true ? 'on' : value === false ? 'off' : String(value);
}

test('the standard game', () => {
  expect(DEFAULT_CONFIG).toEqual({
    forceSecrecy: 'secret',
    mixedForces: false,
    vpLimit: 300,
    vpTarget: 200,
    maxPerType: null,
    setupEdges: 'ends',
    setupDepth: 2,
    losHexside: 'pair',
    minimumMove: false,
    optionalSaves: false,
    revealOnRemoval: false,
    turnLimit: null,
    stalemateTurns: 20,
    specialTraits: true,
    miniatures: 'off',
    tabletopScale: 2,
  } satisfies Config);
});

test.each(TOGGLE_IDS.map((id) => ({ id, toggle: TOGGLES[id] as Toggle })))(
  '[$toggle.rule] $id has a name for every value and takes its own default',
  ({ id, toggle }) => {
    if (toggle.kind === 'choice') expect(toggle.names).toHaveLength(toggle.values.length);
    expect(parseConfig({ [id]: toggle.default })).toEqual({ ok: true, config: DEFAULT_CONFIG });
    expect(toggle.help).toMatch(/\.$/);
  },
);

test('any part of a configuration is filled up with the defaults', () => {
  const part = fc.record(Object.fromEntries(TOGGLE_IDS.map((id) => [id, aValue(id)])), { requiredKeys: [] });
  fc.assert(
    fc.property(part, (json) => {
      expect(parseConfig(json)).toEqual({ ok: true, config: { ...DEFAULT_CONFIG, ...json } });
    }),
  );
});

test('all that is wrong with a configuration is told, with the field', () => {
  const read = parseConfig({ losHexside: 'both', vpLimit: 0, turnLimit: 2.5, vpTarget: null, fog: true });
  expect(read.ok ? [] : read.problems.map((p) => p.message)).toEqual([
    'vpLimit is 0; expected a whole number from 1 to 9999.',
    'vpTarget is null; expected a whole number from 1 to 9999.',
    'losHexside is "both"; expected one of "pair", "line".',
    'turnLimit is 2.5; expected a whole number from 1 to 9999, or null.',
    'fog is true; expected no such field.',
  ]);
  expect(parseConfig('standard')).toMatchObject({ ok: false, problems: [{ path: '', expected: 'an object' }] });
});

describe('flags', () => {
  test('are the names of the toggles', () => {
    expect(TOGGLE_IDS.map(toggleFlag)).toContain('--los-hexside');
    expect(new Set(TOGGLE_IDS.map(toggleFlag)).size).toBe(TOGGLE_IDS.length);
  });

  test.each(TOGGLE_IDS)('%s reads back what one types', (id) => {
    fc.assert(
      fc.property(aValue(id), (value) => {
        expect(parseToggle(id, typed(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test.each([
    { id: 'minimumMove', text: 'maybe' },
    { id: 'minimumMove', text: '1' },
    { id: 'vpLimit', text: 'none' },
    { id: 'vpLimit', text: '-5' },
    { id: 'setupDepth', text: '4' },
    { id: 'setupDepth', text: 'constructor' },
    { id: 'miniatures', text: 'on' },
  ] as const)('$id does not take $text', ({ id, text }) => {
    expect(parseToggle(id, text)).toMatchObject({
      ok: false,
      problem: { value: text, expected: flagValues(id), rule: TOGGLES[id].rule },
    });
  });
});
