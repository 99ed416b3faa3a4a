import type { Refusal } from '@sandtable/kernel';
import type { Carry, DecisionOf, Place, Placement } from './decisions.js';
import { hexes } from './hexes.js';
import type { RuleId } from './rulebook.js';
import { tabletop } from './rules/miniatures.js';
import type { Battle } from './state.js';
import type { Seat, Terrain } from './terms.js';

export type Ruling = Refusal<RuleId> | null;

/** Why one place cannot see another. */
export interface Obstruction {
  readonly rule: RuleId;
  readonly message: string;
  /** What is in the way: hexes, or units and terrain areas of the open tabletop, by name. */
  readonly blockers: readonly string[];
}

/**
 * All that depends on where things are. The hex board is one ground, the open tabletop (QL-MIN) the other; every other
 * chapter of the rules speaks through this and does not know which it is. Units are indices into `units`.
 */
export interface Ground {
  /** In hexes (QL-RNG-01, QL-MIN-11). */
  distance(b: Battle, from: number, to: number): number;
  sees(b: Battle, from: number, to: number): boolean;
  /** Null where there is sight. */
  obstruction(b: Battle, from: number, to: number): Obstruction | null;
  terrainAt(b: Battle, unit: number): Terrain;
  placeOf(b: Battle, unit: number): Place;
  put(b: Battle, unit: number, place: Place): void;

  /** QL-MOV, QL-STK, QL-TER and QL-TRT-01 to 04 for a path drawn by a player; `lifted` is a passenger off the board. */
  refusePath(b: Battle, unit: number, allowance: number, path: readonly Place[], lifted: number | null): Ruling;
  /** QL-TRT-05: where the passenger is set down once the carrier is at the end of its path. */
  refuseDrop(b: Battle, carrier: number, end: Place, carry: Carry): Ruling;
  /** What a path costs, for log and preview. */
  pathCost(b: Battle, unit: number, path: readonly Place[]): number;
  /** One cheapest path to every place where the unit may end its move, staying included; candidates where places are endless. */
  moves(b: Battle, unit: number, allowance: number, lifted: number | null): DecisionOf<'MoveUnit'>[];
  /** Candidate places to set a passenger down. */
  drops(b: Battle, carrier: number, end: Place, passenger: number): Place[];

  /** QL-SET-14 to QL-SET-18 and QL-SET-20 for a whole deployment. */
  refuseDeployment(b: Battle, seat: Seat, placements: readonly Placement[]): Ruling;
  /** Some sensible deployments, always at least one. */
  deployments(b: Battle, seat: Seat): Placement[][];

  /** QL-SCN-03: the unsuppressed or suppressed unit of a seat in an objective hex, or -1. */
  occupier(b: Battle, hex: string): number;
}

export function isTabletop(b: Battle): boolean {
  return b.match.config.miniatures === 'tabletop';
}

/** QL-MIN-01; large hexes are hexes (QL-MIN-02). */
export function groundOf(b: Battle): Ground {
  return b.match.config.miniatures === 'tabletop' ? tabletop : hexes;
}
