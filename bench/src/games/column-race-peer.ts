import type { BoardgameGame } from '../boardgame.js';

// The race of `column-race.ts` again, line by line. It is not shared: boardgame.io hands its moves proxies of the state, and
// code that was compiled for both would be slower for both.

export interface Climb {
  climbed: number[];
  closed: number;
  owned: number[];
}

const LENGTHS = [8, 11, 14, 11, 8];
const COLUMNS = LENGTHS.length;
const TO_WIN = 3;

const OPEN = Array.from({ length: 1 << COLUMNS }, (_, closed) =>
  LENGTHS.map((_, column) => column)
    .filter((column) => !(closed & (1 << column)))
    .map((column) => ({ move: 'climb', args: [column] })),
);

function climb(race: Climb, seat: number, column: number, by: number): void {
  const at = seat * COLUMNS + column;
  race.climbed[at] = Math.min(race.climbed[at]! + by, LENGTHS[column]!);
  if (race.climbed[at] < LENGTHS[column]!) return;
  race.closed |= 1 << column;
  race.owned[seat]!++;
}

function winner({ owned }: Climb): number {
  return owned[0]! >= TO_WIN ? 0 : owned[1]! >= TO_WIN ? 1 : -1;
}

export const peerColumnRace: BoardgameGame<Climb> = {
  name: 'column-race',
  setup: () => ({ climbed: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], closed: 0, owned: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    climb: ({ G, ctx, random }, column: number) => climb(G, Number(ctx.currentPlayer), column, random.D6()),
  },
  endIf: ({ G }) => (winner(G) >= 0 ? { winner: String(winner(G)) } : undefined),
  ai: { enumerate: (G) => OPEN[G.closed]! },
};
