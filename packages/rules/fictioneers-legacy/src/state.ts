import type { Config } from './config.js';
import type { Content, Scenario } from './content/types.js';
import type { Spot } from './inches.js';
import type { RuleId } from './rulebook.js';
import type { BySide, Ending, Morale, Phase, Rank, Seat, SeatKind, Side } from './terms.js';

/** What never changes in a game: shared by every copy of its state. */
export interface Match {
  readonly config: Config;
  /** A player's own units, platoons and scenarios, beside those in the box. */
  readonly content: Content | null;
  /** Table, terrain, weather, zones, objectives: everything a scenario lays down (FL-SET-01). */
  readonly scenario: Scenario;
  /** Who plays: one seat a side, or several (FL-SEQ-11). */
  readonly seats: BySide<readonly Seat[]>;
  /** Whether the forces are still to be chosen, within these points (FL-SET-02); null: as the scenario has them. */
  readonly points: number | null;
}

export type ModelKind = 'figure' | 'vehicle' | 'artillery' | 'module' | 'pylon' | 'animal' | 'objective';

/** What a model is: fixed once the forces are. Modules and mounts are in the cast before they are on the table. */
export interface Cast {
  /** Lower-case letter of the side and place in its roster, `a1`; a module `a7-m2`, a mount `b3-mount`, a pylon `field-p1`. */
  readonly id: string;
  readonly side: Side;
  readonly kind: ModelKind;
  /** The unit, vehicle or artillery type; `lizard` or `beast` for a mount; the field or objective it belongs to. */
  readonly type: string;
  /** Of a module its gun, of a mount who rode it first, by place in the cast. */
  readonly of: number | null;
}

export interface SquadCast {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly platoon: number;
  /** Places in the cast: figures, then vehicles and guns that are deployed with it. */
  readonly members: readonly number[];
}

export interface PlatoonCast {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Who decides for it (FL-SEQ-11). */
  readonly controller: Seat;
  /** Place of its command squad among the squads, or null. */
  readonly command: number | null;
}

/** Who and what takes part: fixed once the forces are. */
export interface Muster {
  readonly cast: readonly Cast[];
  readonly squads: readonly SquadCast[];
  readonly platoons: readonly PlatoonCast[];
  /** What each side's force is worth (FL-VIC-03). */
  readonly points: BySide<number>;
}

/**
 * `box`: not on the table yet, or part of something that is (a packed gun, a mount being ridden). `left`: gone over an exit.
 * `wreck`: a vehicle that lies where it was destroyed.
 */
export type Where = 'box' | 'table' | 'aboard' | 'reserve' | 'carried' | 'wreck' | 'removed' | 'left';

/** Work on a gun in progress (FL-ART-06). */
export interface Work {
  readonly kind: 'setUp' | 'pack';
  readonly workers: readonly number[];
  /** Where it will stand, or where its modules will lie. */
  readonly places: readonly Spot[];
}

/** Where a fixed weapon last fired indirectly (FL-IND-06). */
export interface Aim {
  /** Its place among those of whoever bears it. */
  readonly slot: number;
  readonly from: Spot;
  readonly at: Spot;
}

