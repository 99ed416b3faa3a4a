import { chapter, exampleIds } from '@sandtable/craft';
import type { Problem as DataProblem, RuleText } from '@sandtable/kernel';
import type { ToggleId } from './config.js';
import { CORE_AER, CORE_ART, CORE_BNK, CORE_BRE, CORE_CST, CORE_OVS } from './rulebook/arms.js';
import { CORE_CHN, CORE_DEK, CORE_GEN, CORE_INF } from './rulebook/cards.js';
import { CORE_ATK, CORE_CCM, CORE_FBK, CORE_MEL, CORE_RES, CORE_RNG } from './rulebook/combat.js';
import { MAP_ARC, MAP_CCM, MAP_DRF, MAP_FBK, MAP_LOS, MAP_MCC, MAP_PCS, MAP_PHY } from './rulebook/contact.js';
import { GEO } from './rulebook/geometry.js';
import { MAP_CMP, MAP_DST, MAP_LIN, MAP_MOV, MAP_OVS, MAP_SET, MAP_TER, MAP_VIS, MAP_ZON } from './rulebook/map.js';
import { CORE_CMD, CORE_MOV, CORE_SMK, CORE_TER } from './rulebook/movement.js';
import { CORE_END, CORE_HID, CORE_SUP } from './rulebook/options.js';
import { CORE_ACT, CORE_SIT, CORE_WDW } from './rulebook/play.js';
import type { Chapter, Entries } from './rulebook/rule.js';
import { RUL } from './rulebook/rulings.js';
import { SCN_GEN, SCN_S1, SCN_S2, SCN_S3, SCN_S4 } from './rulebook/scenarios.js';
import { CORE_FAC, CORE_SET, CORE_STA, CORE_TRN, CORE_UNT } from './rulebook/turn.js';

export { CHAPTERS, type Chapter } from './rulebook/rule.js';

/** Every rule of Legendary Battles by its id, in the order of the book: the only source of rule ids and of their type. */
export const RULES = {
  ...chapter('Components', MAP_CMP),
  ...chapter('Set-up of a map', MAP_SET),
  ...chapter('Zones', MAP_ZON),
  ...chapter('Oversized units on the map', MAP_OVS),
  ...chapter('Viewing', MAP_VIS),
  ...chapter('Distances', MAP_DST),
  ...chapter('Terrain zones', MAP_TER),
  ...chapter('Linear terrain', MAP_LIN),
  ...chapter('Moving over zones', MAP_MOV),
  ...chapter('Close combat in a zone', MAP_CCM),
  ...chapter('Multiple close combat', MAP_MCC),
  ...chapter('Special contact', MAP_PHY),
  ...chapter('Arcs', MAP_ARC),
  ...chapter('Line of sight', MAP_LOS),
  ...chapter('Fall back on the map', MAP_FBK),
  ...chapter('Drift', MAP_DRF),
  ...chapter('Pieces', MAP_PCS),
  ...chapter('Geometry', GEO),
  ...chapter('General', CORE_GEN),
  ...chapter('Decks', CORE_DEK),
  ...chapter('Chance from cards', CORE_CHN),
  ...chapter('Information', CORE_INF),
  ...chapter('Set-up', CORE_SET),
  ...chapter('Turn', CORE_TRN),
  ...chapter('Units', CORE_UNT),
  ...chapter('Statuses', CORE_STA),
  ...chapter('Facing', CORE_FAC),
  ...chapter('Movement', CORE_MOV),
  ...chapter('Terrain effects', CORE_TER),
  ...chapter('Smoke and mist', CORE_SMK),
  ...chapter('Command', CORE_CMD),
  ...chapter('Windows', CORE_WDW),
  ...chapter('Actions', CORE_ACT),
  ...chapter('Situations', CORE_SIT),
  ...chapter('Attacks', CORE_ATK),
  ...chapter('Ranged attacks', CORE_RNG),
  ...chapter('Melee attacks', CORE_MEL),
  ...chapter('Results', CORE_RES),
  ...chapter('Fall back', CORE_FBK),
  ...chapter('Shared zones', CORE_CCM),
  ...chapter('Indirect attacks', CORE_ART),
  ...chapter('Aerial units', CORE_AER),
  ...chapter('Bunkers', CORE_BNK),
  ...chapter('Oversized units', CORE_OVS),
  ...chapter('Breaching', CORE_BRE),
  ...chapter('Spells', CORE_CST),
  ...chapter('Supplements', CORE_SUP),
  ...chapter('Hidden markers', CORE_HID),
  ...chapter('End of the game', CORE_END),
  ...chapter('Scenarios', SCN_GEN),
  ...chapter('Kessel Ford', SCN_S1),
  ...chapter('Block Nine', SCN_S2),
  ...chapter('Wyrmgate Pass', SCN_S3),
  ...chapter('The Siege of Harrowmoor', SCN_S4),
  ...chapter('Rulings', RUL),
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

/** A refusal without a name in it is made once: search asks for them by the million. */
export const no = (rule: RuleId, message: string): Refusal => ({ rule, message });

/** What is wrong with data a person wrote, and by which rule where it is one. */
export type Problem = DataProblem<RuleId>;

/** The worked examples of the specification: each is the title of a test. */
export const EXAMPLES: readonly string[] = exampleIds('TA', 118);
