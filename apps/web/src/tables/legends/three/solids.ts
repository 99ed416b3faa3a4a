import type { CityOpening, CityPanel, Material } from '@sandtable/legends';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { type Box, box, type Model, type Part, solidsOf } from '../../../kit/space/shapes.js';
import { type House, isFlat } from '../city.js';
import type { Stuff } from './textures.js';

// Buildings as solids: panels with their windows and doors cut out, joined by material, cut off where they are opened.

export interface Slab {
  readonly mat: Stuff;
  /** In a building's own frame, in inches. */
  readonly box: Box;
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
  for (let k = 0; k + 1 < vs.length; k++) {
    const [v0, v1] = [vs[k]!, vs[k + 1]!];
    let wall: number | null = null; // where a piece of wall without openings begins: it is one slab as far as it goes
    const close = (u1: number): void => {
      if (wall !== null)
        slabs.push({ mat: panel.kind === 'roof' ? 'roof' : panel.mat, box: boxIn(panel, [wall, u1, v0, v1], 0) });
      wall = null;
    };
    for (let i = 0; i + 1 < us.length; i++) {
      const [u0, u1] = [us[i]!, us[i + 1]!];
      const [u, v] = [(u0 + u1) / 2 - uLow, (v0 + v1) / 2 - vLow];
      const opening = panel.openings.find(({ rect }) => u > rect[0] && u < rect[1] && v > rect[2] && v < rect[3]);
      if (!opening) {
        wall ??= u0;
        continue;
      }
      close(u0);
      if (opening.mat !== 'open') slabs.push({ mat: filling(opening), box: boxIn(panel, [u0, u1, v0, v1], INSET) });
    }
    close(us.at(-1)!);
  }
  return slabs;
}

/** Somebody is at home behind every third window. */
function filling({ id, mat }: CityOpening): Stuff {
  const sum = [...id].reduce((n, letter) => n * 31 + letter.charCodeAt(0), 7);
  return mat === 'glass' && sum % 3 === 0 ? 'lit' : (mat as Material);
}

/** A part of a panel, along it and up it, as a box; thinner by a share of its thickness on either face. */
function boxIn(
  { kind, box: [x0, y0, z0, x1, y1, z1] }: CityPanel,
  [u0, u1, v0, v1]: readonly number[],
  thin: number,
): Box {
  if (isFlat({ kind } as CityPanel)) return [u0!, v0!, z0 + (z1 - z0) * thin, u1!, v1!, z1 - (z1 - z0) * thin];
  return x1 - x0 >= y1 - y0
    ? [u0!, y0 + (y1 - y0) * thin, v0!, u1!, y1 - (y1 - y0) * thin, v1!]
    : [x0 + (x1 - x0) * thin, u0!, v0!, x1 - (x1 - x0) * thin, u1!, v1!];
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

/** Colours of brickwork: houses of a street differ. */
const BRICKS = ['#c4603f', '#b98a5c', '#9a6a5a', '#a8917a', '#8f4b3d', '#c79a63', '#7d6f6a', '#b5714f', '#a3553a'];

const COLOURS: Readonly<Record<Exclude<Stuff, 'external'>, string>> = {
  internal: '#efe3c8',
  wood: '#b5793f',
  glass: '#8fd0ea',
  lit: '#a9d4e0',
  metal: '#9aa9b4',
  solid: '#c3bcae',
  roof: '#8b837a',
  street: '#ffffff',
  plain: '#ffffff',
};

/** A building as one solid for each material, and the ink of its edges. `n` is its place in the street. */
export function houseModel({ plan, piece }: House, cut: number | undefined, n: number): Model<Stuff> {
  const top = cut === undefined ? Number.POSITIVE_INFINITY : cut - piece.z;
  // An opened storey has no ceiling.
  const panels = plan.panels.filter((panel) => !(isFlat(panel) && panel.box[2] >= top - 0.01));
  const slabs = panels.flatMap((panel) => slabsOf(panel)).flatMap((slab) => below(slab, top) ?? []);
  const brick = BRICKS[n % BRICKS.length]!;
  const parts: Part<Stuff>[] = slabs.map(({ mat, box: of }) => box(mat, mat === 'external' ? brick : COLOURS[mat], of));
  for (const panel of panels) parts.push(...trimOf(panel, top));
  const edges = new BufferGeometry();
  edges.setAttribute(
    'position',
    new Float32BufferAttribute(
      panels.flatMap((panel) => edgesOf(panel, top)),
      3,
    ),
  );
  return { solids: solidsOf(parts), edges };
}

/** Sills under windows and a rim about a roof: to be seen, and for nothing else. */
function trimOf(panel: CityPanel, top: number): Part<Stuff>[] {
  const [x0, y0, , x1, y1, z1] = panel.box;
  if (panel.kind === 'roof' && z1 <= top) {
    const [t, h] = [0.14, 0.1];
    const rims: Box[] = [
      [x0, y0, z1, x1, y0 + t, z1 + h],
      [x0, y1 - t, z1, x1, y1, z1 + h],
      [x0, y0 + t, z1, x0 + t, y1 - t, z1 + h],
      [x1 - t, y0 + t, z1, x1, y1 - t, z1 + h],
    ];
    return rims.map((of) => box('plain', '#e6dcc8', of));
  }
  if (panel.kind !== 'ext') return [];
  const along = x1 - x0 >= y1 - y0;
  return panel.openings.flatMap(({ rect: [u0, u1, v0], mat }) => {
    const z = panel.box[2] + v0;
    if (mat !== 'glass' || z > top) return [];
    const of: Box = along
      ? [x0 + u0 - 0.06, y0 - 0.07, z - 0.1, x0 + u1 + 0.06, y1 + 0.07, z]
      : [x0 - 0.07, y0 + u0 - 0.06, z - 0.1, x1 + 0.07, y0 + u1 + 0.06, z];
    return [box('plain', '#e6dcc8', of)];
  });
}

type Dot = readonly [number, number, number];

/** Ink: the edges of a panel, and the frames of its openings on both faces. */
function edgesOf(panel: CityPanel, top: number): number[] {
  const [x0, y0, z0, x1, y1, z1] = panel.box;
  if (z0 >= top) return [];
  const out: number[] = [];
  const line = (a: Dot, b: Dot): void => {
    out.push(a[0], a[2], -a[1], b[0], b[2], -b[1]);
  };
  const frame = ([a, b, c, d, e, f]: Box): void => {
    const high = Math.min(f, top);
    for (const z of [c, high]) {
      line([a, b, z], [d, b, z]);
      line([a, e, z], [d, e, z]);
      line([a, b, z], [a, e, z]);
      line([d, b, z], [d, e, z]);
    }
    for (const x of [a, d]) for (const y of [b, e]) line([x, y, c], [x, y, high]);
  };
  frame([x0, y0, z0, x1, y1, z1]);
  const [uLow, vLow] = isFlat(panel) ? [x0, y0] : [x1 - x0 >= y1 - y0 ? x0 : y0, z0];
  for (const { rect } of panel.openings) {
    if (!isFlat(panel) && z0 + rect[2] >= top) continue;
    const [u0, u1, v0, v1] = [uLow + rect[0], uLow + rect[1], vLow + rect[2], vLow + rect[3]];
    frame(boxIn(panel, [u0, u1, v0, v1], -0.02));
    // panes
    const middle = (u0 + u1) / 2;
    if (!isFlat(panel) && u1 - u0 > 0.7) frame(boxIn(panel, [middle, middle, v0, v1], INSET - 0.02));
  }
  return out;
}
