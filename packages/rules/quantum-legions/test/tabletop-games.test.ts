import { Game } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { quantumLegions } from '../src/index.js';
import { tabletop } from '../src/rules/miniatures.js';
import { chance, SCALES, type TableGame } from './on-the-table.js';

// Whole games on the open table, played by nobody in particular.

/** Random answers lead nowhere for long, and QL-VIC-07 ends what leads nowhere. */
const MOST_ANSWERS = 8000;

const WAYS = [
  { quick: {} },
  { scenario: 'SC-3' },
  { quick: {} },
  { scenario: 'SC-5' },
  { quick: {} },
  { scenario: 'SC-4' },
  { standard: true },
];

const games = Array.from({ length: 30 }, (_, seed) => ({
  seed,
  scale: SCALES[seed % SCALES.length]!,
  way: WAYS[seed % WAYS.length]!,
  name: WAYS[seed % WAYS.length]!.scenario ?? Object.keys(WAYS[seed % WAYS.length]!)[0],
}));

function open({ way, scale, seed }: { way: object; scale: number; seed: number }, more: object = {}): TableGame {
  const setup = { ...way, options: { miniatures: 'tabletop', tabletopScale: scale, ...more } };
  return Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } }) as TableGame;
}

/** Units stand where the rules let them stand, at every moment. */
function standing(game: TableGame): void {
  const points = game.state.units.flatMap(({ point }) => (point ? [point] : []));
  const s = game.state.match.config.tabletopScale * 1000;
  for (const [i, { x, y }] of points.entries()) {
    expect(x >= s / 2 && x <= 13.5 * s && y >= s / 2 && y <= 10.9 * s).toBe(true);
    for (const other of points.slice(0, i)) expect((x - other.x) ** 2 + (y - other.y) ** 2 >= s * s).toBe(true);
  }
  expect(game.state.units.every(({ hex }) => hex === null)).toBe(true);
}

test.each(games)('[QL-MIN-01] [QL-MIN-16] game $seed ($name, $scale inches to a hex) comes to its end', (row) => {
  const game = open(row);
  const pick = chance(row.seed);
  let answers = 0;
  while (!game.over) {
    expect(++answers).toBeLessThan(MOST_ANSWERS);
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    expect(game.answer(seat, options[pick(options.length)])).toBeNull();
    if (answers % 20 === 0) standing(game);
  }
  for (const event of game.events('referee')) expect(quantumLegions.say(event)).toMatch(/\.$/);
  const again = Game.reopen(quantumLegions, JSON.parse(JSON.stringify(game.record()))).game;
  expect(again.hash()).toBe(game.hash());
});

test('[QL-MIN-09] [QL-MIN-12] players who look one ply ahead come to grips and decide the battle by VP', () => {
  let decided = 0;
  for (let seed = 0; seed < 6; seed++) {
    const game = open({ way: { quick: {} }, scale: SCALES[seed % SCALES.length]!, seed });
    const below = chance(seed);
    for (let answers = 0; !game.over; answers++) {
      expect(answers).toBeLessThan(MOST_ANSWERS);
      const seat = game.waitingFor()[0]!;
      const answer = quantumLegions.guide!.greedy(game.state, game.questionFor(seat)!, { below });
      expect(game.answer(seat, answer)).toBeNull();
    }
    if (game.outcome!.by === 'vp') decided++;
  }
  expect(decided).toBeGreaterThanOrEqual(4);
});

test('[QL-MIN-16] a game forked on the table goes on by itself', () => {
  const game = open({ way: { scenario: 'SC-3' }, scale: 2, seed: 4 });
  const pick = chance(4);
  for (let i = 0; i < 60; i++) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    game.answer(seat, options[pick(options.length)]);
  }
  const before = game.hash();
  const fork = game.fork();
  while (!fork.over) {
    const seat = fork.waitingFor()[0]!;
    const options = fork.options(seat);
    fork.answer(seat, options[pick(options.length)]);
  }
  expect(game.hash()).toBe(before);
  expect(
    tabletop.placeOf(
      game.state,
      game.state.units.findIndex(({ point }) => point !== null),
    ),
  ).toBeTruthy();
});
