import type { Chance, Known } from '@sandtable/kernel';
import { DECK_SIZE, deckNumbers } from './content/decks.js';
import { cardOf } from './rules/cards.js';
import type { Conduct } from './rules/conduct.js';
import { scores } from './rules/ending.js';
import { kindOf, nameOf, zoneName } from './rules/units.js';
import type { Battle, BattleResult, Match, Player, Unit } from './state.js';
import { tablesOf } from './tables.js';
import { type BySeat, type Condition, type Seat, type Step, TOKENS, type Token } from './terms.js';

/** What a seat sees of a unit: everything (TA-MAP-VIS-01), but of an enemy's face-down marker zone, facing and side alone (TA-CORE-HID-01). */
export interface UnitView {
  /** The name it answers to: its id, or its marker's number. */
  readonly id: string;
  /** Its own id; null where it is not known what lies under the marker. */
  readonly unit: string | null;
  readonly type: string | null;
  readonly name: string | null;
  readonly side: Seat;
  readonly zone: string | null;
  readonly tail: string | null;
  readonly facing: number;
  readonly condition: Condition;
  readonly confused: boolean;
  readonly tokens: readonly Token[];
  readonly aloft: boolean;
  readonly reserve: boolean;
  readonly exited: boolean;
  readonly entry: string | null;
  readonly foe: string | null;
  readonly acted: boolean;
  readonly reacted: boolean;
  readonly secondWind: boolean;
  readonly supplements: readonly string[];
  readonly spent: readonly string[];
  readonly marker: number | null;
  readonly held: boolean;
}

export interface PlayerView {
  /** Null where it is not the seat's own (TA-CORE-INF-01). */
  readonly hand: readonly string[] | null;
  readonly cards: number;
  readonly pile: number;
  /** In order, the top card last (TA-CORE-INF-02). */
  readonly discard: readonly string[];
  /** What everybody knows to be in the hand, by counting (TA-CORE-INF-07). */
  readonly known: readonly string[];
  readonly reshuffles: number;
  readonly kills: number;
  /** As things stand (TA-CORE-END-04). */
  readonly vp: number;
  readonly conduct: Conduct;
  readonly asked: number;
}

/** Everything that ever leaves the referee for a seat, or for a spectator where `seat` is null. */
export interface View {
  readonly seat: Seat | null;
  readonly match: Match;
  readonly step: Step;
  readonly round: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly deploying: readonly Seat[];
  readonly posture: Battle['posture'];
  readonly played: number;
  readonly idleRounds: number;
  readonly units: readonly UnitView[];
  readonly players: BySeat<PlayerView>;
  readonly smoke: readonly { readonly zone: string; readonly by: Seat; readonly turns: number }[];
  readonly hazards: readonly string[];
  /** Sides that are breached, by the zones they part. */
  readonly breached: readonly (readonly [string, string])[];
  readonly uses: readonly number[];
  readonly result: BattleResult | null;
}

/** With `laidOpen` nothing is hidden, as after the battle. */
export function viewOf(b: Battle, seat: Seat | null, laidOpen = false): View {
  const open = laidOpen || b.result !== null;
  const vp = scores(b);
  const { map } = tablesOf(b);
  const units = b.units.map((u, i) => unitView(b, i, open || u.side === seat));
  // markers not seen through come last, by number: their place in the list would tell what they are
  const order = (view: UnitView): number => (view.unit === null ? view.marker! : 0);
  return {
    seat,
    match: b.match,
    step: b.step,
    round: b.round,
    active: b.active,
    first: b.first,
    deploying: b.deploying,
    posture: b.posture,
    played: b.played,
    idleRounds: b.idleRounds,
    units: [
      ...units.filter(({ unit }) => unit !== null),
      ...units.filter(({ unit }) => unit === null).sort((x, y) => order(x) - order(y)),
    ],
    players: {
      A: playerView(b, 'A', open || seat === 'A', vp.A),
      B: playerView(b, 'B', open || seat === 'B', vp.B),
    },
    smoke: b.smoke.map(({ zone, by, turns }) => ({ zone: zoneName(b, zone), by, turns })),
    hazards: b.hazards.map((zone) => zoneName(b, zone)),
    breached: b.breached.map((side) => {
      const { left, right } = map.sides[side]!;
      return [map.ids[left]!, map.ids[right]!];
    }),
    uses: b.uses,
    result: b.result,
  };
}

