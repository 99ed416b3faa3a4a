// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused

import type { CityOpening, CityPanel, Hero, Scene, Vec3 } from '@sandtable/legends';
import { cityOf } from '@sandtable/legends';
import { memo } from 'react';
import { emblemOf, fillOf, inkOn, Patterns, Rim } from './art.js';
import { castOf, type House, heroesOnTable, housesOf, isFlat, outward, type Prop, propsOf, type Spot } from './city.js';
import { type Face, project, type Sheet, scaleOf } from './projection.js';

// Plan and elevations: streets, buildings opened or closed, things in the street. Heroes are drawn over them by the board.

interface DrawingProps {
  readonly scene: Scene;
  readonly sheet: Sheet;
  /** Height at which buildings are cut open in the plan, by building; closed where it is missing. */
  readonly cuts: ReadonlyMap<string, number>;
}

/** All that stands, without Heroes. Drawn anew only when something of it changes. */
export const Drawings = memo(function Drawings({ scene, sheet, cuts }: DrawingProps) {
  return (
    <g className="city" aria-hidden="true">
      <Patterns />
      <Plan scene={scene} sheet={sheet} cuts={cuts} />
      <Elevation scene={scene} sheet={sheet} face="south" />
      <Elevation scene={scene} sheet={sheet} face="west" />
    </g>
  );
});

const dots = (sheet: Sheet, face: Face, places: readonly Vec3[]): string =>
  places
    .map((place) => project(sheet, face, place))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

const corners = (w: number, d: number): Spot[] => [
  [-w / 2, -d / 2],
  [w / 2, -d / 2],
  [w / 2, d / 2],
  [-w / 2, d / 2],
];

const boxCorners = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function Plan({ scene, sheet, cuts }: DrawingProps) {
  const { size } = cityOf(scene.match);
  const { width, height } = sheet.panels.plan;
  const step = scaleOf(sheet, 'plan');
  const lines = Array.from({ length: Math.floor(size / 2) }, (_, i) => (i + 1) * 2 * step);
  return (
    <g className="plan">
      <rect width={width} height={height} className="street" rx="6" />
      <path className="inch-grid" d={lines.map((at) => `M${at} 0V${height}M0 ${at}H${width}`).join('')} />
      {housesOf(scene).map((house) => (
        <PlanHouse key={house.piece.id} house={house} sheet={sheet} cut={cuts.get(house.piece.id)} />
      ))}
      {propsOf(scene).map((prop) => (
        <PlanProp key={prop.piece.id} prop={prop} sheet={sheet} />
      ))}
    </g>
  );
}

const outlineOf = ({ piece, plan }: House, sheet: Sheet): string =>
  dots(
    sheet,
    'plan',
    corners(plan.w, plan.d).map((corner): Vec3 => [...outward(piece, corner), 0]),
  );

function PlanHouse({ house, sheet, cut }: { house: House; sheet: Sheet; cut: number | undefined }) {
  const { piece, plan } = house;
  const middle = project(sheet, 'plan', [piece.x, piece.y, 0]);
  const open = cut !== undefined && cut < piece.z + plan.h;
  return (
    <g className={open ? 'house open' : 'house'}>
      <polygon points={outlineOf(house, sheet)} className="house-shadow" transform="translate(5 6)" />
      <polygon points={outlineOf(house, sheet)} fill={open ? 'url(#lg-internal)' : 'url(#lg-roof)'} className="roof" />
      {open && <Storey house={house} sheet={sheet} cut={cut} />}
      {!open && (
        <text x={middle.x} y={middle.y} className="house-name">
          {plan.name}
          <tspan x={middle.x} dy="30">
            {Math.round((piece.z + plan.h) * 10) / 10}″
            {piece.demoTokens > 0 ? ` · ${'✹'.repeat(piece.demoTokens)}` : ''}
          </tspan>
        </text>
      )}
    </g>
  );
}

