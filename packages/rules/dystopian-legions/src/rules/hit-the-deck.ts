import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { living, menOf, profileAt } from '../figures.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, doingOf, sectionName, sideOfSection } from '../state.js';
import { isFoot } from '../terms.js';
import { pick, tell } from './agreement.js';
import { happening, loseWatch } from './happening.js';
import { moraleQueue, shake } from './morale.js';

// Hit the Deck (4.16).

const DIVES = spoken('actions.hitTheDeck');

/** DL-HTD-01, DL-HTD-02, DL-HTD-12. */
export function mayDive(b: Battle, s: number): boolean {
  const section = b.sections[s]!;
  if (section.where !== 'table' || section.deck) return false;
  const men = menOf(b, s);
  const onFoot = men.filter((i) => b.models[i]!.where !== 'aboard'); // DL-HTD-81
  if (onFoot.length === 0 || !men.every((i) => isFoot(profileAt(b, i).type))) return false;
  const doing = doingOf(b, s);
  if (doing?.moved && (doing.sallied || doing.action === 'charge' || doing.action === 'exitCharge')) return false;
  return mayBe(true, DIVES, { living: living(b, s) });
}

/** Asks, and does it: at the end of its own Movement Segment, or under fire before the dice. */
export function* offerDive(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  if (!mayDive(b, s)) return;
  const question = ask('HitTheDeck', sideOfSection(b, s), { section: sectionName(b, s) });
  const { dive } = yield* pick(t, question, DIVE_ANSWERS);
  if (dive) yield* hitTheDeck(t, s);
}

export const DIVE_ANSWERS = [
  { type: 'HitTheDeck', dive: false },
  { type: 'HitTheDeck', dive: true },
] as const;

/** The whole section or none (DL-HTD-03); a Spotter spots from there as well (DL-HTD-10). */
export function* hitTheDeck(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  const section = b.sections[s]!;
  const late = section.activated > 0;
  section.deck = true;
  section.dived = true; // DL-HTD-06
  tell(t, { type: 'hitTheDeck', rule: 'DL-HTD-04', section: sectionName(b, s) });
  loseWatch(t, s, 'DL-HTD-04');
  if (!late) return;
  const h = happening(b);
  shake(t, s, h, 'DL-HTD-07');
  yield* moraleQueue(t, h); // DL-HTD-80
}

/** The marker comes off as the models set out; a run out of it costs a Shaken marker (DL-HTD-08, DL-MOV-12). */
export function* getUp(t: BattleTable, s: number, running: boolean): Play<void> {
  const b = t.state;
  const section = b.sections[s]!;
  if (!section.deck) return;
  section.deck = false;
  tell(t, { type: 'gotUp', rule: 'DL-HTD-08', section: sectionName(b, s) });
  if (!running) return;
  const h = happening(b);
  shake(t, s, h, 'DL-HTD-08');
  yield* moraleQueue(t, h);
}
