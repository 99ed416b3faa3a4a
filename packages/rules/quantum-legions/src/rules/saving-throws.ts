import { isSaid } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { hear } from './agreement.js';
import { loseElements } from './damage.js';

// Chapter Saving throws, where the owner chooses.

/** QL-SAV-04 with `optionalSaves`: the owner says how many of its successful throws to use. */
export function* chooseSaves(t: BattleTable): Play<void> {
  const b = t.state;
  const { target, kills } = b.pendingSaves!;
  t.boundary();
  const { owner } = b.units[target]!;
  const answer = yield* t.ask(ask('UseSaves', owner));
  if (isSaid(answer)) return yield* hear(t, owner, answer); // the active player resigns: the owner, out of its turn, cannot (QL-VIC-05)
  const { count } = answer;
  b.pendingSaves = null;
  if (t.logging) t.log({ type: 'savesUsed', rule: 'QL-SAV-04', unit: b.units[target]!.id, count });
  loseElements(t, target, kills - count);
}
