import { percent } from '../../../text/percent.js';
import type { Figure } from '../figures.js';
import type { Fight } from '../hand/use-fights.js';
import type { Sheet } from '../sheet.js';

interface FightLayerProps {
  readonly fights: readonly Fight[];
  readonly figureOf: (id: string) => Figure | undefined;
  readonly sheet: Sheet;
}

/** Crossed blades between those in contact, with the chance of who attacks. */
export function FightLayer({ fights, figureOf, sheet }: FightLayerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="fights" aria-hidden="true">
      {fights.map(({ attacker, defender, odds }) => {
        const [one, two] = [figureOf(attacker), figureOf(defender)];
        if (!one || !two) return null;
        const [a, b] = [sheet.dot(one.at), sheet.dot(two.at)];
        // Where the bases touch: as far between the two as their sizes say.
        const share = one.radius / (one.radius + two.radius);
        const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
        return (
          <g key={`${attacker} ${defender}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle className="fight-spot" r="8.5" />
            <path className="fight-blades" d="M-4.6 4.6l8 -8l1.2 -.2l-.2 1.2l-8 8M4.6 4.6l-8 -8l-1.2 -.2l.2 1.2l8 8" />
            {odds && (
              <text className="fight-odds" y="-11">
                {percent(odds.win)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
