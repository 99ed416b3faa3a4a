/**
 * Fingerprints of plain data, for telling answers and views apart in search: equal data, equal fingerprint. Unlike the
 * kernel's `hashOf` no text is built, because search takes a million of them a second; 32 bits are enough to tell a few
 * hundred answers apart, and a mistake would only mix two statistics.
 */
const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) + b;
  return (h ^ (h >>> 16)) | 0;
}

export function likeness(value: unknown): number {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) return mix(0x1d, value);
      float[0] = value;
      return mix(words[0]!, words[1]!);
    case 'string':
      return ofText(value);
    case 'boolean':
      return value ? 0x2b : 0x2c;
    case 'object':
      return value === null ? 0x2d : Array.isArray(value) ? ofList(value) : ofFields(value as Record<string, unknown>);
    default:
      return 0x2e;
  }
}

function ofText(text: string): number {
  let h = 0x3f ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(0x2f, h);
}

function ofList(list: readonly unknown[]): number {
  let h = 0x4f ^ list.length;
  for (let i = 0; i < list.length; i++) h = mix(h, likeness(list[i]));
  return h;
}

/** Fields are summed, so their order does not matter. */
function ofFields(fields: Record<string, unknown>): number {
  let h = 0x5f;
  for (const key in fields) h = (h + mix(ofText(key), likeness(fields[key]))) | 0;
  return mix(0x60, h);
}
