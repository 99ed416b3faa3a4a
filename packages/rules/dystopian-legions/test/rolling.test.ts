import { Game, type Play, type Ruleset } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Colour, poolOf, type Threshold } from '../src/dice.js';
import type { BattleTable } from '../src/events.js';
import { brought, type Die, offerAgain, rollPool, successesOf } from '../src/rules/rolling.js';
import { dystopianLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import type { View } from '../src/view.js';
import { row, section, table } from './kit.js';

// Pools as they fall (4.1), by themselves.

const SETUP = table([section('A', row('kob.rifleman', 2, 10, 10)), section('B', row('pru.grenadier', 2, 10, 20))]);

/** Rolls so many dice with these faces; what may be rolled again is asked of side A. */
function rolled(colour: Colour, count: number, threshold: Threshold, faces: number[], more = 0) {
  let dice: Die[] = [];
  const program: Ruleset<Battle, View> = {
    ...dystopianLegions,
    *play(t): Play<never> {
      const table = t as BattleTable;
      dice = yield* rollPool(table, brought(poolOf(colour, count), 'a1', null, threshold), 'DL-RAD-05', 'A');
      if (more > 0)
        yield* offerAgain(
          table,
          dice,
          dice.map((_, k) => k),
          more,
          'fightHarder',
          'DL-ORD-21',
          'A',
        );
      return { winner: null, rule: 'DL-DIE-06', by: 'over' } as never;
    },
  };
  const game = Game.open(program, { setup: SETUP, dice: { kind: 'scripted', faces } });
  return { game, worth: () => successesOf(dice), faces: () => dice.map(({ face, extra }) => [face, ...extra]) };
}

test.each([
  ['K', [3, 4, 6], 2],
  ['B', [3, 4, 6], 3],
  ['R', [3, 4, 6, 6, 5], 6],
] as const)(
  '[DL-EX-01] [DL-DIE-01] [DL-DIE-02] [DL-DIE-03] [DL-RUL-01] three dice of %s showing %s count %s',
  (colour, faces, worth) => {
    expect(rolled(colour, 3, 4, [...faces]).worth()).toBe(worth);
  },
);

test.each([
  ['B', 3, [3, 6], 3],
  ['B', 4, [3, 6], 2],
  ['B', 5, [3, 6], 2],
  ['R', 5, [5, 6, 4], 3],
] as const)('[DL-EX-02] [DL-DIE-04] two dice of %s at %s+ showing %s count %s', (colour, threshold, faces, worth) => {
  expect(rolled(colour, 2, threshold, [...faces]).worth()).toBe(worth);
});

test('[DL-EX-03] [DL-DIE-08] [DL-DIE-09] [DL-RUL-02] a red die rolled again loses the dice it brought, and none is rolled a third time', () => {
  const two = rolled('R', 2, 4, [6, 2, 3, 6, 4], 1);
  expect(two.worth()).toBe(2);
  const question = two.game.questionFor('A')!;
  expect((question.data as { mayUse: number[] }).mayUse).toEqual([0, 1]); // the initial dice, not the extra 3
  expect(two.game.answer('A', { type: 'Reroll', dice: [1, 1] })).toMatchObject({ rule: 'DL-DIE-08' });
  expect(two.game.answer('A', { type: 'Reroll', dice: [1] })).toBeNull();
  expect(two.worth()).toBe(5);
});

test('[DL-DIE-06] [DL-DIE-07] extra dice fall depth first, and each die remembers who brought it', () => {
  const { faces } = rolled('R', 2, 4, [6, 6, 6, 1, 2]);
  expect(faces()).toEqual([
    [6, 6, 1],
    [6, 2],
  ]);
});
