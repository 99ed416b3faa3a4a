import { CRT } from '../content/tables.js';
import type { Zones } from '../content/types.js';
import { scores } from '../rules/ending.js';
import { columnOf } from '../rules/shifts.js';
import { inCloseCombat, isBunker, kindOf } from '../rules/units.js';
import type { Battle, Unit } from '../state.js';
import { distance, keptWith, type Tables, tablesOf, zonesNamed } from '../tables.js';
import type { Condition, Result, Seat } from '../terms.js';

// What things are worth, in points (11.2, 11.4).

/** What is left of a unit by its condition. */
const LEFT: Readonly<Record<Condition, number>> = { ok: 1, shaken: 0.7, outOfAction: 0.35, eliminated: 0 };
const CONFUSION = 0.1;

/** What a result takes from a target, in parts of its points (11.4). */
const LOSS: Readonly<Record<'ok' | 'shaken' | 'outOfAction', Readonly<Record<Result, number>>>> = {
  ok: { NE: 0, CF: 0.12, SH: 0.3, FB: 0.42, OA: 0.7, EL: 1 },
  shaken: { NE: 0, CF: 0.08, SH: 0.35, FB: 0.45, OA: 0.4, EL: 0.8 },
  outOfAction: { NE: 0, CF: 0, SH: 0, FB: 0.6, OA: 0.6, EL: 0.6 },
};

/** What an attack at a shift is expected to take, from a full deck: by condition and column. */
const EXPECTED = (['ok', 'shaken', 'outOfAction'] as const).map((condition) =>
  CRT[0]!.map((_, column) => CRT.reduce((sum, row) => sum + LOSS[condition][row[column]!], 0) / CRT.length),
);

const place = (condition: Condition): number => (condition === 'ok' ? 0 : condition === 'shaken' ? 1 : 2);

/** A unit that counts for nothing in points still holds ground. */
export const pointsOf = (b: Battle, unit: number): number => Math.max(0.5, kindOf(b, unit).type.pts);

export function expectedLoss(b: Battle, target: number, shift: number): number {
  return EXPECTED[place(b.units[target]!.condition)]![columnOf(shift) + 4]! * pointsOf(b, target);
}

/** The same as the result turned out, for luck. */
export const lossBy = (b: Battle, target: number, condition: Condition, result: Result): number =>
  condition === 'eliminated' ? 0 : LOSS[condition][result] * pointsOf(b, target);

/** Zones a side is paid for holding or standing in; what the other is paid for counts too, to be denied. */
export function goals(b: Battle, side: Seat): readonly { readonly zones: readonly number[]; readonly vp: number }[] {
  const { victory } = b.match.scenario;
  const tables = tablesOf(b);
  const found: { zones: readonly number[]; vp: number }[] = [];
  const add = (zones: Zones, vp: number): void => void found.push({ zones: zonesNamed(tables, zones), vp });
  for (const one of victory.scoring) if ('zones' in one && one.side === side) add(one.zones, one.vp);
  for (const one of victory.immediate) if (one.side === side) add(one.zones, 3);
  if (found.length > 0) return found;
  for (const one of victory.scoring) if ('zones' in one && one.side !== side) add(one.zones, one.vp / 2);
  return found;
}

/** How far each zone is from the nearest goal of a side, in zones; 0 without goals. */
const goalDistances = keptWith((): { A: Uint16Array | null; B: Uint16Array | null } => ({ A: null, B: null }));

export function farFromGoals(b: Battle, side: Seat, zone: number): number {
  const known = goalDistances(tablesOf(b));
  known[side] ??= workOutGoals(b, side);
  return known[side][zone]!;
}

function workOutGoals(b: Battle, side: Seat): Uint16Array {
  const tables = tablesOf(b);
  const zones = goals(b, side).flatMap((goal) => goal.zones);
  return Uint16Array.from(tables.map.ids, (_, zone) =>
    zones.length === 0 ? 0 : Math.min(...zones.map((goal) => distance(tables, zone, goal))),
  );
}

/** How far the nearest enemy of a side is from a zone; NOBODY: there is none on the map. */
const NOBODY = 99;
function farFromEnemies(b: Battle, tables: Tables, side: Seat, zone: number): number {
  let near = NOBODY;
  for (let i = 0; i < b.units.length; i++) {
    const v = b.units[i]!;
    if (v.side === side || v.zone === null) continue;
    const far = distance(tables, zone, v.zone);
    if (far < near) near = far;
  }
  return near;
}

/** What it is worth for a unit to stand in a zone: near the goals, in cover, not beside what it cannot fight. */
export function placeWorth(b: Battle, unit: number, zone: number): number {
  const tables = tablesOf(b);
  const { type } = kindOf(b, unit);
  const { side } = b.units[unit]!;
  const far = farFromGoals(b, side, zone);
  let worth = -0.22 * far + (far === 0 ? 0.5 : 0);
  if (tables.ground[zone]!.cls === 'covering') worth += 0.35;
  const near = farFromEnemies(b, tables, side, zone);
  if (near === NOBODY) return worth;
  if ((type.ma ?? 0) > (type.ra ?? 0)) return worth - 0.12 * near;
  const range = type.range === null ? 0 : tables.zonesIn[type.range];
  if (near <= tables.zonesIn.VS) worth -= 0.4;
  if (range > 0 && near > range) worth -= 0.08 * (near - range);
  return worth;
}

/** How a side stands, in points of margin beyond what it needs to win. */
export function lead(b: Battle, side: Seat): number {
  const vp = scores(b);
  const { decide } = b.match.scenario.victory;
  const enough = decide.find(({ winner }) => winner === 'A')?.min ?? 1;
  const tooFew = decide.find(({ winner }) => winner === 'B')?.max ?? enough - 1;
  let margin = vp.A - vp.B - (enough + tooFew) / 2;
  for (const [i, u] of b.units.entries()) {
    const sign = u.side === 'A' ? 1 : -1;
    margin += sign * unitWorth(b, i, u);
  }
  return side === 'A' ? margin : -margin;
}

function unitWorth(b: Battle, i: number, u: Unit): number {
  if (u.condition === 'eliminated' || u.exited || kindOf(b, i).dummy) return 0;
  let worth = 0.6 * pointsOf(b, i) * (LEFT[u.condition] - (u.confused ? CONFUSION : 0));
  if (u.zone === null) return worth;
  const left = 1 - b.round / (b.match.scenario.maxRounds + 1);
  if (!isBunker(b, i) && u.condition !== 'outOfAction') worth += (0.35 + 0.3 * (1 - left)) * placeWorth(b, i, u.zone);
  if (inCloseCombat(b, i) && u.entry !== null) worth += 0.05;
  return worth;
}

const SCALE = 3.2;

/** The chance to win, from 0 to 1. */
export function winChance(b: Battle, side: Seat, luck = 0): number {
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === side ? 1 : 0;
  return 1 / (1 + Math.exp(-(lead(b, side) - luck) / SCALE));
}
