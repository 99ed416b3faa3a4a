import type { Area, Armor, BySeat, Ground, HexName, OrderType, Rotation, Seat, Side, UnitClass } from '../terms.js';
import type { TraitId } from './traits.js';

/** A trait on a unit; `x` is the Deflector's target number or the hexes of a Minimum Range. */
export type TraitRef = { readonly id: TraitId; readonly x?: number };

/** What the maker of a unit decides (QL-UNC). */
export type Design = {
  readonly cls: UnitClass;
  readonly size: number;
  /** For Engage and for Advance (QL-CMP-08). */
  readonly speed: readonly [number, number];
  readonly armor: number | null;
  readonly range: number;
  readonly ap: number;
  /** `dice[k]` after k losses (QL-CMP-09). */
  readonly dice: readonly number[];
  readonly traits: readonly TraitRef[];
};

export type UnitType = Design & {
  readonly id: string;
  readonly force: string;
  readonly name: string;
  readonly armor: Armor;
  /** QL-UNC-10; `vpBasic` without traits (QL-TRT-24). */
  readonly vp: number;
  readonly vpBasic: number;
};

export type Force = { readonly id: string; readonly name: string; readonly summary: string };

/** A force as it is written down: the units of one list together. */
export type ForceList = Force & { readonly units: readonly Omit<UnitType, 'force'>[] };

export type Section = {
  readonly id: string;
  readonly name: string;
  readonly ground: Ground;
  readonly description: string;
  /** Rows A to M, one character for each hex and half-hex (QL-BRD-01). */
  readonly rows: readonly string[];
};

export type Roster = {
  readonly id: string;
  readonly force: string;
  readonly name: string;
  /** Unit type ids; their order names the units of the game. */
  readonly units: readonly string[];
  readonly vp: number;
};

/** Which sections make the board and how they lie (QL-BRD-06, QL-BRD-07). */
export type BoardPlan = {
  readonly left: { readonly section: string; readonly rot: Rotation };
  readonly right: { readonly section: string; readonly rot: Rotation };
  readonly firstPlaced: Side;
};

/** Where a seat of a scenario sets up; `vanguard` are further hexes for units with that trait (QL-SCN-05). */
export type Setup =
  | { readonly type: 'area'; readonly area: Area }
  | { readonly type: 'hexes'; readonly hexes: readonly HexName[]; readonly vanguard?: readonly HexName[] };

/** QL-SCN-06. `unitIndex` is the place in the roster, from 0. */
export type Restriction = {
  readonly unitIndex: number;
  readonly hexes?: readonly HexName[];
  readonly tag?: string;
};

/** Markers a unit starts with (QL-SCN-01). */
export type StartMarkers = {
  readonly unitIndex: number;
  readonly suppression?: number;
  readonly order?: OrderType;
};

/** What a scenario lays down for a seat. Without a roster the seat recruits; without a setup the areas are chosen. */
export type ScenarioSeat = {
  readonly force?: string;
  readonly roster?: readonly string[];
  readonly rosterVp?: number;
  readonly setup?: Setup;
  readonly restricted?: readonly Restriction[];
  readonly markers?: readonly StartMarkers[];
  /** One hex for each unit of the roster (QL-SCN-07). */
  readonly suggested?: readonly HexName[];
};

export type Objective = { readonly hex: HexName; readonly vp: number };

/** QL-SCN-02. A `vp` condition without a seat holds for both; a `turnLimit` without a winner is decided on VP. */
export type VictoryCondition =
  | { readonly kind: 'vp'; readonly seat?: Seat }
  | { readonly kind: 'destroy'; readonly tag: string; readonly winner: Seat }
  | { readonly kind: 'turnLimit'; readonly turns: number; readonly winner?: Seat };

/** What it does not mention follows the standard game (QL-SCN-01, QL-SCN-07). */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly minutes?: number;
  readonly level?: string;
  readonly story: string;
  readonly notes: string;
  readonly board?: BoardPlan;
  readonly seats: BySeat<ScenarioSeat>;
  readonly first: Seat | 'rolloff';
  /** Absent: as configured; `null` for a seat: it cannot win by VP (QL-SCN-08). */
  readonly vpTarget?: BySeat<number | null>;
  readonly objectives: readonly Objective[];
  readonly victory: readonly VictoryCondition[];
};

/** Content as plain data: what a file holds once it is checked and completed. */
export type Content = {
  readonly units: readonly UnitType[];
  readonly forces: readonly Force[];
  readonly sections: readonly Section[];
  readonly rosters: readonly Roster[];
  readonly scenarios: readonly Scenario[];
};
