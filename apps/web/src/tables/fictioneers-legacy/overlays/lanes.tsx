import type { Along, Lane } from '@sandtable/fictioneers-legacy';
import type { Sheet } from '../../../kit/inches/sheet.js';
import { percent } from '../../../text/percent.js';

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
              <LaneNote
                lane={lanes.find(({ watcher }) => watcher === worst.shot.model)!}
                chance={worst}
                sheet={sheet}
              />
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

interface LaneNoteProps {
  readonly lane: Lane;
  readonly chance: Lane['chances'][number];
  readonly sheet: Sheet;
}

/** The worst that a watcher could do, beside the watcher: on the way itself there are other numbers. */
function LaneNote({ lane, chance, sheet }: LaneNoteProps) {
  const [eye, mover] = [sheet.dot(lane.from), sheet.dot(chance.at)];
  return (
    <text className="lane-note" x={eye.x + (mover.x - eye.x) * 0.3 + 20} y={eye.y + (mover.y - eye.y) * 0.3}>
      {percent(chance.kills)}
    </text>
  );
}
