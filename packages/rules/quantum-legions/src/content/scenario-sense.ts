import { type Path, problem } from '@sandtable/kernel';
import { DEFAULT_CONFIG } from '../config.js';
import type { Problem } from '../rulebook.js';
import {
  type AssembledBoard,
  assemble,
  type HexIndex,
  hexIndex,
  hexName,
  impassableTo,
  setupHexes,
} from '../rules/board.js';
import { type BySeat, type HexName, SEATS, type Seat } from '../terms.js';
import { type References, referenceProblems, sumVp } from './references.js';
import type { ScenarioEntry } from './schemas.js';
import { hasTrait } from './traits.js';
import type { Restriction, ScenarioSeat, Setup, UnitType } from './types.js';

/** What is wrong with a scenario of the right shape, given what it refers to. */
export function scenarioProblems(scenario: ScenarioEntry, at: Path, references: References): Problem[] {
  const boardFound = boardProblems(scenario, at, references);
  const board = boardFound.length === 0 ? boardOf(scenario, references) : null;
  return [
    ...boardFound,
    ...SEATS.flatMap((seat) => seatProblems(scenario.seats[seat], [...at, 'seats', seat], board, references)),
    ...togetherProblems(scenario.seats, [...at, 'seats']),
    ...repeated(scenario.objectives.map(({ hex }) => hex)).map(({ i, value }) =>
      problem([...at, 'objectives', i, 'hex'], value, 'each objective hex once', 'QL-SCN-03'),
    ),
    ...victoryProblems(scenario, at),
  ];
}

// --- AssembledBoard --------------------------------------------------------------------------------------------------------

function boardProblems({ board }: ScenarioEntry, at: Path, references: References): Problem[] {
  if (!board) return [];
  const path = [...at, 'board'];
  const problems = (['left', 'right'] as const).flatMap((side) =>
    referenceProblems(references, 'sections', board[side].section, [...path, side, 'section']),
  );
  if (board.left.section === board.right.section) {
    const expected = 'another section than the left one';
    problems.push(problem([...path, 'right', 'section'], board.right.section, expected, 'QL-SET-10'));
  }
  return problems;
}

function boardOf({ board }: ScenarioEntry, { sections }: References): AssembledBoard | null {
  if (!board || !sections.has(board.left.section) || !sections.has(board.right.section)) return null;
  return assemble(board, sections);
}

// --- Seats --------------------------------------------------------------------------------------------------------

function seatProblems(seat: ScenarioSeat, at: Path, board: AssembledBoard | null, references: References): Problem[] {
  const { force, roster, setup } = seat;
  if (!roster) return withoutRosterProblems(seat, at);
  const problems: Problem[] = [];
  if (force === undefined) problems.push(problem([...at, 'force'], force, 'the id of a force, as there is a roster'));
  else problems.push(...referenceProblems(references, 'forces', force, [...at, 'force']));
  for (const [i, id] of roster.entries())
    problems.push(...referenceProblems(references, 'units', id, [...at, 'roster', i]));

  const vp = sumVp(references, roster);
  if (seat.rosterVp !== undefined && vp !== null && seat.rosterVp !== vp)
    problems.push(problem([...at, 'rosterVp'], seat.rosterVp, `${vp}, the sum of the roster, or nothing`, 'QL-SET-04'));

  problems.push(...placeProblems(seat.restricted, 'restricted', roster.length, at));
  problems.push(...placeProblems(seat.markers, 'markers', roster.length, at));
  problems.push(...emptyProblems(seat, at));
  if (!setup) return [...problems, ...withoutSetupProblems(seat, at)];

  if (setup.type === 'hexes') problems.push(...listedHexProblems(setup, [...at, 'setup']));
  const room = setupHexes(setup, false, DEFAULT_CONFIG.setupDepth).length;
  if (roster.length > room)
    problems.push(problem([...at, 'roster'], roster, `at most ${room} units, one for each setup hex`, 'QL-SET-06'));
  const units = roster.map((id) => references.units.get(id));
  problems.push(...restrictionProblems(seat.restricted ?? [], setup, units, board, [...at, 'restricted']));
  if (seat.suggested)
    problems.push(...suggestedProblems(seat.suggested, seat, setup, units, board, [...at, 'suggested']));
  return problems;
}

