import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, hmacSha256, sha256, utf8 } from '../src/index.js';

const bytes = fc.uint8Array({ maxLength: 300 });

test('SHA-256 is that of Node, for any message', () => {
  fc.assert(fc.property(bytes, (m) => hex(sha256(m)) === createHash('sha256').update(m).digest('hex')));
});

test.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128])('SHA-256 of %i bytes, around the edges of blocks', (n) => {
  const message = new Uint8Array(n).fill(0x61);
  expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
});

test('HMAC-SHA-256 is that of Node, for short and for long keys', () => {
  fc.assert(
    fc.property(bytes, bytes, (k, m) => hex(hmacSha256(k, m)) === createHmac('sha256', k).update(m).digest('hex')),
  );
});

test('UTF-8 is that of Node, for any text, broken pairs included', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (s) => hex(utf8(s)) === Buffer.from(s, 'utf8').toString('hex')));
  for (const text of ['', 'a', 'é', '€', '😀', '\ud800', '\udc00x', 'x\ud83d'])
    expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
});

test('the constants do not hang on the last bit of a root: other engines compute the same ones', () => {
  const primes = Array.from({ length: 311 }, (_, i) => i + 1).filter(
    (n) => n > 1 && !/^(11+?)\1+$/.test('1'.repeat(n)),
  );
  expect(primes).toHaveLength(64);
  for (const prime of primes) {
    const scaled = (Math.cbrt(prime) % 1) * 2 ** 32;
    expect(Math.min(scaled % 1, 1 - (scaled % 1))).toBeGreaterThan(1e-4);
  }
});
