import { next, routeAlong, through } from '@sandtable/geometry/zones';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Card } from '../content/types.js';
import type { Orders } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { type Battle, isIn } from '../state.js';
import { compareZones, distance, tablesOf } from '../tables.js';
import { type ActionId, otherSeat, type Seat } from '../terms.js';
import { decide } from './agreement.js';
import { attack } from './attack.js';
import { drawChance } from './cards.js';
import { face } from './movement.js';
import { artilleryScore } from './shifts.js';
import { placeSmoke } from './smoke.js';
import { setToken } from './status.js';
import { footprint, has, kindOf, nameOf, unitNamed, zoneName, zoneNamed } from './units.js';

// Indirect attacks (chapters ART and DRF): a target point, its drift, and everybody near where it comes down.

export function* indirectFire(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
  setToken(t, unit, 'braced', false, 'TA-CORE-STA-07');
  if (orders.facing !== undefined) face(b, unit, orders.facing);
  const aimed = zoneNamed(b, orders.zone!);
  const steps = shorteners(t, unit, action, unitNamed(b, orders.spotter!));
  const card = drawChance(t, u.side, 'TA-CORE-ART-05');
  const point = yield* t.call(drift(t, u.side, aimed, card, steps));
  if (b.result !== null) return;
  if (point === null) {
    if (t.logging) t.log({ type: 'attackOffMap', rule: 'TA-CORE-ART-07', unit: nameOf(b, unit) });
    return;
  }
  if (orders.mode === 'smoke') return yield* t.call(layScreen(t, u.side, point));
  for (const { victim, atEdge } of victimsAt(b, unit, point)) {
    if (b.result !== null) return;
    if (b.units[victim]!.zone === null) continue; // TA-CORE-ART-12
    yield* t.call(
      attack(t, {
        kind: 'artillery',
        by: u.side,
        attacker: unit,
        target: victim,
        score: artilleryScore({ b, attacker: unit, target: victim, atEdge }),
        line: { from: 'targetPoint', zone: point },
      }),
    );
  }
}

/** How many classes shorter the drift is (TA-CORE-ACT-07, TA-CORE-ART-05, TA-SCN-S1-02). */
function shorteners(t: BattleTable, unit: number, action: ActionId, spotter: number): number {
  const b = t.state;
  let steps = action === 'VOL' || action === 'AIM' ? 1 : 0;
  for (const { effect } of kindOf(b, spotter).supplements) steps -= effect.spotterDriftStep ?? 0;
  for (const { at, unit: asset, step } of tablesOf(b).special.driftStep) {
    if (asset !== kindOf(b, unit).id || action !== 'CFR' || b.uses[at]! <= 0) continue;
    steps -= step;
    b.uses = b.uses.map((left, i) => (i === at ? left - 1 : left));
  }
  return steps;
}

const DRIFTS = ['0', 'VS', 'S', 'M'] as const;

/** How many zones a target point drifts by a card; each shortener takes a class off. */
export function driftZones(b: Battle, card: Card, shorter: number): number {
  const drift = DRIFTS[Math.max(0, DRIFTS.indexOf(card.drift) - shorter)]!;
  return drift === '0' ? 0 : tablesOf(b).zonesIn[drift];
}

/** Units that may be the reference: those of the side that is named, not in the target zone, nearest or farthest (TA-CORE-ART-06). */
export function references(b: Battle, by: Seat, aimed: number, card: Card): number[] {
  if (card.reference === null) return [];
  const [far, whose] = card.reference;
  const side = whose === 'E' ? otherSeat(by) : by;
  const tables = tablesOf(b);
  const all = b.units.flatMap((u, i) =>
    u.side === side && u.zone !== null && u.zone !== aimed && !kindOf(b, i).dummy ? [i] : [],
  );
  const away = all.map((i) => distance(tables, aimed, b.units[i]!.zone!));
  const best = far === 'N' ? Math.min(...away) : Math.max(...away);
  return all.filter((_, i) => away[i] === best);
}

/** The zone where the target point comes to lie; null off the map (TA-MAP-DRF-01, TA-MAP-DRF-02, TA-MAP-DRF-03). */
function* drift(t: BattleTable, by: Seat, aimed: number, card: Card, shorter: number): Play<number | null> {
  const b = t.state;
  const { map } = tablesOf(b);
  const zones = driftZones(b, card, shorter);
  const able = references(b, by, aimed, card);
  if (zones === 0 || able.length === 0) {
    told(t, aimed, 0, null);
    return aimed;
  }
  let reference = able[0]!;
  if (able.length > 1) {
    const units = able.map((i) => nameOf(b, i));
    const chosen = yield* t.call(decide(t, ask('Reference', b.units[reference]!.side, { units })));
    reference = able[chosen ? units.indexOf(chosen.unit) : 0]!;
  }
  const owner = b.units[reference]!.side;
  const route = routeAlong(map, through(map.centres[aimed]!, map.centres[b.units[reference]!.zone!]!));
  const walked = [aimed];
  for (let left = zones; left > 0; left--) {
    const ways = next(route, walked);
    if (ways.length === 0) return null;
    let to = ways[0]!;
    if (ways.length > 1) {
      const names = ways.map((zone) => zoneName(b, zone));
      const chosen = yield* t.call(decide(t, ask('Route', owner, { unit: nameOf(b, reference), zones: names })));
      to = ways[chosen ? names.indexOf(chosen.zone) : 0]!;
    }
    walked.push(to);
  }
  const point = walked[walked.length - 1]!;
  told(t, point, zones, reference);
  return point;
}

function told(t: BattleTable, zone: number, drift: number, towards: number | null): void {
  if (!t.logging) return;
  const name = towards === null ? null : nameOf(t.state, towards);
  t.log({ type: 'targetPoint', rule: 'TA-CORE-ART-07', zone: zoneName(t.state, zone), drift, towards: name });
}

interface Victim {
  readonly victim: number;
  readonly atEdge: boolean;
}

/** Everybody at the target point, and with a burst within VS of it (TA-MAP-DST-04), in the order of TA-CORE-ART-08: fixed once and for all (TA-CORE-ART-12). */
export function victimsAt(b: Battle, unit: number, point: number): Victim[] {
  const tables = tablesOf(b);
  const radius = has(b, unit, 'burst') ? tables.zonesIn.VS : 0;
  const found = b.units.flatMap((u, victim) => {
    const zones = footprint(u).filter((zone) => distance(tables, point, zone) <= radius);
    if (zones.length === 0) return [];
    const atEdge = !isIn(u, point);
    const first = atEdge ? zones.sort((x, y) => compareZones(tables, x, y))[0]! : point;
    return [{ victim, atEdge, first }];
  });
  found.sort(
    (x, y) => Number(x.atEdge) - Number(y.atEdge) || compareZones(tables, x.first, y.first) || x.victim - y.victim,
  );
  return found.map(({ victim, atEdge }) => ({ victim, atEdge }));
}

/** TA-CORE-ART-10. */
function* layScreen(t: BattleTable, by: Seat, point: number): Play<void> {
  const b = t.state;
  placeSmoke(t, point, by, 'TA-CORE-ART-10');
  const zones = tablesOf(b).map.neighbours[point]!.map((zone) => zoneName(b, zone));
  const chosen = yield* t.call(decide(t, ask('Smoke', by, { zones })));
  for (const zone of chosen?.zones ?? []) placeSmoke(t, zoneNamed(b, zone), by, 'TA-CORE-ART-10');
}
