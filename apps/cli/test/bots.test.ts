import { searchBot } from '@sandtable/bots';
import { Game, SeededDice } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { expect, test } from 'vitest';
import { BOT_NAMES, botNamed } from '../src/bots.js';

test('every bot goes by its name', () => {
  for (const name of BOT_NAMES.filter((one) => !one.endsWith('-N'))) expect(botNamed('bots', name).name).toBe(name);
});

test('search-N is a search of N playouts', () => {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed: 3 } });
  const [seat] = game.waitingFor();
  const answerOf = (bot: ReturnType<typeof botNamed>) =>
    bot.choose(quantumLegions, game.sight(seat!), game.questionFor(seat!)!, new SeededDice('x'));
  const bot = botNamed('bots', 'search-12');
  expect(bot.name).toBe('search-12');
  expect(answerOf(bot)).toEqual(answerOf(searchBot({ playouts: 12 })));
});

test('quick-N plays as search plays on in that style', () => {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed: 3 } });
  const [seat] = game.waitingFor();
  const answer = botNamed('bots', 'quick-0').choose(
    quantumLegions,
    game.sight(seat!),
    game.questionFor(seat!)!,
    new SeededDice('x'),
  );
  expect(game.check(seat!, answer)).toBeNull();
});

test.each([
  'quick-',
  'quick-10',
  'search-0',
  'search-',
  'search-12a',
  'search--3',
  'search-1000000',
  'Greedy',
  '',
  'constructor',
])('"%s" is no bot, and that is said with what there is', (name) => {
  expect(() => botNamed('bots', name)).toThrow(/bots .*search-N/);
});
