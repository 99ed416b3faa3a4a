import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels after which a press on something is a drag. */
const DRAG = 6;

type OnDrag = (id: string, at: PointerEvent, dropped: boolean) => void;

/** Something on the board that is held follows the pointer, once that has gone far enough to be meant. */
export function useHolding(svg: RefObject<SVGSVGElement | null>, onDrag: OnDrag | undefined) {
  const held = useRef<{ readonly id: string; readonly x: number; readonly y: number; dragged: boolean } | null>(null);
  const dropped = useRef(false);
  return {
    /** Whether the press that just ended was a drag of something. */
    dragged: () => dropped.current,
    holds: () => held.current !== null,
    grab: (id: string, event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      held.current = { id, x: event.clientX, y: event.clientY, dragged: false };
      event.preventDefault(); // the table is not panned by it
    },
    press: () => {
      dropped.current = false;
    },
    move: (event: PointerEvent) => {
      const holding = held.current;
      if (!holding) return;
      if (!holding.dragged && Math.hypot(event.clientX - holding.x, event.clientY - holding.y) < DRAG) return;
      if (!holding.dragged) svg.current?.setPointerCapture(event.pointerId);
      holding.dragged = true;
      onDrag?.(holding.id, event, false);
    },
    drop: (event: PointerEvent) => {
      const holding = held.current;
      held.current = null;
      if (!holding?.dragged) return;
      dropped.current = true;
      onDrag?.(holding.id, event, true);
    },
    lose: () => {
      held.current = null;
    },
  };
}
