import type { AnyRuleset } from '@sandtable/kernel';

/** Every ruleset that is played here, loaded when it is needed. */
const LOAD: Readonly<Record<string, () => Promise<AnyRuleset>>> = {
  'quantum-legions': async () => (await import('@sandtable/quantum-legions')).quantumLegions,
  'fictioneers-legacy': async () => (await import('@sandtable/fictioneers-legacy')).fictioneersLegacy,
  legends: async () => (await import('@sandtable/legends')).legends,
};

export const isRuleset = (id: string): boolean => Object.hasOwn(LOAD, id);

export function loadRuleset(id: string): Promise<AnyRuleset> {
  const load = LOAD[id];
  return load ? load() : Promise.reject(new Error(`Nobody here knows the rules of ${id}.`));
}
