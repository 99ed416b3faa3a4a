import { botAt, type Played, pointsOf, type Sitting } from './played.js';

// What is counted is the unit, not the game: all games on the same dice. Mirrored games of two bots are pairs, and the two games of a pair
// tell less than two games that have nothing to do with each other, or more; only the sum of a pair is independent of the next.

type Series = Omit<Sitting, 'from'>;

/** How many games share their dice. */
export const unitSize = ({ mirrored, bots }: Pick<Series, 'mirrored' | 'bots'>): number => (mirrored ? bots.length : 1);

/** What came of a unit for one of those who played it. */
export interface Unit {
  /** Of its points; null where a game of it has none. */
  readonly share: number | null;
  /** What of that chance brought, by its kinds, a won game being 1; nothing where luck was not told. */
  readonly luck: Readonly<Record<string, number>>;
}

/** A bot's units. A last one that is not whole is left out. */
export const botUnits = (series: Series, played: readonly Played[], bot: number): Unit[] =>
  units(series, played, (game, seat) => botAt(series, game, seat) === bot);

/** The same for a seat, whoever sat there. */
export const seatUnits = (series: Series, played: readonly Played[], seat: number): Unit[] =>
  units(series, played, (_, other) => other === seat);

/** `played` begins with a unit. */
function units(series: Series, played: readonly Played[], counts: (game: number, seat: number) => boolean): Unit[] {
  const size = unitSize(series);
  const { length } = series.seats;
  return Array.from({ length: Math.floor(played.length / size) }, (_, i) => {
    let share: number | null = 0;
    const luck: Record<string, number> = {};
    for (let game = size * i; game < size * (i + 1); game++) {
      const { end, luck: told = {} } = played[game]!;
      const seat = series.seats.findIndex((_, at) => counts(game, at));
      const points = pointsOf(end, seat, length);
      share = points === null || share === null ? null : share + points / size;
      for (const [kind, first] of Object.entries(told))
        luck[kind] = (luck[kind] ?? 0) + (seat === 0 ? first : -first) / size;
    }
    return { share, luck };
  });
}
