import { total } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { asD3, type Law, poolLaw, poolLawOnesAgain, poolOf, type Threshold, worth } from '../dice.js';
import type { BattleTable } from '../events.js';
import { living, livingOf, menOf, profileAt } from '../figures.js';
import { spoken } from '../mars/mars.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, homeOf, sectionName, sectionsOf, sideOfSection } from '../state.js';
import type { Side } from '../terms.js';
import { pick, rolls, tell } from './agreement.js';
import {
  leftAfter,
  mostBolster,
  nearSection,
  type Paid,
  payerNamed,
  payersFor,
  pooled,
  spend,
  sumOf,
} from './command.js';
import { seesAny } from './line-of-sight.js';
import { no, type Ruling } from './movement.js';

// Command Checks and opposed checks (4.9).

const DICE = spoken('check.dice');
const FAILED = spoken('check.failed');
const ONES = spoken('reroll.ones');
const BARE = 3; // DL-CHK-01

export interface Check {
  readonly section: number;
  readonly need: number;
  readonly threshold: Threshold;
  readonly morale: boolean;
  readonly rule: RuleId;
  /** What it is about, for whoever is asked to bolster it. */
  readonly why: string;
  /** CP fixed already, with an order; otherwise it is asked. */
  readonly bolster?: readonly Paid[];
}

export interface Checked {
  readonly passed: boolean;
  readonly successes: number;
}

/** How many blue dice a section's check has before bolstering (DL-CHK-01, DL-CHK-04, DL-MAR-64). */
export function checkDice(b: Battle, s: number, morale: boolean): number {
  return Math.max(1, bareDice(b, s, morale));
}

function bareDice(b: Battle, s: number, morale: boolean): number {
  return total(BARE, DICE, {
    living: living(b, s),
    morale,
    seesInspiring: morale && seesInspiring(b, s),
    standsFast: b.sections[s]!.orders.some(({ id }) => id === 'standFast'),
  });
}

/** DL-MAR-21. */
function seesInspiring(b: Battle, s: number): boolean {
  const friends = sectionsOf(b, sideOfSection(b, s)).flatMap((other) =>
    other === s ? [] : livingOf(b, other).filter((i) => profileAt(b, i).mars.inspiring !== undefined),
  );
  return friends.length > 0 && seesAny(b, menOf(b, s), friends);
}

/** The law of a check's successes: what the dice below do, and what odds are told from. */
export function checkLaw(b: Battle, s: number, morale: boolean, bolster: number, threshold: Threshold): Law {
  const pool = poolOf('B', Math.max(1, bareDice(b, s, morale) + bolster));
  return rerollsOnes(b, s) ? poolLawOnesAgain(pool, threshold) : poolLaw(pool, threshold);
}

/** DL-MAR-26. */
function rerollsOnes(b: Battle, s: number): boolean {
  return total(0, ONES, { living: living(b, s) }) > 0;
}

/** Bolsters, rolls, and what a failure brings (DL-MAR-66: Musician, Stand Fast! repeat, Political Officer). */
export function* commandCheck(t: BattleTable, check: Check): Play<Checked> {
  const b = t.state;
  const { section: s, morale } = check;
  const side = sideOfSection(b, s);
  const paid = check.bolster ?? (yield* bolstering(t, check));
  const dice = Math.max(1, bareDice(b, s, morale) + sumOf(paid));
  let checked = yield* roll(t, check, dice, side);
  const again = morale && b.sections[s]!.orders.some(({ id }) => id === 'standFast');
  if (!checked.passed && again) {
    tell(t, { type: 'stoodFast', rule: 'DL-ORD-16b', section: sectionName(b, s) });
    checked = yield* roll(t, check, dice, side);
  }
  if (!checked.passed) yield* whoSawIt(t, s, side); // what else a failure does, the asker does (DL-CHK-06)
  return checked;
}

function* roll(
  t: BattleTable,
  { section: s, need, threshold, rule, why }: Check,
  dice: number,
  side: Side,
): Play<Checked> {
  const b = t.state;
  const faces = yield* rolls(t, dice, rule, side);
  const ones = rerollsOnes(b, s) ? faces.filter((face) => face === 1).length : 0;
  const again = ones > 0 ? yield* rolls(t, ones, 'DL-MAR-26', side) : [];
  const kept = [...(ones > 0 ? faces.filter((face) => face !== 1) : faces), ...again];
  const successes = kept.reduce((sum, face) => sum + worth('B', face, threshold), 0);
  const passed = successes >= need; // DL-CHK-02, DL-CHK-05
  tell(t, {
    type: 'checked',
    rule,
    section: sectionName(b, s),
    why,
    dice: [...faces, ...again],
    faces,
    again,
    threshold,
    need,
    successes,
    passed,
  });
  return { passed, successes };
}

