import type { Config } from '../config.js';
import { hasTrait } from '../content/traits.js';
import type { BoardPlan, Design, Section, Setup } from '../content/types.js';
import type { RuleId } from '../rulebook.js';
import {
  type Area,
  type Cover,
  type HexName,
  ROW_LETTERS,
  type Rotation,
  type Side,
  type Terrain,
  type UnitClass,
} from '../terms.js';

// --- Hexes --------------------------------------------------------------------------------------------------------

/** A hex in play by its place in `HEXES`: 0 is A1, 14 is B1, 175 is M14. */
export type HexIndex = number;

/** Doubled coordinates: X counts half hexes from the left edge, r rows from the top; both odd or both even. */
export type Doubled = { readonly X: number; readonly r: number };

export const ROWS = ROW_LETTERS.length;
const WIDE = 14;
const NARROW = 13;

/** QL-BRD-02: how many whole hexes row r (from 1) has. */
export function rowLength(r: number): number {
  return r % 2 === 1 ? WIDE : NARROW;
}

function rowsOf<T>(make: (letter: string, r: number) => T[]): T[] {
  return ROW_LETTERS.flatMap((letter, i) => make(letter, i + 1));
}

/** QL-BRD-03: the 176 hexes in play, row by row. */
export const HEXES: readonly HexName[] = rowsOf((letter, r) =>
  Array.from({ length: rowLength(r) }, (_, i) => `${letter}${i + 1}` as HexName),
);
export const HEX_COUNT = HEXES.length;

/** QL-BRD-04: the flanks' halves, out of play. */
export const HALF_HEXES: readonly string[] = rowsOf((letter, r) =>
  r % 2 === 0 ? [`${letter}0`, `${letter}${WIDE}`] : [],
);

/** QL-BRD-07: put together from one half of each section. */
export const JOINT_HEXES = ['B7', 'D7', 'F7', 'H7', 'J7', 'L7'] as const satisfies readonly HexName[];

const INDEX: ReadonlyMap<string, HexIndex> = new Map(HEXES.map((name, i) => [name, i]));

export function isHexName(name: string): name is HexName {
  return INDEX.has(name);
}

export function hexIndex(name: HexName): HexIndex {
  return INDEX.get(name)!;
}

export function hexName(index: HexIndex): HexName {
  return HEXES[index]!;
}

/** A place as a player may write it, on the board or not: `B0` is a half-hex, `A15` is off the board. */
export type NamedPlace = Doubled & { readonly kind: 'hex' | 'half-hex' | 'off' };

/** Reads a row letter with a whole number; anything else is malformed and gives `null`. */
export function parsePlace(name: string): NamedPlace | null {
  const [, letter, digits] = /^([A-M])(0|[1-9]\d*)$/.exec(name) ?? [];
  if (letter === undefined) return null;
  const r = letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
  const kind = INDEX.has(name) ? 'hex' : HALF_HEXES.includes(name) ? 'half-hex' : 'off';
  return { X: doubledColumn(r, Number(digits)), r, kind };
}

function doubledColumn(r: number, c: number): number {
  return r % 2 === 1 ? 2 * c - 1 : 2 * c;
}

const DOUBLED: readonly Doubled[] = rowsOf((_, r) =>
  Array.from({ length: rowLength(r) }, (_, i) => ({ X: doubledColumn(r, i + 1), r })),
);

export function doubled(index: HexIndex): Doubled {
  return DOUBLED[index]!;
}

/** The hex in play at these coordinates, if there is one. */
export function hexAt(X: number, r: number): HexIndex | null {
  if (r < 1 || r > ROWS || (X - r) % 2 !== 0) return null;
  const c = r % 2 === 1 ? (X + 1) / 2 : X / 2;
  if (c < 1 || c > rowLength(r)) return null;
  return Math.floor(r / 2) * WIDE + Math.floor((r - 1) / 2) * NARROW + c - 1;
}

// --- Terrain ------------------------------------------------------------------------------------------------------

export type TerrainProfile = {
  readonly rule: RuleId;
  /** As map sections write it; water turns to ice on frozen ground (QL-BRD-08). */
  readonly code: string;
  /** To enter, by class; `null` is impassable (QL-TER-08, QL-TER-09). */
  readonly cost: { readonly [cls in UnitClass]: number | null };
  readonly blocks: boolean;
  readonly cover: { readonly [cls in UnitClass]: Cover };
};

