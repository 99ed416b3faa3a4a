import type { DiceBox, Pool } from '../dice.js';
import type { Living, Profile, WeaponProfile } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import type { Column, Going, ModelType } from '../terms.js';

// Where a model rule can speak (4.29.1, DL-MAR-68). There are 27 places and no others: a rule that wants another changes the game's
// procedure, and belongs into a chapter.

export const PLACES = {
  force: 'whether a list may stand',
  deploy: 'how a section comes to the table, and what it weighs when it splits',
  pool: 'command points made at the start of a turn',
  leader: 'who may spend them, on whom and how many',
  check: 'how many dice a check has, and what follows its result',
  morale: 'whether a Morale Check is taken, and what it needs',
  actions: 'what may be chosen in an activation',
  path: 'what a move costs and where it may end',
  sight: 'what blocks a line of sight',
  charge: 'what a declared charge brings',
  arm: 'which weapon may take part in which attack',
  dice: 'how many dice a weapon rolls',
  quality: 'the threshold of shots',
  reroll: 'which dice are rolled again',
  cover: 'the level of cover',
  save: 'cover and shield dice',
  wound: 'who is hit, and how hard',
  after: 'what comes between casualties and morale',
  blast: 'templates, spotting and smoke rounds',
  mpool: 'melee dice',
  strike: 'who strikes first',
  mir: 'the IR in melee',
  mhit: 'who is hit in melee',
  cargo: 'what a carrier holds, and how it is left',
  objectives: 'what counts at an objective',
  M10: 'smoke after Overwatch fire',
  end: 'repairs in the End Phase',
} as const;
export type Place = keyof typeof PLACES;

/** N moves a number, P permits or forbids, R replaces a step or value, T adds an event, G is a small program (those of DL-MAR-68). */
export type Kind = 'N' | 'P' | 'R' | 'T' | 'G';

interface Clause<K extends Kind, Case> {
  readonly kind: K;
  readonly rule: RuleId;
  /** Further clauses that this one carries out. */
  readonly also?: readonly RuleId[];
  /** In the words of tooltip and log. */
  readonly why: string;
  when(of: Case): boolean;
}

/** Moves or replaces a number: a `Modifier` of packages/craft, so that a chapter's table and a model rule's are one. */
export type Moves<Case> = Clause<'N' | 'R' | 'P', Case> &
  (
    | { readonly add: number | ((of: Case) => number); readonly becomes?: undefined }
    | { readonly becomes: (number: number, of: Case) => number; readonly add?: undefined }
  );
export type Permits<Case> = Clause<'P', Case> & { readonly may: boolean };
/** Replaces, or adds to, something that is no number. */
export type Replaces<Value, Case> = Clause<'R' | 'N', Case> & { becomes(value: Value, of: Case): Value };
export type SetsOff<Case, What> = Clause<'T', Case> & { readonly brings: What };
export type Runs<Case, Program> = Clause<'G', Case> & Program;

/** One model, or its carrier. */
export interface OfModel {
  readonly of: Profile;
}
/** One section, by its living models. */
export interface OfSection {
  readonly living: Living;
}
export interface OfWeapon {
  readonly weapon: WeaponProfile;
}
/** The weapons that really roll dice in an attack. */
export interface OfWeapons {
  readonly weapons: readonly WeaponProfile[];
}

export interface LeaderCase extends OfModel {
  /** His living section, himself included. */
  readonly living: Living;
}
export interface SpendCase extends OfModel {
  readonly on: 'own section' | 'section in range';
  readonly for: 'order' | 'bolstering';
}
export interface CheckCase extends OfSection {
  readonly morale: boolean;
  /** A friendly Inspiring model in sight; one of its own counts without. */
  readonly seesInspiring: boolean;
  /** Stand Fast! gives the die of Steadfast (DL-ORD-16b). */
  readonly standsFast: boolean;
}
export interface MoraleCase extends OfWeapons {
  readonly lostLp: boolean;
}
export interface PathCase extends OfModel {
  readonly kind: 'area' | 'linear';
}
/** One weapon of one model in one attack. */
export interface ArmCase extends OfModel, OfWeapon {
  readonly attack: 'rad' | 'iad' | 'blast' | 'smoke';
  readonly moved: boolean;
  /** Its closed or open carrier, null on foot. */
  readonly aboard: Profile | null;
  readonly band: 'er' | 'lr';
  /** Null for a place. */
  readonly target: Living | null;
  /** Overwatch and On My Mark. */
  readonly reaction: boolean;
}
export interface QualityCase {
  readonly target: Living;
  /** Of the firer: null on foot. */
  readonly aboard: Profile | null;
}
export interface CoverCase extends OfModel, OfWeapons {
  /** Of a passenger: his open carrier. */
  readonly aboard: Profile | null;
}
export interface LostCase extends OfSection {
  readonly lost: Profile;
}
export interface MeleeCase extends OfModel {
  readonly charging: boolean;
  /** The living models of all charged sections. */
  readonly charged: Living;
}

