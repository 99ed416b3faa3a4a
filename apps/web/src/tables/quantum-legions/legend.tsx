import type { Laid } from './overlay.js';
import { Swatch } from './overlay-layer.js';
import type { TableSay } from './texts.js';

/** What the patterns mean, and whom it is about. */
export function Legend({ laid, t }: { readonly laid: Laid; readonly t: TableSay }) {
  return (
    <div className="legend">
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
