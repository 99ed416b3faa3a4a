import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type Action, type Board, BoardFrame, type By, classes, Surface } from '../board.js';
import type { Where } from '../board-menu.js';
import { Spot as Place } from '../spot.js';
import { distance, type Sheet, type Spot } from './sheet.js';
import './inches.css';

// A table without spaces: figures stand anywhere on it and can be dragged, the keyboard has cross-hairs.

/** Whatever stands on the table, with a round base. */
export interface Standing {
  readonly id: string;
  readonly at: Spot;
  readonly radius: number;
}

/** What a figure drawn on the table is given. */
export interface OnTable {
  readonly ringed: boolean;
  /** Pixels of the screen to one length of the drawing, and by how much what is to be read is scaled. */
  readonly pixels: number;
  readonly k: number;
  readonly onChoose: (element: Element, by: 'pointer' | 'keys') => void;
  readonly onPoint: (pointed: boolean) => void;
  readonly onFocus: () => void;
}

/** What is advised or pointed out: figures by their names, and places. */
export interface Ringed {
  readonly models: readonly string[];
  readonly spots: readonly Spot[];
}

interface InchBoardProps<F extends Standing> {
  readonly sheet: Sheet;
  readonly label: string;
  /** Another view has other figures. */
  readonly view: unknown;
  readonly figures: readonly F[];
  readonly draw: (figure: F, on: OnTable) => ReactNode;
  readonly ringed: Ringed;
  /** Whether places are aimed at: then pointing goes through the figures to the ground. */
  readonly aiming: boolean;
  /** Figures that follow the pointer. */
  readonly draggable: ReadonlySet<string>;
  /** The table itself. */
  readonly ground: ReactNode;
  /** Under the figures, and only on the table: zones, reach, ways. */
  readonly under: ReactNode;
  /** Over them: ghosts, lines, templates. */
  readonly above: ReactNode;
  readonly stage: ReactNode;
  /** What is being decided: small screens go there by themselves. */
  readonly action: (Omit<Action, 'dots'> & { readonly spots: readonly Spot[] }) | null;
  readonly cursor: Spot;
  readonly describe: (spot: Spot) => string;
  /** Who is next for N and P, and for T, by their names. */
  readonly next: readonly string[];
  readonly targets: readonly string[];
  readonly onCursor: (spot: Spot) => void;
  readonly onFigure: (id: string, where: Where, by: By) => void;
  readonly onGround: (spot: Spot, where: Where, by: By) => void;
  /** A figure is dragged to a spot; `dropped` when it is let go there. */
  readonly onDrag: (id: string, to: Spot, dropped: boolean) => void;
  readonly onPoint: (id: string | null) => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** What lies over the picture: dice, legends, menus. */
  readonly over: ReactNode;
}

export function InchBoard<F extends Standing>(props: InchBoardProps<F>) {
  const { sheet, figures, ringed, draggable, cursor, action } = props;
  const clip = useId();
  const pressed = useRef<Spot | null>(null);
  const cross = sheet.dot(cursor);

  /** Where figures are so small that they are pressed beside, the nearest is meant. */
  const meant = (id: string): string => {
    const at = pressed.current;
    if (!at) return id;
    const off = (figure: F): number => distance(figure.at, at) - figure.radius;
    const over = figures.find((one) => one.id === id)!;
    return figures.reduce((best, one) => (off(one) < off(best) ? one : best), over).id;
  };
  const goTo = (board: Board, spot: Spot, id = 'cursor') => {
    props.onCursor(spot);
    board.goTo(sheet.dot(spot), id);
  };
  const through = (board: Board, ids: readonly string[], by: 1 | -1) => {
    const k = ids.indexOf(document.activeElement?.getAttribute('data-at') ?? '');
    const id = ids[k < 0 ? (by > 0 ? 0 : ids.length - 1) : (k + by + ids.length) % ids.length];
    const figure = figures.find((one) => one.id === id);
    if (figure) goTo(board, figure.at, figure.id);
  };

  return (
    <BoardFrame
      size={sheet.size}
      label={props.label}
      look={() => classes('inch-picture', props.aiming && 'aiming')}
      view={props.view}
      onArrow={([x, y], far, board) => {
        const inches = (far ? 6 : 1) * sheet.parts;
        goTo(board, sheet.onto({ x: cursor.x + x * inches, y: cursor.y - y * inches }));
      }}
      onNext={(by, board) => through(board, props.next, by)}
      onKey={(event, board) => {
        if (event.key.toLowerCase() !== 't') return props.onKey(event);
        through(board, props.targets, event.shiftKey ? -1 : 1);
        return true;
      }}
      onDrag={(id, to, dropped) => props.onDrag(id, sheet.spot(to), dropped)}
      action={action && { ...action, dots: action.spots.map(sheet.dot) }}
      over={props.over}
    >
      {(board) => (
        <>
          {props.ground}
          <Surface
            board={board}
            field={sheet.field}
            onPlace={(dot, at, by) => props.onGround(sheet.spot(dot), at, by)}
          />
          <clipPath id={clip}>
            <rect {...sheet.field} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>{props.under}</g>
          <g className="figures">
            {figures.map((figure) => (
              <g
                key={figure.id}
                onPointerDown={(event) => {
                  pressed.current = sheet.spot(board.dotAt(event));
                  const id = meant(figure.id);
                  if (draggable.has(id)) board.grab(id, event);
                }}
              >
                {props.draw(figure, {
                  ringed: ringed.models.includes(figure.id),
                  pixels: board.pan.pixels,
                  k: board.k,
                  onChoose: board.chosen((at, by) =>
                    props.onFigure(by === 'keys' ? figure.id : meant(figure.id), at, by),
                  ),
                  onPoint: (on) => props.onPoint(on ? figure.id : null),
                  onFocus: () => props.onCursor(figure.at),
                })}
              </g>
            ))}
          </g>
          {ringed.spots.map((spot) => {
            const { x, y } = sheet.dot(spot);
            return <circle key={`${spot.x} ${spot.y}`} className="ringed-place" cx={x} cy={y} r="14" />;
          })}
          {props.above}
          <Place
            className="inch-cursor"
            at="cursor"
            tab
            label={props.describe(cursor)}
            onChoose={board.chosen((at, by) => {
              const figure = figures.find((one) => distance(one.at, cursor) < one.radius);
              if (figure) props.onFigure(figure.id, at, by);
              else props.onGround(cursor, at, by);
            })}
          >
            <circle cx={cross.x} cy={cross.y} r="9" />
            <path d={`M${cross.x - 15} ${cross.y}h30M${cross.x} ${cross.y - 15}v30`} />
          </Place>
          {props.stage}
        </>
      )}
    </BoardFrame>
  );
}
