import type { SeriesResult } from './games/tally.js';
import { count } from './statistics/counts.js';
import { likelyShares } from './statistics/likelihood.js';
import { type Standing, standingOf } from './statistics/standing.js';
import { type Interval, wilson } from './statistics/wilson.js';

/** How well a bot did by its pairs (games, where the seats were not exchanged). Units with a game that did not end, or threw, are not counted. */
export const scoreOf = (result: SeriesResult, bot: number): Interval =>
  share(result, result.botUnits[bot]!, result.wins[bot]! + result.draws / result.bots.length);

/** The same for a seat, whoever sat there. */
export const seatScoreOf = (result: SeriesResult, seat: number): Interval =>
  share(result, result.seatUnits[seat]!, result.seatWins[seat]! + result.draws / result.seats.length);

/** Where more than two play there are no pairs, and games are counted. */
const share = (result: SeriesResult, units: readonly (number | null)[], points: number): Interval =>
  result.seats.length === 2 ? likelyShares(count(units)) : wilson(points, result.finished);

/** The value below which a share `p` of them lies. */
export function quantile(values: readonly number[], p: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const interval = ({ share, low, high }: Interval): string =>
  `${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;

/** Of a pair: lost twice, up to won twice. */
const POINTS = ['0', '1/2', '1', '3/2', '2'];

function standing({ counts, anytime, without }: Standing, isPairs: boolean): string {
  const results = isPairs
    ? `pairs with ${POINTS.map((points, i) => `${points}: ${counts[i]}`).join(', ')}`
    : `lost ${counts[0]}, drawn ${counts[2]}, won ${counts[4]}`;
  const left = without > 0 ? `, ${without} left out` : '';
  return `${results}${left}; who looked before the end: ${percent(anytime.low)} to ${percent(anytime.high)}`;
}

/** A duel as text: who won how often, how sure that is, how long it took. `seconds` is what the caller measured. */
export function duelReport(result: SeriesResult, seconds?: number): string {
  const { bots, games, finished, draws, givenUp, wins, seats, seatWins, exceptions } = result;
  const isPairs = result.botUnits[0]!.length < games;
  const lines = [
    `${bots.join(' against ')}: ${games} games, ${finished} finished, ${draws} drawn, ${givenUp} given up, ${exceptions.length} exceptions`,
    ...bots.flatMap((bot, i) => [
      `  ${bot} won ${wins[i]}: score ${interval(scoreOf(result, i))}`,
      ...(seats.length === 2 && i === 0 ? [`    ${standing(standingOf(result.botUnits[0]!), isPairs)}`] : []),
    ]),
    ...seats.map((seat, i) => `  seat ${seat} won ${seatWins[i]}: score ${interval(seatScoreOf(result, i))}`),
    `  endings: ${Object.entries(result.endings)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}`,
    `  decisions in a game: median ${quantile(result.lengths, 0.5)}, 95 of 100 below ${quantile(result.lengths, 0.95)}, most ${quantile(result.lengths, 1)}`,
  ];
  bots.forEach((bot, i) => {
    const replies = result.replies[i]!;
    if (replies.length > 0)
      lines.push(
        `  replies of ${bot}: ${replies.length}, median ${quantile(replies, 0.5).toFixed(1)} ms, p95 ${quantile(replies, 0.95).toFixed(1)} ms, slowest ${quantile(replies, 1).toFixed(1)} ms`,
      );
  });
  if (seconds !== undefined)
    lines.push(
      `  ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} games/s, ${(result.decisions / seconds).toFixed(0)} decisions/s`,
    );
  for (const { game, decisions, message } of exceptions.slice(0, 5))
    lines.push(`  game ${game} threw after ${decisions} decisions: ${message}`);
  return lines.join('\n');
}
