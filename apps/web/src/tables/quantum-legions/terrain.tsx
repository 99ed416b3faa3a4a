import {
  areasFromHexes,
  type Config,
  HALF_HEXES,
  HEXES,
  type HexName,
  hexIndex,
  parsePlace,
  type Terrain,
  type TerrainArea,
} from '@sandtable/quantum-legions';
import { memo, type ReactNode, useId, useMemo } from 'react';
import {
  type ArtProps,
  Forest,
  Hill,
  Ice,
  Meadow,
  type Stretch,
  Swamp,
  shapeOf,
  Urban,
  Water,
} from '../../ground/art.js';
import { pathOf } from '../../ground/strokes.js';
import { TableEdge } from '../../ground/table-edge.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { at, centreOf, corners, dotOf, HEIGHT, hexPath, MARGIN, R, TABLE, W, WIDTH } from './hexart.js';

// The ground under a battle, drawn once for each board: hexes, or the areas of an open table.

const HALVES = HALF_HEXES.map((name) => {
  const { X, r } = parsePlace(name)!;
  const c = at(X, r);
  const all = corners(c);
  return { name, d: pathOf(X === 0 ? [all[0]!, all[1]!, all[2]!, all[3]!] : [all[3]!, all[4]!, all[5]!, all[0]!]) };
});
const GRID = HEXES.map((hex) => hexPath(centreOf(hex))).join('');

const ART: Readonly<Record<Terrain, (props: ArtProps) => ReactNode>> = {
  open: Meadow,
  swamp: Swamp,
  water: Water,
  ice: Ice,
  hill: Hill,
  urban: Urban,
  forest: Forest,
};

/** Low things first, so that trees and roofs stand over their neighbours. */
const DRAWING_ORDER = [
  'open',
  'water',
  'ice',
  'swamp',
  'hill',
  'urban',
  'forest',
] as const satisfies readonly Terrain[];

const SIZE = { width: WIDTH, height: HEIGHT };
const FIELD = { x: MARGIN, y: MARGIN, width: 14 * W, height: HEIGHT - 2 * MARGIN };

/** Everything of one kind, kept inside the playing field. */
function Grounds({ of, within }: { of: (kind: Terrain) => readonly Stretch[]; within: string }) {
  return DRAWING_ORDER.map((kind): ReactNode => {
    const Drawn = ART[kind];
    const stretches = of(kind);
    return stretches.length > 0 ? (
      <g key={kind} clipPath={`url(#${within})`}>
        <Drawn stretches={stretches} shape={shapeOf(stretches)} />
      </g>
    ) : null;
  });
}

const hexStretch = (hex: HexName): Stretch => ({
  seed: hexIndex(hex),
  centre: centreOf(hex),
  outline: corners(centreOf(hex)),
});

type TerrainByHex = Readonly<Record<string, Terrain>>;

const TerrainLayer = memo(function TerrainLayer({
  terrain,
  frozen,
}: {
  readonly terrain: TerrainByHex;
  readonly frozen: boolean;
}) {
  const ground = useId();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={frozen ? 'terrain frozen' : 'terrain'} aria-hidden="true">
      <TableEdge size={SIZE} field={FIELD} />
      <path className="meadow" d={GRID} />
      <clipPath id={ground}>
        <path d={GRID} />
      </clipPath>
      <Grounds of={(kind) => HEXES.filter((hex) => terrain[hex] === kind).map(hexStretch)} within={ground} />
      <path className="grid" d={GRID} />
      {HALVES.map(({ name, d }) => (
        <path key={name} className="half-hex" d={d} />
      ))}
      <g className="hex-names">
        {HEXES.map((hex) => (
          <text key={hex} x={centreOf(hex).x} y={centreOf(hex).y - R + 12}>
            {hex}
          </text>
        ))}
      </g>
    </g>
  );
});

const middle = (dots: readonly Dot[]): Dot => ({
  x: dots.reduce((sum, { x }) => sum + x, 0) / dots.length,
  y: dots.reduce((sum, { y }) => sum + y, 0) / dots.length,
});

/** Grass all over: the open table has no hexes to strew it by. */
const LAWN: readonly Stretch[] = HEXES.map(hexStretch);

const TableLayer = memo(function TableLayer({
  areas,
  scale,
  frozen,
}: {
  readonly areas: readonly TerrainArea[];
  readonly scale: number;
  readonly frozen: boolean;
}) {
  const ground = useId();
  const stretches = areas.map(({ terrain, corners: points }, i) => {
    const outline = points.map((point) => dotOf(point, scale));
    return { terrain, stretch: { seed: i + 1, centre: middle(outline), outline } };
  });
  const of = (kind: Terrain): Stretch[] =>
    stretches.filter(({ terrain }) => terrain === kind).map(({ stretch }) => stretch);
  const inches = Array.from({ length: Math.round(14 * scale) + 1 }, (_, i) => i);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={frozen ? 'terrain frozen' : 'terrain'} aria-hidden="true">
      <TableEdge size={SIZE} field={FIELD} />
      <rect className="meadow" {...TABLE} />
      <clipPath id={ground}>
        <rect {...TABLE} />
      </clipPath>
      <Grounds of={(kind) => (kind === 'open' ? LAWN : of(kind))} within={ground} />
      <path className="grid" d={stretches.map(({ stretch }) => pathOf(stretch.outline)).join('')} />
      <g className="ruler">
        {inches.map((i) => {
          const { x } = dotOf({ x: i * 1000, y: 0 }, scale);
          return <path key={i} d={`M${x.toFixed(1)} ${TABLE.y - 3}v${i % 6 === 0 ? -8 : -4}`} />;
        })}
      </g>
    </g>
  );
});

interface GroundProps {
  readonly terrain: TerrainByHex;
  /** Those of an open table; null where there are hexes. */
  readonly areas: readonly TerrainArea[] | null;
  readonly scale: number;
}

export function Ground({ terrain, areas, scale }: GroundProps) {
  if (!areas) return <TerrainLayer terrain={terrain} frozen={Object.values(terrain).includes('ice')} />;
  return <TableLayer areas={areas} scale={scale} frozen={areas.some((area) => area.terrain === 'ice')} />;
}

/** The ground of a board before it is laid: as hexes, or as the open table that comes of them (QL-MIN-07). */
export function PlannedGround({ terrain, config }: { readonly terrain: TerrainByHex; readonly config: Config }) {
  const { miniatures, tabletopScale } = config;
  const areas = useMemo(
    () =>
      miniatures === 'tabletop'
        ? areasFromHexes(
            HEXES.map((hex) => terrain[hex]!),
            tabletopScale,
          )
        : null,
    [terrain, miniatures, tabletopScale],
  );
  return <Ground terrain={terrain} areas={areas} scale={tabletopScale} />;
}
