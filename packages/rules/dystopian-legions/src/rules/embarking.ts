import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { doingOf, modelAt, sectionName, sideOfSection } from '../state.js';
import { put, tell } from './agreement.js';
import { embarkAnswers, goAboard, refuseEmbarking } from './cargo.js';

// Getting in (DL-TRN-12), at the start of an activation.

/** C1. Who gets in has moved (DL-TRN-61), and lies down no more (DL-HTD-81) nor runs home (DL-RET-09). */
export function* embark(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  if (refuseEmbarking(b, s) !== null) return;
  const name = sectionName(b, s);
  const question = ask('Embark', sideOfSection(b, s), { section: name });
  const { aboard } = yield* put(t, question, () => embarkAnswers(b, s)[0]!);
  if (aboard.length === 0) return;
  for (const { model, carrier } of aboard) {
    const i = modelAt(b, model);
    goAboard(b, { model: i, carrier: modelAt(b, carrier) });
    b.models[i]!.moved = true;
  }
  const section = b.sections[s]!;
  section.deck = false;
  section.house = null;
  const doing = doingOf(b, s)!;
  doing.embarked = true;
  doing.moved = true;
  tell(t, { type: 'embarked', rule: 'DL-TRN-12', section: name, aboard });
}
