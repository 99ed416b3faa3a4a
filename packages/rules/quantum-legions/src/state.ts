import type { Config } from './config.js';
import type { Content, Scenario } from './content/types.js';
import type { RuleId } from './rulebook.js';
import type { Area, BySeat, Ending, OrderType, Phase, Rotation, Seat, Step } from './terms.js';

/** A point of the open tabletop, in thousandths of an inch (QL-MIN-05). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What never changes in a game: shared by every copy of its state. */
export interface Match {
  readonly config: Config;
  /** A player's own units, forces, sections and scenarios, beside those in the box. */
  readonly content: Content | null;
  readonly scenario: Scenario | null;
  /** How the forces and the board come about: chosen, or drawn from what is ready (10.1). */
  readonly start: 'standard' | 'quick' | 'scenario' | 'position';
}

export interface LaidSection {
  readonly section: string;
  readonly rot: Rotation;
}

/** The assembled board. `terrain` has a letter for each of the 176 hexes: `. f h s u w`, and `i` for ice. */
export interface Board {
  readonly left: LaidSection | null;
  readonly right: LaidSection | null;
  readonly firstPlaced: 'left' | 'right';
  readonly terrain: string;
  /** Terrain areas of the open tabletop; null where the hexes are the board (QL-MIN-07). */
  readonly areas: readonly TerrainArea[] | null;
}

export interface TerrainArea {
  readonly terrain: string;
  readonly corners: readonly Point[];
}

export interface Recruited {
  readonly force: string;
  /** Unit type ids in the order in which the units get their numbers. */
  readonly units: readonly string[];
}

/** A unit acts, moves and is hit as one (QL-CMP-04): one record, one place (QL-CMP-05), a number of equal elements (QL-CMP-02). */
export interface Unit {
  /** Lower-case seat letter and place in the roster: `a1`. */
  readonly id: string;
  readonly owner: Seat;
  readonly type: string;
  readonly tag: string | null;
  /** Null before deployment, after destruction, and on the open tabletop. */
  hex: number | null;
  point: Point | null;
  /** 0 is destroyed (QL-DST-01). */
  elements: number;
  /** A plain count without a limit (QL-CMP-12, QL-SUP-02); it stays until it is removed or the unit is gone (QL-SUP-09). */
  suppression: number;
  /** The kind of its order marker: one at most (QL-ORD-05). In a seat's view the other seat's markers are `hidden` (QL-HID-02). */
  order: OrderType | 'hidden' | null;
  issuedOn: number | null;
  activatedOn: number | null;
  reanimatedOn: number | null;
}

export interface Activation {
  /** Index into `units`. */
  readonly unit: number;
  readonly order: OrderType;
  readonly onInitiative: boolean;
  moved: boolean;
  stage: 'move' | 'attack';
}

export interface PendingSaves {
  readonly target: number;
  readonly kills: number;
  readonly successes: number;
}

export interface SeatState {
  area: Area | null;
  vpEarned: number;
  turnsTaken: number;
}

export interface Result {
  readonly winner: Seat | 'draw';
  readonly by: Ending;
  readonly rule: RuleId;
}

/** Everything on the table. Plain data; the few functions below and in the chapters' files change it. */
export interface Battle {
  readonly match: Match;
  rosters: BySeat<Recruited | null>;
  /** The first player's section while the second has yet to join one to it (QL-SET-10). */
  firstSection: string | null;
  board: Board | null;
  phase: Phase;
  first: Seat | null;
  active: Seat | null;
  /** Global turn index; 1 is the first player's first turn. */
  turn: number;
  step: Step | null;
  cp: number;
  activation: Activation | null;
  pendingSaves: PendingSaves | null;
  drawOffer: { readonly by: Seat; readonly turn: number; readonly open: boolean } | null;
  units: Unit[];
  seats: BySeat<SeatState>;
  /** By attacks, both seats, the whole game; Reanimate does not lower it. */
  elementsRemoved: number;
  /** `elementsRemoved` when the turn began: whether it is a quiet one (QL-VIC-07). */
  removedBefore: number;
  quietTurns: number;
  result: Result | null;
}

export function newBattle(match: Match): Battle {
  return {
    match,
    rosters: { A: null, B: null },
    firstSection: null,
    board: null,
    phase: 'forces',
    first: null,
    active: null,
    turn: 0,
    step: null,
    cp: 0,
    activation: null,
    pendingSaves: null,
    drawOffer: null,
    units: [],
    seats: { A: { area: null, vpEarned: 0, turnsTaken: 0 }, B: { area: null, vpEarned: 0, turnsTaken: 0 } },
    elementsRemoved: 0,
    removedBefore: 0,
    quietTurns: 0,
    result: null,
  };
}

/** A copy for search. Written out by hand: it runs once per node, and what never changes is shared. */
export function copyBattle(b: Battle): Battle {
  const { activation, seats } = b;
  const units = b.units.slice(); // of just this size: a list grown by push would be moved twice on the way
  for (let i = 0; i < units.length; i++) units[i] = copyUnit(units[i]!);
  return {
    match: b.match,
    rosters: b.rosters,
    firstSection: b.firstSection,
    board: b.board,
    phase: b.phase,
    first: b.first,
    active: b.active,
    turn: b.turn,
    step: b.step,
    cp: b.cp,
    activation: activation && {
      unit: activation.unit,
      order: activation.order,
      onInitiative: activation.onInitiative,
      moved: activation.moved,
      stage: activation.stage,
    },
    pendingSaves: b.pendingSaves,
    drawOffer: b.drawOffer,
    units,
    seats: { A: copySeat(seats.A), B: copySeat(seats.B) },
    elementsRemoved: b.elementsRemoved,
    removedBefore: b.removedBefore,
    quietTurns: b.quietTurns,
    result: b.result,
  };
}

function copySeat(s: SeatState): SeatState {
  return { area: s.area, vpEarned: s.vpEarned, turnsTaken: s.turnsTaken };
}

function copyUnit(u: Unit): Unit {
  return {
    id: u.id,
    owner: u.owner,
    type: u.type,
    tag: u.tag,
    hex: u.hex,
    point: u.point,
    elements: u.elements,
    suppression: u.suppression,
    order: u.order,
    issuedOn: u.issuedOn,
    activatedOn: u.activatedOn,
    reanimatedOn: u.reanimatedOn,
  };
}

export function isOnBoard(u: Unit): boolean {
  return u.hex !== null || u.point !== null;
}

export function isSuppressed(u: Unit): boolean {
  return u.suppression > 0; // QL-SUP-01
}

/** Index of a unit by its id, or -1. */
export function unitIndex(b: Battle, id: string): number {
  for (let i = 0; i < b.units.length; i++) if (b.units[i]!.id === id) return i;
  return -1;
}

export function hasActedThisTurn(b: Battle, u: Unit): boolean {
  return u.activatedOn === b.turn;
}

/** The markers never run out (QL-CMP-13). They stay until the unit acts, is carried, gets another or is gone (QL-ORD-08). */
export function placeOrder(b: Battle, u: Unit, order: OrderType): void {
  u.order = order;
  u.issuedOn = b.turn;
}

export function takeOrder(u: Unit): void {
  u.order = null;
  u.issuedOn = null;
}

/** For good (QL-DST-05). */
export function leaveBoard(u: Unit): void {
  u.hex = null;
  u.point = null;
  u.suppression = 0;
  takeOrder(u);
}
