import { memo, type ReactNode, useId } from 'react';
import { type ArtProps, Forest, type Stretch, Swamp, shapeOf } from '../../ground/art.js';
import { Hills } from '../../ground/hills.js';
import { House, Structure } from '../../ground/houses.js';
import { Plain } from '../../ground/plain.js';
import { Bridges, Road } from '../../ground/roads.js';
import { Rock, Rubble, Scrub } from '../../ground/stones.js';
import { pathOf, pointsOf } from '../../ground/strokes.js';
import { TableEdge } from '../../ground/table-edge.js';
import { Trench } from '../../ground/trench.js';
import { Waters } from '../../ground/waters.js';
import type { Dot } from '../pan-zoom.js';
import { INCH, type Pair, type Sheet, sheetOf } from './sheet.js';
import '../../ground/inch-table.css';

/** What the art of the ground can draw. */
export type GroundKind =
  | 'road'
  | 'swamp'
  | 'scrub'
  | 'rubble'
  | 'rock'
  | 'trench'
  | 'woods'
  | 'river'
  | 'deepWater'
  | 'hill'
  | 'building'
  | 'structure'
  | 'dark';

/** A piece of terrain, in inches. */
export interface GroundPiece {
  readonly id: string;
  readonly type: GroundKind;
  readonly polygon: readonly Pair[];
  /** Of a hill. */
  readonly level?: number;
  /** Of what nobody enters: higher ones throw more shadow. */
  readonly height?: number;
  /** Where one gets into a building; everywhere if none is listed. */
  readonly openings?: readonly (readonly [Pair, Pair])[];
}

export interface GroundWall {
  readonly id: string;
  readonly height: string;
  readonly material: string;
  readonly line: readonly Pair[];
}

/** The ground of a table, as far as it is seen. */
export interface GroundPlan {
  readonly table: Pair;
  readonly terrain: readonly GroundPiece[];
  readonly walls: readonly GroundWall[];
  readonly env: { readonly dark?: boolean; readonly cold?: boolean; readonly heat?: boolean };
}

const ART: Readonly<Partial<Record<GroundKind, (props: ArtProps) => ReactNode>>> = {
  road: Road,
  swamp: Swamp,
  scrub: Scrub,
  rubble: Rubble,
  rock: Rock,
  trench: Trench,
  woods: Forest,
};

const middle = (dots: readonly Dot[]): Dot => ({
  x: dots.reduce((sum, { x }) => sum + x, 0) / dots.length,
  y: dots.reduce((sum, { y }) => sum + y, 0) / dots.length,
});

function stretchOf(piece: GroundPiece, seed: number, sheet: Sheet): Stretch {
  const outline = piece.polygon.map(sheet.pair);
  return { seed: seed + 1, centre: middle(outline), outline };
}

/** The table under a battle, drawn once for each scenario. */
export const TableTop = memo(function TableTop({ scenario }: { readonly scenario: GroundPlan }) {
  const clip = useId();
  const sheet = sheetOf(scenario);
  const { size, field } = sheet;
  const { env, terrain, walls } = scenario;
  const pieces = terrain.map((piece, i) => ({ piece, stretch: stretchOf(piece, i, sheet) }));
  const stretchIn = ({ stretch }: (typeof pieces)[number]): Stretch => stretch;
  const of = (type: GroundKind) => pieces.filter(({ piece }) => piece.type === type);
  const draw = (type: keyof typeof ART): ReactNode => {
    const stretches = of(type).map(stretchIn);
    const Drawn = ART[type]!;
    return stretches.length > 0 && <Drawn key={type} stretches={stretches} shape={shapeOf(stretches)} />;
  };
  const [shallow, deep] = [of('river').map(stretchIn), of('deepWater').map(stretchIn)];
  const levels = [...new Set(of('hill').map(({ piece }) => piece.level ?? 1))].sort((a, b) => a - b);
  const climate = env.cold ? 'frozen' : env.heat ? 'parched' : '';
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={`terrain inch-table ${climate} ${env.dark ? 'night' : ''}`} aria-hidden="true">
      <TableEdge size={size} field={field} />
      <rect className="meadow" {...field} />
      <clipPath id={clip}>
        <rect {...field} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Plain field={field} />
        {levels.map((level) => {
          const stretches = of('hill')
            .filter(({ piece }) => (piece.level ?? 1) === level)
            .map(stretchIn);
          return <Hills key={level} level={level} stretches={stretches} shape={shapeOf(stretches)} />;
        })}
        <Waters shallow={shallow} deep={deep} />
        {(['road', 'swamp', 'scrub', 'rubble', 'rock', 'trench'] as const).map(draw)}
        <Bridges
          roads={of('road').map(stretchIn)}
          water={[...shallow, ...deep].map(({ outline }) => pathOf(outline)).join('')}
        />
        {of('building').map(({ piece, stretch }) => (
          <House
            key={piece.id}
            stretch={stretch}
            openings={(piece.openings ?? []).map(([a, b]) => [sheet.pair(a), sheet.pair(b)] as const)}
          />
        ))}
        {draw('woods')}
        {of('structure').map(({ piece, stretch }) => (
          <Structure key={piece.id} stretch={stretch} height={piece.height ?? 2} />
        ))}
        <path className="terrain-edge" d={pieces.map(({ stretch }) => pathOf(stretch.outline)).join('')} />
        <Walls walls={walls} sheet={sheet} />
        {env.dark && <rect className="night-fall" {...field} />}
        {of('dark').map(({ piece, stretch }) => (
          <path key={piece.id} className="night-fall" d={pathOf(stretch.outline)} />
        ))}
      </g>
      <Rulers sheet={sheet} />
    </g>
  );
});

function Walls({ walls, sheet }: { readonly walls: readonly GroundWall[]; readonly sheet: Sheet }) {
  return walls.map(({ id, height, material, line }) => {
    const points = pointsOf(line.map(sheet.pair));
    const kind = material === 'soft' ? 'soft-wall' : 'stone-wall';
    return (
      <g key={id} className={`wall ${height} ${kind}`}>
        <polyline className="wall-shadow" points={points} />
        <polyline className="wall-body" points={points} />
        <polyline className="wall-stones" points={points} />
      </g>
    );
  });
}

/** Inches along the edges, every sixth with its number. */
function Rulers({ sheet: { field } }: { readonly sheet: Sheet }) {
  const ticks = (length: number) => Array.from({ length: Math.round(length / INCH) + 1 }, (_, i) => i);
  return (
    <g className="ruler">
      {ticks(field.width).map((i) => (
        <path key={`x${i}`} d={`M${field.x + i * INCH} ${field.y + field.height + 3}v${i % 6 === 0 ? 8 : 4}`} />
      ))}
      {ticks(field.height).map((i) => (
        <path key={`y${i}`} d={`M${field.x - 3} ${field.y + field.height - i * INCH}h${i % 6 === 0 ? -8 : -4}`} />
      ))}
    </g>
  );
}
