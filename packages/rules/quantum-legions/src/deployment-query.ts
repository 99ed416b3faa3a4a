import type { Query } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { HEXES } from './board.js';
import { deploymentHexes } from './deployment.js';
import { IMPASSABLE } from './profile.js';
import { tablesOf } from './tables.js';
import { battleSeen, type View } from './view.js';

/** Where a unit that is yet to be deployed may be put, as far as its own area and the ground go. */
export interface DeploymentRoom {
  readonly unit: string;
  readonly hexes: readonly string[];
}

/** QL-SET-14 and QL-SET-16, unit by unit. Empty outside one's own deployment, and on the open tabletop, which has no hexes. */
export const deployment: Query<View, object, DeploymentRoom[]> = {
  title: 'By own unit, the hexes where it may be deployed',
  args: z.strictObject({}),
  run: (view) => {
    const b = battleSeen(view);
    if (!b.phase.startsWith('deploy') || b.match.config.miniatures === 'tabletop') return [];
    const { rest } = tablesOf(b);
    return b.units.flatMap(({ id, owner }, unit) => {
      if (owner !== view.seat) return [];
      const free = deploymentHexes(b, unit).filter((hex) => rest[unit]![hex] !== IMPASSABLE);
      return [{ unit: id, hexes: free.map((hex) => HEXES[hex]!) }];
    });
  },
};
