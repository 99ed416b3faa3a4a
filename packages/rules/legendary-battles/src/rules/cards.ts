import { cardIn, deckNumbers } from '../content/decks.js';
import type { Card } from '../content/types.js';
import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import type { Seat } from '../terms.js';
import { isFunctioningCommand, kindOf, nameOf } from './units.js';

// Decks, hands and chance (chapters DEK, CHN and INF). A draw pile is a set, drawn from uniformly: that is the same game as a shuffled
// pile nobody looks into, and leaves no order to leak (TA-CORE-DEK-07).

export const cardOf = (b: Battle, number: number): Card => cardIn(tablesOf(b).cards, number);

/** The whole deck as a set: the fixed list of the genre, for each side its own (TA-CORE-DEK-01, TA-MAP-CMP-02, TA-CORE-SET-02). */
export const freshDeck = deckNumbers;

/** TA-CORE-DEK-05, in the midst of an effect too: what is being resolved lies in the pile already and goes in (TA-CORE-DEK-08). */
function replenish(t: BattleTable, seat: Seat): void {
  const player = t.state.players[seat];
  if (player.deck.length > 0) return;
  player.deck = player.discard.sort((x, y) => x - y);
  player.discard = [];
  player.reshuffles++;
  if (t.logging) t.log({ type: 'reshuffled', rule: 'TA-CORE-DEK-05', seat, count: player.deck.length });
}

/** An empty pile gives the hand away: what is unseen is just that (TA-CORE-INF-07). */
function countedOut(b: Battle, seat: Seat): void {
  const player = b.players[seat];
  if (player.deck.length === 0) player.known = player.hand.slice();
}

/** Takes a card from the pile; `by` sees it (null: everybody). */
function take(t: BattleTable, seat: Seat, by: Seat | null): number {
  replenish(t, seat);
  const { deck } = t.state.players[seat];
  const card = t.pick(deck, by);
  deck.splice(deck.indexOf(card), 1);
  return card;
}

/** TA-CORE-DEK-02 and -03: a player draws up to the hand limit; who sees what is drawn is its owner alone (TA-CORE-INF-01). */
export function drawHand(t: BattleTable, seat: Seat, rule: RuleId): void {
  const b = t.state;
  const player = b.players[seat];
  const limit = b.match.scenario.sides[seat].hand;
  const drawn: number[] = [];
  while (player.hand.length < limit && player.deck.length + player.discard.length > 0) {
    const card = take(t, seat, seat);
    player.hand.push(card);
    drawn.push(card);
    countedOut(b, seat);
  }
  player.hand.sort((x, y) => x - y);
  if (!t.logging || drawn.length === 0) return;
  const cards = drawn.map((card) => cardOf(b, card).id);
  const told = { type: 'drew', rule, seat, count: drawn.length } as const;
  t.logSecret(seat, { ...told, cards }, told);
}

/** From the hand face up onto the discard pile, at once (TA-CORE-DEK-04). */
export function discard(b: Battle, seat: Seat, card: number): void {
  const player = b.players[seat];
  player.hand.splice(player.hand.indexOf(card), 1);
  player.discard.push(card);
  if (player.known.includes(card)) player.known = player.known.filter((other) => other !== card);
  countedOut(b, seat);
}

/** One card read for chance and discarded, each question its own (TA-CORE-CHN-01, TA-CORE-CHN-07, TA-CORE-DEK-06). */
export function drawChance(t: BattleTable, seat: Seat, rule: RuleId): Card {
  const b = t.state;
  const number = take(t, seat, null);
  b.players[seat].discard.push(number);
  countedOut(b, seat);
  const card = cardOf(b, number);
  if (t.logging) t.log({ type: 'chanceDrawn', rule, seat, card: card.id, cr: card.cr, nv: card.nv });
  return card;
}

