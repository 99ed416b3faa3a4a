import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { chaptersOf, marked, namedBy, withIds } from '../src/rules/search.js';

const lobby = new Referee([quantumLegions]).session({ seats: [], games: [] });
const reply = lobby.ask<'rule'>({ do: 'rule', ruleset: 'quantum-legions' });
const rules = reply.ok ? reply.rules : [];

describe('the book', () => {
  test('has every rule, chapter by chapter in its order, the table’s own last', () => {
    const chapters = [...chaptersOf(rules)];
    expect(chapters[0]![0]).toBe('Components');
    expect(chapters.at(-1)![0]).toBe('The table');
    expect(chapters.flatMap(([, inIt]) => inIt)).toHaveLength(rules.length);
    expect(rules.length).toBeGreaterThan(Object.keys(quantumLegions.rules).length);
  });

  test('every rule knows those that name it', () => {
    const named = namedBy(rules);
    for (const { id, see = [] } of rules) for (const other of see) expect(named.get(other)).toContain(id);
  });

  test('every cross link leads somewhere', () => {
    const ids = new Set(rules.map(({ id }) => id));
    for (const { see = [] } of rules) for (const other of see) expect(ids).toContain(other);
  });
});

describe('words looked for', () => {
  const bold = (text: string, words: string) =>
    marked(text, words)
      .map((piece) => (piece.marked ? `<${piece.text}>` : piece.text))
      .join('');

  test.each([
    ['A unit that moved cannot attack.', 'moving', 'A unit that <moved> cannot attack.'],
    ['Suppressed units do not act', 'suppression', 'Suppressed units do not act'],
    ['Suppressed units do not act', 'SUPPRESS unit', '<Suppressed> <units> do not act'],
    ['QL-MOV-03', 'ql-mov', '<QL>-<MOV>-03'],
    ['Nothing', '', 'Nothing'],
  ])('%s, %s', (text, words, shown) => {
    expect(bold(text, words)).toBe(shown);
  });
});

test('ids of rules in a text are links; what only looks like one is not', () => {
  const pieces = withIds('See QL-MOV-03, not ZZ-MOV-03 (QL-ACT-01)', new Set(['QL-MOV-03', 'QL-ACT-01']));
  expect(pieces).toEqual([
    { text: 'See ', id: false },
    { text: 'QL-MOV-03', id: true },
    { text: ', not ZZ-MOV-03 (', id: false },
    { text: 'QL-ACT-01', id: true },
    { text: ')', id: false },
  ]);
});
