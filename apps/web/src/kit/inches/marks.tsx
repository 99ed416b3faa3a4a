import { percent } from '../../text/percent.js';
import type { Sheet, Spot } from './sheet.js';
import './overlays.css';

// What is marked on an inch table: where something is to be won, whom a leader reaches, who is in contact, who could answer a
// move, where a shot may go astray.

interface OnSheet {
  readonly sheet: Sheet;
}

/** Something to be won: an area, or a thing. */
export interface Goal {
  readonly id: string;
  readonly at: Spot;
  /** How near one has to be. */
  readonly reach?: number;
  readonly wonBy?: 'own' | 'enemy';
}

/** Flags where there is something to win, in the colour of who has won it. */
export function Goals({ goals, sheet }: OnSheet & { readonly goals: readonly Goal[] }) {
  return goals.map(({ id, at, reach, wonBy = '' }) => {
    const { x, y } = sheet.dot(at);
    return (
      <g key={id} className={`goal ${wonBy}`}>
        {reach !== undefined && <circle className="goal-reach" cx={x} cy={y} r={sheet.drawn(reach)} />}
        <path className="goal-flag" d="M0 8v-26l15 5l-15 6" transform={`translate(${x} ${y})`} />
      </g>
    );
  });
}

interface LeaderProps extends OnSheet {
  readonly at: Spot;
  /** From its middle. */
  readonly reach: number;
  readonly led: readonly { readonly id: string; readonly at: Spot; readonly near: boolean }[];
}

/** How far a leader's presence is felt, with a thread to everybody of its own. */
export function LeaderRing({ at, reach, led, sheet }: LeaderProps) {
  const { x, y } = sheet.dot(at);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="leader-ring" aria-hidden="true">
      <circle className="leader-reach" cx={x} cy={y} r={sheet.drawn(reach)} />
      {led.map(({ id, at: there, near }) => {
        const to = sheet.dot(there);
        return <line key={id} className={near ? 'led' : 'led far'} x1={x} y1={y} x2={to.x} y2={to.y} />;
      })}
    </g>
  );
}

/** Two in contact, with the chance of who attacks where it is known. */
export interface Pairing {
  readonly one: { readonly id: string; readonly at: Spot; readonly radius: number };
  readonly two: { readonly id: string; readonly at: Spot; readonly radius: number };
  readonly chance: number | null;
}

