import { exampleIds } from '@sandtable/craft';
import type { Problem as DataProblem, RuleText } from '@sandtable/kernel';
import type { ToggleId } from './config.js';
import { ADVANTAGE, BATTLEFIELD, DEPLOYMENT_MAPS, OBJECTIVES } from './rulebook/battlefield.js';
import { COMMAND_CHECKS, OFFICERS_AND_COMMAND_POINTS, OPPOSED_CHECKS } from './rulebook/command.js';
import { DEPLOYMENT, LATE_ARRIVALS } from './rulebook/deployment.js';
import { BATTLE_LOG, END_PHASE, FIRE_TEAMS, VICTORY } from './rulebook/ending.js';
import { DICE, GENERAL } from './rulebook/general.js';
import { GEOMETRY } from './rulebook/geometry.js';
import { INDIRECT_FIRE, MINES, SMOKE } from './rulebook/indirect.js';
import { COLLISIONS, IRONCLADS, RAMMING, WRECKS } from './rulebook/ironclads.js';
import { CHARGES_ON_SEVERAL_SECTIONS, DRIVE_BY, FALLING_BACK, MELEE, SWIFT_STRIKE } from './rulebook/melee.js';
import { MODEL_RULES } from './rulebook/model-rules.js';
import { MORALE, ORDERED_RETREAT } from './rulebook/morale.js';
import { AERONAUTS, CHARGES, MOVEMENT } from './rulebook/movement.js';
import { FORCE_BUILDING, PROFILES } from './rulebook/muster.js';
import { ORDERS } from './rulebook/orders.js';
import { COVER, ELEVATED_POSITIONS, HIT_THE_DECK, LINE_OF_SIGHT } from './rulebook/protection.js';
import { type Chapter, chapter } from './rulebook/rule.js';
import { RULINGS } from './rulebook/rulings.js';
import {
  IAD_ATTACKS,
  OVERWATCH,
  QUALITY_OF_SHOOTING,
  RAD_ATTACKS,
  SECTION_WEAPONS,
  SHOOTING,
} from './rulebook/shooting.js';
import { BUILDINGS, CRUSHING, LINEAR_TERRAIN, TERRAIN } from './rulebook/terrain.js';
import { TOWING, TRANSPORTS } from './rulebook/transports.js';
import { ACTIVATION, COHERENCY, SEQUENCE_OF_PLAY } from './rulebook/turn.js';

export { CHAPTERS, type Chapter } from './rulebook/rule.js';

/** Every rule of Dystopian Legions by its id, in the order of the book: the only source of rule ids and of their type. */
export const RULES = {
  ...chapter('General', GENERAL),
  ...chapter('Dice', DICE),
  ...chapter('Force building', FORCE_BUILDING),
  ...chapter('Battlefield', BATTLEFIELD),
  ...chapter('Advantage', ADVANTAGE),
  ...chapter('Deployment maps', DEPLOYMENT_MAPS),
  ...chapter('Objectives', OBJECTIVES),
  ...chapter('Deployment', DEPLOYMENT),
  ...chapter('Late arrivals', LATE_ARRIVALS),
  ...chapter('Profiles', PROFILES),
  ...chapter('Officers and command points', OFFICERS_AND_COMMAND_POINTS),
  ...chapter('Command checks', COMMAND_CHECKS),
  ...chapter('Opposed checks', OPPOSED_CHECKS),
  ...chapter('Morale', MORALE),
  ...chapter('Ordered retreat', ORDERED_RETREAT),
  ...chapter('Orders', ORDERS),
  ...chapter('Terrain', TERRAIN),
  ...chapter('Buildings', BUILDINGS),
  ...chapter('Linear terrain', LINEAR_TERRAIN),
  ...chapter('Crushing', CRUSHING),
  ...chapter('Sequence of play', SEQUENCE_OF_PLAY),
  ...chapter('Coherency', COHERENCY),
  ...chapter('Activation', ACTIVATION),
  ...chapter('Movement', MOVEMENT),
  ...chapter('Charges', CHARGES),
  ...chapter('Aeronauts', AERONAUTS),
  ...chapter('Shooting', SHOOTING),
  ...chapter('Quality of shooting', QUALITY_OF_SHOOTING),
  ...chapter('Section weapons', SECTION_WEAPONS),
  ...chapter('Cover', COVER),
  ...chapter('Elevated positions', ELEVATED_POSITIONS),
  ...chapter('Hit the Deck', HIT_THE_DECK),
  ...chapter('Line of sight', LINE_OF_SIGHT),
  ...chapter('RAD attacks', RAD_ATTACKS),
  ...chapter('IAD attacks', IAD_ATTACKS),
  ...chapter('Overwatch', OVERWATCH),
  ...chapter('Melee', MELEE),
  ...chapter('Falling back', FALLING_BACK),
  ...chapter('Swift strike', SWIFT_STRIKE),
  ...chapter('Charges on several sections', CHARGES_ON_SEVERAL_SECTIONS),
  ...chapter('Drive-by', DRIVE_BY),
  ...chapter('Ironclads', IRONCLADS),
  ...chapter('Ramming', RAMMING),
  ...chapter('Collisions', COLLISIONS),
  ...chapter('Wrecks', WRECKS),
  ...chapter('Transports', TRANSPORTS),
  ...chapter('Towing', TOWING),
  ...chapter('End phase', END_PHASE),
  ...chapter('Battle log', BATTLE_LOG),
  ...chapter('Victory', VICTORY),
  ...chapter('Fire teams', FIRE_TEAMS),
  ...chapter('Indirect fire', INDIRECT_FIRE),
  ...chapter('Smoke', SMOKE),
  ...chapter('Mines', MINES),
  ...chapter('Model rules', MODEL_RULES),
  ...chapter('Geometry', GEOMETRY),
  ...chapter('Rulings', RULINGS),
} as const;

export type RuleId = keyof typeof RULES;
export type Rule = RuleText<RuleId, ToggleId, Chapter>;
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

/** Typed so that a cross link to an unknown rule or toggle does not compile. */
const BOOK: { readonly [Id in RuleId]: Rule } = RULES;

/** A rule as a reader wants it: every field, whichever rule it is. */
export function ruleOf(id: RuleId): Rule {
  return BOOK[id];
}

/** What the project refuses with, here and everywhere: a rule and a sentence for a person. */
export type Refusal = { readonly rule: RuleId; readonly message: string };

/** What is wrong with data a person wrote, and by which rule where it is one. */
export type Problem = DataProblem<RuleId>;

/** The worked examples of the specification: each is the title of a test. */
export const EXAMPLES: readonly string[] = [
  ...exampleIds('DL', 97),
  ...exampleIds('DL', 164).slice(159),
  ...exampleIds('DL', 187).slice(179),
];
