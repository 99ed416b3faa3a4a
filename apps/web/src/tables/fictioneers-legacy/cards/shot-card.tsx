import type { Mark, Prospect, View } from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../../frame/rule.js';
import { Sum } from '../../../kit/cards.js';
import { percent } from '../../../text/percent.js';
import { weaponName } from '../ask.js';
import { called, type Figure, inch, placeName } from '../figures.js';
import type { TableSay } from '../texts.js';

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
        <ShotNumbers view={view} shot={shot} aimed={mark.target} figures={figures} t={t} />
      )}
    </section>
  );
}

interface PointCardProps {
  readonly view: View;
  readonly model: string;
  readonly shot: Prospect;
  readonly figures: readonly Figure[];
  readonly t: TableSay;
}

/** A shot at a place of the table before it is fired. */
export function PointCard({ view, model, shot, figures, t }: PointCardProps) {
  const { target } = shot.fire;
  return (
    <section className="card shot-card" data-testid="odds">
      <h3>
        {called(view.battle, model)} → {'point' in target ? placeName(target.point) : target.model}
      </h3>
      <ShotNumbers view={view} shot={shot} aimed={null} figures={figures} t={t} />
    </section>
  );
}

interface NumbersProps {
  readonly view: View;
  readonly shot: Prospect;
  readonly aimed: string | null;
  readonly figures: readonly Figure[];
  readonly t: TableSay;
}

/** The numbers of a shot with every reason, and the chance of everybody whom it may harm. */
function ShotNumbers({ view, shot, aimed, figures, t }: NumbersProps) {
  const others = shot.models.filter(({ model }) => model !== aimed);
  return (
    <>
      <p className="big">
        <b>{percent(shot.hit)}</b> {t('toHit')}
        {aimed !== null && (
          <>
            {' '}
            · <b>{percent(shot.kills)}</b> {t('toDamage')}
          </>
        )}
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
            {others.map(({ model, chance }) => {
              const own = figures.find(({ id }) => id === model)?.own;
              return (
                <li key={model} className={own ? 'friendly' : ''}>
                  <span>
                    {called(view.battle, model)} {own && <b className="warn">{t('friend')}</b>}
                  </span>
                  <b>{percent(chance)}</b>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
