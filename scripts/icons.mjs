// The page's icons: three hexes of sand, wood and water, drawn once as shapes and written as SVG and as PNG.
import { pngOf } from './png.mjs';

const SIDE = 46; // of a square that just holds the three hexes with some air
const HEX = [
  [0, -20],
  [17.3, -10],
  [17.3, 10],
  [0, 20],
  [-17.3, 10],
  [-17.3, -10],
];
const hexAt = (x, y, colour) => ({ colour, points: HEX.map(([dx, dy]) => [x + dx, y + dy]) });
const HEXES = [hexAt(0, -15.5, '#d9b56a'), hexAt(-17.9, 15.6, '#4d6b1e'), hexAt(17.9, 15.6, '#2f6d9c')];
const GROUND = '#4a2d16';

/** As SVG: `rounded` is the share of the side that each corner takes. */
export function iconSvg(rounded = 0.2) {
  const box = 2 * SIDE;
  const hexes = HEXES.map(
    ({ colour, points }) => `<path fill="${colour}" d="M${points.map((p) => p.join(' ')).join('L')}z"/>`,
  );
  const ground = `<rect x="${-SIDE}" y="${-SIDE}" width="${box}" height="${box}" rx="${box * rounded}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SIDE} ${-SIDE} ${box} ${box}">${ground}${hexes.join('')}</svg>\n`;
}

/** As PNG, `size` pixels wide. A mask may cut the corners off: then the hexes are smaller and the ground has no corners. */
export function iconPng(size, { maskable = false } = {}) {
  const scale = (2 * SIDE * (maskable ? 1.3 : 1)) / size;
  const corner = maskable ? 0 : 0.2 * size;
  const colourAt = (px, py) => {
    if (outsideRounded(px, py, size, corner)) return null;
    const [x, y] = [(px - size / 2) * scale, (py - size / 2) * scale];
    return HEXES.find(({ points }) => inside(points, x, y))?.colour ?? GROUND;
  };
  const dots = Buffer.alloc(4 * size * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) dots.set(blended(x, y, colourAt), 4 * (y * size + x));
  return pngOf(dots, size, size);
}

/** Samples along a pixel's side: edges become smooth. */
const SAMPLES = 4;

const partsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const PARTS = new Map([GROUND, ...HEXES.map(({ colour }) => colour)].map((colour) => [colour, partsOf(colour)]));

function blended(x, y, colourAt) {
  const corner = colourAt(x, y);
  const plain = [1, 2, 3].every((i) => colourAt(x + (i % 2), y + (i >> 1)) === corner);
  if (plain) return corner === null ? [0, 0, 0, 0] : [...PARTS.get(corner), 255];
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const colour = colourAt(x + ((i % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES);
    if (colour === null) continue;
    PARTS.get(colour).forEach((part, at) => {
      sum[at] += part;
    });
    sum[3]++;
  }
  const seen = Math.max(sum[3], 1);
  return [sum[0] / seen, sum[1] / seen, sum[2] / seen, (255 * sum[3]) / (SAMPLES * SAMPLES)].map(Math.round);
}

function outsideRounded(x, y, size, corner) {
  const dx = Math.max(corner - x, x - (size - corner), 0);
  const dy = Math.max(corner - y, y - (size - corner), 0);
  return corner > 0 && Math.hypot(dx, dy) > corner;
}

function inside(points, x, y) {
  return points.every(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** Every icon the page and its manifest name, by path. */
export const icons = () => ({
  'icons/icon.svg': iconSvg(),
  'icons/icon-180.png': iconPng(180),
  'icons/icon-192.png': iconPng(192),
  'icons/icon-512.png': iconPng(512),
  'icons/icon-mask-512.png': iconPng(512, { maskable: true }),
});
