import type { Material } from '@sandtable/legends';
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { madeOnce } from '../../../kit/space/made-once.js';

// A grain for each material, two inches wide and nearly white: colours are laid on by whoever is made of it. So materials are
// told apart by their pattern, whatever their colour.

/** What something looks like: a material of the rules, or a face the rules do not tell apart. */
export type Stuff = Material | 'roof' | 'lit' | 'street' | 'plain';

type Pen = CanvasRenderingContext2D;

const SIDE = 256;

const lines = (pen: Pen, colour: string, width: number, d: string): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(d));
};

/** The same speckles every time. */
function speckle(pen: Pen, colour: string, count: number, size: number): void {
  pen.fillStyle = colour;
  for (let i = 0; i < count; i++) {
    const [x, y] = [(i * 97.31) % SIDE, (i * 61.77 + ((i * i) % 37) * 5) % SIDE];
    pen.fillRect(x, y, size + (i % 2) * size, size);
  }
}

const PAINTERS: Readonly<Record<Stuff, (pen: Pen) => void>> = {
  plain: () => {},
  external(pen) {
    pen.fillStyle = '#8f857c';
    pen.fillRect(0, 0, SIDE, SIDE);
    for (let row = 0; row < 12; row++)
      for (let i = -1; i < 4; i++) {
        pen.fillStyle = ['#ffffff', '#eadfd8', '#f6ece6', '#dccfc6', '#fff6ee'][(row * 3 + i * 2 + 7) % 5]!;
        pen.fillRect(i * 64 + (row % 2) * 32 + 2, row * 21.34 + 2, 60, 17.5);
      }
  },
  internal(pen) {
    speckle(pen, '#d9d2c4', 70, 4);
    lines(pen, '#cfc6b4', 4, 'M0 250H256');
  },
  wood(pen) {
    for (let i = 0; i < 5; i++) lines(pen, '#6f6257', 5, `M${i * 64} 0V256`);
    for (let i = 0; i < 4; i++) {
      lines(pen, '#b3a698', 3, `M${i * 64 + 18} 0q14 64 0 128t0 128M${i * 64 + 44} 0q-10 64 0 128t0 128`);
      lines(pen, '#8d8073', 3, `M${i * 64 + 26} ${40 + i * 46}a8 14 0 1 0 1 0`);
    }
  },
  glass(pen) {
    lines(pen, '#ffffff', 26, 'M-20 150L150 -20M130 276L276 130');
    pen.globalAlpha = 0.75;
    lines(pen, '#9fbac6', 10, 'M20 180L180 20M-10 60L60 -10');
  },
  lit(pen) {
    lines(pen, '#ffffff', 26, 'M-20 150L150 -20');
    lines(pen, '#c7b48f', 6, 'M128 0V256');
  },
  metal(pen) {
    lines(pen, '#8d959b', 5, 'M0 128H256M128 0V256M0 2H256M2 0V256');
    lines(pen, '#ffffff', 4, 'M0 134H256M134 0V256');
    pen.fillStyle = '#6c747a';
    for (const x of [18, 110, 146, 238])
      for (const y of [18, 110, 146, 238]) {
        pen.beginPath();
        pen.arc(x, y, 7, 0, 7);
        pen.fill();
      }
  },
  solid(pen) {
    lines(pen, '#948d80', 6, 'M0 80H256M0 180H256M80 0V80M200 0V80M120 80V180M40 180V256M190 180V256');
    speckle(pen, '#c9c2b4', 90, 3);
  },
  roof(pen) {
    speckle(pen, '#c8c2b8', 120, 3);
    speckle(pen, '#e8e4dc', 90, 4);
    lines(pen, '#a9a298', 4, 'M0 1H256M1 0V256');
  },
  street(pen) {
    speckle(pen, '#dcdad6', 160, 3);
    speckle(pen, '#c9c7c2', 60, 5);
    lines(pen, '#d2cfc8', 3, 'M0 1H256M1 0V256');
  },
};

const once = madeOnce<CanvasTexture>((texture) => [texture]);

export const textureOf = (stuff: Stuff): CanvasTexture => once(stuff, () => painted(stuff));

function painted(stuff: Stuff): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, SIDE, SIDE);
  PAINTERS[stuff](pen);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
