import { type Battle, type Seat, type Side, sideOfSeat } from '@sandtable/fictioneers-legacy';
import { seatsNamed } from '../../frame/names.js';
import type { Names, TableParts } from '../../frame/presenter.js';
import { endingTitle } from '../../kit/ending.js';
import { forceName } from './figures.js';
import type { Situation } from './hand/situation.js';

export function namesFor({ battle, view, t }: Situation): Names {
  return {
    seat: (seat) => {
      const force = `${forceName(battle, sideOfSeat(seat))}${mateName(seat)}`;
      return seat === view.seat ? t('youAs', { side: force }) : force || seat;
    },
    throwKind: () => t('throw'),
    die: 12,
  };
}

/** The referee measures to the thousandth and counts squads; people read tenths of an inch, and names. */
export const readable = (battle: Battle, sentence: string): string =>
  seatsNamed(sentence, (side) => sideName(battle, side as Seat))
    .replace(/\b[AB]-\d+\b/g, (id) => battle.muster.squads.find((squad) => squad.id === id)?.name ?? id)
    .replace(/\d+\.\d{2,}/g, (figure) => String(Math.round(Number(figure) * 10) / 10));

/** Two sides of the same force go by their seats. */
export function sideName(battle: Battle, seat: Seat): string {
  const side = sideOfSeat(seat);
  return forceName(battle, 'A') === forceName(battle, 'B') ? '' : `${forceName(battle, side)}${mateName(seat)}`;
}

/** Which of several players of a side (FL-SEQ-11). */
const mateName = (seat: Seat): string => (seat.length > 1 ? ` (${seat})` : '');

/** How it ended, in words; null while it goes on. */
export function endingOf({ battle, side, sitting, t }: Situation): TableParts['ending'] {
  if (!battle.result) return null;
  const { winner, rule } = battle.result;
  const other = side === 'A' ? 'B' : 'A';
  const seen = { own: sitting.plays ? side : null, t, sideOf: (one: Side) => forceName(battle, one) };
  return {
    title: endingTitle(winner === 'draw' ? null : winner, seen),
    text: t('final', { own: battle.score[side], other: battle.score[other], round: battle.round }),
    rule,
  };
}
