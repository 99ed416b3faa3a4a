import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Where, whereOn } from './board-menu.js';
import { useHolding } from './holding.js';
import { type Dot, type Size, usePanZoom } from './pan-zoom.js';
import { ZoomButtons } from './zoom-buttons.js';
import './board.css';

// The picture of a table: it is panned, pinched and zoomed, it keeps the focus, goes to what is being decided, and has the keys
// that every board has. What is drawn in it is the table's.

/** How something was chosen: fingers are asked again where it matters, for they cannot hover. */
export type By = 'touch' | 'mouse' | 'keys';

/** A step by an arrow key, to the right and down as the picture lies. */
export type Step = readonly [x: number, y: number];

export const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is to be looked at now: on a small screen the board shows this part of itself. */
export interface Action {
  /** Another key is another thing to look at. */
  readonly key: string;
  readonly dots: readonly Dot[];
  /** Somebody chose by a button below the board and is about to point at it. */
  readonly chosen: boolean;
}

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** What is drawn on a board may ask of it. */
export interface Board {
  readonly pan: ReturnType<typeof usePanZoom>;
  /** By how much things are scaled that have the same size on the screen however near one looks. */
  readonly k: number;
  dotAt(event: At): Dot;
  /** What is done once something was chosen, unless the board was only dragged: for a `Spot`. */
  chosen(choose: (at: Where, by: By) => void): (element: Element, by: 'pointer' | 'keys') => void;
  /** The same for a place: where the pointer is. */
  pressed(choose: (dot: Dot, at: Where, by: By) => void): (event: At) => void;
  /** Something there is held, and follows the pointer. */
  grab(id: string, event: PointerEvent): void;
  /** Brings a dot into sight, and the focus to what has this name. */
  goTo(dot: Dot, name: string): void;
}

interface BoardFrameProps {
  readonly size: Size;
  readonly label: string;
  /** What the picture is beside `picture`. */
  readonly look?: (board: Board) => string;
  /** What stands on it goes when this is another: who has the focus keeps it. */
  readonly view: unknown;
  /** Where the arrow keys lead; `far` with Shift. */
  readonly onArrow?: (step: Step, far: boolean, board: Board) => void;
  /** To the next or the previous thing that can be chosen. */
  readonly onNext?: (by: 1 | -1, board: Board) => void;
  /** The table's own keys; true if the key meant something. */
  readonly onKey?: (event: KeyboardEvent, board: Board) => boolean;
  readonly onDrag?: (id: string, to: Dot, dropped: boolean) => void;
  readonly action?: Action | null;
  readonly children: (board: Board) => ReactNode;
  /** What lies over the picture: menus, legends, dice. */
  readonly over?: ReactNode;
}

/** Boards narrower than this many pixels show a part of the table. */
const NARROW = 560;

export function BoardFrame(props: BoardFrameProps) {
  const { size, label, view, action } = props;
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pan = usePanZoom(svg, size);
  const held = useHolding(svg, (id, event, dropped) => props.onDrag?.(id, board.dotAt(event), dropped));
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands on the board goes when the view is another
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      svg.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [view]);

  const toAction = () => pan.frame(action?.dots ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at changes with its key alone
  useEffect(() => {
    const { clientWidth } = svg.current!;
    if (!action || clientWidth === 0 || clientWidth >= NARROW) return;
    toAction();
    if (action.chosen) svg.current!.scrollIntoView({ block: 'nearest' });
  }, [action?.key]);

  const dragged = () => pan.dragged() || held.dragged();
  const byPointer = (): By => (pan.pointer() === 'touch' ? 'touch' : 'mouse');
  const board: Board = {
    pan,
    k: Math.min(Math.max(1 / pan.pixels, 0.6), 2.2),
    dotAt: ({ clientX, clientY }) => pan.toDrawing(clientX, clientY),
    chosen: (choose) => (element, by) => {
      if (by === 'keys') choose(whereOn(box.current!, element), 'keys');
      else if (!dragged()) choose(whereOn(box.current!, element), byPointer());
    },
    pressed: (choose) => (event) => {
      if (dragged()) return;
      const all = box.current!.getBoundingClientRect();
      const [x, y] = [event.clientX - all.left, event.clientY - all.top];
      choose(board.dotAt(event), { x, y, up: y > all.height / 2 }, byPointer());
    },
    grab: held.grab,
    goTo: (dot, name) => {
      pan.show(dot);
      const all = [...(svg.current?.querySelectorAll<SVGGElement>(`[data-at="${name}"]`) ?? [])];
      all.at(-1)?.focus({ preventScroll: true }); // what stands somewhere is drawn after the place
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const step = ARROWS[event.key];
    if (step && props.onArrow) props.onArrow(step, event.shiftKey, board);
    else if ((key === 'n' || key === 'p') && props.onNext) props.onNext(key === 'n' ? 1 : -1, board);
    else if (key === '+' || key === '=') pan.zoomIn();
    else if (key === '-') pan.zoomOut();
    else if (key === '0') pan.fit();
    else if (key === 'z' && action !== undefined) toAction();
    else if (!props.onKey?.(event, board)) return;
    event.preventDefault();
  };

  return (
    <div className="board" ref={box}>
      <div className="picture-place">
        <svg
          ref={svg}
          className={classes('picture', pan.zoomed && 'zoomed', props.look?.(board))}
          style={{ '--k': board.k, aspectRatio: `${size.width} / ${size.height}` } as CSSProperties}
          viewBox={pan.viewBox}
          role="application"
          aria-label={label}
          onKeyDown={onKeyDown}
          onFocus={() => {
            focused.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) focused.current = svg.current!.contains(relatedTarget);
          }}
          {...pan.handlers}
          onPointerDownCapture={held.press}
          onPointerMove={(event) => {
            held.move(event);
            if (!held.holds()) pan.handlers.onPointerMove(event);
          }}
          onPointerUp={(event) => {
            held.drop(event);
            pan.handlers.onPointerUp(event);
          }}
          onPointerCancel={(event) => {
            held.lose();
            pan.handlers.onPointerCancel(event);
          }}
        >
          {props.children(board)}
        </svg>
        <ZoomButtons pan={pan} {...(action && { onAction: toAction })} />
      </div>
      {props.over}
    </div>
  );
}

/** The ground of a board without spaces: any place of it can be pointed at. */
export function Surface({
  board,
  field,
  onPlace,
  onHover,
}: {
  readonly board: Board;
  readonly field: Dot & Size;
  readonly onPlace: (dot: Dot, at: Where, by: By) => void;
  readonly onHover?: (dot: Dot | null) => void;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the cross-hairs
    <rect
      className="surface"
      {...field}
      onPointerMove={onHover && ((event) => onHover(board.dotAt(event)))}
      onPointerLeave={onHover && (() => onHover(null))}
      onClick={board.pressed(onPlace)}
    />
  );
}

/** The names that apply, for the class of an element. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
