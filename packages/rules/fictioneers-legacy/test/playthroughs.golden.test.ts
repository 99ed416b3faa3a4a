import { matchesGolden } from '@sandtable/conformance';
import { type Event, Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_SCENARIOS as SCENARIOS } from '../src/content/library.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { drill } from './drill.js';
import type { BattleGame } from './kit.js';

// Short games as a reader of the rules would follow them: what was rolled, what happened and by which rule. Both sides follow the
// drill, and the referee reads the log.

const COLUMN = 110;
const LENGTH = 6;

function line(event: Event): string {
  const said = fictioneersLegacy.say(event);
  return `${said.padEnd(COLUMN)}  ${event.rule}`;
}

function playthrough(id: string, name: string, seed: number): string {
  const game: BattleGame = Game.open(fictioneersLegacy, { setup: { scenario: id }, dice: { kind: 'seeded', seed } });
  while (!game.over && game.state.turn <= LENGTH) expect(game.answer(game.waitingFor()[0]!, drill(game))).toBeNull();
  const lines = game
    .events('referee')
    .flatMap((event) => (event.type === 'turnBegan' ? ['', line(event)] : [line(event)]));
  return [`# ${id} ${name}; dice of seed ${seed}; the first ${LENGTH} turns`, ...lines, ''].join('\n');
}

describe('playthroughs', () => {
  test.each(SCENARIOS)('$id $name', ({ id, name }) => {
    matchesGolden(import.meta.url, `playthroughs/${id}.txt`, playthrough(id, name, 7));
  });
});
