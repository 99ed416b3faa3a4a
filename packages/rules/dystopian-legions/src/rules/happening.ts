import type { Shape } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { isTransport, living, livingOf, profileAt, shapeOf } from '../figures.js';
import { speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { WeaponProfile } from '../profile.js';
import { type Battle, type Fate, homeOf, isAlive, type Model, nameOf, sectionName, sideOfSection } from '../state.js';
import { tell } from './agreement.js';
import { bailOut } from './bailing-out.js';
import { shakenOut } from './cargo.js';
import { orphaned } from './orphans.js';
import { unhitch } from './towing.js';

// An event, as DL-RUL-15 counts them: one attack, one melee, one ram, one move of an ironclad. What it did decides afterwards who
// checks morale (DL-MOR-01), and where everybody stood before it matters then (DL-MOR-21).

export interface Happening {
  /** Where everybody was, null for who was not in the battle. */
  readonly before: readonly (Shape | null)[];
  /** Life lost by section, and the weapons that took part. */
  readonly hurt: Map<number, readonly WeaponProfile[]>;
  /** Sections that must check for another reason. */
  readonly shocked: number[];
  /** Officers killed, and sections destroyed or Broken. */
  readonly officers: number[];
  readonly gone: number[];
}

export function happening(b: Battle): Happening {
  return {
    before: b.models.map((m, i) => (isAlive(m) ? shapeOf(b, i) : null)),
    hurt: new Map(),
    shocked: [],
    officers: [],
    gone: [],
  };
}

const KILLED = spoken('morale.killed');
const ALONE = spoken('after.alone');

/** Life is gone; who has none left is laid down and removed afterwards, by `bury`. */
export function wound(
  t: BattleTable,
  h: Happening,
  i: number,
  life: number,
  weapons: readonly WeaponProfile[],
  rule: 'DL-RAD-09' | 'DL-IAD-06' | 'DL-MEL-08' | 'DL-TRN-23',
): void {
  if (life <= 0) return;
  const b = t.state;
  const m = b.models[i]!;
  const lost = Math.min(life, m.life);
  m.life -= lost;
  const s = homeOf(b, i);
  h.hurt.set(s, [...(h.hurt.get(s) ?? []), ...weapons]);
  tell(t, { type: 'lifeLost', rule, model: nameOf(b, i), lost, left: m.life });
}

/** Takes the dead away (DL-GEN-09), and what is left of their sections where nobody is (DL-MAR-27b). */
export function* bury(t: BattleTable, h: Happening): Play<void> {
  layDown(t, h);
  while (shakenOut(t.state).length > 0) {
    yield* bailOut(t, h); // DL-DES-03
    layDown(t, h);
  }
}

function layDown(t: BattleTable, h: Happening): void {
  const b = t.state;
  b.models.forEach((m, i) => {
    if (!isAlive(m) || m.life > 0) return;
    fall(t, h, i, m);
  });
  for (let s = 0; s < b.sections.length; s++) if (b.sections[s]!.where === 'table') disband(t, h, s);
}

function fall(t: BattleTable, h: Happening, i: number, m: Model): void {
  const b = t.state;
  m.where = profileAt(b, i).ironclad ? 'wreck' : 'gone'; // DL-DES-01, DL-DES-02
  m.carrier = null;
  unhitch(b, i); // DL-TOW-08
  tell(t, { type: 'killed', rule: m.where === 'wreck' ? 'DL-DES-01' : 'DL-GEN-09', model: nameOf(b, i) });
  if (speaking(KILLED, { of: profileAt(b, i) }).length > 0) h.officers.push(i);
}

/** A section without anybody who fights is gone (DL-DES-04); its transport plays on (DL-TRN-37). */
function disband(t: BattleTable, h: Happening, s: number): void {
  const b = t.state;
  const all = livingOf(b, s);
  if (all.length === 0) {
    remove(t, h, s, 'killed');
    return;
  }
  const carriers = all.filter((i) => isTransport(b, i));
  if (carriers.length === all.length) orphaned(t, s);
  if (speaking(ALONE, { living: living(b, s) }).length === 0) return;
  if (carriers.length === 0) remove(t, h, s, 'nonCombatantsOnly');
  for (const i of all) if (!carriers.includes(i)) take(b.models[i]!); // DL-TRN-81
  if (carriers.length > 0) orphaned(t, s);
}

function take(m: Model): void {
  m.where = 'gone';
  m.carrier = null;
}

/** A section leaves the battle for good, with its carrier and all it holds (DL-MOR-15). Who went so was not killed (DL-CMD-80). */
export function remove(t: BattleTable, h: Happening | null, s: number, fate: Fate): void {
  const b = t.state;
  const section = b.sections[s]!;
  for (const i of livingOf(b, s)) {
    take(b.models[i]!);
    unhitch(b, i);
  }
  section.where = 'gone';
  section.fate = fate;
  section.house = null;
  if (!section.orphan) b.lost[sideOfSection(b, s)] += 1; // DL-BLP-09, a Fire Team as well (DL-BLP-10); of an orphan it was counted (DL-TRN-40a)
  h?.gone.push(s);
  const doing = b.act?.group.find((one) => one.section === s);
  if (doing) doing.ended = true; // DL-ACT-80
  const rule =
    fate === 'broken' ? 'DL-MOR-13' : fate === 'fled' ? 'DL-FBK-02' : fate === 'killed' ? 'DL-GEN-09' : 'DL-MAR-27b';
  tell(t, { type: 'destroyed', rule, section: sectionName(b, s), fate });
}

/** A section loses Overwatch, as in the activation of another (DL-ACT-06): the marker becomes an Activated one (DL-OVW-08, DL-OVW-09). */
export function loseWatch(
  t: BattleTable,
  s: number,
  rule: 'DL-OVW-08' | 'DL-OVW-09' | 'DL-HTD-04' | 'DL-FBK-05' | 'DL-COL-03',
): void {
  const b = t.state;
  const section = b.sections[s]!;
  if (!section.overwatch) return;
  section.overwatch = false;
  section.activated += 1;
  tell(t, { type: 'watchOver', rule, section: sectionName(b, s) });
}
