import type { CityOpening, CityPanel, Material } from '@sandtable/legends';
import { BoxGeometry, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type House, isFlat } from '../city.js';

// Buildings as solids: panels with their windows and doors cut out, joined by material, cut off where they are opened.

/** What a slab looks like: its material, or the gravel of a roof. */
export type Stuff = Material | 'roof';

/** A box in a building's own frame, in inches. */
export interface Slab {
  readonly mat: Stuff;
  readonly box: readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];
}

/** Windows and doors lie deeper than the wall around them. */
const INSET = 0.35;

/** The slabs of a panel: the wall around its openings, and what fills them. */
export function slabsOf(panel: CityPanel): Slab[] {
  const [x0, y0, z0, x1, y1, z1] = panel.box;
  const flat = isFlat(panel);
  const along = flat || x1 - x0 >= y1 - y0;
  const [uLow, uHigh] = along ? [x0, x1] : [y0, y1];
  const [vLow, vHigh] = flat ? [y0, y1] : [z0, z1];
  const us = cuts(uLow, uHigh, panel.openings, 0);
  const vs = cuts(vLow, vHigh, panel.openings, 2);
  const slabs: Slab[] = [];
  for (let i = 0; i + 1 < us.length; i++)
    for (let k = 0; k + 1 < vs.length; k++) {
      const [u0, u1, v0, v1] = [us[i]!, us[i + 1]!, vs[k]!, vs[k + 1]!];
      const [u, v] = [(u0 + u1) / 2 - uLow, (v0 + v1) / 2 - vLow];
      const opening = panel.openings.find(({ rect }) => u > rect[0] && u < rect[1] && v > rect[2] && v < rect[3]);
      if (opening?.mat === 'open') continue;
      const thin = opening ? INSET : 0;
      const mat = opening ? (opening.mat as Material) : panel.kind === 'roof' ? 'roof' : panel.mat;
      const box: Slab['box'] = flat
        ? [u0, v0, z0 + (z1 - z0) * thin, u1, v1, z1 - (z1 - z0) * thin]
        : along
          ? [u0, y0 + (y1 - y0) * thin, v0, u1, y1 - (y1 - y0) * thin, v1]
          : [x0 + (x1 - x0) * thin, u0, v0, x1 - (x1 - x0) * thin, u1, v1];
      slabs.push({ mat, box });
    }
  return slabs;
}

function cuts(low: number, high: number, openings: readonly CityOpening[], from: 0 | 2): number[] {
  const marks = openings.flatMap(({ rect }) => [low + rect[from], low + rect[from + 1]!]);
  return [...new Set([low, ...marks.filter((mark) => mark > low && mark < high), high])].sort((a, b) => a - b);
}

/** What stays of a slab below a height; null if nothing does. */
export function below(slab: Slab, cut: number): Slab | null {
  const [x0, y0, z0, x1, y1, z1] = slab.box;
  if (z0 >= cut) return null;
  return z1 <= cut ? slab : { ...slab, box: [x0, y0, z0, x1, y1, cut] };
}

/** A building as one solid for each material. North is away from the eye: y of the city is -z of the space. */
export function houseSolids({ plan, piece }: House, cut: number | undefined): ReadonlyMap<Stuff, BufferGeometry> {
  const slabs = plan.panels.flatMap((panel) => {
    // An opened storey has no ceiling.
    if (cut !== undefined && isFlat(panel) && panel.box[2] >= cut - piece.z - 0.01) return [];
    return slabsOf(panel).flatMap((slab) => (cut === undefined ? slab : (below(slab, cut - piece.z) ?? [])));
  });
  const byMaterial = new Map<Stuff, BufferGeometry[]>();
  for (const { mat, box } of slabs) {
    const list = byMaterial.get(mat) ?? [];
    list.push(boxOf(box));
    byMaterial.set(mat, list);
  }
  return new Map([...byMaterial].map(([mat, boxes]) => [mat, mergeGeometries(boxes)]));
}

/** Faces of a box with textures laid in inches, whatever its size. */
export function boxOf([x0, y0, z0, x1, y1, z1]: Slab['box']): BufferGeometry {
  const [w, d, h] = [x1 - x0, y1 - y0, z1 - z0];
  const geometry = new BoxGeometry(w, h, d);
  const uv = geometry.attributes.uv!;
  for (let i = 0; i < uv.count; i++) {
    const side = Math.floor(i / 4); // right, left, top, bottom, front, back
    const [across, up] = side < 2 ? [d, h] : side < 4 ? [w, d] : [w, h];
    uv.setXY(i, uv.getX(i) * across * 0.5, uv.getY(i) * up * 0.5);
  }
  geometry.translate((x0 + x1) / 2, (z0 + z1) / 2, -(y0 + y1) / 2);
  return geometry;
}
