import { Game, mustParse, type Query, type Refusal } from '@sandtable/kernel';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Config } from '../src/config.js';
import { UNITS } from '../src/content/forces.js';
import { BUILT_IN } from '../src/content/library.js';
import { SECTIONS } from '../src/content/sections.js';
import type { TraitId } from '../src/content/traits.js';
import type { BoardPlan, TraitRef } from '../src/content/types.js';
import type { Decision, DecisionOf } from '../src/decisions.js';
import type { BattleEvent, BattleEventOf, BattleEventType } from '../src/events.js';
import type { Position } from '../src/open-position.js';
import { type AttackPreview, QUERIES, type TargetStatus } from '../src/queries.js';
import type { RuleId } from '../src/rulebook.js';
import { assemble, HEXES, hexIndex, impassableTo } from '../src/rules/board.js';
import { quantumLegions } from '../src/ruleset.js';
import type { Battle, Unit } from '../src/state.js';
import type { Armor, OrderType, Seat, Terrain, UnitClass } from '../src/terms.js';
import { ORDER_TYPES, ROTATIONS, SEATS, SIDES } from '../src/terms.js';
import type { View } from '../src/view.js';

// Draw a small position, carry out one activation with scripted dice, read what happened; or ask why something is refused.

// --- Drawing a position -------------------------------------------------------------------------------------------

/** What matters of a unit in a test; everything else is ordinary: four elements, no traits, no armor, in good order. */
export interface Sheet {
  readonly type?: string;
  readonly cls?: UnitClass;
  readonly speed?: readonly [engage: number, advance: number];
  readonly armor?: Armor;
  readonly range?: number;
  readonly ap?: number;
  readonly dice?: readonly number[];
  /** `'jump'`, or with its number: `'deflector 5'`. */
  readonly traits?: readonly string[];
  readonly vp?: number;
  readonly elements?: number;
  readonly suppression?: number;
  readonly order?: OrderType;
  readonly activated?: boolean;
}

type Piece = Position['units'][number];

/** A unit of seat A; the first is a1, the next a2. */
export const A = (hex: string, sheet: Sheet = {}): Piece => piece('A', hex, sheet);
export const B = (hex: string, sheet: Sheet = {}): Piece => piece('B', hex, sheet);

function piece(seat: Seat, hex: string, sheet: Sheet): Piece {
  const { type, elements, suppression, order, activated, traits = [], speed, dice, ...rest } = sheet;
  const design = {
    ...rest,
    traits: traits.map(traitOf),
    ...(speed && { speed: [...speed] as [number, number] }),
    ...(dice && { dice: [...dice] }),
  };
  return {
    seat,
    hex,
    type: type ?? design,
    ...(elements !== undefined && { elements }),
    ...(suppression !== undefined && { suppression }),
    ...(order && { order }),
    ...(activated && { activated }),
  };
}

function traitOf(text: string): TraitRef {
  const [id, x] = text.split(' ');
  return { id: id as TraitId, ...(x && { x: Number(x) }) };
}

export interface Layout extends Omit<Position, 'units' | 'terrain'> {
  readonly terrain?: Readonly<Record<string, Terrain>>;
  readonly options?: Partial<Config>;
}

export interface Table {
  readonly position: Position;
  readonly options: Partial<Config>;
}

/** Units on a blank board, or on the terrain that is laid under them. A seat without any gets a bystander, or it would have lost. */
export function table(units: readonly Piece[], { options = {}, ...layout }: Layout = {}): Table {
  return { position: { ...layout, units: [...units, ...bystanders(units)] }, options };
}

/** Unarmed, in the corner farthest from where things happen. */
function bystanders(units: readonly Piece[]): Piece[] {
  const place = String(units[0]!.hex) < 'G' ? 'M14' : 'A1';
  const missing = SEATS.filter((seat) => !units.some((unit) => unit.seat === seat));
  return missing.map((seat) => piece(seat, place, { speed: [0, 0], range: 0 }));
}

export type QuantumGame = Game<Battle, View>;

export function open({ position, options }: Table, faces: readonly number[] = []): QuantumGame {
  return Game.open(quantumLegions, { setup: { position, options }, dice: { kind: 'scripted', faces } });
}

/** The same table with a unit in the middle of an activation. */
export function during({ position, options }: Table, activation: NonNullable<Position['activation']>): Table {
  const active = seatOf(activation.unit);
  return { position: { ...position, active, activation }, options };
}

