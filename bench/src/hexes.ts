import { hexGrid, line, range, ring, sees, sightTable } from '@sandtable/geometry/hex';
import { SeededDice } from '@sandtable/kernel';
import { defineHex, Grid, line as peerLine, ring as peerRing, spiral as peerSpiral, rectangle } from 'honeycomb-grid';
import type { Work } from './measure.js';
import { atLeast, type Bench, ratioOf } from './result.js';

// Lines, rings and ranges on the same 13 rows of 14 hexes. Both sides leave out what is off the board, so both give the
// same cells; a line's ties may fall to either side.

const ROWS = 13;
const COLUMNS = 14;
const RADIUS = 3;
const QUERIES = 1000;

const places = Array.from({ length: ROWS * COLUMNS }, (_, i) => ({ row: Math.floor(i / COLUMNS), col: i % COLUMNS }));

export const ourGrid = hexGrid(places.map(({ row, col }) => ({ x: 2 * col + (row % 2), r: row })));
export const peerGrid = new Grid(defineHex(), rectangle({ width: COLUMNS, height: ROWS }));

/** The same pairs for both: our cells are numbered as the other grid's hexes come. */
const dice = new SeededDice('hexes');
const froms = Array.from({ length: QUERIES }, () => dice.below(ourGrid.size));
const tos = Array.from({ length: QUERIES }, () => dice.below(ourGrid.size));
const peerHexes = peerGrid.toArray();

/** What was found, counted so that no compiler can leave the work out. */
export const found = { cells: 0 };

function ours(name: string, unit: string, query: (from: number, to: number) => number): Work {
  return {
    name,
    unit,
    run() {
      for (let again = 0; again < 50; again++)
        for (let i = 0; i < QUERIES; i++) found.cells += query(froms[i]!, tos[i]!);
      return 50 * QUERIES;
    },
  };
}

type PeerHex = (typeof peerHexes)[number];

function theirs(unit: string, query: (from: PeerHex, to: PeerHex) => number): Work {
  return {
    name: 'honeycomb-grid',
    unit,
    run() {
      for (let i = 0; i < QUERIES; i++) found.cells += query(peerHexes[froms[i]!]!, peerHexes[tos[i]!]!);
      return QUERIES;
    },
  };
}

const out = new Uint16Array(ourGrid.size);

export const LINES = {
  ours: ours('geometry', 'lines', (from, to) => line(ourGrid, from, to, out)),
  theirs: theirs('lines', (start, stop) => peerGrid.traverse(peerLine({ start, stop })).size),
};
export const RINGS = {
  ours: ours('geometry', 'rings', (from) => ring(ourGrid, from, RADIUS, out)),
  theirs: theirs('rings', (center) => peerGrid.traverse(peerRing({ center, radius: RADIUS })).size),
};
export const RANGES = {
  ours: ours('geometry', 'ranges', (from) => range(ourGrid, from, RADIUS, out)),
  theirs: theirs('ranges', (start) => peerGrid.traverse(peerSpiral({ start, radius: RADIUS })).size),
};

/** A quarter of the cells opaque, some elevated, and forty units standing about. */
function sight(): Work {
  const some = (share: number) => Uint8Array.from({ length: ourGrid.size }, () => (dice.below(100) < share ? 1 : 0));
  const table = sightTable(ourGrid, { opaque: some(25), elevated: some(8), sides: 'pair' });
  const occupied = some(22);
  return ours('geometry', 'queries', (from, to) => (sees(table, from, to, occupied) ? 1 : 0));
}

export const hexesBench: Bench = {
  name: 'hexes',
  run: () => [
    ratioOf(
      'hex-lines',
      'lines on a board of 13x14 / honeycomb-grid on its grid',
      LINES.ours,
      LINES.theirs,
      atLeast(45),
    ),
    ratioOf('hex-rings', 'rings of radius 3 there / honeycomb-grid', RINGS.ours, RINGS.theirs, atLeast(70)),
    ratioOf('hex-ranges', 'ranges of radius 3 there / honeycomb-grid', RANGES.ours, RANGES.theirs, atLeast(85)),
    ratioOf(
      'hex-sight',
      'lines of sight on a fixed board / honeycomb-grid’s lines',
      sight(),
      LINES.theirs,
      atLeast(100),
    ),
  ],
};
