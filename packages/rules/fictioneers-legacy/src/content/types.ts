import type { Config } from '../config.js';
import type {
  Armour,
  ArtilleryMount,
  BySide,
  Edge,
  Equipment,
  Locomotion,
  MeleeWeapon,
  Mount,
  MoveType,
  People,
  Platform,
  Rank,
  SeatKind,
  Side,
  Terrain,
  VehicleClass,
  WallHeight,
  WallMaterial,
} from '../terms.js';

// Content as it is written down: lengths in inches, heights in levels.

export type Form = 'pistol' | 'carbine' | 'rifle';

export type Weapon = {
  readonly id: string;
  readonly name: string;
  /** The row of the damage table. */
  readonly row: string;
  readonly minRange: number;
  /** Whether the least range holds for direct fire too (FL-WPN-06, FL-WPN-07). */
  readonly minRangeApplies: 'always' | 'indirectOnly';
  readonly maxRange: number;
  /** The diameter of its area, or null for one target (FL-WPN-03). */
  readonly area: number | null;
  /** May choose between one target and its area (FL-WPN-04). */
  readonly singleOrArea: boolean;
  readonly form: Form | null;
  readonly hands: number;
  readonly laser: boolean;
  readonly indirect: boolean;
  readonly mounts: readonly Platform[];
  /** The diameter of its smoke, or null (FL-SMK-02). */
  readonly smoke: number | null;
};

export type UnitType = {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly moveType: MoveType;
  /** On foot and of ordinary size. */
  readonly infantry: boolean;
  readonly baseRadius: number;
  readonly height: number;
  readonly armour: Armour;
  readonly weapons: readonly string[];
  readonly melee: readonly MeleeWeapon[];
  readonly equipment: readonly Equipment[];
  readonly mount: Mount | null;
  readonly rank: Rank;
  /** FL-FRC-09. */
  readonly eliteness: number;
};

export type VehicleType = {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly vehicleClass: VehicleClass;
  readonly locomotion: Locomotion;
  readonly armour: Armour;
  /** FL-VEH-12. */
  readonly open: boolean;
  readonly hull: number;
  readonly weapons: readonly { readonly weapon: string; readonly firedBy: 'operator' | 'gunner' }[];
  readonly seats: { readonly [kind in SeatKind]: number };
  readonly equipment: readonly Equipment[];
  readonly baseRadius: number;
  readonly height: number;
};

export type ArtilleryType = {
  readonly id: string;
  readonly name: string;
  readonly weapon: string;
  readonly mount: ArtilleryMount;
  /** How many modules it packs into (FL-ART-02); 1 for a Floater, 0 for what never moves. */
  readonly modules: number;
  readonly armour: Armour;
  readonly hull: number;
  readonly equipment: readonly Equipment[];
  readonly baseRadius: number;
  readonly height: number;
};

/** Figures, vehicles and guns that make a squad or section, by id. */
export type SquadList = {
  readonly name: string;
  readonly members: readonly { readonly unit: string; readonly count: number }[];
};

export type PlatoonList = {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly command: SquadList;
  readonly squads: readonly SquadList[];
  readonly note: string;
};

export type Pair = readonly [x: number, y: number];

export type TerrainPiece = {
  readonly id: string;
  readonly type: Terrain;
  readonly polygon: readonly Pair[];
  /** Of a hill. */
  readonly level?: number;
  /** Of a building or structure. */
  readonly height?: number;
  /** Where a building can be entered; anywhere if none is listed (FL-MNT-05). */
  readonly openings?: readonly (readonly [Pair, Pair])[];
};

export type Wall = {
  readonly id: string;
  readonly height: WallHeight;
  readonly material: WallMaterial;
  readonly line: readonly Pair[];
};

export type ForceField = {
  readonly id: string;
  readonly side: Side;
  readonly line: readonly Pair[];
  readonly pylons: readonly Pair[];
};

/** Platoons of the lists, or squads of the scenario's own, which then make one platoon. */
export type Force =
  | { readonly name: string; readonly platoons: readonly string[] }
  | { readonly name: string; readonly squads: readonly SquadList[] };

export type Objective =
  | {
      readonly id: string;
      readonly kind: 'control';
      readonly point: Pair;
      readonly radius?: number;
      readonly points: number;
      /** FL-VIC-06: at the end of the last turn, or of each turn of the side that controls it. */
      readonly scored: 'end' | 'eachTurn';
    }
  | { readonly id: string; readonly kind: 'carry'; readonly point: Pair; readonly points: number };

/** FL-HID-11. */
export type HiddenListing = {
  readonly side: Side;
  readonly squads: readonly string[];
  readonly areas: readonly string[];
  /** Whether the own zone counts as well. */
  readonly zone: boolean;
};

/** FL-SET-11. */
export type Reserve = {
  readonly side: Side;
  readonly squads: readonly string[];
  readonly round: number;
  readonly edge: Edge;
};

/** FL-MOV-23: a whole edge, or a zone of the table. */
export type Exit = { readonly side: Side } & ({ readonly edge: Edge } | { readonly zone: readonly Pair[] });

export type Condition =
  | { readonly kind: 'fieldDown'; readonly field: string }
  | { readonly kind: 'controls'; readonly objective: string }
  | { readonly kind: 'scored'; readonly objective: string };

/** Tried in order at the end of each turn; `bonus` and `margin` when the game is over (6). */
export type VictoryRule =
  | { readonly kind: 'outright'; readonly side: Side; readonly all: readonly Condition[] }
  | { readonly kind: 'endGame'; readonly when: Condition }
  | { readonly kind: 'bonus'; readonly side: Side; readonly points: number; readonly if?: Condition }
  | { readonly kind: 'margin' };

export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly minutes: string;
  readonly teaches: string;
  /** How it is won, for people. */
  readonly aim: string;
  readonly table: Pair;
  readonly env: { readonly dark: boolean; readonly cold: boolean; readonly heat: boolean };
  readonly rounds: number;
  readonly options: Partial<Config>;
  readonly terrain: readonly TerrainPiece[];
  readonly walls: readonly Wall[];
  readonly fields: readonly ForceField[];
  readonly zones: BySide<readonly (readonly Pair[])[]>;
  readonly forces: BySide<Force>;
  readonly attacker: Side | null;
  readonly first: Side | 'rollOff';
  readonly objectives: readonly Objective[];
  readonly hidden: readonly HiddenListing[];
  readonly reserves: readonly Reserve[];
  /** Where a side may leave the table. */
  readonly exits: readonly Exit[];
  /** Squads that check morale in the turn of their side in a round, besides all other causes (FL-MOR-03). */
  readonly checks: readonly { readonly side: Side; readonly squads: readonly string[]; readonly round: number }[];
  /** False: a side without figures has not lost by that alone (FL-VIC-01). */
  readonly suddenEnd: boolean;
  readonly victory: readonly VictoryRule[];
};

/** What a file holds once it is checked. */
export type Content = {
  readonly units: readonly UnitType[];
  readonly vehicles: readonly VehicleType[];
  readonly artillery: readonly ArtilleryType[];
  readonly platoons: readonly PlatoonList[];
  readonly scenarios: readonly Scenario[];
};
