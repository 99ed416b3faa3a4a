import { imagine } from '@sandtable/bots';
import { chanceOf } from '@sandtable/conformance';
import { Game, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { legends } from '../src/ruleset.js';
import { at, defend, done, end, run, type SceneGame, strike, strikeBack } from './kit.js';

// In the midst of an act: windows are calls, so the game is the scene at the last boundary and what was given since.

/** A blow that is defended and struck back, so that whoever struck is asked to defend in the middle of its own act. */
function exchange(): SceneGame {
  const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [5, 1, 2]);
  return run(game, strike('b1', 0), defend(6), strikeBack('a1', 6));
}

test('[LG-ACT-05] the scene holds nothing of the act under way but what lies on the table', () => {
  const game = exchange();
  expect(game.question).toMatchObject({ kind: 'Defend', seat: 'A' });
  expect(Object.keys(game.state).sort()).toEqual(Object.keys(legends.open(legends.ready[0]!.setup)).sort());
  expect(game.suspend().given.map((given) => ('faces' in given ? given.faces : 'kind' in given && given.kind))).toEqual(
    ['Act', [5], 'Defend', [1], 'StrikeBack', [2]],
  );
});

test('[LG-SBK-03] a window within windows is entered again, and imagined, as it stands', () => {
  const game = exchange();
  for (const seat of ['A', 'B', null]) {
    const world = imagine(legends, game.sight(seat), chanceOf(1));
    expect(world.now).toEqual(game.state);
    const again = Game.from(legends, world.game, new SeededDice(1), true);
    expect(again.state).toEqual(game.state);
    expect(again.question).toEqual(game.question);
    expect(again.options('A')).toEqual(game.options('A'));
  }
});

test('[LG-ORD-01] when the act is over what was given in it is forgotten', () => {
  const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [5, 1]);
  run(game, strike('b1', 0), defend(0), done);
  expect(game.question).toMatchObject({ kind: 'Act', seat: 'A' });
  expect(game.suspend()).toEqual({ state: game.state, given: [] });
  run(game, end);
  expect(game.suspend().given).toEqual([]);
});

test('[LG-END-06] who leaves the game in the middle of a window is not asked in the next one, however it is entered', () => {
  const game = at({ A: [[5, 10]], B: [[6, 10]], C: [[12, 12]] }, [5]);
  run(game, strike('b1', 0));
  expect(game.question).toMatchObject({ kind: 'Defend', seat: 'B' });
  game.answer('B', { type: 'Concede' });
  const again = Game.from(legends, game.suspend(), new SeededDice(1), true);
  expect(game.question).toMatchObject({ kind: 'Act', seat: 'A' });
  expect(again.question).toEqual(game.question);
  expect(again.state).toEqual(game.state);
});

test('[LG-END-06] a draw that is offered within a window is answered there, and the window goes on', () => {
  const game = at({ A: [[5, 10]], B: [[6, 10]] }, [5]);
  run(game, strike('b1', 0));
  game.answer('B', { type: 'OfferDraw' });
  expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'A' });
  const fork = game.fork();
  for (const one of [game, fork]) {
    one.answer('A', { type: 'AnswerDraw', accept: false });
    expect(one.question).toMatchObject({ kind: 'Defend', seat: 'B' });
  }
  expect(fork.state).toEqual(game.state);
});
