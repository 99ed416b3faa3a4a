import { type AttackPreview, RESULTS, type UnitView, type View } from '@sandtable/legendary-battles';
import { RuleRef } from '../../frame/rule.js';
import { Facts, Sum } from '../../kit/cards.js';
import { percent } from '../../text/percent.js';
import { angleOf, layoutOf, zoneNumber } from './map.js';
import type { Line } from './overlays.js';
import type { TableSay } from './texts.js';
import { kindOf, MarkerIcon } from './unit-marker.js';
import { called, resultName, signed, standing, zoneFacts } from './words.js';

// About what is pointed at: a unit, a zone, an attack before it is made, a line of sight.

export function UnitCard({ view, unit, t }: { readonly view: View; readonly unit: UnitView; readonly t: TableSay }) {
  const kind = kindOf(view, unit);
  return (
    <section className="card">
      <h3>
        <MarkerIcon view={view} unit={unit} size={36} /> {called(view, unit.id)}
      </h3>
      {kind && (
        <p className="quiet">
          {kind.type.name}, {t(`cls_${kind.type.cls}`)}
        </p>
      )}
      <p>
        {[...standing(view, unit, t), unit.zone !== null && t('looks', { way: wayOf(view, unit) })]
          .filter(Boolean)
          .join(', ')}
      </p>
      {kind && (
        <>
          <Facts
            facts={[
              [t('speed'), kind.type.speed ?? '–'],
              kind.type.ra !== null && [t('fire'), signed(kind.type.ra)],
              kind.type.range !== null && [t('rangeOf'), kind.type.range],
              kind.type.ma !== null && [t('melee'), signed(kind.type.ma)],
              [t('defence'), kind.type.md],
              [t('protection'), kind.type.pr],
              [t('pts'), kind.type.pts],
            ]}
          />
          {kind.traits.size > 0 && (
            <p className="traits">
              {t('traits')}:{' '}
              {[...kind.traits].map((trait) => (
                <span key={trait}>{trait}</span>
              ))}
            </p>
          )}
          {kind.supplements.length > 0 && (
            <p>
              {t('supplements')}: {kind.supplements.map(({ name }) => name).join(', ')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

const WAYS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;

/** Where it looks, as on a compass. */
export function wayOf(view: View, unit: UnitView): string {
  const layout = layoutOf(view.match);
  if (unit.zone === null) return '';
  const angle = angleOf(layout, zoneNumber(layout, unit.zone), unit.facing);
  return WAYS[(Math.round(angle / (Math.PI / 4)) + 8) % 8]!;
}

export function ZoneCard({
  view,
  zone,
  said,
  t,
}: {
  readonly view: View;
  readonly zone: string;
  readonly said: string;
  readonly t: TableSay;
}) {
  return (
    <section className="card">
      <h3>{t('chooseZone', { zone })}</h3>
      <p>{zoneFacts(view, zone, t).join(', ')}</p>
      {said && <p>{said}</p>}
    </section>
  );
}

interface OddsProps {
  readonly view: View;
  readonly attack: AttackPreview;
  readonly attacker: string;
  readonly target: string;
  readonly t: TableSay;
}

/** An attack before it is made: its shift with all reasons, and how likely each result is. */
export function OddsCard({ view, attack, attacker, target, t }: OddsProps) {
  const { refusal, shift, column, range, law, any, mayStray } = attack;
  return (
    <section className="card odds" data-odds={target}>
      <h3>{t('odds', { attacker: called(view, attacker), target: called(view, target) })}</h3>
      {refusal && (
        <p className="refused">
          {refusal.message} {refusal.rule && <RuleRef id={refusal.rule} />}
        </p>
      )}
      {law && any !== null && (
        <p className="big">
          <b>{percent(any)}</b> {t('anyEffect', { chance: '' }).trim()}
        </p>
      )}
      {law && <ResultBars law={law} t={t} />}
      {!refusal && !law && <p className="quiet">{t('noOdds')}</p>}
      {shift && column !== null && (
        <>
          <p>
            <b>{t('column', { n: signed(column) })}</b>
            {range && <small> {t('columnRange', { from: signed(range[0]), to: signed(range[1]) })}</small>}{' '}
            <RuleRef id="TA-CORE-RES-01" />
          </p>
          <Sum score={shift} base={t('baseShift')} />
        </>
      )}
      {mayStray && (
        <p>
          ⚠ {t('mayStray')} <RuleRef id="TA-RUL-26" />
        </p>
      )}
    </section>
  );
}

/** How likely each result is, from the mildest to the worst; each bar with a pattern of its own. */
export function ResultBars({ law, t }: { readonly law: NonNullable<AttackPreview['law']>; readonly t: TableSay }) {
  return (
    <table className="chances results">
      <tbody>
        {RESULTS.map((result) => (
          <tr key={result} data-chance={law[result]}>
            <th scope="row">{resultName(result, t)}</th>
            <td>
              <i className={`chance-bar ${result}`} style={{ width: `${100 * law[result]}%` }} />
              <span>{percent(law[result])}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a line of sight meets, in order, each with its rule. */
export function SightCard({ view, line, t }: { readonly view: View; readonly line: Line; readonly t: TableSay }) {
  const stands = view.units.find((unit) => unit.zone === line.to);
  const from = view.units.find((unit) => unit.zone === line.from);
  return (
    <section className="card">
      <h3>
        {t('sightTitle', {
          from: from ? called(view, from.id) : line.from,
          to: stands ? `${called(view, stands.id)} (${line.to})` : line.to,
        })}
      </h3>
      <p>
        <b>
          {t(
            !line.seen ? 'unseenThere' : line.obscured ? 'seen_obscured' : line.covered ? 'seen_covered' : 'seen_clear',
          )}
        </b>
        {!line.inArc && (
          <>
            , {t('notInArc')} <RuleRef id="TA-MAP-ARC-01" />
          </>
        )}
      </p>
      {line.met.length === 0 ? (
        <p className="quiet">{t('metNothing')}</p>
      ) : (
        <ul className="met-list">
          {line.met.map(({ zones, rule, does }) => (
            <li key={`${zones.join('|')} ${rule}`} className={does}>
              <b>{zones.join('|')}</b> {t(`met_${does}`)} <RuleRef id={rule} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
