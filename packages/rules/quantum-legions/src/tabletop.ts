import type { Ground } from './ground.js';
import type { Point } from './state.js';
import { areasOf, terrainAtPoint } from './tabletop/areas.js';
import { drops, moves } from './tabletop/candidates.js';
import { deployments } from './tabletop/deployments.js';
import { pathCost, refuseDrop, refusePath } from './tabletop/movement.js';
import { occupier, refuseDeployment } from './tabletop/setup.js';
import { obstruction, sees } from './tabletop/sight.js';
import { distanceInHexes, tableOf } from './tabletop/table.js';

/** The open tabletop (QL-MIN): points in thousandths of an inch, discs and terrain areas instead of hexes. */
export const tabletop: Ground = {
  distance: (b, from, to) => distanceInHexes(b.units[from]!.point!, b.units[to]!.point!, tableOf(b)),
  sees,
  obstruction,
  terrainAt: (b, unit) => terrainAtPoint(areasOf(b), b.units[unit]!.point!),
  placeOf: (b, unit) => b.units[unit]!.point!,
  put: (b, unit, place) => {
    const { x, y } = place as Point;
    b.units[unit]!.point = { x, y };
  },
  refusePath,
  refuseDrop,
  pathCost,
  moves,
  drops,
  refuseDeployment,
  deployments,
  occupier,
};
