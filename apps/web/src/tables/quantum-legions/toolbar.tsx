import { BoardTools, OverlayButton } from '../../kit/board-tools.js';
import { type Laid, OVERLAYS, type OverlayId } from './overlay.js';
import { Swatch } from './overlay-layer.js';
import type { TableKey, TableSay } from './texts.js';

export const OVERLAY_KEYS: Readonly<Record<OverlayId, string>> = {
  reach: 'r',
  range: 'g',
  sight: 's',
  cover: 'c',
  threat: 't',
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
  readonly onKeys: () => void;
  readonly t: TableSay;
}

export function Toolbar({ laid, onLay, onKeys, t }: ToolbarProps) {
  return (
    <BoardTools label={t('overlays')} onKeys={onKeys}>
      {OVERLAYS.map((id) => (
        <OverlayButton
          key={id}
          id={id}
          name={t(NAMES[id])}
          shortcut={OVERLAY_KEYS[id]}
          laid={laid === id}
          onLay={(on) => onLay(on ? id : null)}
        />
      ))}
    </BoardTools>
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
