import { isSaid } from '@sandtable/craft';
import { type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Decision } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { Ruling } from '../ground.js';
import type { Battle } from '../state.js';
import { hear } from './agreement.js';

// Chapter Saving throws, where the owner chooses.

/** QL-SAV-04 with `optionalSaves`: how many of its successful throws the owner uses; null when the active player resigns meanwhile. */
export function* chooseSaves(t: BattleTable, target: number, kills: number, successes: number): Play<number | null> {
  const b = t.state;
  const { id, owner } = b.units[target]!;
  b.pendingSaves = { target, kills, successes };
  const answer = yield* t.ask(ask('UseSaves', owner));
  if (isSaid(answer)) {
    yield* hear(t, owner, answer); // the active player resigns: the owner, out of its turn, cannot (QL-VIC-05)
    return null;
  }
  const { count } = answer;
  b.pendingSaves = null;
  if (t.logging) t.log({ type: 'savesUsed', rule: 'QL-SAV-04', unit: id, count });
  return count;
}

/** The one thing the inactive player decides; the turn is not its own, so it cannot resign here either (QL-VIC-05). */
export function refuseSaves(b: Battle, d: Decision): Ruling {
  if (d.type !== 'UseSaves') return chooseSavesFirst();
  const { successes } = b.pendingSaves!;
  if (d.count <= successes) return null;
  return refuse('QL-SAV-04', `${successes} throws succeeded; ${d.count} cannot be used.`);
}

export const chooseSavesFirst = (): Ruling =>
  refuse('QL-TRN-06', 'Say first how many of the successful saving throws to use.');
