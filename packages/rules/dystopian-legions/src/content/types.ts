import type { Arc, BySide, Going, MapId, Mission, ModelType, Side, Slot } from '../terms.js';

// Content as data: what a nation fields and where it fights. What names something else names its id; `sense.ts` resolves it.

/** A dice box, Effective Range then Long Range: `4B`, `D6R` (an Experimental Weapon's), or null where the weapon does nothing. */
export type Boxes = readonly [string | null, string | null];

export interface Weapon {
  readonly id: string;
  readonly name: string;
  /** Effective and Long Range in inches (DL-PRO-06). */
  readonly er: number;
  readonly lr?: number;
  /** Against models, and against ironclads. */
  readonly rad?: Boxes;
  readonly iad?: Boxes;
  /** All round where nothing is said. */
  readonly arc?: Arc;
  /** Model rules, `rapidFire:1`. */
  readonly mars?: readonly string[];
}

interface Design {
  readonly id: string;
  readonly name: string;
  readonly mv: number;
  /** Ids of weapons; close-quarters arms are in the melee dice (DL-PRO-05). */
  readonly weapons?: readonly string[];
  readonly mars?: readonly string[];
  /** Points are computed; what is given must agree. */
  readonly cost?: number;
}

export interface FigureDesign extends Design {
  readonly type: 'infantry' | 'heavyInfantry' | 'cavalry' | 'aeronaut';
  readonly ir: number;
  readonly lp: number;
  readonly mad: string;
  /** Millimetres; by type, Gun Team and Towable where nothing is said. */
  readonly base?: number;
}

export interface IroncladDesign extends Design {
  readonly type: Exclude<ModelType, FigureDesign['type']>;
  /** Front, port, starboard, rear. */
  readonly av: readonly [number, number, number, number];
  readonly cr: number;
  readonly hp: number;
  /** Length and width in inches; by class where nothing is said. */
  readonly hull?: readonly [number, number];
}

export type ModelDesign = FigureDesign | IroncladDesign;

export type SectionOption =
  /** One model for another, one for one (DL-FRC-11). */
  | { readonly kind: 'replace'; readonly from: string; readonly to: string; readonly max: number }
  | { readonly kind: 'add'; readonly model: string; readonly max: number }
  | { readonly kind: 'transport'; readonly model: string; readonly max: number }
  | { readonly kind: 'weapon'; readonly weapon: string; readonly max: number };

/** What a commander may buy as one section. Models are the nation's own. */
export interface SectionDesign {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly models: readonly { readonly model: string; readonly min: number; readonly max: number }[];
  readonly options?: readonly SectionOption[];
  /** May split into two (DL-FTM-01). */
  readonly fireTeams?: boolean;
  readonly maxPerPlatoon?: number;
}

export interface Nation {
  readonly id: string;
  readonly name: string;
  readonly design: string;
  readonly models: readonly ModelDesign[];
  readonly sections: readonly SectionDesign[];
}

export type Counts = Readonly<Record<string, number>>;

/** A section as it was bought: `kob.line`, and how many of what. */
export interface SectionBought {
  readonly section: string;
  readonly models: Counts;
  readonly weapons?: Counts;
  readonly transports?: Counts;
}

export interface ForceList {
  readonly id: string;
  readonly name: string;
  readonly platoons: readonly (readonly SectionBought[])[];
}

export interface TerrainKind {
  readonly name: string;
  readonly kind: 'area' | 'linear';
  /** For infantry, cavalry and ironclads. */
  readonly movement: readonly [Going, Going, Going];
  readonly cover: 0 | 1 | 2 | 3;
  readonly blocksSight: boolean;
  readonly defensible: boolean;
  readonly crushable?: boolean;
  readonly elevated?: boolean;
  readonly dissipates?: boolean;
  /** Infantry already in it moves as in the clear (DL-TER-11). */
  readonly infantryClearWhileOccupying?: boolean;
  readonly building?: boolean;
}

export type Spot = readonly [number, number];

export interface TerrainPiece {
  readonly id: string;
  readonly terrain: string;
  readonly points: readonly Spot[];
  /** Of a building: how many it holds; 12 where nothing is said (DL-BLD-04). */
  readonly capacity?: number;
  readonly elevated?: boolean;
  readonly boobyTrapped?: boolean;
  /** Of a hill whose slopes are hard going (DL-TBL-09). */
  readonly difficult?: boolean;
}

export interface Battlefield {
  readonly id: string;
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly terrain: readonly TerrainPiece[];
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly battlefield: string;
  readonly map: MapId;
  readonly mission: Mission;
  /** Battle Log points that win (DL-WIN-01). */
  readonly target: number;
  readonly turnLimit: number | null;
  readonly sides: BySide<string>;
  /** Rolled for where nothing is said (DL-ADV-01). */
  readonly strategicAdvantage?: Side;
  /** The main zone of each side; asked where nothing is said (DL-ADV-03). */
  readonly zones?: BySide<Side>;
  /** Objectives that lie from the start, each a point. */
  readonly objectives?: readonly Spot[];
  /** So many objectives claimed at the end of a turn win at once, where the other side has fewer (DL-WIN-04). */
  readonly claims?: number;
  /** How long a game takes. */
  readonly minutes: readonly [number, number];
}

/** What a player brings beside what comes with the game. */
export interface Content {
  readonly weapons: readonly Weapon[];
  readonly nations: readonly Nation[];
  readonly battlefields: readonly Battlefield[];
  readonly forces: readonly ForceList[];
  readonly scenarios: readonly Scenario[];
}
