import type { Sheet } from '../../../kit/inches/sheet.js';
import { percent } from '../../../text/percent.js';
import type { Figure } from '../figures.js';
import type { Fight } from '../hand/use-fights.js';

interface FightLayerProps {
  readonly fights: readonly Fight[];
  readonly figureOf: (id: string) => Figure | undefined;
  readonly sheet: Sheet;
}

/** Crossed blades over those in contact, with the chance of who attacks. */
export function FightLayer({ fights, figureOf, sheet }: FightLayerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="fights" aria-hidden="true">
      {fights.map(({ attacker, defender, odds }) => {
        const [one, two] = [figureOf(attacker), figureOf(defender)];
        if (!one || !two) return null;
        const [a, b] = [sheet.dot(one.at), sheet.dot(two.at)];
        const [x, y] = [(a.x + b.x) / 2, Math.min(a.y - sheet.drawn(one.radius), b.y - sheet.drawn(two.radius)) - 10];
        return (
          <g key={`${attacker} ${defender}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <g className="fight-badge">
              <rect className="fight-spot" x={odds ? -25 : -9} y="-9" width={odds ? 50 : 18} height="18" rx="9" />
              <path
                className="fight-blades"
                transform={odds ? 'translate(-14 0)' : undefined}
                d="M-4.6 4.6l8 -8l1.2 -.2l-.2 1.2l-8 8M4.6 4.6l-8 -8l-1.2 -.2l.2 1.2l8 8"
              />
              {odds && (
                <text className="fight-odds" x="7" y="4">
                  {percent(odds.win)}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
