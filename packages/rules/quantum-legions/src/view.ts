import type { Chance } from '@sandtable/kernel';
import { guessOrder } from './bot/belief.js';
import type { Place } from './decisions.js';
import { HEXES, hexIndex } from './rules/board.js';
import { vpTarget } from './rules/victory.js';
import type { Activation, Battle, Board, Match, Result, Unit } from './state.js';
import { libraryOf, TERRAIN_OF_LETTER } from './tables.js';
import type { Area, BySeat, HexName, OrderType, Phase, Seat, Step, Terrain } from './terms.js';

/**
 * What a seat sees of a unit: everything (QL-HID-10), markers and when they were placed included (QL-HID-01). Only the kind
 * of a face-down marker is the owner's alone, who may look at any time (QL-HID-02, QL-HID-03).
 */
export interface UnitView {
  readonly id: string;
  readonly owner: Seat;
  readonly typeId: string;
  readonly name: string;
  readonly tag: string | null;
  readonly hex: Place | null;
  readonly elements: number;
  readonly suppression: number;
  readonly order: { readonly type: OrderType | 'hidden'; readonly issuedOn: number } | null;
  readonly activatedOn: number | null;
  readonly reanimatedOn: number | null;
}

export interface SeatView {
  readonly force: string | null;
  readonly roster: readonly string[];
  readonly area: Area | null;
  readonly vpEarned: number;
  readonly vpTarget: number | null;
  readonly turnsTaken: number;
}

/**
 * Everything that ever leaves the referee for a seat (QL-HID-06), or for a spectator where `seat` is null (QL-HID-14). Rosters are
 * in it once they are revealed (QL-HID-09); dice yet to fall never are (QL-HID-11).
 */
export interface View {
  readonly seat: Seat | null;
  readonly match: Match;
  readonly phase: Phase;
  readonly firstSeat: Seat | null;
  readonly active: Seat | null;
  readonly turn: number;
  readonly step: Step | null;
  /** QL-CMD-07. */
  readonly cp: number;
  readonly activation: (Omit<Activation, 'unit'> & { readonly unit: string }) | null;
  readonly pendingSaves: { readonly target: string; readonly kills: number; readonly successes: number } | null;
  readonly drawOffer: Battle['drawOffer'];
  readonly firstSection: string | null;
  readonly board: (Omit<Board, 'terrain'> & { readonly terrain: Readonly<Record<string, Terrain>> }) | null;
  readonly units: readonly UnitView[];
  readonly seats: BySeat<SeatView>;
  readonly elementsRemoved: number;
  readonly removedBefore: number;
  readonly quietTurns: number;
  readonly result: Result | null;
}

/** With `laidOpen` every marker lies face up, as after the battle (QL-HID-12). */
export function viewOf(b: Battle, seat: Seat | null, laidOpen = false): View {
  const { activation, pendingSaves, board } = b;
  const { units } = libraryOf(b.match);
  const open = laidOpen || b.result !== null; // QL-HID-12
  return {
    seat,
    match: b.match,
    phase: b.phase,
    firstSeat: b.first,
    active: b.active,
    turn: b.turn,
    step: b.step,
    cp: b.cp,
    activation: activation && { ...activation, unit: b.units[activation.unit]!.id },
    pendingSaves: pendingSaves && { ...pendingSaves, target: b.units[pendingSaves.target]!.id },
    drawOffer: b.drawOffer,
    firstSection: b.firstSection,
    board: board && { ...board, terrain: terrainByHex(board.terrain) },
    units: b.units.map((unit) => ({
      id: unit.id,
      owner: unit.owner,
      typeId: unit.type,
      name: units.get(unit.type)!.name,
      tag: unit.tag,
      hex: unit.hex === null ? unit.point : HEXES[unit.hex]!,
      elements: unit.elements,
      suppression: unit.suppression,
      order: unit.order && {
        type: open || unit.owner === seat || isRevealed(b, unit) ? unit.order : 'hidden',
        issuedOn: unit.issuedOn!,
      },
      activatedOn: unit.activatedOn,
      reanimatedOn: unit.reanimatedOn,
    })),
    seats: { A: seatView(b, 'A'), B: seatView(b, 'B') },
    elementsRemoved: b.elementsRemoved,
    removedBefore: b.removedBefore,
    quietTurns: b.quietTurns,
    result: b.result,
  };
}

