import { Referee, type Session } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { Lines, serveLines } from '../src/commands/referee.js';

const nobody = (): Session => new Referee([]).session();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function served(pieces: readonly Uint8Array[], longest?: number): Promise<string[]> {
  let out = '';
  async function* input() {
    yield* pieces;
  }
  await serveLines(nobody(), input(), async (text) => void (out += text), longest);
  return out.split('\n').slice(0, -1);
}

describe('JSON lines', () => {
  test('however they are cut into pieces, also inside a letter', async () => {
    const text = bytes('{"id":"ä","do":"games"}\r\n\n  \n{"id":2,"do":"games"}');
    const whole = await served([text]);
    expect(whole.map((line) => JSON.parse(line).id)).toEqual(['ä', 2]);
    for (let cut = 1; cut < text.length; cut++)
      expect(await served([text.slice(0, cut), text.slice(cut)])).toEqual(whole);
  });

  test('a bad line is answered and the next one too', async () => {
    const lines = await served([bytes('nonsense\n\u0000\n{"do":"games"}\n')]);
    expect(lines.map((line) => JSON.parse(line).ok)).toEqual([false, false, true]);
  });

  test('a line that is too long is not kept, and is answered once', async () => {
    const lines = await served([bytes('x'.repeat(30)), bytes(`${'x'.repeat(30)}\n{"do":"games"}\n`)], 40);
    expect(JSON.parse(lines[0]!).error.message).toBe('the line is longer than 40 characters, expected a shorter one');
    expect(JSON.parse(lines[1]!).ok).toBe(true);
    expect(lines).toHaveLength(2);
    expect([...new Lines(3).add('abcdef\nab\n')]).toEqual([null, 'ab']);
  });

  test('it reads on only when its replies were taken', async () => {
    let taken = 0;
    let readBeyond = 0;
    async function* input() {
      for (let i = 1; i <= 20; i++) {
        readBeyond = Math.max(readBeyond, i - 1 - taken);
        yield bytes('{"do":"games"}\n');
      }
    }
    await serveLines(nobody(), input(), async () => {
      await new Promise((resolve) => setImmediate(resolve));
      taken++;
    });
    expect(taken).toBe(20);
    expect(readBeyond).toBe(0);
  });
});
