import type { ReactNode } from 'react';
import { useWords } from '../frame/words.js';
import { switchTextBoard, useSettings } from '../settings.js';
import { LineIcon } from './line-icon.js';
import './board-tools.css';

// Above every board: what can be laid over it, the text board, and what the keys are.

/** Drawings for what can be laid over a board, the same on every table. */
export const OVERLAY_ICONS = {
  reach: 'M3 17l4 -7l4 3l6 -10M12.5 3H17v4.5',
  range:
    'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 1v4M10 15v4M1 10h4M15 10h4',
  sight:
    'M1.5 10s3.2 -5.5 8.5 -5.5s8.5 5.5 8.5 5.5s-3.2 5.5 -8.5 5.5s-8.5 -5.5 -8.5 -5.5zM10 10m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
  cover: 'M10 2l7 2.5v5c0 4.5 -3 7 -7 8.5c-4 -1.5 -7 -4 -7 -8.5v-5zM10 2v16',
  threat: 'M10 2.5l8.5 15h-17zM10 8v4.5M10 15v.2',
} as const;

interface BoardToolsProps {
  readonly label: string;
  readonly onKeys: () => void;
  /** The table's own tools. */
  readonly children: ReactNode;
}

export function BoardTools({ label, onKeys, children }: BoardToolsProps) {
  const t = useWords();
  const { textBoard } = useSettings();
  return (
    <div className="board-tools" role="toolbar" aria-label={label}>
      {children}
      <button
        type="button"
        className="text-toggle"
        aria-pressed={textBoard === 'shown'}
        aria-keyshortcuts="b"
        aria-label={t('textBoard')}
        title={`${t('textBoard')} (B)`}
        onClick={switchTextBoard}
      >
        <LineIcon d="M3 4h14M3 8.5h14M3 13h9M3 17h11" />
        <span>{t('textShort')}</span>
      </button>
      <button type="button" className="keys-button" title={`${t('keys')} (?)`} aria-label={t('keys')} onClick={onKeys}>
        <LineIcon d="M2 5.5h16v9.5h-16zM5 8.5h.1M8.3 8.5h.1M11.6 8.5h.1M15 8.5h.1M6 12h8" />
      </button>
    </div>
  );
}

interface OverlayButtonProps {
  readonly id: keyof typeof OVERLAY_ICONS;
  readonly name: string;
  /** The key that does the same while the board has the focus. */
  readonly shortcut: string;
  readonly laid: boolean;
  readonly onLay: (laid: boolean) => void;
}

export function OverlayButton({ id, name, shortcut, laid, onLay }: OverlayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={laid}
      aria-keyshortcuts={shortcut}
      title={`${name} (${shortcut.toUpperCase()})`}
      onClick={() => onLay(!laid)}
    >
      <LineIcon d={OVERLAY_ICONS[id]} />
      <span>{name}</span>
    </button>
  );
}