function unitView(b: Battle, i: number, own: boolean): UnitView {
  const u = b.units[i]!;
  const { id, name, type, supplements } = kindOf(b, i);
  const seen = own || u.marker === null;
  const zone = (number: number | null): string | null => (number === null ? null : zoneName(b, number));
  return {
    id: nameOf(b, i),
    unit: seen ? id : null,
    type: seen ? type.id : null,
    name: seen ? name : null,
    side: u.side,
    zone: zone(u.zone),
    tail: zone(u.tail),
    facing: u.facing,
    condition: u.condition,
    confused: u.confused,
    tokens: tokensOf(u),
    aloft: u.aloft,
    reserve: u.reserve,
    exited: u.exited,
    entry: zone(u.entry),
    foe: u.foe === null ? null : nameOf(b, u.foe),
    acted: u.acted,
    reacted: u.reacted,
    secondWind: u.secondWind,
    supplements: seen ? supplements.map((one) => one.id) : [],
    spent: u.spent,
    marker: u.marker,
    held: u.held,
  };
}

const NO_TOKENS: readonly Token[] = [];
const tokensOf = (u: Unit): readonly Token[] =>
  u.dugIn || u.braced || u.concealed || u.exposed || u.warded ? TOKENS.filter((token) => u[token]) : NO_TOKENS;

function playerView(b: Battle, seat: Seat, own: boolean, vp: number): PlayerView {
  const { deck, hand, discard, known, reshuffles, kills, conduct, asked } = b.players[seat];
  const ids = (cards: readonly number[]): string[] => cards.map((card) => cardOf(b, card).id);
  return {
    hand: own ? ids(hand) : null,
    cards: hand.length,
    pile: deck.length,
    discard: ids(discard),
    known: ids(known),
    reshuffles,
    kills,
    vp,
    conduct,
    asked,
  };
}

// --- Back from a view ---------------------------------------------------------------------------------------------

/** Deals what is not known: cards to a hand and a pile, units under markers. */
interface Deal {
  hand(seat: Seat, unseen: readonly number[], count: number, known: readonly number[]): readonly number[];
  /** The order in which hidden units go under the markers, each fitting its place. */
  markers(units: readonly number[], fits: (unit: number, place: number) => boolean): readonly number[];
}

const numbers = (seat: Seat, ids: readonly string[]): number[] => {
  const first = seat === 'A' ? 0 : DECK_SIZE;
  return ids.map((id) => first + Number(id.slice(1)) - 1);
};

function stateFrom(view: View, deal: Deal): Battle {
  const { match } = view;
  const tables = tablesOf({ match });
  const zone = (id: string | null): number | null => (id === null ? null : tables.map.numberOf.get(id)!);
  const units: (Unit | null)[] = tables.kinds.map(() => null);
  const toUnit = (one: UnitView): Unit => ({
    side: one.side,
    foe: null,
    zone: zone(one.zone),
    tail: zone(one.tail),
    facing: one.facing,
    condition: one.condition,
    confused: one.confused,
    dugIn: one.tokens.includes('dugIn'),
    braced: one.tokens.includes('braced'),
    concealed: one.tokens.includes('concealed'),
    exposed: one.tokens.includes('exposed'),
    warded: one.tokens.includes('warded'),
    aloft: one.aloft,
    reserve: one.reserve,
    exited: one.exited,
    entry: zone(one.entry),
    acted: one.acted,
    reacted: one.reacted,
    secondWind: one.secondWind,
    spent: one.spent,
    marker: one.marker,
    held: one.held,
  });
  const places = view.units.filter((one) => one.unit === null);
  for (const one of view.units) if (one.unit !== null) units[tables.unitNumbers.get(one.unit)!] = toUnit(one);
  const missing = units.flatMap((unit, i) => (unit === null ? [i] : []));
  const fits = (unit: number, place: number): boolean =>
    tables.kinds[unit]!.home === places[place]!.side &&
    !(tables.kinds[unit]!.dummy && places[place]!.tokens.includes('concealed'));
  const under = deal.markers(missing, fits);
  for (const [place, unit] of under.entries()) units[unit] = toUnit(places[place]!);
  const b: Battle = {
    match,
    step: view.step,
    round: view.round,
    active: view.active,
    first: view.first,
    deploying: view.deploying,
    posture: view.posture,
    played: view.played,
    idleRounds: view.idleRounds,
    units: units as Unit[],
    players: { A: playerFrom(view, 'A', deal), B: playerFrom(view, 'B', deal) },
    smoke: view.smoke.map((one) => ({ ...one, zone: zone(one.zone)! })),
    hazards: view.hazards.map((id) => zone(id)!),
    breached: view.breached.map(([from, to]) => {
      const a = zone(from)!;
      return tables.map.sidesOf[a]![tables.map.beyond[a]!.indexOf(zone(to)!)]!;
    }),
    uses: view.uses,
    result: view.result,
  };
  if (view.units.some(({ foe }) => foe !== null)) {
    const byName = new Map(b.units.map((_, i) => [nameOf(b, i), i]));
    for (const one of view.units) if (one.foe !== null) b.units[byName.get(one.id)!]!.foe = byName.get(one.foe) ?? null;
  }
  return b;
}

