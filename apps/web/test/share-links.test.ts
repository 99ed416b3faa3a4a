import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGame, storedGames } from '../src/games/stored.js';
import { unpackGame } from '../src/share/link.js';
import { openShared } from '../src/share/open-shared.js';

vi.mock('../src/games/stored.js', () => ({ loadGame: vi.fn(), storedGames: vi.fn() }));

const letters = (text: string | Buffer): string => `1${deflateRawSync(text).toString('base64url')}`;
const gameOf = (title: string): string => letters(JSON.stringify({ title, record: {} }));

describe('a link that holds more than any game', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is refused, and unpacked no further than it is read', async () => {
    let unpacked = 0;
    const Real = DecompressionStream;
    class Counted {
      readonly writable: WritableStream;
      readonly readable: ReadableStream;
      constructor(form: CompressionFormat) {
        const stream = new Real(form);
        this.writable = stream.writable;
        this.readable = stream.readable.pipeThrough(
          new TransformStream({
            transform: (part, on) => {
              unpacked += part.length;
              on.enqueue(part);
            },
          }),
        );
      }
    }
    vi.stubGlobal('DecompressionStream', Counted);
    const bomb = letters(Buffer.alloc(220_000_000));
    expect(bomb.length).toBeLessThan(300_000);
    await expect(unpackGame(bomb)).rejects.toThrow('The link unpacks to more than 20000000 bytes: that is no game.');
    expect(unpacked).toBeGreaterThan(20_000_000);
    expect(unpacked).toBeLessThan(22_000_000);
  });

  test('of just as much it is read', async () => {
    const title = 'x'.repeat(19_000_000);
    expect((await unpackGame(gameOf(title))).title).toBe(title);
  });
});

describe('a link that was opened before', () => {
  const kept = new Map<string, string>();
  let opened = 0;
  beforeEach(() => {
    kept.clear();
    opened = 0;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.mocked(loadGame).mockImplementation(async () => ({ game: `game${++opened}` }) as never);
    vi.mocked(storedGames).mockImplementation(
      async () => Array.from({ length: opened }, (_, i) => ({ game: `game${i + 1}` })) as never,
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test('leads to the same game, and another link to another', async () => {
    const [one, two] = [gameOf('one'), gameOf('two')];
    expect(await openShared(one)).toBe('game1');
    expect(await openShared(one)).toBe('game1');
    expect(await openShared(two)).toBe('game2');
  });

  test('is known by all of its letters, not by the last forty', async () => {
    const data = gameOf('one');
    kept.set('sandtable.shared', JSON.stringify({ [data.slice(-40)]: 'another game' }));
    vi.mocked(storedGames).mockImplementation(async () => [{ game: 'another game' }] as never);
    expect(await openShared(data)).toBe('game1');
  });

  test.each(['null', '5', '"text"', '[]', '{', '{"x":null}', '{"x":{"y":1}}'])(
    'what is remembered as %s is dropped, not thrown at',
    async (spoilt) => {
      kept.set('sandtable.shared', spoilt);
      const data = gameOf('one');
      expect(await openShared(data)).toBe('game1');
      expect(await openShared(data)).toBe('game1');
      expect(Object.values(JSON.parse(kept.get('sandtable.shared')!))).toEqual(['game1']);
    },
  );
});
