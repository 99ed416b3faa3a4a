import { total } from '@sandtable/craft';
import { areWithin, living, livingOf, modelNearSection, profileAt, shapeOf } from '../figures.js';
import { INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { has, type Profile } from '../profile.js';
import {
  type Battle,
  homeOf,
  isAlive,
  membersOf,
  modelAt,
  nameOf,
  sectionAt,
  sectionName,
  sectionsOf,
  sideOf,
  sideOfSection,
} from '../state.js';
import { SIDES, type Side } from '../terms.js';

// Officers, NCOs and their Command Points (4.8).

/** DL-CMD-01. */
export const COMMAND_RANGE = 8 * INCH;

const MADE = spoken('pool.made');
const LIMIT = spoken('leader.limit');
const SPENDS = spoken('leader.spends');
const PURSE = spoken('leader.purse');
const SENIORITY = spoken('leader.seniority');

export type Use = 'order' | 'bolstering';

/** Who spends: a model, or a Battle Hardened section for itself. */
export type Payer = { readonly model: number } | { readonly section: number };

/** What a model adds to the pool at the start of a turn (DL-CMD-07). */
function makes(b: Battle, i: number): number {
  return total(0, MADE, { of: profileAt(b, i), living: living(b, homeOf(b, i)) });
}

function isLeader(of: Profile): boolean {
  return has(of, 'officer') || has(of, 'nco');
}

/** Step T1: pools, and who made them (DL-SEQ-01, DL-CMD-07, DL-CMD-08, DL-CMD-81). */
export function buildPools(b: Battle): void {
  for (const m of b.models) {
    m.spent = 0;
    m.leads = false;
  }
  for (const section of b.sections) {
    section.purse = 0;
    section.tokens = 0;
  }
  for (const side of SIDES) {
    let pool = 0;
    for (const s of sectionsOf(b, side)) {
      const leaders = livingOf(b, s).filter((i) => makes(b, i) > 0);
      for (const i of leaders) b.models[i]!.leads = true;
      const made = leaders.reduce((sum, i) => sum + makes(b, i), 0);
      const shaken = leaders.some((i) => isLeader(profileAt(b, i))) ? b.sections[s]!.shaken : 0;
      const purse = b.match.config.cpPerSection ? total(0, PURSE, { living: living(b, s) }) : 0; // DL-CMD-14
      b.sections[s]!.tokens = Math.max(0, made + purse - shaken);
      pool += made - shaken;
    }
    b.pool[side] = b.match.config.cpPerSection
      ? sectionsOf(b, side).reduce((sum, s) => sum + b.sections[s]!.tokens, 0)
      : Math.max(0, pool);
  }
}

/**
 * What a leader may still spend, whoever he spends it on (DL-CMD-09): never more than the pool holds, into which others, the dead too,
 * have paid (DL-CMD-12); where tokens lie on sections, those of his own, which stay there without him (DL-CMD-14b, DL-CMD-14c).
 */
export function leftOf(b: Battle, payer: Payer): number {
  if (b.match.config.cpPerSection)
    return b.sections['section' in payer ? payer.section : homeOf(b, payer.model)]!.tokens; // DL-CMD-14a
  if ('section' in payer) {
    const { purse } = b.sections[payer.section]!;
    const limit = total(0, PURSE, { living: living(b, payer.section) });
    return Math.max(0, Math.min(limit - purse, b.pool[sideOfSection(b, payer.section)]));
  }
  const m = b.models[payer.model]!;
  if (!m.leads) return 0; // DL-CMD-81
  const of = profileAt(b, payer.model);
  const limit = total(makes(b, payer.model), LIMIT, { of, living: living(b, homeOf(b, payer.model)) });
  return Math.max(0, Math.min(limit - m.spent, b.pool[sideOf(b, payer.model)]));
}

/** DL-CMD-10. */
export function spend(b: Battle, payer: Payer, cp: number): void {
  const s = 'section' in payer ? payer.section : homeOf(b, payer.model);
  if ('section' in payer) b.sections[s]!.purse += cp;
  else b.models[payer.model]!.spent += cp;
  if (b.match.config.cpPerSection) b.sections[s]!.tokens -= cp;
  b.pool[sideOfSection(b, s)] -= cp;
}

/** Whether a leader may spend on a section at all (DL-CMD-02, DL-CMD-03, DL-CMD-06). */
export function maySpendOn(b: Battle, i: number, s: number, use: Use): boolean {
  if (!isAlive(b.models[i]!) || sideOf(b, i) !== sideOfSection(b, s)) return false;
  const on = homeOf(b, i) === s ? 'own section' : 'section in range';
  if (!mayBe(false, SPENDS, { of: profileAt(b, i), on, for: use })) return false;
  return on === 'own section' || modelNearSection(b, i, s, COMMAND_RANGE);
}

/** Everybody who may spend on a section and has something left, its own first. */
export function payersFor(b: Battle, s: number, use: Use): Payer[] {
  const found: Payer[] = [];
  const add = (payer: Payer): void => {
    if (leftOf(b, payer) > 0) found.push(payer);
  };
  if (total(0, PURSE, { living: living(b, s) }) > 0) add({ section: s }); // DL-MAR-03a
  for (const i of membersOf(b, s)) if (maySpendOn(b, i, s, use)) add({ model: i });
  for (const other of sectionsOf(b, sideOfSection(b, s)))
    if (other !== s) for (const i of livingOf(b, other)) if (maySpendOn(b, i, s, use)) add({ model: i });
  return found;
}

export function payerName(b: Battle, payer: Payer): string {
  return 'section' in payer ? sectionName(b, payer.section) : nameOf(b, payer.model);
}

export function payerNamed(b: Battle, name: string): Payer | null {
  const model = modelAt(b, name);
  if (model >= 0) return { model };
  const section = sectionAt(b, name);
  return section >= 0 ? { section } : null;
}

export interface Paid {
  readonly leader: string;
  readonly cp: number;
}

/** What a payer draws on: its own limit, or the tokens of its section (DL-CMD-14). */
function purseOf(b: Battle, leader: string): string {
  const payer = payerNamed(b, leader)!;
  if (!b.match.config.cpPerSection) return leader;
  return String('section' in payer ? payer.section : homeOf(b, payer.model));
}

/** What is left of a purse when these are paid. */
export function leftAfter(b: Battle, payer: Payer, paid: readonly Paid[]): number {
  const mine = purseOf(b, payerName(b, payer));
  return leftOf(b, payer) - sumOf(paid.filter(({ leader }) => purseOf(b, leader) === mine));
}

/** So many CP from who can, in order; fewer where there are not so many. `kept` is what somebody needs for himself. */
export function pooled(b: Battle, payers: readonly Payer[], cp: number, side: Side, kept: Paid | null = null): Paid[] {
  const before = kept === null ? [] : [kept];
  const paid: Paid[] = [];
  let room = Math.min(cp, b.pool[side] - sumOf(before));
  for (const payer of payers) {
    const share = Math.min(leftAfter(b, payer, [...before, ...paid]), room);
    if (share <= 0) continue;
    paid.push({ leader: payerName(b, payer), cp: share });
    room -= share;
  }
  return paid;
}

export function sumOf(paid: readonly Paid[]): number {
  return paid.reduce((sum, { cp }) => sum + cp, 0);
}

/** The most that a check may be bolstered by. */
export function mostBolster(b: Battle, s: number, kept: Paid | null = null): number {
  return sumOf(pooled(b, payersFor(b, s, 'bolstering'), 99, sideOfSection(b, s), kept));
}

/** Officers of a side in the order of seniority: by rank, then by the list, which so states the order (DL-CMD-04, DL-FRC-15). */
function officersOf(b: Battle, side: Side): number[] {
  const rank = (i: number): number => total(0, SENIORITY, { of: profileAt(b, i) });
  return b.models
    .flatMap((m, i) =>
      sideOf(b, i) === side && m.where !== 'gone' && m.where !== 'wreck' && has(profileAt(b, i), 'officer') ? [i] : [],
    )
    .sort((i, j) => rank(j) - rank(i) || i - j);
}

/** Who is senior of all that live, on the table or not (DL-CMD-04). */
export function seniorOfficer(b: Battle, side: Side): number | null {
  return officersOf(b, side)[0] ?? null;
}

/** Who may bolster initiative: the Senior Officer, or the next on the table (DL-CMD-05). */
export function initiativeOfficer(b: Battle, side: Side): number | null {
  return officersOf(b, side).find((i) => isAlive(b.models[i]!)) ?? null;
}

/** Friendly models with a rule that are near a section (DL-MAR-29c). */
export function nearSection(b: Battle, s: number, inches: number, counts: (of: Profile) => boolean): number[] {
  const side = sideOfSection(b, s);
  const shapes = livingOf(b, s).map((i) => shapeOf(b, i));
  return b.models.flatMap((m, i) =>
    isAlive(m) &&
    sideOf(b, i) === side &&
    counts(profileAt(b, i)) &&
    shapes.some((shape) => areWithin(shape, shapeOf(b, i), inches * INCH))
      ? [i]
      : [],
  );
}