/** What speaks of units by their place in the roster needs a roster (QL-SCN-06). */
function withoutRosterProblems(seat: ScenarioSeat, at: Path): Problem[] {
  return (['force', 'rosterVp', 'restricted', 'markers', 'suggested'] as const).flatMap((field) =>
    seat[field] === undefined ? [] : [problem([...at, field], seat[field], 'a roster beside it', 'QL-SCN-06')],
  );
}

/** What speaks of setup hexes needs them given (QL-SCN-05). */
function withoutSetupProblems(seat: ScenarioSeat, at: Path): Problem[] {
  const problems: Problem[] = [];
  if (seat.suggested) problems.push(problem([...at, 'suggested'], seat.suggested, 'a setup beside it', 'QL-SCN-05'));
  for (const [i, { hexes }] of (seat.restricted ?? []).entries())
    if (hexes) problems.push(problem([...at, 'restricted', i, 'hexes'], hexes, 'a setup for the seat', 'QL-SCN-05'));
  return problems;
}

/** Entries that name a unit by its place in the roster: the place exists and is named once. */
function placeProblems(
  entries: readonly { readonly unitIndex: number }[] | undefined,
  field: string,
  count: number,
  at: Path,
): Problem[] {
  const places = (entries ?? []).map(({ unitIndex }) => unitIndex);
  const path = (i: number) => [...at, field, i, 'unitIndex'];
  return [
    ...places.flatMap((place, i) =>
      place < count ? [] : [problem(path(i), place, `a place in the roster, from 0 to ${count - 1}`, 'QL-SCN-06')],
    ),
    ...repeated(places).map(({ i, value }) => problem(path(i), value, 'each place in the roster once', 'QL-SCN-06')),
  ];
}

function emptyProblems(seat: ScenarioSeat, at: Path): Problem[] {
  const problems: Problem[] = [];
  for (const [i, entry] of (seat.restricted ?? []).entries())
    if (!entry.hexes && entry.tag === undefined)
      problems.push(problem([...at, 'restricted', i], entry, 'hexes or a tag', 'QL-SCN-06'));
  for (const [i, entry] of (seat.markers ?? []).entries())
    if (entry.suppression === undefined && entry.order === undefined)
      problems.push(problem([...at, 'markers', i], entry, 'suppression or an order', 'QL-SCN-01'));
  return problems;
}

function listedHexProblems(setup: Extract<Setup, { type: 'hexes' }>, at: Path): Problem[] {
  return (['hexes', 'vanguard'] as const).flatMap((field) =>
    repeated(setup[field] ?? []).map(({ i, value }) =>
      problem([...at, field, i], value, 'each setup hex once', 'QL-SCN-05'),
    ),
  );
}

/** Where this unit of the roster may start. An unknown unit is taken for one without Vanguard. */
function startHexes(setup: Setup, unit: UnitType | undefined, restriction?: Restriction): readonly HexIndex[] {
  if (restriction?.hexes) return restriction.hexes.map(hexIndex);
  return setupHexes(setup, unit !== undefined && hasTrait(unit, 'vanguard'), DEFAULT_CONFIG.setupDepth);
}

function cannotStand(board: AssembledBoard | null, unit: UnitType | undefined, hex: HexIndex): boolean {
  return board !== null && unit !== undefined && impassableTo(unit, board.terrain[hex]!);
}

function restrictionProblems(
  restricted: readonly Restriction[],
  setup: Setup,
  units: readonly (UnitType | undefined)[],
  board: AssembledBoard | null,
  at: Path,
): Problem[] {
  return restricted.flatMap(({ unitIndex, hexes }, i) => {
    if (!hexes) return [];
    const unit = units[unitIndex];
    const allowed = startHexes(setup, unit);
    const problems: Problem[] = hexes.flatMap((hex, j) =>
      allowed.includes(hexIndex(hex))
        ? []
        : [problem([...at, i, 'hexes', j], hex, "one of the seat's setup hexes", 'QL-SCN-06')],
    );
    if (hexes.every((hex) => cannotStand(board, unit, hexIndex(hex))))
      problems.push(problem([...at, i, 'hexes'], hexes, `a hex that ${unit!.id} can stand in`, 'QL-SET-16'));
    return problems;
  });
}

