import type { Pair, Scenario, Setup, Terrain } from '@sandtable/fictioneers-legacy';
import { corners, outlineOf } from '../../../kit/inches/pieces.js';

// Pieces of a table of one's own (FL-SET-12).

export type PickUp = NonNullable<Setup['pickUp']>;
export type Piece = PickUp['terrain'][number];
export type WallPiece = NonNullable<PickUp['walls']>[number];

export const LEAST_PIECES = 3;
export const MOST_PIECES = 6;

const SIZES: Readonly<Partial<Record<Terrain, Pair>>> = {
  road: [12, 2],
  river: [12, 2],
  trench: [6, 1.5],
  hill: [8, 6],
};

export function newPiece(type: Terrain, id: string, at: Pair): Piece {
  return {
    id,
    type,
    polygon: outlineOf(type, at, SIZES[type] ?? [6, 5]),
    ...(type === 'hill' && { level: 1 }),
    ...((type === 'building' || type === 'structure') && { height: 2 }),
  };
}

/** The pieces of a ready table that lie wholly on its southern half. */
export function piecesOf({ table: [, h], terrain }: Pick<Scenario, 'table' | 'terrain'>): Piece[] {
  const south = terrain.filter(({ polygon }) => polygon.every(([, y]) => y <= h / 2));
  return south
    .slice(0, MOST_PIECES)
    .map(({ polygon, openings: _, ...rest }) => ({ ...rest, polygon: polygon.map(([x, y]) => [x, y]) }));
}

export const FIRST_TABLE: PickUp = {
  table: [48, 36],
  terrain: [
    newPiece('woods', 'woods', [10, 11]),
    newPiece('rock', 'rock', [24, 13]),
    newPiece('hill', 'hill', [38, 10]),
  ],
  walls: [{ id: 'wall', height: 'low', material: 'hard', line: corners([16, 15], [21, 15]) }],
};
