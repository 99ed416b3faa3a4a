import { Game, kindOf, SeededDice } from '@sandtable/kernel';
import { legendaryBattles, type View } from '@sandtable/legendary-battles';
import { expect, test } from 'vitest';
import { legendaryBattlesTable as table } from '../src/tables/legendary-battles.js';

const PAGE = { width: 100, colour: false, plain: false, map: true, hidden: false };

test.each(legendaryBattles.ready)(
  '$id: every answer in words comes to the same answer when it is typed',
  ({ setup }) => {
    const game = Game.at(legendaryBattles, legendaryBattles.open(setup), new SeededDice(4));
    for (let move = 0; move < 60 && !game.outcome; move++) {
      const seat = game.waitingFor()[0]!;
      const question = game.questionFor(seat)!;
      const kind = kindOf(legendaryBattles, question);
      const options = game.options(seat);
      for (const answer of [...options, ...(kind.asides?.(game.state, question) ?? [])]) {
        const words = table.name(answer, question, game.view(seat));
        expect(table.read(words, question, game.view(seat), null as never), words).toEqual({ answer });
      }
      game.take(options[(move * 11) % options.length], seat);
    }
  },
);

test('the table tells the turn, the map, both sides and the own hand, and of the other only how many cards it holds', () => {
  const game = Game.at(legendaryBattles, legendaryBattles.open({ scenario: 'S6' }), new SeededDice(4));
  const text = table.show(game.view('A') as View, PAGE);
  expect(text).toContain('Round 1 of 8, side A to move');
  expect(text).toContain('B, Raiders: 6 cards in hand');
  expect(text.match(/^ {2}F\d\d /gm)).toHaveLength(6);
});
