import type { Battle, Point } from '../../state.js';
import { tablesOf } from '../../tables.js';
import { moves } from './move-options.js';
import { hasSight } from './sight.js';
import { distanceInHexes, tableOf } from './table.js';

/**
 * By hex, whether a unit could attack another at its middle (QL-MIN-08) after an Engage move, as far as the moves that
 * are offered go. Whoever stands over the middle is taken for the target.
 */
export function threatenedCentres(b: Battle, unit: number): Uint8Array {
  const { speed, range, minimumRange, ponderous } = tablesOf(b).profiles[unit]!;
  const size = tableOf(b);
  const under = new Uint8Array(size.centres.length);
  const target = size.centres.map((centre) => standingOver(b, centre, size.radius));
  const offered = ponderous || speed[0] === 0 ? [] : moves(b, unit, speed[0], null); // QL-TRT-22
  const ends = offered.flatMap(({ path }) => (path.length > 0 ? [path[path.length - 1] as Point] : []));
  for (const from of [b.units[unit]!.point!, ...ends]) {
    for (const [hex, centre] of size.centres.entries()) {
      if (under[hex] === 1) continue;
      const distance = distanceInHexes(from, centre, size);
      if (distance > range || distance < minimumRange) continue;
      if (hasSight(b, from, centre, unit, target[hex]!)) under[hex] = 1;
    }
  }
  return under;
}

function standingOver(b: Battle, { x, y }: Point, radius: number): number {
  return b.units.findIndex(({ point }) => point !== null && (point.x - x) ** 2 + (point.y - y) ** 2 < radius * radius);
}
