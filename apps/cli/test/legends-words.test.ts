import { randomGame } from '@sandtable/conformance';
import { Game } from '@sandtable/kernel';
import { type Decision, legends, type Scene } from '@sandtable/legends';
import { expect, test } from 'vitest';
import { cityText, sceneText } from '../src/tables/legends/scene.js';
import { nameOf, readWords } from '../src/tables/legends/words.js';
import { legendsTable } from '../src/tables/legends.js';

test('what an option is called can be typed, and comes to the same decision', () => {
  let seen = 0;
  for (const [seed, starter] of ['first-issue', 'condemned-row', 'sky-high'].entries()) {
    const { game } = randomGame(legends, { starter }, seed + 40, 150);
    const replay = Game.open(legends, { setup: { starter }, dice: { kind: 'seeded', seed: seed + 40 } });
    for (const entry of game!.record().entries) {
      if (!('answer' in entry)) continue;
      const { question } = replay;
      for (const option of replay.options(question!.seat) as Decision[]) {
        expect(readWords(nameOf(option)), nameOf(option)).toEqual({ answer: option });
        seen++;
      }
      expect(legendsTable.ask(question!, replay.view(question!.seat) as Scene, null as never)).toMatch(/[.?]$/);
      replay.answer(entry.seat, entry.answer);
    }
  }
  expect(seen).toBeGreaterThan(1000);
});

test.each([
  [
    'go 9.5,8 wall 9.5,8,3 go 10.5,8',
    {
      type: 'leg',
      segments: [
        { m: 'g', to: [9.5, 8] },
        { m: 'w', to: [9.5, 8, 3] },
        { m: 'g', to: [10.5, 8] },
      ],
    },
  ],
  [
    'go 9,8 drop 1,0,-1',
    {
      type: 'leg',
      segments: [
        { m: 'g', to: [9, 8] },
        { m: 'd', dir: [1, 0, -1] },
      ],
    },
  ],
  [
    'go 9,8 walls cancel heroes resolve',
    { type: 'leg', segments: [{ m: 'g', to: [9, 8] }], policy: { walls: 'cancel', heroes: 'resolve' } },
  ],
  ['drop', { type: 'drop' }],
  ['try', { type: 'attempt', spend: 0 }],
  ['strike b1', { type: 'strike', target: 'b1', spend: 0 }],
  ['deploy a1 3,4', { type: 'deploy', hero: 'a1', at: [3, 4, 0] }],
  [
    'heroes halogen:leader kerbstone',
    {
      type: 'chooseHeroes',
      heroes: [
        { cast: 'halogen', item: 'leader' },
        { cast: 'kerbstone', item: null },
      ],
    },
  ],
])('%s', (words, answer) => {
  expect(readWords(words)).toEqual({ answer });
});

test.each([
  ['go here', /no place/],
  ['wall 3,4', /three numbers/],
  ['move far', /whole number/],
  ['strike', /missing/],
  ['end now', /too much/],
  ['go 3,4 walls perhaps heroes ask', /none of/],
])('%s is told what is wrong with it', (words, problem) => {
  expect(readWords(words)).toEqual({ problem: expect.stringMatching(problem) });
});

test('words that mean nothing here are left to others', () => {
  expect(readWords('dance')).toBeNull();
});

test('the scene and the city in sentences', () => {
  const game = Game.open(legends, { setup: { starter: 'first-issue' }, dice: { kind: 'seeded', seed: 3 } });
  while (game.question?.kind === 'Deploy') game.answer(game.question.seat, game.options(game.question.seat)[0]);
  const text = sceneText(game.view('A') as Scene);
  expect(text).toContain('Crosstown Corner, 24 inches square. Battle, round 1 of 12. VP: A 0, B 0.');
  expect(text).toContain(
    'a2 Kerbstone (seat A): 19,17.2, on the roof of Corner Diner, 3 up; Heroism 0, Fatigue 0 of 20.',
  );
  expect(cityText(game.view('A') as Scene)).toContain('mar Marlowe Building: 7 by 7, 9 high, at 5,19.');
});
