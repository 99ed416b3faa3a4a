import { line, range, ring } from '@sandtable/geometry/hex';
import { Game } from '@sandtable/kernel';
import { line as peerLine, ring as peerRing, spiral as peerSpiral } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { Client } from '../src/boardgame.js';
import { columnRace } from '../src/games/column-race.js';
import { peerColumnRace } from '../src/games/column-race-peer.js';
import { diceRace, GO, peerRace } from '../src/games/dice-race.js';
import { randomRecord } from '../src/games/random-battle.js';
import { ourGrid, peerGrid } from '../src/hexes.js';
import { replayed } from '../src/replayed.js';
import { LINES_OF_SIGHT, linePassed, pairs, slowPassed } from '../src/zones.js';

// What is held against each other must be the same work.

const peerHexes = peerGrid.toArray();
const places = peerHexes.map((hex) => `${hex.col},${hex.row}`);
const out = new Uint16Array(ourGrid.size);
const inOrder = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);
const ours = (count: number) => inOrder(out.subarray(0, count));
const theirs = (grid: typeof peerGrid) => inOrder(grid.toArray().map((hex) => places.indexOf(`${hex.col},${hex.row}`)));

describe('honeycomb-grid', () => {
  test('numbers the same hexes in the same order', () => {
    const cells = peerHexes.map((hex) => ourGrid.indexOf(2 * hex.col + (hex.row & 1), hex.row));
    expect(cells).toEqual(peerHexes.map((_, cell) => cell));
  });

  test('has the same rings and ranges', () => {
    for (const [cell, center] of peerHexes.entries()) {
      expect(ours(ring(ourGrid, cell, 3, out))).toEqual(theirs(peerGrid.traverse(peerRing({ center, radius: 3 }))));
      const spiral = peerSpiral({ start: center, radius: 3 });
      expect(ours(range(ourGrid, cell, 3, out))).toEqual(theirs(peerGrid.traverse(spiral)));
    }
  });

  test('draws lines of the same length, but for ties at the rim', () => {
    let different = 0;
    for (let a = 0; a < ourGrid.size; a++)
      for (let b = 0; b < ourGrid.size; b += 3) {
        const { size } = peerGrid.traverse(peerLine({ start: peerHexes[a]!, stop: peerHexes[b]! }));
        if (line(ourGrid, a, b, out) !== size) different++;
      }
    expect(different / (ourGrid.size * (ourGrid.size / 3))).toBeLessThan(0.02);
  });
});

describe('boardgame.io', () => {
  test('races to the same goal, turn by turn', () => {
    const client = peerRace(100, '7');
    const game = Game.open(diceRace, { setup: { goal: 100 }, dice: { kind: 'seeded', seed: 7 } });
    let moves = 0;
    while (client.getState().ctx.gameover === undefined) {
      expect(client.getState().ctx.currentPlayer).toBe(String(moves++ % 2));
      client.moves.go!();
    }
    while (!game.over) game.choose(GO);
    for (const at of [client.getState().G.at, game.state.at]) {
      expect(Math.max(...at)).toBeGreaterThanOrEqual(100);
      expect(Math.min(...at)).toBeLessThan(100);
    }
  });

  test('climbs the same columns by the same dice', () => {
    const client = Client({ game: { ...peerColumnRace, seed: '3' }, numPlayers: 2, debug: false });
    const faces: number[] = [];
    const columns: number[] = [];
    while (client.getState().ctx.gameover === undefined) {
      const { G, ctx } = client.getState();
      const moves = peerColumnRace.ai!.enumerate(G, ctx);
      const [column] = moves[columns.length % moves.length]!.args as [number];
      client.moves.climb!(column);
      // A climb that ends at the top may have been by a higher face: the least of them will do.
      const at = 5 * Number(ctx.currentPlayer) + column;
      faces.push(client.getState().G.climbed[at]! - G.climbed[at]!);
      columns.push(column);
    }
    const game = Game.open(columnRace, { setup: {}, dice: { kind: 'scripted', faces } });
    for (const column of columns) expect(game.choose(column)).toBeNull();
    expect(game.over).toBe(true);
    const { climbed, closed, owned } = client.getState().G;
    expect(game.state).toMatchObject({ climbed, closed, owned });
  });
});

test('a record comes to the same again, and to something else without its last answer', () => {
  const record = randomRecord({ scenario: 'SC-1' }, 1);
  expect(replayed(record)).toEqual(replayed(JSON.parse(JSON.stringify(record))));
  expect(replayed({ ...record, entries: record.entries.slice(0, -1) })).not.toEqual(replayed(record));
});

describe('lines of sight on zones', () => {
  test('pass as many zones in the plain version', () => {
    for (const [from, to] of pairs) expect(linePassed(from, to)).toBe(slowPassed(from, to));
    expect(LINES_OF_SIGHT.ours.run()).toBe(5 * LINES_OF_SIGHT.theirs.run());
  });
});
