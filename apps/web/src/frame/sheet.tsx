import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Glyph } from './glyph.js';
import './sheet.css';
import { useWords } from './words.js';

interface SheetProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the page to look at: Escape, or the cross in its corner, puts it away. */
export function Sheet({ title, className, onClose, children }: SheetProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={className ? `sheet ${className}` : 'sheet'}
      onClose={(event) => event.target === dialog.current && onClose()}
      aria-labelledby={id}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="quiet"
          aria-label={t('close')}
          title={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
