import type { Problem } from '@sandtable/kernel';
import { type Config, type Library, type Seat, unitsOfForce } from '@sandtable/quantum-legions';
import { useState } from 'react';
import { Radios } from '../../../kit/setup/fields.js';
import { Faults, Spent } from '../../../kit/setup/parts.js';
import { Count } from '../../../new/count.js';
import type { TableSay } from '../texts.js';
import { copiesOf, costOf, type ForceChoice, unitsIn, withoutUnit, withUnit } from './draft.js';
import type { NewGameSay } from './texts.js';
import { UnitType } from './unit-type.js';
import '../../../new/forces.css';

interface ForceEditorProps {
  readonly seat: Seat;
  /** Drawn as one's own side. */
  readonly own: boolean;
  /** Whether it may be left to chance. */
  readonly mayDraw: boolean;
  readonly choice: ForceChoice;
  readonly library: Library;
  readonly config: Config;
  readonly problems: readonly Problem[];
  readonly onChange: (choice: ForceChoice) => void;
  readonly t: NewGameSay;
  readonly table: TableSay;
}

const RANDOM = '';
const OWN = '*';

/** A force for one seat: drawn, ready, or put together unit by unit. */
export function ForceEditor(props: ForceEditorProps) {
  const { seat, own, mayDraw, choice, library, config, problems, onChange, t, table } = props;
  const units = unitsIn(choice, library);
  const known = (units ?? []).filter((type) => library.units.has(type));
  const [list, setList] = useState<string | null>(null);
  const shown = list ?? library.units.get(known[0] ?? '')?.force ?? [...library.forces.keys()][0]!;
  const select = `force-${seat}`;
  const card = { library, traits: config.specialTraits, own, table };
  return (
    <section className={`force ${own ? 'own' : 'enemy'}`} aria-label={t('forceOf', { seat })}>
      <header>
        <label htmlFor={select}>
          <b className="seat">{seat}</b> {t('forceOf', { seat })}
        </label>
        <select
          id={select}
          value={choice === undefined ? RANDOM : typeof choice === 'string' ? choice : OWN}
          onChange={({ target: { value } }) =>
            onChange(value === RANDOM ? undefined : value === OWN ? [...known] : value)
          }
        >
          {mayDraw && <option value={RANDOM}>{t('random')}</option>}
          {(config.specialTraits || typeof choice === 'string') && ( // QL-TRT-24
            <optgroup label={t('ready')}>
              {[...library.rosters.values()].map(({ id, name, force, vp }) => (
                <option key={id} value={id}>
                  {`${name} (${library.forces.get(force)?.name ?? force}, ${vp} VP)`}
                </option>
              ))}
            </optgroup>
          )}
          <option value={OWN}>{t('own')}</option>
        </select>
      </header>
      {units === null ? (
        <p className="quiet">{t('randomNote')}</p>
      ) : (
        <>
          <Total units={known} library={library} config={config} t={t} />
          <Faults problems={problems} />
          {known.length === 0 && <p className="quiet">{t('empty')}</p>}
          <ul className="recruited">
            {[...new Set(known)].map((type) => {
              const unit = library.units.get(type)!.name;
              return (
                <li key={type}>
                  <UnitType type={type} {...card}>
                    <Count
                      n={copiesOf(known, type)}
                      onLess={() => onChange(withoutUnit(known, type))}
                      onMore={() => onChange(withUnit(known, type))}
                      less={t('remove', { unit })}
                      more={t('add', { unit })}
                    />
                  </UnitType>
                </li>
              );
            })}
          </ul>
          {typeof choice === 'string' ? (
            <button type="button" onClick={() => onChange([...known])}>
              {t('ownStart')}
            </button>
          ) : (
            <>
              <Radios
                name={`list-${seat}`}
                legend={t('list')}
                value={shown}
                values={[...library.forces.keys()]}
                say={(id) => library.forces.get(id)!.name}
                onChange={setList}
              />
              <p className="quiet">{library.forces.get(shown)?.summary}</p>
              <ul className="for-hire">
                {unitsOfForce(library, shown).map(({ id, name }) => (
                  <li key={id}>
                    <UnitType type={id} {...card}>
                      <button
                        type="button"
                        onClick={() => onChange(withUnit(known, id))}
                        aria-label={t('add', { unit: name })}
                      >
                        +
                      </button>
                    </UnitType>
                  </li>
                ))}
              </ul>
              {known.length > 0 && (
                <button type="button" className="quiet" onClick={() => onChange([])}>
                  {t('clear')}
                </button>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

interface TotalProps {
  readonly units: readonly string[];
  readonly library: Library;
  readonly config: Config;
  readonly t: NewGameSay;
}

/** What has been spent and what is left. */
function Total({ units, library, config, t }: TotalProps) {
  const vp = costOf(units, library, config);
  const limit = config.vpLimit;
  const rest = vp > limit ? t('over', { vp: vp - limit }) : t('left', { vp: limit - vp });
  return (
    <Spent spent={vp} limit={limit} says={t('cost', { vp, limit })} rest={rest}>
      <span>{units.length === 1 ? t('unit') : t('units', { n: units.length })}</span>
    </Spent>
  );
}
