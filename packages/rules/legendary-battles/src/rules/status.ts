import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { BETTER, dropTokens, leaveMap, type Unit, WORSE } from '../state.js';
import { type Condition, otherSeat, type Seat, type Token } from '../terms.js';
import { kindOf, nameOf } from './units.js';

// Conditions, tokens, elimination (chapter STA, and what RES does to them).

function told(t: BattleTable, unit: number, rule: RuleId): void {
  if (!t.logging) return;
  const { condition, confused } = t.state.units[unit]!;
  t.log({ type: 'status', rule, unit: nameOf(t.state, unit), condition, confused });
}

export function confuse(t: BattleTable, unit: number, rule: RuleId): void {
  t.state.units[unit]!.confused = true;
  told(t, unit, rule);
}

export function steady(t: BattleTable, unit: number, rule: RuleId): void {
  t.state.units[unit]!.confused = false;
  told(t, unit, rule);
}

export function setCondition(t: BattleTable, unit: number, condition: Condition, rule: RuleId): void {
  t.state.units[unit]!.condition = condition;
  told(t, unit, rule);
}

export function setToken(t: BattleTable, unit: number, token: Token, on: boolean, rule: RuleId): void {
  const u = t.state.units[unit]!;
  if (u[token] === on) return;
  u[token] = on;
  if (t.logging) t.log({ type: 'token', rule, unit: nameOf(t.state, unit), token, on });
}

/** Removed from the map for good, with its supplements (TA-CORE-STA-05, TA-CORE-SUP-03). Its enemy scores it (TA-CORE-END-11). */
export function eliminate(t: BattleTable, unit: number, rule: RuleId): void {
  const b = t.state;
  const u = b.units[unit]!;
  const { type } = kindOf(b, unit);
  const scores: Seat = otherSeat(u.side);
  u.condition = 'eliminated';
  u.aloft = false;
  leaveMap(u);
  b.players[scores].kills += type.pts;
  if (t.logging) t.log({ type: 'eliminated', rule, unit: nameOf(b, unit), points: type.pts, scores });
}

/** TA-CORE-RES-13. Whoever calls it resolves the zones that an elimination leaves. */
export function worsen(t: BattleTable, unit: number, rule: RuleId): void {
  const next = WORSE[t.state.units[unit]!.condition];
  if (next === 'eliminated') eliminate(t, unit, rule);
  else setCondition(t, unit, next, rule);
}

/** Removes Confused and improves the condition one step (TA-CORE-ACT-12). */
export function recover(t: BattleTable, unit: number, rule: RuleId): void {
  const u = t.state.units[unit]!;
  u.confused = false;
  u.condition = BETTER[u.condition];
  told(t, unit, rule);
}

/** What a unit loses when its zone is left behind it (TA-CORE-STA-06, -07). */
export const leaveZone = (u: Unit): void => dropTokens(u, 'dugIn', 'braced');
