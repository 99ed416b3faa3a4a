import { describe, expect, test } from 'vitest';
import { movesToOwn } from '../src/index.js';

describe('back to one’s own last decision', () => {
  const moments = [
    { seat: null, did: 'open', moves: 0, events: 2 },
    { seat: 'A', did: 'answer', moves: 1, events: 3 },
    { seat: 'B', did: 'answer', moves: 2, events: 6 },
    { seat: null, did: 'roll', moves: 3, events: 7 },
    { seat: 'B', did: 'undo', moves: 1, events: 8 },
    { seat: 'B', did: 'answer', moves: 2, events: 9 },
  ] as const;

  test.each([
    ['A', 6, 2],
    ['B', 6, 1],
    ['A', 4, 3],
    ['B', 4, 2],
    ['B', 5, 1],
    ['C', 6, 1],
  ])('%s, after %i moments, takes back %i moves', (seat, known, moves) => {
    expect(movesToOwn(moments.slice(0, known), seat)).toBe(moves);
  });

  test.each([
    ['B', 2, 6, 1],
    ['A', 2, 6, null],
    ['A', 2, 4, null],
    ['B', 2, 4, 2],
    ['B', 3, 4, null],
    ['B', 4, 6, 1],
    ['A', 4, 5, null],
    ['A', 4, 6, null],
  ])('%s, where the moments from %i on are known and there are %i: %s', (seat, from, known, moves) => {
    expect(movesToOwn(moments.slice(from, known), seat)).toBe(moves);
  });
});
