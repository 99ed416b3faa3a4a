import type {
  ActionId,
  BySeat,
  Condition,
  Distance,
  Genre,
  Result,
  Seat,
  SituationId,
  Spell,
  TerrainClass,
  Token,
  UnitClass,
} from '../terms.js';

// What comes in the box and what players may bring, as data.

/** TA-CORE-CHN-04: how far a target point drifts, and towards whom: nearest or farthest, enemy or friend. */
export type DriftDistance = '0' | 'VS' | 'S' | 'M';
export type DriftReference = 'NE' | 'NF' | 'FE' | 'FF';

/** The chance block of one copy: combat rating, nerve value, drift. */
export type Chances = readonly [cr: number, nv: number, drift: DriftDistance, reference: DriftReference | null];
export type DeckRow = readonly [
  title: string,
  action: ActionId,
  situation: SituationId,
  a: Chances,
  b: Chances,
  c: Chances,
];

/** One physical card (TA-CORE-DEK-06). */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly action: ActionId;
  readonly situation: SituationId;
  readonly cr: number;
  readonly nv: number;
  readonly drift: DriftDistance;
  readonly reference: DriftReference | null;
}

/** TA-CORE-UNT-01: what a marker says of its unit (TA-MAP-PCS-01). */
export interface UnitType {
  readonly id: string;
  readonly name: string;
  readonly cls: UnitClass;
  readonly speed: Distance | null;
  readonly ra: number | null;
  readonly range: Distance | null;
  readonly ma: number | null;
  readonly md: number;
  readonly pr: number;
  /** A trait, some with an amount: `command:2`, `sorcerous:VEIL+MEND`. */
  readonly traits: readonly string[];
  /** TA-CORE-OVS-01. */
  readonly footprint: 'single' | 'tail';
  readonly pts: number;
}

/** Zones by name, or all whose row is between two (TA-SCN-GEN-02). */
export type Zones = readonly string[] | { readonly rows: readonly [first: number, last: number] };

/** What a letter of the map stands for (TA-MAP-SET-02). */
export interface Ground {
  readonly name: string;
  readonly cls: TerrainClass;
  readonly cost?: number | undefined;
  readonly forbid?: readonly UnitClass[] | undefined;
}

interface MapBase {
  readonly key: Readonly<Record<string, Ground>>;
  readonly linear: readonly (readonly [string, string, LinearId])[];
  readonly shortSide: number;
}
export interface GridMap extends MapBase {
  readonly kind: 'hex' | 'square';
  readonly cols: number;
  readonly rows: number;
  readonly terrain: readonly string[];
  readonly outline?: readonly (readonly [number, number])[] | undefined;
}
export interface DrawnZoneEntry {
  readonly id: string;
  readonly c: readonly [number, number];
  readonly poly: readonly (readonly [number, number])[];
  readonly t: string;
}
export interface IrregularMap extends MapBase {
  readonly kind: 'irregular';
  readonly bounds: readonly [number, number, number, number];
  readonly zones: readonly DrawnZoneEntry[];
}
export type MapPlan = GridMap | IrregularMap;

export const LINEAR_IDS = [
  'hedge',
  'lowwall',
  'barricade',
  'ruin',
  'wire',
  'stream',
  'breach',
  'highwall',
  'castle',
  'gate',
] as const;
export type LinearId = (typeof LINEAR_IDS)[number];

export interface UnitEntry {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly zone?: string | null | undefined;
  readonly facing?: number | null | undefined;
  readonly aloft?: boolean | undefined;
  readonly footprint?: readonly string[] | undefined;
  readonly supplements?: readonly string[] | undefined;
  readonly requiredSupplements?: readonly string[] | undefined;
}

/** Rules of one scenario, each of a kind that the program knows. */
export type Special =
  | { readonly kind: 'terrainBan'; readonly terrain: string; readonly classes: readonly UnitClass[] }
  | { readonly kind: 'terrainCost'; readonly terrain: string; readonly cost: number }
  | { readonly kind: 'driftStep'; readonly unit: string; readonly uses: number; readonly step: number }
  | {
      readonly kind: 'reinforcement';
      readonly side: Seat;
      readonly round: number;
      readonly units: readonly UnitEntry[];
      readonly zones: Zones;
    }
  | {
      readonly kind: 'hiddenSetup';
      readonly side: Seat;
      readonly classes: readonly UnitClass[];
      readonly dummies: number;
      readonly toggle: 'hiddenMarkers';
    }
  | { readonly kind: 'exit'; readonly side: Seat; readonly zones: Zones; readonly cost: number }
  | { readonly kind: 'lair'; readonly unit: string; readonly zone: string }
  | { readonly kind: 'ownerGate'; readonly linear: LinearId; readonly side: Seat; readonly cost: number }
  | {
      readonly kind: 'towerAssault';
      readonly linear: LinearId;
      readonly enterCost: number;
      readonly cost: number;
      readonly classes: readonly UnitClass[];
    }
  | {
      readonly kind: 'breachable';
      readonly linear: readonly LinearId[];
      readonly targets: Readonly<Partial<Record<LinearId, number>>>;
    };
