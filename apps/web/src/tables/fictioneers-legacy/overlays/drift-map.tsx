import type { Spot } from '@sandtable/fictioneers-legacy';
import type { Sheet } from '../../../kit/inches/sheet.js';
import { percent } from '../../../text/percent.js';
import type { DriftMap } from './use-laid.js';

interface DriftLayerProps {
  readonly drift: DriftMap;
  readonly aim: Spot;
  /** The diameter of what comes down. */
  readonly area: number;
  readonly hit: number;
  readonly sheet: Sheet;
}

/** How strongly one place of a few hundred is seen: where many lie over each other it glows. */
const GLOW = 16;
const MOST_GLOW = 0.6;

/** Where a shot may come down if it misses: the warmer, the likelier. */
export function DriftLayer({ drift, aim, area, hit, sheet }: DriftLayerProps) {
  const r = Math.max(sheet.drawn(area) / 2, 8);
  const { x, y } = sheet.dot(aim);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="drift-map" aria-hidden="true">
      {drift.map(({ at, chance }) => {
        const dot = sheet.dot(at);
        const glow = Math.min(chance * GLOW, MOST_GLOW);
        return <circle key={`${at.x} ${at.y}`} className="drift-glow" cx={dot.x} cy={dot.y} r={r} fillOpacity={glow} />;
      })}
      {drift.map(({ at, chance }) => {
        const dot = sheet.dot(at);
        return <circle key={`${at.x} ${at.y}`} className="drift-dot" cx={dot.x} cy={dot.y} r={1.2 + 60 * chance} />;
      })}
      <text className="drift-note" x={x} y={y - r - 5}>
        {percent(hit)}
      </text>
    </g>
  );
}
