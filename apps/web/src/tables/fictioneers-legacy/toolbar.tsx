import { LineIcon } from '../../frame/line-icon.js';
import type { Figure } from './figures.js';
import { ringsOf } from './overlays.js';
import type { TableSay } from './texts.js';
import '../../frame/board-tools.css';

// Above the table: what can be laid over it, the text board, and what the keys are.

export const OVERLAYS = ['reach', 'range', 'sight'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

const KEYS: Readonly<Record<OverlayId, string>> = { reach: 'r', range: 'g', sight: 's' };
const ICONS: Readonly<Record<OverlayId, string>> = {
  reach: 'M3 17l4 -7l4 3l6 -10M12.5 3H17v4.5',
  range:
    'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 1v4M10 15v4M1 10h4M15 10h4',
  sight:
    'M1.5 10s3.2 -5.5 8.5 -5.5s8.5 5.5 8.5 5.5s-3.2 5.5 -8.5 5.5s-8.5 -5.5 -8.5 -5.5zM10 10m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
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
    <div className="board-tools" role="toolbar" aria-label={t('overlays')}>
      {OVERLAYS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={laid === id}
          aria-keyshortcuts={KEYS[id]}
          title={`${t(id)} (${KEYS[id].toUpperCase()})`}
          onClick={() => onLay(laid === id ? null : id)}
        >
          <LineIcon d={ICONS[id]} />
          <span>{t(id)}</span>
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
    </div>
  );
}

interface LegendProps {
  readonly overlay: OverlayId | null;
  readonly shown: boolean;
  readonly figure: Figure | undefined;
  readonly t: TableSay;
}

/** What is laid over the table means. */
export function Legend({ overlay, shown, figure, t }: LegendProps) {
  if (overlay === null || !figure) return null;
  if (overlay === 'range')
    return (
      <div className="legend" role="status">
        {t('legendRing', { weapon: [...new Set(ringsOf(figure.profile).map(({ weapon }) => weapon))].join(', ') })}
      </div>
    );
  if (!shown) return null;
  return (
    <div className="legend" role="status">
      {overlay === 'sight' ? (
        t('legendSeen')
      ) : (
        <>
          <span>
            <i className="swatch-move" /> {t('legendReach')}
          </span>
          <span>
            <i className="swatch-fire" /> {t('legendFire')}
          </span>
        </>
      )}
    </div>
  );
}