/** QL-ACT-04: the marker of the unit being activated lies face up. */
function isRevealed(b: Battle, unit: Unit): boolean {
  return b.activation !== null && b.units[b.activation.unit] === unit;
}

function seatView(b: Battle, seat: Seat): SeatView {
  const { area, vpEarned, turnsTaken } = b.seats[seat];
  const roster = b.rosters[seat];
  return {
    force: roster?.force ?? null,
    roster: roster?.units ?? [],
    area,
    vpEarned,
    vpTarget: vpTarget(b, seat),
    turnsTaken,
  };
}

const terrains = new Map<string, Readonly<Record<string, Terrain>>>();

function terrainByHex(letters: string): Readonly<Record<string, Terrain>> {
  let byHex = terrains.get(letters);
  if (!byHex) {
    byHex = Object.freeze(Object.fromEntries(HEXES.map((hex, i) => [hex, TERRAIN_OF_LETTER[letters[i]!]!])));
    if (terrains.size > 64) terrains.clear();
    terrains.set(letters, byHex);
  }
  return byHex;
}

/** The state as this view knows it: unknown orders stay `hidden`. What odds and previews are computed on (QL-HID-08). */
export function battleSeen(view: View): Battle {
  const index = (id: string): number => view.units.findIndex((unit) => unit.id === id);
  const { activation, pendingSaves } = view;
  const { rosters, board } = fixedPartsOf(view);
  return {
    match: view.match,
    rosters,
    board,
    firstSection: view.firstSection,
    phase: view.phase,
    first: view.firstSeat,
    active: view.active,
    turn: view.turn,
    step: view.step,
    cp: view.cp,
    activation: activation && { ...activation, unit: index(activation.unit) },
    pendingSaves: pendingSaves && { ...pendingSaves, target: index(pendingSaves.target) },
    drawOffer: view.drawOffer,
    units: view.units.map((unit) => ({
      id: unit.id,
      owner: unit.owner,
      type: unit.typeId,
      tag: unit.tag,
      hex: typeof unit.hex === 'string' ? hexIndex(unit.hex as HexName) : null,
      point: typeof unit.hex === 'string' ? null : unit.hex,
      elements: unit.elements,
      suppression: unit.suppression,
      order: unit.order?.type ?? null,
      issuedOn: unit.order?.issuedOn ?? null,
      activatedOn: unit.activatedOn,
      reanimatedOn: unit.reanimatedOn,
    })),
    seats: { A: seatState(view.seats.A), B: seatState(view.seats.B) },
    elementsRemoved: view.elementsRemoved,
    removedBefore: view.removedBefore,
    quietTurns: view.quietTurns,
    result: view.result,
  };
}

type FixedParts = Pick<Battle, 'rosters' | 'board'>;
const fixedParts = new WeakMap<Match, FixedParts & { readonly of: View }>();

/** Rosters and board stay the same from view to view of a game: the same objects each time, so its tables are found again. */
function fixedPartsOf(view: View): FixedParts {
  const known = fixedParts.get(view.match);
  if (known && isSameTable(known.of, view)) return known;
  const { board, seats } = view;
  const roster = ({ force, roster: units }: SeatView) => (force === null ? null : { force, units });
  const parts = {
    of: view,
    rosters: { A: roster(seats.A), B: roster(seats.B) },
    board: board && { ...board, terrain: lettersOf(board.terrain) },
  };
  fixedParts.set(view.match, parts);
  return parts;
}

function isSameTable(a: View, b: View): boolean {
  if (a.board?.terrain !== b.board?.terrain || a.board?.areas !== b.board?.areas) return false;
  return (
    a.seats.A.roster === b.seats.A.roster && a.seats.B.roster === b.seats.B.roster && a.units.length === b.units.length
  );
}

function seatState({ area, vpEarned, turnsTaken }: SeatView): Battle['seats']['A'] {
  return { area, vpEarned, turnsTaken };
}

function lettersOf(terrain: Readonly<Record<string, Terrain>>): string {
  let letters = '';
  for (const hex of HEXES) letters += terrain[hex] === 'open' ? '.' : terrain[hex] === 'ice' ? 'i' : terrain[hex]![0];
  return letters;
}

/** A full state that agrees with the view: what is face down is guessed (QL-HID-07). */
export function imagine(view: View, chance: Chance): Battle {
  const b = battleSeen(view);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.order === 'hidden') unit.order = guessOrder(b, i, chance);
  }
  return b;
}
