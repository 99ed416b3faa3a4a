import { next, type Ray, type Route, routeAlong, through } from '@sandtable/geometry/zones';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { type Battle, dropTokens, leaveMap } from '../state.js';
import { tablesOf } from '../tables.js';
import type { ActionId } from '../terms.js';
import { decide } from './agreement.js';
import { resolveZones } from './close-combat.js';
import { isEnterable, stepCost } from './ground.js';
import { carried, drawIn, headingAt, isOversized, mayOccupy, trail } from './movement.js';
import { opening } from './opening.js';
import { eliminate, worsen } from './status.js';
import { enemiesSharing, footprint, hasEnemy, isFlyer, nameOf, unitNamed, zoneName, zoneNamed } from './units.js';
import { openWindow } from './windows.js';

// Falling back, of need or of one's own will (chapter FBK of both parts, MEL-18).

/** What decides the line of a Fall Back. */
export type FallLine =
  /** Away from a zone: of a shooter (TA-CORE-FBK-02), of an air strike's approach (TA-CORE-FBK-13). */
  | { readonly from: 'zone'; readonly zone: number }
  /** A blow or a shot in the shared zone, by this unit (TA-CORE-FBK-11). */
  | { readonly from: 'contact'; readonly unit: number }
  | { readonly from: 'targetPoint'; readonly zone: number }
  /** Back the way it came (TA-CORE-FBK-14, TA-CORE-SIT-30). */
  | { readonly from: 'hazard'; readonly zone: number };

export interface Withdrawal {
  readonly action: ActionId;
  readonly awayFrom: number | null;
}

/** A line towards a zone from the shared one (TA-MAP-FBK-02), or away from a zone through it (TA-MAP-FBK-01, TA-GEO-15). */
const towardsZone = (b: Battle, at: number, zone: number): Ray => {
  const { centres } = tablesOf(b).map;
  return through(centres[at]!, centres[zone]!);
};
const awayFrom = (b: Battle, at: number, zone: number): Ray => towardsZone(b, zone, at);

/** The line of one driven out of a contact: which of the two ways is a ruling (TA-RUL-14), and whose contact it is another (TA-RUL-36). */
function* contactLine(t: BattleTable, unit: number, by: number | null): Play<Ray | null> {
  const b = t.state;
  const u = b.units[unit]!;
  const literal = b.match.config.sharedFallBack === 'literal';
  const flee = (entry: number): Ray => (literal ? towardsZone(b, u.zone!, entry) : awayFrom(b, u.zone!, entry));
  const blow = by === null ? null : b.units[by]!;
  if (blow !== null && blow.entry !== null && blow.foe === unit) return flee(blow.entry);
  if (u.entry !== null) return towardsZone(b, u.zone!, u.entry);
  const enemies = enemiesSharing(b, unit).filter((i) => b.units[i]!.entry !== null);
  if (enemies.length === 0) return null;
  let from = enemies[0]!;
  if (enemies.length > 1) {
    const units = enemies.map((i) => nameOf(b, i));
    const chosen = yield* t.call(decide(t, ask('Line', u.side, { unit: nameOf(b, unit), zones: [], units })));
    if (chosen?.type === 'ChooseUnit') from = unitNamed(b, chosen.unit);
  }
  return flee(b.units[from]!.entry!);
}

function* lineOf(t: BattleTable, unit: number, line: FallLine): Play<Ray | null> {
  const b = t.state;
  const at = b.units[unit]!.zone!;
  switch (line.from) {
    case 'zone':
      return line.zone === at ? null : awayFrom(b, at, line.zone);
    case 'hazard':
      return towardsZone(b, at, line.zone);
    case 'contact':
      return yield* t.call(contactLine(t, unit, line.unit));
    case 'targetPoint': {
      if (line.zone !== at) return awayFrom(b, at, line.zone);
      // in the Target Point zone its owner picks the way (TA-CORE-FBK-12)
      const zones = tablesOf(b).map.neighbours[at]!.map((zone) => zoneName(b, zone));
      const about = { unit: nameOf(b, unit), zones, units: [] };
      const chosen = yield* t.call(decide(t, ask('Line', b.units[unit]!.side, about)));
      return towardsZone(b, at, chosen?.type === 'ChooseZone' ? zoneNamed(b, chosen.zone) : zoneNamed(b, zones[0]!));
    }
  }
}

