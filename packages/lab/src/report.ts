import { type Interval, wilson } from './interval.js';
import type { SeriesResult } from './series.js';

/** How well a bot did: a draw counts half. Games that did not end, or threw, are not counted. */
export function scoreOf(result: SeriesResult, bot: number): Interval {
  return wilson(result.wins[bot]! + result.draws / result.bots.length, result.finished);
}

/** The value below which a share `p` of them lies. */
export function quantile(values: readonly number[], p: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const interval = ({ share, low, high }: Interval): string =>
  `${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;

/** A duel as text: who won how often, how sure that is, how long it took. `seconds` is what the caller measured. */
export function duelReport(result: SeriesResult, seconds?: number): string {
  const { bots, games, finished, draws, wins, seats, seatWins, exceptions } = result;
  const lines = [
    `${bots.join(' against ')}: ${games} games, ${finished} finished, ${draws} drawn, ${exceptions.length} exceptions`,
    ...bots.map((bot, i) => `  ${bot} won ${wins[i]}: score ${interval(scoreOf(result, i))}`),
    `  by seat: ${seats.map((seat, i) => `${seat} ${percent(seatWins[i]! / Math.max(finished, 1))}`).join(', ')}`,
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
