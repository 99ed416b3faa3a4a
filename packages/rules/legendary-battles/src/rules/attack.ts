import type { Score } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import type { AttackKind, BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { RESULTS, type Result, type Seat } from '../terms.js';
import { drawAmong, drawChance } from './cards.js';
import { captureByAssault, resolveZones } from './close-combat.js';
import { type FallLine, fallBack } from './fall-back.js';
import { hide } from './hidden.js';
import { opening } from './opening.js';
import { columnOf, readTable } from './shifts.js';
import { confuse, eliminate, setCondition, setToken } from './status.js';
import { footprint, has, inCloseCombat, isBunker, kindOf, nameOf } from './units.js';
import { openWindow } from './windows.js';

// Every attack runs the same way (chapter ATK): legality, shift, W-ATK, draw, friendly fire, table, cap, W-RES, application.

export interface Attack {
  readonly kind: AttackKind;
  /** Whose card decides. */
  readonly by: Seat;
  readonly attacker: number | null;
  readonly target: number;
  /** Fixed when it is declared (TA-CORE-ATK-02). */
  readonly score: Score<RuleId>;
  /** Suppressive Fire goes no further than this (TA-CORE-RES-02). */
  readonly cap?: Result | null;
  /** A shot that may go astray into a close combat (TA-CORE-RNG-23). */
  readonly mayStray?: boolean;
  /** FB counts as SH: in a Parting Blow, at a unit that falls back, at an aircraft (TA-CORE-RES-11). */
  readonly holds?: boolean;
  /** Out of Action is the end of it: under a Parting Blow (TA-CORE-SIT-26), in the air (TA-CORE-AER-17). */
  readonly kills?: boolean;
  /** Where its victim falls back. */
  readonly line: FallLine;
}

export interface Suffered {
  readonly victim: number;
  readonly result: Result;
}

/** What a result is to this victim before any card is played: caps and immunities (TA-CORE-RES-11). */
export function converted(b: Battle, unit: number, result: Result, cap: Result | null, holds: boolean): Result {
  let read = result;
  if (cap !== null && RESULTS.indexOf(read) > RESULTS.indexOf(cap)) read = cap;
  if (read === 'CF' && ignoresConfusion(b, unit)) return 'NE';
  if (read === 'FB' && (holds || has(b, unit, 'immobile') || isBunker(b, unit))) return 'SH'; // TA-CORE-RES-09
  return read;
}

/** TA-CORE-RES-08, TA-CORE-BNK-03. */
export const ignoresConfusion = (b: Battle, unit: number): boolean =>
  has(b, unit, 'fearless') || isBunker(b, unit) || kindOf(b, unit).supplements.some(({ effect }) => effect.ignoreCF);

/** Carries out an attack; null where it came to nothing: lost by a Misfire, spent on a dummy, or the game is over. */
export function* attack(t: BattleTable, a: Attack): Play<Suffered | null> {
  const b = t.state;
  const { target } = a;
  if (a.attacker !== null) hide.reveal(t, a.attacker, 'TA-CORE-HID-02');
  if (hide.reveal(t, target, 'TA-CORE-HID-04')) return null; // a dummy: the Action is spent (TA-CORE-HID-03)
  const attacking = { kind: a.kind, by: a.by, shift: a.score.total, lost: false };
  if (t.logging) {
    const attacker = a.attacker === null ? null : nameOf(b, a.attacker);
    t.log({
      type: 'attackDeclared',
      rule: 'TA-CORE-ATK-01',
      kind: a.kind,
      attacker,
      target: nameOf(b, target),
      shift: a.score,
    });
  }
  yield* t.call(openWindow(t, opening('W-ATK', { unit: target, foe: a.attacker, attack: attacking })));
  if (b.result !== null) return null;
  if (attacking.lost) {
    if (t.logging) t.log({ type: 'attackLost', rule: 'TA-CORE-SIT-16', target: nameOf(b, target) });
    return null;
  }
  const column = columnOf(attacking.shift);
  const used: string[] = [];
  for (;;) {
    const card = drawChance(t, a.by, 'TA-CORE-CHN-02');
    if (used.length === 0) setToken(t, target, 'warded', false, 'TA-CORE-STA-10');
    const victim = card.nv === 1 && a.mayStray ? stray(t, a) : target;
    const result = converted(b, victim, readTable(card.cr, column), a.cap ?? null, a.holds ?? false);
    if (t.logging)
      t.log({
        type: 'resultRead',
        rule: 'TA-CORE-RES-01',
        seat: a.by,
        target: nameOf(b, victim),
        column,
        cr: card.cr,
        result,
      });
    const o = opening('W-RES', { unit: victim, foe: a.attacker, attack: attacking, result, used });
    yield* t.call(openWindow(t, o));
    if (b.result !== null) return null;
    if (o.redraw) continue; // the second card replaces the first completely (TA-CORE-RES-12)
    yield* t.call(suffer(t, victim, o.result!, a));
    return { victim, result: o.result! };
  }
}

/** Who is hit instead of the target: one of the shooter's own side in its zone (TA-CORE-RNG-23). */
function stray(t: BattleTable, { by, target, attacker }: Attack): number {
  const b = t.state;
  if (!b.match.config.friendlyFire || !inCloseCombat(b, target)) return target;
  const zones = footprint(b.units[target]!);
  const friends = b.units.flatMap((u, i) =>
    i !== attacker && u.side === by && footprint(u).some((zone) => zones.includes(zone)) ? [i] : [],
  );
  if (friends.length === 0) return target;
  const hit = friends.length === 1 ? friends[0]! : drawAmong(t, by, friends);
  if (t.logging) t.log({ type: 'friendlyFire', rule: 'TA-CORE-RNG-23', unit: nameOf(b, hit) });
  return hit;
}

/** Applies a result (TA-CORE-RES-03 to -07), with all that follows from it. */
export function* suffer(t: BattleTable, unit: number, result: Result, a: Pick<Attack, 'line' | 'kills'>): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  if (result === 'NE') return;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-17');
  const zones = footprint(u);
  switch (result) {
    case 'CF':
      if (u.condition === 'outOfAction') return;
      if (!u.confused) confuse(t, unit, 'TA-CORE-RES-03');
      else if (u.condition === 'ok') setCondition(t, unit, 'shaken', 'TA-CORE-RES-03');
      return;
    case 'SH':
      if (u.condition === 'outOfAction') return;
      setCondition(t, unit, u.condition === 'ok' ? 'shaken' : 'outOfAction', 'TA-CORE-RES-04');
      break;
    case 'FB':
      if (u.condition !== 'outOfAction') return yield* t.call(fallBack(t, unit, a.line));
      eliminate(t, unit, 'TA-CORE-RES-05');
      break;
    case 'OA':
      if (u.condition === 'outOfAction') eliminate(t, unit, 'TA-CORE-RES-06');
      else setCondition(t, unit, 'outOfAction', 'TA-CORE-RES-06');
      break;
    case 'EL':
      eliminate(t, unit, 'TA-CORE-RES-07');
      break;
  }
  if (a.kills && u.condition === 'outOfAction') eliminate(t, unit, 'TA-CORE-SIT-26');
  if (u.condition === 'eliminated') yield* t.call(resolveZones(t, zones));
  else if (u.condition === 'outOfAction') yield* t.call(captureByAssault(t, unit));
}