/** The walls of a building where it is cut, with their windows and doors, and the holes in the floor below. */
function Storey({ house: { piece, plan }, sheet, cut }: { house: House; sheet: Sheet; cut: number }) {
  const at = cut - piece.z;
  const outlined = (x0: number, y0: number, x1: number, y1: number): string =>
    dots(
      sheet,
      'plan',
      boxCorners(x0, y0, x1, y1).map((corner): Vec3 => [...outward(piece, corner), 0]),
    );
  const floor = plan.panels
    .filter((panel) => isFlat(panel) && panel.box[5] <= at)
    .sort((a, b) => b.box[5] - a.box[5])[0];
  return (
    <>
      {floor?.openings.map(({ id, rect: [u0, u1, v0, v1] }) => (
        <polygon
          key={id}
          points={outlined(floor.box[0] + u0, floor.box[1] + v0, floor.box[0] + u1, floor.box[1] + v1)}
          className="hole"
        />
      ))}
      {plan.panels
        .filter((panel) => !isFlat(panel) && panel.box[2] < at && panel.box[5] > at)
        .map((panel) => {
          const [x0, y0, z0, x1, y1] = panel.box;
          const along = x1 - x0 >= y1 - y0;
          return (
            <g key={panel.id}>
              <polygon points={outlined(x0, y0, x1, y1)} fill={fillOf(panel.mat)} className="wall" />
              {panel.openings
                .filter(({ rect }) => z0 + rect[2] < at && z0 + rect[3] > at)
                .map(({ id, rect: [u0, u1], mat }) => (
                  <polygon
                    key={id}
                    points={along ? outlined(x0 + u0, y0, x0 + u1, y1) : outlined(x0, y0 + u0, x1, y0 + u1)}
                    fill={mat === 'open' ? 'var(--lg-floor)' : fillOf(mat)}
                    className={`opening ${mat}`}
                  />
                ))}
            </g>
          );
        })}
    </>
  );
}

function PlanProp({ prop: { piece, kind, w, d }, sheet }: { prop: Prop; sheet: Sheet }) {
  const { x, y } = project(sheet, 'plan', [piece.x, piece.y, 0]);
  const k = scaleOf(sheet, 'plan');
  const named = Math.max(w, d) >= 2.9;
  return (
    <g
      className={piece.carriedBy === null ? 'prop' : 'prop carried'}
      data-thing={piece.id}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${-piece.yaw})`}
    >
      <title>{kind.name}</title>
      {kind.id === 'tree' ? (
        <circle r={k * 0.9} className="leaves" />
      ) : (
        <rect
          x={(-w / 2) * k}
          y={(-d / 2) * k}
          width={w * k}
          height={d * k}
          rx={kind.mat === 'metal' && w > 2 ? 8 : 2}
          fill={fillOf(kind.mat)}
          className={kind.id === 'taxi' ? 'prop-box taxi' : 'prop-box'}
        />
      )}
      {named && (
        <text y="6" className="prop-name">
          {kind.name}
        </text>
      )}
    </g>
  );
}

// --- Elevations -----------------------------------------------------------------------------------------------------

/** How near to the eye something is: from the south and from the west, smaller is nearer. */
const depth = (face: Face, { x, y }: { readonly x: number; readonly y: number }): number => (face === 'south' ? y : x);

function Elevation({ scene, sheet, face }: { scene: Scene; sheet: Sheet; face: 'south' | 'west' }) {
  const { x, y, width, height } = sheet.panels[face];
  const things = [
    ...housesOf(scene).map((house) => ({ far: depth(face, house.piece), key: house.piece.id, house, prop: null })),
    ...propsOf(scene).map((prop) => ({ far: depth(face, prop.piece), key: prop.piece.id, house: null, prop })),
  ].sort((a, b) => b.far - a.far);
  const k = scaleOf(sheet, face);
  const marks = Array.from({ length: Math.floor(height / k / 3) }, (_, i) => (i + 1) * 3);
  return (
    <g className="elevation">
      <rect x={x} y={y} width={width} height={height} className="sky" rx="6" />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x} ${y + height - mark * k}H${x + width}`} className="height-line" />
          <text x={x + 6} y={y + height - mark * k - 4} className="height-mark">
            {mark}″
          </text>
        </g>
      ))}
      {things.map(({ key, house, prop }) =>
        house ? (
          <Facade key={key} house={house} sheet={sheet} face={face} />
        ) : (
          <Silhouette key={key} prop={prop} sheet={sheet} face={face} />
        ),
      )}
      <path d={`M${x} ${y + height}H${x + width}`} className="ground-line" />
    </g>
  );
}