const seatOf = (unit: string): Seat => (unit.startsWith('a') ? 'A' : 'B');

function ordered({ position, options }: Table, unit: string, order: OrderType): Table {
  const own = position.units.filter(({ seat }) => seat === seatOf(unit));
  const chosen = own[Number(unit.slice(1)) - 1]!;
  const units = position.units.map((one) => (one === chosen ? { ...one, order } : one));
  return { position: { ...position, units, active: seatOf(unit), step: 'activate' }, options };
}

// --- One activation -----------------------------------------------------------------------------------------------

export interface Act {
  readonly unit?: string;
  readonly under: OrderType;
  /** Hexes entered, `'G4 G5'`. */
  readonly path?: string;
  readonly carry?: DecisionOf<'MoveUnit'>['carry'];
  readonly target?: string;
  /** Every face that is rolled, in order. */
  readonly dice?: readonly number[];
  /** How many successful throws the target's owner uses, where it is asked. */
  readonly saves?: number;
}

export interface Deed {
  readonly game: QuantumGame;
  readonly events: readonly BattleEvent[];
  /** The one event of this type. */
  the<T extends BattleEventType>(type: T): BattleEventOf<T>;
  all<T extends BattleEventType>(type: T): BattleEventOf<T>[];
  unit(id: string): Unit;
}

/** Activates a unit and carries its order out. Every answer must be legal, every scripted face rolled, and none missing. */
export function act(t: Table, { unit = 'a1', under, path = '', carry, target, dice = [], saves }: Act): Deed {
  const seat = seatOf(unit);
  const game = open(ordered(t, unit, under), dice);
  answer(game, seat, { type: 'Activate', unit });
  if (asked(game, 'MoveUnit')) answer(game, seat, move(path, carry));
  else expect(path, 'a path is given but no move is asked for').toBe('');
  if (target !== undefined || asked(game, 'Attack')) answer(game, seat, { type: 'Attack', target: target ?? null });
  if (saves !== undefined) answer(game, seat === 'A' ? 'B' : 'A', { type: 'UseSaves', count: saves });
  return deed(game, dice);
}

export function asked(game: QuantumGame, kind: string): boolean {
  return game.question?.kind === kind;
}

/** Gives an answer that must be legal. */
export function answer(game: QuantumGame, seat: Seat, decision: Decision): void {
  expect(game.answer(seat, decision), JSON.stringify(decision)).toBeNull();
}

/** What happened in a game so far; the faces rolled must be exactly those scripted. */
export function deed(game: QuantumGame, dice: readonly number[]): Deed {
  const events = game.events('referee') as unknown as BattleEvent[];
  expect(game.roll, 'dice are missing from the script').toBeNull();
  const rolled = events.flatMap((event) => ('dice' in event && Array.isArray(event.dice) ? event.dice : []));
  expect(rolled, 'faces rolled').toEqual(dice);
  const all = <T extends BattleEventType>(type: T) =>
    events.filter((event) => event.type === type) as unknown as BattleEventOf<T>[];
  return {
    game,
    events,
    all,
    the: (type) => {
      const found = all(type);
      expect(found, `events of type ${type}`).toHaveLength(1);
      return found[0]!;
    },
    unit: (id) => game.state.units.find((one) => one.id === id)!,
  };
}

export const hexOf = (unit: Unit): string => HEXES[unit.hex!]!;

export function move(path: string, carry?: DecisionOf<'MoveUnit'>['carry']): DecisionOf<'MoveUnit'> {
  return { type: 'MoveUnit', path: path === '' ? [] : path.split(' '), ...(carry && { carry }) };
}

// --- Why not? -----------------------------------------------------------------------------------------------------

export interface Supposed {
  readonly unit?: string;
  readonly under: OrderType;
  readonly moved?: boolean;
}

/**
 * What the query `why` says of a move or an attack, as if the unit were carrying that order out now. Where the referee
 * would really ask, its own judgement must be the same.
 */
export function why(t: Table, decision: Decision, { unit = 'a1', under, moved = false }: Supposed): Refusal | null {
  const { refusal } = ask('why', open(t).view(seatOf(unit)), { decision, unit, order: under, moved }) as {
    refusal: Refusal | null;
  };
  const stage = decision.type === 'MoveUnit' ? 'move' : 'attack';
  const game = open(during(t, { unit, order: under, stage, moved }));
  if (asked(game, decision.type)) expect(game.check(seatOf(unit), decision)).toEqual(refusal);
  else if (decision.type === 'Attack' && decision.target !== null) expect(refusal).not.toBeNull();
  return refusal;
}

