import { KnownOdds, quickBot } from '@sandtable/bots';
import { type AnyRuleset, Game, mustParse, SeededDice } from '@sandtable/kernel';
import { playGames } from '@sandtable/lab';
import { RULESETS } from '../src/rulesets.js';

// Luck that is told right has no mean, whatever judges it. Looked at for each kind of throw, game by game: the games are independent.

const opened = (ruleset: AnyRuleset, setup: unknown) => ruleset.open(mustParse('setup', ruleset.setup, setup));

/** Rulesets that can judge a position, each with its first ready game of two seats. */
export const JUDGED: readonly { readonly id: string; readonly ruleset: AnyRuleset; readonly setup: unknown }[] =
  RULESETS.flatMap(({ ruleset }) => {
    if (ruleset.guide === null) return [];
    const ready = ruleset.ready.find(({ setup }) => ruleset.seats(opened(ruleset, setup)).length === 2);
    return ready ? [{ id: ruleset.id, ruleset, setup: ready.setup }] : [];
  });

/** By kinds: how many games there were with it, and how many standard errors the mean lies from nothing. */
export type Evenness = Readonly<Record<string, { readonly games: number; readonly errors: number }>>;

function evenness(games: readonly Readonly<Record<string, number>>[]): Evenness {
  const kinds = [...new Set(games.flatMap((game) => Object.keys(game)))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const lucks = games.flatMap((game) => game[kind] ?? []);
      const sum = lucks.reduce((total, x) => total + x, 0);
      const squares = lucks.reduce((total, x) => total + x * x, 0);
      return [kind, { games: lucks.length, errors: squares === 0 ? 0 : sum / Math.sqrt(squares) }];
    }),
  );
}

type Judged = (typeof JUDGED)[number];

/** Of what chance did to the first seat's prospects. */
export function evennessOfLuck({ ruleset, setup }: Judged, games: number): Evenness {
  const series = { ruleset, setup, bots: [quickBot(), quickBot()], games, seed: 'evens out', futures: 2 };
  return evenness(playGames(series, { from: 0, to: games }).map(({ luck }) => luck!));
}

/** Of the odds that the guide tells search, for whoever answered: what is forgotten for both seats alike would even out between them. */
export function evennessOfOdds({ ruleset, setup }: Judged, games: number): Evenness {
  const { guide } = ruleset;
  return evenness(
    Array.from({ length: games }, (_, i) => {
      const game = Game.at(ruleset, opened(ruleset, setup), new SeededDice(`odds/${i}`), true);
      const chance = new SeededDice(`odds/${i}/bots`);
      const sums: Record<string, number> = {};
      while (!game.over) {
        const question = game.question!;
        const answer = guide!.playout(game.state, question, chance);
        const odds = new KnownOdds(guide!, question.seat);
        const isKnown = odds.stake(game.state, question, answer);
        game.take(answer);
        if (isKnown) sums[question.kind] = (sums[question.kind] ?? 0) + odds.luck(game.state);
      }
      return sums;
    }),
  );
}
