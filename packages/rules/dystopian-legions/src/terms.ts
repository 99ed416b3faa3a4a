// The words of the game.

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

export const MODEL_TYPES = [
  'infantry',
  'heavyInfantry',
  'cavalry',
  'aeronaut',
  'ironcladLight',
  'ironcladRegular',
  'ironcladHeavy',
] as const;
export type ModelType = (typeof MODEL_TYPES)[number];
export type IroncladType = Extract<ModelType, `ironclad${string}`>;

export function isIronclad(type: ModelType): type is IroncladType {
  return type === 'ironcladLight' || type === 'ironcladRegular' || type === 'ironcladHeavy';
}

/** Infantry and heavy infantry: who may dive (DL-HTD-01) and be an Infantry section (DL-GEN-11). */
export function isFoot(type: ModelType): boolean {
  return type === 'infantry' || type === 'heavyInfantry';
}

/** How good shots are (DL-QOS). */
export const QUALITIES = ['placed', 'regular', 'rushed'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Worst first: the place in this list is the number of cover dice (DL-COV-01). */
export const COVERS = ['none', 'soft', 'hard', 'fortified'] as const;
export type Cover = (typeof COVERS)[number];
export type CoverLevel = 0 | 1 | 2 | 3;

/** The columns of the terrain table (DL-PRO-09). */
export const COLUMNS = ['infantry', 'cavalry', 'ironclad'] as const;
export type Column = (typeof COLUMNS)[number];
export const GOINGS = ['clear', 'difficult', 'impassable'] as const;
export type Going = (typeof GOINGS)[number];

/** The quarters of a hull, as its armour is listed (DL-GEO-20). */
export const FACES = ['front', 'port', 'starboard', 'rear'] as const;
export type Face = (typeof FACES)[number];
/** DL-GEO-21. */
export const ARCS = ['360', 'fore', 'aft', 'port', 'starboard'] as const;
export type Arc = (typeof ARCS)[number];

/** The slots of a platoon (DL-FRC-05); Flex is a slot and no type. */
export const SLOTS = ['hq', 'line', 'specialist', 'support', 'fast', 'elite', 'armour'] as const;
export type Slot = (typeof SLOTS)[number];

export const MISSIONS = ['centreGround', 'vitalObjective', 'annihilate', 'breakThrough'] as const;
export type Mission = (typeof MISSIONS)[number];
export const MAPS = ['advancingLines', 'meetingEngagement', 'obliqueContact', 'surpriseAttack'] as const;
export type MapId = (typeof MAPS)[number];

/** How a section comes to the table (DL-DEP-01). */
export const DEPLOYMENTS = ['main', 'scouting', 'infiltrator', 'reserves', 'flanking'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

export const ORDERS = [
  'withMe',
  'rally',
  'snapOutOfIt',
  'makeThatSafe',
  'spreadOut',
  'standFast',
  'runRun',
  'onYourBellies',
  'focusFire',
  'sprayEm',
  'fightHarder',
  'digIn',
  'onMyMark',
  'holdTheLine',
] as const;
export type OrderId = (typeof ORDERS)[number];

export const SEGMENTS = ['command', 'movement', 'shooting', 'melee'] as const;
export type Segment = (typeof SEGMENTS)[number];
