import type { Lead } from '@sandtable/fictioneers-legacy';
import type { Sheet } from '../../../kit/inches/sheet.js';
import type { Figure } from '../figures.js';

interface LeaderRingProps {
  readonly leader: Figure;
  readonly lead: Lead;
  readonly figures: readonly Figure[];
  readonly sheet: Sheet;
}

/** How far a leader's presence is felt, with a thread to everybody of its own within it. */
export function LeaderRing({ leader, lead, figures, sheet }: LeaderRingProps) {
  const { x, y } = sheet.dot(leader.at);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="leader-ring" aria-hidden="true">
      <circle className="leader-reach" cx={x} cy={y} r={sheet.drawn(leader.radius + lead.reach)} />
      {lead.led.map(({ model, near }) => {
        const figure = figures.find(({ id }) => id === model);
        if (!figure) return null;
        const to = sheet.dot(figure.at);
        return <line key={model} className={near ? 'led' : 'led far'} x1={x} y1={y} x2={to.x} y2={to.y} />;
      })}
    </g>
  );
}
