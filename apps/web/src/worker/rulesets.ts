import type { ErrandKind, StandingKind } from '@sandtable/house';
import type { AnyRuleset } from '@sandtable/kernel';

/** A ruleset, and what can be done by it without asking at each step. */
interface Loaded {
  readonly ruleset: AnyRuleset;
  readonly standing?: readonly StandingKind[];
  readonly errands?: readonly ErrandKind[];
}

export const RULESET_IDS = [
  'quantum-legions',
  'fictioneers-legacy',
  'legends',
  'legendary-battles',
  'dice-race',
] as const;
type RulesetId = (typeof RULESET_IDS)[number];

/** Every ruleset that is played here, loaded when it is needed. */
const LOAD: Readonly<Record<RulesetId, () => Promise<Loaded>>> = {
  'quantum-legions': async () => ({ ruleset: (await import('@sandtable/quantum-legions')).quantumLegions }),
  'fictioneers-legacy': async () => {
    const { ERRANDS, fictioneersLegacy, STANDING } = await import('@sandtable/fictioneers-legacy');
    return { ruleset: fictioneersLegacy, standing: STANDING, errands: ERRANDS };
  },
  legends: async () => {
    const { legends, STANDING } = await import('@sandtable/legends');
    return { ruleset: legends, standing: STANDING };
  },
  'legendary-battles': async () => {
    const { legendaryBattles, STANDING } = await import('@sandtable/legendary-battles');
    return { ruleset: legendaryBattles, standing: STANDING };
  },
  'dice-race': async () => ({ ruleset: (await import('@sandtable/craft/dice-race')).diceRace }),
};

export const isRuleset = (id: string): id is RulesetId => Object.hasOwn(LOAD, id);

/** Those that are there. */
const loaded = new Map<string, Loaded>();

export async function loadRuleset(id: string): Promise<AnyRuleset> {
  if (!isRuleset(id)) throw new Error(`Nobody here knows the rules of ${id}.`);
  const found = await LOAD[id]();
  loaded.set(id, found);
  return found.ruleset;
}

export const standingOf = (id: string): readonly StandingKind[] => loaded.get(id)?.standing ?? [];
export const errandsOf = (id: string): readonly ErrandKind[] => loaded.get(id)?.errands ?? [];
