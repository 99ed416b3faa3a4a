import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { lastGame, rememberGame } from '../src/site/last-game.js';
import { DEMONSTRATION, GAMES, PREVIEWS, TABLES } from '../src/tables/index.js';
import { loadRuleset } from '../src/worker/rulesets.js';

describe('the games of the site', () => {
  test.each(GAMES)('$title is what its ruleset says it is', async ({ id, title, first, picture }) => {
    const ruleset = await loadRuleset(id);
    expect(ruleset.title).toBe(title);
    const [ready] = ruleset.ready!;
    expect(ready!.id).toBe(first.id);
    expect(ready!.title.split(': ')[0]).toBe(first.name);
    for (const url of Object.values(picture)) expect(existsSync(fileURLToPath(url)), url).toBe(true);
  });

  test('are those that have a table and a preview', () => {
    const ids = GAMES.map(({ id }) => id as string);
    expect(Object.keys(TABLES)).toEqual([...ids, DEMONSTRATION.id]);
    expect(Object.keys(PREVIEWS)).toEqual(ids);
  });

  test('the last one used is remembered, and only one of ours', () => {
    expect(lastGame()).toBeNull();
    rememberGame('chess');
    rememberGame(undefined);
    expect(lastGame()).toBeNull();
    rememberGame('legends');
    expect(lastGame()).toBe('legends');
  });
});
