import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { loseElements } from './damage.js';

// Chapter Saving throws, where the owner chooses.

/** QL-SAV-04 with `optionalSaves`: the owner says how many of its successful throws to use. */
export function* chooseSaves(t: BattleTable): Play<void> {
  const b = t.state;
  const { target, kills } = b.pendingSaves!;
  t.boundary();
  const answer = yield* t.ask(ask('UseSaves', b.units[target]!.owner));
  const { count } = answer as DecisionOf<'UseSaves'>; // not its own turn: it can neither concede nor offer a draw (QL-VIC-05)
  b.pendingSaves = null;
  if (t.logging) t.log({ type: 'savesUsed', rule: 'QL-SAV-04', unit: b.units[target]!.id, count });
  loseElements(t, target, kills - count);
}