/** From where to where something reaches across the drawing, and how high, as a rectangle. */
function spanOf(sheet: Sheet, face: Face, spots: readonly Spot[], low: number, high: number) {
  const across = spots.map(([x, y]) => project(sheet, face, [x, y, low]).x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const top = project(sheet, face, [0, 0, high]).y;
  const bottom = project(sheet, face, [0, 0, low]).y;
  return { x: left, y: top, width: Math.max(0.5, right - left), height: Math.max(0.5, bottom - top) };
}

const opensOf = (house: House, panel: CityPanel, { rect: [u0, u1] }: CityOpening): Spot[] => {
  const [x0, y0, , x1, y1] = panel.box;
  const along = x1 - x0 >= y1 - y0;
  return along
    ? [outward(house.piece, [x0 + u0, y0]), outward(house.piece, [x0 + u1, y0])]
    : [outward(house.piece, [x0, y0 + u0]), outward(house.piece, [x0, y0 + u1])];
};

function Facade({ house, sheet, face }: { house: House; sheet: Sheet; face: Face }) {
  const { piece, plan } = house;
  const spots = corners(plan.w, plan.d).map((corner) => outward(piece, corner));
  const nearest = (panel: CityPanel): number => {
    const [x0, y0, , x1, y1] = panel.box;
    const [x, y] = outward(piece, [(x0 + x1) / 2, (y0 + y1) / 2]);
    return depth(face, { x, y });
  };
  const outer = plan.panels
    .filter(({ kind }) => kind === 'ext' || kind === 'plate')
    .sort((a, b) => nearest(b) - nearest(a));
  const front = Math.min(...outer.map(nearest));
  return (
    <g className="facade">
      <rect {...spanOf(sheet, face, spots, piece.z, piece.z + plan.h)} className="facade-back" />
      {outer
        .filter((panel) => nearest(panel) < front + 0.6)
        .map((panel) => {
          const [x0, y0, z0, x1, y1, z1] = panel.box;
          const ends = boxCorners(x0, y0, x1, y1).map((corner) => outward(piece, corner));
          return (
            <g key={panel.id}>
              <rect
                {...spanOf(sheet, face, ends, piece.z + z0, piece.z + z1)}
                fill={fillOf(panel.mat)}
                className="wall"
              />
              {panel.openings.map((opening) => (
                <rect
                  key={opening.id}
                  {...spanOf(
                    sheet,
                    face,
                    opensOf(house, panel, opening),
                    piece.z + z0 + opening.rect[2],
                    piece.z + z0 + opening.rect[3],
                  )}
                  fill={opening.mat === 'open' ? 'var(--lg-dark)' : fillOf(opening.mat)}
                  className={`opening ${opening.mat}`}
                />
              ))}
            </g>
          );
        })}
    </g>
  );
}

function Silhouette({ prop: { piece, kind, w, d, h }, sheet, face }: { prop: Prop; sheet: Sheet; face: Face }) {
  const spots = corners(w, d).map((corner) => outward(piece, corner));
  return (
    <rect
      {...spanOf(sheet, face, spots, piece.z, piece.z + h)}
      fill={fillOf(kind.mat)}
      rx="3"
      className={kind.id === 'taxi' ? 'prop-box taxi' : 'prop-box'}
    />
  );
}

// --- Heroes ---------------------------------------------------------------------------------------------------------

export interface HeroLook {
  readonly own: boolean;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly ready: boolean;
  readonly target: boolean;
}

/** A Hero from above, about the origin. */
export function PlanHero({ hero, look, k }: { hero: Hero; look: HeroLook; k: number }) {
  const cast = castOf(hero);
  const r = k * 0.62;
  return (
    <>
      {(look.active || look.chosen) && <circle r={r * 1.75} className={look.active ? 'halo active' : 'halo'} />}
      {(look.ready || look.target) && <circle r={r * 1.75} className={look.target ? 'halo target' : 'halo ready'} />}
      <Rim seat={hero.seat} r={r * 1.18} className={look.own ? 'rim own' : 'rim enemy'} />
      <circle r={r} fill={cast.primary} className="base" />
      <path
        d={emblemOf(cast)}
        transform={`scale(${r / 12})`}
        className="emblem"
        style={{ stroke: inkOn(cast.primary) }}
      />
      {hero.token && <path d="M-5 -5L5 5M-5 5L5 -5" className="token" transform={`translate(${r} ${-r})`} />}
      <text y={r * 1.15 + 26} className="hero-name">
        {cast.name}
      </text>
      {hero.z > 0.01 && (
        <text y={-r * 1.3 - 4} className="hero-height">
          ▲{Math.round(hero.z * 10) / 10}″
        </text>
      )}
    </>
  );
}

/** Heroes in an elevation: small figures in their colours. */
export function ElevationHeroes({ scene, sheet, active }: { scene: Scene; sheet: Sheet; active: string | null }) {
  return (['south', 'west'] as const).map((face) => (
    <g key={face} aria-hidden="true">
      {heroesOnTable(scene)
        .sort((a, b) => depth(face, b) - depth(face, a))
        .map((hero) => {
          const { x, y } = project(sheet, face, [hero.x, hero.y, hero.z]);
          const k = scaleOf(sheet, face);
          const cast = castOf(hero);
          return (
            <g key={hero.id} transform={`translate(${x} ${y}) scale(${k})`}>
              {hero.id === active && <ellipse rx="1" ry="0.3" className="halo active" />}
              <path d="M-.3 0L-.34 -.85Q0 -1.05 .34 -.85L.3 0z" fill={cast.primary} className="figure" />
              <path d="M-.34 -.82L-.55 -.05L-.3 -.2z" fill={cast.secondary} className="figure" />
              <circle cy="-1.02" r=".22" fill={cast.secondary} className="figure" />
            </g>
          );
        })}
    </g>
  ));
}
