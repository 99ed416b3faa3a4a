import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { pointsOf } from '../../ground/strokes.js';
import { ARROWS } from '../board.js';
import { INCH, type Pair, sheetOf } from './sheet.js';
import { type GroundPlan, TableTop } from './table-top.js';

/** Something on a table that is being laid: closed, or a line. */
export interface LaidPiece {
  readonly key: string;
  readonly label: string;
  readonly points: readonly Pair[];
  readonly closed: boolean;
}

interface PieceBoardProps {
  readonly plan: GroundPlan;
  readonly label: string;
  readonly pieces: readonly LaidPiece[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** Moves a piece by so many inches from where it was when it was taken up; `start` is the first of a drag. */
  readonly onNudge: (key: string, dx: number, dy: number, start: boolean) => void;
}

/** By how much an arrow key moves a piece, in inches. */
const NUDGE = 0.5;

/** A table while it is laid: its pieces are dragged, or moved by the arrow keys. */
export function PieceBoard({ plan, label, pieces, chosen, onChoose, onNudge }: PieceBoardProps) {
  const { table } = plan;
  const sheet = useMemo(() => sheetOf({ table }), [table]);
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onNudge(key, step[0] * NUDGE, -step[1] * NUDGE, true);
  };
  const grab = (key: string) => (event: PointerEvent<SVGElement>) => {
    onChoose(key);
    held.current = { x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const drag = (key: string) => (event: PointerEvent) => {
    const holding = held.current;
    if (!holding) return;
    const inch = (svg.current!.getBoundingClientRect().width / sheet.size.width) * INCH;
    onNudge(key, (event.clientX - holding.x) / inch, (holding.y - event.clientY) / inch, !holding.moved);
    holding.moved = true;
  };
  const drop = () => {
    held.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> cannot be an SVG
    <svg
      ref={svg}
      className="preview"
      viewBox={`0 0 ${sheet.size.width} ${sheet.size.height}`}
      role="group"
      aria-label={label}
    >
      <TableTop scenario={plan} />
      <path className="middle-line" d={`M${sheet.field.x} ${sheet.pair([0, table[1] / 2]).y}h${sheet.field.width}`} />
      {pieces.map(({ key, label: name, points, closed }) => {
        const Shape = closed ? 'polygon' : 'polyline';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand in SVG
          <g
            key={key}
            className={key === chosen ? 'piece chosen' : 'piece'}
            role="button"
            tabIndex={0}
            aria-label={name}
            onFocus={() => onChoose(key)}
            onKeyDown={onKeyDown(key)}
            onPointerDown={grab(key)}
            onPointerMove={drag(key)}
            onPointerUp={drop}
            onPointerCancel={drop}
          >
            <Shape points={pointsOf(points.map(sheet.pair))} />
          </g>
        );
      })}
    </svg>
  );
}
