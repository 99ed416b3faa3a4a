import { area, overlaps } from '@sandtable/geometry/plane';
import { SeededDice } from '@sandtable/kernel';
import { TERRAIN, type TerrainId } from './content/terrain.js';
import type { Battlefield, Spot, TerrainPiece } from './content/types.js';
import { EPS, units } from './inches.js';
import { deploymentMap } from './rules/zones.js';
import type { MapId } from './terms.js';

// Tables that nobody built (DL-TBL-10): half-turn symmetric, from a seed, so that a game can be told and played again.

/** What a table is made of: areas by their two sides, lines by their length. */
const KIT: readonly (readonly [TerrainId, number, number])[] = [
  ['forest', 12, 9],
  ['crops', 12, 8],
  ['hill', 12, 9],
  ['ruins', 6, 6],
  ['building', 5, 5],
  ['craters', 5, 4],
  ['tankTraps', 4, 4],
  ['trenches', 12, 3],
  ['lowWall', 8, 0],
  ['hedge', 9, 0],
  ['barbedWire', 9, 0],
];
const WIDTH = 48;
const TRIES = 200;
const PASSES = 3;
const APART = 2;
/** The least and the most of the table that area terrain covers, roads and shallow water aside (DL-TBL-03, DL-RUL-05). */
export const LEAST_COVER = 0.25;
export const MOST_COVER = 0.334;
const LINES = 2; // DL-TBL-10e
const TYPES = 4; // DL-TBL-04
const NOT_COUNTED: readonly TerrainId[] = ['road', 'shallowWater'];

interface Laid {
  readonly terrain: TerrainId;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const isLine = ({ terrain }: Pick<Laid, 'terrain'>): boolean => TERRAIN[terrain].kind === 'linear';

export function generatedTable(seed: number, length: 48 | 72 | 96, map: MapId): Battlefield {
  const chance = new SeededDice(`table ${seed} ${length} ${map}`);
  for (;;) {
    const laid = laidOut(chance, length, map);
    if (laid === null) continue; // DL-TBL-10f
    const terrain = laid.map((piece, n): TerrainPiece => ({ id: `${piece.terrain}${n + 1}`, ...drawn(piece) }));
    return { id: `generated-${seed}`, name: `A table from seed ${seed}`, length, width: WIDTH, terrain };
  }
}

function drawn({ terrain, x, y, w, h }: Laid): Omit<TerrainPiece, 'id'> {
  const corners: Spot[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return { terrain, points: w === 0 || h === 0 ? [corners[0]!, corners[2]!] : corners };
}

/** Up to three passes through the kit (DL-TBL-10a); null where that is not enough. */
function laidOut(chance: SeededDice, length: number, map: MapId): Laid[] | null {
  const kit = [...KIT];
  for (let k = kit.length - 1; k > 0; k--) {
    const other = chance.below(k + 1);
    [kit[k], kit[other]] = [kit[other]!, kit[k]!];
  }
  const laid: Laid[] = [];
  for (let pass = 0; pass < PASSES; pass++)
    for (const [terrain, long, deep] of kit) {
      const covered = coverOf(laid, length);
      if (isDone(laid, covered)) return laid;
      if (covered >= LEAST_COVER && !isLine({ terrain })) continue; // DL-TBL-10d
      for (let n = 0; n < TRIES; n++) {
        const turned = chance.below(2) === 1; // DL-TBL-10b
        const [w, h] = turned ? [deep, long] : [long, deep];
        const one: Laid = { terrain, x: chance.below(length - w + 1), y: chance.below(WIDTH - h + 1), w, h };
        const twin: Laid = { ...one, x: length - one.x - w, y: WIDTH - one.y - h };
        if (!fits(laid, one, twin, length, map)) continue;
        laid.push(one, twin);
        break;
      }
    }
  return isDone(laid, coverOf(laid, length)) ? laid : null;
}

/** DL-TBL-10e, DL-TBL-04. */
function isDone(laid: readonly Laid[], covered: number): boolean {
  const types = new Set(laid.map(({ terrain }) => terrain));
  return covered >= LEAST_COVER && laid.filter(isLine).length >= 2 * LINES && types.size >= TYPES;
}

function coverOf(laid: readonly Laid[], length: number): number {
  return laid.reduce((sum, { w, h }) => sum + w * h, 0) / (length * WIDTH);
}

/** DL-TBL-10c. */
function fits(laid: readonly Laid[], one: Laid, twin: Laid, length: number, map: MapId): boolean {
  for (const other of [...laid, twin]) {
    const gap = gapOf(one, other);
    if (isLine(one) || isLine(other) ? gap <= 0 : gap < APART) return false;
  }
  if (!isLine(one) && coverOf([...laid, one, twin], length) > MOST_COVER) return false;
  if (one.terrain !== 'building' && one.terrain !== 'hill') return true;
  return [one, twin].every((piece) => !touchesMainZone(drawn(piece).points, length, map));
}

/** The gap between two pieces whose sides run along those of the table. */
function gapOf(a: Laid, b: Laid): number {
  const across = Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  const along = Math.max(a.y - b.y - b.h, b.y - a.y - a.h);
  return across > 0 && along > 0 ? Math.sqrt(across * across + along * along) : Math.max(across, along);
}

/** Whether a piece overlaps somebody's main zone (DL-TBL-05). */
export function touchesMainZone(points: readonly Spot[], length: number, map: MapId): boolean {
  const shape = area(points.map(([x, y]) => ({ x: units(x), y: units(y) })));
  const { A, B } = deploymentMap(map, length).zones;
  return [...A.main, ...B.main].some((zone) => overlaps(shape, zone, EPS));
}

/** The share of a table that its area terrain covers (DL-TBL-03). */
export function coverage({ length, width, terrain }: Battlefield): number {
  const sizes = terrain.map(({ terrain: type, points }) => {
    const id = type as TerrainId;
    if (TERRAIN[id].kind !== 'area' || NOT_COUNTED.includes(id)) return 0;
    const twice = points.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = points[(n + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0);
    return Math.abs(twice) / 2;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / (length * width);
}
