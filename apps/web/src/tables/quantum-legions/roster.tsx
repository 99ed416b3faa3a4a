import type { Seat, UnitView, View } from '@sandtable/quantum-legions';
import { Forces, Listed } from '../../kit/cards.js';
import { type Faces, OrderMarker, UnitIcon } from './counter.js';
import type { TableSay } from './texts.js';
import { forceName, ownFirst, placeName, profileOf } from './units.js';

interface RosterProps {
  readonly view: View;
  /** Whether this screen decides for the seat of the view. */
  readonly plays: boolean;
  readonly faces: Faces;
  readonly onPoint: (id: string | null) => void;
  readonly t: TableSay;
}

/** Both sides' units as a list: what the counters say, in words and numbers. */
export function Roster({ view, plays, faces, onPoint, t }: RosterProps) {
  const stands = (unit: UnitView): string =>
    unit.elements === 0
      ? t('destroyed')
      : [
          unit.hex !== null && placeName(unit.hex),
          t('elements', { n: unit.elements, of: profileOf(view, unit).size }),
          unit.suppression > 0 && t('suppression', { n: unit.suppression }),
        ]
          .filter(Boolean)
          .join(' · ');
  const listOf = (seat: Seat) =>
    view.units
      .filter(({ owner }) => owner === seat)
      .map((unit) => (
        <Listed key={unit.id} id={unit.id} gone={unit.elements === 0} onPoint={onPoint}>
          <UnitIcon view={view} unit={unit} faces={faces} />
          <span className="name">
            <b>{unit.id}</b> {unit.name}
            <small>{stands(unit)}</small>
          </span>
          {unit.order && (
            <span className="marker">
              <svg viewBox="9 -29 20 20" width="20" height="20" role="img" aria-label={t(unit.order.type)}>
                <title>{t(unit.order.type)}</title>
                <OrderMarker type={unit.order.type} />
              </svg>
            </span>
          )}
        </Listed>
      ));
  return (
    <Forces
      sides={ownFirst(view).map((seat) => ({
        id: seat,
        own: seat === view.seat,
        title: (
          <>
            {forceName(view, seat) || seat} {plays && <small>{t(seat === view.seat ? 'yours' : 'enemy')}</small>}
          </>
        ),
        list: <ul>{listOf(seat)}</ul>,
      }))}
    />
  );
}