const isLeftOut = new Uint8Array(2 * DECK_SIZE);

/** The cards of a list that are not in another. */
function without(cards: readonly number[], others: readonly number[]): number[] {
  for (const card of others) isLeftOut[card] = 1;
  const left = cards.filter((card) => isLeftOut[card] === 0);
  for (const card of others) isLeftOut[card] = 0;
  return left;
}

function playerFrom(view: View, seat: Seat, deal: Deal): Player {
  const seen = view.players[seat];
  const discard = numbers(seat, seen.discard);
  const known = numbers(seat, seen.known);
  const unseen = without(deckNumbers(seat), discard);
  const hand = (seen.hand ? numbers(seat, seen.hand) : [...deal.hand(seat, unseen, seen.cards, known)]).sort(
    (x, y) => x - y,
  );
  return {
    deck: without(unseen, hand),
    hand,
    discard,
    known,
    reshuffles: seen.reshuffles,
    kills: seen.kills,
    conduct: seen.conduct,
    asked: seen.asked,
  };
}

/** The table as a view knows it, for odds and previews: what is hidden lies anyhow, and nothing asked of it hangs on that. */
export function battleSeen(view: View): Battle {
  return stateFrom(view, {
    hand: (_, unseen, count, known) => [...known, ...unseen.filter((card) => !known.includes(card))].slice(0, count),
    markers: (units, fits) => firstFit(units, fits, (left) => left[0]!),
  });
}

/**
 * A full state that agrees with a view (TA-CORE-INF-07: with what can be counted too). Cards that have been played since the boundary were in the
 * hand, those drawn for all to see in the pile; markers turned up since hid what they turned out to be.
 */
export function imagine(view: View, chance: Chance, since: readonly Known[] = [], now: View = view): Battle {
  const revealed = new Map(now.units.flatMap((one) => (one.unit === null ? [] : ([[one.unit, one]] as const))));
  return stateFrom(view, {
    hand(seat, unseen, count, known) {
      const { inHand, inPile } = seenSince(seat, since, unseen);
      const sure = new Set([...known, ...inHand]);
      const open = unseen.filter((card) => !sure.has(card) && !inPile.has(card));
      const hand = [...sure];
      while (hand.length < count && open.length > 0) hand.push(open.splice(chance.below(open.length), 1)[0]!);
      return hand.slice(0, count);
    },
    markers(units, fits) {
      // whoever has been turned up since lay under the one marker that is gone
      const still = new Set(now.units.flatMap((one) => (one.unit === null ? [one.marker] : [])));
      const places = view.units.filter((one) => one.unit === null);
      const gone = places.map(({ marker }) => !still.has(marker));
      const isTurned = (unit: number): boolean => revealed.has(tablesOf(view).kinds[unit]!.id);
      return firstFit(
        units,
        (unit, place) => fits(unit, place) && isTurned(unit) === gone[place],
        (left) => left[chance.below(left.length)]!,
      );
    },
  });
}

/** Puts units under places one after another; places that few fit come first. */
function firstFit(
  units: readonly number[],
  fits: (unit: number, place: number) => boolean,
  pick: (left: readonly number[]) => number,
): readonly number[] {
  const left = units.slice();
  const order = units.map((_, place) => place);
  const room = order.map((place) => units.filter((unit) => fits(unit, place)).length);
  order.sort((x, y) => room[x]! - room[y]!);
  const under: number[] = [];
  for (const place of order) {
    const able = left.filter((unit) => fits(unit, place));
    const unit = able.length > 0 ? pick(able) : left[0]!;
    left.splice(left.indexOf(unit), 1);
    under[place] = unit;
  }
  return under;
}

/** Which of the unseen cards of a seat are known, by what has happened since, to have been in the hand or in the pile. */
function seenSince(seat: Seat, since: readonly Known[], unseen: readonly number[]) {
  const inHand = new Set<number>();
  const inPile = new Set<number>();
  const mine = new Set(unseen);
  for (const one of since) {
    if ('drew' in one) {
      const card = one.drew?.what as number | undefined;
      if (card !== undefined && mine.has(card) && !inHand.has(card)) inPile.add(card);
      continue;
    }
    if (!('answer' in one) || one.seat !== seat) continue;
    const { card, cards } = one.answer as { readonly card?: string; readonly cards?: readonly string[] };
    for (const number of numbers(seat, card ? [card] : (cards ?? [])))
      if (mine.has(number) && !inPile.has(number)) inHand.add(number);
  }
  return { inHand, inPile };
}
