import type { Mark, Prospect, View } from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../../frame/rule.js';
import { percent } from '../../../text/percent.js';
import { weaponName } from '../ask.js';
import { called, type Figure, inch } from '../figures.js';
import type { TableSay } from '../texts.js';
import { Sum } from './sum.js';

interface ShotCardProps {
  readonly view: View;
  readonly model: string;
  readonly mark: Mark;
  readonly shot: Prospect | null;
  readonly figures: readonly Figure[];
  readonly t: TableSay;
}

/** A shot before it is fired. */
export function ShotCard({ view, model, mark, shot, figures, t }: ShotCardProps) {
  const b = view.battle;
  const others = shot?.models.filter((one) => one.model !== mark.target) ?? [];
  return (
    <section className="card shot-card" data-testid="odds">
      <h3>
        {called(b, model)} → {called(b, mark.target)}
      </h3>
      <p>
        {t('distanceIs', { distance: inch(mark.distance) })},{' '}
        {mark.blocked ? (
          <>
            {t('blockedBy', { what: mark.blocked.by })} <RuleRef id={mark.blocked.rule} />
          </>
        ) : (
          <>
            {t('seen')}, {t(`cover_${mark.cover}`)} <RuleRef id={mark.by} />
          </>
        )}
      </p>
      {shot === null ? (
        mark.refusal && (
          <p className="refused">
            {mark.refusal.message} <RuleRef id={mark.refusal.rule} />
          </p>
        )
      ) : (
        <>
          <p className="big">
            <b>{percent(shot.hit)}</b> {t('toHit')} · <b>{percent(shot.kills)}</b> {t('toDamage')}
          </p>
          <p className="quiet">{t('number', { n: shot.number.total })}</p>
          <Sum score={shot.number} base={weaponName(shot.fire.weapon)} />
          {shot.damage && (
            <>
              <p className="quiet">
                {t('toDamage')}: {t('number', { n: shot.damage.total })}
              </p>
              <Sum score={shot.damage} base={t('toDamage')} />
            </>
          )}
          {others.length > 0 && (
            <>
              <h4>{t('under')}</h4>
              <ul className="sum">
                {others.map(({ model: id, chance }) => {
                  const own = figures.find((one) => one.id === id)?.own;
                  return (
                    <li key={id} className={own ? 'friendly' : ''}>
                      <span>
                        {called(b, id)} {own && <b className="warn">{t('friend')}</b>}
                      </span>
                      <b>{percent(chance)}</b>
                    </li>
                  );
                })}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
