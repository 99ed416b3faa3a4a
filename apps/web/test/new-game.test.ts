import { type Problem, parse } from '@sandtable/kernel';
import { type BattleSetup, BUILT_IN, quantumLegions, TOGGLE_IDS, TOGGLES } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { firstChoices, parseChoices, seated, wantedOf } from '../src/new/choices.js';
import { withOption } from '../src/new/options-form.js';
import { sentenceOf } from '../src/new/problems.js';
import {
  configOf,
  copiesOf,
  costOf,
  libraryOf,
  unitsIn,
  wayOf,
  withBattle,
  withoutUnit,
  withQuick,
  withUnit,
} from '../src/tables/quantum-legions/new-game/draft.js';

const lobby = new Referee([quantumLegions]).session({ seats: [], games: [] });

function problemsOf(setup: unknown): readonly Problem[] {
  const reply = lobby.ask<'setup'>({ do: 'setup', ruleset: 'quantum-legions', setup });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.problems;
}

describe('choices', () => {
  const first = firstChoices({});
  const isSetup = (data: unknown) => parse(quantumLegions.setup, data).ok;

  test('a person against a program, until something else was chosen', () => {
    expect(first).toEqual({ setup: {}, players: {}, dice: 'seeded', undo: 'free' });
    expect(seated(['A', 'B', 'C'], first)).toEqual({ A: 'person', B: 'regular', C: 'regular' });
    expect(seated(['A', 'B'], { ...first, players: { B: 'person', C: 'veteran' } })).toEqual({
      A: 'person',
      B: 'person',
    });
    expect(parseChoices(null, first, isSetup)).toEqual(first);
  });

  test.each([
    '{',
    '7',
    'null',
    '[]',
    '{"setup":[1],"players":{"A":"king"},"dice":"loaded","undo":"sometimes"}',
    '{"setup":{"options":3}}',
  ])('kept %s: what is not understood is as at first', (stored) => {
    expect(parseChoices(stored, first, isSetup)).toEqual(first);
  });

  test('what was kept is found again', () => {
    const kept = { setup: { scenario: 'SC-2' }, players: { A: 'veteran', B: 'person' }, dice: 'manual', undo: 'never' };
    expect(parseChoices(JSON.stringify(kept), first, isSetup)).toEqual(kept);
  });

  test('an empty seed is none: nobody is to know the dice', () => {
    expect(wantedOf('quantum-legions', first, {}, ' ', 'Mine')).not.toHaveProperty('seed');
    expect(wantedOf('quantum-legions', first, {}, ' luck ', 'Mine')).toMatchObject({ seed: 'luck', title: 'Mine' });
  });
});

describe('options', () => {
  const limit = { id: 'vpLimit', ...TOGGLES.vpLimit };

  test('only what differs from the usual is written down', () => {
    expect(withOption({}, limit, 200)).toEqual({ vpLimit: 200 });
    expect(withOption({ vpLimit: 200, mixedForces: true }, limit, 300)).toEqual({ mixedForces: true });
  });

  test('every value the form can give is one the referee takes', () => {
    for (const id of TOGGLE_IDS) {
      const toggle = TOGGLES[id];
      const values =
        toggle.kind === 'switch'
          ? [true, false]
          : toggle.kind === 'choice'
            ? toggle.values
            : [toggle.default, toggle.max];
      for (const value of values)
        expect(problemsOf({ quick: { A: ['PG-I1'], B: ['VB-I1'] }, options: { [id]: value } }), id).toEqual([]);
    }
  });
});

describe('a battle of one’s own', () => {
  const start: BattleSetup = { options: configOf({ options: undefined }), scenario: 'SC-1' };
  const library = libraryOf(start);

  test('another battle keeps options and content', () => {
    const changed = withBattle({ ...start, content: { sandtable: 'quantum-legions' } }, { quick: {} });
    expect(wayOf(changed)).toBe('quick');
    expect(changed).toEqual({ options: start.options, content: { sandtable: 'quantum-legions' }, quick: {} });
  });

  test('units are added beside their like and taken away one by one', () => {
    const units = withUnit(withUnit(withUnit([], 'PG-A1'), 'PG-I1'), 'PG-A1');
    expect(units).toEqual(['PG-A1', 'PG-A1', 'PG-I1']);
    expect(copiesOf(units, 'PG-A1')).toBe(2);
    expect(withoutUnit(units, 'PG-A1')).toEqual(['PG-A1', 'PG-I1']);
    expect(withoutUnit(units, 'VB-A1')).toEqual(units);
  });

  test('[QL-SET-04] [QL-TRT-24] the cost of a roster is what the referee counts, with traits and without', () => {
    for (const roster of BUILT_IN.rosters.values()) expect(costOf(roster.units, library, configOf({}))).toBe(roster.vp);
    const units = unitsIn('RO-PG', library)!;
    const options = { ...configOf({}), specialTraits: false, vpLimit: 100 };
    const [fault] = problemsOf({ quick: { A: units, B: ['PG-I1'] }, options });
    expect(fault!.message).toContain(`costs ${costOf(units, library, options)} VP`);
  });

  test('[QL-SET-04] [QL-SET-06] a bad force is named with its seat and its rule', () => {
    const setup = withQuick(withQuick({}, 'A', Array(8).fill('PG-A1')), 'B', []);
    expect(problemsOf(setup)).toMatchObject([
      { path: 'setup.quick.A', rule: 'QL-SET-04' },
      { path: 'setup.quick.B', rule: 'QL-SET-06' },
    ]);
    const [dear] = problemsOf(setup);
    expect(sentenceOf({ ...dear!, path: 'quick.A' })).toBe('The roster costs 360 VP; the limit is 300.');
  });

  test('[QL-UNC-01] own content is at hand once nothing is wrong with it; each fault has its path', () => {
    const unit = {
      id: 'mine',
      force: 'PG',
      name: 'Mine',
      cls: 'AFV',
      size: 2,
      speed: [2, 4],
      armor: 5,
      range: 5,
      ap: 1,
      dice: [5, 3],
    };
    const content = { sandtable: 'quantum-legions', units: [unit] };
    expect(libraryOf({ content }).units.has('mine')).toBe(true);
    expect(problemsOf({ quick: { A: ['mine'] }, content })).toEqual([]);
    const faulty = { ...content, units: [{ ...unit, range: 11, speed: [5, 4] }] };
    expect(libraryOf({ content: faulty })).toBe(BUILT_IN);
    expect(problemsOf({ quick: {}, content: faulty }).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['setup.content.units[0].range', 'setup.content.units[0].speed[0]']),
    );
  });
});
