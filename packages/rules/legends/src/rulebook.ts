import { chapter, exampleIds } from '@sandtable/craft';
import type { RuleText } from '@sandtable/kernel';
import type { ToggleId } from './config.js';
import { DEFINITIONS, SUPPORT, THINGS } from './rulebook/definitions.js';
import {
  CALL_HERO,
  DEFEND,
  HERO_LANDING,
  KNOCK_BACK,
  KNOCK_DOWN,
  LONG_SHOT,
  STRIKE,
  STRIKE_BACK,
  STRUGGLE,
} from './rulebook/fighting.js';
import { GEOMETRY } from './rulebook/geometry.js';
import { IMPACTS } from './rulebook/impacts.js';
import { BUILDINGS, FLING, PICK_UP } from './rulebook/lifting.js';
import { LIMITS, MOMENTS, ORDER, TOTAL_HEROISM } from './rulebook/moments.js';
import { COME_THROUGH, EDGE, FALLING, FLY, MOVE, ORIENTATION, WALL_RUN } from './rulebook/movement.js';
import type { Chapter, Entries } from './rulebook/rule.js';
import { RULINGS } from './rulebook/rulings.js';
import { MIGHTY_ITEMS, SCENARIO_RULES } from './rulebook/scenarios.js';
import { ACTING, ENDING, SUITING_UP } from './rulebook/setup.js';

export { CHAPTERS, type Chapter } from './rulebook/rule.js';

/** Every rule of Legends by its id, in the order of the book: the only source of rule ids and of their type. */
export const RULES = {
  ...chapter('Definitions', DEFINITIONS),
  ...chapter('Things and materials', THINGS),
  ...chapter('Support', SUPPORT),
  ...chapter('Suiting up', SUITING_UP),
  ...chapter('Acting', ACTING),
  ...chapter('Moments of Heroism', MOMENTS),
  ...chapter('Total Heroism', TOTAL_HEROISM),
  ...chapter('Move', MOVE),
  ...chapter('Come Through', COME_THROUGH),
  ...chapter('Pick Up', PICK_UP),
  ...chapter('Fling', FLING),
  ...chapter('Wall Run', WALL_RUN),
  ...chapter('Fly', FLY),
  ...chapter('Long Shot', LONG_SHOT),
  ...chapter('Strike', STRIKE),
  ...chapter('Knock Down', KNOCK_DOWN),
  ...chapter('Knock Back', KNOCK_BACK),
  ...chapter('Defend', DEFEND),
  ...chapter('Strike Back', STRIKE_BACK),
  ...chapter('Struggle', STRUGGLE),
  ...chapter('Call Hero', CALL_HERO),
  ...chapter('Hero Landing', HERO_LANDING),
  ...chapter('Impacts', IMPACTS),
  ...chapter('Falling', FALLING),
  ...chapter('Buildings', BUILDINGS),
  ...chapter('Table edge', EDGE),
  ...chapter('Orientation', ORIENTATION),
  ...chapter('Resolution order', ORDER),
  ...chapter('Limits', LIMITS),
  ...chapter('Scenarios', SCENARIO_RULES),
  ...chapter('Mighty Items', MIGHTY_ITEMS),
  ...chapter('Ending the game', ENDING),
  ...chapter('Geometry', GEOMETRY),
  ...chapter('Rulings', RULINGS),
} as const satisfies Entries;

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

/** The worked examples of the specification: each is the title of a test. */
export const EXAMPLES: readonly string[] = exampleIds('LG', 91);
