import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

// What opens on the board when something there is chosen: a menu of answers, or the odds of an attack before it is made.

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What it would lead to, in few words. */
  readonly note?: string;
  readonly onPoint?: (pointed: boolean) => void;
  readonly choose: () => void;
}

/** A place on the screen, from the board's corner; `up` where there is more room above it. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
}

export interface Menu {
  readonly title: string;
  readonly at: Where;
  readonly items: readonly MenuItem[];
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Who opened it by keyboard goes on in it, round by the arrow keys, and out by Escape. */
function useMenuKeys(close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInSight(box.current!), []);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    // Who leaves the menu is where they were before, unless they went elsewhere.
    return () => {
      if (document.activeElement === document.body && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...box.current!.querySelectorAll('button')];
    const here = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(here + step + items.length) % items.length]!.focus();
  };
  return { ref: box, onKeyDown };
}

/** Pixels between a menu and the edge of the window. */
const EDGE = 8;

/** How far something between two edges has to be shifted; what is too long begins at the first. */
const shift = (from: number, to: number, end: number): number =>
  from < EDGE ? EDGE - from : Math.max(Math.min(0, end - EDGE - to), EDGE - from);

/** A menu of many answers does not stick out of the window. */
function keepInSight(menu: HTMLElement): void {
  const { left, right, top, bottom } = menu.getBoundingClientRect();
  menu.style.marginInlineStart = `${shift(left, right, innerWidth)}px`;
  menu.style.marginBlockStart = `${shift(top, bottom, innerHeight)}px`;
}

const styleAt = ({ x, y }: Where) => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;

export function BoardMenu({ menu, close, leave }: { readonly menu: Menu; readonly close: () => void; leave: string }) {
  return (
    <div
      className={menu.at.up ? 'board-menu up' : 'board-menu'}
      role="menu"
      aria-label={menu.title}
      style={styleAt(menu.at)}
      {...useMenuKeys(close)}
    >
      <p>{menu.title}</p>
      {menu.items.map(({ label, icon, note, choose, onPoint }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          onClick={choose}
          onPointerEnter={() => onPoint?.(true)}
          onPointerLeave={() => onPoint?.(false)}
          onFocus={() => onPoint?.(true)}
          onBlur={() => onPoint?.(false)}
        >
          {icon}
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </button>
      ))}
      <button type="button" role="menuitem" className="quiet" onClick={close}>
        {leave}
      </button>
    </div>
  );
}

export interface SheetProps {
  readonly title: string;
  readonly at: Where;
  readonly yes: string;
  readonly no: string;
  readonly choose: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Says what a choice would lead to, and asks before it is made: for fingers, which cannot hover. */
export function ConfirmSheet({ title, at, yes, no, choose, close, children }: SheetProps) {
  return (
    <div
      className={at.up ? 'board-menu sheet up' : 'board-menu sheet'}
      role="dialog"
      aria-label={title}
      style={styleAt(at)}
      {...useMenuKeys(close)}
    >
      {children}
      <div className="answers">
        <button type="button" className="main" onClick={choose}>
          {yes}
        </button>
        <button type="button" onClick={close}>
          {no}
        </button>
      </div>
    </div>
  );
}

/** Where a menu about something on the screen opens: towards the middle of the board, where there is room for it. */
export function whereOn(board: Element, element: Element): Where {
  const [spot, all] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const [x, y] = [spot.left + spot.width / 2 - all.left, spot.top + spot.height / 2 - all.top];
  return { x: Math.min(Math.max(x, MENU_HALF), Math.max(all.width - MENU_HALF, MENU_HALF)), y, up: y > all.height / 2 };
}

const MENU_HALF = 110;
