import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type AnyRuleset, bug, Game, type GameRecord } from '@sandtable/kernel';
import type { Bot, NamedSetup } from './plan.js';
import { chanceOf, recordOf } from './play.js';

// Games kept from the time they were played. The rules may not lead them anywhere else under the same version: a record that
// somebody stored would be another game when it is opened again.

/** A game that was played, and where it came to. */
export interface KeptGame {
  readonly name: string;
  readonly record: GameRecord;
  /** Of the state it ended in. */
  readonly hash: string;
}

/** A game of every setup by every bot; the seed tells those of one setup apart. */
export function playGames(
  ruleset: AnyRuleset,
  setups: readonly NamedSetup[],
  bots: readonly Bot[],
  mostAnswers: number,
): KeptGame[] {
  return setups.flatMap(({ name, setup }, seed) =>
    bots.map((bot) => {
      const chance = chanceOf(`${name}: ${bot.name}`);
      const game = Game.open(ruleset, { setup, dice: { kind: 'seeded', seed }, undo: 'always' });
      for (let answers = 0; !game.over; answers++) {
        if (answers >= mostAnswers) bug(`${ruleset.id}, ${name}: ${mostAnswers} answers, and the game is not over`);
        const [seat] = game.waitingFor();
        const answer = bot.choose(ruleset, game.sight(seat!), game.questionFor(seat!)!, chance);
        const refusal = game.answer(seat!, answer);
        if (refusal) bug(`${ruleset.id}, ${name}: ${bot.name} answers what is refused: ${refusal.message}`);
      }
      return { name: `${name}, ${bot.name}`, record: recordOf(game)!, hash: game.hash() };
    }),
  );
}

/** How the game goes otherwise by the rules as they are now; null if it goes as it went. */
export function goesOtherwise(ruleset: AnyRuleset, { record, hash }: Pick<KeptGame, 'record' | 'hash'>): string | null {
  try {
    const came = Game.replay(ruleset, record).hash();
    return came === hash ? null : `it ends in ${came}, and ended in ${hash}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The games kept of a ruleset, beside its tests: one on each line. */
export const KEPT_GAMES = 'kept-games.jsonl.gz';

export function readKeptGames(file: string): KeptGame[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.map((line) => JSON.parse(line) as KeptGame);
}

export function writeKeptGames(file: string, games: readonly KeptGame[]): void {
  writeFileSync(file, gzipSync(games.map((game) => JSON.stringify(game)).join('\n'), { level: 9 }));
}
