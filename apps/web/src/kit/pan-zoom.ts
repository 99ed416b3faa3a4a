import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

// Pan and zoom of the board: wheel, drag, pinch, buttons.

/** A point of the drawing. */
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** How large the drawing is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
}

/** How much more is seen than the frame where the window has another shape than the drawing: at least 1 each. */
export interface Beside {
  readonly x: number;
  readonly y: number;
}

const EXACT: Beside = { x: 1, y: 1 };

export const WHOLE: Frame = { x: 0, y: 0, zoom: 1 };
const MOST = 5;
/** Nearer than this nothing goes by itself only to fill the window. */
const MOST_FILLED = 1.8;

/** Zooms about a point of the drawing, which stays where it is on the screen; the board is never lost from sight. */
export function zoomed({ x, y, zoom }: Frame, by: number, about: Dot, size: Size, beside = EXACT): Frame {
  const next = Math.min(Math.max(zoom * by, 1), MOST);
  const k = zoom / next;
  return kept({ x: about.x - (about.x - x) * k, y: about.y - (about.y - y) * k, zoom: next }, size, beside);
}

export function moved(frame: Frame, dx: number, dy: number, size: Size, beside = EXACT): Frame {
  return kept({ ...frame, x: frame.x + dx, y: frame.y + dy }, size, beside);
}

/** Nothing beyond the edge is seen while there is more of the drawing on the other side. */
function kept({ x, y, zoom }: Frame, { width, height }: Size, beside: Beside): Frame {
  const within = (value: number, length: number, more: number) => {
    const framed = length / zoom;
    const over = Math.min((framed * (more - 1)) / 2, (length - framed) / 2);
    return Math.min(Math.max(value, over), length - framed - over);
  };
  return { x: within(x, width, beside.x), y: within(y, height, beside.y), zoom };
}

/** Moves no farther than needed for a dot to be seen, with some room round it. */
export function showing(frame: Frame, { x, y }: Dot, size: Size, beside = EXACT): Frame {
  const room = size.width / 18;
  const within = (from: number, length: number, at: number) => {
    const seen = length / frame.zoom;
    return Math.min(Math.max(from, at + room - seen), at - room);
  };
  return kept({ ...frame, x: within(frame.x, size.width, x), y: within(frame.y, size.height, y) }, size, beside);
}

/** As near as all of these can still be seen, with some room round them; but at least so near that the window is filled, if they may go beyond it. */
export function framing(dots: readonly Dot[], size: Size, beside = EXACT): Frame {
  if (dots.length === 0) return WHOLE;
  const { width, height } = size;
  const room = width / 40;
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const filled = Math.min(Math.max(beside.x, beside.y), MOST_FILLED);
  const zoom = Math.min(Math.max(Math.min(width / (right - left), height / (bottom - top)), filled), MOST);
  return kept({ x: (left + right - width / zoom) / 2, y: (top + bottom - height / zoom) / 2, zoom }, size, beside);
}

export const viewBoxOf = ({ x, y, zoom }: Frame, { width, height }: Size): string =>
  `${x} ${y} ${width / zoom} ${height / zoom}`;

/** Pixels after which a press is a drag and no longer a click. */
const DRAG = 6;

export function usePanZoom(svg: RefObject<SVGSVGElement | null>, size: Size) {
  const { width, height } = size;
  const [frame, setFrame] = useState<Frame>(WHOLE);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const pointer = useRef('mouse');
  const [pixels, setPixels] = useState(1);
  const beside = useRef<Beside>(EXACT);

  const scale = useCallback(() => {
    const m = svg.current?.getScreenCTM();
    return m ? 1 / m.a : 1;
  }, [svg]);

  const toDrawing = useCallback(
    (clientX: number, clientY: number) => {
      const m = svg.current?.getScreenCTM();
      return m ? { x: (clientX - m.e) / m.a, y: (clientY - m.f) / m.d } : { x: 0, y: 0 };
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      const [across, down] = [element.clientWidth / width, element.clientHeight / height];
      if (across > 0 && down > 0) beside.current = { x: Math.max(1, across / down), y: Math.max(1, down / across) };
      setPixels(Math.min(across, down));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg, width, height]);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    // Not passive: the page must not scroll away while the board is zoomed.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const about = toDrawing(event.clientX, event.clientY);
      setFrame((now) => zoomed(now, Math.exp(-event.deltaY / 400), about, { width, height }, beside.current));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, toDrawing, width, height]);

  const handlers = {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.defaultPrevented) return; // something on the board is being dragged
      if (pointers.current.size === 0) travelled.current = 0;
      pointer.current = event.pointerType;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const here = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, here);
      travelled.current += Math.hypot(here.x - before.x, here.y - before.y);
      if (other) {
        const by = distance(here, other) / Math.max(distance(before, other), 1);
        const about = toDrawing((here.x + other.x) / 2, (here.y + other.y) / 2);
        setFrame((now) => zoomed(now, by, about, size, beside.current));
      } else if (travelled.current > DRAG) {
        const k = scale();
        setFrame((now) => moved(now, (before.x - here.x) * k, (before.y - here.y) * k, size, beside.current));
      }
    },
    onPointerUp: (event: React.PointerEvent) => pointers.current.delete(event.pointerId),
    onPointerCancel: (event: React.PointerEvent) => pointers.current.delete(event.pointerId),
    onPointerLeave: (event: React.PointerEvent) => pointers.current.delete(event.pointerId),
  };

  const middle = { x: frame.x + width / frame.zoom / 2, y: frame.y + height / frame.zoom / 2 };
  return {
    viewBox: viewBoxOf(frame, size),
    /** Pixels of the screen for one length of the drawing. */
    pixels: pixels * frame.zoom,
    zoomed: frame.zoom > 1,
    handlers,
    /** Whether the press that just ended was a drag. */
    dragged: () => travelled.current > DRAG,
    /** What pressed last: a mouse, a pen or a finger. */
    pointer: () => pointer.current,
    toDrawing,
    show: (dot: Dot) => setFrame((now) => showing(now, dot, size, beside.current)),
    /** Zooms to a dot, so that it is in the middle, or at another share of the height; so many times as near as fills the window. */
    zoomTo: ({ x, y }: Dot, times: number, down = 0.5) => {
      const zoom = times * Math.max(beside.current.x, beside.current.y);
      setFrame(kept({ x: x - width / zoom / 2, y: y - (height / zoom) * down, zoom }, size, beside.current));
    },
    zoomIn: () => setFrame((now) => zoomed(now, 1.4, middle, size, beside.current)),
    zoomOut: () => setFrame((now) => zoomed(now, 1 / 1.4, middle, size, beside.current)),
    fit: () => setFrame(WHOLE),
    /** Shows this part of the drawing. */
    frame: (dots: readonly Dot[]) => setFrame(framing(dots, size, beside.current)),
  };
}

const distance = (a: Dot, b: Dot): number => Math.hypot(a.x - b.x, a.y - b.y);
