import type { Decision, Scene, Vec3 } from '@sandtable/legends';
import { endOf } from './line.js';

// Places to look at: what a lesson points at, and where an advised answer would be done.

function standing(s: Scene, id: string | null): Vec3[] {
  const piece = [...s.heroes, ...s.objects, ...s.buildings].find((one) => one.id === id);
  return piece?.onTable ? [[piece.x, piece.y, piece.z]] : [];
}

/** Heroes and things by their ids, places by their numbers: `18.2 16.5 3`. */
export const ringsAt = (s: Scene, names: readonly string[]): readonly Vec3[] =>
  names.flatMap((name) => {
    const [x, y, z] = name.split(' ').map(Number);
    return z === undefined ? standing(s, name) : [[x!, y!, z] as const];
  });

/** Where an answer would be done. */
export function ringsOf(s: Scene, d: Decision | null): readonly Vec3[] {
  if (d === null) return [];
  const acting = s.heroes.find(({ id }) => id === s.active);
  switch (d.type) {
    case 'deploy':
      return [d.at];
    case 'place':
      return [[d.pose.x, d.pose.y, d.pose.z]];
    case 'leg':
      return acting ? [endOf([acting.x, acting.y, acting.z], d.segments)] : [];
    default: {
      const whom = 'target' in d ? d.target : 'thing' in d ? d.thing : 'hero' in d ? d.hero : s.active;
      return standing(s, whom);
    }
  }
}
