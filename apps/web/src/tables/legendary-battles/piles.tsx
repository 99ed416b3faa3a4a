import { type Seat, type View, zonesNamed } from '@sandtable/legendary-battles';
import { RuleRef } from '../../frame/rule.js';
import { Sheet } from '../../frame/sheet.js';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import type { Language } from '../../text/language.js';
import { CardBack, CardFace, genreOf } from './card-face.js';
import { actionName, situationName } from './card-words.js';
import { layoutOf } from './map.js';
import { cardNamed } from './plan.js';
import type { TableSay } from './texts.js';
import { called, seatsOwnFirst, sideName } from './words.js';

// Piles: how many cards are left to draw, and the discards of both sides, which anybody may look through. And the sheet of the scenario.

interface PileProps {
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
  readonly onLook: () => void;
  readonly t: TableSay;
}

export function Pile({ view, seat, t }: Omit<PileProps, 'onLook' | 'language'>) {
  const { pile } = view.players[seat];
  const own = seat === (view.seat ?? 'A');
  return (
    <div className="pile" role="img" aria-label={`${sideName(view, seat)}: ${t('pile', { n: pile })}`}>
      <span className="pile-stack" aria-hidden="true">
        {pile === 0 ? <span className="pile-empty" /> : <CardBack own={own} genre={genreOf(view)} />}
      </span>
      <span aria-hidden="true">
        {t('pileShort')} <b>{pile}</b>
      </span>
    </div>
  );
}

export function Discards({ view, seat, language, onLook, t }: PileProps) {
  const { discard } = view.players[seat];
  const top = cardNamed(discard.at(-1) ?? '');
  return (
    <button
      type="button"
      className={`pile ${seat === (view.seat ?? 'A') ? 'own' : 'enemy'}`}
      onClick={onLook}
      aria-label={`${t('lookDiscards', { side: sideName(view, seat) })}, ${t('discardPile', { n: discard.length })}`}
    >
      <span className="pile-stack" aria-hidden="true">
        {top ? <CardFace card={top} genre={genreOf(view)} language={language} /> : <span className="pile-empty" />}
      </span>
      <span aria-hidden="true">
        {t('discardShort')} <b>{discard.length}</b>
      </span>
    </button>
  );
}

interface Composition {
  readonly size: number;
  readonly actions: Readonly<Record<string, number>>;
  readonly situations: Readonly<Record<string, number>>;
  readonly ratings: Readonly<Record<string, number>>;
}

interface SheetProps {
  readonly sitting: Sitting;
  readonly view: View;
  readonly at: number;
  readonly seat: Seat;
  readonly language: Language;
  readonly close: () => void;
  readonly t: TableSay;
}

/** All discards of a side, and what of its cards has not been seen. */
export function DiscardSheet({ sitting, view, at, seat, language, close, t }: SheetProps) {
  const genre = genreOf(view);
  const { discard, reshuffles, known } = view.players[seat];
  const pools = useAnswer<Readonly<Record<Seat, Composition>>>(sitting, 'pool', {}, at);
  const pool = pools?.[seat];
  return (
    <Sheet title={t('discardsOf', { side: sideName(view, seat) })} onClose={close}>
      <p>
        {discard.length === 0 ? t('noDiscards') : t('topFirst')} <RuleRef id="TA-CORE-INF-02" />{' '}
        {reshuffles > 0 && t('reshuffles', { n: reshuffles })}
      </p>
      <div className="discards">
        {discard.toReversed().map((id) => {
          const card = cardNamed(id);
          return card && <CardFace key={id} card={card} genre={genre} language={language} />;
        })}
      </div>
      {known.length > 0 && seat !== view.seat && (
        <p>
          {t('knownCards')}: {known.map((id) => cardNamed(id)?.title ?? id).join(', ')} <RuleRef id="TA-CORE-INF-07" />
        </p>
      )}
      {pool && (
        <details className="composition">
          <summary>
            {t('unseen')} ({pool.size})
          </summary>
          <p>
            {Object.entries(pool.actions)
              .map(([id, count]) => `${actionName(id as never, language)} ${count}`)
              .join(', ')}
          </p>
          <p>
            {Object.entries(pool.situations)
              .map(([id, count]) => `${situationName(id as never, genre, language)} ${count}`)
              .join(', ')}
          </p>
          <p>
            {Object.entries(pool.ratings)
              .map(([rating, count]) => `${t('combatRating', { n: rating })}: ${count}`)
              .join(', ')}
          </p>
          <RuleRef id="TA-CORE-INF-03" />
        </details>
      )}
    </Sheet>
  );
}

/** Everything a scenario says of itself (TA-MAP-SET-09). */
export function ScenarioSheet({
  view,
  close,
  t,
}: {
  readonly view: View;
  readonly close: () => void;
  readonly t: TableSay;
}) {
  const { scenario } = view.match;
  const { tables } = layoutOf(view.match);
  return (
    <Sheet title={`${t('sheet')}: ${scenario.name}`} onClose={close}>
      <div className="scenario-sheet">
        <p>{scenario.background}</p>
        <p>
          <b>{scenario.summary}</b>
        </p>
        <h3>{t('ground')}</h3>
        <ul>
          {Object.values(scenario.map.key).map(({ name, cls }) => (
            <li key={name}>
              {name}: {t(`zoneClass_${cls}`)}
            </li>
          ))}
        </ul>
        <p>
          {t('distances')}:{' '}
          {Object.entries(tables.zonesIn)
            .map(([name, zones]) => `${name} ${zones}`)
            .join(', ')}{' '}
          <RuleRef id="TA-MAP-DST-01" />
        </p>
        {scenario.objectives.length > 0 && (
          <p>
            {scenario.objectives
              .map(
                ({ label, zones }) =>
                  `${label}: ${zonesNamed(tables, zones)
                    .map((zone) => tables.map.ids[zone])
                    .join(', ')}`,
              )
              .join('; ')}
          </p>
        )}
        {scenario.special.length > 0 && (
          <>
            <h3>{t('specials')}</h3>
            <ul>
              {scenario.special.map(({ id, text }) => (
                <li key={id}>
                  {text} <RuleRef id={id} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('forces')}</h3>
        {seatsOwnFirst(view).map((seat) => (
          <p key={seat}>
            <b>{sideName(view, seat)}</b>:{' '}
            {view.units
              .filter(({ side, unit }) => side === seat && unit !== null)
              .map(({ id }) => called(view, id))
              .join(', ')}
          </p>
        ))}
      </div>
    </Sheet>
  );
}
