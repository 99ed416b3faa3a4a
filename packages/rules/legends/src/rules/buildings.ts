import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { heroOf, type Scene } from '../state.js';
import { thingAt } from '../tables.js';
import type { Material } from '../terms.js';
import type { Hit } from './impetus.js';
import { takeOff } from './removal.js';
import { score } from './scenarios.js';

// Chapter Buildings.

/** LG-BLD-06, and the point for it (LG-SCN-18). */
export function removeBuilding(t: SceneTable, i: number, rule: RuleId): void {
  const s = t.state;
  takeOff(t, i, rule);
  if (s.scenario !== 'demolitionMan' || s.phase !== 'play') return;
  const active = s.active === null ? null : heroOf(s, s.active);
  score(t, active ? active.seat : s.activeSeat, 'LG-SCN-18');
}

/** The piece of a building that is struck: an opening or the wall around it (LG-OBJ-06, LG-OBJ-07). */
export function pieceStruckOf(
  s: Scene,
  { thing, panel, opening }: Hit,
): { id: string; mat: Material; isWall: boolean } {
  const it = thingAt(s, thing);
  if (it.is !== 'building') throw new Error('bug: only buildings have pieces');
  const wall = it.plan.panels[panel]!;
  const hole = opening >= 0 ? wall.openings[opening]! : null;
  // a gap too small to be one counts as the panel around it
  if (hole === null || hole.mat === 'open') return { id: wall.id, mat: wall.mat, isWall: true };
  return { id: hole.id, mat: hole.mat, isWall: false };
}

export function buildingNumber(s: Scene, i: number): number {
  return i - s.heroes.length - s.objects.length;
}
