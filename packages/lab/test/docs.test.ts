import { readFileSync } from 'node:fs';
import * as bots from '@sandtable/bots';
import * as kernel from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { guidedRace } from '../../bots/test/column-race.js';
import * as lab from '../src/index.js';

const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');

test('the examples in docs/bots.md run', () => {
  const examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!);
  const program = examples
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace('const first: Bot', 'const first')
    .replaceAll(')!', ')')
    .replace('games: 200', 'games: 4');
  const game = kernel.Game.open(guidedRace, { setup: {}, dice: { kind: 'seeded', seed: 1 } });
  const words = { ...kernel, ...bots, ...lab };
  const given = {
    ruleset: guidedRace,
    setup: {},
    game,
    seat: 'left',
    sight: game.sight('left'),
    question: game.question,
    cancelled: false,
    console: { log: (text: string) => expect(text).toContain('first against greedy: 4 games, 4 finished') },
  };
  const scope = { ...words, ...given };
  const body = `${program}\nreturn { answer, best: thinking.best(), hint: thinking.explain(3), result };`;
  const { answer, best, hint, result } = new Function(...Object.keys(scope), body)(...Object.values(scope));
  expect(game.check('left', answer)).toBeNull();
  expect(game.check('left', best)).toBeNull();
  expect(hint).toHaveLength(3);
  expect(result.finished).toBe(4);
  expect(examples).toHaveLength(4);
});

test.each(Object.entries(bots.LEVELS))('docs/bots.md tells the limits of a %s', (name, { promise, ms, playouts }) => {
  expect(page).toContain(`| ${name} | ${promise / 1000} s | ${ms / 1000} s | ${playouts} |`);
});
