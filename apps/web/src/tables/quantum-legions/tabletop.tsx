import { type Place, type Point, tableOfScale, type Zone } from '@sandtable/quantum-legions';
import type { Dot } from '../../kit/pan-zoom.js';
import { Spot } from '../../kit/spot.js';
import type { Mark } from './board.js';
import { dotOf, TABLE, W } from './hexart.js';
import './tabletop.css';

// What lies on an open table (QL-MIN) besides units: where one may set up, where one may go, the way one measures.

/** A way that is being measured. */
export interface Way {
  readonly from: Place;
  readonly path: readonly Place[];
  /** `3.2″ of 4″`, or why not. */
  readonly note: string;
  readonly allowed: boolean;
}

const DISC = W / 2;

const points = (dots: readonly Dot[]): string => dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export function WayMark({ way, scale }: { readonly way: Way; readonly scale: number }) {
  const dots = [way.from, ...way.path].map((place) => dotOf(place, scale));
  const end = dots.at(-1)!;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={way.allowed ? 'way' : 'way refused-way'} aria-hidden="true">
      <polyline className="way-under" points={points(dots)} />
      <polyline className="way-over" points={points(dots)} />
      <circle className="way-end" cx={end.x} cy={end.y} r={DISC} />
      <text className="hex-note" x={end.x} y={end.y - DISC - 5}>
        {way.note}
      </text>
    </g>
  );
}

export function ZoneMark({ zone, scale }: { readonly zone: Zone; readonly scale: number }) {
  if (zone.kind === 'strip') {
    const [top, bottom] = [dotOf({ x: 0, y: zone.top }, scale).y, dotOf({ x: 0, y: zone.bottom }, scale).y];
    return <rect className="zone" x={TABLE.x} width={TABLE.width} y={top} height={bottom - top} />;
  }
  return (
    <g>
      {zone.centres.map((centre) => {
        const { x, y } = dotOf(centre, scale);
        return <circle key={`${x} ${y}`} className="zone" cx={x} cy={y} r={DISC} />;
      })}
    </g>
  );
}

interface PointMarksProps {
  readonly marks: readonly (Mark & { readonly point: Point })[];
  readonly scale: number;
  readonly onChoose: (point: Point) => (element: Element, by: 'pointer' | 'keys') => void;
}

/** Moves worth considering; any other point can be chosen too. */
export function PointMarks({ marks, scale, onChoose }: PointMarksProps) {
  return (
    <g className="points">
      {marks.map(({ point, label }) => {
        const { x, y } = dotOf(point, scale);
        return (
          <Spot
            key={`${point.x} ${point.y}`}
            className="point-mark"
            at={`${point.x},${point.y}`}
            tab={false}
            label={label}
            onChoose={onChoose(point)}
          >
            <circle className="point-reach" cx={x} cy={y} r="14" />
            <circle className="point-dot" cx={x} cy={y} r="6" />
          </Spot>
        );
      })}
    </g>
  );
}

interface CrosshairProps {
  readonly point: Point;
  readonly scale: number;
  readonly label: string;
  readonly onChoose: (element: Element, by: 'pointer' | 'keys') => void;
}

/** Where the keyboard is on a table without hexes. */
export function Crosshair({ point, scale, label, onChoose }: CrosshairProps) {
  const { x, y } = dotOf(point, scale);
  return (
    <Spot className="crosshair" at="cursor" tab label={label} onChoose={onChoose}>
      <circle className="crosshair-art" cx={x} cy={y} r={DISC} />
      <path className="crosshair-art" d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} />
    </Spot>
  );
}

/** The middle of a table, where the keyboard starts when nothing is chosen. */
export function middleOf(scale: number): Point {
  const { width, depth } = tableOfScale(scale);
  return { x: width / 2, y: depth / 2 };
}