/** Everything that can be spoken about, by place. */
export interface Topics {
  'force.copies': Permits<OfModel & { readonly copies: number }>;
  'deploy.scouting': Permits<{ readonly every: readonly Profile[] }>;
  'deploy.infiltrator': Permits<{ readonly every: readonly Profile[] }>;
  'deploy.towed': Permits<OfSection>;
  'deploy.tows': Permits<OfModel>;
  'deploy.weight': Moves<OfModel>;
  'pool.made': Moves<LeaderCase>;
  'leader.limit': Moves<LeaderCase>;
  'leader.seniority': Moves<OfModel>;
  'leader.spends': Permits<SpendCase>;
  /** What the section may spend on itself beside its leaders. */
  'leader.purse': Moves<OfSection>;
  'check.dice': Moves<CheckCase>;
  'check.failed': SetsOff<OfModel, { readonly lose: 'D3-1'; readonly within: number }>;
  'morale.taken': Permits<OfSection>;
  'morale.needed': Moves<MoraleCase>;
  'morale.life': Moves<OfModel>;
  'morale.killed': SetsOff<OfModel, { readonly checkWithin: number }>;
  'actions.overwatch': Permits<OfSection>;
  'actions.hitTheDeck': Permits<OfSection>;
  'actions.earlyFire': Permits<OfSection>;
  'actions.fireAgain': Permits<OfSection & { readonly earlyShot: boolean }>;
  'actions.double': Permits<OfSection & { readonly earlyShot: boolean }>;
  'actions.lookAround': Permits<OfModel>;
  'path.column': Replaces<Column, OfModel>;
  'path.going': Replaces<Going, PathCase>;
  'path.end': Permits<OfModel & { readonly going: Going }>;
  'path.throughModels': Permits<OfModel>;
  'path.crushes': Permits<OfModel>;
  'path.setsOffMines': Permits<OfModel>;
  'sight.blocks': Permits<OfModel>;
  'charge.declared': SetsOff<{ readonly chargers: Living }, 'morale check'>;
  'charge.aside': Runs<OfModel, { readonly to: 'nearest spot in coherency' }>;
  'charge.contact': Permits<OfModel>;
  'arm.fires': Permits<ArmCase>;
  'arm.pooled': Permits<OfWeapon>;
  'arm.two': Permits<ArmCase>;
  'arm.apart': Permits<OfModel & { readonly reaction: boolean }>;
  'arm.declared': SetsOff<OfWeapon, { readonly dropsOn: number }>;
  'dice.box': Replaces<DiceBox, OfWeapon & { readonly face: number }>;
  'quality.rushed': Moves<QualityCase>;
  'quality.absolute': Moves<QualityCase>;
  'reroll.weapon': Moves<OfWeapon>;
  'reroll.ones': Moves<OfSection>;
  'reroll.luck': Runs<OfModel, { tokens(of: Profile): number; readonly dice: readonly LuckyDie[] }>;
  'cover.base': Moves<CoverCase>;
  'cover.reduction': Moves<CoverCase>;
  'cover.deck': Permits<OfModel & OfSection>;
  'cover.last': Moves<CoverCase>;
  'save.shield': Replaces<Pool, OfModel & OfWeapons>;
  'wound.target': Permits<OfModel>;
  'wound.named': Replaces<'nearest' | 'named', OfWeapon>;
  'wound.life': Moves<OfModel & OfWeapons>;
  'wound.forRoom': Permits<OfModel>;
  'after.returns': Runs<LostCase, { on(living: Living): number; helps(lost: Profile): boolean }>;
  'after.helped': Permits<{ readonly lost: Profile; readonly by: 'medic' | 'droneEngineer' }>;
  'after.alone': SetsOff<OfSection, 'removed'>;
  'blast.delivery': Replaces<'direct' | 'indirect', OfWeapon>;
  'blast.templates': Moves<OfWeapon>;
  'blast.rounds': Runs<OfWeapon, { stock(weapon: WeaponProfile): number }>;
  'blast.spotting': Moves<OfModel>;
  'blast.spots': Permits<OfModel & { readonly inCoherency: boolean }>;
  'mpool.bonus': Replaces<Pool, MeleeCase>;
  'mpool.dice': Replaces<Pool, MeleeCase>;
  'mpool.fights': Permits<OfModel>;
  'strike.first': Permits<OfSection>;
  'mir.ir': Moves<OfModel>;
  'mhit.guard': Runs<OfModel, { readonly takes: 'one LP or all that is left' }>;
  'cargo.carries': Permits<OfModel & { readonly type: ModelType; readonly places: number }>;
  'cargo.places': Moves<OfModel>;
  'cargo.sally': Permits<OfModel>;
  'objectives.counts': Permits<OfModel>;
  'M10.smoke': Runs<OfModel, { stock(of: Profile): number; readonly within: number }>;
  'end.repair': Runs<OfModel, { on(of: Profile): number; readonly within: number }>;
}
export type Topic = keyof Topics;

/** The dice a Luck token may roll again (DL-MAR-23b). */
export const LUCKY_DICE = [
  'attack',
  'melee',
  'cover',
  'shield',
  'spotting',
  'unreliable',
  'experimental',
  'medic',
  'engineer',
  'repair',
] as const;
export type LuckyDie = (typeof LUCKY_DICE)[number];

/** What a topic belongs to: `check` of `check.dice`. */
export function placeOf(topic: Topic): Place {
  return topic.slice(0, topic.indexOf('.')) as Place;
}