/** The line of a Withdraw (TA-CORE-MEL-18): towards its own entry zone, or away from that of an enemy; null: there is none. */
export function withdrawLine(b: Battle, unit: number, awayFromEnemy: number | null): Ray | null {
  const u = b.units[unit]!;
  if (u.entry !== null) return towardsZone(b, u.zone!, u.entry);
  const entry = awayFromEnemy === null ? null : b.units[awayFromEnemy]!.entry;
  return entry === null ? null : awayFrom(b, u.zone!, entry);
}

/** The zones of a route that may be entered next (TA-CORE-FBK-04), equal ones both (TA-MAP-FBK-03, TA-RUL-15); null at the edge of the map. */
function waysOn(b: Battle, unit: number, route: Route, walked: readonly number[]): number[] | null {
  const all = next(route, walked);
  if (all.length === 0) return null;
  const at = walked[walked.length - 1]!;
  return all.filter((zone) => isEnterable(b, unit, at, zone) && !hasEnemy(b, zone, b.units[unit]!.side));
}

/** Whether a Withdraw leads anywhere: a zone within its movement on the line that it may occupy. */
export function canWithdraw(b: Battle, unit: number, line: Ray): boolean {
  const { map, zonesIn } = tablesOf(b);
  const route = routeAlong(map, line);
  const search = (walked: readonly number[], left: number): boolean => {
    if (left <= 0) return false;
    const at = walked[walked.length - 1]!;
    return (waysOn(b, unit, route, walked) ?? []).some((zone) => {
      const cost = stepCost(b, unit, at, zone, false);
      if (cost > left && walked.length > 1) return false;
      return mayOccupy(b, unit, zone) || search([...walked, zone], left - cost);
    });
  };
  return search([b.units[unit]!.zone!], zonesIn.S);
}

/** A Fall Back, with S zones of movement (TA-CORE-FBK-01), then one step worse; a Withdraw worsens nothing and stays on the map. */
export function* fallBack(t: BattleTable, unit: number, line: FallLine, leave: Withdrawal | null = null): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  if (u.zone === null) {
    worsen(t, unit, 'TA-CORE-RES-13'); // in the air there is no line
    return;
  }
  if (t.logging) t.log({ type: 'fallsBack', rule: 'TA-CORE-FBK-01', unit: nameOf(b, unit) });
  const locked = enemiesSharing(b, unit);
  const shared = footprint(u).filter((zone) => hasEnemy(b, zone, u.side));
  const action = leave?.action ?? null;
  if (locked.length > 0) {
    // TA-CORE-FBK-03
    yield* t.call(openWindow(t, opening('W-LEA', { unit, action })));
    if (b.result !== null || u.zone === null) return;
  }
  if (isFlyer(b, unit)) {
    leaveMap(u); // TA-CORE-AER-14, TA-CORE-AER-18
    u.aloft = true;
    if (t.logging) t.log({ type: 'wentAloft', rule: 'TA-CORE-AER-14', unit: nameOf(b, unit) });
    if (leave === null) worsen(t, unit, 'TA-CORE-RES-13');
  } else {
    const ray = leave ? withdrawLine(b, unit, leave.awayFrom) : yield* t.call(lineOf(t, unit, line));
    yield* t.call(retreat(t, unit, ray, { locked, action, isWilling: leave !== null }));
  }
  yield* t.call(resolveZones(t, shared)); // TA-CORE-FBK-10
}

interface Retreating {
  /** Enemies that still count as in close combat (TA-CORE-FBK-10); none: it was not in one. */
  readonly locked: readonly number[];
  readonly action: ActionId | null;
  readonly isWilling: boolean;
}

