import { SeededDice } from '@sandtable/kernel';
import { deckNumbers } from '../src/content/decks.js';
import { isBunker, unitsIn, zoneName } from '../src/rules/units.js';
import type { Battle } from '../src/state.js';
import { tablesOf } from '../src/tables.js';
import { SEATS, type Seat } from '../src/terms.js';

/** What is wrong with a side's 72 cards: each must lie in its pile, in its hand or discarded, and once. */
export function cardsAstray(b: Battle): string[] {
  return SEATS.flatMap((seat) => {
    const { deck, hand, discard, known } = b.players[seat];
    const all = [...deck, ...hand, ...discard].sort((x, y) => x - y);
    const out = known.filter((card) => !hand.includes(card)).map((card) => `${seat}: ${card} is known and not in hand`);
    return String(all) === String(deckNumbers(seat)) ? out : [...out, `${seat}: ${all.length} cards, ${all}`];
  });
}

/** Dice that look at both decks before every draw. */
export class Watchful extends SeededDice {
  state: Battle | null = null;
  draws = 0;
  readonly astray: string[] = [];

  override among<T>(from: readonly T[]): number {
    this.draws++;
    this.astray.push(...cardsAstray(this.state!));
    return super.among(from);
  }
}

/** Zones whose units could not stay as they are: several friends where no fight is, or who fights nobody. */
export function crowds(b: Battle): string[] {
  return tablesOf(b).map.ids.flatMap((_, zone) => {
    const here = unitsIn(b, zone);
    const bodies = (side: Seat): number[] => here.filter((i) => b.units[i]!.side === side && !isBunker(b, i));
    const isFought = SEATS.every((side) => here.some((i) => b.units[i]!.side === side));
    const out: string[] = [];
    for (const side of SEATS) {
      const settled = bodies(side).filter((i) => b.units[i]!.zone !== zone || b.units[i]!.entry === null);
      if ((isFought ? settled : bodies(side)).length > 1) out.push(`${zoneName(b, zone)}: several of ${side}`);
    }
    if (here.filter((i) => isBunker(b, i)).length > 1) out.push(`${zoneName(b, zone)}: several bunkers`);
    if (!isFought && here.some((i) => b.units[i]!.zone === zone && b.units[i]!.entry !== null))
      out.push(`${zoneName(b, zone)}: somebody has entered it against nobody`);
    return out;
  });
}