/** A model as it is now. What it is, is in the cast at the same place. Everything here changes; lists are replaced, never altered. */
export interface Model {
  where: Where;
  /** In mils. Of a model aboard, where its vehicle took it in. */
  x: number;
  y: number;
  /** Places in the cast and among the squads. */
  vehicle: number | null;
  seat: SeatKind | null;
  squad: number | null;
  mount: number | null;
  carrying: number | null;
  rank: Rank;
  airborne: boolean;
  hidden: boolean;
  shieldUp: boolean;
  overwatch: boolean;
  hullLost: number;
  /** What damage did to a vehicle by the table of FL-OPT-06; `plain` is FL-VEH-14. */
  damage: 'none' | 'plain' | 'immobile' | 'weapon';
  /** A gun: packed into modules, or ready to fire. */
  packed: boolean;
  work: Work | null;
  /** As a target it is lit up to this turn (FL-OPT-07). */
  litUntil: number;
  aims: readonly Aim[];
  // this turn
  activated: boolean;
  moved: boolean;
  moveMode: 'walk' | 'fly' | null;
  /** What the move cost, and what it may have cost for whoever fires as well (FL-MOV-10). */
  moveCost: number;
  moveRoom: number;
  sensed: boolean;
  /** Of a vehicle: somebody aboard has fired or spotted (FL-VEH-07). */
  fired: boolean;
  spotted: boolean;
  boarded: boolean;
  /** Said that it would not move (FL-MOV-11). */
  stationary: boolean;
  /** Places of a vehicle's weapons that have fired. */
  firedWeapons: readonly number[];
  /** Shield switched, leader attached, seats changed: once in an Overwatch phase. */
  switched: boolean;
  assigned: boolean;
  fought: boolean;
  /** Enemy figures a vehicle drove into and still has to fight (FL-OVR-02). */
  overrun: readonly number[];
}

export interface Squad {
  leader: number | null;
  /** FL-MOR-21. */
  initial: number;
  killed: number;
  morale: Morale;
  moraleSetOn: number;
  /** Since the start of this turn (FL-DMG-08): figures lost, its leader among them, a shock (FL-OPT-05). */
  lost: number;
  leaderDied: boolean;
  shocked: boolean;
  /** Where the leader it lost fell, while the post is vacant. */
  fellAt: Spot | null;
  /** Who left it to lead the platoon, while that post is vacant and the figure lives (FL-LDR-10). */
  promoted: number | null;
}

export interface Platoon {
  leader: number | null;
  /** The squad its leader is attached to besides the command squad (FL-LDR-03). */
  attached: number | null;
  fellAt: Spot | null;
}

/** FL-LDR-11: takes effect when its side begins its next turn. */
export interface Promotion {
  readonly figure: number;
  readonly to: 'SL' | 'PL';
  /** The squad to lead, or the platoon. */
  readonly post: number;
  readonly side: Side;
}

export interface Smoke {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly side: Side;
  /** Gone in the last phase of this turn (FL-SMK-05). */
  readonly until: number;
}

/** A move that was declared and is being answered (FL-OVW-08). What it begins with is done, what it ends with is not. */
export interface MoveUnderWay {
  readonly model: number;
  readonly mode: 'walk' | 'fly';
  readonly path: readonly Spot[];
  readonly samples: readonly Spot[];
  /** The first sample at which it can be shot at: later than the first for one that was hidden (FL-HID-04). */
  readonly open: number;
  /** A flying vehicle comes down at the end (FL-FLY-07). */
  readonly lands: boolean;
}

/** What the other side may answer by overwatch just now. */
export interface Trigger {
  readonly kind: 'move' | 'fire';
  readonly model: number;
}

/** Survivors of a destroyed vehicle that must be placed (FL-VEH-16). */
export interface Bailout {
  readonly vehicle: number;
  readonly at: Spot;
  readonly radius: number;
  readonly figures: readonly number[];
}

/** A post that several could take alike (FL-LDR-10). */
export interface Tie {
  readonly side: Side;
  readonly to: 'SL' | 'PL';
  readonly post: number;
  readonly among: readonly number[];
}

export interface Goal {
  /** The model of a carry objective. */
  readonly model: number | null;
  scoredBy: Side | null;
}

export type SetupStep = 'forces' | 'rollOff' | 'firstChoice' | 'secondChoice' | 'deploy' | 'watch' | 'done';

export interface Setup {
  step: SetupStep;
  winner: Side | null;
  /** What the winner of the roll-off decided; the loser decides the other. */
  chose: 'zone' | 'first' | null;
  forces: { readonly [side in Side]: readonly string[] | null };
  /** Which zone of the scenario each side has. */
  zones: BySide<Side>;
  /** Squads that have been deployed, and whose turn it is to deploy one. */
  placed: readonly number[];
  next: Side;
}

