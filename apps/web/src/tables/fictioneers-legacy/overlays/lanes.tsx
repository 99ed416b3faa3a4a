import type { Along, Lane } from '@sandtable/fictioneers-legacy';
import { percent } from '../../../text/percent.js';
import type { Sheet } from '../sheet.js';

// Enemies on watch who could answer a move that is drawn: where they stand, and where on the way they would see the mover.

/** The most dangerous moment of a way. */
export function worstOf(lanes: readonly Lane[]): Lane['chances'][number] | null {
  const all = lanes.flatMap(({ chances }) => chances);
  return all.reduce<(typeof all)[number] | null>(
    (worst, one) => (worst && worst.kills >= one.kills ? worst : one),
    null,
  );
}

/** So many ways have room for every line; of more, only the worst of each is drawn. */
const FEW = 3;

const worstLane = (lane: Lane): Lane => ({ ...lane, chances: [worstOf([lane])!] });

export function LaneLayer({ along, sheet }: { readonly along: readonly Along[]; readonly sheet: Sheet }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="lanes" aria-hidden="true">
      {along.map(({ model, lanes, samples }) => {
        const worst = worstOf(lanes);
        const exposed = new Set(lanes.flatMap(({ chances }) => chances.map(({ shot }) => shot.sample)));
        return (
          <g key={model}>
            {lanes.map((lane) => (
              <LaneWedge key={lane.watcher} lane={along.length <= FEW ? lane : worstLane(lane)} sheet={sheet} />
            ))}
            {samples.map((sample, i) => {
              if (!exposed.has(i + 1)) return null;
              const { x, y } = sheet.dot(sample);
              // biome-ignore lint/suspicious/noArrayIndexKey: the moments are known by their numbers
              return <circle key={i} className="lane-sample" cx={x} cy={y} r="4.4" />;
            })}
            {worst && along.length <= FEW && (
              <LaneNote at={sheet.dot(worst.at)} text={`${worst.shot.model} ${percent(worst.kills)}`} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** From the watcher to all moments at which it sees the mover. */
function LaneWedge({ lane: { from, chances }, sheet }: { readonly lane: Lane; readonly sheet: Sheet }) {
  const eye = sheet.dot(from);
  return (
    <path
      className="lane"
      d={chances
        .map(({ at }) => {
          const { x, y } = sheet.dot(at);
          return `M${eye.x.toFixed(1)} ${eye.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join('')}
    />
  );
}

function LaneNote({
  at: { x, y },
  text,
}: {
  readonly at: { readonly x: number; readonly y: number };
  readonly text: string;
}) {
  return (
    <text className="lane-note" x={x} y={y - 8}>
      {text}
    </text>
  );
}
