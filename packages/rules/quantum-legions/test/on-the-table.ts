import { Game, type Refusal } from '@sandtable/kernel';
import fc from 'fast-check';
import type { Obstruction } from '../src/ground.js';
import { type Battle, type Point, quantumLegions, type Terrain, tableOfScale } from '../src/index.js';
import type { Setup } from '../src/open.js';
import type { View } from '../src/view.js';

// Positions of the open tabletop for tests. Two inches stand for a hex unless said otherwise.

export const SCALES = [1, 1.5, 2, 3, 4] as const;

type Position = NonNullable<Setup['position']>;
type Unit = Position['units'][number];
export type TableGame = Game<Battle, View>;

export const at = (x: number, y: number): Point => ({ x, y });

export function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

export function area(terrain: Terrain, corners: Point[]): NonNullable<Position['areas']>[number] {
  return { terrain, corners };
}

/** A tank of seat A with speed 2 and 4 and range 5, unless told otherwise. */
export function unit(x: number, y: number, more: Partial<Unit> = {}): Unit {
  return { seat: 'A', type: {}, hex: at(x, y), ...more };
}

export function enemy(x: number, y: number, more: Partial<Unit> = {}): Unit {
  return unit(x, y, { seat: 'B', ...more });
}

/** A game with these units; a seat without any gets a bystander, or it would have lost. */
export function onTable(
  units: Unit[],
  areas: Position['areas'] = [],
  options: Setup['options'] | Record<string, unknown> = {},
  more: Partial<Position> = {},
): TableGame {
  const { tabletopScale = 2 } = options as { tabletopScale?: number };
  return justThese([...units, ...bystanders(units, tabletopScale)], areas, options, more);
}

/** These units and no other, for what needs no game to go on. */
export function justThese(
  units: Unit[],
  areas: Position['areas'] = [],
  options: Setup['options'] | Record<string, unknown> = {},
  more: Partial<Position> = {},
): TableGame {
  const position = { units, areas, step: 'activate' as const, ...more };
  const setup = { position, options: { miniatures: 'tabletop', ...options } };
  return Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 1 } }) as TableGame;
}

/** Unarmed, in the corner farthest from where things happen. */
function bystanders(units: readonly Unit[], scale: number): Unit[] {
  const { width, depth, radius } = tableOfScale(scale);
  const { y } = units[0]!.hex as Point;
  const place = y < depth / 2 ? at(width - radius, depth - radius) : at(width - radius, radius);
  const missing = (['A', 'B'] as const).filter((seat) => !units.some((one) => one.seat === seat));
  return missing.map((seat) => ({ seat, type: { speed: [0, 0], range: 0 }, hex: place }));
}

/** What a player hears about a move of a1, as if under that order. */
export function refuseMove(
  game: TableGame,
  path: Point[],
  order: 'engage' | 'advance' | 'strike' = 'engage',
  carry?: { passenger: string; drop: Point },
): Refusal | null {
  const decision = { type: 'MoveUnit', path, ...(carry ? { carry } : {}) };
  const answer = ask(game, 'why', { decision, unit: 'a1', order }) as { refusal: Refusal | null };
  return answer.refusal;
}

export function ask(game: TableGame, query: string, args: unknown): unknown {
  const asked = quantumLegions.queries[query]!;
  return asked.run(game.view('A'), args as never);
}

export interface Seen {
  readonly distance: number;
  readonly clear: boolean;
  readonly obstruction: Obstruction | null;
  readonly stretches: readonly { from: Point; to: Point; area: string | null }[];
}

export function sight(game: TableGame, from: Point, to: Point): Seen {
  return ask(game, 'sight', { from, to }) as Seen;
}

/** Any two sections side by side, the right one turned or not. */
export const aBoard = fc
  .shuffledSubarray(['S1', 'S2', 'S3', 'S4', 'S5'], { minLength: 2, maxLength: 2 })
  .chain(([left, right]) =>
    fc.constantFrom(0 as const, 180 as const).map((rot) => ({
      left: { section: left!, rot: 0 as const },
      right: { section: right!, rot },
      firstPlaced: 'left' as const,
    })),
  );

/** Chance for tests that play at random: a small generator of its own, never the game's dice. */
export function chance(seed: number): (n: number) => number {
  let word = (Math.imul(seed, 2654435761) + 12345) >>> 0;
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * n);
  };
}
