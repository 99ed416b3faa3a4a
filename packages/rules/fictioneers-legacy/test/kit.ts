import { Game, mustParse, type Query } from '@sandtable/kernel';
import { afterEach, expect } from 'vitest';
import type { Config } from '../src/config.js';
import type { Decision, Fire, FirstAct, LastAct, Move } from '../src/decisions.js';
import type { BattleEventOf, BattleEventType } from '../src/events.js';
import { mils, type Spot } from '../src/inches.js';
import type { Setup } from '../src/open.js';
import type { Position } from '../src/open-position.js';
import type { BattleOutcome } from '../src/play.js';
import { QUERIES } from '../src/queries.js';
import type { RuleId } from '../src/rulebook.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { type Battle, indexOf, type Model } from '../src/state.js';
import type { Seat } from '../src/terms.js';
import type { View } from '../src/view.js';

// A table for tests: a position in inches, dice that are written down, decisions that must be accepted or refused.

export type BattleGame = Game<Battle, View, BattleOutcome>;
type Pair = [number, number];
type Piece = Position['models'][number];
type Unit = Piece['unit'];
type More = Partial<Omit<Piece, 'side' | 'unit' | 'at'>>;

/** A model of side A; the first is a1, the next a2. Without a place it is aboard, packed or in reserve. */
export const A = (unit: Unit, at?: Pair, more: More = {}): Piece => ({
  side: 'A',
  unit,
  ...(at ? { at } : {}),
  ...more,
});
export const B = (unit: Unit, at?: Pair, more: More = {}): Piece => ({
  side: 'B',
  unit,
  ...(at ? { at } : {}),
  ...more,
});

export type Layout = Omit<Position, 'models'> & { options?: Partial<Config>; content?: Setup['content'] };
export interface Table {
  readonly position: Position;
  readonly options: Partial<Config>;
  readonly content?: Setup['content'];
}

/** Models on an open table of 48 by 48, or on the terrain that is laid under them. */
export function table(models: readonly Piece[], { options = {}, content, ...layout }: Layout = {}): Table {
  return { position: { ...layout, models: [...models] }, options, ...(content ? { content } : {}) };
}

/** A squad by its units and how many of each. */
export const squad = (name: string, ...members: [unit: string, count: number][]) => ({
  name,
  members: members.map(([unit, count]) => ({ unit, count })),
});

/** A scenario of one's own, yet to be set up: squads of side A in the south, four warriors in the north. */
export const field = (squads: readonly ReturnType<typeof squad>[], more: object = {}): Setup => ({
  scenario: 'own',
  content: {
    sandtable: 'fictioneers-legacy',
    scenarios: [
      {
        id: 'own',
        name: 'Own',
        table: [36, 36],
        rounds: 6,
        zones: { A: [box(0, 0, 36, 5)], B: [box(0, 31, 36, 36)] },
        forces: { A: { name: 'Us', squads }, B: { name: 'Them', squads: [squad('Band', ['s-warrior', 4])] } },
        ...more,
      },
    ],
  },
});

const opened: { readonly game: BattleGame; readonly dice: readonly number[] }[] = [];

/** Opens a game whose dice show these faces, in this order. Each of them must have fallen when the test is over. */
export function open(t: Table | Setup, dice: readonly number[] = []): BattleGame {
  const game = Game.open(fictioneersLegacy, { setup: { ...t }, dice: { kind: 'scripted', faces: dice } });
  opened.push({ game, dice });
  return game;
}

afterEach(() => {
  for (const { game, dice } of opened.splice(0)) {
    const rolled = game
      .events('referee')
      .flatMap(({ dice: faces }) => (Array.isArray(faces) ? (faces as number[]) : []));
    expect(rolled, 'the dice rolled are those written down').toEqual(dice);
    expect(game.roll, 'no dice are missing').toBeNull();
  }
});

/** The seat makes these decisions one after the other, and each is accepted. */
export function does(game: BattleGame, seat: Seat, ...decisions: Decision[]): BattleGame {
  for (const decision of decisions) {
    const refusal = game.answer(seat, decision);
    expect(refusal, `${JSON.stringify(decision)}: ${refusal?.rule} ${refusal?.message}`).toBeNull();
  }
  return game;
}

/** The decision is refused by that rule (null: it is malformed), in words, and nothing has changed. */
export function refuses(game: BattleGame, seat: Seat, decision: unknown, rule: RuleId | null): void {
  const before = game.hash();
  const refusal = game.answer(seat, decision);
  expect(refusal?.rule, `${JSON.stringify(decision)}: ${refusal?.message ?? 'accepted'}`).toBe(rule);
  expect(refusal!.message).toMatch(/\w/);
  expect(game.hash()).toBe(before);
}

export function events<T extends BattleEventType>(
  game: BattleGame,
  type: T,
  reader: Seat | null | 'referee' = 'referee',
): BattleEventOf<T>[] {
  return game.events(reader).filter((event) => event.type === type) as unknown as BattleEventOf<T>[];
}

export function model(game: BattleGame, id: string): Model {
  return game.state.models[indexOf(game.state, id)]!;
}

/** Where a model is, in inches. */
export function placeOf(game: BattleGame, id: string): Pair {
  const { x, y } = model(game, id);
  return [x / 1000, y / 1000];
}

