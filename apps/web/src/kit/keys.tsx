import { Sheet } from '../frame/sheet.js';

interface KeysProps {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [keys: readonly string[], says: string])[];
  readonly close: () => void;
}

/** Which keys do what while the board has the focus. */
export function Keys({ title, text, rows, close }: KeysProps) {
  return (
    <Sheet title={title} onClose={close}>
      <p>{text}</p>
      <dl className="keys">
        {rows.map(([keys, says]) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
