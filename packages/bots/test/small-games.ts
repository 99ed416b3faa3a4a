import {
  type Guide,
  type Outcome,
  type Play,
  type Question,
  type Ruleset,
  refuse,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

/** A ruleset from as little as a game for a test needs: states are open unless told, answers are whatever `options` lists. */
export function smallGame<S>(game: {
  readonly open: S;
  readonly seats?: readonly string[];
  readonly play: (t: Table<S>) => Play<Outcome>;
  readonly options: (state: S, question: Question) => readonly unknown[];
  readonly view?: (state: S, seat: string | null) => S;
  readonly imagine?: Ruleset<S, S>['imagine'];
  readonly guide?: Guide<S>;
  readonly shown?: NonNullable<Ruleset<S, S>['questions'][string]['shown']>;
}): Ruleset<S, S> {
  const copy = (state: S): S => structuredClone(state);
  const kind = {
    answer: z.unknown(),
    finite: true,
    options: game.options,
    check: (state: S, question: Question, answer: unknown) =>
      game.options(state, question).includes(answer) ? null : refuse('SMALL', 'That is not among the options.'),
    ...(game.shown && { shown: game.shown }),
  } as Ruleset<S, S>['questions'][string];
  return {
    id: 'small',
    version: '1',
    title: 'A small game',
    rules: {},
    ready: [],
    setup: z.unknown(),
    state: z.unknown() as Ruleset<S, S>['state'],
    questions: { take: kind, hide: kind, guess: kind },
    queries: {},
    open: () => copy(game.open),
    seats: () => game.seats ?? SEATS,
    play: game.play,
    copy,
    view: game.view ?? copy,
    imagine: game.imagine ?? copy,
    notAsked: () => refuse('SMALL', 'Another seat decides.'),
    say: (event) => event.type,
    guide: game.guide ?? null,
  };
}

export const SEATS = ['A', 'B'] as const;

/** Take one to three; who takes the last wins. A heap that four divides is lost for the seat to move. */
export const nim = (heap: number): Ruleset<{ heap: number; turn: number }> =>
  smallGame({
    open: { heap, turn: 0 },
    *play(t) {
      const nim = t.state;
      while (nim.heap > 0) {
        t.boundary();
        nim.heap -= yield* t.ask<number>({ kind: 'take', seat: SEATS[nim.turn]!, data: null });
        nim.turn = 1 - nim.turn;
      }
      return { winner: SEATS[1 - nim.turn]!, rule: 'SMALL', by: 'the last one' };
    },
    options: ({ heap }) => [1, 2, 3].filter((n) => n <= heap),
  });

export interface Pass {
  hidden: number | null;
  guess: number | null;
}

/**
 * A goes by one of two roads, B guards one of them, neither knowing of the other. A wins by so many faces of a die:
 * 2 where it meets the guard on road 0, 6 where it does not, 1 and 4 on road 1. By theory A takes road 0 three times in
 * seven and wins 11 times in 21. If B could see the road, A would win 7 times in 21 at best.
 */
export const FACES = [
  [2, 6],
  [4, 1],
] as const;

function* arrive(t: Table<Pass>): Play<Outcome> {
  const { hidden, guess } = t.state;
  const [face] = yield* t.roll(1, 6, 'SMALL');
  return { winner: face! <= FACES[hidden!]![guess!]! ? 'A' : 'B', rule: 'SMALL', by: 'the road' };
}

export const sealedRoads = smallGame<Pass>({
  open: { hidden: null, guess: null },
  *play(t) {
    const [hidden, guess] = yield* t.askSealed<number>([
      { kind: 'hide', seat: 'A', data: null },
      { kind: 'guess', seat: 'B', data: null },
    ]);
    t.state.hidden = hidden!;
    t.state.guess = guess!;
    return yield* arrive(t);
  },
  options: () => [0, 1],
});

/** The same, A deciding first and telling nobody. */
export const hiddenRoads = (told: boolean): Ruleset<Pass, Pass> =>
  smallGame<Pass>({
    open: { hidden: null, guess: null },
    *play(t) {
      t.boundary();
      t.state.hidden ??= yield* t.ask<number>({ kind: 'hide', seat: 'A', data: null });
      t.boundary();
      t.state.guess ??= yield* t.ask<number>({ kind: 'guess', seat: 'B', data: null });
      return yield* arrive(t);
    },
    options: () => [0, 1],
    view: ({ hidden, guess }, seat) => ({ hidden: hidden !== null && seat !== 'A' ? -1 : hidden, guess }),
    imagine: ({ hidden, guess }, chance) => ({ hidden: hidden === -1 ? chance.below(2) : hidden, guess }),
    guide: {
      candidates: () => [0, 1],
      playout: (_state, _question, chance) => chance.below(2),
      greedy: () => 0,
      value: () => 0.5,
    },
    ...(!told && { shown: (_state, question, answer) => (question.kind === 'hide' ? null : answer) }),
  });
