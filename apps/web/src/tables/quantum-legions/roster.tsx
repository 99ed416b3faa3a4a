import type { View } from '@sandtable/quantum-legions';
import { type Faces, OrderMarker, UnitIcon } from './counter.js';
import type { TableSay } from './texts.js';
import { forceName, ownFirst, placeName, profileOf } from './units.js';

/** Both sides' units as a list: what the counters say, in words and numbers. */
export function Roster({
  view,
  plays,
  faces,
  onPoint,
  t,
}: {
  readonly view: View;
  /** Whether this screen decides for the seat of the view. */
  readonly plays: boolean;
  readonly faces: Faces;
  readonly onPoint: (id: string | null) => void;
  readonly t: TableSay;
}) {
  return (
    <div className="roster">
      {ownFirst(view).map((seat) => (
        <section key={seat} className={seat === view.seat ? 'own' : 'enemy'}>
          <h3>
            {forceName(view, seat) || seat} {plays && <small>{t(seat === view.seat ? 'yours' : 'enemy')}</small>}
          </h3>
          <ul>
            {view.units
              .filter(({ owner }) => owner === seat)
              .map((unit) => {
                const profile = profileOf(view, unit);
                const gone = unit.elements === 0;
                return (
                  <li
                    key={unit.id}
                    className={gone ? 'gone' : ''}
                    onPointerEnter={() => onPoint(unit.id)}
                    onPointerLeave={() => onPoint(null)}
                  >
                    <UnitIcon view={view} unit={unit} faces={faces} />
                    <span className="name">
                      <b>{unit.id}</b> {unit.name}
                      <small>
                        {gone
                          ? t('destroyed')
                          : `${unit.hex !== null ? `${placeName(unit.hex)} · ` : ''}${t('elements', { n: unit.elements, of: profile.size })}${unit.suppression > 0 ? ` · ${t('suppression', { n: unit.suppression })}` : ''}`}
                      </small>
                    </span>
                    {unit.order && (
                      <span className="marker">
                        <svg viewBox="9 -29 20 20" width="20" height="20" role="img" aria-label={t(unit.order.type)}>
                          <title>{t(unit.order.type)}</title>
                          <OrderMarker type={unit.order.type} />
                        </svg>
                      </span>
                    )}
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
