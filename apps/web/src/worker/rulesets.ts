import type { AnyRuleset } from '@sandtable/kernel';

/** Every ruleset that is played here, loaded when it is needed. */
const LOAD = {
  'quantum-legions': async () => (await import('@sandtable/quantum-legions')).quantumLegions,
  'fictioneers-legacy': async () => (await import('@sandtable/fictioneers-legacy')).fictioneersLegacy,
  legends: async () => (await import('@sandtable/legends')).legends,
  'dice-race': async () => (await import('@sandtable/craft/dice-race')).diceRace as AnyRuleset,
} as const satisfies Record<string, () => Promise<AnyRuleset>>;
type RulesetId = keyof typeof LOAD;

export const RULESET_IDS = Object.keys(LOAD) as RulesetId[];

export const isRuleset = (id: string): id is RulesetId => Object.hasOwn(LOAD, id);

export function loadRuleset(id: string): Promise<AnyRuleset> {
  return isRuleset(id) ? LOAD[id]() : Promise.reject(new Error(`Nobody here knows the rules of ${id}.`));
}
