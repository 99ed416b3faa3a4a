import { useEffect } from 'react';
import { Glyph } from './glyph.js';
import type { Moment, Sitting } from './sitting.js';
import { useGamesWords } from './words.js';

/** Takes back to one's own last decision. Whether that is allowed, the referee says; not while one looks back. */
export function UndoButton({ sitting, moment }: { readonly sitting: Sitting; readonly moment: Moment }) {
  const t = useGamesWords();
  return (
    <button
      type="button"
      onClick={() => void sitting.undo()}
      disabled={moment.past !== null}
      title={t('undoNote')}
      aria-keyshortcuts="Control+Z"
    >
      <Glyph name="undo" />
      <span>{t('undo')}</span>
    </button>
  );
}

/** Ctrl+Z, or Command on a Mac, wherever no text is being written. */
export function useUndoKey(sitting: Sitting): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      if (!sitting.plays || sitting.current()?.past || (event.target as Element).closest?.('input, textarea, dialog'))
        return;
      event.preventDefault();
      void sitting.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [sitting]);
}
