import { type AnyRuleset, Game, mustParse, type Seat, SeededDice } from '@sandtable/kernel';
import type { Bot } from '../bots.js';

// What a simulation needs of a laboratory. The names and shapes are those of `@sandtable/lab`, which can stand in here.

/** Many games of the same bots: everything in them follows from the seed and the number of the game. */
export interface Series {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** One for each seat, in the order of the ruleset's seats. */
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number | string;
  /** A game that is not over after so many decisions counts as unfinished. */
  readonly mostDecisions?: number;
}

/** The games from `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** A game that threw; it does so whenever the series' game of this number is played. */
export interface Failure {
  readonly game: number;
  readonly decisions: number;
  readonly message: string;
}

/** What came of a series or a part of it: plain data, to cross threads and be added up. */
export interface SeriesResult {
  readonly bots: readonly string[];
  readonly seats: readonly Seat[];
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  readonly seatWins: readonly number[];
  readonly decisions: number;
  readonly exceptions: readonly Failure[];
}

const MOST_DECISIONS = 100_000;

export function playSeries(series: Series, chunk: Chunk = { from: 0, to: series.games }): SeriesResult {
  const { ruleset, setup, bots } = series;
  const open = () => ruleset.open(mustParse('setup', ruleset.setup, setup));
  const seats = ruleset.seats(open());
  const tally = { finished: 0, draws: 0, decisions: 0, seatWins: seats.map(() => 0), exceptions: [] as Failure[] };
  for (let number = chunk.from; number < chunk.to; number++) {
    let decisions = 0;
    try {
      const game = Game.at(ruleset, open(), new SeededDice(`${series.seed}/${number}`));
      const chances = seats.map((seat) => new SeededDice(`${series.seed}/${number}/${seat}`));
      while (!game.over && decisions < (series.mostDecisions ?? MOST_DECISIONS)) {
        // Where several are asked at once, all decide before any answer is given.
        const asked = game.waitingFor();
        const answers = asked.map((seat) => {
          const i = seats.indexOf(seat);
          return bots[i]!.choose(ruleset, game.view(seat), game.questionFor(seat)!, chances[i]!);
        });
        asked.forEach((seat, i) => {
          const refusal = game.answer(seat, answers[i]);
          if (refusal) throw new Error(`an answer of ${seat} was refused: ${refusal.message}`);
        });
        decisions++;
      }
      if (game.over) {
        tally.finished++;
        const winner = game.outcome!.winner;
        if (winner === null) tally.draws++;
        else tally.seatWins[seats.indexOf(winner)]!++;
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tally.exceptions.push({ game: number, decisions, message });
    }
    tally.decisions += decisions;
  }
  return { bots: bots.map((bot) => bot.name), seats, games: chunk.to - chunk.from, ...tally };
}

/** Adds up parts of one series. */
export function merge(parts: readonly SeriesResult[]): SeriesResult {
  const [first] = parts;
  const total = (of: (part: SeriesResult) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    bots: first!.bots,
    seats: first!.seats,
    games: total((part) => part.games),
    finished: total((part) => part.finished),
    draws: total((part) => part.draws),
    seatWins: first!.seatWins.map((_, seat) => total((part) => part.seatWins[seat]!)),
    decisions: total((part) => part.decisions),
    exceptions: parts.flatMap((part) => part.exceptions),
  };
}

/** A share with the bounds between which its true value lies 95 times in 100. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval: honest for small counts and for shares near 0 and 1. */
export function wilson(successes: number, of: number): Interval {
  if (of === 0) return { share: Number.NaN, low: 0, high: 1 };
  const z = 1.959964;
  const share = successes / of;
  const z2 = (z * z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
