import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAR_IDS } from '../src/mars/ids.js';
import { CLAUSES, MARS } from '../src/mars/mars.js';
import { PLACES, placeOf } from '../src/mars/places.js';
import { RULE_IDS, RULES, type RuleId } from '../src/rulebook.js';

/** The table of the specification: rule, place, kind, and the letters of the clauses that speak there. */
const TABLE = readFileSync(new URL('./speaks.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [rule, place, kind, letters = ''] = line.split(' ');
    return { rule: rule!, place: place!, kind: kind!, letters: [...letters] };
  });

const wholeOf = (rule: RuleId): string => rule.replace(/[a-z]$/, '');
const rulesOf = ({ clause }: (typeof CLAUSES)[number]): readonly RuleId[] => [clause.rule, ...(clause.also ?? [])];

test('[DL-MAR-68] every rule speaks where the table says, in the way it says', () => {
  const said = CLAUSES.map(({ topic, clause }) => `${wholeOf(clause.rule)} ${placeOf(topic)} ${clause.kind}`);
  expect([...new Set(said)].sort()).toEqual(
    [...new Set(TABLE.map(({ rule, place, kind }) => `${rule} ${place} ${kind}`))].sort(),
  );
});

test('[DL-PRO-10] there are 27 places, and each is spoken at', () => {
  expect(Object.keys(PLACES)).toHaveLength(27);
  expect(new Set(CLAUSES.map(({ topic }) => placeOf(topic)))).toEqual(new Set(Object.keys(PLACES)));
});

test('[DL-MAR-68] every clause is carried out at exactly one place', () => {
  const places = new Map<string, Set<string>>();
  for (const spoken of CLAUSES)
    for (const rule of rulesOf(spoken)) places.set(rule, new Set([...(places.get(rule) ?? []), placeOf(spoken.topic)]));
  const lettered = RULE_IDS.filter((id) => /^DL-MAR-\d+[a-z]$/.test(id));
  for (const rule of lettered) expect([...(places.get(rule) ?? [])], rule).toHaveLength(1);
  for (const { rule, place, letters } of TABLE)
    for (const letter of letters) expect([...places.get(rule + letter)!], rule + letter).toEqual([place]);
});

test('[DL-RUL-64] [DL-MAR-35] what says nothing anywhere is a tag', () => {
  expect(MAR_IDS.filter((id) => Object.keys(MARS[id].speaks).length === 0)).toEqual(['smallArms']);
});

describe('[DL-MAR-68] the programs', () => {
  test('are those of the list', () => {
    const programs = CLAUSES.filter(({ clause }) => clause.kind === 'G').map(({ mar }) => mar);
    expect(programs).toEqual([
      'aegis',
      'droneEngineer',
      'lucky',
      'medic',
      'nonCombatant',
      'smokeLauncher',
      'smokeRounds',
      'fieldEngineer',
    ]);
  });
});

test('a model rule is called as its entry in the rulebook is', () => {
  for (const id of MAR_IDS) {
    const { name, takes } = MARS[id];
    const title = takes === 'nothing' ? name : `${name} [${takes}]`;
    const number = String(MAR_IDS.indexOf(id) + 1).padStart(2, '0');
    expect(RULES[`DL-MAR-${number}` as 'DL-MAR-01'].title, id).toBe(title);
  }
});
