// Writes PNG files: of dots in full colour, or of places in a palette, which are several times smaller.
import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGBA = 6;
const PALETTE = 3;

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/**
 * Dots of 8-bit RGBA; with a palette (a list of [r, g, b]) each dot is a place in it.
 * @param {number[][] | null} palette
 */
export function pngOf(dots, width, height, palette = null) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, palette ? PALETTE : RGBA, 0, 0, 0], 8);
  const row = width * (palette ? 1 : 4);
  const rows = Buffer.alloc(height * (row + 1)); // every row begins with its filter: none
  for (let y = 0; y < height; y++) rows.set(dots.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3))))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
