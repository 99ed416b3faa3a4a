import { isDeepStrictEqual } from 'node:util';
import type { View } from '@sandtable/quantum-legions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Look } from '../src/play/text-table.js';
import { type Legions, lookOf, named, opened, playOut, readIn } from './legions.js';

const SETUPS: readonly object[] = [
  { scenario: 'SC-1' },
  { scenario: 'SC-2', options: { optionalSaves: true } },
  { scenario: 'SC-3' },
  { scenario: 'SC-4', options: { minimumMove: true, optionalSaves: true } },
  { scenario: 'SC-5' },
  { scenario: 'SC-6', options: { setupEdges: 'flanks' } },
  { scenario: 'SC-2', options: { miniatures: 'tabletop' } },
  {
    position: {
      units: [
        { seat: 'A', type: 'PG-A4', hex: 'G2', order: 'strike' },
        { seat: 'A', type: 'PG-I1', hex: 'G5', order: 'strike' },
        { seat: 'A', type: 'PG-I1', hex: 'F5', order: 'engage' },
        { seat: 'B', type: 'RV-I2', hex: 'G6', order: 'strike' },
        { seat: 'B', type: 'RV-I1', hex: 'F6', order: 'strike' },
      ],
      active: 'A',
      step: 'activate',
      cp: 12,
    },
    options: { optionalSaves: true },
  },
  { quick: {} },
  { standard: true, options: { mixedForces: true } },
  { standard: true, options: { forceSecrecy: 'open', setupEdges: 'flanks' } },
];

