import type { Toggle } from '@sandtable/craft';
import { parse } from '@sandtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Config, configSchema, DEFAULT_CONFIG, TOGGLE_IDS, TOGGLES, type ToggleId } from '../src/config.js';

const parseConfig = (json: unknown) => parse(configSchema, json);

function aValue(id: ToggleId): fc.Arbitrary<unknown> {
  const toggle: Toggle = TOGGLES[id];
  if (toggle.kind === 'switch') return fc.boolean();
  if (toggle.kind === 'choice') return fc.constantFrom(...toggle.values);
  const amount = fc.integer({ min: toggle.min, max: toggle.max });
  return toggle.none ? fc.option(amount) : amount;
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
    expect(parseConfig({ [id]: toggle.default })).toEqual({ ok: true, value: DEFAULT_CONFIG });
    expect(toggle.help).toMatch(/\.$/);
  },
);

test('any part of a configuration is filled up with the defaults', () => {
  const part = fc.record(Object.fromEntries(TOGGLE_IDS.map((id) => [id, aValue(id)])), { requiredKeys: [] });
  fc.assert(
    fc.property(part, (json) => {
      expect(parseConfig(json)).toEqual({ ok: true, value: { ...DEFAULT_CONFIG, ...json } });
    }),
  );
});

test('all that is wrong with a configuration is told, with the field', () => {
  const read = parseConfig({ losHexside: 'both', vpLimit: 0, turnLimit: 2.5, vpTarget: null, fog: true });
  expect(read.ok ? [] : read.problems.map((p) => p.message)).toEqual([
    'vpLimit is 0, expected a whole number from 1 to 9999',
    'vpTarget is null, expected a whole number from 1 to 9999',
    'losHexside is "both", expected one of "pair", "line"',
    'turnLimit is 2.5, expected a whole number from 1 to 9999, or null',
    'fog is true, expected no such field',
  ]);
  expect(parseConfig('standard')).toMatchObject({
    ok: false,
    problems: [{ path: '', message: 'the data is "standard", expected an object' }],
  });
});