export function isGone(game: BattleGame, id: string): boolean {
  return model(game, id).where === 'removed';
}

/** The seat does nothing more until its turn is over, or somebody else is asked. */
export function rest(game: BattleGame, seat: Seat): BattleGame {
  const { turn } = game.state;
  while (game.state.turn === turn && game.questionFor(seat)) {
    const { kind } = game.questionFor(seat)!;
    if (kind === 'Activation') does(game, seat, END);
    else if (kind.endsWith('Phase')) does(game, seat, END_PHASE);
    else break;
  }
  return game;
}

// --- Decisions ----------------------------------------------------------------------------------------------------

export const spot = ([x, y]: Pair): Spot => ({ x: mils(x), y: mils(y) });
export const END_PHASE: Decision = { type: 'EndPhase' };
export const END: Decision = { type: 'EndActivation' };
export const SENSOR: Decision = { type: 'UseSensor' };
export const HOLD: Decision = { type: 'OverwatchReaction', shots: [] };
export const activate = (id: string): Decision => ({ type: 'Activate', model: id });

interface Acts {
  readonly first?: FirstAct;
  readonly last?: LastAct;
}
export const walk = (path: Pair[], acts: Acts = {}): Move => ({
  type: 'Move',
  mode: 'walk',
  path: path.map(spot),
  ...acts,
});
export const fly = (path: Pair[], acts: Acts = {}): Move => ({
  type: 'Move',
  mode: 'fly',
  path: path.map(spot),
  ...acts,
});

export function fire(
  weapon: string,
  target: string | Pair,
  more: Partial<Omit<Fire, 'type' | 'weapon' | 'target'>> = {},
): Fire {
  return {
    type: 'Fire',
    weapon,
    mode: 'single',
    delivery: 'direct',
    target: typeof target === 'string' ? { model: target } : { point: spot(target) },
    staysStationary: true,
    ...more,
  };
}
export const area = { mode: 'area' } as const;
export const smoke = { mode: 'smoke' } as const;
export const indirect = (spotter: string) => ({ delivery: 'indirect', spotter, mode: 'area' }) as const;
export const melee = (attacker: string, defender: string): Decision => ({ type: 'ChooseMelee', attacker, defender });
export const watch = (...models: string[]): Decision => ({ type: 'DeclareOverwatch', models });
export const react = (...shots: Extract<Decision, { type: 'OverwatchReaction' }>['shots'][number][]): Decision => ({
  type: 'OverwatchReaction',
  shots,
});

// --- Asking -------------------------------------------------------------------------------------------------------

export function ask<N extends keyof typeof QUERIES>(
  t: Table | BattleGame,
  name: N,
  args: object,
  seat: Seat = 'A',
): unknown {
  const query = QUERIES[name] as unknown as Query<View>;
  const game =
    t instanceof Game ? t : Game.open(fictioneersLegacy, { setup: { ...t }, dice: { kind: 'seeded', seed: 1 } });
  return query.run(game.view(seat) as View, mustParse(`arguments of ${name}`, query.args, args));
}

type Answer = { readonly total: number };

/** What a move costs and may cost, in inches; or the rule that forbids it. */
export function cost(
  t: Table,
  path: Pair[],
  how: { id?: string; mode?: 'walk' | 'fly' } & Acts = {},
): [number, number] | string {
  const { id = 'a1', mode = 'walk', ...acts } = how;
  const found = ask(t, 'path', { model: id, move: { type: 'Move', mode, path: path.map(spot), ...acts } }) as
    | { readonly cost: Answer; readonly allowance: Answer }
    | { readonly rule: string };
  if ('rule' in found) return found.rule;
  return [Math.round(found.cost.total) / 1000, found.allowance.total / 1000];
}

/** The number to hit; or the rule that forbids the shot. */
export function toHit(t: Table | BattleGame, shot: Fire, id = 'a1'): number | string {
  const found = ask(t, 'odds', { model: id, fire: shot }, id.startsWith('a') ? 'A' : 'B') as
    | { readonly number: Answer }
    | { readonly rule: string };
  return 'rule' in found ? found.rule : found.number.total;
}

/** Whether two see each other: null, or the rule by which they do not. */
export function blocked(t: Table, from: string, to: string | Pair): string | null {
  const there = typeof to === 'string' ? { model: to } : { point: spot(to) };
  const found = ask(t, 'sight', { from: { model: from }, to: there }) as { blocked: { rule: string } | null };
  return found.blocked?.rule ?? null;
}

export function coverOf(t: Table, from: string, to: string, laser = false): string {
  return (ask(t, 'sight', { from: { model: from }, to: { model: to }, laser }) as { cover: string }).cover;
}

/** How far a model may go, in inches: moving only, and moving and firing. */
export function reach(t: Table, id = 'a1', mode: 'walk' | 'fly' = 'walk'): [number, number] {
  const found = ask(t, 'allowance', { model: id }) as { mode: string; moving: Answer; firing: Answer }[];
  const one = found.find((way) => way.mode === mode)!;
  return [one.moving.total / 1000, one.firing.total / 1000];
}

/** A rectangle from corner to corner. */
export const box = (x1: number, y1: number, x2: number, y2: number): Pair[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** Somebody of side B, far from everything. */
export const FAR = B('t-legionary', [47, 47], { squad: 'Far' });
