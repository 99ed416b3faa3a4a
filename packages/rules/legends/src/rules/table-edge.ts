import type { SceneTable } from '../events.js';
import { isBuilding } from '../tables.js';
import { removeBuilding } from './buildings.js';
import { takeOff } from './removal.js';

// Chapter Table edge.

export function leaveTable(t: SceneTable, i: number, where: 'edge' | 'sky'): void {
  const rule = where === 'edge' ? 'LG-EDG-02' : 'LG-EDG-03';
  if (isBuilding(t.state, i)) removeBuilding(t, i, rule);
  else takeOff(t, i, rule);
}
