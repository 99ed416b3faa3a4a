import { regression } from '../statistics/regression.js';
import type { Interval } from '../statistics/wilson.js';
import type { List, Muster } from './lists.js';

const Z = 1.959964;

/** What a unit adds to the share of whoever has one more of it than the other. */
export interface Worth {
  readonly name: string;
  readonly price: number;
  readonly effect: Interval;
  /** The same in points, where all prices together are right on average. */
  readonly points: Interval;
  /** In how many pairs one had more of it than the other. */
  readonly pairs: number;
}

export interface Worths {
  /** What one point more adds to the share. */
  readonly perPoint: Interval;
  readonly units: readonly Worth[];
}

/** A pair of games between two lists, and what share the first got of its points. */
export interface Met {
  readonly first: List;
  readonly second: List;
  readonly share: number;
}

/** What units are worth by the results of lists: by least squares, on what one list had more than the other. */
export function worthsOf({ units }: Pick<Muster, 'units'>, met: readonly Met[]): Worths {
  const rows = met.map(({ first, second }) => first.map((n, i) => n - second[i]!));
  const results = met.map(({ share }) => share - 0.5);
  const { effects, covariance } = regression(rows, results);
  const pairs = units.map((_, i) => rows.filter((row) => row[i] !== 0).length);
  // What all units together are worth for what they cost, each as often as it was met.
  const cost = units.reduce((sum, { price }, i) => sum + pairs[i]! * price, 0);
  const total = effects.reduce((sum, effect, i) => sum + pairs[i]! * effect, 0);
  const spread = covariance.reduce(
    (sum, row, i) => sum + row.reduce((inner, x, j) => inner + pairs[i]! * pairs[j]! * x, 0),
    0,
  );
  const perPoint = interval(total / cost, spread / (cost * cost));
  return {
    perPoint,
    units: units.map(({ name, price }, i) => {
      const effect = interval(effects[i]!, covariance[i]![i]!);
      const inPoints = (share: number) => share / perPoint.share;
      const [low, high] = [inPoints(effect.low), inPoints(effect.high)].sort((a, b) => a - b);
      return {
        name,
        price,
        effect,
        points: { share: inPoints(effect.share), low: low!, high: high! },
        pairs: pairs[i]!,
      };
    }),
  };
}

function interval(share: number, variance: number): Interval {
  const half = Z * Math.sqrt(Math.max(0, variance));
  return { share, low: share - half, high: share + half };
}