describe('answers as words', () => {
  test('every option of random games, of every kind, is named once, and its name typed gives it again', () => {
    const kinds = new Set<string>();
    const types = new Set<string>();
    const check = (look: Look<View>, answers: readonly unknown[]) => {
      kinds.add(look.question.kind);
      const names = new Map<string, unknown>();
      for (const answer of answers) {
        const same = (other: unknown) => isDeepStrictEqual(other, answer);
        const name = named(answer, look);
        types.add(name.includes(' carry ') ? 'carry' : (answer as { type: string }).type);
        if (names.has(name) && !same(names.get(name))) throw new Error(`two answers are called ${name}`);
        names.set(name, answer);
        for (const typed of [name, `  ${name.toUpperCase().replaceAll(' ', '  ')}`]) {
          const read = readIn(typed, look) as { answer?: unknown } | null;
          if (!same(read?.answer)) throw new Error(`${typed} became ${JSON.stringify(read)}`);
        }
      }
    };
    for (const setup of SETUPS) {
      const play = (seed: number) => {
        const game = opened(setup, seed);
        playOut(game, seed, (look) => check(look, [...look.options, ...game.asides(look.seat)]), 150);
      };
      fc.assert(fc.property(fc.nat(9999), play), { numRuns: 3, seed: 4 });
    }
    expect([...kinds].sort()).toEqual([
      'ActivateAction',
      'Attack',
      'ChooseForce',
      'ChooseSection',
      'ChooseSetupArea',
      'Deploy',
      'JoinSection',
      'MoveUnit',
      'OrderAction',
      'RallyAction',
      'UseSaves',
    ]);
    expect(types).toContain('ActivateOnInitiative');
    expect(types).toContain('Reanimate');
    expect(types).toContain('carry');
  });

  test('points of the open tabletop are typed in inches', () => {
    const look = lookOf(opened({ scenario: 'SC-1' }));
    const placements = [
      { unit: 'a1', hex: { x: 12500, y: 3000 } },
      { unit: 'a2', hex: { x: 7, y: -20 } },
    ];
    const answer = { type: 'Deploy', placements };
    expect(named(answer, look)).toBe('deploy a1 (12.5, 3), a2 (0.007, -0.02)');
    expect(readIn(named(answer, look), look)).toEqual({ answer });
    const move = { type: 'MoveUnit', path: [{ x: 1, y: 2000 }], carry: { passenger: 'a2', drop: { x: 30, y: 40 } } };
    expect(named(move, look)).toBe('move (0.001, 2) carry a2 to (0.03, 0.04)');
    expect(readIn(named(move, look), look)).toEqual({ answer: move });
  });

  test('a draw offered is answered in a word', () => {
    const game = fighting();
    expect(game.answer('A', readAnswer('offer draw', game))).toBeNull();
    const look = lookOf(game);
    expect(look.question.kind).toBe('AnswerDraw');
    expect(look.options.map((answer) => named(answer, look))).toEqual(['decline', 'accept']);
    expect(readIn('decline', look)).toEqual({ answer: { type: 'AnswerDraw', accept: false } });
  });

  test.each([
    ['rally a2', { type: 'RemoveSuppression', unit: 'a2' }],
    ['act A3', { type: 'Activate', unit: 'a3' }],
    ['initiative a3 e', { type: 'ActivateOnInitiative', unit: 'a3', order: 'engage' }],
    ['order a3 adv', { type: 'IssueOrder', unit: 'a3', order: 'advance' }],
    ['attack on b2', { type: 'Attack', target: 'b2' }],
    ['fire at b2', { type: 'Attack', target: 'b2' }],
    ['hold', { type: 'Attack', target: null }],
    ['pass', { type: 'Done' }],
    ['offer a draw', { type: 'OfferDraw' }],
    ['move g4, g5', { type: 'MoveUnit', path: ['G4', 'G5'] }],
    ['stay', { type: 'MoveUnit', path: [] }],
    ['carry a5 to h7', { type: 'MoveUnit', path: [], carry: { passenger: 'a5', drop: 'H7' } }],
    ['join s5 LEFT', { type: 'JoinSection', section: 'S5', side: 'left', rot: 0 }],
    ['join s5 right turned', { type: 'JoinSection', section: 'S5', side: 'right', rot: 180 }],
    ['area North', { type: 'ChooseSetupArea', area: 'north' }],
    ['saves 2', { type: 'UseSaves', count: 2 }],
    ['deploy a1 at b2, a2 to b3', { type: 'Deploy', placements: places('a1 B2 a2 B3') }],
    ['force pg: pg-a1 x2, PG-I1', { type: 'ChooseForce', force: 'PG', units: ['PG-A1', 'PG-A1', 'PG-I1'] }],
    ['force PG PG-I1', { type: 'ChooseForce', force: 'PG', units: ['PG-I1'] }],
  ])('%s', (words, answer) => {
    expect(readIn(words, lookOf(fighting()))).toEqual({ answer });
  });

  test.each([
    'order a3',
    'attack',
    'move',
    'move nowhere',
    'to',
    'carry a5 H7',
    'deploy a1',
    'deploy a1 Z9',
    'saves two',
    'join S5',
    'roster RO-XX',
    'force PG:',
    'force PG: x2',
    'done now',
    'area up',
  ])('half an answer, "%s", is told how it is typed', (words) => {
    expect(readIn(words, lookOf(fighting()))).toEqual({
      problem: expect.stringMatching(/^".*" is not complete, as in: \S/),
    });
  });

  test('a word that is no order is told so', () => {
    expect(readIn('order a3 sideways', lookOf(fighting()))).toEqual({
      problem: '"sideways" is no order: expected engage, advance or strike.',
    });
  });

  test('other words mean nothing', () => {
    expect(readIn('dance', lookOf(fighting()))).toBeNull();
    expect(readIn('constructor', lookOf(fighting()))).toBeNull();
  });

  test('"deploy suggested" is the suggestion, with changes if there are any', () => {
    const game = opened({ scenario: 'SC-4' });
    const look = lookOf(game);
    expect(look.question.kind).toBe('Deploy');
    expect(readIn('deploy suggested', look)).toEqual({ answer: look.options[0] });
    expect(readIn('deploy for me', look)).toEqual({ answer: look.options[0] });
    const { placements } = look.options[0] as { placements: { unit: string; hex: string }[] };
    const changed = placements.map((one) => (one.unit === 'b2' ? { unit: 'b2', hex: 'M1' } : one));
    expect(readIn('deploy suggested but b2 m1', look)).toEqual({ answer: { type: 'Deploy', placements: changed } });
    expect(game.check('B', { type: 'Deploy', placements: changed })).toBeNull();
  });

  test('[QL-MOV-03] "to" takes a cheapest path; where there is none, a rule says why', () => {
    const game = fighting();
    expect(game.answer('A', { type: 'Activate', unit: 'a1' })).toBeNull();
    const look = lookOf(game);
    expect(readIn('to G5', look)).toEqual({ answer: { type: 'MoveUnit', path: ['G4', 'G5'] } });
    const far = readIn('to G9', look) as { answer: unknown };
    expect(game.check('A', far.answer)).toMatchObject({ rule: 'QL-MOV-03' });
    const half = readIn('to B0', look) as { answer: unknown };
    expect(game.check('A', half.answer)).toMatchObject({ rule: 'QL-MOV-01' });
  });
});

function places(words: string): { unit: string; hex: string }[] {
  const list = words.split(' ');
  return list.flatMap((unit, i) => (i % 2 === 0 ? [{ unit, hex: list[i + 1]! }] : []));
}

function fighting(): Legions {
  return opened({
    position: {
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G3', order: 'engage' },
        { seat: 'A', type: 'PG-I1', hex: 'G1' },
        { seat: 'B', type: 'VB-A1', hex: 'G11' },
      ],
      active: 'A',
      step: 'activate',
      cp: 5,
    },
  });
}

const readAnswer = (words: string, game: Legions): unknown =>
  (readIn(words, lookOf(game)) as { answer: unknown }).answer;
