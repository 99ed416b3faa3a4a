import { useEffect, useRef } from 'react';
import { useWords } from './words.js';

interface KeysProps {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [keys: readonly string[], says: string])[];
  readonly close: () => void;
}

/** Which keys do what while the board has the focus. */
export function Keys({ title, text, rows, close }: KeysProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" onClose={close} aria-labelledby="keys-title">
      <h2 id="keys-title">{title}</h2>
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
      <button type="button" className="main" onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
