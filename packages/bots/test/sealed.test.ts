import { type AnyRuleset, Game, type Seat, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { sealedBids } from '../../../examples/rulesets/sealed-bids.js';
import { searchBot } from '../src/index.js';

const ruleset = sealedBids as unknown as AnyRuleset;

test.each(['A', 'B'])('asked at once with others, %s answers with what it holds itself', (seat: Seat) => {
  const bot = searchBot({ playouts: 40 });
  for (let seed = 0; seed < 10; seed++) {
    const game = Game.at(ruleset, ruleset.open({ hand: 5 }), new SeededDice(seed), true);
    const question = game.questionFor(seat)!;
    const answer = bot.choose(ruleset, game.sight(seat), question, new SeededDice(`${seed}/${seat}`));
    expect(game.check(seat, answer)).toBeNull();
  }
});
