import type { BySeat, Genre, Seat } from '../terms.js';
import { COMBAT_DECK } from './decks/combat.js';
import { FANTASY_DECK } from './decks/fantasy.js';
import type { Card, DeckRow } from './types.js';

// A card is known by its place in its deck's list: 0 to 71 in the deck of side A, 72 to 143 in that of side B, so that no two cards of a game
// have the same number. Its id is for people.

/** TA-CORE-DEK-01. */
export const DECK_SIZE = 72;

function deckOf(letter: string, rows: readonly DeckRow[]): readonly Card[] {
  const cards: Card[] = [];
  for (const [title, action, situation, ...copies] of rows)
    for (const [cr, nv, drift, reference] of copies) {
      const id = `${letter}${String(cards.length + 1).padStart(2, '0')}`;
      cards.push({ id, title, action, situation, cr, nv, drift, reference });
    }
  return cards;
}

export const DECKS: Readonly<Record<Genre, readonly Card[]>> = {
  combat: deckOf('C', COMBAT_DECK),
  fantasy: deckOf('F', FANTASY_DECK),
};

const firstOf = (seat: Seat): number => (seat === 'A' ? 0 : DECK_SIZE);

/** The numbers of all cards of a side (TA-CORE-DEK-01). */
export const deckNumbers = (seat: Seat): number[] => NUMBERS[seat].slice();
const NUMBERS: BySeat<readonly number[]> = {
  A: Array.from({ length: DECK_SIZE }, (_, i) => i),
  B: Array.from({ length: DECK_SIZE }, (_, i) => DECK_SIZE + i),
};

/** The number of a side's card by its id, or -1. */
export function cardNumber(genre: Genre, seat: Seat, id: string): number {
  const place = Number(id.slice(1)) - 1;
  return DECKS[genre][place]?.id === id ? firstOf(seat) + place : -1;
}

export const cardIn = (cards: readonly Card[], number: number): Card => cards[number % DECK_SIZE]!;