/** All that terrain does besides blocking sight (QL-TER-10). */
export const TERRAIN = {
  open: {
    rule: 'QL-TER-01',
    code: '.',
    cost: { AFV: 1, INF: 1 },
    blocks: false,
    cover: { AFV: 'none', INF: 'none' },
  },
  forest: {
    rule: 'QL-TER-02',
    code: 'f',
    cost: { AFV: 2, INF: 2 },
    blocks: true,
    cover: { AFV: 'soft', INF: 'soft' },
  },
  hill: {
    rule: 'QL-TER-03',
    code: 'h',
    cost: { AFV: 2, INF: 2 },
    blocks: true,
    cover: { AFV: 'none', INF: 'none' },
  },
  swamp: {
    rule: 'QL-TER-04',
    code: 's',
    cost: { AFV: null, INF: 2 },
    blocks: false,
    cover: { AFV: 'none', INF: 'none' },
  },
  urban: {
    rule: 'QL-TER-05',
    code: 'u',
    cost: { AFV: 2, INF: 2 },
    blocks: true,
    cover: { AFV: 'soft', INF: 'hard' },
  },
  water: {
    rule: 'QL-TER-06',
    code: 'w',
    cost: { AFV: null, INF: null },
    blocks: false,
    cover: { AFV: 'none', INF: 'none' },
  },
  ice: {
    rule: 'QL-TER-07',
    code: 'w',
    cost: { AFV: null, INF: 2 },
    blocks: false,
    cover: { AFV: 'none', INF: 'none' },
  },
} as const satisfies Record<Terrain, TerrainProfile>;

const CODES = { '.': 'open', f: 'forest', h: 'hill', s: 'swamp', u: 'urban', w: 'water' } as const;
export type TerrainCode = keyof typeof CODES;
export const TERRAIN_CODES = Object.keys(CODES) as readonly TerrainCode[];

function terrainOf(code: string, section: Section): Terrain {
  const terrain = CODES[code as TerrainCode];
  return terrain === 'water' && section.ground === 'frozen' ? 'ice' : terrain; // QL-BRD-08
}

type Mover = Pick<Design, 'cls' | 'traits'>;

/** What entering a hex of this terrain costs the unit while it moves; `null` if it cannot (QL-MOV-05, QL-TRT-01 to 04). */
export function entryCost(unit: Mover, terrain: Terrain): number | null {
  return hasTrait(unit, 'jump') ? 1 : groundCost(unit, terrain);
}

/** QL-SET-21: whether the unit cannot be put down, or come down, on this terrain. Jump does not help. */
export function impassableTo(unit: Mover, terrain: Terrain): boolean {
  return groundCost(unit, terrain) === null;
}

function groundCost(unit: Mover, terrain: Terrain): number | null {
  const wet = terrain === 'water' || terrain === 'swamp';
  if (hasTrait(unit, 'hover') && (wet || terrain === 'ice')) return 1; // QL-TRT-03
  const cost = hasTrait(unit, 'amphibious') && wet ? 2 : TERRAIN[terrain].cost[unit.cls]; // QL-TRT-02
  return cost === 2 && hasTrait(unit, 'all-terrain') ? 1 : cost; // QL-TRT-01
}

// --- Sections and boards ------------------------------------------------------------------------------------------

/** QL-BRD-01: how many characters row r (from 1) of a section has: 7 hexes, or 6 between two halves. */
export function sectionRowLength(r: number): 7 | 8 {
  return r % 2 === 1 ? 7 : 8;
}

/** QL-BRD-06. */
export function rotateRows(rows: readonly string[], rot: Rotation): readonly string[] {
  if (rot === 0) return rows;
  return rows.map((row) => [...row].reverse().join('')).reverse();
}

/** How many whole hexes of each terrain a section has; its half-hexes are not counted. */
export function sectionCounts(section: Section): Readonly<Record<Terrain, number>> {
  const counts = { open: 0, forest: 0, hill: 0, swamp: 0, urban: 0, water: 0, ice: 0 };
  for (const [i, row] of section.rows.entries()) {
    const hexes = i % 2 === 0 ? row : row.slice(1, -1);
    for (const code of hexes) counts[terrainOf(code, section)] += 1;
  }
  return counts;
}

export type AssembledBoard = BoardPlan & {
  /** By hex index; one terrain each (QL-BRD-09). */
  readonly terrain: readonly Terrain[];
};