/** Crossed blades over those in contact. */
export function Blades({ pairs, sheet }: OnSheet & { readonly pairs: readonly Pairing[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="fights" aria-hidden="true">
      {pairs.map(({ one, two, chance }) => {
        const [a, b] = [sheet.dot(one.at), sheet.dot(two.at)];
        const top = Math.min(a.y - sheet.drawn(one.radius), b.y - sheet.drawn(two.radius)) - 10;
        const told = chance !== null;
        return (
          <g key={`${one.id} ${two.id}`} transform={`translate(${((a.x + b.x) / 2).toFixed(1)} ${top.toFixed(1)})`}>
            <g className="fight-badge">
              <rect className="fight-spot" x={told ? -25 : -9} y="-9" width={told ? 50 : 18} height="18" rx="9" />
              <path
                className="fight-blades"
                transform={told ? 'translate(-14 0)' : undefined}
                d="M-4.6 4.6l8 -8l1.2 -.2l-.2 1.2l-8 8M4.6 4.6l-8 -8l-1.2 -.2l.2 1.2l8 8"
              />
              {told && (
                <text className="fight-odds" x="7" y="4">
                  {percent(chance)}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Somebody who could answer a move, and the moments of the way at which it would see the mover. */
export interface Lane {
  readonly watcher: string;
  readonly from: Spot;
  readonly chances: readonly LaneChance[];
}

interface LaneChance {
  readonly at: Spot;
  readonly kills: number;
  readonly shot: { readonly model: string; readonly sample: number };
}

/** A way that is watched. */
export interface Watched {
  readonly model: string;
  readonly lanes: readonly Lane[];
  readonly samples: readonly Spot[];
}

/** The most dangerous moment of a way. */
export const worstOf = (lanes: readonly Lane[]): LaneChance | null =>
  lanes
    .flatMap(({ chances }) => chances)
    .reduce<LaneChance | null>((worst, one) => (worst && worst.kills >= one.kills ? worst : one), null);

/** So many ways have room for every line; of more, only the worst of each is drawn. */
const FEW = 3;

/** From each watcher to where it would see the mover; the worst that it could do stands beside it, for the way has other numbers. */
export function LaneLayer({ along, sheet }: OnSheet & { readonly along: readonly Watched[] }) {
  const few = along.length <= FEW;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="lanes" aria-hidden="true">
      {along.map(({ model, lanes, samples }) => {
        const worst = worstOf(lanes);
        const watcher = lanes.find((lane) => lane.watcher === worst?.shot.model);
        const exposed = new Set(lanes.flatMap(({ chances }) => chances.map(({ shot }) => shot.sample)));
        return (
          <g key={model}>
            {lanes.map((lane) => (
              <path
                key={lane.watcher}
                className="lane"
                d={(few ? lane.chances : [worstOf([lane])!]).map(({ at }) => lineOf(lane.from, at, sheet)).join('')}
              />
            ))}
            {samples.map((sample, i) => {
              if (!exposed.has(i + 1)) return null;
              const { x, y } = sheet.dot(sample);
              // biome-ignore lint/suspicious/noArrayIndexKey: the moments are known by their numbers
              return <circle key={i} className="lane-sample" cx={x} cy={y} r="4.4" />;
            })}
            {worst && watcher && few && <LaneNote from={watcher.from} chance={worst} sheet={sheet} />}
          </g>
        );
      })}
    </g>
  );
}

function lineOf(from: Spot, to: Spot, sheet: Sheet): string {
  const [a, b] = [sheet.dot(from), sheet.dot(to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

function LaneNote({ from, chance, sheet }: OnSheet & { readonly from: Spot; readonly chance: LaneChance }) {
  const [eye, mover] = [sheet.dot(from), sheet.dot(chance.at)];
  return (
    <text className="lane-note" x={eye.x + (mover.x - eye.x) * 0.3 + 20} y={eye.y + (mover.y - eye.y) * 0.3}>
      {percent(chance.kills)}
    </text>
  );
}

/** Where a shot may come down, and how likely. */
export type DriftMap = readonly { readonly at: Spot; readonly chance: number }[];

interface DriftProps extends OnSheet {
  readonly drift: DriftMap;
  readonly aim: Spot;
  /** The diameter of what comes down. */
  readonly area: number;
  readonly hit: number;
}

/** How strongly one place of a few hundred is seen: where many lie over each other it glows. */
const GLOW = 16;
const MOST_GLOW = 0.6;

/** Where a shot may come down if it misses: the warmer, the likelier. */
export function DriftLayer({ drift, aim, area, hit, sheet }: DriftProps) {
  const r = Math.max(sheet.drawn(area) / 2, 8);
  const { x, y } = sheet.dot(aim);
  const dots = drift.map(({ at, chance }) => ({ ...sheet.dot(at), chance, key: `${at.x} ${at.y}` }));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="drift-map" aria-hidden="true">
      {dots.map(({ key, x: cx, y: cy, chance }) => (
        <circle key={key} className="drift-glow" {...{ cx, cy, r }} fillOpacity={Math.min(chance * GLOW, MOST_GLOW)} />
      ))}
      {dots.map(({ key, x: cx, y: cy, chance }) => (
        <circle key={key} className="drift-dot" {...{ cx, cy }} r={1.2 + 60 * chance} />
      ))}
      <text className="drift-note" x={x} y={y - r - 5}>
        {percent(hit)}
      </text>
    </g>
  );
}
