import { RuleRef } from '../frame/rule.js';
import type { Option, Options, OptionValue, Preset } from './new-game.js';
import { useNewWords } from './texts.js';

interface OptionsFormProps {
  readonly options: readonly Option[];
  readonly presets: readonly Preset[];
  readonly chosen: Options;
  readonly onChange: (chosen: Options) => void;
}

/** A value that is as usual is not written down, so that a setup says only what is special about it. */
export function withOption(chosen: Options, option: Option, value: OptionValue): Options {
  const { [option.id]: _, ...others } = chosen;
  return value === option.default ? others : { ...others, [option.id]: value };
}

const same = (a: Options, b: Options): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => a[id] === b[id]);

/** Every option of a ruleset with the rule it is about, and sets of them that go well together. */
export function OptionsForm({ options, presets, chosen, onChange }: OptionsFormProps) {
  const t = useNewWords();
  const changed = options.filter(({ id }) => id in chosen).length;
  return (
    <details className="panel options" open={changed > 0 ? true : undefined}>
      <summary>
        <h2>{t('options')}</h2>
        <small>{changed === 0 ? t('optionsUsual') : t('optionsNote', { n: changed, of: options.length })}</small>
      </summary>
      <fieldset className="choices presets">
        <legend>{t('preset')}</legend>
        {presets.map((preset) => (
          <button
            type="button"
            key={preset.id}
            aria-pressed={same(preset.options, chosen)}
            title={preset.help}
            onClick={() => onChange(preset.options)}
          >
            {preset.label}
            <small>{preset.help}</small>
          </button>
        ))}
      </fieldset>
      <ul className="option-list">
        {options.map((option) => (
          <li key={option.id} className={option.id in chosen ? 'changed' : ''}>
            <Field
              option={option}
              value={chosen[option.id] ?? option.default}
              isChanged={option.id in chosen}
              onChange={(value) => onChange(withOption(chosen, option, value))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FieldProps {
  readonly option: Option;
  readonly value: OptionValue;
  readonly isChanged: boolean;
  readonly onChange: (value: OptionValue) => void;
}

function Field({ option, value, isChanged, onChange }: FieldProps) {
  const t = useNewWords();
  const field = `option-${option.id}`;
  return (
    <>
      <label htmlFor={field}>
        {option.label} {isChanged && <em>{t('changed')}</em>}
      </label>
      <span className="field">
        <Input id={field} option={option} value={value} onChange={onChange} />
      </span>
      <p id={`${field}-help`}>
        {option.help} <RuleRef id={option.rule} />
      </p>
    </>
  );
}

interface InputProps {
  readonly id: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function Input({ id, option, value, onChange }: InputProps) {
  const t = useNewWords();
  const help = `${id}-help`;
  if (option.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        aria-describedby={help}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (option.kind === 'choice')
    return (
      <select
        id={id}
        aria-describedby={help}
        value={option.values.indexOf(value as string | number)}
        onChange={(event) => onChange(option.values[Number(event.target.value)]!)}
      >
        {option.values.map((one, i) => (
          <option key={one} value={i}>
            {option.names[i]}
          </option>
        ))}
      </select>
    );
  const range = t('from', { min: option.min, max: option.max });
  return (
    <input
      id={id}
      type="number"
      aria-describedby={help}
      title={range}
      min={option.min}
      max={option.max}
      placeholder={option.none ?? range}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        if (target.value !== '') onChange(target.valueAsNumber);
        else onChange(option.none === undefined ? option.default : null);
      }}
    />
  );
}
