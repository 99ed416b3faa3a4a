import { type Outcome, type Question, type Ruleset, refuse, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';

// On its turn a seat chooses an open column and climbs it by a die. Who reaches the top closes the column and owns it; three
// columns win. `column-race-peer.ts` is the same race for the other search.

export interface Climb {
  turn: number;
  /** How far seat 0 has climbed in each column, then seat 1. */
  readonly climbed: number[];
  /** One bit per closed column. */
  closed: number;
  readonly owned: number[];
}

const LENGTHS = [8, 11, 14, 11, 8];
const COLUMNS = LENGTHS.length;
const TO_WIN = 3;
const SEATS = ['left', 'right'] as const;

const OPEN: readonly (readonly number[])[] = Array.from({ length: 1 << COLUMNS }, (_, closed) =>
  LENGTHS.map((_, column) => column).filter((column) => !(closed & (1 << column))),
);
const ASK = SEATS.map((seat): Question<number> => ({ kind: 'column', seat, data: null }));

const newClimb = (): Climb => ({ turn: 0, climbed: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], closed: 0, owned: [0, 0] });

function climb(race: Climb, seat: number, column: number, by: number): void {
  const at = seat * COLUMNS + column;
  race.climbed[at] = Math.min(race.climbed[at]! + by, LENGTHS[column]!);
  if (race.climbed[at] < LENGTHS[column]!) return;
  race.closed |= 1 << column;
  race.owned[seat]!++;
}

/** The seat that owns enough columns, or -1. */
function winner({ owned }: Climb): number {
  return owned[0]! >= TO_WIN ? 0 : owned[1]! >= TO_WIN ? 1 : -1;
}

function copy({ turn, climbed, closed, owned }: Climb): Climb {
  return { turn, climbed: climbed.slice(), closed, owned: owned.slice() };
}

export const columnRace: Ruleset<Climb, Climb> = {
  id: 'column-race',
  version: '1',
  title: 'Column race',
  rules: {},
  ready: [],
  setup: z.unknown() as unknown as Schema,
  state: z.unknown() as unknown as Schema<Climb>,
  questions: {
    column: {
      answer: z.int(),
      finite: true,
      options: (race) => OPEN[race.closed]!,
      check: (race, _question, column) =>
        OPEN[race.closed]!.includes(column) ? null : refuse('RACE-1', 'That column is closed.'),
    },
  },
  queries: {},
  open: newClimb,
  seats: () => SEATS,
  *play(t) {
    const race = t.state;
    for (;;) {
      const won = winner(race);
      if (won >= 0) return { winner: SEATS[won]!, rule: 'RACE-2', by: 'columns' } satisfies Outcome;
      t.boundary();
      const column = yield* t.ask(ASK[race.turn]!);
      const dice = yield* t.roll(1, 6, 'RACE-1');
      climb(race, race.turn, column, dice[0]!);
      race.turn ^= 1;
    }
  },
  copy,
  view: copy,
  imagine: copy,
  notAsked: () => refuse('RACE-1', 'It is the other seat’s turn.'),
  say: ({ type }) => type,
  guide: null,
};
