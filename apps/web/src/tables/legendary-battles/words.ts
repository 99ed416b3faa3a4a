import type { Result, Seat, UnitView, View } from '@sandtable/legendary-battles';
import { LINEAR } from '@sandtable/legendary-battles';
import { layoutOf, zoneNumber } from './map.js';
import type { TableSay } from './texts.js';
import { kindOf } from './unit-marker.js';

// How things are called.

export const sideName = (view: View, seat: Seat): string => view.match.scenario.sides[seat].name;

export const unitOf = (view: View, id: string | null | undefined): UnitView | undefined =>
  id ? view.units.find((unit) => unit.id === id || unit.unit === id) : undefined;

/** A unit by its name; a face-down marker by its number. */
export function called(view: View, id: string | null | undefined): string {
  const unit = unitOf(view, id);
  return unit?.name ?? unit?.id ?? id ?? '';
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const resultName = (result: Result, t: TableSay): string => t(`result_${result}`);

/** How a unit stands: where, in what condition, under what. */
export function standing(view: View, unit: UnitView, t: TableSay): readonly string[] {
  const kind = kindOf(view, unit);
  const where =
    unit.zone !== null
      ? t('unitPlace', { zone: unit.tail === null ? unit.zone : `${unit.zone}, ${unit.tail}` })
      : unit.condition === 'eliminated'
        ? ''
        : unit.exited
          ? t('exited')
          : unit.reserve
            ? t('reserve')
            : unit.aloft
              ? t('aloft')
              : t('offMap');
  return [
    where,
    unit.condition !== 'ok' && t(unit.condition),
    unit.confused && t('confused'),
    ...unit.tokens.map((token) => t(token)),
    unit.foe !== null && t('fights', { foe: called(view, unit.foe) }),
    unit.acted && t('acted'),
    unit.reacted && t('reacted'),
    kind === null && t('faceDown'),
  ].filter((said): said is string => said !== '' && said !== false);
}

/** All about a unit in one line, for ears. */
export const unitLabel = (view: View, unit: UnitView, t: TableSay): string =>
  [t(unit.side === view.seat ? 'yours' : 'enemy'), called(view, unit.id), ...standing(view, unit, t)].join(', ');

/** A zone in words: its ground, what lies on its sides, what lies in it. */
export function zoneFacts(view: View, zone: string, t: TableSay): readonly string[] {
  const layout = layoutOf(view.match);
  const { tables } = layout;
  const number = zoneNumber(layout, zone);
  if (number < 0) return [];
  const ground = tables.ground[number]!;
  const breached = (other: string): boolean =>
    view.breached.some(([a, b]) => (a === zone && b === other) || (a === other && b === zone));
  const sides = tables.map.sidesOf[number]!.flatMap((side, i) => {
    const type = tables.linear[side];
    const other = tables.map.ids[tables.map.beyond[number]![i]!];
    if (!type || other === undefined) return [];
    const name = breached(other) ? LINEAR.breach.name : type.name;
    return [t('linear', { name, zone: other })];
  });
  return [
    ground.name,
    t(`zoneClass_${ground.cls}`),
    ...(view.smoke.some((one) => one.zone === zone) ? [t('smokeHere')] : []),
    ...(view.hazards.includes(zone) ? [t('hazardHere')] : []),
    ...(isGoal(view, zone) ? [t('goal')] : []),
    ...sides,
  ];
}

export function isGoal(view: View, zone: string): boolean {
  return view.match.scenario.objectives.some(({ zones }) => !('rows' in zones) && zones.includes(zone));
}

/** What a side has in hand: one's own first. */
export const seatsOwnFirst = (view: View): readonly Seat[] => (view.seat === 'B' ? ['B', 'A'] : ['A', 'B']);
