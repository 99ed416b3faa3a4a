import { HUNDREDTH_DEGREE, isInQuarter, type Quarter, quartersOf } from '@sandtable/geometry/plane';
import { facingOf, profileAt } from '../figures.js';
import type { Battle, Spot } from '../state.js';
import type { Arc, Face } from '../terms.js';

// The quarters of a hull (DL-GEO-20 to DL-GEO-22): which its weapons cover, and which its armour shows.

const FACE_OF: { readonly [quarter in Quarter]: Face } = {
  front: 'front',
  rear: 'rear',
  left: 'port',
  right: 'starboard',
};
const QUARTER_OF = { fore: 'front', aft: 'rear', port: 'left', starboard: 'right' } as const;

/** Boundaries are inside (DL-GEO-21). Who is no ironclad fires all round (DL-SHT-08). */
export function isInWeaponArc(b: Battle, i: number, arc: Arc, at: Spot): boolean {
  if (arc === '360' || !profileAt(b, i).ironclad) return true;
  const m = b.models[i]!;
  return isInQuarter(facingOf(m), m, at, QUARTER_OF[arc], HUNDREDTH_DEGREE);
}

/** The weaker of the two faces nearest to a place: one ahead or astern, one to port or starboard (DL-MIN-03). */
export function facesAround(b: Battle, j: number, { x, y }: Spot): { readonly face: Face; readonly av: number } {
  const av = profileAt(b, j).av!;
  const m = b.models[j]!;
  const ahead = (x - m.x) * m.fx + (y - m.y) * m.fy;
  const toPort = (y - m.y) * m.fx - (x - m.x) * m.fy;
  const faces: readonly Face[] = [ahead >= 0 ? 'front' : 'rear', toPort >= 0 ? 'port' : 'starboard'];
  const face = faces.reduce((best, one) => (av[one] < av[best] ? one : best));
  return { face, av: av[face] };
}

/** The armour that a place looks at: on a boundary the stronger (DL-GEO-20). */
export function facingTo(b: Battle, j: number, from: Spot): { readonly face: Face; readonly av: number } {
  const { av } = profileAt(b, j);
  const m = b.models[j]!;
  const faces = quartersOf(facingOf(m), m, from, HUNDREDTH_DEGREE).map((quarter) => FACE_OF[quarter]);
  const face = faces.reduce((best, one) => (av![one] > av![best] ? one : best), faces[0] ?? 'front');
  return { face, av: av![face] };
}
