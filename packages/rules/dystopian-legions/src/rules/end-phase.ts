import { disc, isWhollyIn } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areWithin, isEmbarked, livingOf, profileAt, shapeOf, standingOf } from '../figures.js';
import { groundOf } from '../ground.js';
import { baseRadius, EPS, INCH } from '../inches.js';
import { mayBe, speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import {
  type Battle,
  modelAt,
  NO_NUMBERS,
  nameOf,
  type Objective,
  sectionAt,
  sectionName,
  sectionsOf,
  sideOf,
  sideOfSection,
} from '../state.js';
import { otherSide, SIDES, type Side } from '../terms.js';
import { pick, tell } from './agreement.js';
import { dissipate } from './blasts.js';
import { commandCheck } from './checks.js';
import { moraleNeed, moraleThreshold, steady, takesMorale } from './morale.js';
import { expire } from './orders.js';
import { adoptions } from './orphans.js';
import { singles } from './rolling.js';
import { tend } from './tending.js';
import { checkEnd } from './victory.js';
import { isInZone, isPastCentre, zoneOf } from './zones.js';

// The End Phase (4.25), step by step (DL-END-01).

const REPAIRS = spoken('end.repair');
const COUNTS = spoken('objectives.counts');
const POINT_RANGE = 4 * INCH; // DL-BLP-04

export function* endPhase(t: BattleTable): Play<void> {
  const b = t.state;
  const sides = b.winner === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  if (b.endStep === 'restore') {
    for (const side of sides) yield* restoreOrder(t, side);
    if (b.result !== null) return;
    b.endStep = 'repair';
    b.done = NO_NUMBERS;
    t.boundary();
  }
  if (b.endStep === 'repair') {
    for (const side of sides) yield* tend(t, side);
    for (const side of sides) yield* repair(t, side);
    if (b.result !== null) return;
    b.endStep = 'score';
  }
  scoreTurn(t);
  checkEnd(t);
  if (b.result !== null) return;
  for (const side of sides) yield* adoptions(t, side);
  yield* dissipate(t);
  clearAway(t);
  t.boundary();
}

/** Sections that may still try (E1, DL-END-02). */
export function shakenOf(b: Battle, side: Side): number[] {
  return sectionsOf(b, side).filter((s) => b.sections[s]!.shaken > 0 && !b.done.includes(s) && takesMorale(b, s));
}

type RestoreAnswer = Extract<AnswerOf<'Restore'>, { type: 'Restore' }>;
export function restoreAnswers(b: Battle, side: Side): RestoreAnswer[] {
  return [...shakenOf(b, side).map((s) => sectionName(b, s)), null].map((section) => ({ type: 'Restore', section }));
}

function* restoreOrder(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  while (shakenOf(b, side).length > 0 && b.result === null) {
    t.boundary();
    const { section } = yield* pick(t, ask('Restore', side), restoreAnswers(b, side));
    if (section === null) {
      b.done = [...b.done, ...shakenOf(b, side)];
      return;
    }
    const s = sectionAt(b, section);
    b.done = [...b.done, s];
    const need = moraleNeed(b, s, []);
    const { passed, successes } = yield* commandCheck(t, {
      section: s,
      need,
      threshold: moraleThreshold(b, s),
      morale: true,
      rule: 'DL-END-02',
      why: 'restoring order',
    });
    if (passed) steady(t, s, 1 + successes - need, 'DL-END-03');
  }
}

/** Engineers that have not tried, and what they could mend (E2, DL-MAR-61). */
export function mendable(b: Battle, i: number): number[] {
  const s = b.muster.sections.findIndex(({ members }) => members.includes(i));
  const [clause] = speaking(REPAIRS, { of: profileAt(b, i) });
  if (!clause || b.sections[s]!.shaken > 0) return [];
  return b.models.flatMap((m, j) => {
    const of = profileAt(b, j);
    const damaged = m.where === 'table' && of.ironclad && m.life < of.hp && sideOf(b, j) === sideOf(b, i);
    return damaged && !b.done.includes(j) && areWithin(shapeOf(b, i), shapeOf(b, j), clause.within * INCH) ? [j] : [];
  });
}

export function repairAnswers(b: Battle, i: number): Extract<AnswerOf<'Repair'>, { type: 'Repair' }>[] {
  return [...mendable(b, i).map((j) => nameOf(b, j)), null].map((ironclad) => ({ type: 'Repair', ironclad }));
}

function* repair(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  for (const s of sectionsOf(b, side))
    for (const i of livingOf(b, s)) {
      if (mendable(b, i).length === 0) continue;
      const { ironclad } = yield* pick(t, ask('Repair', side, { engineer: nameOf(b, i) }), repairAnswers(b, i));
      if (ironclad === null) continue;
      const j = modelAt(b, ironclad);
      b.done = [...b.done, j]; // each ironclad once per turn
      const [face] = yield* singles(t, [nameOf(b, i)], 'DL-MAR-61', side);
      const mended = face! >= speaking(REPAIRS, { of: profileAt(b, i) })[0]!.on(profileAt(b, i));
      if (mended) b.models[j]!.life += 1;
      tell(t, { type: 'repaired', rule: 'DL-MAR-61', engineer: nameOf(b, i), ironclad, dice: [face], mended });
    }
}

/**
 * Who contests an objective, and whether a model of theirs may claim it (DL-BLP-02 to DL-BLP-07): an area from inside (DL-BLP-03), a point within
 * four inches; no hull claims, and nobody in one (DL-TRN-38).
 */
export function holdersOf(b: Battle, objective: Objective): { readonly side: Side; readonly claims: boolean }[] {
  const { areas } = groundOf(b);
  const found: { side: Side; claims: boolean }[] = [];
  for (let s = 0; s < b.sections.length; s++) {
    const { where, shaken, house } = b.sections[s]!;
    if (where !== 'table' || shaken > 0) continue;
    const side = sideOfSection(b, s);
    const area = objective.area === null ? null : areas[objective.area]!;
    if (area?.building) {
      if (house === objective.area) found.push({ side, claims: true });
      continue;
    }
    const near = livingOf(b, s).filter((i) => mayBe(true, COUNTS, { of: profileAt(b, i) }) && isAt(b, i, objective));
    if (near.length > 0)
      found.push({ side, claims: near.some((i) => b.models[i]!.where !== 'aboard' && !profileAt(b, i).ironclad) });
  }
  return found;
}

function isAt(b: Battle, i: number, objective: Objective): boolean {
  const shape = shapeOf(b, i);
  if (objective.area !== null)
    return b.models[i]!.where !== 'house' && isWhollyIn(shape, groundOf(b).areas[objective.area]!.shape, EPS);
  return areWithin(shape, marker(objective), POINT_RANGE);
}

/** A 40 mm marker (DL-RUL-09). */
export function marker({ x, y }: { readonly x: number; readonly y: number }) {
  return disc({ x, y }, MARKER);
}
export const MARKER = baseRadius(40);

/** What an objective is worth to whom now (DL-BLP-08): claimed by the only side there (DL-BLP-05), else nobody's (DL-BLP-06). */
export function judged(b: Battle, objective: Objective): Objective {
  const holders = holdersOf(b, objective);
  const sides = SIDES.filter((side) => holders.some((one) => one.side === side));
  const claims = sides.length === 1 && holders.some((one) => one.claims);
  if (sides.length === 0) return { ...objective, status: 'unclaimed', by: null };
  return claims ? { ...objective, status: 'claimed', by: sides[0]! } : { ...objective, status: 'contested', by: null };
}

/** Points a side would score if the turn ended now; a Fire Team is a section like any other (DL-BLP-10). */
export function scoreOf(
  b: Battle,
  side: Side,
): { readonly objectives: number; readonly through: number; readonly casualties: number } {
  const each = b.mission === 'vitalObjective' ? 4 : 2; // DL-OBJ-09, DL-BLP-01
  const claimed = b.objectives.filter((one) => judged(b, one).by === side).length;
  return {
    objectives: claimed * each,
    through: b.mission === 'breakThrough' ? sectionsOf(b, side).reduce((sum, s) => sum + throughOf(b, s), 0) : 0,
    casualties: b.lost[otherSide(side)],
  };
}

/** One past the line, two in their zone (DL-OBJ-11, DL-OBJ-12); houses and hulls by their outline (DL-OBJ-13). */
function throughOf(b: Battle, s: number): number {
  if (b.sections[s]!.shaken > 0) return 0;
  const side = sideOfSection(b, s);
  const { house } = b.sections[s]!;
  const shapes =
    house !== null
      ? [groundOf(b).areas[house]!.shape]
      : (isEmbarked(b, s) ? standingOf(b, s) : livingOf(b, s)).map((i) => shapeOf(b, i));
  if (shapes.length === 0 || !shapes.every((shape) => isPastCentre(b, side, shape))) return 0;
  return shapes.every((shape) => isInZone(zoneOf(b, otherSide(side)).main, shape)) ? 2 : 1;
}

/** E3: all on one and the same state, then mission points, then casualties (DL-END-60). */
export function scoreTurn(t: BattleTable): void {
  const b = t.state;
  const gained = { A: scoreOf(b, 'A'), B: scoreOf(b, 'B') };
  b.objectives = b.objectives.map((one) => judged(b, one));
  for (const side of SIDES) {
    const { objectives, through, casualties } = gained[side];
    b.score[side] += objectives + through + casualties;
    tell(t, { type: 'scored', rule: 'DL-BLP-01', side, objectives, through, casualties, total: b.score[side] });
  }
}

/** E5 (DL-END-05 to DL-END-08). */
function clearAway(t: BattleTable): void {
  const b = t.state;
  b.pool = { A: 0, B: 0 }; // DL-CMD-11
  b.lost = { A: 0, B: 0 };
  b.called = [];
  expire(t, 'turn');
  for (const section of b.sections) {
    section.overwatch = false; // DL-OVW-12
    section.deck = false; // DL-HTD-09
    section.dived = false;
    section.orders = [];
    section.ranThisTurn = false;
    section.activated = Math.max(0, section.activated - 1); // DL-END-06
  }
  for (const m of b.models) {
    m.spotted = false;
    m.shot = false;
    m.moved = false;
  }
  b.finished = b.finishing;
  b.turn += 1;
  b.done = NO_NUMBERS;
  b.phase = 'start';
}
