import type { CityOpening, CityPanel, Material } from '@sandtable/legends';
import { BoxGeometry, type BufferGeometry, CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type House, isFlat } from './city.js';

// Buildings as solids: panels with their windows and doors cut out, joined by material, cut off where they are opened.

/** A box in a building's own frame, in inches. */
/** What a slab looks like: its material, or the gravel of a roof. */
export type Stuff = Material | 'roof';

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

// --- Textures -------------------------------------------------------------------------------------------------------

type Painter = (pen: CanvasRenderingContext2D) => void;

const SIDE = 128;
const lines = (pen: CanvasRenderingContext2D, colour: string, width: number, d: string): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(d));
};

/** A pattern for each material, two inches wide: they are told apart without colours. */
const PAINTERS: Readonly<Record<Stuff, readonly [colour: string, Painter]>> = {
  external: [
    '#b0563c',
    (pen) => {
      for (let row = 0; row < 8; row++)
        for (let i = -1; i < 4; i++) {
          pen.fillStyle = ['#b95f43', '#a54e36', '#b4573b', '#9f4a35'][(row * 3 + i + 4) % 4]!;
          pen.fillRect(i * 32 + (row % 2) * 16 + 1.5, row * 16 + 1.5, 29, 13);
        }
    },
  ],
  internal: [
    '#e8dcc0',
    (pen) => {
      pen.fillStyle = '#d3c4a2';
      for (let i = 0; i < 32; i++) pen.fillRect((i * 37) % SIDE, (i * 53) % SIDE, 4, 4);
    },
  ],
  wood: [
    '#a9713b',
    (pen) => {
      for (let i = 0; i < 5; i++) lines(pen, '#7a4d22', 3, `M${i * 32} 0V128`);
      for (let i = 0; i < 4; i++) lines(pen, '#8d5c2c', 2, `M${i * 32 + 14} 0q8 32 0 64t0 64`);
    },
  ],
  glass: [
    '#8fd3ea',
    (pen) => {
      lines(pen, '#ffffff', 7, 'M-10 70L70 -10M58 138L138 58');
      lines(pen, '#d8f3fb', 3, 'M10 90L90 10');
    },
  ],
  metal: [
    '#94a2ad',
    (pen) => {
      lines(pen, '#6f7d88', 3, 'M0 64H128M64 0V128');
      pen.fillStyle = '#5e6b75';
      for (const x of [10, 54, 74, 118]) for (const y of [10, 54, 74, 118]) pen.fillRect(x - 3, y - 3, 6, 6);
    },
  ],
  solid: [
    '#b9b4a8',
    (pen) => {
      lines(pen, '#8f8a7e', 3, 'M0 40H128M0 90H128M40 0V40M90 40V90M30 90V128M104 90V128');
    },
  ],
  roof: [
    '#7b756c',
    (pen) => {
      lines(pen, '#6a645c', 3, 'M0 0H128M0 64H128M64 0V128');
    },
  ],
};

const textures = new Map<string, CanvasTexture>();

export function textureOf(mat: Stuff): CanvasTexture {
  const known = textures.get(mat);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  const [colour, paint] = PAINTERS[mat];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, SIDE, SIDE);
  paint(pen);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  textures.set(mat, texture);
  return texture;
}
