import {
  type AreaSet,
  area,
  areaSet,
  line,
  outline,
  type PolygonMap,
  polygonMap,
  type Shape,
} from '@sandtable/geometry/plane';
import { TERRAIN, type TerrainId } from './content/terrain.js';
import type { TerrainKind } from './content/types.js';
import { units } from './inches.js';
import { replaced } from './mars/judge.js';
import { spoken } from './mars/mars.js';
import type { Profile } from './profile.js';
import type { Battle, Match, Spot } from './state.js';
import { COLUMNS, type CoverLevel, type Going } from './terms.js';

// The table without models: what its terrain is to whom. Worked out once for a game.

export interface Piece {
  readonly id: string;
  readonly terrain: TerrainId;
  readonly kind: TerrainKind;
  /** An area or a line. */
  readonly shape: Shape;
  /** Of an area: its edge, as a line. */
  readonly edge: Shape;
  readonly cover: CoverLevel;
  readonly building: boolean;
  readonly elevated: boolean;
  readonly capacity: number;
  /** For infantry, cavalry and ironclads, before model rules. */
  readonly going: readonly [Going, Going, Going];
}

export interface Ground {
  readonly length: number;
  readonly width: number;
  readonly areas: readonly Piece[];
  readonly lines: readonly Piece[];
  readonly map: PolygonMap;
  readonly roads: AreaSet;
  readonly houses: readonly number[];
  /** Areas that are clear to infantry already in them (DL-TER-11). */
  readonly trenches: readonly number[];
}

const CAPACITY = 12; // DL-BLD-04
const IMPASSABLE = ['impassable', 'impassable', 'impassable'] as const;
const FORTIFIED = 3;

function pieceOf({ config }: Match, piece: Match['battlefield']['terrain'][number]): Piece {
  const terrain = piece.terrain as TerrainId;
  const kind: TerrainKind = TERRAIN[terrain];
  const points = piece.points.map(([x, y]) => ({ x: units(x), y: units(y) }));
  const shape = kind.kind === 'area' ? area(points) : line(points);
  // DL-RUL-28: all building rules replace its row except sight
  const dugIn = terrain === 'trenches' && config.trenchesAsBuildings;
  const building = kind.building === true || dugIn;
  const difficultWire = terrain === 'barbedWire' && config.barbedWireCavalry === 'difficult'; // DL-RUL-30
  const [onFoot, onHorse, onTracks] = kind.movement;
  return {
    id: piece.id,
    terrain,
    kind,
    shape,
    edge: kind.kind === 'area' ? outline(shape) : shape,
    cover: building ? FORTIFIED : kind.cover,
    building,
    elevated: piece.elevated ?? kind.elevated ?? false,
    capacity: piece.capacity ?? CAPACITY,
    going: building ? IMPASSABLE : [onFoot, difficultWire ? 'difficult' : onHorse, onTracks],
  };
}

function groundOfMatch(match: Match): Ground {
  const { battlefield } = match;
  const pieces = battlefield.terrain.map((piece) => pieceOf(match, piece));
  const areas = pieces.filter(({ kind }) => kind.kind === 'area');
  return {
    length: units(battlefield.length),
    width: units(battlefield.width),
    areas,
    lines: pieces.filter(({ kind }) => kind.kind === 'linear'),
    map: polygonMap(areas.map(({ shape }) => shape)),
    roads: areaSet(areas.length, (i) => areas[i]!.terrain === 'road'),
    houses: areas.flatMap(({ building }, i) => (building ? [i] : [])),
    trenches: areas.flatMap(({ kind, building }, i) => (kind.infantryClearWhileOccupying && !building ? [i] : [])),
  };
}

const grounds = new WeakMap<Match, Ground>();

export function groundOf({ match }: Battle): Ground {
  let ground = grounds.get(match);
  if (!ground) {
    ground = groundOfMatch(match);
    grounds.set(match, ground);
  }
  return ground;
}

const GOING = spoken('path.going');

/** What a piece is to a model, its rules considered (DL-TER-10, DL-PRO-09). */
export function goingFor(piece: Piece, of: Profile): Going {
  const bare = piece.going[COLUMNS.indexOf(of.column)]!;
  if (piece.building) return bare; // a house is no going: one is in it or out of it (DL-BLD-01)
  return replaced(bare, GOING, { of, kind: piece.kind.kind });
}

interface Rough {
  readonly difficult: AreaSet;
  readonly impassable: readonly number[];
  readonly hardLines: readonly number[];
  readonly closedLines: readonly number[];
}
const roughs = new WeakMap<Ground, Map<Profile, Rough>>();

/** The areas and lines that slow or stop a model, worked out once for each profile. */
export function roughFor(ground: Ground, of: Profile): Rough {
  let byProfile = roughs.get(ground);
  if (!byProfile) {
    byProfile = new Map();
    roughs.set(ground, byProfile);
  }
  let rough = byProfile.get(of);
  if (!rough) {
    const { areas, lines } = ground;
    const placesOf = (pieces: readonly Piece[], going: Going): number[] =>
      pieces.flatMap((piece, i) => (goingFor(piece, of) === going ? [i] : []));
    rough = {
      difficult: areaSet(areas.length, (i) => goingFor(areas[i]!, of) === 'difficult'),
      impassable: placesOf(areas, 'impassable'),
      hardLines: placesOf(lines, 'difficult'),
      closedLines: placesOf(lines, 'impassable'),
    };
    byProfile.set(of, rough);
  }
  return rough;
}

/** Whether a line of the ground still stands (DL-CRU-01). */
export function stands(b: Battle, place: number): boolean {
  return !b.crushed.includes(place);
}

export function areaAt(b: Battle, id: string): number {
  return groundOf(b).areas.findIndex((piece) => piece.id === id);
}

/** Whether the whole of a base or hull is on the table (DL-GEN-10). */
export function isOnTable(b: Battle, { left, right, top, bottom }: Shape): boolean {
  const { length, width } = groundOf(b);
  return left >= 0 && top >= 0 && right <= length && bottom <= width;
}

export function centreOf(b: Battle): Spot {
  const { length, width } = groundOf(b);
  return { x: length / 2, y: width / 2 };
}
