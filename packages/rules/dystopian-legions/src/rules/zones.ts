import { area, isWhollyInRegion, line, overlaps, type Region, type Shape } from '@sandtable/geometry/plane';
import { groundOf } from '../ground.js';
import { EPS, INCH, units } from '../inches.js';
import type { Battle, Spot } from '../state.js';
import { type BySide, type MapId, otherSide, type Side } from '../terms.js';

// Deployment maps (4.4), each with the parts of DL-MAP-01. Everything of a map is told for its own zones A and B; which is whose the battle says.

interface Zone {
  readonly main: Region;
  readonly scouting: Region;
  /** Of B in a Surprise Attack (DL-MAP-06). */
  readonly advanced: Region;
  /** The lines of its Reserves Edge. */
  readonly reserves: readonly Shape[];
  /** Everything past the centre line as this zone sees it, well beyond the table. */
  readonly beyond: Region;
}

export interface DeploymentMap {
  readonly zones: BySide<Zone>;
  /** The lines of both flank edges, the one named first in the book first. */
  readonly flanks: readonly [readonly Shape[], readonly Shape[]];
  readonly flankNames: readonly [string, string];
  readonly centreLine: readonly [Spot, Spot];
}

type Pair = readonly [number, number];
const spots = (points: readonly Pair[]): Spot[] => points.map(([x, y]) => ({ x: units(x), y: units(y) }));
const zone = (...points: Pair[]): Shape => area(spots(points));
const edge = (...points: Pair[]): Shape => line(spots(points));
const box = (left: number, bottom: number, right: number, top: number): Shape =>
  zone([left, bottom], [right, bottom], [right, top], [left, top]);

const WIDTH = 48;
/** How far "past the centre line" reaches beyond the table. */
const FAR = 60;

/** Both halves of a table parted along y, then along x. */
const northAndSouth = (length: number, y: number): BySide<Region> => ({
  A: [box(-FAR, y, length + FAR, WIDTH + FAR)],
  B: [box(-FAR, -FAR, length + FAR, y)],
});

/** DL-MAP-03 and DL-MAP-06 differ in how deep B stands. */
function frontal(length: number, [main, scouting]: Pair, advanced: Region): DeploymentMap {
  const beyond = northAndSouth(length, WIDTH / 2);
  return {
    zones: {
      A: {
        main: [box(0, 0, length, 12)],
        scouting: [box(0, 0, length, 18)],
        advanced: [],
        reserves: [edge([0, 0], [length, 0])],
        beyond: beyond.A,
      },
      B: {
        main: [box(0, main, length, WIDTH)],
        scouting: [box(0, scouting, length, WIDTH)],
        advanced,
        reserves: [edge([0, WIDTH], [length, WIDTH])],
        beyond: beyond.B,
      },
    },
    flanks: [[edge([0, 12], [0, main])], [edge([length, 12], [length, main])]],
    flankNames: ['west', 'east'],
    centreLine: [
      { x: 0, y: units(WIDTH / 2) },
      { x: units(length), y: units(WIDTH / 2) },
    ],
  };
}

/** DL-MAP-04. */
function meetingEngagement(length: number): DeploymentMap {
  const deep = Math.max(12, (length - 36) / 2);
  const middle = length / 2;
  return {
    zones: {
      A: {
        main: [box(0, 0, deep, WIDTH)],
        scouting: [box(0, 0, deep + 6, WIDTH)],
        advanced: [],
        reserves: [edge([0, 0], [0, WIDTH])],
        beyond: [box(middle, -FAR, length + FAR, WIDTH + FAR)],
      },
      B: {
        main: [box(length - deep, 0, length, WIDTH)],
        scouting: [box(length - deep - 6, 0, length, WIDTH)],
        advanced: [],
        reserves: [edge([length, 0], [length, WIDTH])],
        beyond: [box(-FAR, -FAR, middle, WIDTH + FAR)],
      },
    },
    flanks: [[edge([deep, 0], [length - deep, 0])], [edge([deep, WIDTH], [length - deep, WIDTH])]],
    flankNames: ['south', 'north'],
    centreLine: [
      { x: units(middle), y: 0 },
      { x: units(middle), y: units(WIDTH) },
    ],
  };
}

