import type { Score } from '@sandtable/craft';
import type { Readers, Table } from '@sandtable/kernel';
import type { FirstAct, LastAct } from './decisions.js';
import type { Spot } from './inches.js';
import type { RuleId } from './rulebook.js';
import type { Battle } from './state.js';
import type { Ending, Phase, Rank, Seat, SeatKind, Side } from './terms.js';

// What happens in a battle, as data. Models, squads and platoons by their ids. Where the other side may not know, the log keeps
// two forms.

type Number = Score<RuleId>;

interface Fields {
  forceChosen: { side: Side; platoons: readonly string[]; points: number };
  rollOff: { dice: readonly number[]; winner: Side | null };
  setupChosen: { side: Side; zone?: Side; first?: Side };
  deployed: { side: Side; squad: string; models: readonly { model: string; at: Spot | null }[] | null };
  leaderAttached: { leader: string; squad: string | null };
  wentOnWatch: { models: readonly string[] };
  watchLost: { model: string };
  turnBegan: { side: Side; round: number; turn: number };
  promoted: { figure: string; to: Rank; squad: string };
  phaseBegan: { side: Side; phase: Phase; passes?: true };
  shieldSwitched: { model: string; up: boolean };
  seatsChanged: { vehicle: string; seats: readonly { figure: string; seat: SeatKind }[] };
  activated: { model: string };
  moved: {
    model: string;
    mode: 'walk' | 'fly';
    path: readonly Spot[];
    cost: Number;
    allowance: Number;
    first?: FirstAct;
    last?: LastAct;
  };
  /** Something hidden was done, and the other side learns no more of it. */
  unseen: { side: Side };
  stopped: { model: string; at: Spot; by: string };
  pickedUp: { figure: string; item: string };
  putDown: { item: string; at: Spot };
  sensorUsed: { model: string; found: readonly string[] };
  revealed: { model: string; at: Spot };
  fired: {
    model: string;
    /** The vehicle or gun it fires from. */
    platform?: string;
    weapon: string;
    mode: 'single' | 'area' | 'smoke';
    indirect: boolean;
    target: string | Spot;
    number: Number;
    dice: readonly number[];
    hit: boolean;
    overwatch?: true;
    spotter?: string;
  };
  drifted: { dice: readonly number[]; distance: number; at: Spot; onTable: boolean };
  /** `dice` is empty where the number is hopeless (FL-GEN-04). */
  damageRolled: { model: string; number: Number | null; dice: readonly number[]; damaged: boolean };
  killed: { model: string; at: Spot; points: number };
  destroyed: { model: string; at: Spot; points: number };
  hullLost: { model: string; left: number };
  vehicleDamaged: { model: string; dice: readonly number[]; what: 'plain' | 'immobile' | 'weapon'; weapon?: string };
  fieldDown: { field: string };
  smokeLaid: { at: Spot; diameter: number };
  smokeCleared: { at: Spot };
  bailedOut: { figure: string; number: Number; dice: readonly number[]; survived: boolean };
  placed: { figure: string; at: Spot };
  workBegan: { piece: string; work: 'setUp' | 'pack'; workers: readonly string[] };
  workDone: { piece: string; work: 'setUp' | 'pack' };
  workLost: { piece: string; work: 'setUp' | 'pack' };
  fought: {
    attacker: string;
    defender: string;
    attack: Number;
    defence: Number;
    dice: readonly number[];
    winner: 'attacker' | 'defender' | null;
  };
  moraleChecked: {
    squad: string;
    number: Number;
    dice: readonly number[];
    result: 'passed' | 'shaken' | 'pinned';
  };
  recovered: { squad: string };
  promotionMarked: { figure: string; to: Rank; squad: string };
  objectiveScored: { side: Side; objective: string; points: number };
  leftTable: { model: string };
  drawOffered: { seat: Seat };
  drawAnswered: { seat: Seat; accept: boolean };
  turnEnded: { side: Side; turn: number };
  gameEnded: { winner: Side | 'draw'; by: Ending; score: { A: number; B: number } };
}

export type BattleEventType = keyof Fields;
export type BattleEventOf<T extends BattleEventType> = { type: T; rule: RuleId } & Fields[T];
export type BattleEvent = { [T in BattleEventType]: BattleEventOf<T> }[BattleEventType];

/** The table as this game's rules see it: what is logged is one of the events above, and every rule cited exists. */
export interface BattleTable extends Table<Battle, RuleId> {
  log(event: BattleEvent): void;
  logSecret(readers: Readers, event: BattleEvent, others: BattleEvent): void;
}
