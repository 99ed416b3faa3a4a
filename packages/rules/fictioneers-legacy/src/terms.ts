// The words of the game, as they stand on its sheet.

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** A player's place: `A`, or `A1`, `A2` ... where several play a side (FL-SEQ-11). */
export type Seat = string;

export function sideOfSeat(seat: Seat): Side {
  return seat[0] as Side;
}

/** Worst first: the place in this list is the class. */
export const ARMOURS = ['none', 'cloth', 'carbon', 'alloy', 'power', 'heavy'] as const;
export type Armour = (typeof ARMOURS)[number];

export const PEOPLES = ['terran', 'xyban', 'eeek', 'sitan', 'sirex', 'robot'] as const;
export type People = (typeof PEOPLES)[number];

/** How a figure moves on its own feet or wings (FL-MOV-01). */
export const MOVE_TYPES = [
  'xyban',
  'eeek',
  'robot',
  'terran',
  'sitanHumanoid',
  'sitanApe',
  'sitanGiant',
  'sirex',
  'giantSirex',
] as const;
export type MoveType = (typeof MOVE_TYPES)[number];

export const VEHICLE_CLASSES = ['light', 'medium', 'heavy', 'lightFlying'] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];
export const LOCOMOTIONS = ['wheeled', 'tracked', 'hover', 'flying'] as const;
export type Locomotion = (typeof LOCOMOTIONS)[number];
export const SEAT_KINDS = ['operator', 'gunner', 'passenger'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const RANKS = ['none', 'SL', 'PL'] as const;
export type Rank = (typeof RANKS)[number];
export const MOUNTS = ['lizard', 'beast'] as const;
export type Mount = (typeof MOUNTS)[number];
export const EQUIPMENT = [
  'com-gear',
  'sensor',
  'jet-pack',
  'sniper',
  'power-shield',
  'bc1',
  'bc2',
  'bc3',
  'bc4',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];
export const MELEE_WEAPONS = [
  'powered-axe',
  'powered-sword',
  'lance',
  'powered-dagger',
  'power-shield',
  'mundane-sword',
  'mundane-axe',
  'mundane-dagger',
  'mundane-shield',
] as const;
export type MeleeWeapon = (typeof MELEE_WEAPONS)[number];

export const ARTILLERY_MOUNTS = ['ground', 'floater', 'emplacement'] as const;
export type ArtilleryMount = (typeof ARTILLERY_MOUNTS)[number];
export const PLATFORMS = ['carried', 'robot', 'vehicle', ...ARTILLERY_MOUNTS] as const;
export type Platform = (typeof PLATFORMS)[number];

export const TERRAINS = [
  'woods',
  'rock',
  'rubble',
  'swamp',
  'scrub',
  'hill',
  'road',
  'river',
  'deepWater',
  'trench',
  'building',
  'structure',
  'dark',
] as const;
export type Terrain = (typeof TERRAINS)[number];
export const WALL_HEIGHTS = ['low', 'mid', 'tall'] as const;
export type WallHeight = (typeof WALL_HEIGHTS)[number];
export const WALL_MATERIALS = ['hard', 'soft'] as const;
export type WallMaterial = (typeof WALL_MATERIALS)[number];

/** Worst first (FL-COV-01). */
export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

export const MORALES = ['normal', 'shaken', 'pinned'] as const;
export type Morale = (typeof MORALES)[number];

export const PHASES = [
  'setup',
  'start',
  'overwatch',
  'moveFire',
  'closeCombat',
  'morale',
  'endOfTurn',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const MODES = ['single', 'area', 'smoke'] as const;
export type Mode = (typeof MODES)[number];
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Ways a game ends, and the rule that says so. */
export const ENDINGS = {
  elimination: 'FL-VIC-01',
  both: 'FL-VIC-08',
  score: 'FL-VIC-03',
  scenario: 'FL-SET-01',
  concession: 'FL-VIC-04',
  agreement: 'FL-VIC-04',
} as const;
export type Ending = keyof typeof ENDINGS;
