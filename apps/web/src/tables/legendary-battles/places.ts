import type { Seat, UnitView, View } from '@sandtable/legendary-battles';
import type { Dot } from '../../kit/pan-zoom.js';
import { type Layout, zoneNumber } from './map.js';
import { kindOf } from './unit-marker.js';

// Where each marker lies: alone on the centre of its zone, in a shared zone towards the side it came in by (TA-MAP-CCM-06), and beside
// the map while it is not on it.

export interface Place extends Dot {
  /** Smaller where several share a zone. */
  readonly k: number;
  /** It waits beside the map. */
  readonly off?: boolean;
}

export function placesOf(view: View, layout: Layout): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const byZone = new Map<string, UnitView[]>();
  for (const unit of view.units)
    if (unit.zone !== null) byZone.set(unit.zone, [...(byZone.get(unit.zone) ?? []), unit]);
  for (const [zone, units] of byZone) {
    const number = zoneNumber(layout, zone);
    const centre = layout.centres[number]!;
    if (units.length === 1) {
      places.set(units[0]!.id, { ...centre, k: roomFor(layout, number) });
      continue;
    }
    for (const [id, place] of shared(view, layout, number, units)) places.set(id, place);
  }
  for (const seat of ['A', 'B'] as const)
    for (const [i, unit] of waiting(view, seat).entries())
      places.set(unit.id, { ...shelf(layout, seat, i), k: 0.86, off: true });
  return places;
}

/** On maps with small zones markers are smaller. */
const roomFor = (layout: Layout, zone: number): number => Math.min(1, Math.max(0.74, (layout.rooms[zone]! + 6) / 34));

/** Those in the air, behind the map, or on their way, in the order of the list. */
export const waiting = (view: View, seat: Seat): readonly UnitView[] =>
  view.units.filter((unit) => unit.side === seat && unit.zone === null && isInGame(view, unit));

function isInGame(view: View, unit: UnitView): boolean {
  if (unit.condition === 'eliminated' || unit.exited) return false;
  return unit.aloft || unit.reserve || kindOf(view, unit)?.traits.has('offMap') === true;
}

export function shelf({ field, size }: Pick<Layout, 'field' | 'size'>, seat: Seat, i: number): Dot {
  return { x: field.x + 26 + 60 * i, y: seat === 'A' ? size.height - 40 : 42 };
}

/** A shelter's occupant stands on it; enemies stand towards the sides they came in by, and who was there first opposite. */
function* shared(
  view: View,
  layout: Layout,
  zone: number,
  units: readonly UnitView[],
): Generator<readonly [string, Place]> {
  const centre = layout.centres[zone]!;
  const far = Math.min(24, layout.rooms[zone]! * 0.62);
  const isBunker = (unit: UnitView): boolean => kindOf(view, unit)?.traits.has('bunker') === true;
  const entered = units.filter(({ entry }) => entry !== null);
  const towards = ({ entry }: UnitView): Dot => {
    const from = layout.centres[zoneNumber(layout, entry!)]!;
    const length = Math.hypot(from.x - centre.x, from.y - centre.y) || 1;
    return { x: (from.x - centre.x) / length, y: (from.y - centre.y) / length };
  };
  if (entered.length === 0) {
    // a bunker and who is in it
    for (const unit of units)
      yield [
        unit.id,
        isBunker(unit) ? { x: centre.x, y: centre.y + 9, k: 0.94 } : { x: centre.x, y: centre.y - 9, k: 0.72 },
      ];
    return;
  }
  const sum = entered.map(towards).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  const length = Math.hypot(sum.x, sum.y) || 1;
  const k = entered.length > 2 ? 0.56 : 0.68;
  let first = 0;
  for (const unit of units) {
    if (unit.entry !== null) {
      const way = towards(unit);
      yield [unit.id, { x: centre.x + way.x * far, y: centre.y + way.y * far, k }];
    } else {
      const side = first++ === 0 ? 0 : 16;
      const [x, y] = [-sum.x / length, -sum.y / length];
      yield [unit.id, { x: centre.x + x * far - y * side, y: centre.y + y * far + x * side, k }];
    }
  }
}
