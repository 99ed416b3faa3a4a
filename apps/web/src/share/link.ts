import type { GameRecord } from '@sandtable/kernel';

// A whole game in an address: its record, compressed, in letters that an address may hold. No server is needed to read it.

/** Longer addresses are cut off by too many programs that pass them on. */
export const LONGEST = 16_000;

export interface Shared {
  readonly title: string;
  readonly record: GameRecord;
}

/** Raised when an older link could no longer be read. */
const FORM = '1';

/** The data of a link, whatever its length. The snapshot is left out: the record alone rebuilds the game. */
export async function packGame({ title, record }: Shared): Promise<string> {
  const text = JSON.stringify({ title, record: { ...record, snapshot: null } });
  return FORM + toLetters(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)));
}

/** Bytes of the largest game that is unpacked: one of a thousand answers has a fiftieth of it, and a short link can hold gigabytes. */
const LARGEST = 20_000_000;

/** What a link holds. Throws a sentence for a person where that is no game. */
export async function unpackGame(data: string): Promise<Shared> {
  if (!data.startsWith(FORM)) throw new Error('The link was made by another version of Sandtable.');
  let found: unknown;
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromLetters(data.slice(FORM.length)), LARGEST);
    found = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof TooLarge) throw new Error(`The link unpacks to more than ${LARGEST} bytes: that is no game.`);
    throw new Error('The link is damaged, or a part of it was cut off.');
  }
  const { title, record } = (found ?? {}) as Partial<Shared>;
  if (typeof title !== 'string' || record === null || typeof record !== 'object')
    throw new Error('The link holds no game.');
  return { title, record }; // the referee checks the record
}

class TooLarge extends Error {}

/** Bytes that go in at a time: what comes of them is counted before more is made. */
const PIECE = 1024;

async function through(
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const pieces = new ReadableStream<BufferSource>({
    pull(into) {
      if (at >= bytes.length) return into.close();
      into.enqueue(bytes.subarray(at, at + PIECE));
      at += PIECE;
    },
  });
  const reader = pieces.pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return whole;
}

/** base64url. */
function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
