import { sees } from '@sandtable/geometry/hex';
import type { Ground } from './ground.js';
import { HEXES, hexIndex } from './rules/board.js';
import { deploymentsOnHexes, refuseDeploymentOnHexes } from './rules/deployment.js';
import { obstruction } from './rules/line-of-sight.js';
import { drops, moves, othersOnBoard, reachCosts, refuseDrop, refusePath, terrainName } from './rules/movement.js';
import type { Battle } from './state.js';
import { GRID, occupancy, tablesOf } from './tables.js';
import type { HexName } from './terms.js';
// The hex board as a ground; range is counted all round (QL-RNG-03).

/** By hex, 1 where a unit could attack another after an Engage move, whoever may come to stand there. */
export function threatened(b: Battle, unit: number): Uint8Array {
  const { profiles, board } = tablesOf(b);
  const { speed, range, minimumRange, ponderous } = profiles[unit]!;
  const start = b.units[unit]!.hex!;
  const costs = reachCosts(b, unit, speed[0]);
  const others = othersOnBoard(b, unit, null); // the hex it leaves is empty when it looks
  const covered = new Uint8Array(GRID.size);
  for (let from = 0; from < GRID.size; from++) {
    if (costs[from]! < 0 || (ponderous && from !== start)) continue; // QL-TRT-22
    for (let to = 0; to < GRID.size; to++) {
      const distance = GRID.distance[from * GRID.size + to]!;
      if (covered[to] === 1 || distance === 0 || distance > range || distance < minimumRange) continue;
      if (sees(board.sight, from, to, others)) covered[to] = 1;
    }
  }
  return covered;
}

export const hexes: Ground = {
  distance: (b, from, to) => GRID.distance[b.units[from]!.hex! * GRID.size + b.units[to]!.hex!]!,
  sees: (b, from, to) => sees(tablesOf(b).board.sight, b.units[from]!.hex!, b.units[to]!.hex!, occupancy(b)),
  obstruction,
  terrainAt: (b, unit) => terrainName(b, b.units[unit]!.hex!),
  placeOf: (b, unit) => HEXES[b.units[unit]!.hex!]!,
  put: (b, unit, place) => {
    b.units[unit]!.hex = hexIndex(place as HexName);
  },
  refusePath,
  refuseDrop,
  pathCost: (b, unit, path) => {
    const costs = tablesOf(b).enter[unit]!;
    let cost = 0;
    for (const place of path) cost += costs[hexIndex(place as HexName)]!;
    return cost;
  },
  moves,
  drops,
  refuseDeployment: refuseDeploymentOnHexes,
  deployments: deploymentsOnHexes,
  occupier: (b, hex) => occupancy(b)[hexIndex(hex as HexName)]! - 1,
};
