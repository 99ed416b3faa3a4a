import { type PolygonMap, polygonsNear } from './map.js';
import type { Path } from './path.js';
import { distanceSquared } from './point.js';
import { spansInside } from './spans.js';

/**
 * A path over a map of areas, cut wherever it meets an edge of any of them: pieces in order, each with the areas it runs
 * inside of. To be filled again and again.
 */
export type Walk = {
  /** How many pieces there are; what the lists hold beyond is old. */
  pieces: number;
  /** How far along the path each piece starts and ends. */
  readonly from: number[];
  readonly to: number[];
  /** The areas each piece is inside of, as bits: `words` numbers for each piece, 32 areas in each. */
  readonly inside: number[];
  words: number;
  /** The length of the whole path. */
  length: number;
};

export function emptyWalk(): Walk {
  return { pieces: 0, from: [], to: [], inside: [], words: 1, length: 0 };
}

/** A set of areas of a map, as bits. */
export type AreaSet = readonly number[];

/** The areas of a map, out of so many, for which something holds. */
export function areaSet(count: number, holds: (area: number) => boolean): AreaSet {
  const words = new Array<number>(wordsFor(count)).fill(0);
  for (let i = 0; i < count; i++) if (holds(i)) words[i >> 5]! |= 1 << (i & 31);
  return words;
}

export function isIn(w: Walk, piece: number, area: number): boolean {
  return (w.inside[piece * w.words + (area >> 5)]! & (1 << (area & 31))) !== 0;
}

/** Whether a piece is inside some area of a set. */
export function isInAny(w: Walk, piece: number, areas: AreaSet): boolean {
  for (let i = 0, word = piece * w.words; i < w.words; i++, word++)
    if ((w.inside[word]! & areas[i]!) !== 0) return true;
  return false;
}

const near: number[] = []; // scratch
const spans: number[] = []; // scratch
const shares: number[] = []; // scratch: where an edge is met, in order
const edges: number[] = []; // scratch: whose edge it is
const here: number[] = []; // scratch: the areas around the present place

/**
 * Walks a path over a map and fills `out`. A piece is inside an area when all of it is strictly inside; what runs along an
 * edge is outside. Pieces shorter than `shortest` are left out.
 */
export function walk(map: PolygonMap, path: Path, shortest: number, out: Walk): void {
  out.words = wordsFor(map.polygons.length);
  out.pieces = 0;
  out.length = 0;
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1]!;
    const b = path[leg]!;
    const squared = distanceSquared(a, b);
    if (squared === 0) continue;
    const length = Math.sqrt(squared);
    const count = polygonsNear(map, a, b, near);
    let met = 0;
    for (let i = 0; i < count; i++) {
      const end = spansInside(a, b, map.polygons[near[i]!]!, spans, 0);
      for (let k = 0; k < end; k++) met = meet(met, spans[k]!, near[i]!);
    }
    for (let word = 0; word < out.words; word++) here[word] = 0;
    let from = 0;
    for (let i = 0; i < met; i++) {
      if ((shares[i]! - from) * length >= shortest)
        add(out, out.length + from * length, out.length + shares[i]! * length);
      from = shares[i]!;
      here[edges[i]! >> 5]! ^= 1 << (edges[i]! & 31); // in or out
    }
    if ((1 - from) * length >= shortest) add(out, out.length + from * length, out.length + length);
    out.length += length;
  }
}

function meet(met: number, share: number, area: number): number {
  let i = met;
  for (; i > 0 && shares[i - 1]! > share; i--) {
    shares[i] = shares[i - 1]!;
    edges[i] = edges[i - 1]!;
  }
  shares[i] = share;
  edges[i] = area;
  return met + 1;
}

function add(out: Walk, from: number, to: number): void {
  const piece = out.pieces++;
  out.from[piece] = from;
  out.to[piece] = to;
  for (let word = 0; word < out.words; word++) out.inside[piece * out.words + word] = here[word]!;
}

function wordsFor(areas: number): number {
  return Math.max(1, (areas + 31) >> 5);
}
