import { type FocusEvent, useEffect, useRef } from 'react';

/** The key that leads from the question to the board and back. */
export const BOARD_KEY = 'F2';

const question = (): HTMLElement | null => document.getElementById('question');

/**
 * What had the focus on the board last has it again; `onFocus` is for what is round the board. A board that was never entered is entered
 * where Tab would.
 */
export function useBoardKey(): { readonly onFocus: (event: FocusEvent) => void } {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== BOARD_KEY || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (document.activeElement?.closest('.board-place')) question()?.focus();
      else place(last.current)?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return {
    onFocus: ({ target }) => {
      if (target.closest('.board')) last.current = target;
    },
  };
}

const place = (last: Element | null): HTMLElement | SVGElement | null =>
  (last?.isConnected ? (last as HTMLElement) : null) ??
  document.querySelector<HTMLElement>('.board [tabindex="0"]') ??
  document.querySelector<HTMLElement>('.board[tabindex]');

/** Who comes to a table is at the question, unless something else was given the focus already. */
export function useAtQuestion(): void {
  useEffect(() => {
    if (document.activeElement === document.body) question()?.focus({ preventScroll: true });
  }, []);
}
