import { total } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Threshold } from '../dice.js';
import type { BattleTable } from '../events.js';
import { areWithin, lifeOf, living, livingOf, menOf, onTable, profileAt, shapeOf } from '../figures.js';
import { INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { WeaponProfile } from '../profile.js';
import { type Battle, homeOf, membersOf, sectionAt, sectionName, sectionsOf, sideOf, sideOfSection } from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { pick, tell } from './agreement.js';
import { commandCheck } from './checks.js';
import { type Happening, happening, loseWatch, remove } from './happening.js';

// Morale (4.10): who checks after an event, what it takes, and what failing brings.

const TAKEN = spoken('morale.taken');
const NEEDED = spoken('morale.needed');
const KILLED = spoken('morale.killed');
const NEAR = 8 * INCH; // DL-MOR-01b
const HEAVY_RANGE = 8 * INCH; // DL-MOR-07
const BARE = 2; // DL-MOR-03
const BROKEN = 4; // DL-MOR-13

/** The state a number of markers stands for (DL-MOR-10 to DL-MOR-13). */
export function moraleState(shaken: number): 'in good order' | 'shaken' | 'in ordered retreat' | 'broken' {
  if (shaken >= BROKEN) return 'broken';
  if (shaken >= 2) return 'in ordered retreat';
  return shaken === 1 ? 'shaken' : 'in good order';
}

/** DL-MOR-12, and who is exempt (DL-MOR-14): who has embarked does not retreat (DL-RET-09). */
export function isRetreating(b: Battle, s: number): boolean {
  if (b.sections[s]!.shaken < 2) return false;
  const men = menOf(b, s);
  return men.some((i) => !profileAt(b, i).ironclad && b.models[i]!.where !== 'aboard');
}

/** Fewer than half of what it began with (DL-MOR-04, DL-MOR-05). */
export function isBelowHalf(b: Battle, s: number): boolean {
  return 2 * lifeOf(b, s) < b.sections[s]!.initial;
}

export function moraleThreshold(b: Battle, s: number): Threshold {
  return isBelowHalf(b, s) ? 5 : 4;
}

/** DL-MOR-07. */
function nearHeavyIronclad(b: Battle, s: number): boolean {
  const mine = livingOf(b, s).map((i) => shapeOf(b, i));
  return onTable(b, otherSide(sideOfSection(b, s))).some(
    (j) =>
      profileAt(b, j).type === 'ironcladHeavy' && mine.some((shape) => areWithin(shape, shapeOf(b, j), HEAVY_RANGE)),
  );
}

/** Successes a Morale Check needs (DL-MOR-03, DL-MOR-06, DL-MOR-07). */
export function moraleNeed(b: Battle, s: number, weapons: readonly WeaponProfile[]): number {
  return total(BARE, NEEDED, { weapons, lostLp: weapons.length > 0 }) + (nearHeavyIronclad(b, s) ? 1 : 0);
}

/** Fearless sections take none (DL-MAR-18). */
export function takesMorale(b: Battle, s: number): boolean {
  return mayBe(true, TAKEN, { living: living(b, s) });
}

/** Shaken markers, whatever they come from (DL-MOR-16), and what comes with them (DL-MOR-13, DL-OVW-09). */
export function shake(
  t: BattleTable,
  s: number,
  h: Happening | null,
  rule: 'DL-MOR-09' | 'DL-HTD-07' | 'DL-HTD-08',
): void {
  const b = t.state;
  const section = b.sections[s]!;
  if (section.where !== 'table') return;
  section.shaken += 1;
  tell(t, {
    type: 'shaken',
    rule,
    section: sectionName(b, s),
    markers: section.shaken,
    state: moraleState(section.shaken),
  });
  loseWatch(t, s, 'DL-OVW-09');
  if (section.shaken >= BROKEN) remove(t, h, s, 'broken');
}

/** Fewer markers, and at once the state that goes with them (DL-RET-05). */
export function steady(
  t: BattleTable,
  s: number,
  markers: number,
  rule: 'DL-ORD-12' | 'DL-ORD-13' | 'DL-END-03',
): void {
  const b = t.state;
  const section = b.sections[s]!;
  const lost = Math.min(markers, section.shaken);
  section.shaken -= lost;
  tell(t, { type: 'steadied', rule, section: sectionName(b, s), removed: lost, markers: section.shaken });
}

/** How many checks each section owes after an event (DL-MOR-01, DL-MOR-02). */
function jobsOf(b: Battle, h: Happening): Map<number, number> {
  const jobs = new Map<number, number>();
  const add = (s: number): void => {
    if (b.sections[s]!.where === 'table') jobs.set(s, (jobs.get(s) ?? 0) + 1);
  };
  for (const s of h.hurt.keys()) add(s); // DL-MOR-01a, DL-IAD-08
  for (const s of h.shocked) add(s); // DL-MOR-01d
  for (const lost of h.gone) {
    const stood = membersOf(b, lost).flatMap((i) => h.before[i] ?? []);
    for (const s of sectionsOf(b, sideOfSection(b, lost)))
      if (livingOf(b, s).some((i) => stood.some((shape) => areWithin(shapeOf(b, i), shape, NEAR)))) add(s);
  }
  for (const officer of h.officers)
    for (const s of sectionsOf(b, sideOf(b, officer))) if (stoodNear(b, h, officer, s)) add(s); // DL-CMD-13, DL-MOR-01c
  return jobs;
}

/** DL-MOR-21: by where both were at the start of the event. */
function stoodNear(b: Battle, h: Happening, officer: number, s: number): boolean {
  const at = h.before[officer];
  if (!at) return false;
  if (homeOf(b, officer) === s) return true;
  const reach = Math.max(...KILLED.map(({ brings }) => brings.checkWithin)) * INCH;
  return membersOf(b, s).some((i) => {
    const shape = h.before[i];
    return shape !== null && shape !== undefined && areWithin(shape, at, reach);
  });
}

/** The queue of an event (DL-MOR-20), in which the "immediate" checks are too (DL-MOR-80): the active side's sections first; sections that break start one more after it. */
export function* moraleQueue(t: BattleTable, first: Happening): Play<void> {
  const b = t.state;
  let h: Happening | null = first;
  while (h !== null && b.result === null) {
    const next: Happening = { ...happening(b), before: h.before };
    const jobs = jobsOf(b, h);
    const active = b.act?.side ?? b.active;
    for (const side of [active, otherSide(active)]) yield* checkAll(t, side, jobs, h, next);
    h = next.gone.length > 0 ? next : null;
  }
}

function* checkAll(t: BattleTable, side: Side, jobs: Map<number, number>, h: Happening, next: Happening): Play<void> {
  const b = t.state;
  const waits = (): number[] =>
    [...jobs.keys()]
      .filter((s) => sideOfSection(b, s) === side && b.sections[s]!.where === 'table' && takesMorale(b, s))
      .sort((p, q) => p - q);
  for (let left = waits(); left.length > 0 && b.result === null; left = waits()) {
    const among = left.map((s) => sectionName(b, s));
    const question = ask('ChooseNext', side, { among, for: 'morale' });
    const { section } = yield* pick(
      t,
      question,
      among.map((name) => ({ type: 'ChooseNext', section: name }) as const),
    );
    const s = sectionAt(b, section);
    const checks = b.match.config.moralePerTrigger ? jobs.get(s)! : 1;
    jobs.delete(s);
    for (let n = 0; n < checks && b.sections[s]!.where === 'table'; n++)
      yield* moraleCheck(t, s, h.hurt.get(s) ?? [], next, 'DL-MOR-01');
  }
}

/** One check; a failure is one marker (DL-MOR-09). */
export function* moraleCheck(
  t: BattleTable,
  s: number,
  weapons: readonly WeaponProfile[],
  next: Happening,
  rule: 'DL-MOR-01' | 'DL-MAR-10a',
): Play<void> {
  const b = t.state;
  const { passed } = yield* commandCheck(t, {
    section: s,
    need: moraleNeed(b, s, weapons),
    threshold: moraleThreshold(b, s),
    morale: true,
    rule,
    why: 'morale',
  });
  if (!passed) shake(t, s, next, 'DL-MOR-09');
}
