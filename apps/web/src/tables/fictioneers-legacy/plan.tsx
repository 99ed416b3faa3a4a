import type { March, Spot, Way } from '@sandtable/fictioneers-legacy';
import { type Figure, inch } from './figures.js';
import { drawn, pointsOf, type Sheet } from './sheet.js';

// Moves that are about to be made: the ways, and a ghost of everybody where they end.

/** Where many are to go, as the referee is asked for it. */
export type Wish =
  | { readonly kind: 'by'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'to'; readonly at: Spot }
  | { readonly kind: 'cover'; readonly from: string };

/** Those of a march who can go, with their ways. */
export const waysOf = (plan: readonly March[]): readonly (Way & { readonly model: string })[] =>
  plan.flatMap((one) => (one.refusal === null ? [one] : []));

export const endOf = ({ move }: Way): Spot => move.path.at(-1)!;

interface PlanLayerProps {
  readonly plan: readonly March[];
  readonly figures: readonly Figure[];
  readonly sheet: Sheet;
}

export function PlanLayer({ plan, figures, sheet }: PlanLayerProps) {
  const ways = waysOf(plan);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="plan" aria-hidden="true">
      {ways.map((way) => (
        <g key={way.model} className={way.arrives ? 'march' : 'march short'}>
          <polyline className="march-under" points={pointsOf(way.move.path.map(sheet.dot))} />
          <polyline className="march-over" points={pointsOf(way.move.path.map(sheet.dot))} />
        </g>
      ))}
      {ways.map((way) => {
        const figure = figures.find(({ id }) => id === way.model);
        const { x, y } = sheet.dot(endOf(way));
        const r = drawn(figure?.radius ?? 500);
        return (
          <g key={way.model} className={way.arrives ? 'ghost' : 'ghost short'} transform={`translate(${x} ${y})`}>
            <circle className="ghost-base" r={r} />
            <path className="ghost-cross" d={`M${-r * 0.4} 0h${r * 0.8}M0 ${-r * 0.4}v${r * 0.8}`} />
            {ways.length <= 3 && (
              <text y={-r - 6}>
                {inch(way.cost.total)} / {inch(way.allowance.total)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
