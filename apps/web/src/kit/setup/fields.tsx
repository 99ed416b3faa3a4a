import type { ReactNode } from 'react';

// The fields of editors: each with its label, each telling its new value.

interface PickerProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly say?: (value: V) => string;
  readonly onChange: (value: V) => void;
}

/** One of several, from a list. */
export function Picker<V extends string | number>({ label, value, values, say = String, onChange }: PickerProps<V>) {
  return (
    <label>
      <span>{label}</span>
      {/* The label alone is its name: what stands in the list is its value. */}
      <select aria-label={label} value={value} onChange={({ target }) => onChange(values[target.selectedIndex]!)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AdderProps {
  readonly label: string;
  /** What stands in it; its label if it has no other. */
  readonly says?: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly disabled?: boolean;
  readonly onAdd: (id: string) => void;
}

/** A list from which things are taken one by one. */
export function Adder({ label, says = label, items, disabled, onAdd }: AdderProps) {
  return (
    <select value="" aria-label={label} disabled={disabled} onChange={({ target: { value } }) => onAdd(value)}>
      <option value="" disabled>
        {says}
      </option>
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface RadiosProps<V extends string> {
  readonly name: string;
  readonly legend?: ReactNode;
  readonly value: V;
  readonly values: readonly V[];
  readonly say: (value: V) => ReactNode;
  readonly onChange: (value: V) => void;
}

/** One of a few, all of them in sight. */
export function Radios<V extends string>({ name, legend, value, values, say, onChange }: RadiosProps<V>) {
  return (
    <fieldset className="choices">
      {legend && <legend>{legend}</legend>}
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>{say(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | '';
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
  readonly placeholder?: string;
  readonly onChange: (value: number) => void;
  /** When somebody leaves it empty, where that means something. */
  readonly onEmpty?: () => void;
}

export function NumberField({ label, onChange, onEmpty, ...field }: NumberFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        {...field}
        onChange={({ target: { value } }) => (value === '' ? onEmpty?.() : onChange(Number(value)))}
      />
    </label>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name of one's own. */
export function TextField({ label, onChange, ...field }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" maxLength={60} {...field} onChange={({ target: { value } }) => onChange(value)} />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SliderProps {
  readonly label: ReactNode;
  /** Beside the label. */
  readonly says?: ReactNode;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** An amount that is slid. */
export function Slider({ label, says, min = 0, onChange, ...field }: SliderProps) {
  return (
    <label className="amount">
      <span>
        {label} {says ?? <b>{field.value}</b>}
      </span>
      <input type="range" min={min} {...field} onChange={({ target }) => onChange(Number(target.value))} />
    </label>
  );
}
