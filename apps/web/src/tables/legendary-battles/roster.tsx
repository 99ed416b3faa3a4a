import type { Seat, View } from '@sandtable/legendary-battles';
import { Forces, Listed } from '../../kit/cards.js';
import type { TableSay } from './texts.js';
import { kindOf, MarkerIcon } from './unit-marker.js';
import { called, seatsOwnFirst, sideName, standing } from './words.js';

interface RosterProps {
  readonly view: View;
  readonly plays: boolean;
  readonly onPoint: (id: string | null) => void;
  readonly t: TableSay;
}

/** Both sides' units as lists: what the markers say, in words. */
export function Roster({ view, plays, onPoint, t }: RosterProps) {
  const list = (seat: Seat) => (
    <ul>
      {view.units
        .filter(({ side }) => side === seat)
        .map((unit) => (
          <Listed key={unit.id} id={unit.id} gone={unit.condition === 'eliminated'} onPoint={onPoint}>
            <MarkerIcon view={view} unit={unit} />
            <span className="name">
              {called(view, unit.id)}
              <small>{[kindOf(view, unit)?.type.name, ...standing(view, unit, t)].filter(Boolean).join(' · ')}</small>
            </span>
          </Listed>
        ))}
    </ul>
  );
  return (
    <Forces
      sides={seatsOwnFirst(view).map((seat) => ({
        id: seat,
        own: seat === (view.seat ?? 'A'),
        title: (
          <>
            {sideName(view, seat)} {plays && <small>{t(seat === view.seat ? 'yours' : 'enemy')}</small>}
          </>
        ),
        list: list(seat),
      }))}
    />
  );
}
