import type { Decision } from './decisions.js';
import type { Chance } from './foresight/prospects.js';

// Standing orders: what a player has answered without being asked.

/** Who could fire at a mover, and with which chances at each moment of its way. */
export interface Watcher {
  readonly model: string;
  readonly chances: readonly Chance[];
}

export const bestOf = ({ chances }: Watcher): Chance | null =>
  chances.reduce<Chance | null>((best, one) => (best === null || one.kills > best.kills ? one : best), null);

/** Fire is held where no shot has at least such a chance to kill, of a hundred (FL-OVW-07). */
export interface HoldFire {
  readonly below: number;
}

export const holdFire = {
  kind: 'holdFire',
  questions: ['OverwatchReaction'],
  answer(terms: unknown, { query }: { query(name: string, args: unknown): unknown }): Decision | null {
    const below = (terms as Partial<HoldFire> | null)?.below;
    if (typeof below !== 'number') return null;
    const watchers = (query('watch', {}) ?? []) as readonly Watcher[];
    const isWorthIt = (watcher: Watcher): boolean => (bestOf(watcher)?.kills ?? 0) >= below / 100;
    return watchers.length > 0 && !watchers.some(isWorthIt) ? { type: 'OverwatchReaction', shots: [] } : null;
  },
} as const;

/** Every kind there is of it. */
export const STANDING = [holdFire] as const;
