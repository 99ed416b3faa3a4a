import { chapter, exampleIds } from '@sandtable/craft';
import type { Problem as DataProblem, RuleText } from '@sandtable/kernel';
import type { ToggleId } from './config.js';
import { AREA, DAMAGE, FIRE, HIDDEN, INDIRECT, SMOKE } from './rulebook/fire.js';
import { FORCES, GENERAL, SETUP } from './rulebook/general.js';
import { ARTILLERY, EQUIPMENT, VEHICLES, WEAPONS } from './rulebook/machines.js';
import { LEADERS, MELEE, MORALE, OPTIONS, OVERRUN, VICTORY } from './rulebook/melee.js';
import { ENVIRONMENT, FLIGHT, MOUNTING, MOVEMENT, WALLS } from './rulebook/movement.js';
import type { Chapter, Entries } from './rulebook/rule.js';
import { RULINGS } from './rulebook/rulings.js';
import { COVER, LINE_OF_SIGHT, MEASURING } from './rulebook/table.js';
import { OVERWATCH, SEQUENCE } from './rulebook/turn.js';

export { CHAPTERS, type Chapter } from './rulebook/rule.js';

/** Every rule of Fictioneers: Legacy by its id, in the order of the book: the only source of rule ids and of their type. */
export const RULES = {
  ...chapter('Measuring', MEASURING),
  ...chapter('Line of sight', LINE_OF_SIGHT),
  ...chapter('Cover', COVER),
  ...chapter('General', GENERAL),
  ...chapter('Setup', SETUP),
  ...chapter('Forces', FORCES),
  ...chapter('Sequence', SEQUENCE),
  ...chapter('Overwatch', OVERWATCH),
  ...chapter('Movement', MOVEMENT),
  ...chapter('Environment', ENVIRONMENT),
  ...chapter('Walls and fields', WALLS),
  ...chapter('Mounting and entering', MOUNTING),
  ...chapter('Flight', FLIGHT),
  ...chapter('Vehicles', VEHICLES),
  ...chapter('Artillery', ARTILLERY),
  ...chapter('Weapons', WEAPONS),
  ...chapter('Equipment', EQUIPMENT),
  ...chapter('Weapons fire', FIRE),
  ...chapter('Indirect fire', INDIRECT),
  ...chapter('Area of effect', AREA),
  ...chapter('Damage', DAMAGE),
  ...chapter('Smoke', SMOKE),
  ...chapter('Hidden models', HIDDEN),
  ...chapter('Melee', MELEE),
  ...chapter('Overrun', OVERRUN),
  ...chapter('Morale', MORALE),
  ...chapter('Leaders', LEADERS),
  ...chapter('Victory', VICTORY),
  ...chapter('Options', OPTIONS),
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
export const no = (rule: RuleId, message: string): Refusal => ({ rule, message });

/** What is wrong with data a person wrote, and by which rule where it is one. */
export type Problem = DataProblem<RuleId>;

/** The worked examples of the specification: each is the title of a test. */
export const EXAMPLES: readonly string[] = exampleIds('FL', 81);
