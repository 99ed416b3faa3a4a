import { cityOf, type Scene, type Vec3 } from '@sandtable/legends';
import { type House, housesOf, isFlat, outward, type Prop, propsOf } from '../city.js';
import { paintFor } from '../paints.js';
import { fillOf } from './art.js';
import { project, type Sheet, scaleOf } from './projection.js';
import { boxCorners, corners, dots } from './shapes.js';

// From above: streets, buildings opened or closed, things in the street.

export interface DrawingProps {
  readonly scene: Scene;
  readonly sheet: Sheet;
  /** Height at which buildings are cut open in the plan, by building; closed where it is missing. */
  readonly cuts: ReadonlyMap<string, number>;
}

export function Plan({ scene, sheet, cuts }: DrawingProps) {
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
      {propsOf(scene).map((prop, n) => (
        <PlanProp key={prop.piece.id} prop={prop} n={n} sheet={sheet} />
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

const VEHICLES = new Set(['car', 'taxi', 'van', 'bus']);

function PlanProp({ prop: { piece, kind, w, d }, n, sheet }: { prop: Prop; n: number; sheet: Sheet }) {
  const { x, y } = project(sheet, 'plan', [piece.x, piece.y, 0]);
  const k = scaleOf(sheet, 'plan');
  const named = Math.max(w, d) >= 2.9;
  const round = ['trashCan', 'barrel', 'waterTank', 'hydrant', 'lampPost'].includes(kind.id);
  const shape = { x: (-w / 2) * k, y: (-d / 2) * k, width: w * k, height: d * k };
  const rx = round ? (Math.min(w, d) / 2) * k : kind.mat === 'metal' && w > 2 ? 8 : 2;
  return (
    <g data-moves={`plan ${piece.id}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g
        className={piece.carriedBy === null ? 'prop' : 'prop carried'}
        data-thing={piece.id}
        transform={`rotate(${-piece.yaw})`}
      >
        <title>{kind.name}</title>
        {kind.id === 'tree' && piece.lie === 0 ? (
          <circle r={k * 0.9} className="leaves" />
        ) : (
          <>
            <rect {...shape} rx={rx} fill={paintFor(kind, n)} className="prop-box" />
            <rect {...shape} rx={rx} fill={fillOf(kind.mat)} className="prop-grain" />
            {VEHICLES.has(kind.id) && piece.lie === 0 && (
              <rect
                x={-w * 0.34 * k}
                y={-d * 0.36 * k}
                width={w * (kind.id === 'car' || kind.id === 'taxi' ? 0.6 : 0.78) * k}
                height={d * 0.72 * k}
                rx="6"
                className="cabin"
              />
            )}
          </>
        )}
        {named && (
          <text y="6" className="prop-name">
            {kind.name}
          </text>
        )}
      </g>
    </g>
  );
}