export interface Result {
  readonly winner: Side | 'draw';
  readonly by: Ending;
  readonly rule: RuleId;
}

/** Everything on the table. Plain data; the few functions below and in the chapters' files change it. */
export interface Battle {
  readonly match: Match;
  muster: Muster;
  models: Model[];
  squads: Squad[];
  platoons: Platoon[];
  /** Whether each force field of the scenario still stands. */
  fields: boolean[];
  goals: Goal[];
  smoke: readonly Smoke[];
  setup: Setup;
  round: number;
  /** Counts player turns from 1. */
  turn: number;
  first: Side;
  active: Side;
  phase: Phase;
  /** Of the active side, who is asked next and who has ended the phase (FL-SEQ-11). */
  speaker: Seat;
  ended: readonly Seat[];
  /** The model whose activation is open. */
  open: number | null;
  move: MoveUnderWay | null;
  trigger: Trigger | null;
  bailouts: readonly Bailout[];
  tie: Tie | null;
  promotions: readonly Promotion[];
  score: { A: number; B: number };
  /** Seats that have offered a draw this turn (FL-VIC-04). */
  offered: readonly Seat[];
  result: Result | null;
}

export function newModel(squad: number | null, rank: Rank): Model {
  return {
    where: 'box',
    x: 0,
    y: 0,
    vehicle: null,
    seat: null,
    squad,
    mount: null,
    carrying: null,
    rank,
    airborne: false,
    hidden: false,
    shieldUp: false,
    overwatch: false,
    hullLost: 0,
    damage: 'none',
    packed: false,
    work: null,
    litUntil: 0,
    aims: NO_AIMS,
    activated: false,
    moved: false,
    moveMode: null,
    moveCost: 0,
    moveRoom: 0,
    sensed: false,
    fired: false,
    spotted: false,
    boarded: false,
    stationary: false,
    firedWeapons: NO_NUMBERS,
    switched: false,
    assigned: false,
    fought: false,
    overrun: NO_NUMBERS,
  };
}

/** Spotting is a firing action (1). Of a vehicle: somebody aboard has (FL-VEH-07). */
export function hasFired({ fired, spotted }: Model): boolean {
  return fired || spotted;
}

export const NO_NUMBERS: readonly number[] = [];
export const NO_AIMS: readonly Aim[] = [];

/** What a turn leaves on a model is gone when its side begins the next. */
export function freshTurn(m: Model): void {
  m.activated = false;
  m.moved = false;
  m.moveMode = null;
  m.moveCost = 0;
  m.moveRoom = 0;
  m.sensed = false;
  m.fired = false;
  m.spotted = false;
  m.boarded = false;
  m.stationary = false;
  m.firedWeapons = NO_NUMBERS;
  m.switched = false;
  m.assigned = false;
  m.fought = false;
  m.overrun = NO_NUMBERS;
}

/**
 * A copy for search. What never changes is shared, lists included: they are replaced, never altered. Written out field by field:
 * a spread of so many costs ten times as much.
 */
export function copyBattle(b: Battle): Battle {
  return {
    match: b.match,
    muster: b.muster,
    models: b.models.map(copyModel),
    squads: b.squads.map(copySquad),
    platoons: b.platoons.map(copyPlatoon),
    fields: b.fields.slice(),
    goals: b.goals.map(copyGoal),
    smoke: b.smoke,
    setup: copySetup(b.setup),
    round: b.round,
    turn: b.turn,
    first: b.first,
    active: b.active,
    phase: b.phase,
    speaker: b.speaker,
    ended: b.ended,
    open: b.open,
    move: b.move,
    trigger: b.trigger,
    bailouts: b.bailouts,
    tie: b.tie,
    promotions: b.promotions,
    score: { A: b.score.A, B: b.score.B },
    offered: b.offered,
    result: b.result,
  };
}

