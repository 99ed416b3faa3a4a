import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Moment, Refused, Sitting } from '../frame/sitting.js';
import { switchTextBoard } from '../settings.js';
import type { Menu } from './board-menu.js';
import { OVERLAY_KEYS, type OverlayId } from './overlay-tools.js';

// The head of a presenter: what is asked, and what somebody is about to do about it.

/** `D` is an answer of the game, `K` a kind of question, `O` what can be laid over its board. */
export interface Head<D = unknown, K extends string = string, O extends OverlayId = OverlayId> {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly kind: K | null;
  readonly options: readonly D[];
  readonly asides: readonly D[];
  /** A menu that is open on the board. */
  readonly menu: Menu | null;
  setMenu(menu: Menu | null): void;
  /** Who is pointed at. */
  readonly pointed: string | null;
  setPointed(id: string | null): void;
  /** An answer that somebody advises: the board shows where it would be done. */
  readonly advised: D | null;
  setAdvised(answer: D | null): void;
  readonly overlay: O | null;
  setOverlay(overlay: O | null): void;
  /** What is open over the page: `keys`, or the table's own. */
  readonly dialog: string | null;
  setDialog(dialog: string | null): void;
  /** Puts away the menu; whoever answered in it goes on where it was opened. */
  closeMenu(): void;
  answer(decision: D): void;
  /** Has the referee say why something cannot be done, and tells whether it cannot. There is no asking in the past, nor for who only watches. */
  whyNot(args: unknown): Promise<boolean>;
}

interface HeadOptions<O> {
  /** What lies over the board to begin with. */
  readonly laid?: O;
}

export function useHead<D, K extends string, O extends OverlayId = OverlayId>(
  sitting: Sitting,
  moment: Moment,
  { laid }: HeadOptions<O> = {},
): Head<D, K, O> {
  const kind = (moment.question?.kind ?? null) as K | null;
  const [menu, setMenu] = useState<Menu | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [advised, setAdvised] = useState<D | null>(null);
  const [overlay, setOverlay] = useState<O | null>(laid ?? null);
  const [dialog, setDialog] = useState<string | null>(null);
  useDropped(moment, () => setMenu(null));
  const closeMenu = () => {
    setMenu(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        document.querySelector<SVGElement>('.picture [tabindex="0"]')?.focus({ preventScroll: true });
    });
  };
  return {
    sitting,
    moment,
    kind,
    options: moment.options as readonly D[],
    asides: moment.asides as readonly D[],
    menu,
    setMenu,
    pointed,
    setPointed,
    advised,
    setAdvised: (answer) => setAdvised(() => answer),
    overlay,
    setOverlay,
    dialog,
    setDialog,
    closeMenu,
    answer: (decision) => {
      closeMenu();
      void sitting.answer(decision);
    },
    whyNot: async (args) => {
      if (!sitting.plays || sitting.current()?.past) return true;
      const found = await sitting.query<{ readonly refusal: Refused | null }>('why', args);
      if (found?.refusal) sitting.refuse(found.refusal);
      return found?.refusal != null;
    },
  };
}

/** At a new moment, what was begun in the old one is dropped. */
export function useDropped({ at, question }: Moment, drop: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment says it all
  useEffect(drop, [at, question?.kind]);
}

/** The keys that every table has beside those of its board: what is laid over it, the text board, the list of keys. */
export function headKey<O extends OverlayId>(
  { overlay, setOverlay, setDialog }: Pick<Head<never, never, O>, 'overlay' | 'setOverlay' | 'setDialog'>,
  overlays: readonly O[],
  { key }: Pick<KeyboardEvent, 'key'>,
): boolean {
  const wished = overlays.find((id) => OVERLAY_KEYS[id] === key.toLowerCase());
  if (wished) setOverlay(overlay === wished ? null : wished);
  else if (key.toLowerCase() === 'b') switchTextBoard();
  else if (key === '?') setDialog('keys');
  else return false;
  return true;
}
