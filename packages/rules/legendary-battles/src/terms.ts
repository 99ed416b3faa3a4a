import type { RuleId } from './rulebook.js';

// The words of the game, each list once: its order is the order in which things are shown and iterated.

export const SEATS = ['A', 'B'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = { readonly [seat in Seat]: T };

export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

export const GENRES = ['combat', 'fantasy'] as const;
export type Genre = (typeof GENRES)[number];

/** From short to long (TA-CORE-MOV-01). */
export const DISTANCES = ['VS', 'S', 'M', 'L', 'VL'] as const;
export type Distance = (typeof DISTANCES)[number];

/** TA-CORE-UNT-02. */
export const CLASSES = [
  'infantry',
  'gun',
  'vehicle',
  'cavalry',
  'creature',
  'engine',
  'bunker',
  'aerial',
  'battery',
] as const;
export type UnitClass = (typeof CLASSES)[number];

/** Best first: a unit has exactly one (TA-CORE-STA-01). */
export const CONDITIONS = ['ok', 'shaken', 'outOfAction', 'eliminated'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const CONDITION_NAMES = {
  ok: 'ok',
  shaken: 'Shaken',
  outOfAction: 'Out of Action',
  eliminated: 'Eliminated',
} as const satisfies Record<Condition, string>;

/** Least first. */
export const RESULTS = ['NE', 'CF', 'SH', 'FB', 'OA', 'EL'] as const;
export type Result = (typeof RESULTS)[number];

/** What may lie with a unit besides its condition (TA-MAP-PCS-02). */
export const TOKENS = ['dugIn', 'braced', 'concealed', 'exposed', 'warded'] as const;
export type Token = (typeof TOKENS)[number];
export const TOKEN_NAMES = {
  dugIn: 'Dug In',
  braced: 'Braced',
  concealed: 'Concealed',
  exposed: 'Exposed',
  warded: 'Warded',
} as const satisfies Record<Token, string>;

/** What ground does to movement and sight (TA-MAP-SET-02). */
export const TERRAIN_CLASSES = ['clear', 'hindering', 'covering', 'blocking', 'impassable'] as const;
export type TerrainClass = (typeof TERRAIN_CLASSES)[number];

export const TRAITS = [
  'command',
  'heavy',
  'longGun',
  'antiArmour',
  'aa',
  'fixedArc',
  'stealth',
  'impact',
  'pike',
  'mounted',
  'sapper',
  'medic',
  'indirect',
  'burst',
  'offMap',
  'bunker',
  'immobile',
  'fearless',
  'terrifying',
  'slowLoad',
  'sorcerous',
  'aerial',
  'strike',
  'flyer',
  'tower',
] as const;
export type Trait = (typeof TRAITS)[number];

export const SPELLS = ['FIREBOLT', 'DREAD', 'VEIL', 'MEND', 'WARD'] as const;
export type Spell = (typeof SPELLS)[number];

/** The Actions, those of the combat deck first; BAS is what any card can be. */
export const ACTION_IDS = [
  'ADV',
  'RAP',
  'CAU',
  'FIR',
  'AIM',
  'SUP',
  'FAM',
  'ASL',
  'REC',
  'DIG',
  'HID',
  'CFR',
  'AIR',
  'MAR',
  'RUS',
  'STK',
  'LOO',
  'VOL',
  'CHG',
  'PRS',
  'RLY',
  'BRC',
  'CST',
  'SWP',
  'BAS',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

export const SITUATION_IDS = [
  'SOO',
  'ORD',
  'RAL',
  'CVR',
  'FOC',
  'PBL',
  'CTR',
  'CNF',
  'CAN',
  'SWD',
  'HLD',
  'SMK',
  'MIS',
  'HAZ',
] as const;
export type SituationId = (typeof SITUATION_IDS)[number];

/** Section 3 of the specification, in the order of a turn. */
export const WINDOWS = [
  'W-TS',
  'W-DECL',
  'W-STEP',
  'W-CON',
  'W-AIR',
  'W-ATK',
  'W-RES',
  'W-LEA',
  'W-FBS',
  'W-MEL',
  'W-POST',
  'W-SIT',
  'W-TE',
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** Where the sequence of play stands: setting up, the steps of a turn, and the end. */
export const STEPS = ['deploy', 'hands', 'T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'over'] as const;
export type Step = (typeof STEPS)[number];

/** How a game can end, each with the rule its result cites. */
export const ENDINGS = {
  immediate: 'TA-CORE-END-02',
  wipeOut: 'TA-CORE-END-01',
  roundLimit: 'TA-CORE-END-03',
  stalemate: 'TA-CORE-END-06',
  resignation: 'TA-CORE-END-07',
  exited: 'TA-CORE-END-10',
} as const satisfies Record<string, RuleId>;
export type Ending = keyof typeof ENDINGS;
