import type { Table } from '@sandtable/kernel';
import type { Place, Placement } from './decisions.js';
import type { RuleId } from './rulebook.js';
import type { Shot } from './rules/shot.js';
import type { Battle, LaidSection, Recruited } from './state.js';
import type { Area, Ending, OrderType, Seat, Side, Step } from './terms.js';

// What happens in a battle, as data (7.3). Where a field may be withheld from the other seat, the log keeps two forms.

interface Fields {
  forceChosen: { seat: Seat; force?: string; units?: readonly string[] };
  forcesRevealed: { A: Recruited | null; B: Recruited | null };
  rollOff: { dice: readonly number[]; first: Seat | null };
  sectionPlaced: Pick<LaidSection, 'section' | 'rot'> & { seat: Seat | null; side?: Side };
  boardAssembled: { left: LaidSection | null; right: LaidSection | null; firstPlaced: Side };
  areaChosen: { seat: Seat; A: Area | null; B: Area | null };
  deployed: { seat: Seat; placements: readonly Placement[] };
  turnBegan: { seat: Seat; turn: number };
  commandRolled: { seat: Seat; dice: readonly number[]; cp: number; bonus?: number; also?: readonly RuleId[] };
  /** `passes`: there is nothing to do in it. */
  stepBegan: { seat: Seat; step: Step; cp: number; passes?: true };
  suppressionRemoved: { unit: string; left: number; cp: number };
  reanimateRolled: { unit: string; dice: readonly number[]; returned: boolean; elements: number; cp: number };
  orderRevealed: { unit: string; order: OrderType };
  activationBegan: { unit: string; order: OrderType; onInitiative: boolean; cp: number };
  unitMoved: { unit: string; from: Place; path: readonly Place[]; cost: number };
  unitCarried: { unit: string; by: string; to: Place };
  /** With all its dice will be read by, and the elements the target then has: what could come of it follows from this. */
  attackDeclared: { unit: string; target: string; elements: number } & Pick<Shot, keyof Shot>;
  attackRolled: { unit: string; target: string; dice: readonly number[]; hits: number; ones: number };
  suppressed: { unit: string; markers: number; total: number };
  damageRolled: { target: string; dice: readonly number[]; killOn: number; kills: number };
  savesRolled: { unit: string; dice: readonly number[]; saveOn: number; successes: number };
  savesUsed: { unit: string; count: number };
  elementsLost: { unit: string; lost: number; left: number };
  unitDestroyed: { unit: string };
  vpAwarded: { seat: Seat; vp: number; total: number };
  orderIssued: {
    unit: string;
    turn: number;
    replaced: boolean;
    order: OrderType | 'hidden';
    replacedOrder?: OrderType;
  };
  orderRemoved: { unit: string; reason: 'activated' | 'replaced' | 'carried' | 'destroyed'; order?: OrderType };
  objectiveScored: { seat: Seat; hex: string; unit: string; vp: number };
  drawOffered: { seat: Seat };
  drawAnswered: { seat: Seat; accept: boolean };
  turnEnded: { seat: Seat; turn: number };
  gameEnded: { winner: Seat | 'draw'; by: Ending; vp: { A: number; B: number } };
}

export type BattleEventType = keyof Fields;
export type BattleEventOf<T extends BattleEventType> = { type: T; rule: RuleId } & Fields[T];
export type BattleEvent = { [T in BattleEventType]: BattleEventOf<T> }[BattleEventType];

/** The table as this game's rules see it: what is logged is one of the events above, and every rule cited exists. */
export interface BattleTable extends Table<Battle, RuleId> {
  log(event: BattleEvent): void;
  logSecret(seat: Seat, event: BattleEvent, others: BattleEvent): void;
}
