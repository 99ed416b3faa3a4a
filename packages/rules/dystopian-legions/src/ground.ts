import {
  type AreaSet,
  area,
  areaSet,
  disc,
  line,
  NORTH,
  outline,
  type PolygonMap,
  polygonMap,
  type Shape,
  STEPS,
  stepFrom,
} from '@sandtable/geometry/plane';
import { TERRAIN, type TerrainId } from './content/terrain.js';
import type { TerrainKind } from './content/types.js';
import { baseRadius, INCH, units } from './inches.js';
import { replaced } from './mars/judge.js';
import { spoken } from './mars/mars.js';
import type { Profile } from './profile.js';
import type { Battle, Match, Smoke, Spot } from './state.js';
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
  /** Whoever enters first sets it off (DL-MIN-04). */
  readonly trapped: boolean;
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
/** Hard slopes, where a piece was declared so (DL-TBL-09). */
const DIFFICULT = ['difficult', 'difficult', 'difficult'] as const;
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
    cover: building ? FORTIFIED : kind.cover, // DL-BLD-02
    building,
    elevated: piece.elevated ?? kind.elevated ?? false,
    capacity: piece.capacity ?? CAPACITY,
    trapped: piece.boobyTrapped ?? false,
    going: building
      ? IMPASSABLE
      : piece.difficult
        ? DIFFICULT
        : [onFoot, difficultWire ? 'difficult' : onHorse, onTracks],
  };
}

function groundOfMatch(match: Match, shifts: Battle['shifts']): Ground {
  const { battlefield } = match;
  const pieces = battlefield.terrain.map((piece) => pieceOf(match, shifted(piece, shifts)));
  const areas = pieces.filter(({ kind }) => kind.kind === 'area');
  return {
    length: units(battlefield.length),
    width: units(battlefield.width),
    areas,
    lines: pieces.filter(({ kind }) => kind.kind === 'linear'),
    ...mapOf(areas),
    houses: areas.flatMap(({ building }, i) => (building ? [i] : [])),
    trenches: areas.flatMap(({ kind, building }, i) => (kind.infantryClearWhileOccupying && !building ? [i] : [])),
  };
}

type Terrain = Match['battlefield']['terrain'][number];

/** Where a piece lies after its shifts (DL-TBL-08). */
function shifted(piece: Terrain, shifts: Battle['shifts']): Terrain {
  const own = shifts.filter((shift) => shift.piece === piece.id);
  if (own.length === 0) return piece;
  const [dx, dy] = [own.reduce((sum, { x }) => sum + x, 0) / INCH, own.reduce((sum, { y }) => sum + y, 0) / INCH];
  return { ...piece, points: piece.points.map(([x, y]) => [x + dx, y + dy] as const) };
}

const grounds = new WeakMap<Match | Battle['shifts'], Ground>();
const smoked = new WeakMap<readonly Smoke[], Ground>();

/** The ground as it is now. Pieces of smoke come last, so that all others keep their places. */
export function groundOf({ match, smoke, shifts }: Battle): Ground {
  const key = shifts.length === 0 ? match : shifts;
  let ground = grounds.get(key);
  if (!ground) {
    ground = groundOfMatch(match, shifts);
    grounds.set(key, ground);
  }
  if (smoke.length === 0) return ground;
  let clouded = smoked.get(smoke);
  if (!clouded) {
    clouded = inSmoke(ground, smoke);
    smoked.set(smoke, clouded);
  }
  return clouded;
}

/** Half as wide as a cloud, and half as long as a barrier (DL-SMK-01, DL-SMK-03). */
export const HALF_SMOKE = 2.5 * INCH;

/** A cloud is a full circle (DL-GEO-05), a barrier a straight line of five inches. */
export function smokeShape({ kind, x, y, fx, fy }: Smoke): Shape {
  if (kind === 'cloud') return disc({ x, y }, HALF_SMOKE);
  const towards = { x: fx, y: fy };
  return line([stepFrom({ x, y }, towards, 0, HALF_SMOKE), stepFrom({ x, y }, towards, STEPS / 2, HALF_SMOKE)]);
}

/** A marker of 25 mm (DL-MIN-01). */
export function mineShape({ x, y }: Spot): Shape {
  return disc({ x, y }, MINE);
}
const MINE = baseRadius(25);

function inSmoke(ground: Ground, smoke: readonly Smoke[]): Ground {
  const pieces = smoke.map((one, n): Piece => {
    const terrain: TerrainId = one.kind === 'cloud' ? 'smokeCloud' : 'smokeBarrier';
    const kind: TerrainKind = TERRAIN[terrain];
    const shape = smokeShape(one);
    const piece = { id: `smoke${n + 1}`, terrain, kind, shape, edge: shape, cover: kind.cover, building: false };
    return { ...piece, elevated: false, capacity: 0, trapped: false, going: kind.movement };
  });
  const areas = [...ground.areas, ...pieces.filter(({ kind }) => kind.kind === 'area')];
  return {
    ...ground,
    areas,
    lines: [...ground.lines, ...pieces.filter(({ kind }) => kind.kind === 'linear')],
    ...mapOf(areas),
  };
}

/** Where paths are walked a circle is a polygon of 48 sides, less than a hundredth of an inch inside it. */
function corneredCircle({ at, radius }: Shape): Shape {
  return area(
    Array.from({ length: STEPS }, (_, k) => [
      stepFrom(at, NORTH, k, radius),
      stepFrom(at, HALF_STEP, k, radius),
    ]).flat(),
  );
}
/** Seven and a half degrees clockwise of north. */
const HALF_STEP = { x: 130_526, y: 991_445 };

function mapOf(areas: readonly Piece[]): Pick<Ground, 'map' | 'roads'> {
  return {
    map: polygonMap(areas.map(({ shape }) => (shape.kind === 'point' ? corneredCircle(shape) : shape))),
    roads: areaSet(areas.length, (i) => areas[i]!.terrain === 'road'),
  };
}

const GOING = spoken('path.going');

/** What a piece is to a model, its rules considered (DL-TER-05, DL-TER-10, DL-PRO-09). */
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