/** QL-SET-14 to QL-SET-18, as for a deployment that a player makes. */
function suggestedProblems(
  suggested: readonly HexName[],
  { restricted = [] }: ScenarioSeat,
  setup: Setup,
  units: readonly (UnitType | undefined)[],
  board: AssembledBoard | null,
  at: Path,
): Problem[] {
  const problems: Problem[] = [];
  if (suggested.length !== units.length)
    problems.push(problem(at, suggested, `${units.length} hexes, one for each unit of the roster`, 'QL-SET-18'));
  for (const [i, hex] of suggested.slice(0, units.length).entries()) {
    const restriction = restricted.find(({ unitIndex }) => unitIndex === i);
    const allowed = startHexes(setup, units[i], restriction);
    if (!allowed.includes(hexIndex(hex)))
      problems.push(problem([...at, i], hex, `one of ${someHexes(allowed)}`, 'QL-SET-14'));
    if (cannotStand(board, units[i], hexIndex(hex))) {
      const ground = board!.terrain[hexIndex(hex)]!;
      problems.push(problem([...at, i], hex, `ground that ${units[i]!.id} can stand on, not ${ground}`, 'QL-SET-16'));
    }
  }
  return problems;
}

const MOST_HEXES_NAMED = 8;

function someHexes(hexes: readonly HexIndex[]): string {
  const names = hexes.slice(0, MOST_HEXES_NAMED).map(hexName).join(', ');
  return hexes.length > MOST_HEXES_NAMED ? `the ${hexes.length} setup hexes (${names}, ...)` : names;
}

// --- Both seats together ------------------------------------------------------------------------------------------

function togetherProblems(seats: BySeat<ScenarioSeat>, at: Path): Problem[] {
  const problems: Problem[] = [];
  for (const [seat, other] of [SEATS, [...SEATS].reverse()] as [Seat, Seat][])
    if (!seats[seat].setup && seats[other].setup)
      problems.push(problem([...at, seat, 'setup'], undefined, `a setup, as seat ${other} has one`, 'QL-SCN-05'));

  const suggested = SEATS.flatMap((seat) =>
    (seats[seat].suggested ?? []).map((hex, i) => ({ hex, path: [...at, seat, 'suggested', i] })),
  );
  for (const { i, value } of repeated(suggested.map(({ hex }) => hex)))
    problems.push(problem(suggested[i]!.path, value, 'a hex with no other unit in it', 'QL-SET-15'));

  const tags = tagsOf(seats);
  for (const { i, value } of repeated(tags.map(({ tag }) => tag))) {
    const { seat, place } = tags[i]!;
    problems.push(problem([...at, seat, 'restricted', place, 'tag'], value, 'a tag no other unit has', 'QL-SCN-06'));
  }
  return problems;
}

function tagsOf(seats: BySeat<ScenarioSeat>) {
  return SEATS.flatMap((seat) =>
    (seats[seat].restricted ?? []).flatMap(({ tag }, place) => (tag === undefined ? [] : [{ seat, place, tag }])),
  );
}

// --- Victory ------------------------------------------------------------------------------------------------------

function victoryProblems({ seats, victory, vpTarget }: ScenarioEntry, at: Path): Problem[] {
  const tags = new Set(tagsOf(seats).map(({ tag }) => tag));
  const problems: Problem[] = victory.flatMap((condition, i) =>
    condition.kind !== 'destroy' || tags.has(condition.tag)
      ? []
      : [problem([...at, 'victory', i, 'tag'], condition.tag, 'the tag of a restricted unit', 'QL-SCN-06')],
  );
  // The target alone says who can win on VP, so it must agree with the conditions (QL-SCN-08).
  for (const seat of SEATS) {
    const canWin = victory.some((won) => won.kind === 'vp' && (won.seat ?? seat) === seat);
    const target = vpTarget?.[seat];
    const path = [...at, 'vpTarget', seat];
    if (canWin && target === null)
      problems.push(problem(path, target, `a whole number, as seat ${seat} has a "vp" condition`, 'QL-SCN-08'));
    if (!canWin && target !== null)
      problems.push(problem(path, target, `null, as seat ${seat} has no "vp" condition`, 'QL-SCN-08'));
  }
  return problems;
}

/** The later of any two equal values, with its place. */
function repeated<T>(values: readonly T[]): { i: number; value: T }[] {
  return values.flatMap((value, i) => (values.indexOf(value) < i ? [{ i, value }] : []));
}
