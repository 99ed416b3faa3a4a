import type { Query } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { isTabletop } from '../ground.js';
import { IMPASSABLE } from '../profile.js';
import { HEXES } from '../rules/board.js';
import { deploymentHexes } from '../rules/deployment.js';
import { type Zone, zoneOf } from '../rules/miniatures/setup.js';
import { tablesOf } from '../tables.js';
import { battleSeen, type View } from '../view.js';

/** Where a unit that is yet to be deployed may be put, as far as its own area and the ground go. */
export interface DeploymentRoom {
  readonly unit: string;
  readonly hexes: readonly string[];
  /** On the open tabletop, which has no hexes: the strip or the discs for its point (QL-MIN-14, QL-MIN-16). */
  readonly zone: Zone | null;
}

/** QL-SET-14 and QL-SET-16, unit by unit. Empty outside one's own deployment. */
export const deployment: Query<View, object, DeploymentRoom[]> = {
  title: 'By own unit, where it may be deployed',
  args: z.strictObject({}),
  run: (view) => {
    const b = battleSeen(view);
    if (!b.phase.startsWith('deploy')) return [];
    const { rest } = tablesOf(b);
    return b.units.flatMap(({ id, owner }, unit): DeploymentRoom[] => {
      if (owner !== view.seat) return [];
      if (isTabletop(b)) return [{ unit: id, hexes: [], zone: zoneOf(b, unit) }];
      const free = deploymentHexes(b, unit).filter((hex) => rest[unit]![hex] !== IMPASSABLE);
      return [{ unit: id, hexes: free.map((hex) => HEXES[hex]!), zone: null }];
    });
  },
};
