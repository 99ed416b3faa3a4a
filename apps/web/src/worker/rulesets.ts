import type { AnyRuleset } from '@sandtable/kernel';

/** Every ruleset that is played here, loaded when it is needed. */
const LOAD: Readonly<Record<string, () => Promise<AnyRuleset>>> = {
  'quantum-legions': async () => (await import('@sandtable/quantum-legions')).quantumLegions,
  legends: async () => (await import('@sandtable/legends')).legends,
};

export function loadRuleset(id: string): Promise<AnyRuleset> {
  const load = LOAD[id];
  return load ? load() : Promise.reject(new Error(`Nobody here knows the rules of ${id}.`));
}

export const allRulesets = (): Promise<AnyRuleset[]> => Promise.all(Object.keys(LOAD).map(loadRuleset));
