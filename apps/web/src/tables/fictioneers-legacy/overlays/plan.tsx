import type { Along, Going, March, Spot, Way } from '@sandtable/fictioneers-legacy';
import { pointsOf } from '../../../ground/strokes.js';
import type { Sheet } from '../../../kit/inches/sheet.js';
import { WaysLayer } from '../../../kit/inches/ways.js';
import { type Figure, inch } from '../figures.js';

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

/** Moves that are about to be made. */
export function PlanLayer({ plan, along, figures, sheet }: PlanLayerProps) {
  const ways = waysOf(plan);
  const few = ways.length <= FEW;
  const drawn = ways.map(({ model, move, arrives, cost, allowance }) => {
    const over = along?.find((one) => one.model === model);
    return {
      id: model,
      path: move.path,
      radius: figures.find(({ id }) => id === model)?.radius ?? 500,
      arrives,
      note: few ? `${inch(cost.total)} / ${inch(allowance.total)}` : null,
      over: over && <LeadsOver along={over} measured={few} sheet={sheet} />,
    };
  });
  return <WaysLayer ways={drawn} sheet={sheet} />;
}

/** The going that changes what a stretch costs. */
const TOLD: ReadonlySet<Going> = new Set(['rough', 'road', 'river']);

interface LeadsOverProps {
  readonly along: Along;
  readonly measured: boolean;
  readonly sheet: Sheet;
}

/** Stretches of a way that cost more or less than they are long, and walls that are climbed. */
function LeadsOver({ along: { stretches, walls }, measured, sheet }: LeadsOverProps) {
  return (
    <>
      {stretches.map(({ going, path, length }, i) => {
        if (!TOLD.has(going)) return null;
        const dots = path.map(sheet.dot);
        const [a, b] = [dots[0]!, dots.at(-1)!];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a way are known by their order
          <g key={i}>
            <polyline className={`stretch ${going}`} points={pointsOf(dots)} />
            {measured && going === 'rough' && (
              <text className="stretch-cost" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 6}>
                2×{inch(length)}
              </text>
            )}
          </g>
        );
      })}
      {walls.map(({ wall, at }) => {
        const { x, y } = sheet.dot(at);
        return <path key={`${wall} ${at.x} ${at.y}`} className="wall-crossed" d={`M${x - 5} ${y + 4}l5 -9l5 9z`} />;
      })}
    </>
  );
}
