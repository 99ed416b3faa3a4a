import { Game, SeededDice } from '@sandtable/kernel';
import { type Decision, type HexName, QUESTION_KINDS, quantumLegions, type View } from '@sandtable/quantum-legions';
import { expect, test } from 'vitest';
import { answersFor, nameOf, wordsFor } from '../src/tables/quantum-legions/ask.js';
import { moveDraft, placementsOf, startDraft } from '../src/tables/quantum-legions/draft.js';
import { presenter } from '../src/tables/quantum-legions/presenter.js';
import { attemptOnPlace, attemptOnUnit, spotsOf, straightWay } from '../src/tables/quantum-legions/spots.js';
import { tableText } from '../src/tables/quantum-legions/texts.js';
import { percent } from '../src/tables/quantum-legions/units.js';
import { LANGUAGES } from '../src/text/language.js';

const t = tableText('en');
const UNITS = [
  { seat: 'A', type: 'PG-A1', hex: 'G3', order: 'engage' },
  { seat: 'A', type: 'PG-I1', hex: 'A1' },
  { seat: 'B', type: 'VB-A1', hex: 'G6' },
];

function position(step: string) {
  const setup = { position: { terrain: {}, units: UNITS, active: 'A', step, cp: 5 } };
  return Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 3 } });
}

function asked(game: Game) {
  return {
    view: game.view('A') as View,
    question: game.questionFor('A'),
    options: game.options('A') as readonly Decision[],
    asides: game.asides('A') as readonly Decision[],
  };
}

test('orders lie on the unit they are for: three kinds each', () => {
  const { units, hexes } = spotsOf(asked(position('orders')).options);
  expect([...units].map(([unit, choices]) => [unit, choices.length])).toEqual([
    ['a1', 3],
    ['a2', 3],
  ]);
  expect(hexes.size).toBe(0);
});

test('every move but staying lies on the hex where it ends', () => {
  const game = position('activate');
  game.answer('A', { type: 'Activate', unit: 'a1' });
  const { options } = asked(game);
  const { hexes } = spotsOf(options);
  const moves = options.filter((option) => option.type === 'MoveUnit' && option.path.length > 0);
  expect([...hexes.values()].flat()).toHaveLength(moves.length);
  for (const [hex, choices] of hexes)
    for (const choice of choices) expect(choice.type === 'MoveUnit' && choice.path.at(-1)).toBe(hex);
});

test('every answer at a spot is one the referee offered', () => {
  const game = position('activate');
  for (const decision of [
    { type: 'Activate', unit: 'a1' },
    { type: 'MoveUnit', path: [] },
  ]) {
    const { options } = asked(game);
    const { units, hexes } = spotsOf(options);
    for (const choice of [...units.values(), ...hexes.values()].flat()) expect(options).toContain(choice);
    expect(game.answer('A', decision)).toBeNull();
  }
  expect([...spotsOf(asked(game).options).units.keys()]).toEqual(['b1']);
});

test('[QL-ACT-01] pointing at a unit that cannot act is put to the referee, who says why', () => {
  const game = position('activate');
  const attempt = attemptOnUnit('ActivateAction', game.view('A') as View, 'a2');
  expect(game.check('A', attempt)).toMatchObject({ rule: expect.stringMatching(/^QL-ACT-/) });
});

test('[QL-MOV-03] pointing at a hex too far away is a straight way there, refused for its cost', () => {
  const game = position('activate');
  game.answer('A', { type: 'Activate', unit: 'a1' });
  const attempt = attemptOnPlace('MoveUnit', game.view('A') as View, 'M1');
  expect(game.check('A', attempt)).toMatchObject({ rule: expect.stringMatching(/^QL-MOV-/) });
});

