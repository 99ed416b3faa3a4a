import {
  ALWAYS,
  type Conduct,
  type Genre,
  SITUATION_IDS,
  SITUATION_NAMES,
  type StandingOrder,
  USUAL,
  type View,
  WINDOWS,
  type WindowId,
} from '@sandtable/legendary-battles';
import { useState } from 'react';
import { RuleRef } from '../../frame/rule.js';
import { Sheet } from '../../frame/sheet.js';
import type { Language } from '../../text/language.js';
import { situationName } from './card-words.js';
import type { TableSay } from './texts.js';
import type { Asking } from './use-conduct.js';
import { signed } from './words.js';

// When one is asked about Situations, and what is played without asking. All of it is state of the game and lies open to both.

const NOTHING: Conduct = { own: WINDOWS, other: WINDOWS, most: 0, standing: [], still: false };
const MOST = [0, 1, 2, 3, 4, 6, 8, 12, null] as const;
const COLUMNS = [null, -3, -2, -1, 0, 1, 2, 3, 4] as const;

interface ConductProps {
  readonly view: View;
  readonly conduct: Conduct;
  /** Whether it can be said at once. */
  readonly asked: boolean;
  readonly asking: Asking;
  readonly close: () => void;
  readonly genre: Genre;
  readonly language: Language;
  readonly t: TableSay;
}

/** Situations that one could order beforehand: those that answer what the other does. */
const ORDERED = SITUATION_IDS.filter((id) => id !== 'ORD' && id !== 'SMK');

export function ConductSheet({ view, conduct, asked, asking, close, genre, language, t }: ConductProps) {
  const [wanted, setWanted] = useState(conduct);
  const own = view.units.filter(
    ({ side, condition, unit }) => side === view.seat && condition !== 'eliminated' && unit !== null,
  );
  const passes = (turn: 'own' | 'other', id: WindowId): boolean => wanted[turn].includes(id);
  const switchTo = (turn: 'own' | 'other', id: WindowId, isAsked: boolean) =>
    setWanted({ ...wanted, [turn]: WINDOWS.filter((one) => (one === id ? !isAsked : passes(turn, one))) });
  const order = (situation: StandingOrder['situation']) => wanted.standing.find((one) => one.situation === situation);
  const stand = (situation: StandingOrder['situation'], next: Omit<StandingOrder, 'situation'> | null) => {
    const others = wanted.standing.filter((one) => one.situation !== situation);
    setWanted({ ...wanted, standing: next === null ? others : [...others, { situation, ...next }] });
  };
  const presets = [
    [t('usual'), USUAL],
    [t('askAll'), ALWAYS],
    [t('askNothing'), NOTHING],
  ] as const;
  return (
    <Sheet title={t('conduct')} onClose={close}>
      <div className="conduct">
        <p>
          {t('conductText')} <RuleRef id="TA-CORE-INF-06" /> <RuleRef id="TA-CORE-WDW-10" />
        </p>
        <div className="answers">
          {presets.map(([name, preset]) => (
            <button key={name} type="button" onClick={() => setWanted({ ...preset, standing: wanted.standing })}>
              {name}
            </button>
          ))}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('moment')}</th>
              <th scope="col">{t('ownTurn')}</th>
              <th scope="col">{t('otherTurn')}</th>
            </tr>
          </thead>
          <tbody>
            {WINDOWS.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`name_${id}`)}</th>
                {(['own', 'other'] as const).map((turn) => (
                  <td key={turn}>
                    <input
                      type="checkbox"
                      checked={!passes(turn, id)}
                      aria-label={`${t(`name_${id}`)}, ${t(turn === 'own' ? 'ownTurn' : 'otherTurn')}`}
                      onChange={(event) => switchTo(turn, id, event.currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <label className="conduct-most">
          {t('mostAsked')}{' '}
          <select
            value={wanted.most === null ? '' : `${wanted.most}`}
            onChange={({ currentTarget: { value } }) =>
              setWanted({ ...wanted, most: value === '' ? null : Number(value) })
            }
          >
            {[...new Set([...MOST, wanted.most])].map((most) => (
              <option key={`${most}`} value={most === null ? '' : most}>
                {most ?? t('anyNumber')}
              </option>
            ))}
          </select>
        </label>
        <label className="conduct-pass">
          <input
            type="checkbox"
            checked={asking.passes}
            onChange={(event) => asking.setPasses(event.currentTarget.checked)}
          />{' '}
          {t('passWithout')}
          <small>{t('passWithoutNote')}</small>
        </label>
        <h3>{t('standing')}</h3>
        <p className="quiet">{t('standingText')}</p>
        <table>
          <tbody>
            {ORDERED.filter((id) => SITUATION_NAMES[id][genre] !== null).map((id) => {
              const standing = order(id);
              const name = situationName(id, genre, language);
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <select
                      aria-label={name}
                      value={standing ? 'play' : 'ask'}
                      onChange={({ currentTarget: { value } }) =>
                        stand(id, value === 'play' ? { unit: null, least: null } : null)
                      }
                    >
                      <option value="ask">{t('standingAsk')}</option>
                      <option value="play">{t('standingPlay')}</option>
                    </select>
                  </td>
                  <td>
                    {standing && (
                      <select
                        aria-label={`${name}: ${t('standingUnit')}`}
                        value={standing.unit ?? ''}
                        onChange={({ currentTarget: { value } }) => stand(id, { ...standing, unit: value || null })}
                      >
                        <option value="">{t('bestUnit')}</option>
                        {own.map((unit) => (
                          <option key={unit.id} value={unit.id}>
                            {unit.name}
                          </option>
                        ))}
                      </select>
                    )}
                  </td>
                  <td>
                    {standing && (
                      <select
                        aria-label={`${name}: ${t('standingLeast')}`}
                        value={standing.least === null ? '' : `${standing.least}`}
                        onChange={({ currentTarget: { value } }) =>
                          stand(id, { ...standing, least: value === '' ? null : Number(value) })
                        }
                      >
                        {COLUMNS.map((column) => (
                          <option key={`${column}`} value={column === null ? '' : column}>
                            {column === null ? t('anyColumn') : `${t('standingLeast')} ${signed(column)}`}
                          </option>
                        ))}
                      </select>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className="answers">
          <button
            type="button"
            className="main"
            onClick={() => {
              if (JSON.stringify(wanted) !== JSON.stringify(conduct)) asking.say(wanted);
              close();
            }}
          >
            {t('setConduct')}
          </button>
          {!asked && <span className="quiet">{t('savedLater')}</span>}
        </div>
      </div>
    </Sheet>
  );
}
