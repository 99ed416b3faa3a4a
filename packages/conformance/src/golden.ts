import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyRuleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { goesOtherwise, KEPT_GAMES, playGames, readKeptGames, writeKeptGames } from './kept.js';
import type { Bot, NamedSetup } from './plan.js';

// Files beside the tests that say how it was. `npm run goldens` writes them.

const isWriting = process.env.GOLDEN === 'write';

/** Compares a text with the file of that name beside the test, or writes it where the run is told to. */
export function matchesGolden(testUrl: string, name: string, text: string): void {
  const file = beside(testUrl, name);
  if (isWriting) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

const beside = (testUrl: string, name: string): string => fileURLToPath(new URL(name, testUrl));

export interface KeepsItsGames {
  readonly setups: readonly NamedSetup[];
  readonly bots: readonly Bot[];
  readonly mostAnswers: number;
}

/** So many games tell whether a rule has changed. */
const ENOUGH = 40;

/**
 * Registers the tests of a ruleset's kept games: every one goes as it went, or the version says that the rules have changed.
 * They are played anew where the version has changed, and only there.
 */
export function keepsItsGames(testUrl: string, ruleset: AnyRuleset, how: KeepsItsGames): void {
  const file = beside(testUrl, KEPT_GAMES);
  if (isWriting) keepGames(file, ruleset, how);
  const kept = readKeptGames(file);

  describe(`${ruleset.id} ${ruleset.version} goes as it went`, () => {
    test.each(kept)('$name', ({ record, hash }) => {
      expect(record.version, 'the version has changed: `npm run goldens` plays the games to keep anew').toBe(
        ruleset.version,
      );
      expect(
        goesOtherwise(ruleset, { record, hash }),
        `the rules have changed, and the version has not: raise it in ${ruleset.id}'s ruleset.ts, then \`npm run goldens\``,
      ).toBeNull();
    });

    test('every setup was played by every bot, and that is enough', () => {
      const names = how.setups.flatMap(({ name }) => how.bots.map((bot) => `${name}, ${bot.name}`));
      expect(kept.map(({ name }) => name)).toEqual(names);
      expect(kept.length).toBeGreaterThanOrEqual(ENOUGH);
    });
  });
}

function keepGames(file: string, ruleset: AnyRuleset, { setups, bots, mostAnswers }: KeepsItsGames): void {
  const before = existsSync(file) ? readKeptGames(file) : [];
  const ofThisVersion = before.filter(({ record }) => record.version === ruleset.version);
  // never over games of this very version that go otherwise now: that is what they are kept for
  if (ofThisVersion.some((game) => goesOtherwise(ruleset, game) !== null)) return;
  writeKeptGames(file, playGames(ruleset, setups, bots, mostAnswers));
}
