import { Game } from '@sandtable/kernel';
import { afterEach, expect } from 'vitest';
import type { Config } from '../src/config.js';
import type { Carry, Decision, Place } from '../src/decisions.js';
import type { BattleEventOf, BattleEventType } from '../src/events.js';
import type { Setup } from '../src/open.js';
import type { Position } from '../src/open-position.js';
import type { BattleOutcome } from '../src/play.js';
import type { RuleId } from '../src/rulebook.js';
import { quantumLegions } from '../src/ruleset.js';
import { type Battle, type Unit, unitIndex } from '../src/state.js';
import type { OrderType, Seat } from '../src/terms.js';
import type { View } from '../src/view.js';

// A table for tests: a position or a setup, dice that are written down, decisions that must be accepted or refused.

export type BattleGame = Game<Battle, View, BattleOutcome>;

const tables: { readonly game: BattleGame; readonly dice: readonly number[] }[] = [];

/** Opens a game whose dice show these faces, in this order. Each of them must have fallen when the test is over. */
export function open(setup: Setup, dice: readonly number[] = []): BattleGame {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces: dice } });
  tables.push({ game, dice });
  return game;
}

/** Opens an explicit position; seat A is in the middle of its third turn unless it says otherwise. */
export function at(position: Position, dice: readonly number[] = [], options: Partial<Config> = {}): BattleGame {
  return open({ position, options: options as Config }, dice);
}

afterEach(() => {
  for (const { game, dice } of tables.splice(0)) {
    expect(facesRolled(game), 'the dice rolled are those written down').toEqual(dice);
    // a test may stop where the next turn would begin
    if (game.roll !== null) expect(game.roll.rule, 'no dice are missing').toBe('QL-CMD-01');
  }
});

function facesRolled(game: BattleGame): number[] {
  return game.events('referee').flatMap(({ dice }) => (Array.isArray(dice) ? (dice as number[]) : []));
}

/** The seat makes these decisions one after the other, and each is accepted. */
export function does(game: BattleGame, seat: Seat, ...decisions: Decision[]): void {
  for (const decision of decisions) expect(game.answer(seat, decision), JSON.stringify(decision)).toBeNull();
}

/** The decision is refused by that rule (null: it is malformed), in words, and nothing has changed. */
export function refuses(game: BattleGame, seat: Seat, decision: unknown, rule: RuleId | null): void {
  const before = game.hash();
  const refusal = game.answer(seat, decision);
  expect(refusal?.rule, `${JSON.stringify(decision)}: ${refusal?.message ?? 'accepted'}`).toBe(rule);
  expect(refusal!.message).toMatch(/\w/);
  expect(game.hash()).toBe(before);
}

/** The seat ends every step until it has nothing more to decide. */
export function endsTurn(game: BattleGame, seat: Seat): void {
  const { turn } = game.state;
  while (game.state.turn === turn && game.questionFor(seat)) does(game, seat, DONE);
}

/** Both seats deploy as they are first offered to: as the scenario suggests, if it does. */
export function deployAsSuggested(game: BattleGame): BattleGame {
  while (game.question?.kind === 'Deploy') {
    const seat = game.question.seat as Seat;
    does(game, seat, game.options(seat)[0] as Decision);
  }
  return game;
}

/** The state with one unit off the board, as if it had been destroyed or had found no room. */
export function without(b: Battle, id: string): Battle {
  return { ...b, units: b.units.map((u) => (u.id === id ? { ...u, hex: null } : u)) };
}

/** What happened of one kind, as a seat, a spectator (null) or the referee reads it. */
export function events<T extends BattleEventType>(
  game: BattleGame,
  type: T,
  seat: Seat | null | 'referee' = 'referee',
): BattleEventOf<T>[] {
  return game.events(seat).filter((event) => event.type === type) as unknown as BattleEventOf<T>[];
}

export function unit(game: BattleGame, id: string): Unit {
  return game.state.units[unitIndex(game.state, id)]!;
}

/** What a seat, or a spectator, sees of a unit. */
export function seen(game: BattleGame, id: string, by: Seat | null): View['units'][number] {
  return game.view(by).units.find((u) => u.id === id)!;
}

export const DONE: Decision = { type: 'Done' };
export const STAY: Decision = { type: 'MoveUnit', path: [] };
export const RESIGN: Decision = { type: 'Concede' };
export const OFFER_DRAW: Decision = { type: 'OfferDraw' };
export const activate = (id: string): Decision => ({ type: 'Activate', unit: id });
export const initiative = (id: string, order: OrderType): Decision => ({
  type: 'ActivateOnInitiative',
  unit: id,
  order,
});
export const rally = (id: string): Decision => ({ type: 'RemoveSuppression', unit: id });
export const reanimate = (id: string): Decision => ({ type: 'Reanimate', unit: id });
export const issue = (id: string, order: OrderType): Decision => ({ type: 'IssueOrder', unit: id, order });
export const move = (...path: Place[]): Decision => ({ type: 'MoveUnit', path });
export const carry = (path: Place[], passenger: Carry): Decision => ({ type: 'MoveUnit', path, carry: passenger });
export const attack = (target: string | null): Decision => ({ type: 'Attack', target });
export const deploy = (...placements: `${string} ${string}`[]): Decision => ({
  type: 'Deploy',
  placements: placements.map((text) => {
    const [id, hex] = text.split(' ') as [string, string];
    return { unit: id, hex };
  }),
});
