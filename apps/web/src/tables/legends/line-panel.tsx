import type { Scene } from '@sandtable/legends';
import { RuleRef } from '../../frame/rule.js';
import { Slider } from '../../kit/setup/fields.js';
import { called, clamp, inches } from './city.js';
import { type Corner, lengthOf, WAYS } from './line.js';
import type { TableSay } from './texts.js';
import type { DrawnLine } from './use-line.js';

// The line of the active Hero while it is drawn: by which way, how long, what it touches.

interface LinePanelProps {
  readonly scene: Scene;
  readonly pool: number;
  readonly line: DrawnLine;
  readonly t: TableSay;
}

export function LinePanel({ scene, pool, line, t }: LinePanelProps) {
  const { way, setWay, height, setHeight, corners, contacts, plot, refusal, steps } = line;
  return (
    <div className="line-panel" data-testid="line">
      <p>
        {t('pool', { inches: inches(pool) })} {corners.length === 0 && t('drawLine')}
      </p>
      <fieldset className="ways" aria-label={t('wayLabel')}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === way}
            className={`way-button ${one}`}
            onClick={() => setWay(one)}
          >
            <svg viewBox="0 0 40 8" width="40" height="8" aria-hidden="true">
              <path d="M2 4H38" className={`way ${one}`} />
            </svg>
            {t(`way_${one}`)}
          </button>
        ))}
      </fieldset>
      {way !== 'g' && (
        <Slider
          label={t('height')}
          says={<b>{inches(height)}</b>}
          max={24}
          step={0.5}
          value={clamp(height, 0, 24)}
          onChange={setHeight}
        />
      )}
      {corners.length > 0 && (
        <>
          <ol className="line-steps">
            {corners.map((corner, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name
              <li key={i}>{stepName(corner, t)}</li>
            ))}
          </ol>
          {refusal ? (
            <p className="refused">
              {refusal.message} {refusal.rule && <RuleRef id={refusal.rule} />}
            </p>
          ) : (
            plot && <p>{t('costs', { inches: inches(plot.cost), left: inches(Math.max(0, pool - plot.cost)) })}</p>
          )}
          <Contacts contacts={contacts} scene={scene} t={t} />
          <div className="line-tools">
            <button type="button" onClick={line.back}>
              {t('stepBack')}
            </button>
            <button type="button" onClick={line.clear}>
              {t('clearLine')}
            </button>
            {steps.at(-1)?.m !== 'd' && corners.at(-1)!.to[2] > 0.01 && (
              <button type="button" onClick={() => line.set([...steps, { m: 'd' }])}>
                {t('thenDrop')}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

const stepName = (corner: Corner, t: TableSay): string =>
  corner.way === 'd'
    ? t('step_d')
    : t(`step_${corner.way}`, {
        inches: inches(lengthOf(corner)),
        to: corner.to.map((n) => Math.round(n * 10) / 10).join(', '),
      });

/** What a line touches, in order, with its arithmetic. */
function Contacts({ contacts, scene, t }: Pick<LinePanelProps, 'scene' | 't'> & Pick<DrawnLine, 'contacts'>) {
  if (contacts.length === 0) return null;
  return (
    <ol className="contacts" aria-label={t('contacts')}>
      {contacts.map((contact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order they are touched
        <li key={i}>
          <b>{called(scene, contact.piece ?? contact.thing, t)}</b>{' '}
          {contact.bump
            ? t('bumpAfter', { inches: inches(contact.inches) })
            : t('impactAfter', {
                inches: inches(contact.inches),
                impetus: Math.round(contact.impetus * 10) / 10,
                toughness: contact.otherToughness ?? '∞',
                mover: contact.moverFatigue,
                other: contact.otherFatigue,
              })}
          {contact.breaks && ` ${t('breaks')}`}
          {contact.comeThrough !== null && ` ${t('comeThroughFor', { n: contact.comeThrough })}`}
        </li>
      ))}
    </ol>
  );
}
