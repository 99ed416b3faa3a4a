import { useEffect, useRef } from 'react';
import type { FrameKey } from '../../text/frame.js';
import type { Say } from '../../text/language.js';
import type { TableKey, TableSay } from './texts.js';

const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '→', '↑', '↓'], 'keyMove'],
  [['Enter'], 'keyChoose'],
  [['N', 'P'], 'keyNext'],
  [['R', 'G', 'S', 'C', 'T'], 'keyOverlays'],
  [['O'], 'keyOrigin'],
  [['B'], 'keyText'],
  [['+', '−', '0'], 'keyZoom'],
  [['Esc'], 'keyEscape'],
];

/** Which keys do what while the board has the focus. */
export function Keys({ close, t, frame }: { close: () => void; readonly t: TableSay; readonly frame: Say<FrameKey> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" onClose={close} aria-labelledby="keys-title">
      <h2 id="keys-title">{t('keys')}</h2>
      <p>{t('keysText')}</p>
      <dl className="keys">
        {KEYS.map(([keys, says]) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="main" onClick={() => dialog.current?.close()}>
        {frame('close')}
      </button>
    </dialog>
  );
}