export type SpecialKind = Special['kind'];

export type Scoring =
  | { readonly side: Seat; readonly type: 'eliminatedPts'; readonly vp: number }
  | {
      readonly side: Seat;
      readonly type: 'unitsIn' | 'ptsIn';
      readonly zones: Zones;
      readonly vp: number;
      readonly conditions: readonly Condition[];
      readonly countExited?: boolean | undefined;
    }
  | { readonly side: Seat; readonly type: 'controlZones'; readonly zones: Zones; readonly vp: number };

export interface Immediate {
  readonly side: Seat;
  readonly at: 'endOfOwnTurn';
  readonly type: 'occupy';
  readonly zones: Zones;
  readonly count: number;
  readonly conditions: readonly Condition[];
  readonly notInCC?: boolean | undefined;
}

export interface Victory {
  readonly handicap: Readonly<Partial<Record<Seat, number>>>;
  readonly immediate: readonly Immediate[];
  readonly scoring: readonly Scoring[];
  /** TA-CORE-END-05. */
  readonly decide: readonly {
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    readonly winner: Seat | 'draw';
  }[];
}

/** A battle pack (TA-MAP-CMP-01). */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly genre: Genre;
  readonly summary: string;
  readonly background: string;
  readonly sides: BySeat<{
    readonly name: string;
    readonly role: string;
    readonly hand: number;
    readonly points: number;
  }>;
  readonly firstPlayer: Seat | 'random';
  readonly maxRounds: number;
  readonly map: MapPlan;
  readonly units: BySeat<readonly UnitEntry[]>;
  readonly freeAreas: BySeat<Zones>;
  readonly objectives: readonly { readonly zones: Zones; readonly label: string }[];
  readonly special: readonly (Special & { readonly id: string; readonly text: string })[];
  readonly victory: Victory;
  readonly minutes: readonly [number, number];
}

/** What a player brings: unit types and battle packs. */
export interface Content {
  readonly units: readonly (UnitType & { readonly genre: Genre })[];
  readonly scenarios: readonly Scenario[];
}

/** What a kind of Action asks of its unit and does (section 7 and TA-CORE-ACT-02). */
export interface Action {
  readonly id: ActionId;
  readonly name: string;
  readonly genre: Genre | 'any';
  readonly kind:
    | 'move'
    | 'fire'
    | 'fireMove'
    | 'assault'
    | 'melee'
    | 'recover'
    | 'stance'
    | 'indirect'
    | 'airStrike'
    | 'cast'
    | 'swoop'
    | 'basic';
  readonly classShift: number;
  readonly shiftMod: number;
  readonly allowConfused: boolean;
  readonly allowShaken: boolean;
  readonly allowOutOfAction: boolean;
  readonly inCC: 'no' | 'yes' | 'only' | 'melee' | 'withdraw';
  readonly relay: boolean;
  readonly token: Token | null;
  readonly cap: Result | null;
}

export interface LinearType {
  readonly id: LinearId;
  readonly name: string;
  readonly move: 'none' | 'hindering' | 'covering' | 'blocking';
  /** What crossing costs more, or null where it bars. */
  readonly cross: number | null;
  readonly los: 'none' | 'covering' | 'blocking';
  readonly breachTarget: number | null;
}

/** What an Experience or Personality card does (TA-CORE-SUP-04). */
export interface SupplementEffect {
  readonly nerve?: number;
  readonly noRelayRecipient?: boolean;
  readonly relayRange?: Distance;
  readonly relayCount?: number;
  readonly ignoreCF?: boolean;
  readonly ignoreCNF?: boolean;
  readonly rangedShift?: number;
  readonly maxDistance?: Distance;
  readonly entryMeleeShift?: number;
  readonly meleeAgainst?: number;
  readonly firstRoughZoneCost?: number;
  readonly sooShift?: number;
  readonly spotterDriftStep?: number;
  readonly addTrait?: 'stealth' | 'fearless';
  readonly forbidActions?: readonly ActionId[];
  readonly airShotShift?: number;
  readonly oncePerGame?: 'redraw' | 'SH becomes NE' | 'EL becomes OA' | 'redraw cast';
}

export interface Supplement {
  readonly id: string;
  readonly name: string;
  readonly kind: 'experience' | 'personality';
  readonly genre: Genre | 'any';
  readonly pts: number;
  readonly needs: 'command' | 'sorcerous' | 'aerial' | null;
  readonly effect: SupplementEffect;
}

export interface SpellType {
  readonly id: Spell;
  readonly name: string;
  readonly range: Distance;
}
