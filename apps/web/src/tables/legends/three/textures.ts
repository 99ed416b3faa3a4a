import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Stuff } from './solids.js';

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
