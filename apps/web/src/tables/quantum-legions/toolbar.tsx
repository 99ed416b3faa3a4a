import { LineIcon } from '../../frame/line-icon.js';
import { type Laid, OVERLAYS, type OverlayId } from './overlay.js';
import { Swatch } from './overlay-layer.js';
import type { TableKey, TableSay } from './texts.js';
import '../../frame/board-tools.css';

// Above the board: what can be laid over it, the text board, and what the keys are.

export const OVERLAY_KEYS: Readonly<Record<OverlayId, string>> = {
  reach: 'r',
  range: 'g',
  sight: 's',
  cover: 'c',
  threat: 't',
};

const ICONS: Readonly<Record<OverlayId, string>> = {
  reach: 'M3 17l4 -7l4 3l6 -10M12.5 3H17v4.5',
  range:
    'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 1v4M10 15v4M1 10h4M15 10h4',
  sight:
    'M1.5 10s3.2 -5.5 8.5 -5.5s8.5 5.5 8.5 5.5s-3.2 5.5 -8.5 5.5s-8.5 -5.5 -8.5 -5.5zM10 10m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
  cover: 'M10 2l7 2.5v5c0 4.5 -3 7 -7 8.5c-4 -1.5 -7 -4 -7 -8.5v-5zM10 2v16',
  threat: 'M10 2.5l8.5 15h-17zM10 8v4.5M10 15v.2',
};

const NAMES: Readonly<Record<OverlayId, TableKey>> = {
  reach: 'reach',
  range: 'range',
  sight: 'sight',
  cover: 'coverName',
  threat: 'threat',
};

interface ToolbarProps {
  readonly laid: OverlayId | null;
  readonly onLay: (id: OverlayId | null) => void;
  readonly text: boolean;
  readonly onText: () => void;
  readonly onKeys: () => void;
  readonly t: TableSay;
}

export function Toolbar({ laid, onLay, text, onText, onKeys, t }: ToolbarProps) {
  return (
    <fieldset className="board-tools" aria-label={t('overlays')}>
      {OVERLAYS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={laid === id}
          aria-keyshortcuts={OVERLAY_KEYS[id]}
          title={`${t(NAMES[id])} (${OVERLAY_KEYS[id].toUpperCase()})`}
          onClick={() => onLay(laid === id ? null : id)}
        >
          <LineIcon d={ICONS[id]} />
          <span>{t(NAMES[id])}</span>
        </button>
      ))}
      <button
        type="button"
        className="text-toggle"
        aria-pressed={text}
        aria-label={t('textBoard')}
        title={`${t('textBoard')} (B)`}
        onClick={onText}
      >
        <LineIcon d="M3 4h14M3 8.5h14M3 13h9M3 17h11" />
        <span>{t('textShort')}</span>
      </button>
      <button type="button" className="keys-button" title={`${t('keys')} (?)`} aria-label={t('keys')} onClick={onKeys}>
        <LineIcon d="M2 5.5h16v9.5h-16zM5 8.5h.1M8.3 8.5h.1M11.6 8.5h.1M15 8.5h.1M6 12h8" />
      </button>
    </fieldset>
  );
}

/** What the patterns mean, and whom it is about. */
export function Legend({ laid, t }: { readonly laid: Laid; readonly t: TableSay }) {
  return (
    <div className="legend" role="status">
      <b>{laid.title}</b>
      {laid.legend.map(({ look, text }) => (
        <span key={look}>
          <Swatch look={look} /> {text}
        </span>
      ))}
      {laid.id === 'sight' && <small>{t('sightHint')}</small>}
    </div>
  );
}