const copyModel = (m: Model): Model => ({
  where: m.where,
  x: m.x,
  y: m.y,
  vehicle: m.vehicle,
  seat: m.seat,
  squad: m.squad,
  mount: m.mount,
  carrying: m.carrying,
  rank: m.rank,
  airborne: m.airborne,
  hidden: m.hidden,
  shieldUp: m.shieldUp,
  overwatch: m.overwatch,
  hullLost: m.hullLost,
  damage: m.damage,
  packed: m.packed,
  work: m.work,
  litUntil: m.litUntil,
  aims: m.aims,
  activated: m.activated,
  moved: m.moved,
  moveMode: m.moveMode,
  moveCost: m.moveCost,
  moveRoom: m.moveRoom,
  sensed: m.sensed,
  fired: m.fired,
  spotted: m.spotted,
  boarded: m.boarded,
  stationary: m.stationary,
  firedWeapons: m.firedWeapons,
  switched: m.switched,
  assigned: m.assigned,
  fought: m.fought,
  overrun: m.overrun,
});

const copySquad = (s: Squad): Squad => ({
  leader: s.leader,
  initial: s.initial,
  killed: s.killed,
  morale: s.morale,
  moraleSetOn: s.moraleSetOn,
  lost: s.lost,
  leaderDied: s.leaderDied,
  shocked: s.shocked,
  fellAt: s.fellAt,
  promoted: s.promoted,
});

const copyPlatoon = (p: Platoon): Platoon => ({
  leader: p.leader,
  attached: p.attached,
  fellAt: p.fellAt,
});

const copyGoal = (g: Goal): Goal => ({
  model: g.model,
  scoredBy: g.scoredBy,
});

const copySetup = (s: Setup): Setup => ({
  step: s.step,
  winner: s.winner,
  chose: s.chose,
  forces: s.forces,
  zones: s.zones,
  placed: s.placed,
  next: s.next,
});

const indices = new WeakMap<Muster, ReadonlyMap<string, number>>();

/** Place of a model in the cast by its id, or -1. */
export function indexOf(b: Battle, id: string): number {
  let index = indices.get(b.muster);
  if (!index) {
    index = new Map(b.muster.cast.map(({ id }, i) => [id, i]));
    indices.set(b.muster, index);
  }
  return index.get(id) ?? -1;
}

export function idOf(b: Battle, i: number): string {
  return b.muster.cast[i]!.id;
}

export function sideOf(b: Battle, i: number): Side {
  return b.muster.cast[i]!.side;
}

export function kindOf(b: Battle, i: number): ModelKind {
  return b.muster.cast[i]!.kind;
}

const homes = new WeakMap<Muster, readonly (number | null)[]>();

/** The squad each model is deployed with; a module or mount goes with its gun or rider. Null for what belongs to no squad. */
export function homeSquads(b: Battle): readonly (number | null)[] {
  let known = homes.get(b.muster);
  if (!known) {
    const squads = b.muster.cast.map((): number | null => null);
    for (const [s, { members }] of b.muster.squads.entries()) for (const i of members) squads[i] = s;
    known = squads.map((s, i) => s ?? (b.muster.cast[i]!.of === null ? null : squads[b.muster.cast[i]!.of!]!));
    homes.set(b.muster, known);
  }
  return known;
}

/** Everybody of a model's side: they see the same table (2). */
export function seatsBehind(b: Battle, i: number): readonly Seat[] {
  return b.match.seats[sideOf(b, i)];
}

/** Who decides for a model: the controller of its platoon, or for what belongs to none the first seat of its side. */
export function controllerOf(b: Battle, i: number): Seat {
  const squad = b.models[i]!.squad ?? homeSquads(b)[i]!;
  if (squad === null) return b.match.seats[sideOf(b, i)][0]!;
  return b.muster.platoons[b.muster.squads[squad]!.platoon]!.controller;
}
