import './board.css';
import type { usePanZoom } from './pan-zoom.js';
import { useWords } from './words.js';

/** Nearer, farther, all of it. */
export function ZoomButtons({ pan }: { readonly pan: ReturnType<typeof usePanZoom> }) {
  const t = useWords();
  return (
    <div className="zoom-buttons">
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
