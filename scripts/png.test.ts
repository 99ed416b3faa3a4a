import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { icons } from './icons.mjs';
import { pngOf } from './png.mjs';

/** The chunks of a PNG by name, as far as they are whole. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + size);
    at += size + 12;
  }
  return chunks;
}

test('two dots in full colour', () => {
  const { IHDR, IDAT } = chunksOf(pngOf(Buffer.from([1, 2, 3, 255, 4, 5, 6, 255]), 2, 1));
  expect([...IHDR!]).toEqual([0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  expect([...inflateSync(IDAT!)]).toEqual([0, 1, 2, 3, 255, 4, 5, 6, 255]);
});

test('the sum that closes a chunk is the one of the format', () => {
  const png = pngOf(Buffer.alloc(4), 1, 1);
  expect(png.subarray(-4).toString('hex')).toBe('ae426082'); // of IEND, which is always the same
});

test('every icon is drawn, its middle full and its corners empty or cut by a mask', () => {
  const { 'icons/icon-192.png': plain, 'icons/icon-mask-512.png': mask, 'icons/icon.svg': svg } = icons();
  const dot = (png: Buffer, size: number, x: number, y: number) => [
    ...inflateSync(chunksOf(png).IDAT!)
      .subarray(y * (4 * size + 1) + 1 + 4 * x)
      .subarray(0, 4),
  ];
  expect(dot(plain as Buffer, 192, 0, 0)[3]).toBe(0);
  expect(dot(plain as Buffer, 192, 96, 50)).toEqual([0xd9, 0xb5, 0x6a, 255]);
  expect(dot(mask as Buffer, 512, 0, 0)[3]).toBe(255);
  expect(svg).toContain('<path fill="#2f6d9c"');
});
