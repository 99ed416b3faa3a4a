import type { RuleId } from './rulebook.js';

// The words of the game, each list once: its order is the order in which things are shown and iterated.

export const SEATS = ['A', 'B'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = { readonly [seat in Seat]: T };

export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

/** QL-CMP-07. */
export const CLASSES = ['AFV', 'INF'] as const;
export type UnitClass = (typeof CLASSES)[number];

/** `null` is no armor rating; n means "n+". */
export const ARMORS = [null, 2, 3, 4, 5, 6] as const;
export type Armor = (typeof ARMORS)[number];

export const TERRAINS = ['open', 'forest', 'hill', 'swamp', 'urban', 'water', 'ice'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const GROUNDS = ['temperate', 'frozen'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Weakest first: traits move along this scale (QL-COV-05). */
export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

/** What the number of attack dice is divided by, rounding up. */
export const COVER_DIVISOR = { none: 1, soft: 2, hard: 3 } as const satisfies Record<Cover, number>;

/** QL-CMP-11. */
export const ORDER_TYPES = ['engage', 'advance', 'strike'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

type OrderProfile = {
  /** Which of the unit's two speeds is the allowance, or none. */
  readonly speed: 0 | 1 | null;
  /** What an attack die must reach, or no attack. */
  readonly hitOn: number | null;
  readonly rule: RuleId;
};
export const ORDERS = {
  engage: { speed: 0, hitOn: 5, rule: 'QL-ACT-05' },
  advance: { speed: 1, hitOn: null, rule: 'QL-ACT-06' },
  strike: { speed: null, hitOn: 4, rule: 'QL-ACT-07' },
} as const satisfies Record<OrderType, OrderProfile>;

/** QL-BRD-02: rows with 14 whole hexes, and rows with 13 between two half-hexes. */
type WideRow = 'A' | 'C' | 'E' | 'G' | 'I' | 'K' | 'M';
type NarrowRow = 'B' | 'D' | 'F' | 'H' | 'J' | 'L';
type Column13 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
/** One of the 176 hexes in play (QL-BRD-03). */
export type HexName = `${WideRow}${Column13 | 14}` | `${NarrowRow}${Column13}`;
export const ROW_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const;

/** QL-SET-11. */
export const AREAS = ['north', 'south', 'west', 'east'] as const;
export type Area = (typeof AREAS)[number];
export const OPPOSITE_AREA = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
} as const satisfies Record<Area, Area>;

/** QL-SET-10. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export const ROTATIONS = [0, 180] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** QL-SET-01. */
export const PHASES = [
  'forces',
  'rolloff',
  'section1',
  'section2',
  'area',
  'deploy1',
  'deploy2',
  'play',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** QL-TRN-02, and the moment after the fourth. */
export const STEPS = ['command', 'rally', 'activate', 'orders', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** How a game can end, each with the rule its result cites. */
export const ENDINGS = {
  vp: 'QL-VIC-01',
  elimination: 'QL-VIC-03',
  scenario: 'QL-SCN-02',
  turnLimit: 'QL-VIC-06',
  stalemate: 'QL-VIC-07',
  resign: 'QL-VIC-05',
  agreement: 'QL-VIC-05',
} as const satisfies Record<string, RuleId>;
export type Ending = keyof typeof ENDINGS;
