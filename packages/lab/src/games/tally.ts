import { bug, type Seat } from '@sandtable/kernel';
import { botAt, type Played, type Sitting } from './played.js';
import { botUnits, seatUnits, type Unit } from './units.js';

/** A game that threw. It happens again whenever the series' game of this number is played. */
export interface Failure {
  readonly game: number;
  readonly decisions: number;
  readonly message: string;
}

/** What the games of a series, or of a part of it, add up to. */
export interface SeriesResult {
  readonly bots: readonly string[];
  readonly seats: readonly Seat[];
  readonly games: number;
  /** Won or drawn. */
  readonly finished: number;
  readonly draws: number;
  /** Not over after as many decisions as a game may have. */
  readonly givenUp: number;
  readonly exceptions: readonly Failure[];
  /** By bot, wherever it sat. */
  readonly wins: readonly number[];
  /** By seat, whoever sat there. */
  readonly seatWins: readonly number[];
  /** By bot and by seat: the share of the points in each unit, null for one with a game that was not finished. */
  readonly botUnits: readonly (readonly (number | null)[])[];
  readonly seatUnits: readonly (readonly (number | null)[])[];
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** Decisions of each finished game. */
  readonly lengths: readonly number[];
  /** By bot: milliseconds of each reply, if there was a clock. */
  readonly replies: readonly (readonly number[])[];
}

const shareOf = ({ share }: Unit) => share;

/** Adds up games that begin with a unit. Every game ended in exactly one way, or something is wrong with the lab. */
export function tally(sitting: Sitting, played: readonly Played[]): SeriesResult {
  const { bots, seats, from } = sitting;
  const wins = bots.map(() => 0);
  const seatWins = seats.map(() => 0);
  const endings: Record<string, number> = {};
  const lengths: number[] = [];
  const exceptions: Failure[] = [];
  const replies: number[][] = bots.map(() => []);
  let [won, draws, givenUp, decisions] = [0, 0, 0, 0];
  played.forEach((one, i) => {
    const { end } = one;
    decisions += one.decisions;
    one.replies?.forEach((times, seat) => {
      for (const ms of times) replies[botAt(sitting, from + i, seat)]!.push(ms);
    });
    if ('threw' in end) exceptions.push({ game: from + i, decisions: one.decisions, message: end.threw });
    else if ('gaveUp' in end) givenUp++;
    else {
      const rule = 'won' in end ? end.rule : end.drawn;
      endings[rule] = (endings[rule] ?? 0) + 1;
      lengths.push(one.decisions);
      if ('drawn' in end) draws++;
      else {
        won++;
        for (const seat of end.won) {
          seatWins[seat]!++;
          wins[botAt(sitting, from + i, seat)]!++;
        }
      }
    }
  });
  const finished = won + draws;
  const classed = finished + givenUp + exceptions.length;
  const ended = Object.values(endings).reduce((sum, n) => sum + n, 0);
  if (classed !== played.length || ended !== finished || lengths.length !== finished)
    bug(`of ${played.length} games ${won} were won, ${draws} drawn, ${givenUp} given up, ${exceptions.length} threw`);
  return {
    bots,
    seats,
    games: played.length,
    finished,
    draws,
    givenUp,
    exceptions,
    wins,
    seatWins,
    botUnits: bots.map((_, bot) => botUnits(sitting, played, bot).map(shareOf)),
    seatUnits: seats.map((_, seat) => seatUnits(sitting, played, seat).map(shareOf)),
    endings,
    decisions,
    lengths,
    replies,
  };
}
