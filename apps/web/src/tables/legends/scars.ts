import type { Scene, SceneEvent, Vec3 } from '@sandtable/legends';
import type { LogEntry } from '../../frame/sitting.js';
import { inward, isFlat, outward, partOf } from './city.js';

// Where somebody or something has come through a wall. The wall still stands by the rules (LG-OBJ-08), but it shows.

export interface Scar {
  readonly key: number;
  /** In the middle of the wall. */
  readonly at: Vec3;
  /** Along the wall, or flat for floors and roofs. */
  readonly lies: 'x' | 'y' | 'flat';
  readonly yaw: number;
  /** Half of the thickness of the wall. */
  readonly thick: number;
}

/** More than these are too many to draw. */
const MOST = 40;
/** The middle of a Hero over its feet. */
const MIDDLE = 0.6;

export function scarsOf(log: readonly LogEntry[], scene: Scene): Scar[] {
  const through = log.flatMap(({ n, event }) => {
    const told = event as unknown as SceneEvent;
    return told.type === 'cameThrough' ? [{ n, piece: told.piece, to: told.to }] : [];
  });
  return through.slice(-MOST).flatMap(({ n, piece, to }): Scar[] => {
    const part = partOf(scene, piece);
    if (!part) return []; // a thing in the street, or a building that is gone
    const { house, panel } = part;
    const [x0, y0, z0, x1, y1, z1] = panel.box;
    const [u, v] = inward(house.piece, [to[0], to[1]]);
    const high = to[2] + MIDDLE;
    const { yaw, z } = house.piece;
    if (isFlat(panel))
      return [{ key: n, at: [to[0], to[1], z + (z0 + z1) / 2], lies: 'flat', yaw, thick: (z1 - z0) / 2 }];
    const along = x1 - x0 >= y1 - y0;
    const [x, y] = outward(house.piece, along ? [u, (y0 + y1) / 2] : [(x0 + x1) / 2, v]);
    return [{ key: n, at: [x, y, high], lies: along ? 'x' : 'y', yaw, thick: (along ? y1 - y0 : x1 - x0) / 2 }];
  });
}
