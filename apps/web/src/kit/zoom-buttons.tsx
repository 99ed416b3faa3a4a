import './board.css';
import { useWords } from '../frame/words.js';
import type { usePanZoom } from './pan-zoom.js';

interface ZoomButtonsProps {
  readonly pan: ReturnType<typeof usePanZoom>;
  /** Goes to what is being decided, on tables that can tell. */
  readonly onAction?: () => void;
}

/** Nearer, farther, all of it. */
export function ZoomButtons({ pan, onAction }: ZoomButtonsProps) {
  const t = useWords();
  return (
    <div className="zoom-buttons">
      {onAction && (
        <button type="button" onClick={onAction} aria-label={t('zoomAction')} title={`${t('zoomAction')} (Z)`}>
          ◎
        </button>
      )}
      <button type="button" onClick={pan.zoomIn} aria-label={t('zoomIn')} title={`${t('zoomIn')} (+)`}>
        +
      </button>
      <button type="button" onClick={pan.zoomOut} aria-label={t('zoomOut')} title={`${t('zoomOut')} (−)`}>
        −
      </button>
      <button type="button" onClick={pan.fit} aria-label={t('fit')} title={`${t('fit')} (0)`} disabled={!pan.zoomed}>
        ⤢
      </button>
    </div>
  );
}
