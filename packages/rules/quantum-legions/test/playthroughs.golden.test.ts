import { matchesGolden } from '@sandtable/conformance';
import { type Event, Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { Setup } from '../src/open.js';
import { quantumLegions } from '../src/ruleset.js';
import { drill, told } from './drill.js';

// Short games as a reader of the rules would follow them: what was decided, what was rolled, what happened and by which rule.
// Both seats follow the drill; the referee reads the log, so orders are told by their kind.

const COLUMN = 76;

const line = (what: string, text: string, rule = ''): string =>
  `${what.padEnd(8)}${text.padEnd(COLUMN)}${rule && `  ${rule}`}`.trimEnd();

function eventLines(event: Event): string[] {
  const { dice, rule } = event;
  const rolled = Array.isArray(dice) ? [line('roll', `d6 x${dice.length}    ${dice.join(' ')}`, rule)] : [];
  return [...rolled, line('event', quantumLegions.say(event), rule)];
}

function playthrough(title: string, setup: Setup, seed: number, turns: number): string {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
  const lines = [`# ${title}; dice of seed ${seed}; the first ${turns} turns`];
  let read = 0;
  const catchUp = (): void => {
    for (const event of game.events('referee', read)) {
      if (event.type === 'turnBegan') lines.push('');
      lines.push(...eventLines(event));
    }
    read = game.eventCount;
  };
  catchUp();
  while (!game.over && game.state.turn <= turns) {
    const seat = game.waitingFor()[0]!;
    const decision = drill(game);
    expect(game.answer(seat, decision)).toBeNull();
    lines.push(line('choice', `${seat}  ${told(decision)}`));
    catchUp();
  }
  return `${lines.join('\n')}\n`;
}

describe('playthroughs', () => {
  test.each(SCENARIOS)('$id $name', ({ id, name }) => {
    matchesGolden(import.meta.url, `playthroughs/${id}.txt`, playthrough(`${id} ${name}`, { scenario: id }, 1, 8));
  });

  test('a standard game from the first choice', () => {
    matchesGolden(import.meta.url, 'playthroughs/standard.txt', playthrough('Standard game', { standard: true }, 2, 4));
  });
});
