import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with keys in order, so that equal data has equal text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const object = value as Record<string, unknown>;
  const fields = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${fields.join(',')}}`;
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. What both share is not gone through. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = a as Readonly<Record<string, unknown>>;
  const other = b as Readonly<Record<string, unknown>>;
  let fields = 0;
  for (const key in one) {
    if (!(key in other) || !alike(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

/** A short fingerprint of plain data: equal data, equal fingerprint, on every machine. Not for secrets. */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0xc2b2ae35) + (b >>> 13);
  }
  a = Math.imul(a ^ (a >>> 16), 0x45d9f3b);
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d);
  return (
    ((a ^ (a >>> 16)) >>> 0).toString(16).padStart(8, '0') + ((b ^ (b >>> 13)) >>> 0).toString(16).padStart(8, '0')
  );
}

/** SHA-256 of a text: what binds a secret, and what names data by what it is. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
