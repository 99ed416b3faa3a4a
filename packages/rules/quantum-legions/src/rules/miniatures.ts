import type { Ground } from '../ground.js';
import type { Point } from '../state.js';
import { areasOf, terrainAtPoint } from './miniatures/areas.js';
import { deployments } from './miniatures/deployment-options.js';
import { drops, moves } from './miniatures/move-options.js';
import { pathCost, refuseDrop, refusePath } from './miniatures/movement.js';
import { occupier, refuseDeployment } from './miniatures/setup.js';
import { obstruction, sees } from './miniatures/sight.js';
import { distanceInHexes, tableOf } from './miniatures/table.js';

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
