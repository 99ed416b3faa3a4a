import { type HexGrid, hexGrid, type SightTable } from '@sandtable/geometry/hex';
import { bug } from '@sandtable/kernel';
import { BUILT_IN, type Library, mergeContent } from './content/library.js';
import { decisionsOf, type UnitDecisions } from './decisions.js';
import { type Profile, profileOf } from './profile.js';
import { doubled, HEXES } from './rules/board.js';
import { sightOn } from './rules/line-of-sight.js';
import type { Battle, Match } from './state.js';
import { TERRAINS, type Terrain } from './terms.js';

/** The 176 hexes in play (QL-BRD-03): one grid for every board. */
export const GRID: HexGrid = hexGrid(HEXES.map((_, i) => ({ x: doubled(i).X, r: doubled(i).r })));

/** The letters of `Board.terrain`: those of the map sections, and one for ice. */
export const TERRAIN_LETTER: Readonly<Record<Terrain, string>> = {
  open: '.',
  forest: 'f',
  hill: 'h',
  swamp: 's',
  urban: 'u',
  water: 'w',
  ice: 'i',
};
export const TERRAIN_OF_LETTER: Readonly<Record<string, Terrain>> = Object.fromEntries(
  TERRAINS.map((terrain) => [TERRAIN_LETTER[terrain], terrain]),
);

/** What is worked out once per board and shared by every game on it. */
export interface BoardTables {
  /** Index into TERRAINS, by hex. */
  readonly terrain: Uint8Array;
  readonly sight: SightTable;
  /** Costs by hex for each list of costs by terrain that a profile has, made when first asked for. */
  readonly costs: WeakMap<Uint8Array, Uint8Array>;
}

/** What is worked out once per game: the profiles of its units and the tables of its board. */
export interface Tables {
  readonly library: Library;
  /** By unit index. */
  readonly profiles: readonly Profile[];
  /** Entry cost by unit index and hex while moving, and where it may come to rest. */
  readonly enter: readonly Uint8Array[];
  readonly rest: readonly Uint8Array[];
  /** What can be decided about each unit, by unit index. */
  readonly decisions: readonly UnitDecisions[];
  readonly board: BoardTables;
}

const boards = new Map<string, BoardTables>();
const MOST_BOARDS = 64;

export function boardTables(terrain: string, sides: 'pair' | 'line'): BoardTables {
  const key = sides + terrain;
  let tables = boards.get(key);
  if (!tables) {
    const codes = Uint8Array.from(terrain, (letter) =>
      TERRAINS.indexOf(TERRAIN_OF_LETTER[letter] ?? bug(`terrain ${letter}`)),
    );
    const sight = sightOn(codes, sides);
    tables = { terrain: codes, sight, costs: new WeakMap() };
    if (boards.size >= MOST_BOARDS) boards.delete(boards.keys().next().value!);
    boards.set(key, tables);
  }
  return tables;
}

const BLANK = '.'.repeat(HEXES.length);

const libraries = new WeakMap<object, Library>();

/** What a game can draw on: what comes in the box, and what the players brought. */
export function libraryOf({ content }: Match): Library {
  if (content === null) return BUILT_IN;
  let library = libraries.get(content);
  if (!library) {
    const merged = mergeContent(BUILT_IN, content);
    library = merged.ok ? merged.library : bug(merged.problems[0]!.message);
    libraries.set(content, library);
  }
  return library;
}

interface Known {
  readonly match: Match;
  readonly rosters: object;
  readonly board: object | null;
  readonly tables: Tables;
}

let last: Known | null = null;
/** A real game and those imagined beside it take turns: each finds its tables again by its rosters. */
const known = new WeakMap<object, Known>();

const isOf = ({ match, rosters, board }: Known, b: Battle): boolean =>
  rosters === b.rosters && board === b.board && match === b.match;

export function tablesOf(b: Battle): Tables {
  if (last !== null && isOf(last, b)) return last.tables;
  const before = known.get(b.rosters);
  last = before && isOf(before, b) ? before : workOut(b);
  known.set(b.rosters, last);
  return last.tables;
}

function workOut(b: Battle): Known {
  const library = libraryOf(b.match);
  const { config } = b.match;
  const profiles = b.units.map((unit) => profileIn(library, unit.type, config.specialTraits));
  const board = boardTables(b.board?.terrain ?? BLANK, config.losHexside);
  const enter = profiles.map((profile) => costsOn(board, profile.enter));
  const rest = profiles.map((profile) => costsOn(board, profile.rest));
  const decisions = b.units.map(({ id }) => decisionsOf(id));
  const tables = { library, profiles, enter, rest, decisions, board };
  return { match: b.match, rosters: b.rosters, board: b.board, tables };
}

function costsOn({ costs, terrain }: BoardTables, byTerrain: Uint8Array): Uint8Array {
  let byHex = costs.get(byTerrain);
  if (!byHex) costs.set(byTerrain, (byHex = terrain.map((code) => byTerrain[code]!)));
  return byHex;
}

const profiles = new WeakMap<object, [on: Profile | null, off: Profile | null]>();

export function profileIn(library: Library, typeId: string, traitsOn: boolean): Profile {
  const type = library.units.get(typeId) ?? bug(`no unit type ${typeId}`);
  let pair = profiles.get(type);
  if (!pair) profiles.set(type, (pair = [null, null]));
  return (pair[traitsOn ? 0 : 1] ??= profileOf(type, traitsOn));
}

/** Which hexes hold a unit: index + 1, or 0. A scratch array: use it before anything else asks. */
const occupied = new Uint8Array(HEXES.length);

export function occupancy(b: Battle): Uint8Array {
  occupied.fill(0);
  const { units } = b;
  for (let i = 0; i < units.length; i++) {
    const { hex } = units[i]!;
    if (hex !== null) occupied[hex] = i + 1;
  }
  return occupied;
}