/** DL-MAP-05. */
function obliqueContact(length: number): DeploymentMap {
  const middle = length / 2;
  const half = WIDTH / 2;
  return {
    zones: {
      A: {
        main: [zone([0, 0], [middle, 0], [0, half])],
        scouting: [zone([0, 0], [(4 * middle) / 3, 0], [0, (4 * half) / 3])],
        advanced: [],
        reserves: [edge([0, half], [0, 0]), edge([0, 0], [middle, 0])],
        beyond: [zone([-length, 2 * WIDTH], [2 * length, -WIDTH], [2 * length, 2 * WIDTH])],
      },
      B: {
        main: [zone([length, WIDTH], [middle, WIDTH], [length, half])],
        scouting: [zone([length, WIDTH], [(2 * middle) / 3, WIDTH], [length, (2 * half) / 3])],
        advanced: [],
        reserves: [edge([length, half], [length, WIDTH]), edge([length, WIDTH], [middle, WIDTH])],
        beyond: [zone([2 * length, -WIDTH], [-length, 2 * WIDTH], [-length, -WIDTH])],
      },
    },
    flanks: [
      [edge([0, half], [0, WIDTH]), edge([0, WIDTH], [middle, WIDTH])],
      [edge([middle, 0], [length, 0]), edge([length, 0], [length, half])],
    ],
    flankNames: ['north-west', 'south-east'],
    centreLine: [
      { x: 0, y: units(WIDTH) },
      { x: units(length), y: 0 },
    ],
  };
}

export function deploymentMap(id: MapId, length: number): DeploymentMap {
  switch (id) {
    case 'advancingLines':
      return frontal(length, [36, 30], []);
    case 'meetingEngagement':
      return meetingEngagement(length);
    case 'obliqueContact':
      return obliqueContact(length);
    case 'surpriseAttack':
      return frontal(length, [38, 32], [box(length / 3, 26, (2 * length) / 3, 38)]);
  }
}

const maps = new Map<string, DeploymentMap>();

export function mapOf(b: Battle): DeploymentMap {
  const { length } = b.match.battlefield;
  const key = `${b.map} ${length}`;
  let map = maps.get(key);
  if (!map) {
    map = deploymentMap(b.map, length);
    maps.set(key, map);
  }
  return map;
}

/** The zone of the map that is a side's. */
export function zoneOf(b: Battle, side: Side): Zone {
  return mapOf(b).zones[b.setup.zones[side]];
}

/** Its Reserves Edge is "home", "deployment edge" and "friendly board edge" alike (DL-MAP-10). */
export function homeEdge(b: Battle, side: Side): readonly Shape[] {
  return zoneOf(b, side).reserves;
}

export function flankEdge(b: Battle, side: Side): readonly Shape[] {
  return mapOf(b).flanks[b.setup.flanks[side]];
}

/** Whether a whole base or hull is in a zone (DL-MAP-09). */
export function isInZone(region: Region, shape: Shape): boolean {
  return isWhollyInRegion(region, shape, EPS);
}

/** The whole table but the enemy's Main and Advanced zones (DL-MAP-08). */
export function isInInfiltratorZone(b: Battle, side: Side, shape: Shape): boolean {
  const { main, advanced } = zoneOf(b, otherSide(side));
  return ![...main, ...advanced].some((region) => overlaps(shape, region, EPS));
}

/** Whether a whole base or hull is past the centre line, as a side sees it (DL-GEO-33). */
export function isPastCentre(b: Battle, side: Side, shape: Shape): boolean {
  return isWhollyInRegion(zoneOf(b, side).beyond, shape, -EPS);
}

/** The side of a Centre Ground sector (DL-OBJ-03). */
export const SECTOR = 24 * INCH;

export function sectorsOf(b: Battle): { readonly columns: number; readonly rows: number } {
  const { length, width } = groundOf(b);
  return { columns: length / SECTOR, rows: width / SECTOR };
}
