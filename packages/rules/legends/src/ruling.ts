import { malformed, type Refusal, refuse } from '@sandtable/kernel';
import { CAST } from './content/cast.js';
import type { RuleId } from './rulebook.js';
import { enemiesInContact } from './rules/contact.js';
import { type Hero, heroOf, mayBeAimedAt, type Scene } from './state.js';

/** Why a decision is refused: by a rule, or because it names what is not there. */
export type Ruling = Refusal<RuleId> | Refusal<never> | null;

/** As people call it. */
export const nameOf = ({ cast }: Hero): string => CAST.get(cast)?.name ?? cast;

export function noHero(field: string, id: string): Refusal<never> {
  return malformed(field, `${field} is "${id}", expected the id of a Hero`);
}

/** Who cannot be struck: no enemy, or none in contact. */
export function refuseTarget(s: Scene, by: Hero, id: string, rule: RuleId): Ruling {
  const target = heroOf(s, id);
  if (!target) return noHero('target', id);
  if (!mayBeAimedAt(s, by, target)) return refuse('LG-GEN-12', `${nameOf(target)} is no enemy on the table.`);
  return enemiesInContact(s, by).includes(target) ? null : refuse(rule, `${nameOf(target)} is not in contact.`);
}