function* retreat(
  t: BattleTable,
  unit: number,
  ray: Ray | null,
  { locked, action, isWilling }: Retreating,
): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  const { map, zonesIn } = tablesOf(b);
  const heading = headingAt(b, u.zone!, u.facing);
  const { facing } = u;
  const fought = locked.length > 0;
  const route = ray && routeAlong(map, ray);
  const walked = [u.zone!];
  let left = zonesIn.S;
  let isBarred = route === null;
  let isStopped = false;
  while (route !== null && left > 0) {
    const at = u.zone!;
    const ways = waysOn(b, unit, route, walked);
    if (ways === null) {
      if (isWilling) break;
      eliminate(t, unit, 'TA-CORE-FBK-05');
      return;
    }
    isBarred = ways.length === 0;
    if (isBarred) break;
    const to = ways.length === 1 ? ways[0]! : yield* t.call(chooseWay(t, unit, ways));
    const cost = stepCost(b, unit, at, to, false);
    if (cost > left && !(fought && walked.length === 1)) break; // TA-MAP-FBK-04, TA-CORE-FBK-15
    left = Math.max(0, left - cost);
    dropTokens(u, 'dugIn', 'braced', 'concealed'); // TA-CORE-FBK-09
    u.zone = to;
    u.entry = null;
    u.foe = null;
    u.facing = carried(b, heading, facing, to);
    walked.push(to);
    trail(b, unit, at, false); // TA-CORE-OVS-06
    if (t.logging)
      t.log({
        type: 'moved',
        rule: 'TA-MAP-FBK-03',
        unit: nameOf(b, unit),
        from: zoneName(b, at),
        to: zoneName(b, to),
        facing: u.facing,
      });
    const before = u.condition;
    yield* t.call(openWindow(t, opening('W-FBS', { unit, action, locked }))); // TA-CORE-FBK-16
    if (b.result !== null || u.zone === null) return;
    // hits do not end a Withdraw as they end a move (TA-CORE-MEL-21)
    if (u.condition === 'outOfAction' && before !== 'outOfAction') {
      isStopped = true; // TA-CORE-FBK-08
      break;
    }
  }
  if (walked.length === 1 && isBarred) {
    cutOff(t, unit, fought);
    return;
  }
  comeToRest(t, unit, walked, fought, heading, facing);
  if (u.zone !== null && !isStopped && !isWilling) worsen(t, unit, 'TA-CORE-RES-13');
}

function* chooseWay(t: BattleTable, unit: number, ways: readonly number[]): Play<number> {
  const b = t.state;
  const zones = ways.map((zone) => zoneName(b, zone));
  const chosen = yield* t.call(decide(t, ask('Route', b.units[unit]!.side, { unit: nameOf(b, unit), zones })));
  return ways[chosen ? zones.indexOf(chosen.zone) : 0]!;
}

/** TA-CORE-FBK-07: not one step could be made. */
function cutOff(t: BattleTable, unit: number, fought: boolean): void {
  if (fought) {
    eliminate(t, unit, 'TA-CORE-FBK-07');
    return;
  }
  worsen(t, unit, 'TA-CORE-RES-13');
  if (t.state.units[unit]!.condition !== 'eliminated') worsen(t, unit, 'TA-CORE-FBK-07');
}

/** TA-CORE-FBK-06: put back along its path to where it may stay; out of a fight there is no way back to where it began. */
function comeToRest(
  t: BattleTable,
  unit: number,
  walked: readonly number[],
  fought: boolean,
  heading: ReturnType<typeof headingAt>,
  facing: number,
): void {
  const b = t.state;
  const u = b.units[unit]!;
  const last = walked.length - 1;
  for (let i = last; i >= (fought ? 1 : 0); i--) {
    if (!mayOccupy(b, unit, walked[i]!) && i > 0) continue;
    if (i < last) {
      u.zone = walked[i]!;
      u.tail = null;
      u.facing = carried(b, heading, facing, u.zone);
      if (t.logging)
        t.log({ type: 'putBack', rule: 'TA-CORE-FBK-06', unit: nameOf(b, unit), zone: zoneName(b, u.zone) });
    } else if (isOversized(b, unit)) drawIn(b, unit);
    return;
  }
  eliminate(t, unit, 'TA-CORE-FBK-06');
}
