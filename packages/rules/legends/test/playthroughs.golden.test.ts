import { matchesGolden } from '@sandtable/conformance';
import type { Event } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { legends } from '../src/ruleset.js';
import {
  activate,
  at,
  brickWithPane,
  city,
  d,
  defend,
  end,
  fling,
  g,
  knockBack,
  knockDown,
  land,
  line,
  move,
  pickUp,
  put,
  rest,
  run,
  type SceneGame,
  type Step,
  shoot,
  skipMove,
  stretch,
  strike,
  THREE_STOREYS,
  w,
} from './kit.js';

// Set pieces as a reader of the rules would follow them: what was decided, what was rolled, what happened and by which rule.

const COLUMN = 96;
const told = (what: string, text: string, rule = ''): string =>
  `${what.padEnd(8)}${text.padEnd(COLUMN)}${rule && `  ${rule}`}`.trimEnd();

function playthrough(title: string, game: SceneGame, steps: readonly Step[]): string {
  const lines = [`# ${title}`];
  let read = 0;
  const catchUp = (): void => {
    for (const event of game.events('referee', read) as Event[]) {
      if (event.type === 'activationBegan') lines.push('');
      lines.push(told('event', legends.say(event), event.rule));
    }
    read = game.eventCount;
  };
  for (const step of steps) {
    run(game, step);
    lines.push(told('choice', `${step.kind} ${JSON.stringify(step.d)}`));
    catchUp();
  }
  rest(game);
  catchUp();
  return `${lines.join('\n')}\n`;
}

const tower = { ...THREE_STOREYS, id: 'tower' };

test('up the tower, over the roof and down on somebody', () => {
  const game = at(
    {
      A: [[7.5, 8, 0, { heroism: 20 }]],
      B: [
        [18.6, 8],
        [22, 14, 0, { heroism: 12 }],
      ],
      move: true,
      city: city([tower], ['car', 'car', 19.5, 6.83]),
    },
    [1, 2, 4, 1, 2, 3],
  );
  const text = playthrough('Up the tower, over the roof and down on somebody; then a car', game, [
    move(20, 20),
    line(g(9.5, 8), w(9.5, 8, 9), g(18.5, 8), d),
    stretch(18),
    land(0),
    pickUp('car', 19),
    put(20.55, 8, 0.1),
    fling(6, [1.45, 6, 0], 23),
    defend(12),
    end,
  ]);
  matchesGolden(import.meta.url, 'playthroughs/tower.txt', text);
  expect(game.over).toBe(false);
});

test('an exchange, a knock through a window, and the turn that changes hands', () => {
  const game = at(
    {
      A: [[5, 10, 0, { heroism: 8 }]],
      B: [
        [6, 10, 0, { heroism: 6 }],
        [5, 3],
      ],
      move: true,
      city: city([brickWithPane(9.5)]),
    },
    [5, 2, 3, 4, 1, 3, 5],
  );
  const text = playthrough('A blow, a knock down and a knock through a window; then the answer', game, [
    skipMove,
    strike('b1', 8),
    defend(0),
    knockDown(3, 6),
    knockBack(4, [1, 0, 0], 6),
    end,
    activate('b2'),
    move(0, 0),
    shoot('a1', 0),
    defend(2),
  ]);
  matchesGolden(import.meta.url, 'playthroughs/window.txt', text);
  expect(game.state.active).toBe('a1');
});
