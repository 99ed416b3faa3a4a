import { UNDO_POLICIES } from '@sandtable/kernel';
import { type Choices, DICE } from './choices.js';
import { useNewWords } from './texts.js';

interface TableFormProps {
  readonly choices: Choices;
  readonly seed: string;
  readonly onChange: (choices: Choices) => void;
  readonly onSeed: (seed: string) => void;
}

/** How the table itself is run: whose dice, and what may be taken back. */
export function TableForm({ choices, seed, onChange, onSeed }: TableFormProps) {
  const t = useNewWords();
  const { dice, undo } = choices;
  return (
    <section className="panel table-form">
      <fieldset className="choices">
        <legend>{t('dice')}</legend>
        {DICE.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="dice"
              checked={dice === one}
              onChange={() => onChange({ ...choices, dice: one })}
            />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      {dice === 'manual' ? (
        <p className="quiet">{t('manualNote')}</p>
      ) : (
        <label className="seed">
          <span>{t('seed')}</span>
          <input type="text" value={seed} maxLength={100} onChange={(event) => onSeed(event.target.value)} />
          <small>{t('seedNote')}</small>
        </label>
      )}
      <fieldset className="choices">
        <legend>{t('undo')}</legend>
        {UNDO_POLICIES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="undo"
              checked={undo === one}
              onChange={() => onChange({ ...choices, undo: one })}
            />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet">{t(`${undo}Note`)}</p>
    </section>
  );
}