/** Lays two sections side by side. */
export function assemble(plan: BoardPlan, sections: ReadonlyMap<string, Section>): AssembledBoard {
  const left = laidOut(plan.left, sections);
  const right = laidOut(plan.right, sections);
  const terrain: Terrain[] = [];
  for (let i = 0; i < ROWS; i++) {
    const [west, east] = [left[i]!, right[i]!];
    if (i % 2 === 0) terrain.push(...west, ...east);
    else terrain.push(...west.slice(1, 7), jointTerrain(west[7]!, east[0]!, plan.firstPlaced), ...east.slice(1, 7));
  }
  return { left: plan.left, right: plan.right, firstPlaced: plan.firstPlaced, terrain };
}

function laidOut(laid: BoardPlan['left'], sections: ReadonlyMap<string, Section>): Terrain[][] {
  const section = sections.get(laid.section);
  if (!section) throw new Error(`no map section ${laid.section}`);
  return rotateRows(section.rows, laid.rot).map((row) => [...row].map((code) => terrainOf(code, section)));
}

/** QL-BRD-07. */
function jointTerrain(left: Terrain, right: Terrain, firstPlaced: Side): Terrain {
  if (left === 'open') return right;
  if (right === 'open') return left;
  return firstPlaced === 'left' ? left : right;
}

// --- Setup areas --------------------------------------------------------------------------------------------------

export type SetupOptions = Pick<Config, 'setupEdges' | 'setupDepth'>;

/** The two areas the first player chooses from (QL-SET-12). */
export function areasOf(options: SetupOptions): readonly [Area, Area] {
  return options.setupEdges === 'ends' ? ['north', 'south'] : ['west', 'east'];
}

/** The hexes of a setup area (QL-SET-11), widened for a unit with Vanguard (QL-TRT-06). */
export function setupArea(area: Area, vanguard: boolean, depth: Config['setupDepth']): readonly HexIndex[] {
  return AREA_HEXES[area][depth][vanguard ? 'vanguard' : 'plain'];
}

/** Where a seat of a scenario may deploy. Listed hexes are widened for Vanguard only if the scenario says so (QL-SCN-05). */
export function setupHexes(setup: Setup, vanguard: boolean, depth: Config['setupDepth']): readonly HexIndex[] {
  if (setup.type === 'area') return setupArea(setup.area, vanguard, depth);
  let listed = listedHexes.get(setup);
  if (!listed) {
    const inOrder = (names: readonly HexName[]) => [...new Set(names.map(hexIndex))].sort((a, b) => a - b);
    listed = { plain: inOrder(setup.hexes), vanguard: inOrder([...setup.hexes, ...(setup.vanguard ?? [])]) };
    listedHexes.set(setup, listed);
  }
  return listed[vanguard ? 'vanguard' : 'plain'];
}

type ByVanguard = { readonly plain: readonly HexIndex[]; readonly vanguard: readonly HexIndex[] };

/** The lists of scenarios as hexes: every deployment that is weighed asks for them, unit by unit. */
const listedHexes = new WeakMap<Setup, ByVanguard>();

const VANGUARD_ROWS = 2;
const FLANK = 3;
const VANGUARD_FLANK = 7;
const EAST_EDGE = 2 * WIDE;

function inArea({ X, r }: Doubled, area: Area, vanguard: boolean, depth: number): boolean {
  const rows = depth + (vanguard ? VANGUARD_ROWS : 0);
  const columns = vanguard ? VANGUARD_FLANK : FLANK;
  switch (area) {
    case 'north':
      return r <= rows;
    case 'south':
      return r > ROWS - rows;
    case 'west':
      return X <= columns;
    case 'east':
      return X >= EAST_EDGE - columns;
  }
}

function hexesOf(area: Area, depth: number): ByVanguard {
  const within = (vanguard: boolean) => DOUBLED.flatMap((at, i) => (inArea(at, area, vanguard, depth) ? [i] : []));
  return { plain: within(false), vanguard: within(true) };
}

const AREA_HEXES = Object.fromEntries(
  (['north', 'south', 'west', 'east'] as const).map((area) => [area, { 2: hexesOf(area, 2), 3: hexesOf(area, 3) }]),
) as Readonly<Record<Area, Readonly<Record<Config['setupDepth'], ByVanguard>>>>;
