import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areWithin, menOf, reachBetween, shapeOf } from '../figures.js';
import { type Battle, sectionAt, sectionName, sectionsOf, sideOfSection } from '../state.js';
import type { Side } from '../terms.js';
import { pick, tell } from './agreement.js';
import { hullsOf, loading } from './cargo.js';

// Transports that outlive their section (DL-TRN-40), where that was agreed: it is scored at once, they go on, and may join another.

/** The section has nobody left but its transports: the enemy scores it now, and not again later (DL-TRN-40a, DL-TRN-40b). */
export function orphaned(t: BattleTable, s: number): void {
  const b = t.state;
  const section = b.sections[s]!;
  if (!b.match.config.orphanedTransports || section.orphan) return;
  section.orphan = true;
  b.lost[sideOfSection(b, s)] += 1;
  tell(t, { type: 'orphaned', rule: 'DL-TRN-40a', section: sectionName(b, s) });
}

/** Sections that could take an orphan over: in coherency with it, and with men whom it carries (DL-TRN-40c). */
export function adoptersOf(b: Battle, s: number): number[] {
  const [hull] = hullsOf(b, s);
  if (!b.sections[s]!.orphan || hull === undefined) return [];
  return sectionsOf(b, sideOfSection(b, s)).filter((other) => {
    if (other === s || b.sections[other]!.orphan) return false;
    const men = menOf(b, other);
    const near = men.some((i) => areWithin(shapeOf(b, i), shapeOf(b, hull), reachBetween(b, i, hull)));
    return near && loading(b, men, [hull]).length > 0;
  });
}

export function adoptAnswers(b: Battle, s: number): Extract<AnswerOf<'Adopt'>, { type: 'Adopt' }>[] {
  const names = [null, ...adoptersOf(b, s).map((other) => sectionName(b, other))];
  return names.map((section) => ({ type: 'Adopt', section }));
}

/** At the end of the turn: from the next on they are one section (DL-TRN-40d). */
export function* adoptions(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  for (const s of sectionsOf(b, side)) {
    if (adoptersOf(b, s).length === 0) continue;
    const question = ask('Adopt', side, { section: sectionName(b, s) });
    const { section } = yield* pick(t, question, adoptAnswers(b, s));
    if (section === null) continue;
    adopt(b, s, sectionAt(b, section));
    tell(t, { type: 'adopted', rule: 'DL-TRN-40d', transport: sectionName(b, s), section });
  }
}

function adopt(b: Battle, s: number, by: number): void {
  const hulls = hullsOf(b, s);
  const sections = b.muster.sections.map((cast, k) => {
    if (k === s) return { ...cast, members: cast.members.filter((i) => !hulls.includes(i)), transports: [] };
    if (k !== by) return cast;
    return { ...cast, members: [...cast.members, ...hulls], transports: [...cast.transports, ...hulls] };
  });
  b.muster = { ...b.muster, sections };
  b.sections[s]!.where = 'gone';
  b.sections[s]!.fate = 'killed';
}
