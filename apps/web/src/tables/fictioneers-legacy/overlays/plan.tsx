import type { Along, Going, March, Spot, Way } from '@sandtable/fictioneers-legacy';
import { type Figure, inch } from '../figures.js';
import { drawn, pointsOf, type Sheet } from '../sheet.js';

// Moves that are about to be made: the ways with what they lead over, and a ghost of everybody where they end.

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
  /** What the ways lead over, once that is told. */
  readonly along: readonly Along[] | null;
  readonly figures: readonly Figure[];
  readonly sheet: Sheet;
}

/** So many ways have room for their numbers. */
const FEW = 3;

export function PlanLayer({ plan, along, figures, sheet }: PlanLayerProps) {
  const ways = waysOf(plan);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="plan" aria-hidden="true">
      {ways.map((way) => (
        <WayLine
          key={way.model}
          way={way}
          along={along?.find(({ model }) => model === way.model)}
          measured={ways.length <= FEW}
          sheet={sheet}
        />
      ))}
      {ways.map((way) => {
        const figure = figures.find(({ id }) => id === way.model);
        const { x, y } = sheet.dot(endOf(way));
        const r = drawn(figure?.radius ?? 500);
        return (
          <g key={way.model} className={way.arrives ? 'ghost' : 'ghost short'} transform={`translate(${x} ${y})`}>
            <circle className="ghost-base" r={r} />
            <path className="ghost-cross" d={`M${-r * 0.4} 0h${r * 0.8}M0 ${-r * 0.4}v${r * 0.8}`} />
            {ways.length <= FEW && (
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

interface WayLineProps {
  readonly way: Way;
  readonly along: Along | undefined;
  readonly measured: boolean;
  readonly sheet: Sheet;
}

/** The going that changes what a stretch costs. */
const TOLD: ReadonlySet<Going> = new Set(['rough', 'road', 'river']);

function WayLine({ way, along, measured, sheet }: WayLineProps) {
  return (
    <g className={way.arrives ? 'march' : 'march short'}>
      <polyline className="march-under" points={pointsOf(way.move.path.map(sheet.dot))} />
      <polyline className="march-over" points={pointsOf(way.move.path.map(sheet.dot))} />
      {along?.stretches.map(({ going, path, length }, i) => {
        if (!TOLD.has(going)) return null;
        const dots = path.map(sheet.dot);
        const middle = { x: (dots[0]!.x + dots.at(-1)!.x) / 2, y: (dots[0]!.y + dots.at(-1)!.y) / 2 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a way are known by their order
          <g key={i}>
            <polyline className={`stretch ${going}`} points={pointsOf(dots)} />
            {measured && going === 'rough' && (
              <text className="stretch-cost" x={middle.x} y={middle.y - 6}>
                2×{inch(length)}
              </text>
            )}
          </g>
        );
      })}
      {along?.walls.map(({ wall, at }) => {
        const { x, y } = sheet.dot(at);
        return <path key={`${wall} ${at.x} ${at.y}`} className="wall-crossed" d={`M${x - 5} ${y + 4}l5 -9l5 9z`} />;
      })}
    </g>
  );
}
