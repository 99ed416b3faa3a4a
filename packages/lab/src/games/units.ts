import { botAt, type Played, pointsOf, type Sitting } from './played.js';

// What is counted is the unit, not the game: all games on the same dice. Mirrored games of two bots are pairs, and the two games of a pair
// tell less than two games that have nothing to do with each other, or more; only the sum of a pair is independent of the next.

type Series = Omit<Sitting, 'from'>;

/** How many games share their dice. */
export const unitSize = ({ mirrored, bots }: Pick<Series, 'mirrored' | 'bots'>): number => (mirrored ? bots.length : 1);

/** The share of its points that a bot got in each unit; null where a game of it has none. A last unit that is not whole is left out. */
export const botShares = (series: Series, played: readonly Played[], bot: number): (number | null)[] =>
  shares(series, played, (game, seat) => botAt(series, game, seat) === bot);

/** The same for a seat, whoever sat there. */
export const seatShares = (series: Series, played: readonly Played[], seat: number): (number | null)[] =>
  shares(series, played, (_, other) => other === seat);

/** `played` begins with a unit. */
function shares(
  series: Series,
  played: readonly Played[],
  counts: (game: number, seat: number) => boolean,
): (number | null)[] {
  const size = unitSize(series);
  const units: (number | null)[] = [];
  for (let from = 0; from + size <= played.length; from += size) {
    let sum: number | null = 0;
    for (let game = from; game < from + size; game++) {
      const seat = series.seats.findIndex((_, at) => counts(game, at));
      const points = pointsOf(played[game]!.end, seat, series.seats.length);
      sum = points === null || sum === null ? null : sum + points;
    }
    units.push(sum === null ? null : sum / size);
  }
  return units;
}
