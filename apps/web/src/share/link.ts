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

/** What a link holds. Throws a sentence for a person where that is no game. */
export async function unpackGame(data: string): Promise<Shared> {
  if (!data.startsWith(FORM)) throw new Error('The link was made by another version of Sandtable.');
  let found: unknown;
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromLetters(data.slice(FORM.length)));
    found = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error('The link is damaged, or a part of it was cut off.');
  }
  const { title, record } = (found ?? {}) as Partial<Shared>;
  if (typeof title !== 'string' || record === null || typeof record !== 'object')
    throw new Error('The link holds no game.');
  return { title, record }; // the referee checks the record
}

async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // A stream that fails rejects both ends; the reading end tells.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
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
