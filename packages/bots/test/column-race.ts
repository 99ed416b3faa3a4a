import {
  type Chance,
  type Outcome,
  type Play,
  type Question,
  type Ruleset,
  refuse,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

/**
 * A race of two seats up five columns. On a turn a seat chooses a column that is still open and moves up it by a die.
 * Who reaches the top closes the column and owns it; what the other seat had climbed there is lost. Three columns win.
 */
export interface Race {
  /** Whose turn it is: 0 or 1. */
  turn: number;
  /** How far seat 0 has climbed in each column, then seat 1. */
  readonly climbed: number[];
  /** One bit per closed column. */
  closed: number;
  readonly owned: number[];
}

export const LENGTHS = [8, 11, 14, 11, 8];
export const SEATS = ['left', 'right'] as const;
const COLUMNS = LENGTHS.length;
const TO_WIN = 3;

/** The open columns for each set of closed ones: the same lists again and again, so that asking for options costs nothing. */
const OPEN: readonly (readonly number[])[] = Array.from({ length: 1 << COLUMNS }, (_, closed) =>
  LENGTHS.map((_, column) => column).filter((column) => !(closed & (1 << column))),
);
const QUESTIONS: readonly Question<number>[] = SEATS.map((seat) => ({ kind: 'column', seat, data: null }));

export function advance(race: Race, column: number, by: number): void {
  const at = race.turn * COLUMNS + column;
  race.climbed[at]! += by;
  if (race.climbed[at]! >= LENGTHS[column]!) {
    race.climbed[at] = LENGTHS[column]!;
    race.closed |= 1 << column;
    race.owned[race.turn]!++;
  }
  race.turn ^= 1;
}

function* play(t: Table<Race>): Play<Outcome> {
  const race = t.state;
  for (;;) {
    for (let seat = 0; seat < 2; seat++)
      if (race.owned[seat]! >= TO_WIN) return { winner: SEATS[seat]!, rule: 'RACE-2', by: 'columns' };
    t.boundary();
    const column = yield* t.ask(QUESTIONS[race.turn]!);
    const faces = yield* t.roll(1, 6, 'RACE-1');
    advance(race, column, faces[0]!);
  }
}

/** How well a seat stands: columns owned, and how far it is in the best of those still open. */
export function value(race: Race, seat: number): number {
  const own = standing(race, seat);
  const other = standing(race, seat ^ 1);
  if (own >= TO_WIN) return 1;
  if (other >= TO_WIN) return 0;
  return 1 / (1 + Math.exp(2 * (other - own)));
}

function standing(race: Race, seat: number): number {
  if (race.owned[seat]! >= TO_WIN) return TO_WIN;
  let standing = race.owned[seat]!;
  for (let column = 0; column < COLUMNS; column++) {
    if (race.closed & (1 << column)) continue;
    const share = race.climbed[seat * COLUMNS + column]! / LENGTHS[column]!;
    standing += 0.6 * share * share;
  }
  return Math.min(standing, TO_WIN - 0.01);
}

/** The value of moving up a column, exactly: each face once. */
function expected(race: Race, column: number): number {
  let total = 0;
  for (let face = 1; face <= 6; face++) {
    const after = copy(race);
    advance(after, column, face);
    total += value(after, race.turn);
  }
  return total / 6;
}

function copy(race: Race): Race {
  return { turn: race.turn, climbed: race.climbed.slice(), closed: race.closed, owned: race.owned.slice() };
}

/** Farthest first. */
function candidates(race: Race): readonly number[] {
  return OPEN[race.closed]!.toSorted((a, b) => expected(race, b) - expected(race, a));
}

const state = z.strictObject({
  turn: z.int(),
  climbed: z.array(z.int()),
  closed: z.int(),
  owned: z.array(z.int()),
});

export const columnRace: Ruleset<Race, Race> = {
  id: 'column-race',
  version: '1',
  title: 'Column race',
  rules: {},
  ready: [{ id: 'race', title: 'The race', setup: {} }],
  setup: z.strictObject({}),
  state,
  questions: {
    column: {
      answer: z.int() as never,
      finite: true,
      options: (race: Race) => OPEN[race.closed] as never,
      check: (race: Race, _question: Question, column: number) =>
        column in LENGTHS && !(race.closed & (1 << column)) ? null : refuse('RACE-1', 'That column is closed.'),
    },
  },
  queries: {},
  open: () => ({ turn: 0, climbed: LENGTHS.concat(LENGTHS).fill(0), closed: 0, owned: [0, 0] }),
  seats: () => SEATS,
  play,
  copy,
  view: copy,
  imagine: copy,
  notAsked: () => refuse('RACE-1', 'The other seat moves.'),
  say: (event) => event.type,
  guide: null,
};

/** The same race with advice for search. */
export const guidedRace: Ruleset<Race, Race> = {
  ...columnRace,
  guide: {
    candidates,
    playout: (race: Race, _question: Question, chance: Chance) => {
      const open = OPEN[race.closed]!;
      return open[chance.below(open.length)];
    },
    greedy: (race: Race) => candidates(race)[0],
    value: (race: Race, seat: string) => value(race, seat === SEATS[0] ? 0 : 1),
  },
};
