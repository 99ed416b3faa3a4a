import { BoardTools, OverlayButton } from '../../frame/board-tools.js';
import type { Figure } from './figures.js';
import { ringsOf } from './overlays.js';
import type { TableSay } from './texts.js';

export const OVERLAYS = ['reach', 'range', 'sight'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

const KEYS: Readonly<Record<OverlayId, string>> = { reach: 'r', range: 'g', sight: 's' };
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
          name={t(id)}
          shortcut={KEYS[id]}
          laid={laid === id}
          onLay={(on) => onLay(on ? id : null)}
        />
      ))}
    </BoardTools>
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