export function whyNotMove(t: Table, under: OrderType, path: string, carry?: DecisionOf<'MoveUnit'>['carry']) {
  return why(t, move(path, carry), { under });
}

export function whyNotAttack(t: Table, under: OrderType, target = 'b1', supposed: Partial<Supposed> = {}) {
  return why(t, { type: 'Attack', target }, { under, ...supposed });
}

/** The refusal cites this rule, and its sentence names these words. */
export function refuses(refusal: Refusal | null, rule: RuleId, ...mentions: readonly string[]): void {
  expect(refusal?.rule, refusal?.message ?? 'it is allowed').toBe(rule);
  for (const word of mentions) expect(refusal!.message).toMatch(new RegExp(`\\b${word}\\b`));
}

export function allows(refusal: Refusal | null): void {
  expect(refusal).toBeNull();
}

// --- Queries ------------------------------------------------------------------------------------------------------

export function ask(name: keyof typeof QUERIES, view: View, args: object): unknown {
  const query = QUERIES[name] as Query<View>;
  return query.run(view, mustParse(`arguments of ${name}`, query.args, args));
}

export interface SightLine {
  readonly distance: number;
  readonly clear: boolean;
  readonly obstruction: { readonly rule: RuleId; readonly blockers: readonly string[] } | null;
  readonly crossed: readonly string[];
  readonly sides: readonly (readonly string[])[];
  readonly touched: readonly string[];
}

export function sight(t: Table, from: string, to: string): SightLine {
  return ask('sight', open(t).view('A'), { from, to }) as SightLine;
}

/** The numbers and odds of an attack that must be legal. */
export function preview(t: Table, under: OrderType, target = 'b1', more: object = {}): AttackPreview {
  const found = ask('odds', open(t).view('A'), { unit: 'a1', target, order: under, ...more });
  expect(found).toHaveProperty('shot');
  return found as AttackPreview;
}

export function targetsOf(t: Table, under: OrderType, unit = 'a1'): TargetStatus[] {
  return ask('targets', open(t).view(seatOf(unit)), { unit, order: under }) as TargetStatus[];
}

// --- Any position -------------------------------------------------------------------------------------------------

/** Every board two players can lay: first section unturned, second on either side, turned or not (QL-SET-09, QL-SET-10). */
export const ALL_BOARDS: readonly BoardPlan[] = SECTIONS.flatMap(({ id: first }) =>
  SECTIONS.filter(({ id }) => id !== first).flatMap(({ id: second }) =>
    SIDES.flatMap((side) =>
      ROTATIONS.map((rot): BoardPlan => {
        const [placed, joined] = [
          { section: first, rot: 0 as const },
          { section: second, rot },
        ];
        return side === 'right'
          ? { left: placed, right: joined, firstPlaced: 'left' }
          : { left: joined, right: placed, firstPlaced: 'right' };
      }),
    ),
  ),
);

/** Units of the lists, as many as `most`, anywhere they can stand on one of the boards; there is always an a1 and a b1. */
export function aTable(most = 16, options: fc.Arbitrary<Partial<Config>> = fc.constant({})): fc.Arbitrary<Table> {
  const unit = fc.record({
    seat: fc.constantFrom(...SEATS),
    hex: fc.constantFrom(...HEXES),
    type: fc.constantFrom(...UNITS),
    lost: fc.nat(3),
    suppression: fc.constantFrom(0, 0, 0, 1, 2),
    order: fc.constantFrom(...ORDER_TYPES, undefined),
  });
  return fc
    .record({
      board: fc.constantFrom(...ALL_BOARDS),
      units: fc.uniqueArray(unit, { minLength: 2, maxLength: most, selector: ({ hex }) => hex }),
      options,
    })
    .map(({ board, units, options }) => {
      const { terrain } = assemble(board, BUILT_IN.sections);
      const standing = units.filter(({ hex, type }) => !impassableTo(type, terrain[hexIndex(hex)]!));
      const pieces = standing.map(({ seat, hex, type, lost, suppression, order }, i) => ({
        seat: i < 2 ? SEATS[i]! : seat,
        hex,
        type: type.id,
        elements: Math.max(1, type.size - lost),
        suppression,
        ...(order && { order }),
      }));
      return { position: { board, units: pieces } as Position, options };
    })
    .filter(({ position }) => position.units.length >= 2);
}
