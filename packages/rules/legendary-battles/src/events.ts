import type { Score } from '@sandtable/craft';
import type { Table } from '@sandtable/kernel';
import type { Orders, Placement } from './decisions.js';
import type { RuleId } from './rulebook.js';
import type { Conduct } from './rules/conduct.js';
import type { Battle } from './state.js';
import type { ActionId, BySeat, Condition, Ending, Result, Seat, SituationId, Token, WindowId } from './terms.js';

// What happens in a battle, as data. Units are told by their names at the table: a face-down marker by its number.

interface Fields {
  deployed: { seat: Seat; placements: readonly Placement[] };
  firstPlayer: { first: Seat; cards: BySeat<string> };
  turnBegan: { seat: Seat; round: number };
  smokeCleared: { zone: string };
  reinforced: { unit: string; zone: string; facing: number };
  /** To its owner with the cards. */
  drew: { seat: Seat; count: number; cards?: readonly string[] };
  reshuffled: { seat: Seat; count: number };
  discarded: { seat: Seat; cards: readonly string[] };
  actionPlayed: { seat: Seat; card: string; action: ActionId; unit: string; orders: Orders };
  relayed: { seat: Seat; unit: string; action: ActionId; orders: Orders };
  fizzled: { unit: string };
  turned: { unit: string; facing: number };
  moved: { unit: string; from: string; to: string; facing: number };
  flew: { unit: string; from: string | null; to: string | null };
  contact: { unit: string; zone: string; target: string };
  situationPlayed: {
    seat: Seat;
    card: string;
    situation: SituationId;
    window: WindowId;
    unit?: string;
    zone?: string;
    recipients?: readonly string[];
  };
  cancelled: { seat: Seat; situation: SituationId };
  attackDeclared: { kind: AttackKind; attacker: string | null; target: string; shift: Score<RuleId> };
  attackLost: { target: string };
  chanceDrawn: { seat: Seat; card: string; cr: number; nv: number };
  /** With all that its chances hang on: the column, and what the table reads there. */
  resultRead: { seat: Seat; target: string; column: number; cr: number; result: Result };
  friendlyFire: { unit: string };
  resultBecame: { unit: string; result: Result };
  nerve: { unit: string; nv: number; modifier: number; needs: number; passed: boolean };
  status: { unit: string; condition: Condition; confused: boolean };
  token: { unit: string; token: Token; on: boolean };
  smokePlaced: { zone: string; by: Seat };
  hazardMet: { zone: string };
  fallsBack: { unit: string };
  wentAloft: { unit: string };
  putBack: { unit: string; zone: string };
  displaced: { unit: string; zone: string };
  holds: { unit: string; zone: string };
  captured: { unit: string; by: Seat };
  eliminated: { unit: string; points: number; scores: Seat };
  exited: { unit: string };
  aided: { unit: string; by: string };
  targetPoint: { zone: string; drift: number; towards: string | null };
  attackOffMap: { unit: string };
  breachTried: { unit: string; zone: string; beyond: string; nv: number; bonus: number; needs: number; done: boolean };
  castTried: { unit: string; nv: number; works: boolean };
  revealed: { marker: string; unit: string; dummy: boolean };
  powerUsed: { unit: string; power: string };
  conductSaid: { seat: Seat; conduct: Conduct };
  turnEnded: { seat: Seat; round: number };
  gameEnded: { winner: Seat | 'draw'; by: Ending; vp: BySeat<number> };
}
export type AttackKind = 'ranged' | 'melee' | 'artillery' | 'hazard';

export type BattleEventType = keyof Fields;
export type BattleEventOf<T extends BattleEventType> = { type: T; rule: RuleId } & Fields[T];
export type BattleEvent = { [T in BattleEventType]: BattleEventOf<T> }[BattleEventType];

/** The table as this game's rules see it: what is logged is one of the events above, and every rule cited exists. */
export interface BattleTable extends Table<Battle, RuleId> {
  log(event: BattleEvent): void;
  logSecret(seat: Seat, event: BattleEvent, others: BattleEvent): void;
}