/** DL-CHK-03, DL-MOR-08: leaders may add dice before the roll. */
function* bolstering(t: BattleTable, { section: s, need, threshold, morale, why }: Check): Play<readonly Paid[]> {
  const b = t.state;
  const options = bolsterAnswers(b, s);
  const dice = checkDice(b, s, morale);
  const question = ask('Bolster', sideOfSection(b, s), { section: sectionName(b, s), need, threshold, dice, why });
  const { by } = yield* pick(t, question, options);
  pay(t, s, by);
  return by;
}

/** Spends what bolsters a check. */
export function pay(t: BattleTable, s: number, by: readonly Paid[]): void {
  const b = t.state;
  for (const { leader, cp } of by) spend(b, payerNamed(b, leader)!, cp);
  if (by.length > 0) tell(t, { type: 'bolstered', rule: 'DL-CHK-03', section: sectionName(b, s), by });
}

/** Good answers: none, and each number of dice from who stands nearest. */
export function bolsterAnswers(b: Battle, s: number, kept: Paid | null = null) {
  const payers = payersFor(b, s, 'bolstering');
  const most = mostBolster(b, s, kept);
  return Array.from({ length: most + 1 }, (_, cp) => ({
    type: 'Bolster' as const,
    by: pooled(b, payers, cp, sideOfSection(b, s), kept),
  }));
}

/** Whether these may spend so much on a check (DL-CHK-03, DL-CMD-09). */
export function refuseBolster(b: Battle, s: number, by: readonly Paid[], kept: Paid | null = null): Ruling {
  const payers = payersFor(b, s, 'bolstering');
  const names = payers.map((payer) =>
    'section' in payer ? sectionName(b, payer.section) : b.muster.cast[payer.model]!.id,
  );
  if (new Set(by.map(({ leader }) => leader)).size < by.length) return no('DL-CHK-03', 'A leader is named twice.');
  const before: Paid[] = kept === null ? [] : [kept];
  for (const one of by) {
    const at = names.indexOf(one.leader);
    if (at < 0)
      return no('DL-CHK-03', `${one.leader} cannot bolster a check of ${sectionName(b, s)}, or has nothing left.`);
    const most = leftAfter(b, payers[at]!, before);
    if (one.cp > most) return no('DL-CMD-09', `${one.leader} may spend ${most} CP here, not ${one.cp}.`);
    before.push(one);
  }
  const room = b.pool[sideOfSection(b, s)] - (kept?.cp ?? 0);
  if (sumOf(by) > room) return no('DL-CMD-09', `The pool holds ${room} CP, not ${sumOf(by)}.`);
  return null;
}

/** DL-MAR-29c: once per failed check, however many are near. */
function* whoSawIt(t: BattleTable, s: number, side: Side): Play<void> {
  const b = t.state;
  const seen = FAILED.flatMap(({ when, brings: { within }, rule }) =>
    nearSection(b, s, within, (of) => when({ of })).map((i) => ({ i, rule })),
  );
  const [first] = seen;
  if (!first) return;
  const [face] = yield* rolls(t, 1, first.rule, side);
  const home = homeOf(b, first.i);
  const purse = b.match.config.cpPerSection ? b.sections[home]!.tokens : b.pool[side]; // DL-CMD-14d
  const lost = Math.min(purse, asD3(face!) - 1);
  b.pool[side] -= lost;
  if (b.match.config.cpPerSection) b.sections[home]!.tokens -= lost;
  tell(t, { type: 'cpLost', rule: first.rule, side, cp: lost, dice: [face] });
}

/** Both sides roll until one has more (DL-OPP-01, DL-OPP-02); side A first (DL-DIE-12). */
export function* opposed(
  t: BattleTable,
  pools: { readonly A: readonly ('K' | 'B')[]; readonly B: readonly ('K' | 'B')[] },
  rule: RuleId,
  why: string,
): Play<Side> {
  for (;;) {
    const a = yield* rolls(t, pools.A.length, rule, 'A');
    const c = yield* rolls(t, pools.B.length, rule, 'B');
    const count = (faces: readonly number[], colours: readonly ('K' | 'B')[]): number =>
      faces.reduce((sum, face, k) => sum + worth(colours[k]!, face, 4), 0);
    const [mine, theirs] = [count(a, pools.A), count(c, pools.B)];
    const winner = mine > theirs ? 'A' : theirs > mine ? 'B' : null;
    tell(t, {
      type: 'opposed',
      rule: winner ? rule : 'DL-OPP-02',
      why,
      A: a,
      B: c,
      dice: [...a, ...c],
      successes: { A: mine, B: theirs },
      winner,
    });
    if (winner !== null || t.state.result !== null) return winner ?? 'A';
  }
}
