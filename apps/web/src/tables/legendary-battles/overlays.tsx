import type { Met } from '@sandtable/legendary-battles';
import { n, pathOf } from '../../ground/strokes.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { dotOf, drawnIn, drawnPlace, type Layout, outlineOf, sideDots, zoneNumber } from './map.js';

// What is laid over the map: told apart by pattern as well as by colour.

export const LOOKS = ['one', 'two', 'three', 'four', 'hidden'] as const;
export type Look = (typeof LOOKS)[number];

export interface Cell {
  readonly look: Look;
  readonly note?: string;
  /** For ears. */
  readonly label: string;
}

/** How one looks from a unit to a zone. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly seen: boolean;
  readonly obscured: boolean;
  readonly covered: boolean;
  readonly inArc: boolean;
  readonly met: readonly Met[];
  /** The line by which it is seen, where that is not the straight one. */
  readonly ray: { readonly from: readonly [number, number]; readonly to: readonly [number, number] } | null;
}

export interface Laid {
  readonly id: string;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly line: Line | null;
  /** What the patterns mean. */
  readonly legend: readonly (readonly [Look, string])[];
}

const STROKES: Readonly<Record<Look, string>> = {
  one: 'M5 5h.01',
  two: 'M0 10L10 0M-2 2L2 -2M8 12L12 8',
  three: 'M0 10L10 0M0 0L10 10',
  four: 'M0 10L10 0M0 0L10 10M5 0v10M0 5h10',
  hidden: 'M0 3h10M0 8h10',
};

export function OverlayPatterns() {
  return (
    <defs>
      {LOOKS.map((look) => (
        <pattern key={look} id={`zone-${look}`} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect className={`laid-ground ${look}`} width="10" height="10" />
          <path className={`laid-stroke ${look}`} d={STROKES[look]} />
        </pattern>
      ))}
    </defs>
  );
}

export function OverlayLayer({ laid, layout }: { readonly laid: Laid; readonly layout: Layout }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="overlay" data-overlay={laid.id} aria-hidden="true">
      {[...laid.cells].map(([zone, { look, note }]) => {
        const { x } = dotOf(layout, zone);
        const low = Math.max(...outlineOf(layout, zone).map(({ y }) => y));
        return (
          <g key={zone} data-zone={zone} data-look={look}>
            <path d={drawnIn(layout, zone, 1.5)} fill={`url(#zone-${look})`} />
            {note && (
              <text className="laid-note" x={n(x)} y={n(low - 12)}>
                {note}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What the patterns mean, beside the map. */
export function Legend({ laid }: { readonly laid: Laid }) {
  if (laid.legend.length === 0) return null;
  return (
    <ul className="battle-legend">
      {laid.legend.map(([look, says]) => (
        <li key={look}>
          <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
            <rect width="20" height="14" rx="3" fill={`url(#zone-${look})`} />
          </svg>
          {says}
        </li>
      ))}
    </ul>
  );
}

/** A line of sight: whole where it is clear, broken where it is obscured, and crossed out at what stops it. */
export function SightLineMark({ line, layout }: { readonly line: Line; readonly layout: Layout }) {
  const [from, to] = line.ray
    ? [drawnPlace(layout, ...line.ray.from), drawnPlace(layout, ...line.ray.to)]
    : [dotOf(layout, line.from), dotOf(layout, line.to)];
  const look = !line.seen ? 'blocked' : line.obscured ? 'obscured' : 'clear';
  const d = `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={`sight-line ${look}`} aria-hidden="true">
      {line.met.map((met, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line may meet a zone by two rules
        <MetMark key={i} met={met} layout={layout} />
      ))}
      <path className="sight-under" d={d} />
      <path className="sight-over" d={d} />
      <circle cx={n(from.x)} cy={n(from.y)} r="6" />
      <circle cx={n(to.x)} cy={n(to.y)} r="6" />
    </g>
  );
}

function MetMark({ met: { zones, does }, layout }: { readonly met: Met; readonly layout: Layout }) {
  const [one, other] = zones;
  if (other === undefined) {
    const { x, y } = dotOf(layout, one);
    return (
      <>
        <path className={`met ${does}`} d={drawnIn(layout, one, 3)} />
        {does === 'stops' && (
          <path className="met-cross" d={`M${n(x - 11)} ${n(y - 11)}l22 22M${n(x + 11)} ${n(y - 11)}l-22 22`} />
        )}
      </>
    );
  }
  const zone = zoneNumber(layout, one);
  const side = layout.tables.map.beyond[zone]!.indexOf(zoneNumber(layout, other));
  if (side < 0) return null;
  return <path className={`met-side ${does}`} d={open(sideDots(layout, zone, side))} />;
}

const open = ([a, b]: readonly [Dot, Dot]): string => pathOf([a, b]).slice(0, -1);