test.each(['rally', 'activate', 'orders'])(
  '[QL-TRN-03] in the step %s a hex, and any unit that is not offered, is refused with a rule',
  (step) => {
    const game = position(step);
    const { view, question, options } = asked(game);
    const kind = question?.kind ?? null;
    const offered = spotsOf(options).units;
    for (const { id } of view.units)
      if (!offered.has(id)) expect(game.check('A', attemptOnUnit(kind, view, id))?.rule, id).toMatch(/^QL-/);
    expect(game.check('A', attemptOnPlace(kind, view, 'G9'))?.rule).toMatch(/^QL-/);
    // Who is not asked at all hears whose turn it is.
    expect(game.check('B', attemptOnUnit(null, view, 'b1'))?.rule).toBe('QL-TRN-06');
  },
);

test.each([
  ['A1', 'A4', 3],
  ['A1', 'M1', 12],
  ['B2', 'B2', 0],
  ['C14', 'L1', 17],
])('the straight way from %s to %s has %i steps', (from, to, steps) => {
  expect(straightWay(from as HexName, to as HexName)).toHaveLength(steps);
});

test('a deployment can be changed; who stood there changes places', () => {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed: 7 } });
  const seat = game.waitingFor()[0]!;
  const first = (game.options(seat) as readonly Decision[])[0]!;
  if (first.type !== 'Deploy') throw new Error('a scenario begins with the deployment');
  const [one, two] = first.placements as readonly { unit: string; hex: string }[];
  const draft = moveDraft(startDraft(first), one!.unit, two!.hex);
  expect([draft.get(one!.unit), draft.get(two!.unit)]).toEqual([two!.hex, one!.hex]);
  expect(placementsOf(draft)).toHaveLength(first.placements.length);
});

test.each(LANGUAGES)('a whole game’s questions and answers have words without gaps in %s', (language) => {
  const say = tableText(language);
  const game = Game.open(quantumLegions, {
    setup: { standard: true, options: { optionalSaves: true } },
    dice: { kind: 'seeded', seed: 5 },
  });
  const kinds = new Set<string>();
  const chance = new SeededDice('words');
  while (!game.over) {
    const seat = game.waitingFor()[0]!;
    const question = game.questionFor(seat)!;
    const options = game.options(seat) as readonly Decision[];
    const view = game.view(seat) as View;
    const at = { view, question, options, asides: game.asides(seat) as readonly Decision[] };
    const texts = [...Object.values(wordsFor(at, say)).flat(), ...answersFor(at, say).map(({ label }) => label)];
    for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
    kinds.add(question.kind);
    game.answer(seat, options[chance.below(options.length)]);
  }
  // Nobody offers a draw here.
  expect([...kinds].sort()).toEqual(QUESTION_KINDS.filter((kind) => kind !== 'AnswerDraw').sort());
});

test('answers that go on are the main ones, those that end the game are grave', () => {
  const buttons = answersFor(asked(position('orders')), t);
  expect(buttons.filter(({ tone }) => tone === 'main').map(({ label }) => label)).toEqual(['End the turn']);
  expect(buttons.filter(({ tone }) => tone === 'grave').map(({ label }) => label)).toContain('Resign');
});

test('no two answers to a question have the same name', () => {
  const game = position('activate');
  game.answer('A', { type: 'Activate', unit: 'a1' });
  const { options, view } = asked(game);
  const names = options.map((option) => nameOf(option, view, t));
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [0, '0%'],
  [0.001, '<1%'],
  [0.5, '50%'],
  [0.999, '>99%'],
  [1, '100%'],
])('a chance of %d is told as %s', (chance, told) => {
  expect(percent(chance)).toBe(told);
});

test('the log calls a side by its force, and by its seat where both are of the same', () => {
  const told = (setup: unknown, text: string) => {
    const view = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 3 } }).view('A');
    return presenter.told!({ n: 0, event: { type: 'turnEnded', rule: 'QL-TRN-05' }, text }, view);
  };
  expect(told({ scenario: 'SC-1' }, 'Turn 2: seat A.')).toBe('Turn 2: Parliamentary Guard.');
  expect(told({ scenario: 'SC-1' }, 'Seat B ends its turn.')).toBe('Vassal Brigades ends its turn.');
  const mirror = { quick: { A: ['PG-A1'], B: ['PG-A1'] } };
  expect(told(mirror, 'Seat B ends its turn.')).toBe('Seat B ends its turn.');
});
