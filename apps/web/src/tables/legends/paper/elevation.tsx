import type { CityOpening, CityPanel, Scene } from '@sandtable/legends';
import { type House, housesOf, outward, type Prop, propsOf, type Spot } from '../city.js';
import { paintFor } from '../paints.js';
import { fillOf } from './art.js';
import { type Face, project, type Sheet, scaleOf } from './projection.js';
import { boxCorners, corners, depth } from './shapes.js';

// From the side: façades and silhouettes, the near before the far.

export function Elevation({ scene, sheet, face }: { scene: Scene; sheet: Sheet; face: 'south' | 'west' }) {
  const { x, y, width, height } = sheet.panels[face];
  const things = [
    ...housesOf(scene).map((house) => ({
      far: depth(face, house.piece),
      key: house.piece.id,
      house,
      prop: null,
      n: 0,
    })),
    ...propsOf(scene).map((prop, n) => ({ far: depth(face, prop.piece), key: prop.piece.id, house: null, prop, n })),
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
      {things.map(({ key, house, prop, n }) =>
        house ? (
          <Facade key={key} house={house} sheet={sheet} face={face} />
        ) : (
          <Silhouette key={key} prop={prop} n={n} sheet={sheet} face={face} />
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

interface SilhouetteProps {
  prop: Prop;
  n: number;
  sheet: Sheet;
  face: Face;
}

function Silhouette({ prop: { piece, kind, w, d, h }, n, sheet, face }: SilhouetteProps) {
  const spots = corners(w, d).map((corner) => outward(piece, corner));
  const shape = spanOf(sheet, face, spots, piece.z, piece.z + h);
  return (
    <>
      <rect {...shape} fill={paintFor(kind, n)} rx="3" className="prop-box" />
      <rect {...shape} fill={fillOf(kind.mat)} rx="3" className="prop-grain" />
    </>
  );
}
