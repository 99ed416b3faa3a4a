import { straightSight } from '@sandtable/geometry/zones';
import type { RuleId } from './rulebook.js';
import { isInArc, LINEAR_COVER, OBSCURED, type Seen, seesZone, UNSEEN } from './rules/sight.js';
import { footprint } from './rules/units.js';
import type { Battle } from './state.js';
import { distance, tablesOf } from './tables.js';

// What a picture of sight shows: every zone as a unit sees it, and what the straight line to one of them meets on its way. Whether
// something is seen is decided in the chapter on sight; this names what speaks for or against it.

/** What a straight line meets: a zone or a side, and the rule by which it matters. */
export interface Met {
  readonly zones: readonly [string] | readonly [string, string];
  readonly rule: RuleId;
  /** Whether it would stop the line by itself, obscure what is behind it, or neither. */
  readonly does: 'stops' | 'obscures' | 'covers' | 'nothing';
}

/** Everything between the centres of two zones, in the order of the line; zones of both ends are never met. */
export function metBetween(b: Battle, unit: number, to: number, target: number | null): readonly Met[] {
  const tables = tablesOf(b);
  const { ground, linear, map, template } = tables;
  const from = b.units[unit]!.zone!;
  if (from === to) return [];
  const line = straightSight(map, from, to);
  const patch = (zone: number): number | null => (ground[zone]!.cls === 'covering' ? template[zone]! : null);
  const own = [unit, ...(target === null ? [] : [target])].flatMap((one) => footprint(b.units[one]!));
  const met: Met[] = [];
  const passed = b.match.config.cornerTouch ? [...line.passed, ...line.grazed] : line.passed;
  for (const zone of passed) {
    const zones = [map.ids[zone]!] as const;
    const isWood = patch(zone) !== null;
    const isForeign = isWood && patch(zone) !== patch(from) && patch(zone) !== patch(to);
    if (ground[zone]!.cls === 'blocking') met.push({ zones, rule: 'TA-CORE-TER-05', does: 'stops' });
    else if (isForeign) met.push({ zones, rule: 'TA-CORE-TER-02', does: 'stops' });
    else if (isWood) met.push({ zones, rule: 'TA-CORE-TER-03', does: 'nothing' });
    const stands = b.units.some((u) => u.zone !== null && footprint(u).includes(zone));
    if (stands && !own.includes(zone)) met.push({ zones, rule: 'TA-MAP-LOS-04', does: 'stops' });
    if (b.smoke.some((smoke) => smoke.zone === zone)) met.push({ zones, rule: 'TA-CORE-SMK-04', does: 'obscures' });
  }
  for (const side of line.sides) {
    const type = linear[side];
    if (!type || b.breached.includes(side)) continue;
    const { left, right } = map.sides[side]!;
    const zones = [map.ids[left]!, map.ids[right]!] as const;
    if (type.los === 'blocking') met.push({ zones, rule: 'TA-CORE-TER-09', does: 'stops' });
    else if (type.los === 'none') met.push({ zones, rule: 'TA-CORE-TER-07', does: 'nothing' });
    else if (map.sidesOf[to]!.includes(side)) met.push({ zones, rule: 'TA-CORE-TER-08', does: 'covers' });
    else if (map.sidesOf[from]!.includes(side)) met.push({ zones, rule: 'TA-MAP-LIN-03', does: 'nothing' });
    else met.push({ zones, rule: 'TA-MAP-LIN-03', does: 'obscures' });
  }
  return met;
}

const word = (seen: Seen): 'clear' | 'obscured' | 'covered' =>
  seen & OBSCURED ? 'obscured' : seen & LINEAR_COVER ? 'covered' : 'clear';

/** Every zone that a unit sees, how well, how far it is, and whether it lies in its arc. */
export function zonesSeen(b: Battle, unit: number) {
  const tables = tablesOf(b);
  const from = b.units[unit]!.zone!;
  return tables.map.ids.flatMap((zone, number) => {
    const seen = seesZone(b, unit, number);
    if (number === from || seen === UNSEEN) return [];
    return [{ zone, seen: word(seen), away: distance(tables, from, number), inArc: isInArc(b, unit, number) }];
  });
}