/** What helps or harms a unit's nerve: commanders (TA-CORE-CMD-03), supplements, the scenario. */
export function nerveModifier(b: Battle, unit: number): number {
  const u = b.units[unit]!;
  let modifier = 0;
  for (const { effect } of kindOf(b, unit).supplements) modifier += effect.nerve ?? 0;
  if (u.zone !== null && hasCommanderNear(b, unit)) modifier += 1;
  return modifier + lairBonus(b, unit);
}

function hasCommanderNear(b: Battle, unit: number): boolean {
  const tables = tablesOf(b);
  const u = b.units[unit]!;
  return b.units.some(
    (v, i) =>
      v.side === u.side &&
      isFunctioningCommand(b, i) &&
      v.marker === null && // TA-CORE-HID-06
      distance(tables, u.zone!, v.zone!) <= tables.zonesIn.S,
  );
}

/** TA-SCN-S3-02. */
function lairBonus(b: Battle, unit: number): number {
  const tables = tablesOf(b);
  for (const { unit: owner, zone } of tables.special.lair) {
    const beast = b.units[tables.unitNumbers.get(owner)!]!;
    const lies = beast.zone === tables.map.numberOf.get(zone) && beast.condition !== 'outOfAction';
    if (lies && beast.side === b.units[unit]!.side) return 1;
  }
  return 0;
}

/** TA-CORE-CHN-05, of six equally frequent values (TA-CORE-CHN-03): a 6 always passes, a 1 always fails. */
export const nervePasses = (nv: number, modifier: number, needs: number): boolean =>
  nv === 6 || (nv !== 1 && nv + modifier >= needs);

export interface Nerve {
  readonly passed: boolean;
  readonly nv: number;
}

export function nerveCheck(t: BattleTable, unit: number, needs: number, rule: RuleId): Nerve {
  const b = t.state;
  const { nv } = drawChance(t, b.units[unit]!.side, 'TA-CORE-CHN-05');
  const modifier = nerveModifier(b, unit);
  const passed = nervePasses(nv, modifier, needs);
  if (t.logging) t.log({ type: 'nerve', rule, unit: nameOf(b, unit), nv, modifier, needs, passed });
  return { passed, nv };
}

/** Chooses among as many as twelve by a card, in the order given (TA-CORE-CHN-06). */
export function drawAmong(t: BattleTable, seat: Seat, options: readonly number[]): number {
  const most = options.length * Math.floor(12 / options.length);
  for (;;) {
    const { cr } = drawChance(t, seat, 'TA-CORE-CHN-06');
    if (cr <= most) return options[(cr - 1) % options.length]!;
  }
}

/** TA-CORE-SET-03: each draws a card, the higher combat rating moves first; ties again; then everything is shuffled. */
export function drawFirst(t: BattleTable): void {
  const b = t.state;
  for (;;) {
    const [a, c] = (['A', 'B'] as const).map((seat) => drawChance(t, seat, 'TA-CORE-SET-03'));
    if (a!.cr === c!.cr) continue;
    b.first = a!.cr > c!.cr ? 'A' : 'B';
    b.active = b.first;
    for (const seat of ['A', 'B'] as const) {
      b.players[seat].deck = freshDeck(seat);
      b.players[seat].discard = [];
      b.players[seat].reshuffles = 0;
    }
    if (t.logging)
      t.log({ type: 'firstPlayer', rule: 'TA-CORE-SET-03', first: b.first, cards: { A: a!.id, B: c!.id } });
    return;
  }
}

/** What a player may see of the own pile: the list less what lies discarded and in hand (TA-CORE-INF-03). */
export const unseenOwn = (b: Battle, seat: Seat): readonly number[] => b.players[seat].deck;

/** What nobody else has seen of a player's cards: pile and hand, not told apart (TA-CORE-INF-04). */
export function unseenOf(b: Battle, seat: Seat): number[] {
  const { deck, hand } = b.players[seat];
  return [...deck, ...hand].sort((x, y) => x - y);
}
