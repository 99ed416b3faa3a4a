import type { Say } from '../text/language.js';

interface Ended<W> {
  /** Who plays at this screen; null for who only watches. */
  readonly own: W | null;
  readonly sideOf: (winner: W) => string;
  readonly t: Say<'won' | 'lost' | 'draw' | 'wonBy'>;
}

/** How a game ended, in two words; a draw has no winner. */
export function endingTitle<W>(winner: W | null, { own, sideOf, t }: Ended<W>): string {
  if (winner === null) return t('draw');
  return own === null ? t('wonBy', { side: sideOf(winner) }) : t(winner === own ? 'won' : 'lost');
}
