import { chapter, exampleIds } from '@sandtable/craft';
import type { Problem as DataProblem, RuleText } from '@sandtable/kernel';
import type { ToggleId } from './config.js';
import { ACTIVATION, HIDDEN_INFORMATION, ORDERS } from './rulebook/activation.js';
import { ATTACK, COVER } from './rulebook/attack.js';
import { BOARD } from './rulebook/board.js';
import { COMPONENTS } from './rulebook/components.js';
import { UNIT_CREATION } from './rulebook/creation.js';
import { DAMAGE, SAVING_THROWS } from './rulebook/damage.js';
import { MINIATURES } from './rulebook/miniatures.js';
import { MOVEMENT, STACKING } from './rulebook/movement.js';
import type { Chapter, Entries } from './rulebook/rule.js';
import { RULINGS } from './rulebook/rulings.js';
import { SCENARIOS } from './rulebook/scenarios.js';
import { SETUP } from './rulebook/setup.js';
import { LINE_OF_SIGHT, RANGE } from './rulebook/sight.js';
import { TERRAIN } from './rulebook/terrain.js';
import { TRAITS } from './rulebook/traits.js';
import { COMMAND_POINTS, SUPPRESSION, TURN } from './rulebook/turn.js';
import { DESTRUCTION, VICTORY } from './rulebook/victory.js';

export { CHAPTERS, type Chapter } from './rulebook/rule.js';

/** Every rule of Quantum Legions by its id, in the order of the book: the only source of rule ids and of their type. */
export const RULES = {
  ...chapter('Components', COMPONENTS),
  ...chapter('Setup', SETUP),
  ...chapter('Board', BOARD),
  ...chapter('Turn', TURN),
  ...chapter('Command points', COMMAND_POINTS),
  ...chapter('Suppression', SUPPRESSION),
  ...chapter('Activation', ACTIVATION),
  ...chapter('Orders', ORDERS),
  ...chapter('Hidden information', HIDDEN_INFORMATION),
  ...chapter('Movement', MOVEMENT),
  ...chapter('Stacking', STACKING),
  ...chapter('Range', RANGE),
  ...chapter('Line of sight', LINE_OF_SIGHT),
  ...chapter('Attack', ATTACK),
  ...chapter('Cover', COVER),
  ...chapter('Damage', DAMAGE),
  ...chapter('Saving throws', SAVING_THROWS),
  ...chapter('Destruction', DESTRUCTION),
  ...chapter('Victory', VICTORY),
  ...chapter('Terrain', TERRAIN),
  ...chapter('Special traits', TRAITS),
  ...chapter('Unit creation', UNIT_CREATION),
  ...chapter('Miniatures', MINIATURES),
  ...chapter('Scenarios', SCENARIOS),
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

/** What is wrong with data a person wrote, and by which rule where it is one. */
export type Problem = DataProblem<RuleId>;

/** The worked examples of the specification: each is the title of a test. */
export const EXAMPLES: readonly string[] = exampleIds('QL', 100);
